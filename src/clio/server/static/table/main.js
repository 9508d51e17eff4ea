// The table page, put together.
import { all, byId, hear, have, id, inTurn, plan, still, table, tell } from "./page.js";
import * as choose from "./choose.js";
import * as keys from "./keys.js";
import * as look from "./look.js";
import * as moment from "./moment.js";
import * as presence from "./presence.js";
import * as prefs from "./prefs.js";
import * as replay from "./replay.js";
import * as send from "./send.js";
import * as sets from "./sets.js";
import * as small from "./small.js";
import * as sound from "./sound.js";
import * as watching from "./watching.js";
import { show } from "./swap.js";

// --- my turn is noticed: title, sound, and a word of the system where that is wished ------------------
const title = document.title;
function notice({ mine, fresh, over }) {
  navigator.setAppBadge?.(mine ? 1 : 0).catch(() => {}); // where the page is installed
  document.title = mine ? `● ${table.dataset.yourTurn} – ${title}` : title;
  byId("region-prompt")?.classList.toggle("my-turn", fresh);
  if (fresh) tell("sound", "turn");
  else if (over) tell("sound", "end");
  if (fresh && document.hidden && prefs.prefer("notice") === "on" && window.Notification?.permission === "granted") new Notification(table.dataset.yourTurn, { body: title });
}

// --- the log ---------------------------------------------------------------------------------------------
let only = "all";
function sift() {
  const log = byId("region-log");
  if (log && log.dataset.only !== only) log.dataset.only = only;
  for (const button of all("[data-log]", log ?? table)) button.setAttribute("aria-pressed", String(button.dataset.log === only));
}
document.addEventListener("click", (e) => {
  const filter = e.target.closest("[data-log]");
  if (!filter) return;
  only = filter.dataset.log;
  sift();
});

// What a lesson points at is brought into sight, as far as that moves nothing but the table.
const marks = ["mark-press", "mark-look"].map((name) => document.getElementsByClassName(name)); // mostly there are none
function point() {
  if (!marks.some(({ length }) => length)) return;
  const at = document.querySelector("#felt .mark-press, #felt .mark-look");
  if (!at) return;
  const whole = at.closest("[data-card]") ?? at;
  whole.classList.add("pointed-at");
  whole.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = byId("region-prompt").getBoundingClientRect();
  const seen = at.getBoundingClientRect();
  const under = seen.bottom > box.top && seen.top < box.bottom && seen.right > box.left && seen.left < box.right;
  if (under) whole.scrollIntoView({ block: "start", inline: "nearest" }); // a tall question lies over it
}

function links() {
  for (const link of all("[data-link]", byId("region-people") ?? table)) link.value = new URL(link.value, location.href).href;
}
function tidy() {
  table.classList.toggle("finished", Boolean(byId("scene")));
  links();
  for (const lines of all(".log-lines, .chat-lines", byId("talk") ?? table)) lines.scrollTop = lines.scrollHeight;
  if (still && !plan) {
    const lines = all(".log-lines li[data-entry]");
    const at = Number(byId("question")?.dataset.at);
    for (const li of lines) li.removeAttribute("aria-current");
    const now = lines.findLast((li) => Number(li.dataset.entry) <= at);
    now?.setAttribute("aria-current", "step");
    const box = document.querySelector(".log-lines");
    if (box) box.scrollTop = now ? now.offsetTop - box.offsetTop - box.clientHeight / 2 : 0;
  }
  sift();
}

// --- looking back: one step after the other without leaving the page -------------------------------------
const walk = (href) =>
  inTurn(async () => {
    const answer = await fetch(`${href}&have=${encodeURIComponent(have())}`, { headers: { Accept: "application/json" } });
    if (!answer.ok) return (location.href = href);
    await show(await answer.json());
    history.pushState(null, "", href);
  });
if (plan) {
  // nothing to look back at, and nothing to note
} else if (still) {
  document.addEventListener("click", (e) => {
    const step = e.target.closest("a[data-step]");
    if (!step || e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    walk(step.getAttribute("href"));
  });
  const steps = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };
  document.addEventListener("keydown", (e) => {
    if (!steps[e.key] || e.altKey || e.ctrlKey || e.metaKey || e.target.matches("input, select, textarea")) return;
    e.preventDefault();
    byId(`step-${steps[e.key]}`)?.click();
  });
  addEventListener("popstate", () => location.reload());
} else {
  try {
    localStorage[`shuffle ${id}`] ??= table.dataset.shuffle; // to be compared at the end of the game
  } catch {
    // nothing is noted where nothing may be
  }
}

for (const part of [prefs, presence, watching, sound, sets, small, choose, look, keys, send, moment, replay]) part.begin();
document.documentElement.classList.add("scripted");
document.body.classList.add("scripted");
hear("swapped", tidy);
hear("unfolded", links);
hear("asked", (asked) => setTimeout(notice, 0, asked)); // the table is laid first
hear("asked", point);
tidy();
point();
notice({ mine: Boolean(document.querySelector("#question[data-mine]")), fresh: false, over: false });
const since = document.querySelector(".log-lines .since"); // coming back: begin to read where one left
if (since) since.parentElement.scrollTop = since.offsetTop - since.parentElement.offsetTop;
