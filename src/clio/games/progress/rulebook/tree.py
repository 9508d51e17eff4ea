"""The tree of technologies: which one spares the cost of which, age by age, and what a viewer has of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from clio.engine.view import View
from clio.engine.words import Words
from clio.games.progress.card_text import cost_words
from clio.games.progress.deck import KINDS, KNOWLEDGE, ROMAN
from clio.games.progress.tree_order import columns, leading, needs, technologies, the_game
from clio.games.progress.view_reader import ViewReader

WIDTH: Final = 196  # of a card
HEIGHT: Final = 50
ACROSS: Final = 52  # between columns, where the lines run
DOWN: Final = 12
TOP: Final = 46  # room for the names of the ages
# What a viewer can be to a technology, the sign of it first. A colour never stands alone.
MARKS: Final = {"has": "✓", "develops": "◔", "next": "▸", "lacks": "", "gone": "✕"}
IN_HAND: Final = "●"  # beside one of the others


class Node(msgspec.Struct, kw_only=True):
    """One box of the tree, and all it says to somebody who cannot see the lines."""

    id: str
    name: str
    kind: str
    x: int
    y: int
    mark: str
    hand: bool
    sign: str
    needs: list[str]
    leads: list[str]
    costs: list[tuple[int, str]]
    symbol: str
    told: str


class Band(msgspec.Struct):
    """The stripe of an age: where it begins and how wide it is."""

    x: int
    width: int
    name: str


class Curve(msgspec.Struct):
    """From what is needed to what needs it."""

    path: str
    need: str
    name: str


class LegendMark(msgspec.Struct):
    id: str
    sign: str
    name: str
    n: int


class Tree(msgspec.Struct):
    width: int
    height: int
    ages: list[Band]
    cards: list[Node]
    lines: list[Curve]
    marks: list[LegendMark]
    size: tuple[int, int] = (WIDTH, HEIGHT)
    zoom: int = 100  # per cent


def tree(view: View | None, words: Words) -> Tree:
    """All technologies with their places and lines; with a player's view, what that player has and can reach."""
    seen = the_game().reader(view) if view is not None and view.seat >= 0 else None
    last = seen.rulings.last_age if seen is not None else len(ROMAN)
    placed = {name: place for name, place in places().items() if technologies()[name].age <= last}
    marks = {name: mark for name, mark in marks_of(seen).items() if name in placed} if seen is not None else {}
    hand = set(seen.view.own("hand")) if seen is not None else set()
    cards = [card(name, placed, marks.get(name, ""), name in hand, words) for name in placed]
    right = max(x for x, _ in placed.values()) + WIDTH + ACROSS // 2
    bottom = max(y for _, y in placed.values()) + HEIGHT + DOWN
    lines = [line(placed[need], placed[name], need, name) for name in placed for need in needs(name)]
    return Tree(right, bottom, bands(placed, words), cards, lines, legend(marks, len(hand), words))


def legend(marks: Mapping[str, str], held: int, words: Words) -> list[LegendMark]:
    """The marks in use, with how many technologies have each."""
    names = list(marks.values())
    hand = [LegendMark("hand", IN_HAND, words.say("tree-hand"), held)] if held else []
    return hand + [
        LegendMark(mark, sign, words.say(f"tree-{mark}"), names.count(mark))
        for mark, sign in MARKS.items()
        if mark in names
    ]


def marks_of(seen: ViewReader) -> dict[str, str]:
    """By technology what it is to the viewer, from the viewer's own view.

    What can be reached next is what may be drawn now and has all its prerequisites in the area: it costs nothing but
    an action, or only what its lines without a prerequisite ask for.
    """
    active, area = set(seen.view.own("active")), seen.area(seen.seat)
    now: int = seen.view.one("age")
    found = {}
    for name, technology in technologies().items():
        if name in area:
            found[name] = "has" if name in active else "develops"
        elif technology.age < now - 1:
            found[name] = "gone"
        else:
            near = technology.age <= now and all(need in area for need in needs(name))
            found[name] = "next" if near else "lacks"
    return found


def card(name: str, placed: Mapping[str, tuple[int, int]], mark: str, held: bool, words: Words) -> Node:
    technology = technologies()[name]
    leads = [other for other in leading()[name] if other in placed]
    told = [
        words.say(f"age-{technology.age}"),
        words.say(f"kind-{KINDS[technology.kind]}"),
        *([words.say("tree-hand")] if held else []),
        *([words.say(f"tree-{mark}")] if mark else []),
        words.say("tree-cost", cost="; ".join(cost_words(technology.costs, words))),
        *([words.say("tree-leads", cards=", ".join(map(words.card, leads)))] if leads else []),
    ]
    return Node(
        id=name,
        name=words.card(name),
        kind=KINDS[technology.kind],
        x=placed[name][0],
        y=placed[name][1],
        mark=mark,
        hand=held,
        sign=(IN_HAND if held else "") + MARKS.get(mark, ""),
        needs=needs(name),
        leads=leads,
        costs=[(line.amount, KNOWLEDGE[line.kind]) for line in technology.costs],
        symbol=ROMAN[technology.age_symbol],
        told=". ".join(told),
    )


def bands(placed: Mapping[str, tuple[int, int]], words: Words) -> list[Band]:
    found = []
    for age in sorted({technologies()[name].age for name in placed}):
        columns = [x for name, (x, _) in placed.items() if technologies()[name].age == age]
        left = min(columns) - ACROSS // 2
        name = f"{words.say(f'age-{age}')} · {words.say(f'age-{age}-name')}"
        found.append(Band(left, max(columns) + WIDTH + ACROSS // 2 - left, name))
    return found


def line(start: tuple[int, int], end: tuple[int, int], need: str, name: str) -> Curve:
    x1, y1 = start[0] + WIDTH, start[1] + HEIGHT // 2
    x2, y2 = end[0], end[1] + HEIGHT // 2
    bend = max(ACROSS // 2, (x2 - x1) // 3)
    return Curve(f"M{x1} {y1}C{x1 + bend} {y1} {x2 - bend} {y2} {x2} {y2}", need, name)


# --- where everything lies: the same for everybody -----------------------------------------------------------------


@cache
def places() -> dict[str, tuple[int, int]]:
    """The left upper corner of every card."""
    found = columns()
    return {
        name: (ACROSS // 2 + place * (WIDTH + ACROSS), TOP + row * (HEIGHT + DOWN))
        for place, key in enumerate(sorted(found))
        for row, name in enumerate(found[key])
    }
