"""The ladder: how strong every published bot is, for each game and number of players.

`clio ladder` plays it, keeps it as data beside this file (pages can show it) and writes docs/ladder.md from it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from clio.arena.checks import ArenaError
from clio.arena.kept import Kept, match_of
from clio.arena.match import Match, play_match
from clio.arena.rating import as_data, ratings
from clio.arena.simulate import Told
from clio.engine.registry import load

ANCHOR: Final = "greedy"
ORDER: Final = ("random", "hasty", "beginner", "greedy", "plan", "expert", "master")
CHARACTERS: Final = ("expert-builder", "expert-warrior", "expert-scholar")

Ladder = dict[str, dict[str, Any]]  # by game, then by number of players


def pairs() -> list[tuple[str, str]]:
    """Who meets whom: neighbours, everybody the anchor, and characters the level they belong to."""
    found = list(zip(ORDER[1:], ORDER, strict=False))
    found += [(name, ANCHOR) for name in ORDER[ORDER.index(ANCHOR) + 2 :]]
    found += [(name, "expert") for name in CHARACTERS]
    return found


def climb(
    game: str,
    players: int,
    games: int,
    seed: str,
    workers: int,
    told: Told | None = None,
    kept: Kept | None = None,
) -> dict[str, Any]:
    """Play all pairs at tables of so many and rate everybody; of a pair of which more was kept, all of it counts."""
    loaded = load(game)
    options = loaded.complete({"players": str(players)})
    matches: list[Match] = []
    done = 0
    for one, other in pairs():
        table = (one, *[other] * (players - 1))
        there = kept.count(match_of(loaded, options, table, seed)) * players if kept else 0
        wanted = max(games, there)
        matches.append(play_match(loaded, table, wanted, options, seed, None, workers, told, done, kept))
        done += len(matches[-1].outcomes)
    outcomes = [outcome for match in matches for outcome in match.outcomes]
    return {
        "games": len(outcomes),
        "seed": seed,
        "cards": loaded.digest[:12],
        "ratings": as_data(ratings(outcomes, ANCHOR)),
        "matches": [match.plain() for match in matches],
    }


@lru_cache(maxsize=1)
def published() -> Ladder:
    """The ladder that comes with the program."""
    file = files("clio.arena").joinpath("ladder.json")
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def read(path: Path) -> Ladder:
    if not path.exists():
        return {}
    try:
        data: Ladder = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ArenaError("bad-ladder", file=path.name, why=str(error)) from None
    return data


def points(ladder: Ladder, game: str, players: int, bot: str) -> int | None:
    """What a bot is rated, if it was."""
    rows = ladder.get(game, {}).get(str(players), {}).get("ratings", [])
    return next((row["points"] for row in rows if row["bot"] == bot), None)


def strengths(ladder: Ladder, game: str) -> dict[str, int]:
    """What every bot of a game is rated, where few play: what a person is told who chooses one."""
    by_players = ladder.get(game, {})
    return {row["bot"]: row["points"] for row in by_players[min(by_players)]["ratings"]} if by_players else {}


def page(ladder: Ladder) -> str:
    """docs/ladder.md"""
    lines = [
        "# How strong the bots are",
        "",
        "Written by `clio ladder` from games on paired deals: each deal is played once with every rotation of the",
        "seats. `clio arena` plays any of these matches again. Points are Bradley-Terry ratings: greedy has 1,000, and",
        "400 more are odds of ten to one. What stands in brackets is 95% sure. Times are CPU time of a decision.",
    ]
    for game, by_players in ladder.items():
        for players, data in by_players.items():
            lines += ["", f"## {game}, {players} players", ""]
            lines += ratings_table(data) + [""] + matches_table(data["matches"])
            habits = habits_table(game, int(players), data["matches"])
            lines += ["", *habits] if habits else []
    return "\n".join(lines) + "\n"


def ratings_table(data: dict[str, Any]) -> list[str]:
    times = {entry["bot"]: entry["milliseconds"] for match in data["matches"] for entry in match["entries"]}
    lines = ["| bot | points | half of its decisions | 99 of 100 | games |", "|---|---|---|---|---|"]
    for row in data["ratings"]:
        spent = times[row["bot"]]
        middle, late = spent["half"], spent["99 of 100"]
        points = f"{row['points']} ({row['low']} to {row['high']})"
        lines.append(f"| {row['bot']} | {points} | {middle:.1f} ms | {late:.1f} ms | {row['games']} |")
    return lines


def matches_table(matches: Sequence[dict[str, Any]]) -> list[str]:
    lines = ["| match | games | win share | mean place | mean score |", "|---|---|---|---|---|"]
    for match in matches:
        one, other = match["entries"][0], match["entries"][1]
        low, high = one["wins_interval"]
        against = other["bot"] if match["players"] == 2 else f"{match['players'] - 1} of {other['bot']}"
        score = "-" if one["score"] is None else f"{one['score']:.1f} to {other['score']:.1f}"
        lines.append(
            f"| {one['bot']} against {against} | {match['games']} | {one['wins']:.3f} ({low:.3f} to {high:.3f}) "
            f"| {one['place']:.2f} | {score} |"
        )
    return lines


def habits_table(game: str, players: int, matches: Sequence[dict[str, Any]]) -> list[str]:
    """How the bots play beside how people play, where somebody has counted that."""
    people = load(game).human_habits(players)
    shown = {entry["bot"]: entry["habits"] for match in matches for entry in match["entries"]}
    if not people:
        return []
    lines = ["| of each player | " + " | ".join(people) + " |", "|---" * (len(people) + 1) + "|"]
    lines.append("| people | " + " | ".join(f"{value:.2f}" for value in people.values()) + " |")
    for bot in (name for name in (*ORDER, *CHARACTERS) if name in shown):
        lines.append(f"| {bot} | " + " | ".join(f"{shown[bot][name]:.2f}" for name in people) + " |")
    return lines
