// Looking closer: the large card on hover, focus or long press, with the reasons why something is not possible.
import { all, byId, hear, live, small, table } from "./page.js";
import { sheet } from "./choose.js";

const popover = byId("card-popover");
const said = new Map(); // what cards say, fetched once
let looking = null;

export function hide() {
  looking = null;
  if (popover.matches(":popover-open")) popover.hidePopover();
}

async function closer(target) {
  if (popover.contains(target)) return; // it may hold a link
  const at = target?.closest?.("[data-card], [data-detail], [data-why]");
  if (!at) return hide();
  if (at === looking) return;
  looking = at;
  let text = at.querySelector(":scope > .detail")?.innerHTML ?? "";
  const about = at.querySelector("[data-about]");
  if (about) {
    if (!said.has(about.href)) {
      const answer = await fetch(about.href, { headers: { Accept: "application/json" } }).catch(() => null);
      if (answer?.ok) said.set(about.href, await answer.text());
    }
    text = said.get(about.href) ?? "";
  }
  text += at.querySelector(":scope > .reasons")?.innerHTML ?? "";
  if (looking !== at || !at.isConnected || !text) return;
  popover.innerHTML = text;
  popover.showPopover();
  // Beside the card, never over it: to the right if there is room, else to the left, else above or below.
  const box = at.getBoundingClientRect();
  const own = popover.getBoundingClientRect();
  const hand = at.closest(".region-hand") && box.top - own.height - 10 > 0; // a hand's cards are looked at above it
  const right = !hand && box.right + 10 + own.width < innerWidth;
  const left = !hand && box.left - 10 - own.width > 0;
  const x = right ? box.right + 10 : left ? box.left - 10 - own.width : Math.max(8, Math.min(box.left, innerWidth - own.width - 8));
  const y = right || left ? Math.max(8, Math.min(box.top, innerHeight - own.height - 8)) : box.top - own.height - 8 > 8 ? box.top - own.height - 8 : Math.min(box.bottom + 8, innerHeight - own.height - 8);
  popover.style.left = `${x}px`;
  popover.style.top = `${Math.max(8, y)}px`;
}

export function begin() {
  let hover = 0;
  document.addEventListener("pointerover", (e) => {
    if (e.pointerType !== "mouse") return;
    clearTimeout(hover);
    const at = e.target.closest("[data-card], [data-detail], [data-why]");
    hover = setTimeout(() => closer(e.target), at ? 350 : 120);
  });
  document.addEventListener("focusin", (e) => e.target.matches(":focus-visible") && closer(e.target));
  let press = 0;
  document.addEventListener("touchstart", (e) => (press = setTimeout(() => closer(e.target), 450)), { passive: true });
  for (const name of ["touchend", "touchmove", "touchcancel"]) document.addEventListener(name, () => clearTimeout(press), { passive: true });
  document.addEventListener("click", (e) => {
    const link = e.target.closest("[data-link]");
    if (link) {
      link.select();
      navigator.clipboard?.writeText(link.value).then(() => (live.textContent = table.dataset.copied), () => {});
      return;
    }
    const about = e.target.closest("a[data-about]");
    if (about && !e.ctrlKey && !e.metaKey && !e.shiftKey) e.preventDefault();
    const card = e.target.closest("[data-card]");
    if (small.matches && card && !e.target.closest(".press, button, label, input") && card.matches(".card")) sheet(card, all(".choices button", card));
    else if (about || e.target.closest(".calm, [data-detail]")) closer(e.target);
    else hide();
    for (const open of all("#drawer[open], #why[open], .menu[open]")) if (!open.contains(e.target)) open.open = false;
  });
  hear("before-swap", hide);
  hear("chose", (card) => {
    clearTimeout(hover);
    hide();
    looking = card; // it has been looked at
  });
}
