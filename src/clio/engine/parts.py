"""Parts: what a table is made of on a page, as typed data that all games share.

A game's `page.py` makes a `Page` from a view: regions, and the parts that lie in each. One component draws each kind of
part, so that a card looks and behaves the same everywhere. Parts are plain data: what two viewers see alike is drawn
once, and what a lesson points at is a field of a part, not an edit of its HTML.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import cache
from typing import ClassVar, TypeAlias, get_args, get_type_hints

import msgspec

# How large a card is drawn.
CHIP, TILE, FACE = "chip", "tile", "face"
# What a lesson does with a part.
PRESS, LOOK = "press", "look"


class Company(msgspec.Struct):
    """The people at a table; all of it public."""

    id: str
    names: list[str]
    bots: list[str]  # by seat the bot that plays for it now, or ""
    status: str
    seat: int
    over: bool


# --- small things on parts -----------------------------------------------------------------------------


class Mark(msgspec.Struct, omit_defaults=True):
    """A number with its sign in a corner of a card: a cost, points, a slot. `look` is a class, as "struck" or "met"."""

    text: str
    label: str  # what it is, for those who hover or listen
    sign: str = ""  # the name of an icon
    look: str = ""


class Fact(msgspec.Struct, omit_defaults=True):
    """A number of a player or of the table, with its sign."""

    sign: str
    label: str
    value: str
    note: str = ""  # beside it, smaller: "+7", "of 3"
    look: str = ""
    id: str = ""
    lesson: str = ""


class Token(msgspec.Struct):
    """So many of one thing that lie on a card: workers, goods, knowledge, markers."""

    kind: str
    n: int
    label: str


class Need(msgspec.Struct):
    """One thing a card asks for, and how far its viewer is."""

    text: str
    met: bool
    progress: str = ""  # "2/3"
    sign: str = ""  # with a sign the text is only told to those who ask


class Move(msgspec.Struct, omit_defaults=True):
    """Something that can be done now: a button. With `to` it is done by pressing the card, then that place."""

    action: str  # the notation that is sent
    label: str  # short, for the card it lies on
    whole: str = ""  # as a sentence, for the list of all moves
    note: str = ""  # what it costs or brings: written on the button, or on the glowing place
    to: str = ""  # the id of the place (`Slot.id`) that glows once the card is chosen
    reveals: bool = False  # it shows something new, so it cannot be undone
    minor: bool = False  # seldom wanted: its card does not glow for it, and it is never done by one press
    lesson: str = ""


class Why(msgspec.Struct):
    """Why something is not possible, said once for all moves it forbids."""

    what: str
    text: str
    rule: str
    sentence: str


class Pick(msgspec.Struct):
    """A part as one candidate of a set: ticked once, or several times with minus and plus.

    With one action each pick sends it again; with several the n-th stands for n of it.
    """

    actions: list[str]
    count: int
    worth: int
    label: str
    useful: int
    lesson: str = ""


# --- parts ---------------------------------------------------------------------------------------------


class Part(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="part", tag=str.lower):
    """Whatever lies on a table. `id` is its name in the region, which a lesson can point at."""

    component: ClassVar[str] = ""  # the file under templates/parts/ that draws it
    sought: ClassVar[bool] = True  # may the same have been drawn before? What is long hardly ever is

    id: str = ""
    lesson: str = ""
    kept: bool = False  # made once for several moments: nothing in it is changed
    busy: bool = False  # of what is kept: there are moves in it


class Card(Part):
    """A card whose face is seen; its state says whether it glows. The picture is that of its id."""

    component = "card"

    name: str
    zone: str  # a card that changes it glides from one place to the other
    kind: str = ""
    kind_name: str = ""
    family: str = ""  # the colour of its frame, if that is not the kind
    age: str = ""
    marks: list[Mark] = []  # upper left: what it costs
    points: Mark | None = None  # upper right
    tokens: list[Token] = []
    needs: list[Need] = []
    gives: list[Mark] = []  # what it brings, as signs
    lines: list[str] = []  # what it does, in short lines
    note: str = ""  # one word more about it here and now, in a band of its own
    state: str = ""  # "chosen", "target", "turned", "dim", "has", ...: a class
    moves: list[Move] = []
    whys: list[Why] = []
    pick: Pick | None = None
    printed: bool = False  # on a board: there is no card of this name to look at

    @property
    def glows(self) -> bool:
        return any(not move.minor for move in self.moves) or self.pick is not None

    @property
    def places(self) -> list[Move]:
        """The moves that are done by pressing a place next."""
        return [move for move in self.moves if move.to]

    @property
    def direct(self) -> list[Move]:
        """The moves that are done by pressing the card."""
        return [move for move in self.moves if not move.to]


class Back(msgspec.Struct):
    """So many cards face down that look alike."""

    look: str
    n: int


class Pile(Part):
    """A deck or a discard pile."""

    component = "pile"

    name: str
    count: int
    look: str = ""  # how its back looks
    sign: str = ""  # written on the back: an age, a level
    top: Card | None = None
    backs: list[Back] = []
    moves: list[Move] = []
    whys: list[Why] = []
    notes: list[str] = []


class Pawn(msgspec.Struct):
    """A player on a track."""

    seat: int
    name: str
    at: int  # the cell
    text: str = ""  # what it is worth there


class Cell(msgspec.Struct, omit_defaults=True):
    text: str = ""
    look: str = ""  # "on", "next", "mark", ...


class Track(Part):
    """Cells in a row with pawns on them: a race, a skill, the way to the end of the game."""

    component = "track"

    name: str
    sign: str = ""
    cells: list[Cell] = []
    pawns: list[Pawn] = []
    look: str = ""
    notes: list[str] = []
    moves: list[Move] = []
    whys: list[Why] = []

    def standing(self) -> list[list[Pawn]]:
        """By cell the pawns on it."""
        found: list[list[Pawn]] = [[] for _ in self.cells]
        for pawn in self.pawns:
            if 0 <= pawn.at < len(found):
                found[pawn.at].append(pawn)
        return found


class Stock(msgspec.Struct, omit_defaults=True):
    """A section of a bank: how many of its places are filled, and what it means when they are empty."""

    filled: int
    size: int
    label: str = ""
    look: str = ""
    facts: list[Fact] = []  # what holds while the last token lies here


class TokenBank(Part):
    """Tokens that lie ready, in sections with the thresholds printed below them."""

    component = "bank"

    name: str
    kind: str  # which token
    stocks: list[Stock] = []
    note: str = ""
    moves: list[Move] = []
    whys: list[Why] = []
    pick: Pick | None = None


class Slot(Part):
    """A place on a board. What is free in it glows for the moves that lead here (`Move.to` is its id)."""

    component = "slot"

    name: str
    cards: list[Card] = []
    free: int = 0  # empty places that are drawn
    note: str = ""
    look: str = ""
    size: str = FACE
    empty: str = ""  # written in its empty places


class Board(Part):
    """Places beside one another: a timeline, columns of buildings, shelves."""

    component = "board"

    name: str
    slots: list[Slot] = []
    look: str = ""
    note: str = ""
    titled: bool = True
    moves: list[Move] = []
    whys: list[Why] = []


class Column(msgspec.Struct, omit_defaults=True):
    """Places below one another that belong to one kind."""

    name: str
    sign: str
    slots: list[Slot]
    look: str = ""
    kept: bool = False  # made once for several moments, as a part is

    @property
    def empty(self) -> bool:
        return not any(slot.cards for slot in self.slots)


class Grid(Part):
    """Columns of places: buildings by kind, and by age from the top down."""

    component = "grid"
    sought = False

    name: str
    columns: list[Column] = []
    look: str = ""
    size: str = TILE
    joined: bool = False  # the columns are zones of one row, along which cards move: it is one list


class Row(Part):
    """Cards in a row or in a heap, with so many empty places after them."""

    component = "row"

    name: str
    cards: list[Card] = []
    size: str = FACE
    free: list[Cell] = []  # empty places, some with a mark
    note: str = ""
    look: str = ""
    facts: list[Fact] = []
    moves: list[Move] = []


class Hand(Part):
    """The viewer's own cards."""

    component = "hand"
    sought = False

    name: str
    cards: list[Card] = []
    limit: int = 0
    note: str = ""
    look: str = ""
    over: bool = False  # more than the limit


