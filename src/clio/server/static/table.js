// The table page: send forms without leaving the page, fetch what changed, swap it gently.
// Without this file every form still posts and the page comes back whole.
"use strict";

const table = document.getElementById("table");
const id = table.dataset.table;
const seat = table.dataset.seat;
const problem = document.getElementById("problem");
const liveRegion = document.getElementById("live");
const popover = document.getElementById("card-popover");
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
let event = table.dataset.event; // the newest news this page has heard of
const still = "still" in table.dataset; // a moment of the past: nothing happens here
const byId = (name) => document.getElementById(name);
const have = () => [...document.querySelectorAll("[data-region]")].map((r) => `${r.dataset.region}:${r.dataset.key}`).join(",");

// Rule numbers lead to their sentence, beside the table. Only text is rewritten, so the numbers must stand in no link.
const cite = (where) => {
  const link = (rule) => `<a class="rule" href="${table.dataset.rules}#${rule}" target="_blank" rel="noopener">${rule}</a>`;
  where.innerHTML = where.innerHTML.replace(/\b[A-Z]{2}-[A-Z0-9]+-\d+\b/g, link);
};

function complain(text) {
  problem.textContent = text;
  cite(problem);
  problem.hidden = !text;
}

// --- one thing at a time --------------------------------------------------------------------------
// Requests and swaps wait for each other, so a late answer never overtakes a newer one.

let queue = Promise.resolve();
const inTurn = (work) => (queue = queue.then(work).catch((error) => console.warn(String(error))));

let pointerDown = false;
const busyHands = () => pointerDown || document.querySelector("dialog[open]") || document.activeElement?.matches("select");
const handsFree = async () => {
  while (busyHands()) await new Promise((again) => setTimeout(again, 60));
};
addEventListener("pointerdown", () => (pointerDown = true), true);
for (const name of ["pointerup", "pointercancel", "blur", "dragend"]) addEventListener(name, () => (pointerDown = false), true);

// --- what changed ---------------------------------------------------------------------------------

function places() {
  const found = new Map();
  for (const card of document.querySelectorAll("[data-card]")) {
    found.set(card.dataset.card, found.has(card.dataset.card) ? null : card); // two of a kind: nobody knows which moved
  }
  return found;
}

const logLines = () => [...document.querySelectorAll(".log-lines li[data-entry]")];

function swap(answer) {
  const active = document.activeElement;
  const inside = active?.closest?.("[data-region]");
  const again = active?.id;
  const open = [...document.querySelectorAll("details[id]")].filter((d) => d.open).map((d) => d.id);
  const scrolled = [...document.querySelectorAll("[data-region] [tabindex]")].filter((e) => e.scrollTop).map((e) => [e.className, e.scrollTop]);
  const ticked = answer.regions.prompt ? [] : [...document.querySelectorAll("input[name=pick]:checked")].map((box) => box.value);
  for (const [name, region] of Object.entries(answer.regions)) {
    let place = byId(`region-${name}`);
    if (!place) {
      place = document.createElement("section");
      place.id = `region-${name}`;
      place.className = `region region-${name}`;
      place.dataset.region = name;
      byId("felt")?.append(place);
    }
    place.innerHTML = region.html;
    place.dataset.key = region.key;
  }
  for (const name of answer.gone) byId(`region-${name}`)?.remove();
  for (const name of open) byId(name)?.setAttribute("open", "");
  for (const [name, top] of scrolled) for (const e of document.querySelectorAll(`[tabindex][class="${name}"]`)) e.scrollTop = top;
  for (const value of ticked) [...document.querySelectorAll("input[name=pick]")].find((box) => box.value === value && !box.checked)?.click();
  tidy();
  // Focus stays where it was; if that is gone, or the question is new, it goes to the question.
  if (inside && !active.isConnected) {
    const same = again && (still || !inside.matches("#region-prompt")) && byId(again);
    (same || byId("question"))?.focus({ preventScroll: true });
  } else if (answer.regions.prompt && (!active || active === document.body)) byId("question")?.focus({ preventScroll: true });
}

