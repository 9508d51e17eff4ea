"""The line of a picture, as data: a sky, a ground, and motifs from back to front.

    sky ground; motif x y size paint/second/third flip r-15 o.5; motif ...

x and y are the middle of the motif's foot in a window of 160 x 100. Left out they are 80 100, and the size is 1;
`all x y size` changes that for what follows. `flip` mirrors, `r-15` turns by degrees, `o.5` lets half of what is
behind shine through. `=other sky ground; more` is another card's picture under another sky, with more in front.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from clio.engine.errors import ClioError, did_you_mean
from clio.pictures.palette import DISTANCES, colours

NUMBER = re.compile(r"-?\d{0,4}\.?\d{1,4}")
TURN = re.compile(r"r(-?\d{1,3})")
OPACITY = re.compile(r"o(\.\d{1,2})")
PAINT = re.compile(r"[a-z]+(/[a-z]+){0,2}")
LONGEST = 1000


class Mistake(ClioError):
    """A picture that cannot be drawn as it is written."""

    package = "clio.pictures"


class Item(NamedTuple):
    """One motif and how it stands in the picture."""

    motif: str
    x: float
    y: float
    size: float
    paints: tuple[str, ...]
    flip: bool
    turn: str
    opacity: str


class Line(NamedTuple):
    sky: str
    ground: str
    items: tuple[Item, ...]


def read_line(text: str) -> Line:
    head, *rest = [part.strip() for part in text.split(";")] if text.strip() else [""]
    if not head or len(text) > LONGEST:
        raise Mistake("no-head" if not head else "long-line", most=str(LONGEST))
    sky, _, ground = head.partition(" ")
    if sky not in colours().skies:
        raise Mistake("no-sky", name=sky, hint=did_you_mean(sky, colours().skies))
    items = []
    place = (80.0, 100.0, 1.0)
    for part in filter(None, rest):
        item = _read_item(part, place)
        if item.motif == "all":
            place = (item.x, item.y, item.size)
        else:
            items.append(item)
    return Line(sky, ground or "plain", tuple(items))


def _read_item(text: str, place: tuple[float, float, float]) -> Item:
    motif, *words = text.split()
    numbers: list[float] = []
    paints: tuple[str, ...] = ("stone",)
    flip, turn, opacity = False, "", ""
    for word in words:
        if NUMBER.fullmatch(word) and len(numbers) < 3:
            numbers.append(float(word))
        elif word == "flip":
            flip = True
        elif match := TURN.fullmatch(word):
            turn = match[1]
        elif match := OPACITY.fullmatch(word):
            opacity = match[1]
        elif PAINT.fullmatch(word):
            paints = tuple(word.split("/"))
            for paint in paints:
                if paint not in colours().paints and paint not in (*DISTANCES, "sky"):
                    raise Mistake("no-paint", name=paint, motif=motif, hint=did_you_mean(paint, colours().paints))
        else:
            raise Mistake("no-word", word=word, motif=motif)
    x, y, size = (*numbers, *place[len(numbers) :])
    return Item(motif, x, y, size, paints, flip, turn, opacity)


def borrowed(text: str, lines: Mapping[str, str]) -> str:
    """The line itself, or, if it begins with "=", the line of another card with its own sky and additions."""
    if not text.startswith("="):
        return text
    head, _, more = text[1:].partition(";")
    other, _, sky = head.strip().partition(" ")
    if other not in lines or lines[other].startswith("="):
        raise Mistake("no-line", name=other, hint=did_you_mean(other, lines))
    old_head, _, rest = lines[other].partition(";")
    return f"{sky or old_head};{rest};{more}"
