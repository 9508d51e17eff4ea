"""What is played at a live table: at hand, or at rest while nobody needs it."""

from __future__ import annotations

from typing import Any

from clio.table import NOBODY, Table
from clio.table.rest import AtRest, may_rest
from clio.table.snapshot import StoryTeller


class Restful:
    """Whoever asks for the table that is played wakes it."""

    def __init__(self, table: Table) -> None:
        self._play: Table | None = table
        self._rest: AtRest | None = None
        self.needed = True  # since somebody last looked whether it is
        self.teller = StoryTeller.at_start(table)  # who writes its story down
        self._untold = True  # of a table at rest: is nothing of its story written down?
        self.whispers = [0] * len(table.bots)  # what only the player of a seat hears: that an order was left
        self.memo: dict[tuple[str, int, str], Any] = {}  # what was worked out for this version: (what, seat, language)

    @property
    def play(self) -> Table:
        self.needed = True
        if self._play is None:
            self._wake()
        assert self._play is not None
        return self._play

    @play.setter
    def play(self, table: Table) -> None:
        self._play, self._rest, self.needed = table, None, True

    @property
    def resting(self) -> bool:
        return self._play is None

    @property
    def drafting(self) -> int:
        """The seat whose turn is tentative. At rest there is none, and to say so wakes nobody."""
        return NOBODY if self._play is None else self._play.turn.seat

    def _wake(self) -> None:
        assert self._rest is not None
        self.play = table = self._rest.wake()
        self.teller = StoryTeller.at_start(table) if self._untold else StoryTeller(table)

    def rest(self) -> bool:
        """Pack it, if all of its story is written down or nothing; what was drawn for its pages goes, too."""
        play = self._play
        if play is None or self.teller.entries not in (0, len(play.match.entries)) or not may_rest(play):
            return False
        self._untold = self.teller.entries == 0
        self._rest, self._play, self.memo, self.teller.seen = AtRest(play), None, {}, {}
        return True