async function show(answer) {
  await handsFree();
  event = answer.event;
  complain(answer.problem);
  if (String(answer.curtain) !== table.dataset.curtain) {
    location.href = `/t/${id}?seat=${seat}`;
    return;
  }
  if (!Object.keys(answer.regions).length && !answer.gone.length) return;
  hideCloser();
  const told = new Set(logLines().map((li) => li.dataset.entry + li.textContent));
  if (document.startViewTransition && !calm.matches && !document.hidden) await glide(answer);
  else swap(answer);
  const news = logLines().filter((li) => !told.has(li.dataset.entry + li.textContent)).slice(-5);
  const read = (name) => (answer.regions.prompt ? byId(name)?.textContent.trim() : "");
  const words = [...news.map((li) => li.textContent), read("question"), read("hint")].filter(Boolean);
  if (words.length) liveRegion.textContent = words.join(". ");
  if (answer.regions.prompt) {
    byId("region-prompt").scrollTop = 0; // a new question begins at its top
    point();
  }
}

// Only cards whose zone changed glide, twelve at most, and only while they do. Hidden cards have no name here.
async function glide(answer) {
  const was = places();
  const zones = new Map([...was].map(([card, element]) => [card, element?.dataset.zone]));
  const next = new DOMParser().parseFromString(Object.values(answer.regions).map((r) => r.html).join(""), "text/html");
  const moving = [];
  for (const card of next.querySelectorAll("[data-card]")) {
    const name = card.dataset.card;
    if (moving.length < 12 && zones.get(name) && zones.get(name) !== card.dataset.zone && !moving.includes(name)) moving.push(name);
  }
  const call = (cards) => moving.forEach((name, n) => cards.get(name) && (cards.get(name).style.viewTransitionName = `card-${n}`));
  call(was);
  const transition = document.startViewTransition(() => {
    swap(answer);
    call(places());
  });
  transition.ready.catch(() => {}); // skipped (the page was hidden, or another one began): the swap happened all the same
  transition.finished.catch(() => {}).then(() => {
    for (const card of document.querySelectorAll("[data-card][style]")) card.style.viewTransitionName = "";
  });
  await transition.updateCallbackDone;
}

const refresh = () =>
  still ||
  inTurn(async () => {
    const answer = await fetch(`/t/${id}/regions?seat=${seat}&have=${encodeURIComponent(have())}`, {
      headers: { Accept: "application/json" },
    });
    if (answer.ok) await show(await answer.json());
    else if (answer.status === 404 || answer.status === 403) location.href = "/";
  });

// --- sending --------------------------------------------------------------------------------------

document.addEventListener("submit", (submitted) => {
  const form = submitted.target;
  if (!form.matches("#act, #say")) return;
  const button = submitted.submitter;
  const where = button?.getAttribute("formaction") ?? form.getAttribute("action");
  if (/\/(leave|close|rematch)$/.test(where)) return;
  submitted.preventDefault();
  if (button?.getAttribute("aria-disabled") === "true") return;
  const data = new FormData(form);
  data.delete("pick");
  if (button?.name) data.append(button.name, button.value);
  else if (form.id === "act") for (const box of [...ticks, ...document.querySelectorAll(".set input[type=hidden]")]) data.append("pick", box.value);
  inTurn(async () => {
    data.append("have", have());
    document.body.classList.add("busy");
    try {
      const answer = await fetch(where, { method: "POST", body: new URLSearchParams(data), headers: { Accept: "application/json" } });
      if (!answer.ok) return location.reload();
      if (form.id === "say") form.reset();
      await show(await answer.json());
    } catch {
      lost(true);
    } finally {
      document.body.classList.remove("busy");
    }
  });
});

// --- a set of ticks -------------------------------------------------------------------------------

