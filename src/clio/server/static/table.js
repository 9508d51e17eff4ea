// The table page: send forms without leaving the page, fetch what changed, swap it gently.
// Without this file every form still posts and the page comes back whole.
"use strict";

const table = document.getElementById("table");
const id = table.dataset.table;
const seat = table.dataset.seat;
const problem = document.getElementById("problem");
const liveRegion = document.getElementById("live");
const popover = document.getElementById("card-popover");
let pointerDown = false;
let waiting = null;
let event = table.dataset.event;
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

const regionsOf = () => [...document.querySelectorAll("[data-region]")];
const have = () => regionsOf().map((r) => `${r.dataset.region}:${r.dataset.key}`).join(",");

// --- what changed -------------------------------------------------------------------------------

function positions() {
  const found = new Map();
  for (const card of document.querySelectorAll("[data-card]")) {
    const key = card.dataset.card;
    if (!found.has(key)) found.set(key, []);
    found.get(key).push({ card, zone: card.dataset.zone });
  }
  return found;
}

function swap(answer) {
  const active = document.activeElement;
  const focusId = active && active.id;
  const hadPromptFocus = active && active.closest && active.closest("#region-prompt");
  for (const [name, region] of Object.entries(answer.regions)) {
    let place = document.getElementById(`region-${name}`);
    if (!place) {
      place = document.createElement("section");
      place.id = `region-${name}`;
      place.className = `region region-${name}`;
      place.dataset.region = name;
      document.getElementById("felt").append(place);
    }
    place.innerHTML = region.html;
    place.dataset.key = region.key;
  }
  for (const name of answer.gone) document.getElementById(`region-${name}`)?.remove();
  const log = document.querySelector(".log-lines");
  if (log) log.scrollTop = log.scrollHeight;
  if (answer.regions.prompt || (active && !active.isConnected)) {
    const again = focusId && document.getElementById(focusId);
    if (again && again !== document.body && !hadPromptFocus) again.focus({ preventScroll: true });
    else document.getElementById("question")?.focus({ preventScroll: true });
  }
}

async function show(answer) {
  if (pointerDown || document.querySelector("dialog[open], select:focus")) {
    waiting = answer;
    return;
  }
  waiting = null;
  event = answer.event;
  problem.textContent = answer.problem;
  problem.hidden = !answer.problem;
  if (String(answer.curtain) !== table.dataset.curtain) {
    location.href = `/t/${id}?seat=${seat}`;
    return;
  }
  if (!Object.keys(answer.regions).length && !answer.gone.length) return;
  hidePopover();
  const lines = () => document.querySelectorAll(".log-lines li").length;
  const before = lines();
  if (document.startViewTransition && !calm.matches) {
    const was = positions();
    const named = [];
    const transition = document.startViewTransition(() => {
      swap(answer);
      // Only cards that changed zone glide, twelve at most, and only while they do.
      for (const [key, now] of positions()) {
        const old = was.get(key);
        if (named.length >= 12 || !old || old.length !== 1 || now.length !== 1) continue;
        if (old[0].zone !== now[0].zone) {
          now[0].card.style.viewTransitionName = `c${named.length}`;
          named.push(now[0].card);
        }
      }
    });
    await transition.finished.catch(() => {});
    for (const card of named) card.style.viewTransitionName = "";
  } else {
    swap(answer);
  }
  const added = lines() - before;
  const all = [...document.querySelectorAll(".log-lines li")];
  liveRegion.textContent = all.slice(-Math.max(1, Math.min(added, 5))).map((li) => li.textContent).join(". ");
}

async function refresh() {
  const answer = await fetch(`/t/${id}/regions?seat=${seat}&have=${encodeURIComponent(have())}`, {
    headers: { Accept: "application/json" },
  });
  if (answer.ok) await show(await answer.json());
}

// --- sending ------------------------------------------------------------------------------------

document.addEventListener("submit", async (submitted) => {
  const form = submitted.target;
  if (!form.matches("#act, #say, .picks")) return;
  const button = submitted.submitter;
  const where = button?.formAction && button.hasAttribute("formaction") ? button.getAttribute("formaction") : form.getAttribute("action");
  if (/\/(leave|close|rematch)$/.test(where)) return;
  submitted.preventDefault();
  const data = new FormData(form);
  if (button?.name) data.append(button.name, button.value);
  data.append("have", have());
  document.body.classList.add("busy");
  try {
    const answer = await fetch(where, { method: "POST", body: new URLSearchParams(data), headers: { Accept: "application/json" } });
    if (answer.ok) {
      pointerDown = false;
      await show(await answer.json());
      if (form.id === "say") form.reset();
    } else location.reload();
  } catch {
    problem.textContent = document.documentElement.lang === "fr" ? "Connexion perdue…" : "…";
    problem.hidden = false;
  } finally {
    document.body.classList.remove("busy");
  }
});

// --- listening ----------------------------------------------------------------------------------

let source = null;
function listen() {
  if (source || document.hidden) return;
  source = new EventSource(`/t/${id}/live?last=${encodeURIComponent(event)}`);
  source.onmessage = (message) => {
    if (message.data !== event) refresh();
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
addEventListener("pointerdown", () => (pointerDown = true));
for (const name of ["pointerup", "pointercancel", "blur"]) {
  addEventListener(name, () => {
    pointerDown = false;
    if (waiting) setTimeout(() => waiting && show(waiting), 0);
  });
}

// --- looking closer -----------------------------------------------------------------------------

function hidePopover() {
  if (popover.matches(":popover-open")) popover.hidePopover();
}
function closer(target) {
  const card = target.closest?.("[data-detail]");
  if (!card) return hidePopover();
  const detail = card.querySelector(".detail");
  if (!detail) return;
  popover.innerHTML = detail.innerHTML;
  popover.showPopover();
  const box = card.getBoundingClientRect();
  const own = popover.getBoundingClientRect();
  const left = Math.min(Math.max(8, box.left + box.width / 2 - own.width / 2), innerWidth - own.width - 8);
  const above = box.top - own.height - 8;
  popover.style.left = `${left}px`;
  popover.style.top = `${above > 8 ? above : Math.min(box.bottom + 8, innerHeight - own.height - 8)}px`;
}
let hover = 0;
document.addEventListener("pointerover", (e) => {
  clearTimeout(hover);
  if (e.pointerType === "mouse") hover = setTimeout(() => closer(e.target), 250);
});
document.addEventListener("focusin", (e) => closer(e.target));
let press = 0;
document.addEventListener("touchstart", (e) => (press = setTimeout(() => closer(e.target), 450)), { passive: true });
document.addEventListener("touchend", () => clearTimeout(press));
document.addEventListener("keydown", (e) => e.key === "Escape" && hidePopover());
document.addEventListener("click", (e) => {
  const link = e.target.closest?.("[data-link]");
  if (link) {
    link.select();
    navigator.clipboard?.writeText(new URL(link.value, location.href).href);
  } else if (!e.target.closest("[data-detail]")) hidePopover();
});
for (const link of document.querySelectorAll("[data-link]")) link.value = new URL(link.value, location.href).href;

const log = document.querySelector(".log-lines");
if (log) log.scrollTop = log.scrollHeight;
listen();
