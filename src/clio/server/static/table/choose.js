// Press, then place: a chosen card rises, its places glow and say what they cost; dragging does the same.
import { all, byId, hear, small, tell } from "./page.js";

let chosen = null;

export function drop() {
  if (!chosen) return;
  chosen.classList.remove("chosen");
  chosen.querySelector("[data-choose]")?.setAttribute("aria-expanded", "false");
  for (const place of all(".place")) {
    for (const around of lit(place)) around.classList.remove("lit");
    place.remove();
  }
  const box = byId("chosen");
  if (box) Object.assign(box, { hidden: true, innerHTML: "" });
  chosen = null;
}

export function take(card) {
  const again = card === chosen;
  drop();
  if (again) return;
  chosen = card;
  card.classList.add("chosen");
  card.querySelector("[data-choose]")?.setAttribute("aria-expanded", "true");
  tell("sound", "card");
  tell("chose", card);
  const buttons = all(".choices button", card);
  for (const button of buttons.filter((b) => b.dataset.to)) light(button);
  const box = byId("chosen");
  if (!box) return;
  const name = document.createElement("p");
  name.append(Object.assign(document.createElement("b"), { textContent: card.querySelector(".name").textContent.trim() }));
  if (document.querySelector(".place")) name.append(` – ${box.dataset.placeFirst}`);
  const lit = all(".place").length > 0;
  box.replaceChildren(name, ...buttons.filter((b) => !lit || !b.dataset.to).map((b) => b.cloneNode(true)));
  const back = Object.assign(document.createElement("button"), { type: "button", className: "ghost", textContent: box.dataset.takeBack });
  back.addEventListener("click", drop);
  box.append(back);
  box.hidden = false;
  if (small.matches) sheet(card, buttons);
}

// A glowing place for a move: in the first free hole, or on the part itself.
function light(button) {
  const part = document.querySelector(`#felt [data-place="${button.dataset.to}"]`);
  if (!part) return;
  const hole = part.matches(".hole") ? part : (part.querySelector(".hole:not(.lit)") ?? part);
  const place = Object.assign(document.createElement("button"), { type: "button", className: "place", textContent: button.dataset.note || button.textContent });
  place.setAttribute("aria-label", button.textContent.trim());
  place.addEventListener("click", () => button.click());
  for (const name of ["dragover", "dragenter"]) place.addEventListener(name, (e) => (e.preventDefault(), place.classList.add("over")));
  place.addEventListener("dragleave", () => place.classList.remove("over"));
  place.addEventListener("drop", (e) => (e.preventDefault(), button.click()));
  hole.append(place);
  for (const around of lit(place)) around.classList.add("lit");
}
// What a glowing place lights: its hole, and what is not shown while it is empty.
const lit = (place) => [".hole", ".slot", ".grid-column"].map((name) => place.closest(name)).filter(Boolean);

// On a phone: the large card as a sheet, with one main button; other moves are smaller below it.
export async function sheet(card, buttons) {
  const about = card.querySelector("[data-about]");
  const answer = about ? await fetch(about.href, { headers: { Accept: "application/json" } }).catch(() => null) : null;
  const box = byId("sheet");
  const own = card.querySelector(":scope > .detail")?.innerHTML ?? "";
  box.innerHTML = (answer?.ok ? await answer.text() : own) + (card.querySelector(":scope > .reasons")?.innerHTML ?? "");
  const moves = Object.assign(document.createElement("div"), { className: "sheet-moves" });
  const offer = (className, innerHTML, work) => {
    const button = Object.assign(document.createElement("button"), { type: "button", className, innerHTML });
    button.addEventListener("click", () => (box.close(), work?.()));
    moves.append(button);
  };
  buttons.forEach((button, n) => offer(n ? "ghost" : "go", button.innerHTML, () => button.click()));
  offer("ghost", box.dataset.close);
  box.append(moves);
  if (!box.open) box.showModal();
  box.scrollTop = 0;
}

export function begin() {
  document.addEventListener("click", (e) => {
    const choose = e.target.closest("[data-choose]");
    if (choose) return take(choose.closest(".card"));
    const press = e.target.closest(".card .press[name=action]");
    if (press && small.matches && !press.dataset.asked) {
      e.preventDefault(); // nothing is chosen that was not seen
      press.dataset.asked = "yes";
      sheet(press.closest(".card"), [press]);
      byId("sheet").addEventListener("close", () => delete press.dataset.asked, { once: true });
    } else if (chosen && !e.target.closest(".place, #chosen, .card, dialog")) drop();
  });
  document.addEventListener("dragstart", (e) => {
    const card = e.target.closest?.(".card.placing");
    if (card && card !== chosen) take(card);
  });
  const box = byId("sheet");
  box.addEventListener("click", (e) => e.target === box && box.close());
  box.addEventListener("close", () => setTimeout(drop)); // what is not seen any more is not chosen either
  hear("before-swap", drop);
}
