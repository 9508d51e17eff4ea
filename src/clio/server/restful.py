"""What is played at a live table: at hand, or at rest while nobody needs it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clio.engine.story import LATELY, Reading, Told
from clio.engine.words import Words
from clio.table import NOBODY, Table
from clio.table.rest import AtRest, may_rest
from clio.table.snapshot import StoryTeller, pack_story, quiet

MOST_READINGS = 16  # of the log that are kept, by eyes and language


class Restful:
    """Whoever asks for the table that is played wakes it."""

    def __init__(self, table: Table) -> None:
        self._play: Table | None = table
        self._rest: AtRest | None = None
        self.needed = True  # since somebody last looked whether it is
        self.teller = StoryTeller.at_start(table)  # who writes its story down
        self._untold = True  # of a table at rest: is nothing of its story written down?
        self.whispers = [0] * len(table.bots)  # what only the player of a seat hears: that an order was left
        self.readings: dict[tuple[int | None, Words, tuple[str, ...]], Reading] = {}  # the log, by reader
        self.log_lines: dict[tuple[object, ...], Any] = {}  # by reader, as they lie on pages
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

    def told_lately(self, words: Words, names: Sequence[str], eyes: int | None, until: int | None) -> list[Told]:
        """The latest lines of the log, in a reader's words: those that were said before are not said again."""
        key = (eyes, words, tuple(names))
        reading, story = self.readings.get(key), self.play.story
        if reading is None or reading.story is not story:
            if len(self.readings) >= MOST_READINGS:
                self.readings.clear()
            reading = self.readings[key] = Reading(story, words, key[2], eyes)
        return reading.lines(until)

    def keep_log(self, place: tuple[object, ...], lines: Any) -> None:
        """The log as one reader's page shows it: the next time most of it is the same."""
        if place not in self.log_lines and len(self.log_lines) >= MOST_READINGS:
            self.log_lines.clear()
        self.log_lines[place] = lines

    def forget_story(self) -> bool:
        """Pack what happened, if so much of it is at hand that it pays: it is unpacked for whoever reads it."""
        play = self._play
        if play is None or len(play.story.at_hand) <= LATELY or not quiet(play):
            return False
        pack_story(play)
        self.readings, self.log_lines = {}, {}
        return True

    def rest(self) -> bool:
        """Pack it, if all of its story is written down or nothing; what was drawn for its pages goes, too."""
        play = self._play
        if play is None or self.teller.entries not in (0, len(play.match.entries)) or not may_rest(play):
            return False
        self._untold = self.teller.entries == 0
        self._rest, self._play, self.memo, self.teller.seen = AtRest(play), None, {}, {}
        self.readings, self.log_lines = {}, {}
        return True
