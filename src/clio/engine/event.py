"""Events: what happened, for logs, animation and translation. Switched off in simulation."""

from __future__ import annotations

from typing import Final

MOVED: Final = "moved"
SHUFFLED: Final = "shuffled"
CHANGED: Final = "changed"
FORCED: Final = "forced"  # nobody was asked: what everybody sees leaves one answer, the action of this number


class Event:
    """One shape for all: a message id, a seat, a card with its way, a number (of a move: the place in
    `dst`, counted from the bottom).

    `before` and `seen` are seats as bits: who saw the card's face before it moved, and who has seen
    it by now. Only they may be told the card; the rest of an event is public. `cause` is the card that
    the running step is about, as far as everybody knows it; `other` and `whom` are a second card and seat.
    """

    def __init__(
        self,
        name: str,
        seat: int,
        card: int = -1,
        src: int = -1,
        dst: int = -1,
        n: int = 0,
        before: int = 0,
        seen: int = 0,
        cause: int = -1,
        other: int = -1,
        whom: int = -1,
    ) -> None:
        self.name = name
        self.seat = seat
        self.card = card
        self.src = src
        self.dst = dst
        self.n = n
        self.before = before
        self.seen = seen
        self.cause = cause
        self.other = other
        self.whom = whom

    def revealed(self) -> bool:
        """Chance showed this card: nobody knew its face before, somebody does now."""
        return self.name == MOVED and self.before == 0 and self.seen != 0

    def values(self) -> tuple[object, ...]:
        return (
            self.name,
            self.seat,
            self.card,
            self.src,
            self.dst,
            self.n,
            self.before,
            self.seen,
            self.cause,
            self.other,
            self.whom,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, self.values())


# What the places of a field count by.
TABLE: Final = 0  # nothing, or things that belong to nobody: boards, kinds
SEAT: Final = 1  # seats, and for each of them so many things
CARD: Final = 2  # physical cards


class Tally:
    """A public number of the table (an attribute of the state) that the log tells whenever it changes."""

    def __init__(self, field: str, by: int = SEAT, things: int = 1) -> None:
        self.field = field
        self.by = by
        self.things = things  # for each seat


class Change(Event):
    """A public number has changed: which one (`tally`), of which thing, from `old` to `n`."""

    def __init__(self, tally: int, seat: int, thing: int, card: int, old: int, new: int, cause: int) -> None:
        super().__init__(CHANGED, seat, card, -1, -1, new, 0, 0, cause)
        self.tally = tally
        self.thing = thing
        self.old = old

    def __reduce__(self) -> tuple[object, ...]:
        return (Change, (self.tally, self.seat, self.thing, self.card, self.old, self.n, self.cause))
