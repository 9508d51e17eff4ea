// A place becomes what its new HTML says. Only what differs is touched: a picture that stays costs nothing.
import { tell } from "./page.js";

// Most cards, places and lines stay as they are, and of cards that change most of what they hold does: the picture, the
// name. What stays is not even read: an empty element stands for it, and the one that is there comes in its place. It is
// known by its text, as the browser itself would write it.
const PIECE = /<(article|li|p) [^>]*?(data-card="[^"]*" data-zone="[^"]*"|data-entry="[^"]*"|data-part="[^"]*")[^]*?<\/\1>/g;
const written = (text) => text.replace(/ (hidden|data-[a-z]+)(?=[ >])|"\/>|&#39;|\u00a0/g, (found, name) => (name ? `${found}=""` : WRITTEN[found]));
const WRITTEN = { '"/>': '"></use>', "&#39;": "'", "\u00a0": "&nbsp;" };
const called = ({ card, zone, entry, part }) => (card ? `data-card="${card}" data-zone="${zone}"` : entry ? `data-entry="${entry}"` : `data-part="${part}"`);
const SHORT = 60; // letters: less than that is as well read again
let stays = []; // elements that come as they are; each belongs to one place
let staying = new Set(stays);
const standIn = (element, tag, name = "") => (staying.add(element), `<${tag} ${name} data-stays="${stays.push(element) - 1}"></${tag}>`);
function spared(place, html, board) {
  const there = new Map();
  stays = [];
  staying = new Set();
  let whole = written(board ? html.slice(0, html.indexOf(BOARD)) : html);
  for (const part of place.querySelectorAll(":scope > details > *")) if (part !== board) whole = within(whole, part);
  if (board) whole += `${standIn(board, "i")}${CLOSES}`;
  for (const piece of place.querySelectorAll("article[data-card], li[data-entry], li[data-part], p[data-part]")) {
    if (stays.some((part) => part.contains(piece))) continue;
    const name = called(piece.dataset);
    if (there.has(name)) there.get(name).push(piece);
    else there.set(name, [piece]);
  }
  const gone = new Set(); // of equal cards each goes to one place: with the place it lies in, or alone
  const cards = (piece) => (piece.matches("article") ? [piece] : [...piece.querySelectorAll("article")]);
  const free = (piece) => !cards(piece).some((card) => gone.has(card));
  const take = (piece) => (cards(piece).forEach((card) => gone.add(card)), piece);
  const spare = (text, tag, name) => {
    const pieces = (there.get(name) ?? []).filter(free);
    const same = pieces.find((piece) => piece.outerHTML === text);
    if (same) return there.set(name, pieces.filter((piece) => piece !== same)), standIn(take(same), tag, name);
    if (tag === "article" && pieces.length) for (const part of take(pieces[0]).children) text = within(text, part);
    else if (tag === "li") return text[0] + text.slice(1).replace(PIECE, spare); // a place with a card in it
    return text;
  };
  return whole.replace(PIECE, spare);
}
function within(text, part) {
  const own = part.matches("div, h3, p, summary") ? part.outerHTML : "";
  const at = own.length < SHORT ? -1 : text.indexOf(own);
  return at < 0 ? text : text.slice(0, at) + standIn(part, "i") + text.slice(at + own.length);
}
const itself = (node) => (node.nodeType === Node.ELEMENT_NODE && node.hasAttribute("data-stays") ? stays[node.dataset.stays] : node);

// The dot at a name is the script's own (presence.js): what the server sends of it says only whose it is.
const isDot = (old, next) => old.hasAttribute("data-presence") && old.getAttribute("data-presence") === next.getAttribute("data-presence");
function become(old, next) {
  if (old.isEqualNode(next) || isDot(old, next)) return;
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  fill(old, next.childNodes);
}
// What an element is, wherever it stands: a card, a line of the log, a slot, or the only thing in it. A slot with a card is
// that card's slot: where a row moves up, its slots move up with it, and nothing has to be drawn anew.
const key = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.id || own(node) || (node.childElementCount === 1 ? key(node.firstElementChild) : "") : "");
const lone = (slot) => (slot.hasAttribute("data-place") && slot.querySelectorAll("article").length === 1 ? slot.lastElementChild : slot);
const own = (part, node = lone(part)) => (node.hasAttribute("data-card") ? `${node.getAttribute("data-card")} ${node.getAttribute("data-zone")}` : (node.getAttribute("data-entry") ?? node.getAttribute("data-part")));
// Each name once. Equal ones are counted from the end, because lists lose their oldest lines.
function named(nodes) {
  const names = new Map();
  const count = {};
  for (const node of [...nodes].reverse()) {
    const name = staying.has(node) ? node : key(node); // what stays is nothing but itself
    names.set(node, name && name !== node ? `${name} ${(count[name] = (count[name] ?? 0) + 1)}` : name);
  }
  return names;
}
// Are these the same things in the same order? Then nothing has to be looked for.
const alike = (old, next) => old === next || (!staying.has(old) && !staying.has(next) && old.nodeName === next.nodeName && key(old) === key(next));
function meet(old, next) {
  if (old === next) return;
  if (old.nodeType === Node.ELEMENT_NODE) become(old, next);
  else if (old.data !== next.data) old.data = next.data;
}
// Children become the wanted ones. What has a name keeps its element and moves only if it must: to move a picture is to
// draw it anew.
function fill(place, children) {
  const wanted = [...children].map(itself);
  const there = [...place.childNodes];
  // Most begin and end as before: only what lies between is looked for. In a list names tell more than order.
  const least = Math.min(there.length, wanted.length);
  const list = place.nodeName === "OL" || place.nodeName === "UL";
  const same = (n, m) => alike(there[n], wanted[m]);
  let [head, tail] = [0, 0];
  while (head < least && same(head, head)) head++;
  if (list && (head < least || there.length !== wanted.length)) head = 0;
  else while (tail < least - head && same(there.length - 1 - tail, wanted.length - 1 - tail)) tail++;
  const end = there[there.length - tail] ?? null;
  const between = (nodes) => nodes.slice(head, nodes.length - tail);
  const [had, sought] = [between(there), between(wanted)];
  for (let n = 0; n < head; n++) meet(there[n], wanted[n]);
  for (let n = tail; n; n--) meet(there[there.length - n], wanted[wanted.length - n]);
  if (!had.length && !sought.length) return;
  const were = named(had);
  const names = named(sought);
  const stay = new Set(names.values());
  const found = new Map();
  for (const [node, name] of were) if (name && stay.has(name)) found.set(name, node); else if (name) node.remove();
  const later = (node) => { do node = node.nextSibling; while (node && !were.get(node)); return node; };
  let old = head ? there[head - 1].nextSibling : place.firstChild;
  const past = () => { const gone = old; old = old.nextSibling; gone.remove(); };
  for (const next of sought) {
    const known = found.get(names.get(next));
    if (known) {
      while (old !== end && old !== known && (!were.get(old) || later(old) === known)) past(); // what goes further back is put in again there
      if (old !== known) place.insertBefore(known, old);
      old = known;
    }
    if (old !== end && (known || !(were.get(old) || names.get(next))) && old.nodeName === next.nodeName) {
      meet(old, next);
      old = old.nextSibling;
    } else place.insertBefore(next, old);
  }
  while (old !== end) past();
}

