"""What a page shows: regions with the hash of their content, and how the next ones are sent to those who listen.

Everybody of one kind (same seat, same language, nothing of their own on the page) shares what is made here: one page,
one update, packed once however many watch.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NotRequired, TypedDict

import msgspec

from clio.server.packing import pack

Drawn = tuple[str, str, str]  # a region's name, the hash of its content, its html


class FreshRegion(TypedDict):
    key: str
    html: str


class Changes(TypedDict):
    """What a page is told: its new regions, those that are gone, and a complaint."""

    event: str
    since: NotRequired[str]  # pushed: the news that the page must have heard before, or else it asks for everything
    regions: dict[str, FreshRegion]
    gone: list[str]
    problem: str
    curtain: int


class Had:
    """What a page is known to show: the news it has heard, and the hashes of its regions."""

    def __init__(self, event: str, keys: dict[str, str]) -> None:
        self.event = event
        self.keys = keys
        self.mark = hashlib.sha256(repr((event, keys)).encode()).digest()


class Shown:
    """All regions of a page at one moment."""

    def __init__(self, event: str, curtain: int, drawn: Sequence[Drawn]) -> None:
        self.event = event
        self.curtain = curtain
        self.drawn = drawn
        self.had = Had(event, {name: key for name, key, _ in drawn})
        self.pieces: dict[tuple[bytes, bool], bytes] = {}  # by what the page showed before, and whether it is packed

    def changes(self, known: Mapping[str, str], problem: str = "") -> Changes:
        """Only the regions whose content differs from what the page has."""
        return {
            "event": self.event,
            "regions": {name: {"key": key, "html": html} for name, key, html in self.drawn if known.get(name) != key},
            "gone": [name for name in known if name not in self.had.keys],
            "problem": problem,
            "curtain": self.curtain,
        }

    def piece(self, before: Had, packed: bool) -> bytes:
        """The news for a page that showed something else before; made once for all those pages."""
        key = before.mark, packed
        if key not in self.pieces:
            changes = self.changes(before.keys)
            changes["since"] = before.event
            text = b"id: " + self.event.encode() + b"\ndata: " + msgspec.json.encode(changes) + b"\n\n"
            self.pieces[key] = pack(text) if packed else text
        return self.pieces[key]


def known_regions(have: str) -> dict[str, str]:
    """What a page says it has: `name:hash,name:hash`."""
    return dict(part.split(":", 1) for part in have.split(",") if ":" in part)


@lru_cache(maxsize=256)
def fixed(text: str, packed: bool) -> bytes:
    """A line that many are told."""
    return pack(text.encode()) if packed else text.encode()
