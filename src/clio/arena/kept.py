"""Games that were played stay played: each finished deal of a match is a line of a file; a later run goes on there.

A line says what was played (game, options, table, seed, deal), what decided it beside that (`made`: a digest of the
rules, the cards and the bots), and how its games ended. Lines of other bots or rules are passed over, never mixed in.
Thinking times are kept to an eighth, with how often each occurred: whole lists would be most of the file.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from clio import bots
from clio.arena.checks import ArenaError
from clio.arena.contest import LONGEST, Outcome
from clio.arena.play import chosen
from clio.engine.game import Game

FORMAT: Final = 1  # of a line
STEP: Final = 1.25  # thinking times that are kept are powers of it, in milliseconds
SHORTEST: Final = 0.01


class Of(NamedTuple):
    """Which match deals belong to; `made` is a digest of all that decides how they end."""

    game: str
    options: str  # as text: they are looked up by it
    table: tuple[str, ...]
    seed: str
    made: str


def match_of(game: Game, options: Mapping[str, str], table: Sequence[str], seed: str) -> Of:
    parts: list[object] = [FORMAT, bots.THINKING, LONGEST, game.version, game.digest]
    parts += [bots.make(name).makeup(game) for name in table]
    made = hashlib.sha256("\n".join(map(str, parts)).encode()).hexdigest()[:16]
    return Of(game.name, _text(chosen(game, options)), tuple(table), seed, made)


class Kept:
    """A file of finished deals. It is read once; every deal that is added is written at once. Without a file they are
    kept as long as the program runs."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.deals: dict[tuple[Of, int], list[Outcome]] = {}
        self.others: set[tuple[Of, int]] = set()  # passed over: as asked for, but played by other bots or rules
        if path is not None:
            self._read(path)
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.open("a", encoding="utf-8").close()  # a bad path should not cost an hour of play
            except OSError as error:
                raise ArenaError("games-unwritten", file=str(path), why=error.strerror or "") from None

    def _read(self, path: Path) -> None:
        if not path.exists():
            return
        try:
            data = path.read_bytes()
            whole = data.rfind(b"\n") + 1  # a line that was cut off when the program ended is that one deal lost
            if whole < len(data):
                with path.open("r+b") as file:
                    file.truncate(whole)
        except OSError as error:
            raise ArenaError("kept-unread", file=str(path), why=error.strerror or "") from None
        for number, line in enumerate(data[:whole].splitlines(), 1):
            try:
                self._take(json.loads(line))
            except (ValueError, KeyError, TypeError):
                raise ArenaError("kept-bad-line", file=str(path), line=number) from None

    def _take(self, row: Mapping[str, Any]) -> None:
        of = Of(row["game"], _text(row["options"]), tuple(row["table"]), row["seed"], row["made"])
        deal = f"{row['seed']}/{row['deal']}"
        self.deals[of, row["deal"]] = [_outcome(deal, game) for game in row["games"]]

    def find(self, of: Of, deal: int) -> list[Outcome] | None:
        """The games of this deal, if they were played."""
        return self.deals.get((of, deal))

    def count(self, of: Of) -> int:
        """How many deals were played from the first one on."""
        deal = 0
        while (of, deal) in self.deals:
            deal += 1
        return deal

    def pass_over(self, of: Of) -> None:
        """Remember the deals that are there, but not by these bots and rules."""
        for other, deal in self.deals:
            if other[:-1] == of[:-1] and other.made != of.made:
                self.others.add((other, deal))

    def add(self, of: Of, deal: int, outcomes: Sequence[Outcome]) -> list[Outcome]:
        """Write a deal down, and give it back as it will be read."""
        games = [_plain(outcome) for outcome in outcomes]
        row = {
            "game": of.game, "options": json.loads(of.options), "table": of.table, "seed": of.seed, "deal": deal,
            "made": of.made, "games": games,
        }  # fmt: skip
        if self.path is not None:
            try:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row, separators=(",", ":")) + "\n")
            except OSError as error:
                raise ArenaError("games-unwritten", file=str(self.path), why=error.strerror or "") from None
        self.deals[of, deal] = [_outcome(f"{of.seed}/{deal}", game) for game in games]
        return self.deals[of, deal]


def _text(options: Mapping[str, str]) -> str:
    return json.dumps(dict(options), sort_keys=True)


def _plain(outcome: Outcome) -> dict[str, Any]:
    row = asdict(replace(outcome, habits=dict(outcome.habits), milliseconds=()))
    del row["deal"]
    row["milliseconds"] = [dict(sorted(Counter(map(power, spent)).items())) for spent in outcome.milliseconds]
    return row


def power(milliseconds: float) -> int:
    return round(math.log(max(milliseconds, SHORTEST), STEP))


def _outcome(deal: str, row: Mapping[str, Any]) -> Outcome:
    spent = [
        tuple(round(STEP ** int(value), 3) for value, times in counted.items() for _ in range(times))
        for counted in row["milliseconds"]
    ]
    return Outcome(
        deal,
        tuple(row["seats"]),
        tuple(row["places"]),
        tuple(row["scores"]),
        row["ending"],
        row["decisions"],
        row["habits"],
        tuple(spent),
        tuple(row["faults"]),
    )
