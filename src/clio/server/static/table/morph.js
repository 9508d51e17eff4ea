// A place becomes what its new HTML says. Only what differs is touched: a picture that stays costs nothing.

// Most cards and lines of the log stay as they are. Those are not even read: an empty one stands for each of them, and the
// element that is there comes in its place. They are known by their text, as the browser itself would write it.
const PIECE = /<(article|li) [^>]*?(data-card="[^"]*" data-zone="[^"]*"|data-entry="[^"]*")[^]*?<\/\1>/g;
const written = (text) => text.replace(/ (hidden|data-[a-z]+)(?=[ >])/g, ' $1=""').replaceAll('"/>', '"></use>').replaceAll("&#39;", "'").replaceAll("\u00a0", "&nbsp;");
const called = ({ card, zone, entry }) => (card ? `data-card="${card}" data-zone="${zone}"` : `data-entry="${entry}"`);
let stays = new Map(); // elements that come as they are, by what they are called
function spared(place, html) {
  const once = new Map(); // nobody knows which of two of a kind is which
  for (const [, , name] of html.matchAll(PIECE)) once.set(name, !once.has(name));
  const there = new Map();
  for (const piece of place.querySelectorAll("article[data-card], li[data-entry]")) there.set(called(piece.dataset), there.has(called(piece.dataset)) ? null : piece);
  stays = new Map();
  const texts = written(html).matchAll(PIECE);
  return html.replace(PIECE, (text, tag, name) => {
    const [now] = texts.next().value;
    const piece = once.get(name) && there.get(name);
    if (piece?.outerHTML !== now) return text;
    stays.set(name, piece);
    return `<${tag} ${name} data-stays></${tag}>`;
  });
}
const itself = (node) => (node.nodeType === Node.ELEMENT_NODE && node.hasAttribute("data-stays") ? stays.get(called(node.dataset)) : node);

function become(old, next) {
  if (old.isEqualNode(next)) return;
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
    const name = key(node);
    names.set(node, name && `${name} ${(count[name] = (count[name] ?? 0) + 1)}`);
  }
  return names;
}
// Are these the same things in the same order? Then nothing has to be looked for.
const alike = (old, next) => old === next || (old.nodeName === next.nodeName && key(old) === key(next));
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
  if (there.length === wanted.length && there.every((old, n) => alike(old, wanted[n]))) return there.forEach((old, n) => meet(old, wanted[n]));
  const were = named(there);
  const names = named(wanted);
  const stay = new Set(names.values());
  const found = new Map();
  for (const [node, name] of were) if (name && stay.has(name)) found.set(name, node); else if (name) node.remove();
  const later = (node) => { do node = node.nextSibling; while (node && !were.get(node)); return node; };
  let old = place.firstChild;
  const past = () => { const gone = old; old = old.nextSibling; gone.remove(); };
  for (const next of wanted) {
    const same = found.get(names.get(next));
    if (same) {
      while (old && old !== same && (!were.get(old) || later(old) === same)) past(); // what goes further back is put in again there
      if (old !== same) place.insertBefore(same, old);
      old = same;
    }
    if (old && (same || !(were.get(old) || names.get(next))) && old.nodeName === next.nodeName) {
      meet(old, next);
      old = old.nextSibling;
    } else place.insertBefore(next, old);
  }
  while (old) past();
}

export function put(place, html) {
  const context = document.createRange(); // as a page with scripts is read: what is for pages without stays a text
  context.selectNodeContents(place);
  fill(place, context.createContextualFragment(spared(place, html)).childNodes);
  for (const empty of place.querySelectorAll("[data-stays]")) empty.replaceWith(itself(empty)); // it came inside something new
  for (const box of place.querySelectorAll("input")) box.checked = box.defaultChecked; // ticks belong to a question
}
