// Keys: numbers for cards, arrows between cards and parts, z undo, e end turn, m all moves, ? these keys.
import { all, byId, plan, still } from "./page.js";
import { drop } from "./choose.js";
import { hide } from "./look.js";

const typing = (e) => e.target.matches("input:not([type=checkbox]):not([type=radio]), textarea, select");
const press = (button) => button && !button.disabled && button.click();
const cards = () => all("#felt .card, #felt .pile, #felt .place").filter((c) => c.offsetParent);

// The nearest card in a direction.
function go(dx, dy) {
  const from = document.activeElement?.closest?.(".card, .pile, .place") ?? document.querySelector("#felt .glow, #felt .card");
  if (!from) return;
  if (from !== document.activeElement?.closest?.(".card, .pile, .place")) return focus(from);
  const at = from.getBoundingClientRect();
  let best = null;
  let least = Infinity;
  for (const card of cards()) {
    const box = card.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2 - at.left - at.width / 2, box.top + box.height / 2 - at.top - at.height / 2];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (card !== from && along > 4 && along + 2 * across < least) [best, least] = [card, along + 2 * across];
  }
  if (best) focus(best);
}
const focus = (card) => (card.querySelector(".press, input[name=pick], .stepper button") ?? card.querySelector("[data-about]") ?? card).focus();

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function begin() {
  const help = byId("keys");
  byId("show-keys")?.addEventListener("click", () => help.showModal());
  document.addEventListener("keydown", (e) => {
    if (e.key === "Escape") {
      hide();
      drop();
      for (const open of all("#drawer[open], #why[open], .menu[open], .player[open]")) open.open = false;
      return;
    }
    if ((still && !plan) || typing(e) || e.ctrlKey || e.metaKey || e.altKey || document.querySelector("dialog[open]")) return;
    if (arrows[e.key]) {
      e.preventDefault();
      go(...arrows[e.key]);
    } else if (/^[1-9]$/.test(e.key)) {
      const card = all(".region-hand .card")[Number(e.key) - 1];
      if (card) {
        focus(card);
        press(card.querySelector("[data-choose], input[name=pick]"));
      }
    } else if (e.key === "z") press(byId("undo"));
    else if (e.key === "e") press(byId("confirm") ?? byId("end-turn"));
    else if (e.key === "Enter" && e.target.closest("#question, body") === e.target) press(byId("end-turn"));
    else if (e.key === "m") {
      const drawer = byId("drawer");
      if (drawer) drawer.open = !drawer.open;
      drawer?.querySelector("button")?.focus();
    } else if (e.key === "?") help?.showModal();
  });
}