// What lies in a closed menu or on a closed board nobody sees: its text waits until somebody opens it. Only what is pressed
// there, and what this browser itself is asked (part.js), never waits.
const waiting = new Map(); // by place its newest text
const BOARD = '<div class="beside"';
const CLOSES = "\n</details>\n";
const hidden = (place, html) => Boolean(place.closest("details:not([open])")) && !html.includes("data-reveal");
function closedBoard(place, html) {
  const board = place.querySelector(":scope > details:not([open]) > .beside:last-child");
  const at = html.indexOf(BOARD);
  const apart = board && at > 0 && html.endsWith(`</div>${CLOSES}`) && !html.slice(0, html.indexOf(">")).endsWith(" open");
  return apart && !html.includes('form="act"', at) && !board.querySelector("[form]") ? board : null;
}
function unfold(details) {
  for (const [place, html] of [...waiting]) if (details.contains(place) || place.contains(details)) put(place, html, true);
}
document.addEventListener("click", ({ target }) => waiting.size && target.closest?.("summary") && unfold(target.closest("summary").parentElement), true); // before it is seen
document.addEventListener("toggle", ({ target }) => waiting.size && target.open && unfold(target), true); // opened by a script

export function put(place, html, seen = false) {
  const board = seen ? null : closedBoard(place, html);
  const waits = board || (!seen && hidden(place, html));
  waits ? waiting.set(place, html) : waiting.delete(place);
  if (waits && !board) return;
  const context = document.createRange(); // as a page with scripts is read: what is for pages without stays a text
  context.selectNodeContents(place);
  fill(place, context.createContextualFragment(spared(place, html, board)).childNodes);
  for (const empty of place.querySelectorAll("[data-stays]")) empty.replaceWith(itself(empty)); // it came inside something new
  for (const box of place.querySelectorAll("input")) box.checked = box.defaultChecked; // ticks belong to a question
  if (seen) tell("unfolded");
}
