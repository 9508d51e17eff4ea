// A place becomes what its new HTML says. Only what differs is touched: a picture that stays costs nothing.
import { tell } from "./page.js";

// Most cards, places and lines stay as they are, and of cards that change most of what they hold does: the picture, the
// name. What stays is not even read: an empty element stands for it, and the one that is there comes in its place. It is
// known by its text, as the browser itself would write it: lines end inside of tags there (card.html), and some is written in full.
const PIECE = /<(article|li|p) [^>]*?(data-card="[^"]*" data-zone="[^"]*"|data-entry="[^"]*"|data-part="[^"]*")[^]*?<\/\1>/g;
const written = (text) => text.replace(/\n *(?=>)| (hidden|data-[a-z]+)(?=[ >])|"\/>|&#39;|\u00a0/g, (found, name) => (name ? `${found}=""` : WRITTEN[found] ?? ""));
const WRITTEN = { '"/>': '"></use>', "&#39;": "'", "\u00a0": "&nbsp;" };
const called = ({ card, zone, entry, part }) => (card ? `data-card="${card}" data-zone="${zone}"` : entry ? `data-entry="${entry}"` : `data-part="${part}"`);
const SHORT = 60; // letters: less than that is as well read again
let stays = []; // elements that come as they are; each belongs to one place
let staying = new Map(); // the same with what stands for them
const told = new WeakMap(); // texts of lines of the log and of what cards hold, where no other script ever changes it
const LASTING = new Set(["DIV", "H3", "P", "NOSCRIPT"]);
function textOf(part, lasts = LASTING.has(part.tagName)) {
  if (!lasts) return part.outerHTML;
  let text = told.get(part);
  if (!text) told.set(part, (text = part.outerHTML));
  return text;
}
function standIn(element, tag, name = "") {
  staying.set(element, `<${tag} ${name} data-stays="${stays.push(element) - 1}"></${tag}>`);
  return staying.get(element);
}
function spared(place, html, board) {
  const there = new Map();
  stays = [];
  staying = new Map();
  let whole = written(board ? html.slice(0, html.indexOf(BOARD)) : html);
  whole = apart(whole, place, board);
  if (board) whole += `${standIn(board, "i")}${CLOSES}`;
  const parts = [...stays];
  for (const piece of place.querySelectorAll("article[data-card], li[data-entry], li[data-part], p[data-part]")) {
    if (parts.some((part) => part.contains(piece))) continue;
    const name = called(piece.dataset);
    if (there.has(name)) there.get(name).push(piece);
    else there.set(name, [piece]);
  }
  const spare = (text, tag, name) => {
    if (tag === "li" && text.includes("<article ")) return holder(text[0] + text.slice(1).replace(PIECE, spare));
    const pieces = (there.get(name) ?? []).filter((piece) => !staying.has(piece)); // equal ones go to one place each
    const same = pieces.find((piece) => (tag === "article" ? became(piece, text) : textOf(piece, "entry" in piece.dataset) === text));
    if (same) return standIn(same, tag, name);
    if (tag === "article" && pieces.length) for (const part of pieces[0].children) text = within(text, part, textOf(part));
    return text;
  };
  return whole.replace(PIECE, spare);
}
// A card that looks otherwise now, and perhaps holds less, is not read either: the rest of it stands there.
function became(element, text) {
  const begins = text.indexOf(">") + 1;
  if (element.childElementCount !== element.childNodes.length || text.lastIndexOf("&", begins) >= 0) return false;
  let at = begins;
  const gone = [];
  for (const part of element.children) {
    const own = staying.get(part) ?? textOf(part);
    if (text.startsWith(own, at)) at += own.length;
    else gone.push(part);
  }
  if (at + element.tagName.length + 3 !== text.length) return false;
  for (const part of gone) part.remove();
  wear(element, text.slice(0, begins));
  return true;
}
function wear(element, tag) {
  const names = new Set();
  for (const [, name, value] of tag.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
    names.add(name);
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  for (const { name } of [...element.attributes]) if (!names.has(name)) element.removeAttribute(name);
}
// The place where a card lies that stays.
function holder(text) {
  const place = stays[text.match(/<article [^>]*data-stays="(\d+)"/)?.[1]]?.parentElement;
  const stands = place?.matches("li") && !staying.has(place) && became(place, text);
  return stands ? standIn(place, "li", text.match(/data-part="[^"]*"/)?.[0]) : text;
}
// Banks, tracks and piles, each as a whole.
function apart(text, place, board) {
  for (const part of place.children) {
    if (part === board || !part.matches("div, details, summary")) continue;
    text = part.matches("details") || part.querySelector("article") ? apart(text, part, board) : within(text, part);
  }
  return text;
}
function within(text, part, told = part.outerHTML) {
  const own = part.matches("div, h3, p, summary") ? told : "";
  const at = own.length < SHORT ? -1 : text.indexOf(own);
  return at < 0 ? text : text.slice(0, at) + standIn(part, "i") + text.slice(at + own.length);
}
const itself = (node) => (node.nodeType === Node.ELEMENT_NODE && node.hasAttribute("data-stays") ? stays[node.dataset.stays] : node);

// The dot at a name is the script's own (presence.js): what the server sends of it says only whose it is.
const isDot = (old, next) => old.hasAttribute("data-presence") && old.getAttribute("data-presence") === next.getAttribute("data-presence");
function become(old, next) {
  if (old.isEqualNode(next) || isDot(old, next)) return;
  told.delete(old);
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
  const player = [...place.children].find((part) => part.matches("details"));
  const board = player?.open === false && player.lastElementChild?.matches(".beside") ? player.lastElementChild : null;
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
