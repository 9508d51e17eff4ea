// The tree of cards: what a card needs and what it leads to lights up; the size changes without asking the server.
"use strict";

const box = document.getElementById("tree");
const drawing = box.querySelector("svg");
const [, , width, height] = drawing.getAttribute("viewBox").split(" ").map(Number);
const card = (id) => document.getElementById(`card-${id}`);
const list = (text) => (text ?? "").split(" ").filter(Boolean);

function light(node) {
  for (const lit of drawing.querySelectorAll(".needs, .leads, .lit")) lit.classList.remove("needs", "leads", "lit");
  drawing.classList.toggle("looking", Boolean(node));
  if (!node) return;
  node.classList.add("lit");
  for (const way of drawing.querySelectorAll("[data-from]")) {
    if (way.dataset.to === node.dataset.card) way.classList.add("needs");
    if (way.dataset.from === node.dataset.card) way.classList.add("leads");
  }
  for (const id of list(node.dataset.needs)) card(id)?.classList.add("needs");
  for (const id of list(node.dataset.leads)) card(id)?.classList.add("leads");
}
const at = (e) => e.target.closest?.("[data-card]");
box.addEventListener("pointerover", (e) => light(at(e) ?? at({ target: document.activeElement })));
box.addEventListener("pointerleave", () => light(at({ target: document.activeElement })));
box.addEventListener("focusin", (e) => {
  light(at(e));
  at(e)?.scrollIntoView({ block: "nearest", inline: "nearest" });
});
box.addEventListener("focusout", () => light(null));

for (const link of document.querySelectorAll("[data-zoom]")) {
  link.addEventListener("click", (e) => {
    e.preventDefault();
    const scale = Number(link.dataset.zoom) / 100;
    const [x, y] = [box.scrollLeft / box.scrollWidth, box.scrollTop / box.scrollHeight]; // the same corner stays in sight
    drawing.setAttribute("width", width * scale);
    drawing.setAttribute("height", height * scale);
    box.scrollTo(x * box.scrollWidth, y * box.scrollHeight);
    for (const other of document.querySelectorAll("[data-zoom]")) other.removeAttribute("aria-current");
    link.setAttribute("aria-current", "true");
    history.replaceState(null, "", link.href);
  });
}
