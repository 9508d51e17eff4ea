// The rulebook and the card index: what does not fit is hidden as one types. Without this file the form asks the server.
"use strict";

const form = document.getElementById("find");
const count = document.getElementById("found");
const items = [...document.querySelectorAll("[data-find]")];
const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const texts = items.map((item) => fold(item.dataset.find || item.textContent));
const marks = items.map((item) => (item.dataset.is ?? "").split(" "));

function sift() {
  const asked = [...new FormData(form)].filter(([, value]) => value.trim());
  const parts = fold(form.elements.q.value).split(/\s+/).filter(Boolean);
  const wanted = asked.filter(([name]) => name !== "q").map(([name, value]) => `${name}:${value}`);
  let n = 0;
  items.forEach((item, place) => {
    const fits = parts.every((part) => texts[place].includes(part)) && wanted.every((mark) => marks[place].includes(mark));
    item.hidden = !fits;
    n += fits;
  });
  for (const group of document.querySelectorAll("[data-group]")) group.hidden = !group.querySelector("[data-find]:not([hidden])");
  for (const entry of document.querySelectorAll(".contents li")) {
    entry.hidden = document.getElementById(entry.firstElementChild.hash.slice(1)).hidden;
  }
  count.textContent = count.dataset.found.replace("§", n);
  document.getElementById("none").hidden = n > 0;
  const query = new URLSearchParams(asked).toString();
  history.replaceState(null, "", location.pathname + (query ? `?${query}` : "") + location.hash);
}

form.addEventListener("input", sift);
form.addEventListener("submit", (submitted) => {
  submitted.preventDefault();
  sift();
});
// On a phone the chapters would push everything down.
if (matchMedia("(max-width: 760px)").matches) document.querySelector(".contents")?.removeAttribute("open");
