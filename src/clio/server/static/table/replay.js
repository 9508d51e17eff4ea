// What the others did since my last turn, watched in place: step by step, or by itself at the pace preferred; skipped at any moment.
import { all, byId, hear, id, inTurn, seat, still } from "./page.js";
import { moves, prefer } from "./prefs.js";
import { refresh } from "./send.js";
import { event, show } from "./swap.js";

const bar = byId("replay");
const BESIDE = ["prompt", "log", "people", "chat"]; // what stays as it is now
const PAUSE = { slow: 2200, calm: 1200, quick: 550 };
let steps = [];
let at = -1; // which of them is shown; -1: the table before the first
let timer = 0;
let own = false; // is this swap one of ours?

const watching = () => steps.length > 0;
const news = () => byId("watch")?.dataset.news.split(" ").map(Number) ?? [];

// The past comes by the address that history has; the question, the log and the talk stay those of now.
const go = (n) =>
  inTurn(async () => {
    if (!watching() || n < -1 || n >= steps.length) return;
    const entry = n < 0 ? steps[0] - 1 : steps[n];
    const have = all("[data-region]").filter((r) => !BESIDE.includes(r.dataset.region)).map((r) => `${r.dataset.region}:${r.dataset.key}`);
    const answer = await fetch(`/t/${id}/at/${entry}?seat=${seat}&have=${encodeURIComponent(have.join(","))}`, { headers: { Accept: "application/json" } });
    if (!answer.ok || !watching()) return stop();
    const past = await answer.json();
    const banner = new DOMParser().parseFromString(past.regions.prompt?.html ?? "", "text/html");
    for (const name of BESIDE) delete past.regions[name];
    own = true;
    await show({ ...past, gone: [], event, problem: "" });
    own = false;
    at = n;
    bar.hidden = false;
    byId("replay-where").textContent = `${at + 1}/${steps.length}`;
    byId("replay-text").textContent = n < 0 ? "" : [...banner.querySelectorAll(".told li")].map((li) => li.textContent.trim()).join(" ");
  });

function pause() {
  clearInterval(timer);
  timer = 0;
  bar.querySelector("[data-replay=play]").setAttribute("aria-pressed", "false");
}
function play() {
  bar.querySelector("[data-replay=play]").setAttribute("aria-pressed", "true");
  timer = setTimeout(async function next() {
    await go(at + 1);
    if (!timer) return;
    if (at + 1 >= steps.length) timer = setTimeout(skip, PAUSE[prefer("pace")]);
    else timer = setTimeout(next, PAUSE[prefer("pace")]);
  }, PAUSE[prefer("pace")]);
}
function stop() {
  if (!watching()) return;
  pause();
  remember();
  steps = [];
  bar.hidden = true;
  document.body.classList.remove("replaying");
}
function skip() {
  stop();
  refresh();
}

// What was watched, or could have been, does not begin by itself again.
function remember() {
  try {
    sessionStorage[`watched ${id}`] = news().at(-1) ?? 0;
  } catch {
    // then it begins again
  }
}
const seen = () => {
  try {
    return Number(sessionStorage[`watched ${id}`] ?? 0);
  } catch {
    return 0;
  }
};

async function start() {
  if (watching() || !news().length) return;
  steps = news();
  at = -1;
  document.body.classList.add("replaying");
  await go(moves() ? -1 : 0);
  if (watching() && moves()) play();
}
const byItself = () => prefer("watch") === "play" && moves() && (news().at(-1) ?? 0) > seen() && start();

export function begin() {
  if (still) return;
  document.addEventListener("click", (e) => {
    const watch = e.target.closest("#watch");
    if (watch && !e.ctrlKey && !e.metaKey && !e.shiftKey) {
      e.preventDefault();
      start();
    }
    const wish = e.target.closest("[data-replay]")?.dataset.replay;
    if (wish === "skip") skip();
    else if (wish === "play") timer ? pause() : at + 1 < steps.length ? play() : skip();
    else if (wish) {
      pause();
      if (wish === "next" && at + 1 >= steps.length) skip();
      else go(at + (wish === "next" ? 1 : -1));
    }
  });
  addEventListener(
    "keydown",
    (e) => {
      if (!watching() || e.altKey || e.ctrlKey || e.metaKey || e.target.matches("input, select, textarea")) return;
      const wish = { ArrowLeft: "previous", ArrowRight: "next", Escape: "skip" }[e.key];
      if (!wish) return;
      e.preventDefault();
      e.stopPropagation();
      bar.querySelector(`[data-replay=${wish}]`).click();
    },
    true,
  );
  hear("before-swap", () => {
    if (own || !watching()) return;
    skip(); // something happens now: it is shown instead, and all that it does not touch comes back too
  });
  hear("asked", ({ fresh }) => fresh && byItself());
  if (document.querySelector("#question[data-mine]")) byItself();
}
