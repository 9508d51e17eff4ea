// What all parts of the script share: the page, its places, and one thing at a time.
export const table = document.getElementById("table");
export const id = table.dataset.table;
export const seat = table.dataset.seat;
export const still = "still" in table.dataset; // a moment of the past: nothing happens here
export const plan = "plan" in table.dataset; // a private board: nothing that is done here counts
export const byId = (name) => document.getElementById(name);
export const all = (query, where = document) => [...where.querySelectorAll(query)];
export const live = byId("live");
export const have = () => all("[data-region]").map((r) => `${r.dataset.region}:${r.dataset.key}`).join(",");
export const small = window.matchMedia("not all and (min-width: 1181px) and (min-height: 560px)");

const problem = byId("problem");
// Rule numbers in a complaint lead to their sentence, beside the table.
const rule = (id) => Object.assign(document.createElement("a"), { className: "rule", href: `${table.dataset.rules}#${id}`, target: "_blank", rel: "noopener", textContent: id });
export function complain(text) {
  if (!text && problem.hidden) return;
  const parts = text.split(/\b([A-Z]{2}-[A-Z0-9]+-\d+)\b/);
  problem.replaceChildren(...parts.map((part, n) => (n % 2 ? rule(part) : part)));
  problem.hidden = !text;
}

// Requests and swaps wait for each other, so a late answer never overtakes a newer one.
let queue = Promise.resolve();
export const inTurn = (work) => (queue = queue.then(work).catch((error) => console.warn(String(error))));

let pointerDown = false;
const dialogs = document.getElementsByTagName("dialog"); // the browser remembers where they are
const busyHands = () => pointerDown || [...dialogs].some(({ open }) => open) || document.activeElement?.matches("select");
export const handsFree = async () => {
  while (busyHands()) await new Promise((again) => setTimeout(again, 60));
};
addEventListener("pointerdown", () => (pointerDown = true), true);
for (const name of ["pointerup", "pointercancel", "blur", "dragend"]) addEventListener(name, () => (pointerDown = false), true);

// Others hear of what happens here: "swapped" after every update, "answered" with its content.
export const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));
export const hear = (name, work) => document.addEventListener(name, (e) => work(e.detail));