let ticks = []; // in the order in which they were ticked
function count() {
  const set = document.querySelector(".set");
  ticks = ticks.filter((box) => box.isConnected && box.checked);
  for (const box of document.querySelectorAll("input[name=pick]:checked")) if (!ticks.includes(box)) ticks.push(box);
  if (!set) return;
  const { least, most, picked, number, orNone, addsUp, sum, over, surplus } = set.dataset;
  const useful = JSON.parse(set.dataset.useful);
  let given = Number(picked); // all that is ticked, and what of it counts
  let counted = given;
  const times = {};
  for (const { value, dataset } of ticks) {
    times[value] = (times[value] ?? 0) + 1;
    given += Number(dataset.worth);
    if (times[value] <= useful[value]) counted += Number(dataset.worth);
  }
  const limit = most === "" ? Infinity : Number(most);
  const need = Number(least) || Number(most);
  const none = orNone !== undefined && !ticks.length;
  const many = number !== "" && ticks.length > Number(number);
  const fits = none || (!many && given <= limit && counted >= Number(least)) || (addsUp === undefined && ticks.length > 0);
  const words = many ? set.dataset.many : given > limit ? `${sum}: ${over}` : !need ? set.dataset.count : most === "" && given > need ? `${sum}: ${surplus}` : sum;
  const much = given > limit ? given - limit : given - need;
  set.querySelector(".total").textContent = words.replace("§1", given > limit ? given : counted).replace("§2", need).replace("§3", much);
  set.dataset.state = many || given > limit ? "over" : fits ? "enough" : "missing";
  byId("confirm").setAttribute("aria-disabled", String(!fits));
}
document.addEventListener("change", (e) => e.target.matches("input[name=pick]") && count());

// --- listening ------------------------------------------------------------------------------------

let source = null;
let silent = false;
function lost(yes) {
  if (yes !== silent) {
    complain(yes ? table.dataset.lost : "");
    if (!yes) liveRegion.textContent = table.dataset.back;
  }
  silent = yes;
}
function listen() {
  if (source || still || document.hidden) return;
  source = new EventSource(`/t/${id}/live?last=${encodeURIComponent(event)}`);
  source.onopen = () => {
    if (silent) refresh();
    lost(false);
  };
  source.onmessage = (message) => message.data !== event && refresh();
  source.onerror = () => {
    lost(true);
    if (source.readyState === EventSource.CLOSED) {
      source = null;
      setTimeout(listen, 1500);
    }
  };
}
document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    source?.close();
    source = null;
  } else {
    refresh();
    listen();
  }
});
addEventListener("pagehide", () => source?.close());

// --- looking closer -------------------------------------------------------------------------------

