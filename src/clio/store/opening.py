"""A stored game as a table: from its newest snapshot, or played again; by other rules, if they have changed.

The log is the game together with the version of the rules it was played by. Where the rules of now play it differently,
it goes on from the last snapshot they can read: a line of the log says so, and the people at the table are asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.registry import load_with
from clio.engine.words import Said
from clio.store.rows import GameRow, Kept, LogRow, SeatRow, SnapshotRow
from clio.table import Differs, Line, Table
from clio.table.replay import differing, replaying
from clio.table.snapshot import StoryTeller, quiet, resumed, same


class Opened(NamedTuple):
    """A table, who tells its story from here on, and whether from the beginning."""

    table: Table
    teller: StoryTeller
    fresh: bool
    before: int = 0  # by which version of the rules it was played, if they change here
    held: int = 0  # the line of the log up to which it is as it was played


class Opener:
    """Opens one stored game."""

    def __init__(self, row: GameRow, seats: Sequence[SeatRow], chance: str = "") -> None:
        self.row = row
        self.game: Game = load_with(row.game, row.cards)
        self.options: Mapping[str, str] = self.game.history.since(row.rules).defaults(row.options)
        self.names = [seat.name for seat in seats]
        self.seat_bots = [seat.bot if seat.kind == "bot" else "" for seat in seats]
        self.chance = chance or row.id

    def from_beginning(self, lines: Sequence[LogRow]) -> Iterator[Table]:
        """Every line played again."""
        return replaying(
            self.row.game,
            self.options,
            self.row.seed,
            self.names,
            self.seat_bots,
            lines,
            chance=self.chance,
            game_of=self.game,
        )

    def from_snapshot(self, kept: Kept, snapshot: SnapshotRow) -> Table:
        """The table as a snapshot has it, with the story until then."""
        pieces = [piece.text for piece in kept.pieces if piece.line <= snapshot.line]
        bases = [one.text for one in kept.snapshots if one.base and one.line <= snapshot.line]
        return resumed(
            self.game,
            self.options,
            self.row.seed,
            self.names,
            self.seat_bots,
            snapshot.text,
            pieces,
            self.chance,
            bases[-1] if bases else "",
        )

    def quick(self, kept: Kept) -> Iterator[Table]:
        """From the newest snapshot on, if the rules of now made it. The first table has heard all that was told."""
        newest = kept.snapshots[-1]
        yield (table := self.from_snapshot(kept, newest))
        for line in kept.lines:
            with differing(line.number):
                table.follow([Line(line.seat, line.text)], line.at)
            yield table

    def thorough(self, kept: Kept, lines: Sequence[LogRow]) -> Iterator[Table]:
        """Played again as far back as the rules reach, and compared with the newest snapshot."""
        newest = kept.snapshots[-1] if kept.snapshots else None
        base = next((one for one in reversed(kept.snapshots) if one.base), None)
        steps = self.from_base(kept, base, lines) if base else self.from_beginning(lines)
        for table in steps:
            if newest is not None and table.lines == newest.line and not same(table, newest.text):
                raise Differs(newest.line, Said("clio.table", "snapshot-differs"))
            yield table

    def from_base(self, kept: Kept, base: SnapshotRow, lines: Sequence[LogRow]) -> Iterator[Table]:
        with differing(base.line):
            table = self.from_snapshot(kept, base)
        yield table
        for line in lines:
            if line.number > base.line:
                with differing(line.number):
                    table.follow([Line(line.seat, line.text)], line.at)
                yield table

    def other_rules(self, kept: Kept, lines: Sequence[LogRow], differs: int) -> Opened:
        """The table goes on from its newest snapshot; without one, from the last quiet moment that still holds."""
        for snapshot in reversed(kept.snapshots):
            try:
                table = self.from_snapshot(kept, snapshot)
            except ClioError:
                continue  # made with other cards, or it waits for what there is no more
            teller = StoryTeller(table)
            return self._changed(Opened(table, teller, False, snapshot.rules, snapshot.line), lines)
        holds = 0
        for table in self.from_beginning(lines[: max(0, differs - 1)]):
            holds = table.lines if quiet(table) else holds
        *_, table = self.from_beginning(lines[:holds])
        return self._changed(Opened(table, StoryTeller.at_start(table), True, self.row.rules, holds), lines)

    def _changed(self, opened: Opened, lines: Sequence[LogRow]) -> Opened:
        table = opened.table
        table.change_rules(opened.before)
        if self.row.status == "over" and not table.over:
            table.stop()  # it was played to its end, but how it ended cannot be worked out any more
        table.lines = len(lines) + 1  # what was played since is in the log, and is not followed
        return opened
