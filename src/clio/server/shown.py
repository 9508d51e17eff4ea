"""What a page shows: regions with the hash of their content, and how the next ones are sent to those who listen.

Everybody of one kind (same seat, same language, nothing of their own on the page) shares what is made here: one page,
one update, packed once however many watch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NotRequired, TypeAlias, TypedDict

import msgspec

from clio.engine.kept import Kept
from clio.server.packing import pack
from clio.server.patches import CUT, Patch, patch_of

Drawn = tuple[str, str, str]  # a region's name, the hash of its content, its html


class FreshRegion(TypedDict):
    """A region's new content: whole, or what of the one before stays in it."""

    key: str
    html: NotRequired[str]
    of: NotRequired[str]  # the hash of the one before
    parts: NotRequired[Patch]


Patches: TypeAlias = Kept[tuple[str, str], FreshRegion]  # by the hashes of the text before and after


# By its hash a region's text as it is cut: it was the new one a moment ago, when it is the one before.
CUT_TEXTS: Final = Kept[str, list[str]](256)


class Changes(TypedDict):
    """What a page is told: its new regions, those that are gone, and a complaint."""

    event: str
    since: NotRequired[str]  # pushed: the news that the page must have heard before, or else it asks for everything
    regions: dict[str, FreshRegion]
    gone: list[str]
    problem: str
    curtain: int


class Had:
    """What a page is known to show: the news it has heard, and the hashes of its regions.

    Of those that it `held` it has the text as we sent it; of the others only what its browser made of it.
    """

    def __init__(self, event: str, keys: dict[str, str], held: frozenset[str] = frozenset()) -> None:
        self.event = event
        self.keys = keys
        self.held = held
        self.mark = (event, *keys.items(), held)  # the same for all pages that show the same


NOTHING = Had("", {})


class Shown:
    """All regions of a page at one moment. `texts`: regions that were drawn before, by their hash."""

    def __init__(
        self,
        event: str,
        curtain: int,
        drawn: Sequence[Drawn],
        texts: Mapping[str, str] | None = None,
        patches: Patches | None = None,
    ) -> None:
        self.event = event
        self.curtain = curtain
        self.drawn = drawn
        self.texts = {} if texts is None else texts
        self.patches = Patches(1) if patches is None else patches
        self.had = Had(event, {name: key for name, key, _ in drawn})
        self.heard: dict[object, Had] = {}  # by what the page showed before
        self.pieces: dict[object, bytes] = {}  # by that, and whether it is packed

    def changes(self, known: Mapping[str, str], problem: str = "", before: Had = NOTHING) -> Changes:
        """Only the regions whose content differs from what the page has, and of those it holds only what is new."""
        return {
            "event": self.event,
            "regions": {
                name: self._fresh(key, html, self._old(name, known, before))
                for name, key, html in self.drawn
                if known.get(name) != key
            },
            "gone": [name for name in known if name not in self.had.keys],
            "problem": problem,
            "curtain": self.curtain,
        }

    def _old(self, name: str, known: Mapping[str, str], before: Had) -> str:
        """The hash of a region's content whose text the page has. We sent it: what a page says of itself is not enough,
        as somebody could ask by it what others see."""
        key = known.get(name, "")
        return key if name in before.held and before.keys.get(name) == key else ""

    def _fresh(self, key: str, html: str, old: str) -> FreshRegion:
        text = self.texts.get(old) if old else None
        if text is None:
            return {"key": key, "html": html}
        known = self.patches.get((old, key))  # many see the same change
        if known is None:
            pieces = CUT_TEXTS.get(old) or text.split(CUT)
            wanted = CUT_TEXTS.put(key, html.split(CUT))  # of which the next change is made
            known = self.patches.put((old, key), {"key": key, "of": old, "parts": patch_of(pieces, wanted)})
        return known

    def after(self, before: Had, known: Mapping[str, str] | None = None) -> Had:
        """What a page is known to show that was told the changes; `known` is what it said it had, if it said so."""
        had = before.keys if known is None else known
        key = before.mark if known is None else (before.mark, *known.items())
        found = self.heard.get(key)
        if found is None:
            stays = {name for name in before.held if before.keys.get(name) == had.get(name)}
            fresh = {name for name, now, _ in self.drawn if had.get(name) != now}
            held = frozenset(fresh | (stays & self.had.keys.keys()))
            found = self.heard[key] = Had(self.event, self.had.keys, held)
        return found

    def piece(self, before: Had, packed: bool) -> bytes:
        """The news for a page that showed something else before; made once for all those pages."""
        key = before.mark, packed
        if key not in self.pieces:
            changes = self.changes(before.keys, before=before)
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
