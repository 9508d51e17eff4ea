"""A match: bots against each other on paired deals, so that neither cards nor seats favour anybody.

Each deal is played once with every rotation of the seats. Games of one deal are not independent, so what is uncertain
is worked out from deal to deal. A bot against itself wins exactly half of its games: in every seat it plays the same.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice
from pathlib import Path
from typing import Any, Final

from clio import bots
from clio.arena.checks import ArenaError
from clio.arena.contest import Outcome, contest, percentile, same_games
from clio.arena.executor import Workers, executor_for
from clio.arena.kept import Kept, Of, match_of
from clio.arena.play import Job
from clio.arena.simulate import Told
from clio.engine.game import Game
from clio.engine.registry import load

Z: Final = 1.96  # of a confidence of 95%
MIDDLE, LATE = 0.5, 0.99  # the thinking times that are told


@dataclass
class Figure:
    """A mean over deals, and how far from the truth it may be."""

    by_deal: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.by_deal) / len(self.by_deal)

    @property
    def error(self) -> float:
        """The standard error, clustered by deal."""
        count = len(self.by_deal)
        if count < 2:
            return 0.0  # one deal says nothing of how deals differ
        mean = self.mean
        return math.sqrt(sum((value - mean) ** 2 for value in self.by_deal) / (count - 1) / count)

    def interval(self) -> tuple[float, float]:
        return self.mean - Z * self.error, self.mean + Z * self.error


class Share(Figure):
    """A figure between 0 and 1."""

    def interval(self) -> tuple[float, float]:
        """A few deals that were all won, or all lost, tell little of the true share: Wilson's interval is for them.

        One deal tells nothing of how deals differ.
        """
        if len(self.by_deal) < 2:
            return 0.0, 1.0
        low, high = super().interval()
        if self.mean in (0.0, 1.0):
            width = Z**2 / (len(self.by_deal) + Z**2)
            low, high = low - width, high + width
        return max(0.0, low), min(1.0, high)


@dataclass
class Entry:
    """One who takes part. Two of the same name are two entries."""

    name: str
    games: int = 0
    wins: Figure = field(default_factory=Share)
    place: Figure = field(default_factory=Figure)
    scores: list[int] = field(default_factory=list)
    milliseconds: list[float] = field(default_factory=list)
    habits: dict[str, list[float]] = field(default_factory=dict)
    faults: int = 0

    def take(self, outcomes: Sequence[tuple[Outcome, list[int]]]) -> None:
        """All games of one deal, each with the seats this entry had."""
        shares, places = [], []
        for outcome, seats in outcomes:
            self.games += 1
            shares.append(sum(outcome.shares()[seat] for seat in seats))
            places += [outcome.places[seat] for seat in seats]
            for seat in seats:
                self.scores += outcome.scores[seat : seat + 1]
                self.milliseconds += outcome.milliseconds[seat]
                self.faults += outcome.faults[seat]
                for name, values in outcome.habits.items():
                    self.habits.setdefault(name, []).append(values[seat])
        self.wins.by_deal.append(sum(shares) / len(shares))
        self.place.by_deal.append(sum(places) / len(places))

    def plain(self) -> dict[str, Any]:
        """As JSON-able data."""
        return {
            "bot": self.name,
            "games": self.games,
            "wins": self.wins.mean,
            "wins_interval": list(self.wins.interval()),
            "place": self.place.mean,
            "place_interval": list(self.place.interval()),
            "score": sum(self.scores) / len(self.scores) if self.scores else None,
            "milliseconds": {
                "half": percentile(self.milliseconds, MIDDLE),
                "99 of 100": percentile(self.milliseconds, LATE),
                "longest": max(self.milliseconds, default=0.0),
            },
            "habits": {name: sum(values) / len(values) for name, values in self.habits.items()},
            "faults": self.faults,
        }


@dataclass
class Match:
    """One table of bots and everything it played."""

    game: Game
    options: Mapping[str, str]
    entries: list[Entry]
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def players(self) -> int:
        return int(self.options["players"])

    def plain(self) -> dict[str, Any]:
        entries = [entry.plain() for entry in self.entries]
        return {"game": self.game.name, "players": self.players, "games": len(self.outcomes), "entries": entries}


def tables_of(names: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who sits together: all of them; one against many of the other; or everybody with everybody in turn."""
    if len(names) < 2:
        raise ArenaError("too-few-bots")
    if len(names) == 2 and players > 2:
        return [(names[0], *[names[1]] * (players - 1))]
    if len(names) < players:
        raise ArenaError("bots-seats", bots=len(names), seats=players)
    return list(combinations(names, players))


