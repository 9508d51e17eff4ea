// A small screen: tabs, a hand as a strip of chips, and a command box of one line that opens.
import { all, byId, hear, small } from "./page.js";

const prompt = byId("region-prompt");
const tabs = all(".tabs button");
const CAN = ".glow, .tick, .stepper, button.can, .place"; // something that can be pressed now
let tab = tabs[0]?.dataset.show;
const off = document.getElementsByClassName("off-tab"); // a large screen has none

const of = (button) => (button.dataset.show === "hand" ? all("#region-hand") : all(`#table [data-tab="${button.dataset.show}"]`));
const offers = (button) => of(button).some((part) => part.querySelector(CAN));

function wear() {
  if (!small.matches) return [...off].forEach((part) => part.classList.remove("off-tab"));
  if (document.body.dataset.tab !== (tab ?? "")) document.body.dataset.tab = tab ?? "";
  for (const part of all("#table [data-tab]")) part.classList.toggle("off-tab", part.dataset.tab !== tab);
  for (const button of tabs) {
    button.toggleAttribute("aria-current", button.dataset.show === tab);
    button.querySelector(".dot").hidden = !offers(button);
  }
}

export function turnTo(name) {
  if (!name || name === tab) return;
  tab = name;
  wear();
  scrollTo(0, 0);
}

// What is asked lies where one looks: if nothing in sight answers it, the tab that does comes up. So nothing is chosen unseen.
function bring() {
  if (!small.matches || !byId("question")?.matches("[data-mine]")) return;
  const marked = document.querySelector("#felt .mark-press, #felt .mark-look")?.closest("[data-tab]")?.dataset.tab; // a lesson points there
  const here = tabs.find((button) => button.dataset.show === tab);
  const always = all("#felt > [data-region]:not([data-tab])").some((part) => part.querySelector(CAN));
  turnTo(marked ?? (always || (here && offers(here)) ? "" : tabs.find(offers)?.dataset.show));
}

// The box is as high as it is: the hand lies above it, and the table ends above both.
function measure() {
  if (!small.matches) return; // asking for sizes makes the browser lay everything out at once
  const set = (name, element) => document.documentElement.style.setProperty(name, `${element?.offsetHeight ?? 0}px`);
  set("--command", prompt);
  set("--strip", document.body.dataset.tab === "hand" ? null : byId("region-hand"));
}

function open(yes) {
  prompt.classList.toggle("open", yes);
  byId("more")?.setAttribute("aria-expanded", String(yes));
}

export function begin() {
  document.addEventListener("click", (e) => {
    const button = e.target.closest(".tabs button");
    if (button) turnTo(button.dataset.show);
    const handle = e.target.closest("#more, #question, .region-prompt .pips");
    if (handle && small.matches) open(!prompt.classList.contains("open"));
    else if (!e.target.closest("#region-prompt")) open(false);
  });
  hear("swapped", () => (wear(), open(prompt.classList.contains("open")), measure()));
  hear("asked", () => (open(false), bring()));
  const sizes = new ResizeObserver(measure);
  for (const part of [prompt, byId("region-hand")]) if (part) sizes.observe(part);
  small.addEventListener("change", () => (wear(), measure(), bring()));
  wear();
  bring();
}
