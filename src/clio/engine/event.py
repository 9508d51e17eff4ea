"""Events: what happened, for logs, animation and translation. Switched off in simulation."""

from __future__ import annotations

from typing import Final

MOVED: Final = "moved"
SHUFFLED: Final = "shuffled"


class Event:
    """One shape for all: a message id, a seat, a card with its way, a number (of a move: the place in
    `dst`, counted from the bottom).

    `before` and `seen` are seats as bits: who saw the card's face before it moved, and who has seen
    it by now. Only they may be told the card; the rest of an event is public.
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
    ) -> None:
        self.name = name
        self.seat = seat
        self.card = card
        self.src = src
        self.dst = dst
        self.n = n
        self.before = before
        self.seen = seen

    def revealed(self) -> bool:
        """Chance showed this card: nobody knew its face before, somebody does now."""
        return self.name == MOVED and self.before == 0 and self.seen != 0

    def __reduce__(self) -> tuple[object, ...]:
        values = (self.name, self.seat, self.card, self.src, self.dst, self.n, self.before, self.seen)
        return (Event, values)