const said = new Map(); // what cards say, fetched once
let looking = null;
function hideCloser() {
  looking = null;
  if (popover.matches(":popover-open")) popover.hidePopover();
}
async function closer(target) {
  if (popover.contains(target)) return; // it may hold a link
  const at = target?.closest?.("[data-detail], [data-card]");
  if (!at) return hideCloser();
  if (at === looking) return;
  looking = at;
  let text = at.querySelector(":scope > .detail")?.innerHTML ?? "";
  const about = at.matches("[data-detail]") ? null : at.querySelector("[data-about]");
  if (about) {
    if (!said.has(about.href)) {
      const answer = await fetch(about.href, { headers: { Accept: "application/json" } }).catch(() => null);
      if (answer?.ok) said.set(about.href, await answer.text());
    }
    text = (said.get(about.href) ?? "") + (at.querySelector(":scope > .reasons")?.innerHTML ?? "");
  }
  if (looking !== at || !at.isConnected || !text) return;
  popover.innerHTML = text;
  cite(popover);
  popover.showPopover();
  const box = at.getBoundingClientRect();
  const own = popover.getBoundingClientRect();
  const above = box.top - own.height - 8;
  popover.style.left = `${Math.max(8, Math.min(box.left + box.width / 2 - own.width / 2, innerWidth - own.width - 8))}px`;
  popover.style.top = `${above > 8 ? above : Math.max(8, Math.min(box.bottom + 8, innerHeight - own.height - 8))}px`;
}
let hover = 0;
document.addEventListener("pointerover", (e) => {
  if (e.pointerType !== "mouse") return;
  clearTimeout(hover);
  const at = e.target.closest("[data-detail], [data-card]");
  hover = setTimeout(() => closer(e.target), at ? 260 : 120);
});
document.addEventListener("focusin", (e) => {
  if (e.target.matches(":focus-visible")) closer(e.target);
});
let press = 0;
document.addEventListener("touchstart", (e) => (press = setTimeout(() => closer(e.target), 450)), { passive: true });
for (const name of ["touchend", "touchmove", "touchcancel"]) document.addEventListener(name, () => clearTimeout(press), { passive: true });
document.addEventListener("keydown", (e) => {
  if (e.key !== "Escape") return;
  hideCloser();
  for (const open of document.querySelectorAll("details[open]:has(> .sheet-over), #people[open]")) open.open = false;
});
document.addEventListener("click", (e) => {
  const link = e.target.closest("[data-link]");
  if (link) {
    link.select();
    navigator.clipboard?.writeText(link.value).then(() => (liveRegion.textContent = table.dataset.copied), () => {});
    return;
  }
  const about = e.target.closest("a[data-about]");
  if (about && !e.ctrlKey && !e.metaKey && !e.shiftKey) e.preventDefault();
  if (about || e.target.closest(".cannot, .deck") || (e.target.closest("[data-card]") && !e.target.closest("button, label, input"))) closer(e.target);
  else hideCloser();
  for (const open of document.querySelectorAll("details[open]:has(> .sheet-over)")) if (!open.contains(e.target)) open.open = false;
});

// --- looking back: one step after the other without leaving the page -----------------------------------

const walk = (href) =>
  inTurn(async () => {
    const answer = await fetch(`${href}&have=${encodeURIComponent(have())}`, { headers: { Accept: "application/json" } });
    if (!answer.ok) return (location.href = href);
    await show(await answer.json());
    history.pushState(null, "", href);
  });
if (still) {
  document.addEventListener("click", (e) => {
    const step = e.target.closest("a[data-step]");
    if (!step || e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    walk(step.getAttribute("href"));
  });
  const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };
  document.addEventListener("keydown", (e) => {
    if (!keys[e.key] || e.altKey || e.ctrlKey || e.metaKey || e.target.matches("input, select, textarea")) return;
    e.preventDefault();
    byId(`step-${keys[e.key]}`)?.click();
  });
  addEventListener("popstate", () => location.reload());
} else {
  try {
    localStorage[`shuffle ${id}`] ??= table.dataset.shuffle; // to be compared at the end of the game
  } catch {
    // a browser that keeps nothing
  }
}

// --- beginning, and after every swap ----------------------------------------------------------------

// What a lesson points at is brought into sight, as far as that moves nothing but the table.
function point() {
  const at = document.querySelector("#felt .mark-press, #felt .mark-look");
  (at?.closest("[data-card]") ?? at)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function tidy() {
  for (const link of document.querySelectorAll("[data-link]")) link.value = new URL(link.value, location.href).href;
  for (const lines of document.querySelectorAll(".log-lines, .chat-lines")) lines.scrollTop = lines.scrollHeight;
  if (still) {
    const at = Number(byId("question")?.dataset.at);
    for (const li of logLines()) li.removeAttribute("aria-current");
    const now = logLines().findLast((li) => Number(li.dataset.entry) <= at);
    now?.setAttribute("aria-current", "step");
    const box = document.querySelector(".log-lines");
    box.scrollTop = now ? now.offsetTop - box.offsetTop - box.clientHeight / 2 : 0;
  }
  count();
}
tidy();
point();
listen();
const since = document.querySelector(".log-lines .since"); // coming back: begin to read where one left
if (since) since.parentElement.scrollTop = since.offsetTop - since.parentElement.offsetTop;
