"""The ladder: how strong every published bot is, for each game and number of players.

`clio ladder` plays it, keeps it as data of each game (pages can show it) and writes docs/ladder.md from them.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from clio.arena.checks import ArenaError
from clio.arena.kept import Kept, match_of
from clio.arena.match import Match, play_match
from clio.arena.measured import measured, scores_before
from clio.arena.rating import SCALE, Fit, as_data, expected, fit, ratings, scores_of, together
from clio.arena.simulate import Told
from clio.engine.game import Game
from clio.engine.registry import games as known_games
from clio.engine.registry import load
from clio.engine.words import words

ANCHOR: Final = "greedy"
ORDER: Final = ("random", "hasty", "beginner", "greedy", "plan", "expert", "master")
CHARACTERS: Final = ("expert-builder", "expert-warrior", "expert-scholar")

SITTING: Final = 10.0  # seconds that one worker plays before it is worked out again what tells most
SURE: Final = 100  # points: what is less certain is not told to people who choose an opponent
SIMPLE: Final = ("random", "hasty")  # nobody sits down to play them for long: ...
LITTLE: Final = 0.1  # ... that much of what is uncertain about them counts
REST: Final = 0.05  # seconds of a game beside its decisions

Pair = tuple[str, str]
Ladder = dict[str, dict[str, Any]]  # by game, then by number of players


def pairs() -> list[tuple[str, str]]:
    """Who may meet whom: neighbours, those two steps apart, strong ones the anchor, and characters two levels."""
    found = list(zip(ORDER[1:], ORDER, strict=False))
    found += [(name, other) for name, other in zip(ORDER[2:], ORDER, strict=False) if name != ORDER[2]]
    found += [(ORDER[-1], ANCHOR)]
    found += [(name, other) for name in CHARACTERS for other in ("expert", "plan")]
    return found


def climb(
    game: str,
    players: int,
    games: int,
    seed: str,
    workers: int,
    told: Told | None = None,
    kept: Kept | None = None,
    minutes: float = 0.0,
) -> dict[str, Any]:
    """Play at tables of so many and rate everybody; of a pair of which more was kept, all of it counts.

    With minutes every pair plays a deal, then those whose next deal makes the ratings surest, until the time is up or
    all have played so many games. Without, all of them play so many.
    """
    loaded = load(game)
    options = loaded.complete({"players": str(players)})
    climbing = Climb(loaded, options, seed, workers, told, kept or Kept())
    deals = -(-games // players)
    if minutes:
        climbing.until(time.monotonic() + 60 * minutes, deals)
    else:
        for pair in pairs():
            climbing.play(pair, deals)
    matches = [match for match in climbing.matches.values() if match.outcomes]
    outcomes = [outcome for match in matches for outcome in match.outcomes]
    return {
        "games": len(outcomes),
        "seed": seed,
        "cards": loaded.digest[:12],
        "ratings": as_data(ratings(outcomes, ANCHOR, scores_before(climbing.before))),
        "before": {bot: msgspec.structs.asdict(row) for bot, row in climbing.before.items()},
        "matches": [match.plain() for match in matches],
    }


class Climb:
    """The matches of a ladder while they are played."""

    def __init__(
        self, game: Game, options: Mapping[str, str], seed: str, workers: int, told: Told | None, kept: Kept
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.workers = workers
        self.told = told
        self.kept = kept
        self.players = int(options["players"])
        rows = measured(game.name) if self.players == 2 else {}
        # A match of which as many games are kept stands for itself.
        self.before = {bot: row for bot, row in rows.items() if self.games_kept(bot, row.against) < row.games}
        self.matches: dict[Pair, Match] = {}

    def games_kept(self, one: str, other: str) -> int:
        return self.players * sum(self.there(pair) for pair in pairs() if set(pair) == {one, other})

    def table(self, pair: Pair) -> tuple[str, ...]:
        one, other = pair
        return (one, *[other] * (self.players - 1))

    def there(self, pair: Pair) -> int:
        """How many deals of a pair were played."""
        return self.kept.count(match_of(self.game, self.options, self.table(pair), self.seed))

    def play(self, pair: Pair, deals: int) -> None:
        """So many deals of a pair, or those that are there if they are more."""
        done = sum(len(match.outcomes) for other, match in self.matches.items() if other != pair)
        games = self.players * max(deals, self.there(pair))
        self.matches[pair] = play_match(
            self.game, self.table(pair), games, self.options, self.seed, None, self.workers, self.told, done, self.kept
        )

    def until(self, end: float, most: int) -> None:
        """Play what tells most for its time."""
        for pair in pairs():
            over = time.monotonic() > end
            self.play(pair, 0 if over else 1)
        while time.monotonic() < end:
            open_pairs = [pair for pair in pairs() if self.there(pair) < most]
            if not open_pairs:
                break
            costs = {pair: seconds(self.matches[pair]) * self.players for pair in open_pairs}
            outcomes = [outcome for match in self.matches.values() for outcome in match.outcomes]
            known = fit(together(scores_of(outcomes), scores_before(self.before)), ANCHOR)
            pair = most_telling(open_pairs, known, costs)
            more = max(1, min(most - self.there(pair), round(SITTING * max(1, self.workers) / costs[pair])))
            self.play(pair, self.there(pair) + more)


def seconds(match: Match) -> float:
    """What a game of this match costs: what was thought about, and a little for the rest."""
    spent = sum(sum(map(sum, outcome.milliseconds)) for outcome in match.outcomes)
    return REST + spent / 1000 / len(match.outcomes)


def most_telling(open_pairs: Sequence[Pair], known: Fit, costs: Mapping[Pair, float]) -> Pair:
    """The pair whose next deal takes most off what is uncertain about all strengths, for the time it costs.

    Even pairs tell most, pairs of whom one always wins next to nothing.
    """
    matters = [LITTLE if name in SIMPLE else 1.0 for name in known.names]

    def gain(pair: Pair) -> float:
        one, other = pair
        difference = known.difference(one, other)
        chance = expected(SCALE * known.strength[one], SCALE * known.strength[other])
        moved = [sum(a * b for a, b in zip(row, difference, strict=True)) for row in known.doubt]
        own = sum(a * b for a, b in zip(moved, difference, strict=True))
        weight = 2 * chance * (1 - chance)
        less = sum(counts * value**2 for counts, value in zip(matters, moved, strict=True))
        return weight * less / (1 + weight * own) / costs[pair]

    return max(open_pairs, key=gain)


def file_of(games: Path, game: str) -> Path:
    """Where the figures of a game lie, in the folder with all games."""
    return games / game / "weights" / "ladder.json"


@lru_cache(maxsize=1)
def published() -> Ladder:
    """The ladder that comes with the program."""
    found: Ladder = {}
    for game in known_games():
        file = files(load(game).package).joinpath("weights").joinpath("ladder.json")
        if file.is_file():
            found[game] = json.loads(file.read_text(encoding="utf-8"))
    return found


def read(path: Path) -> dict[str, Any]:
    """What was rated of one game, by number of players."""
    if not path.exists():
        return {}
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ArenaError("bad-ladder", file=path.name, why=str(error)) from None
    return data


def points(ladder: Ladder, game: str, players: int, bot: str) -> int | None:
    """What a bot is rated, if it was, and surely enough."""
    rows = ladder.get(game, {}).get(str(players), {}).get("ratings", [])
    return next((row["points"] for row in rows if row["bot"] == bot and is_sure(row)), None)


class Rung(NamedTuple):
    """What a bot is rated, and in how many games."""

    points: int
    games: int
    sure: bool  # enough to be told


def strengths(ladder: Ladder, game: str) -> dict[str, Rung]:
    """What bots of a game are rated, where few play: what a person is told who chooses one."""
    by_players = ladder.get(game, {})
    rows = by_players[min(by_players, key=int)]["ratings"] if by_players else []
    return {row["bot"]: Rung(row["points"], row["games"], is_sure(row)) for row in rows}


def is_sure(row: Mapping[str, Any]) -> bool:
    """Few games may put a master below an expert: that stands on the page, but nobody is told it as a fact."""
    return bool(row["high"] - row["low"] <= 2 * SURE)


def page(ladder: Ladder) -> str:
    """docs/ladder.md"""
    lines = [
        "# How strong the bots are",
        "",
        "Written by `clio ladder` from games on paired deals: each deal is played once with every rotation of the",
        "seats. `clio arena` plays any of these matches again. Points are Bradley-Terry ratings: greedy has 1,000, and",
        "400 more are odds of ten to one. What stands in brackets is 95% sure. Times are CPU time of a decision.",
        "",
        "With `--minutes` those pairs are played most whose next deal makes the ratings surest for the time it takes:",
        "even matches and quick bots. How many games a figure rests on stands beside it; where they are few, it is a",
        "first look. Games that were kept (`--keep`) stay: the next sitting adds to them. Of matches “before” no game",
        "was kept, only how many were won (`weights/measured.toml`); they count for the points like all others.",
    ]
    for game, by_players in ladder.items():
        for players, data in by_players.items():
            lines += ["", f"## {title(game)}, {players} players", ""]
            lines += ratings_table(data) + [""] + matches_table(data)
            habits = habits_table(game, int(players), data["matches"])
            lines += ["", *habits] if habits else []
    return "\n".join(lines) + "\n"


def title(game: str) -> str:
    """What a game is called in English."""
    return words(load(game).packages, "en").say(f"game-{game.replace('_', '-')}", game)


def ratings_table(data: dict[str, Any]) -> list[str]:
    played = sorted(data["matches"], key=lambda match: match["games"])  # times are those of the longest match
    times = {entry["bot"]: entry["milliseconds"] for match in played for entry in match["entries"]}
    lines = ["| bot | points | half of its decisions | 99 of 100 | games |", "|---|---|---|---|---|"]
    for row in data["ratings"]:
        spent = times.get(row["bot"])
        shown = f"{spent['half']:.1f} ms | {spent['99 of 100']:.1f} ms" if spent else "- | -"
        points = f"{row['points']} ({row['low']} to {row['high']})"
        lines.append(f"| {row['bot']} | {points} | {shown} | {row['games']} |")
    return lines


def matches_table(data: Mapping[str, Any]) -> list[str]:
    lines = ["| match | games | win share | mean place | mean score |", "|---|---|---|---|---|"]
    for match in data["matches"]:
        one, other = match["entries"][0], match["entries"][1]
        low, high = one["wins_interval"]
        against = other["bot"] if match["players"] == 2 else f"{match['players'] - 1} of {other['bot']}"
        score = "-" if one["score"] is None else f"{one['score']:.1f} to {other['score']:.1f}"
        lines.append(
            f"| {one['bot']} against {against} | {match['games']} | {one['wins']:.3f} ({low:.3f} to {high:.3f}) "
            f"| {one['place']:.2f} | {score} |"
        )
    for bot, row in data.get("before", {}).items():
        low, high = max(0.0, row["share"] - row["sure"]), min(1.0, row["share"] + row["sure"])
        share = f"{row['share']:.3f} ({low:.3f} to {high:.3f})"
        lines.append(f"| {bot} against {row['against']}, before | {row['games']} | {share} | - | - |")
    return lines


def habits_table(game: str, players: int, matches: Sequence[dict[str, Any]]) -> list[str]:
    """How the bots play beside how people play, where somebody has counted that: means over all their games."""
    people = load(game).human_habits(players)
    if not people:
        return []
    shown: dict[str, list[tuple[int, Mapping[str, float]]]] = {}
    for match in matches:
        for entry in match["entries"]:
            shown.setdefault(entry["bot"], []).append((entry["games"], entry["habits"]))
    lines = ["| of each player | games | " + " | ".join(people) + " |", "|---" * (len(people) + 2) + "|"]
    lines.append("| people | | " + " | ".join(f"{value:.2f}" for value in people.values()) + " |")
    for bot in (name for name in (*ORDER, *CHARACTERS) if name in shown):
        games = sum(count for count, _ in shown[bot])
        means = [sum(count * habits[name] for count, habits in shown[bot]) / games for name in people]
        lines.append(f"| {bot} | {games} | " + " | ".join(f"{value:.2f}" for value in means) + " |")
    return lines
