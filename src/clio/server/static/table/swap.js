// What changed comes into the page: regions are swapped, cards that changed their zone glide.
import { all, byId, complain, handsFree, id, live, seat, still, table, tell } from "./page.js";
import { put } from "./morph.js";
import { moves } from "./prefs.js";

export let event = table.dataset.event; // the newest news this page has heard of
const CUT = "\n"; // the server cuts texts at the same places (patches.py)
const texts = new Map(); // of each region the last text that was told
const log = byId("region-log") ?? table;
const logLines = () => [...(log.getElementsByClassName("log-lines")[0]?.children ?? [])];
const scrolls = new Set(); // what somebody has scrolled: to ask each place whether it is would take longer
document.addEventListener("scroll", ({ target }) => target.matches?.("[data-region] *:not(.log-lines, .chat-lines)") && scrolls.add(target), true);

function places() {
  const found = new Map();
  const set = (card) => found.set(card.dataset.card, found.has(card.dataset.card) ? null : card); // two of a kind: nobody knows which moved
  all("#felt [data-card]:not([data-zone=tree])").forEach(set);
  for (const card of all("#felt [data-zone=tree]")) if (!found.has(card.dataset.card)) set(card); // where every card has a tile, the card itself goes first
  return found;
}

function swap(answer) {
  const active = document.activeElement;
  const inside = active?.closest?.("[data-region]");
  const again = active?.id;
  const asked = document.querySelector("input[name=decision]")?.value;
  const open = all("details[id]").filter((d) => d.open).map((d) => d.id);
  for (const e of scrolls) if (!e.isConnected) scrolls.delete(e);
  const scrolled = [...scrolls].filter((e) => !e.closest("details:not([open])")).map((e) => [e, e.className, e.scrollTop, e.scrollLeft]);
  const was = new Map(moves() ? all("[data-part] .fact, .player-score").map((e) => [where(e), e.textContent]) : []);
  const felt = byId("felt");
  for (const [name, region] of Object.entries(answer.regions)) {
    let place = byId(`region-${name}`);
    if (!place) {
      place = document.createElement("section");
      place.id = `region-${name}`;
      place.className = `region region-${name}`;
      place.dataset.region = name;
      (name.startsWith("player-") ? byId("rivals") : felt)?.append(place);
    }
    if (name === "prompt") place.innerHTML = region.html; // a new question is a new thing, also for who listens to it
    else put(place, region.html);
    place.dataset.key = region.key;
  }
  for (const name of answer.gone) byId(`region-${name}`)?.remove();
  const parts = felt && [...felt.children].map((part) => part.dataset.region).join(" ");
  if (felt && felt.dataset.parts !== parts) felt.dataset.parts = parts; // a game's sheet lays the table by what lies on it
  const same = asked === document.querySelector("input[name=decision]")?.value; // a new question comes with a closed drawer
  for (const name of open) if (same || !["drawer", "why"].includes(name)) byId(name)?.setAttribute("open", "");
  if (moves()) for (const e of all("[data-part] .fact, .player-score")) if (was.has(where(e)) && was.get(where(e)) !== e.textContent) e.classList.add("pop");
  tell("swapped", answer);
  // from here on sizes are asked for: all that changes the page comes before
  for (const [element, name, top, left] of scrolled)
    for (const e of element.isConnected ? [element] : document.getElementsByClassName(name)) if (e.className === name) Object.assign(e, { scrollTop: top, scrollLeft: left });
  // Focus stays where it was; if that is gone, or the question is new, it goes to the question.
  if (inside && document.activeElement !== active) {
    const kept = active.isConnected ? active : again && (still || !inside.matches("#region-prompt")) && byId(again);
    (kept || byId("question"))?.focus({ preventScroll: true });
  } else if (answer.regions.prompt && (!active || active === document.body)) byId("question")?.focus({ preventScroll: true });
}
const where = (e) => `${e.closest("[data-region]")?.id} ${e.closest("[data-part]")?.dataset.part} ${e.title}`;

// The whole text of every region that is told. Of what the page has only what is new comes; does it fit what is here?
export function fits(answer) {
  for (const [name, region] of Object.entries(answer.regions)) {
    if (region.parts) {
      const had = texts.get(name);
      if (had?.key !== region.of) return false;
      const old = had.html.split(CUT);
      region.html = region.parts.map((part) => (typeof part === "string" ? part : old.slice(part[0], part[0] + part[1]).join(CUT))).join(CUT);
      delete region.parts;
    }
    texts.set(name, region);
  }
  return true;
}

export async function show(answer) {
  fits(answer);
  await handsFree();
  event = answer.event;
  complain(answer.problem);
  if (String(answer.curtain) !== table.dataset.curtain) {
    location.href = `/t/${id}?seat=${seat}`;
    return;
  }
  if (!Object.keys(answer.regions).length && !answer.gone.length) return;
  tell("before-swap");
  const told = new Set(logLines());
  const before = Boolean(document.querySelector("#question[data-mine]"));
  if (document.startViewTransition && moves() && !document.hidden) await glide(answer);
  else swap(answer);
  const news = logLines().filter((li) => li.dataset.entry && !told.has(li)).slice(-5); // a line that stays is the same element
  const read = (name) => (answer.regions.prompt ? byId(name)?.textContent.trim() : "");
  const words = [...news.map((li) => li.textContent.trim()), read("question"), read("hint")].filter(Boolean);
  if (words.length) setTimeout(() => (live.textContent = words.join(". "))); // what is seen comes first
  if (answer.regions.prompt) {
    const mine = Boolean(document.querySelector("#question[data-mine]"));
    tell("asked", { mine, fresh: mine && !before, over: Boolean(byId("scene")) });
  }
  if (news.length) tell("sound", "card");
}

const CARD = /class="([^"]*)" data-card="([^"]*)" data-zone="([^"]*)"/g;
// Only cards whose zone changed glide, twelve at most, and only while they do. Hidden cards have no name here.
async function glide(answer) {
  const was = places();
  const zones = new Map([...was].map(([card, element]) => [card, element?.dataset.zone]));
  const moving = [];
  for (const [, look, name, zone] of Object.values(answer.regions).flatMap((region) => [...region.html.matchAll(CARD)])) {
    const lies = zone !== "tree" || /\b(mine|growing)\b/.test(look);
    if (lies && moving.length < 12 && zones.get(name) && zones.get(name) !== zone && !moving.includes(name)) moving.push(name);
  }
  const call = (cards) => moving.forEach((name, n) => cards.get(name) && (cards.get(name).style.viewTransitionName = `card-${n}`));
  call(was);
  const transition = document.startViewTransition(() => {
    swap(answer);
    call(places());
  });
  transition.ready.catch(() => {}); // skipped (the page was hidden, or another one began): the swap happened all the same
  transition.finished.catch(() => {}).then(() => {
    for (const card of all("[data-card][style]")) card.removeAttribute("style");
  });
  await transition.updateCallbackDone;
}
