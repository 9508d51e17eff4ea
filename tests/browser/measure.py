"""What is wrong with the texts of a page: cut, covered, too small, broken inside a word; a page that scrolls."""

from __future__ import annotations

from typing import Any

SIZES = ((1280, 800), (1440, 900), (1920, 1080), (1024, 768), (390, 844))
MORE_SIZES = ((2560, 1440), (844, 390), (932, 430), (768, 1024), (640, 400))  # the last: 1280x800 zoomed to 200%
ALL_SIZES = SIZES + MORE_SIZES
# An element with text of its own that is larger than the box it is shown in, with its overflow hidden.
CUT = """() => [...document.querySelectorAll('#table *, .top *, .tabs *')].filter((e) => {
  if (!e.checkVisibility({ opacityProperty: true }) || e.closest('.unseen, svg, .off-tab, .reasons')) return false;
  const style = getComputedStyle(e);
  if (style.clipPath !== 'none' || e.clientWidth < 2) return false;
  const hides = ['hidden', 'clip'].includes(style.overflowY) || ['hidden', 'clip'].includes(style.overflowX);
  return hides && e.innerText?.trim() && (e.scrollHeight > e.clientHeight + 3 || e.scrollWidth > e.clientWidth + 3);
}).map((e) => `${e.className}: ${e.innerText.slice(0, 60)}`)"""
SMALL = """(least) => [...document.querySelectorAll('#table *, .top *, .tabs *')].filter((e) => {
  const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
  return own && e.checkVisibility() && !e.closest('.unseen') && parseFloat(getComputedStyle(e).fontSize) < least;
}).map((e) => `${e.className} ${e.innerText.slice(0, 30)} ${getComputedStyle(e).fontSize}`)"""
# A word that goes on in the next line, without a hyphen or slash of its own at the end of the first.
BROKEN = """() => {
  const hidden = (e) => e && (getComputedStyle(e).clipPath !== 'none' || hidden(e.parentElement.closest('#table *')));
  const found = [];
  const texts = document.createTreeWalker(document.getElementById('table'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (!node.data.trim() || node.parentElement.closest('.unseen, .off-tab, [hidden], svg, option')) continue;
    if (!node.parentElement.checkVisibility({ opacityProperty: true })) continue;
    if (hidden(node.parentElement)) continue;
    const top = (n) => {
      range.setStart(node, n);
      range.setEnd(node, n + 1);
      return [...range.getClientRects()].at(-1)?.top ?? 0; // a hyphen is drawn in the line before
    };
    for (const word of node.data.matchAll(/[\\p{L}\\p{M}’']{2,}/gu)) {
      const end = word.index + word[0].length - 1;
      const where = node.parentElement.closest('[class]')?.className;
      if (Math.abs(top(word.index) - top(end)) > 4) found.push(`${where}: ${word[0]}`);
    }
  }
  return found;
}"""

# The name of a card under one of its own marks.
COVERED = """() => {
  const range = document.createRange();
  const lines = (e) => {
    range.selectNodeContents(e);
    return [...range.getClientRects()];
  };
  const over = (mark, name) => lines(name).some((line) => {
    const box = mark.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, line.left), Math.min(box.right, line.right)];
    const [top, bottom] = [Math.max(box.top, line.top), Math.min(box.bottom, line.bottom)];
    if (right - left <= 3 || bottom - top <= 4) return false;
    const pile = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2); // the uppermost first
    const [above, below] = [mark, name].map((e) => pile.findIndex((other) => e.contains(other)));
    return above >= 0 && (above < below || below < 0);
  });
  return [...document.querySelectorAll('#table .card')].filter((card) => {
    const name = card.querySelector('.name > :is(a, span:not(.unseen))');
    if (!name?.checkVisibility() || getComputedStyle(name.parentElement).clipPath !== 'none') return false;
    const marks = [...card.querySelectorAll('.mark, .token-heap, .points, .age')].filter((e) => e.checkVisibility());
    return marks.some((mark) => over(mark, name));
  }).map((card) => `${card.closest('[data-region]').dataset.region}: ${card.querySelector('.name').innerText}`);
}"""


def small_screen(width: int, height: int) -> bool:
    """Whether the table has the tabs of a phone."""
    return width < 1181 or height < 560


def faults(page: Any, width: int, height: int) -> list[str]:
    """What is wrong with a table at this size, on each of its tabs."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(120)
    small = small_screen(width, height)
    tabs = page.locator(".tabs button").evaluate_all("all => all.map((b) => b.dataset.show)") if small else [""]
    found: list[str] = []
    for tab in tabs:
        if tab:
            page.locator(f".tabs [data-show={tab}]").dispatch_event("click")
        wrong = [f"cut: {text}" for text in page.evaluate(CUT)]
        wrong += [f"covered: {text}" for text in page.evaluate(COVERED)]
        wrong += [f"small: {text}" for text in page.evaluate(SMALL, 14 if small else 12)]
        wrong += [f"broken: {text}" for text in page.evaluate(BROKEN)]
        if page.evaluate("document.documentElement.scrollWidth") > width:
            wrong.append("too wide")
        if not small and page.evaluate("document.documentElement.scrollHeight") > height:
            wrong.append("scrolls")
        found += [f"{width}x{height} {tab} {text}" for text in wrong]
    return found
