"""What a seat may see of a table, as data: a view and what lies in it. `view.py` makes it."""

from __future__ import annotations

import msgspec

from clio.engine.ids import Seat
from clio.engine.sets import CandidateView, SetView


class ZoneView(msgspec.Struct, omit_defaults=True):
    """Faces where the seat sees them; otherwise backs, and the face of the top card if all see that."""

    cards: list[str] | None = None
    backs: list[int] | None = None
    top: str = ""

    def faces(self) -> list[str]:
        return self.cards or []

    def count(self) -> int:
        return len(self.backs or ()) if self.cards is None else len(self.cards)


class KnownCard(msgspec.Struct, order=True):
    """A card the seat remembers and cannot see: where it may be, and its place there if that is known (else -1)."""

    card: str
    zones: list[str]
    place: int


class RefusedMove(msgspec.Struct):
    """A move that is not possible: the rule that says so, and the message that explains it."""

    action: str
    rule: str
    message: str


class Decision(msgspec.Struct):
    """The question a seat has to answer: its number, its message, and every action with its refusal."""

    number: int
    prompt: str
    about: str | None
    left: int
    legal: list[str]
    refused: list[RefusedMove]
    set: SetView | None = None  # where several picks are one answer: given whole and in any order
    rule: str = ""  # behind the question
    declined_by: str = ""  # the answer that declines an optional question, where it is possible now

    def ticks(self) -> dict[str, CandidateView]:
        """The picks of a set that takes several, each with its candidate; nothing where one move is the answer."""
        return self.set.ticks() if self.set is not None else {}

    def moves(self) -> list[str]:
        """Every move that has something to do with the question: ticks of a set, legal moves, refused ones."""
        ticks = self.ticks()
        parts = {*self.set.texts(), self.set.opening} if self.set is not None and ticks else set()
        others = [*self.legal, *(entry.action for entry in self.refused)]
        return [*ticks, *(text for text in others if text not in parts)]


class ResultView(msgspec.Struct):
    """How the game ended: places, scores by source, and why."""

    ending: str
    places: list[int]
    scores: list[int]
    sources: list[tuple[str, list[int]]]
    title: str
    aborted: bool


class View(msgspec.Struct):
    """The table as one seat sees it. Lists of numbers are as the game's fields declare them."""

    game: str
    options: dict[str, str]
    seat: int
    number: int
    zones: dict[str, ZoneView]
    fields: dict[str, int | list[int]]
    placed: dict[str, dict[str, int]]  # by field, then by "zone/place": what lies on a card
    measures: dict[str, list[int]]  # worked out by the game from what this seat sees: scores, totals, progress
    known: list[KnownCard]
    asked: list[Seat]
    answer: str | None
    decision: Decision | None
    result: ResultView | None
    # What the seat may do of its own accord while others are asked; it is never asked for it.
    standing: list[str] = []
    # What the table adds, where turns are tentative until their player ends them.
    tentative: bool = False
    may_end: bool = False
    may_hand_over: bool = False
    may_undo: bool = False
    passing: list[str] = []  # questions that the table declines for this seat, by their prompt

    @property
    def seats(self) -> int:
        return int(self.options["players"])

    def zone(self, name: str) -> ZoneView:
        """A zone by name; an empty one where this table has no such zone."""
        return self.zones.get(name) or ZoneView()

    def cards(self, name: str) -> list[str]:
        """The cards of a zone whose faces are seen, the top one last."""
        return self.zone(name).faces()

    def own(self, name: str) -> list[str]:
        """The cards in the viewer's own zone of that name."""
        return self.cards(f"{name} {self.seat + 1}") if self.seat >= 0 else []

    def count(self, name: str) -> int:
        return self.zone(name).count()

    def one(self, field: str) -> int:
        """A field that is one number."""
        value = self.fields[field]
        assert isinstance(value, int)
        return value

    def many(self, field: str) -> list[int]:
        """A field that is a list of numbers."""
        value = self.fields[field]
        assert not isinstance(value, int)
        return value

    def question(self) -> Decision:
        """What the viewer is asked; a question without answers where nothing is asked."""
        return self.decision or Decision(0, "", None, 0, [], [])

    def measure(self, name: str) -> list[int]:
        return self.measures.get(name, [])

    def on_card(self, field: str, zone: str, place: int) -> int:
        """What lies on the card at a place of a zone."""
        return self.placed[field].get(f"{zone}/{place}", 0)