def arena(
    game: str,
    names: Sequence[str],
    games: int,
    options: Mapping[str, str] | None = None,
    *,
    seed: str = "1",
    deck: Path | None = None,
    workers: Workers = 0,
    told: Told | None = None,
    kept: Kept | None = None,
) -> list[Match]:
    """Play so many games at each table, in whole deals, and add them up. Deals that were kept are not played again."""
    if games < 1:
        raise ArenaError("no-games", n=games)
    for name in names:
        bots.make(name)
    loaded = load(game, deck)
    picked = dict(options or {})
    picked.setdefault("players", str(len(names)) if len(names) in loaded.seat_numbers else "2")
    complete = loaded.complete(picked)
    matches = []
    done = 0
    for table in tables_of(names, int(complete["players"])):
        matches.append(play_match(loaded, table, games, complete, seed, deck, workers, told, done, kept))
        done += len(matches[-1].outcomes)
    return matches


def play_match(
    game: Game,
    table: tuple[str, ...],
    games: int,
    options: Mapping[str, str],
    seed: str,
    deck: Path | None,
    workers: Workers,
    told: Told | None,
    done: int,
    kept: Kept | None = None,
) -> Match:
    seats = len(table)
    rotations = [tuple((entry + turn) % seats for entry in range(seats)) for turn in range(seats)]  # seat -> entry
    if len(set(table[1:])) == 1 and seats > 2:
        entry_of = [0] + [1] * (seats - 1)  # one against many: the many are one entry
    else:
        entry_of = list(range(seats))
    deals = -(-games // seats)
    jobs = [
        [Job(game.name, options, f"{seed}/{deal}", tuple(table[e] for e in turn), deck) for turn in rotations]
        for deal in range(deals)
    ]
    played = play_deals(jobs, match_of(game, options, table, seed), kept, workers, told, done)
    entries = [Entry(table[entry_of.index(number)]) for number in range(max(entry_of) + 1)]
    match = Match(game, options, entries)
    for deal in jobs:
        outcomes = [played[job.key] for job in deal]
        match.outcomes += outcomes
        for number, entry in enumerate(entries):
            own = [[seat for seat, e in enumerate(turn) if entry_of[e] == number] for turn in rotations]
            entry.take(list(zip(outcomes, own, strict=True)))
    return match


def play_deals(
    deals: Sequence[Sequence[Job]], of: Of, kept: Kept | None, workers: Workers, told: Told | None, done: int
) -> dict[tuple[str, tuple[str, ...]], Outcome]:
    """The games of these deals by seed and seats: those that were kept, and the others, each kept when it ends."""
    played: dict[tuple[str, tuple[str, ...]], Outcome] = {}
    for number in range(len(deals)):
        for outcome in (kept.find(of, number) if kept else None) or ():
            played[outcome.deal, outcome.seats] = outcome
    if kept:
        kept.pass_over(of)
    left = {number: same_games(deal) for number, deal in enumerate(deals) if deal[0].key not in played}
    executor = executor_for(workers, sum(map(len, left.values())))
    results = executor.map(contest, [job for needed in left.values() for job in needed.values()])
    try:
        for number, needed in left.items():
            fresh = []
            for outcome in islice(results, len(needed)):
                fresh.append(outcome)
                if told:
                    told(done + len(played) + len(fresh))
            for outcome in kept.add(of, number, fresh) if kept else fresh:
                played[outcome.deal, outcome.seats] = outcome
    finally:
        executor.close()
    return played
