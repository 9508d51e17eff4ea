"""Marks: a class on elements of a region that is drawn already, so that regions stay shared by all who see them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from typing import NamedTuple

TAG = re.compile(r"<([a-z][a-z0-9]*)((?:\s+[\w-]+(?:=\"[^\"]*\")?)+)\s*>")
ATTRIBUTE = re.compile(r"([\w-]+)(?:=\"([^\"]*)\")?")
PART = re.compile(r"\[([\w-]+)=\"([^\"]*)\"\]|\.([\w-]+)|#([\w-]+)")


class Mark(NamedTuple):
    """What is marked (a region, "" for all; an element as in CSS: `#id`, `.class`, `[name="value"]`), and how."""

    region: str
    element: str
    kind: str


def wanted(element: str) -> list[tuple[str, str]]:
    """The attributes an element must have; `class` stands for one of its classes."""
    found = []
    for name, value, style, identity in PART.findall(element):
        found.append((name, value) if name else ("class", style) if style else ("id", identity))
    return found


def mark(html: str, region: str, marks: Sequence[Mark]) -> str:
    """The region with the class `mark-KIND` on everything that is marked in it."""
    asked = [(wanted(m.element), m.kind) for m in marks if m.region in ("", region)]
    asked = [(needs, kind) for needs, kind in asked if all(value in unescape(html) for _, value in needs)]
    if not asked:
        return html

    def touched(tag: re.Match[str]) -> str:
        found = {name: unescape(value) for name, value in ATTRIBUTE.findall(tag[2])}
        classes = found.get("class", "").split()
        kinds = {
            f"mark-{kind}"
            for needs, kind in asked
            if all(value in classes if name == "class" else found.get(name) == value for name, value in needs)
        }
        if not kinds:
            return tag[0]
        added = " ".join(sorted(kinds))
        if "class" in found:
            return tag[0].replace(' class="', f' class="{added} ', 1)
        return f'<{tag[1]} class="{added}"{tag[2]}>'

    return TAG.sub(touched, html)
