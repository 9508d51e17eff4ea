"""Make the challenges of a game by search: positions between bots, and what the best bot reaches there.

    python scripts/make_challenges.py progress --count 12 --minutes 15        # writes games/progress/challenges*
    python scripts/make_challenges.py progress --check --tries 8              # plays those there are, prints the rates

A position is taken where a turn begins. Bots of all levels play on from it, with the same rivals; a number of the score
sheet that master reaches and others miss becomes the goal. What nobody misses, or nobody reaches, is no task.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from clio import bots
from clio.coach.challenges import LEVELS, SOLVED, WIN, Attempt, Goal, Try, challenges_of, played_on, tried
from clio.coach.places import curve_of
from clio.engine.dice import dice_from_seed
from clio.engine.match import Match
from clio.engine.record import record_text
from clio.engine.registry import load
from clio.engine.state import State

RIVAL = "greedy"
# Rows of the score sheet that may become goals, those that pay most first.
ROWS = {
    "progress": ("sheet-points", "sheet-technologies", "sheet-developments"),
    "ancient_knowledge": ("sheet-points", "sheet-past", "sheet-technologies", "sheet-artifacts"),
    "through_the_ages": ("sheet-culture", "sheet-culture-turn", "sheet-science-turn", "sheet-strength"),
}
LEAST_BY_MASTER = 0.5  # of its tries in which master must succeed
MOST_BY_CHANCE = 0.5  # of its tries in which a random player may: what one reaches by chance is no task
FOLDER = Path(__file__).resolve().parent.parent / "src" / "clio" / "games"


def position(game: str, number: int) -> tuple[Match, int, bool]:
    """A game between quick bots up to the beginning of a turn; whose it is; and whether the end is near."""
    rules = load(game)
    dice = dice_from_seed(f"challenge {number}")
    players = 2 + dice.below(2)
    late = number % 4 == 3
    share = 0.8 if late else 0.15 + 0.01 * dice.below(55)
    names = [f"{RIVAL} {seat + 1}" for seat in range(players)]
    match = Match(rules, rules.complete({"players": str(players)}), f"challenge {number}", names)
    chances = [dice_from_seed(f"{number} {seat}") for seat in range(players)]
    players_of = [bots.make(RIVAL) for _ in range(players)]
    curve = curve_of(rules)
    while not match.state.over:
        seat, acted = match.state.seats_open()[0], match.state.acting()
        match.act(seat, bots.decide(players_of[seat], match.state, seat, chances[seat]))
        state = match.state
        begins = not state.over and state.acting() != acted and state.seats_open() == [state.acting()]
        if begins and curve.stage(state) >= share:
            return match, state.acting(), late
    return match, -1, late


def ends(state: State, seat: int, bot: str, chance: str, longest: int) -> list[dict[str, int]]:
    """The sheet after each of the next turns of a bot."""
    found = []
    attempt = Attempt(Goal("", 1 << 30, longest + 1), seat, state)
    for acted, now in played_on(Try(state, seat, Goal(""), bot, RIVAL, chance)):
        turns = attempt.turns
        attempt.step(acted, now)
        if attempt.turns > turns:
            found.append(dict(now.game.sheet(now, seat)))
        if len(found) == longest or now.over:
            break
    return found


def wish(state: State, seat: int, longest: int, screens: int) -> Goal | None:
    """A goal that master reaches and greedy seldom; nothing if there is none. Its rates come from other tries."""
    weak = [ends(state, seat, bot, f"screen {bot} {n}", longest) for bot in ("greedy", "random") for n in range(2)]
    strong = [ends(state, seat, "master", f"screen master {n}", longest) for n in range(screens)]
    now = dict(state.game.sheet(state, seat))
    best: tuple[float, Goal] | None = None
    for turns in range(1, longest + 1):
        for rank, what in enumerate(ROWS[state.game.name]):
            # Any of the turns counts, so the best of them does.
            reach = sorted((max((e[what] for e in run[:turns]), default=0) for run in strong), reverse=True)
            least = reach[-1]
            others = [max((e[what] for e in run[:turns]), default=0) for run in weak]
            missed = sum(other < least for other in others) / len(others)
            if least <= now[what] or missed == 0:
                continue
            value = missed - 0.1 * rank
            if best is None or value > best[0]:
                best = value, Goal(what, least, turns)
    return best[1] if best is not None else None


def rates(state: State, seat: int, goal: Goal, tries: int) -> dict[str, int]:
    """Out of 100, for each level; a goal that master misses is given up at once."""
    found: dict[str, int] = {}
    for bot in reversed(LEVELS):
        if bot != "master" and found["master"] < 100 * LEAST_BY_MASTER:
            return dict.fromkeys(LEVELS, 0)
        won = [tried(Try(state, seat, goal, bot, RIVAL, f"{bot} {n}")).status == SOLVED for n in range(tries)]
        found[bot] = round(100 * sum(won) / tries)
    return {bot: found[bot] for bot in LEVELS}


def found(wanted: argparse.Namespace, until: float) -> Iterator[tuple[Match, int, Goal, dict[str, int]]]:
    number, tries = wanted.first, wanted.tries
    while time.monotonic() < until:
        number += 1
        match, seat, late = position(wanted.game, number)
        if seat < 0:
            continue
        state = match.state
        goal: Goal | None
        if late:
            scores = [state.game.score(state, each) for each in range(state.layout.seats)]
            goal = Goal(WIN) if scores[seat] < max(scores) else None
        else:
            goal = wish(state, seat, wanted.turns, wanted.screens)
        if goal is None:
            continue
        solved = rates(state, seat, goal, tries)
        by_chance = solved["random"] > 100 * MOST_BY_CHANCE or solved["random"] >= solved["master"]
        if solved["master"] >= 100 * LEAST_BY_MASTER and solved["beginner"] < 100 and not by_chance:
            yield match, seat, goal, solved


def entry(name: str, seat: int, goal: Goal, solved: dict[str, int]) -> str:
    lines = ["[[challenge]]", f'name = "{name}"', f"seat = {seat + 1}", f'rival = "{RIVAL}"', f'goal = "{goal.what}"']
    if goal.what != WIN:
        lines += [f"least = {goal.least}", f"turns = {goal.turns}"]
    lines.append("solved = { " + ", ".join(f"{bot} = {rate}" for bot, rate in solved.items()) + " }")
    return "\n".join(lines) + "\n"


def make(wanted: argparse.Namespace) -> int:
    folder, count = (wanted.to or FOLDER) / wanted.game, wanted.count
    (folder / "challenges").mkdir(parents=True, exist_ok=True)
    index = folder / "challenges.toml"
    if not index.exists():
        index.write_text(
            "# Positions with a task (coach/challenges.py), made by scripts/make_challenges.py.\n"
            "# `solved`: out of 100, how often the bots of each level reach the goal.\n",
            encoding="utf-8",
        )
    done = index.read_text(encoding="utf-8").count("[[challenge]]")
    unsolved = 0
    for match, seat, goal, solved in found(wanted, time.monotonic() + 60 * wanted.minutes):
        hard = solved["greedy"] == 0
        if not hard and done - unsolved >= count * 2 // 3:
            continue  # a third at least is beyond greedy
        unsolved += hard
        done += 1
        name = f"{done:02d}"
        (folder / "challenges" / f"{name}.clio").write_text(record_text(match), encoding="utf-8")
        with index.open("a", encoding="utf-8") as file:
            file.write("\n" + entry(name, seat, goal, solved))
        print(name, goal, solved, flush=True)
        if done >= count:
            return 0
    return 1


def check(game: str, tries: int) -> int:
    """Fails where master solves nothing, or greedy more than two thirds."""
    bad, greedy = 0, 0
    tasks = challenges_of(game)
    for task in tasks:
        solved = rates(task.match().state, task.seat, task.goal, tries)
        print(task.name, task.goal, solved, flush=True)
        bad += not solved["master"]
        greedy += bool(solved["greedy"])
    print(f"{game}: {len(tasks)} challenges, {bad} not solved by master, {len(tasks) - greedy} not by greedy")
    return int(bad > 0 or len(tasks) < 12 or 3 * greedy > 2 * len(tasks))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--tries", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--first", type=int, default=0, help="the number of the first position that is looked at")
    parser.add_argument("--turns", type=int, default=2, help="within which a goal is to be reached, at most")
    parser.add_argument("--screens", type=int, default=2, help="tries of master by which a goal is found")
    parser.add_argument("--to", type=Path, help="another folder than that of the games")
    parser.add_argument("--check", action="store_true")
    wanted = parser.parse_args()
    if wanted.check:
        return check(wanted.game, wanted.tries)
    return make(wanted)


if __name__ == "__main__":
    sys.exit(main())