class Facts(Part):
    """Numbers side by side."""

    component = "facts"

    facts: list[Fact] = []
    look: str = ""


class Prose(Part):
    """Lines of text."""

    component = "prose"

    lines: list[str] = []
    look: str = ""


class Actions(Part):
    """Moves that belong to no card: buttons side by side, with the reasons of those that are not possible."""

    component = "actions"

    name: str = ""
    moves: list[Move] = []
    whys: list[Why] = []
    look: str = ""


class PlayerMini(Part):
    """A rival at a glance; it opens beside one's own table (`parts`)."""

    component = "player"
    sought = False

    seat: int
    name: str
    turn: bool = False
    asked: bool = False
    gone: bool = False
    tag: str = ""  # a partner, a bot
    score: Fact | None = None
    facts: list[Fact] = []
    slots: list[Slot] = []  # tiny: pictures and tokens only
    cards: list[Card] = []  # chips without names
    meters: list[Track] = []
    notes: list[str] = []
    parts: list[AnyPart] = []
    open: bool = False


class Moment(Part):
    """What a game is divided by, an age for example: it begins with a moment of its own."""

    component = "moment"

    number: int  # a later one is greater
    title: str
    text: str = ""
    picture: str = ""  # a card's


class Group(Part):
    """Parts that belong together under a heading."""

    component = "group"

    name: str = ""
    note: str = ""
    parts: list[AnyPart] = []
    look: str = ""


