"""Make the challenges of a game by search: positions between bots, and what the best bot reaches there.

    python scripts/make_challenges.py progress --keep found.jsonl --workers 0        # look for tasks, write twelve
    python scripts/make_challenges.py progress --keep found.jsonl --choose           # write twelve of those kept
    python scripts/make_challenges.py progress --keep found.jsonl --mend             # new ones for those master misses
    python scripts/make_challenges.py progress --check --workers 0                   # play those there are
    python scripts/make_challenges.py progress --check --keep tries.jsonl --write    # and write their rates

A position is taken where a turn begins. Bots of all levels play on from it, with the same rivals; a number of the score
sheet that master reaches and others miss becomes the goal. What nobody misses, or nobody reaches, is no task. How often
each level reaches the goal is measured by tries that had no part in finding it. Twelve are written to
`games/GAME/challenges*`, in the place of those that were there.

`--workers 0` takes all cores; with `--keep FILE` every position and every try is kept, so that a run that was broken
off (by `--minutes`, say) goes on, here or on another machine. Begin another file when bots or weights have changed.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.many import machine, shared_out  # before anything of ours: it finds the program

# isort: split

from clio import bots
from clio.coach.challenges import (
    LEVELS,
    SOLVED,
    WIN,
    Attempt,
    Challenge,
    Goal,
    Try,
    challenge,
    challenges_of,
    played_on,
    tried,
)
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
SURE_BY_MASTER = 0.75  # of those that are chosen, so that as many tries again hardly ever say less than a half
FIRST = 4  # tries of master after which a goal that it hardly ever reaches is given up
BEYOND_GREEDY = 6  # of twelve that are chosen, if there are so many; a third is the least
OF_A_KIND = 5  # of twelve that have the same number for their goal
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


@dataclass(frozen=True)
class Search:
    """A position that is looked at; it can be sent to another process."""

    game: str
    number: int
    turns: int
    screens: int
    tries: int


def looked(search: Search) -> dict[str, Any] | None:
    """The task that a position is, with its rates; nothing where it is none."""
    match, seat, late = position(search.game, search.number)
    if seat < 0:
        return None
    state = match.state
    goal: Goal | None
    if late:
        scores = [state.game.score(state, each) for each in range(state.layout.seats)]
        goal = Goal(WIN) if scores[seat] < max(scores) else None
    else:
        goal = wish(state, seat, search.turns, search.screens)
    return as_task(match, seat, goal, search.tries)


@dataclass(frozen=True)
class Anew:
    """The position of a challenge that there is, for which a goal is looked for anew."""

    game: str
    name: str
    turns: int
    screens: int
    tries: int


def looked_anew(search: Anew) -> dict[str, Any] | None:
    """The task that the position is for the bots of today."""
    task = challenge(search.game, search.name)
    match = task.match()
    goal = task.goal if task.goal.what == WIN else wish(match.state, task.seat, search.turns, search.screens)
    return as_task(match, task.seat, goal, search.tries)


def as_task(match: Match, seat: int, goal: Goal | None, tries: int) -> dict[str, Any] | None:
    """A task with its rates; nothing where it is none."""
    solved = {} if goal is None else rates(match.state, seat, goal, tries)
    if goal is None or not solved:
        return None
    found = {"seat": seat, "goal": goal.what, "least": goal.least, "turns": goal.turns}
    return {**found, "solved": solved, "record": record_text(match)}


def rates(state: State, seat: int, goal: Goal, tries: int) -> dict[str, int]:
    """Out of 100, for each level; nothing for what is no task."""
    found: dict[str, int] = {}
    for bot in reversed(LEVELS):
        won = 0
        for number in range(tries):
            won += tried(Try(state, seat, goal, bot, RIVAL, f"{bot} {number}")).status == SOLVED
            if bot == "master" and number + 1 == FIRST and won < FIRST * LEAST_BY_MASTER:
                return {}
        found[bot] = round(100 * won / tries)
        if bot == "master" and won < tries * LEAST_BY_MASTER:
            return {}
    by_chance = found["random"] > 100 * MOST_BY_CHANCE or found["random"] >= found["master"]
    return {} if by_chance or found["beginner"] == 100 else {bot: found[bot] for bot in LEVELS}


def chosen(tasks: list[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    """Some of them, the easiest first: half of them beyond greedy, of different kinds, of every difficulty."""
    sure = [task for task in tasks if task["solved"]["master"] >= 100 * SURE_BY_MASTER]
    kinds: dict[str, int] = {}
    taken: list[dict[str, Any]] = []

    def take(some: list[dict[str, Any]], most: int) -> None:
        for task in evenly(some, most):
            kinds[task["goal"]] = kinds.get(task["goal"], 0) + 1
            if kinds[task["goal"]] <= OF_A_KIND and len(taken) < count:
                taken.append(task)

    hard = [task for task in sure if not task["solved"]["greedy"]]
    easy = [task for task in sure if task["solved"]["greedy"]]
    take(hard, min(len(hard), BEYOND_GREEDY))
    take(easy, count - len(taken))
    for task in [*hard, *easy]:  # what the kinds have left out
        if len(taken) < count and task not in taken:
            taken.append(task)
    return sorted(taken, key=difficulty)


def evenly(tasks: list[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """So many of them, from the easiest to the hardest."""
    ordered = sorted(tasks, key=difficulty)
    if len(ordered) <= most:
        return ordered
    return [ordered[place * (len(ordered) - 1) // max(1, most - 1)] for place in range(most)]


def difficulty(task: dict[str, Any]) -> int:
    solved: dict[str, int] = task["solved"]
    return -sum(solved.values())


def entry(name: str, task: dict[str, Any]) -> str:
    lines = [
        "[[challenge]]",
        f'name = "{name}"',
        f"seat = {task['seat'] + 1}",
        f'rival = "{RIVAL}"',
        f'goal = "{task["goal"]}"',
    ]
    if task["goal"] != WIN:
        lines += [f"least = {task['least']}", f"turns = {task['turns']}"]
    lines.append(told(task["solved"]))
    return "\n".join(lines) + "\n"


def told(solved: dict[str, int]) -> str:
    return "solved = { " + ", ".join(f"{bot} = {rate}" for bot, rate in solved.items()) + " }"


def index_of(wanted: argparse.Namespace, game: str) -> Path:
    folder: Path = wanted.to or FOLDER
    return folder / game / "challenges.toml"


def make(wanted: argparse.Namespace, game: str) -> bool:
    until = 0.0 if wanted.choose else time.monotonic() + 60 * wanted.minutes
    jobs = [
        Search(game, number, wanted.turns, wanted.screens, wanted.tries)
        for number in range(wanted.first + 1, wanted.first + 1 + wanted.positions)
    ]
    tasks = []
    seen = 0
    for job, task in shared_out(looked, jobs, workers=wanted.workers, keep=wanted.keep, until=until):
        seen += 1
        if task is not None:
            tasks.append((job.number, task))
            print(job.number, task["goal"], task["least"], task["turns"], task["solved"], flush=True)
    stay = staying(game) if wanted.mend else {}
    if wanted.mend and len(stay) + len(chosen([task for _, task in tasks], wanted.count)) < wanted.count:
        # Positions that do not stay may be tasks with another goal.
        lost = [one.name for one in challenges_of(game) if one.name not in stay]
        anew = [Anew(game, name, wanted.turns, wanted.screens, wanted.tries) for name in lost]
        for again, task in shared_out(looked_anew, anew, workers=wanted.workers, keep=wanted.keep):
            if task is not None:
                tasks.append((-int(again.name), task))
                print("anew", again.name, task["goal"], task["least"], task["turns"], task["solved"], flush=True)
    kept = [task["record"] for task in stay.values()]
    new = [task for _, task in sorted(tasks, key=lambda pair: pair[0]) if task["record"] not in kept]
    found = chosen(new, wanted.count - len(stay))
    free = [name for name in (f"{n:02d}" for n in range(1, wanted.count + 1)) if name not in stay]
    written = {**stay, **dict(zip(free, found, strict=False))}
    beyond = sum(not task["solved"]["greedy"] for task in written.values())
    print(
        f"{game}: {seen} positions, {len(tasks)} tasks, {len(found)} chosen, {len(stay)} stay, {beyond} beyond greedy"
    )
    if len(written) < wanted.count or 3 * beyond < wanted.count:
        print(f"{game}: too few; nothing is written", file=sys.stderr)
        return False
    write(index_of(wanted, game), written, wanted.tries)
    return True


def staying(game: str) -> dict[str, dict[str, Any]]:
    """The challenges there are that master still solves often enough, by name."""
    return {
        task.name: {
            "seat": task.seat,
            "goal": task.goal.what,
            "least": task.goal.least,
            "turns": task.goal.turns,
            "solved": dict(task.rates),
            "record": "\n".join(task.record().lines) + "\n",
        }
        for task in challenges_of(game)
        if task.rates["master"] >= 100 * LEAST_BY_MASTER
    }


def write(index: Path, tasks: dict[str, dict[str, Any]], tries: int) -> None:
    """These challenges in the place of those that were there."""
    folder = index.parent / "challenges"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.clio"):
        old.unlink()
    text = [
        "# Positions with a task (coach/challenges.py), made by scripts/make_challenges.py.\n"
        f"# `solved`: out of 100, how often the bots of each level reach the goal ({tries} tries each).\n"
    ]
    for name, task in sorted(tasks.items()):
        (folder / f"{name}.clio").write_text(task["record"], encoding="utf-8")
        text.append(entry(name, task))
    index.write_text("\n".join(text), encoding="utf-8")


@dataclass(frozen=True)
class Again:
    """A try at a challenge that there is."""

    game: str
    name: str
    bot: str
    number: int


def tried_again(one: Again) -> bool:
    task = challenge(one.game, one.name)
    chance = f"again {one.bot} {one.number}"  # not those by which the task was found
    return tried(Try(task.match().state, task.seat, task.goal, one.bot, task.rival, chance)).status == SOLVED


def check(wanted: argparse.Namespace, names: list[str]) -> bool:
    """Is each solved by master, and a third at least not by greedy?"""
    tasks = [task for game in names for task in challenges_of(game)]
    jobs = [
        Again(task.game, task.name, bot, number)
        for number in range(wanted.tries)
        for bot in reversed(LEVELS)
        for task in tasks
    ]
    found: dict[Again, bool] = {}
    until = time.monotonic() + 60 * wanted.minutes
    for job, won in shared_out(tried_again, jobs, workers=wanted.workers, keep=wanted.keep, until=until):
        found[job] = won
    good = len(found) == len(jobs)
    if not good:
        print(f"only {len(found)} of {len(jobs)} tries")
    for game in names:
        good = judged(wanted, [task for task in tasks if task.game == game], found) and good
    return good


def judged(wanted: argparse.Namespace, tasks: list[Challenge], found: dict[Again, bool]) -> bool:
    """The rates of a game's challenges, told and, where that is wanted, written."""
    unsolved = seldom = beyond = 0
    index = index_of(wanted, tasks[0].game)
    for task in tasks:
        solved = {}
        for bot in LEVELS:
            tries = [won for job, won in found.items() if (job.game, job.name, job.bot) == (task.game, task.name, bot)]
            solved[bot] = round(100 * sum(tries) / max(1, len(tries)))
        print(task.game, task.name, task.goal, solved, flush=True)
        unsolved += not solved["master"]
        seldom += solved["master"] < 100 * LEAST_BY_MASTER
        beyond += not solved["greedy"]
        if wanted.write:
            text = index.read_text(encoding="utf-8")
            place = text.index(f'name = "{task.name}"')
            after = re.sub(r"solved = \{.*?\}", told(solved), text[place:], count=1)
            text = re.sub(r"\(\d+ tries each\)", f"({wanted.tries} tries each)", text[:place] + after)
            index.write_text(text, encoding="utf-8")
    print(
        f"{tasks[0].game}: {len(tasks)} challenges, {wanted.tries} tries of each level; {unsolved} never solved by "
        f"master, {seldom} in less than half of its tries; {beyond} never by greedy",
        flush=True,
    )
    return not unsolved and len(tasks) >= 12 and 3 * beyond >= len(tasks)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("games", nargs="+")
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--tries", type=int, default=12)
    parser.add_argument("--minutes", type=float, default=15, help="for each game")
    parser.add_argument("--first", type=int, default=0, help="the number before the first position that is looked at")
    parser.add_argument("--positions", type=int, default=150, help="that are looked at")
    parser.add_argument("--turns", type=int, default=2, help="within which a goal is to be reached, at most")
    parser.add_argument("--screens", type=int, default=2, help="tries of master by which a goal is found")
    parser.add_argument("--workers", type=int, default=1, help="processes; 0 for all cores")
    parser.add_argument("--keep", type=Path, help="file for what was found: the next run goes on")
    parser.add_argument("--to", type=Path, help="another folder than that of the games")
    parser.add_argument("--choose", action="store_true", help="do not look for more, choose of what was kept")
    parser.add_argument("--mend", action="store_true", help="leave those that master solves in half of its tries")
    parser.add_argument("--check", action="store_true", help="play those there are")
    parser.add_argument("--write", action="store_true", help="write the rates that were found (--check)")
    wanted = parser.parse_args()
    print(machine(), flush=True)
    if wanted.check:
        return int(not check(wanted, wanted.games))
    return int(not min([make(wanted, game) for game in wanted.games]))


if __name__ == "__main__":
    sys.exit(main())