AnyPart: TypeAlias = (
    "Card | Pile | Track | TokenBank | Slot | Board | Grid | Row | Hand | Facts | Prose | Actions | PlayerMini"
    " | Moment | Group"
)


# --- the page ------------------------------------------------------------------------------------------


class Region(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A place of the layout with a content of its own: `table.css` says where it lies, an update carries it whole."""

    name: str
    parts: list[AnyPart] = []
    title: str = ""
    look: str = ""
    tab: str = ""  # on a phone: the tab it lies in; "" is always there
    kept: bool = False  # made once for several pages or moments: nothing in it is changed any more
    shared: bool = False  # and there are no moves in it
    offers: list[Move | Pick] = []  # of a region that is kept: its moves and ticks


class Pips(msgspec.Struct, omit_defaults=True):
    """Actions of one kind: so many left of so many."""

    label: str
    left: int
    total: int
    look: str = ""


class Command(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a game adds to the command box: what is left, what would be lost, and the move that ends a turn."""

    pips: list[Pips] = []
    warnings: list[str] = []  # what is lost if the turn ends now
    hint: str = ""
    quick: list[str] = []  # actions that get a button in the box itself, though they lie nowhere on the table
    end: str = ""  # the action by which a player ends the turn, if there is one


class Page(msgspec.Struct, kw_only=True):
    """A table as one viewer sees it."""

    regions: list[Region]
    command: Command = msgspec.field(default_factory=Command)
    facts: list[Fact] = []  # for the bar at the top: how far the game is
    moment: Moment | None = None  # which part of the game this is


# --- the rulebook --------------------------------------------------------------------------------------


class Scene(msgspec.Struct):
    """A picture of the first lesson: parts of a prepared table."""

    section: str
    parts: list[AnyPart]


class Filter(msgspec.Struct):
    """What the index of cards can be sifted by: its values with their names."""

    key: str
    name: str
    values: list[tuple[str, str]]


class Entry(msgspec.Struct):
    """A card of the index: what it is by each filter, and words a search finds beside its face."""

    card: Card
    belongs: dict[str, str]
    more: list[str]


class Index(msgspec.Struct):
    filters: list[Filter]
    entries: list[Entry]


LISTED = ("offers",)  # what is in them lies elsewhere too
PLAIN = ("str", "int", "bool", "list[str]", "list[int]")


@cache
def holding(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a part in which other parts can lie, the last one first."""
    named: dict[str, str] = {}
    for parent in reversed(kind.__mro__):
        named |= inspect.get_annotations(parent)
    fields = reversed(kind.__struct_fields__)
    return tuple(field for field in fields if named[field] not in PLAIN and field not in LISTED)


@cache
def kinds_in(hint: object) -> frozenset[type[msgspec.Struct]]:
    """Every kind of part that can lie somewhere in a field of this type."""
    found: set[type[msgspec.Struct]] = set()
    waiting = [hint]
    while waiting:
        one = waiting.pop()
        waiting.extend(get_args(one))
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one not in found:
            found.add(one)
            waiting.extend(get_type_hints(one).values())
    return frozenset(found)


@cache
def leading(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a part through which one comes to a move or a tick."""
    hints = get_type_hints(kind)
    return tuple(field for field in holding(kind) if kinds_in(hints[field]) & {Move, Pick})


def calm(part: Part) -> bool:
    """Can nothing be done on it?"""
    return not any(isinstance(one, Move | Pick) for one in _inside(part, leading))


def inside(part: msgspec.Struct) -> Iterator[msgspec.Struct]:
    """The part itself and everything on it, outermost first."""
    return _inside(part, holding)


def offered(region: Region) -> list[Move | Pick]:
    """The moves and ticks of a region; what cannot hold one is not looked into."""
    if region.kept:
        return region.offers
    found: list[Move | Pick] = []
    waiting: list[msgspec.Struct] = [region]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Card):  # most are
            found += part.moves
            if part.pick is not None:
                found.append(part.pick)
        elif isinstance(part, (Move, Pick)):
            found.append(part)
        elif not (isinstance(part, Part) and part.kept and not part.busy):
            for field in leading(type(part)):
                value = getattr(part, field)
                if isinstance(value, list):
                    waiting.extend(reversed(value))
                elif value is not None:
                    waiting.append(value)
    return found


def keep(region: Region) -> Region:
    """Nothing in it is changed from now on."""
    region.offers, region.kept = offered(region), True
    region.shared = not region.offers
    return region


def _inside(
    part: msgspec.Struct, fields: Callable[[type[msgspec.Struct]], tuple[str, ...]]
) -> Iterator[msgspec.Struct]:
    waiting = [part]
    while waiting:
        part = waiting.pop()
        yield part
        for field in fields(type(part)):
            value = getattr(part, field)
            if isinstance(value, list):
                waiting.extend(reversed(value))
            elif value is not None:
                waiting.append(value)
