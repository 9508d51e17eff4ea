"""Random games over all options, looking for trouble, and counting what they met."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from clio import bots
from clio.arena.checks import ArenaError, Inspector, Trouble
from clio.arena.coverage import (
    ACTIONS,
    DECISIONS,
    EFFECTS,
    ENDINGS,
    OPERATIONS,
    Counts,
    action_kinds,
    add_counts,
    empty_counts,
    gaps,
)
from clio.arena.executor import Workers, executor_for
from clio.arena.failure import Failure, Move, said, save_failure
from clio.arena.fuzz_players import Bold, Erratic, Moody
from clio.arena.pairs import Cover, Pair, covering, pairs_of
from clio.arena.play import Job, Order, seat_dice
from clio.arena.simulate import Told
from clio.bots import Bot
from clio.bots.greedy import Greedy
from clio.engine.dice import Dice, dice_from_seed
from clio.engine.game import Game
from clio.engine.registry import load
from clio.engine.state import State
from clio.engine.words import Said

# Who plays: so many rounds over all option sets by each table. Good play gets where random play does not.
TABLES: Final = (
    ("random",),
    ("moody",),
    ("random", "moody"),
    ("erratic",),
    ("hasty", "random"),
    ("moody",),
    ("erratic",),
    ("greedy", "erratic"),
    ("bold",),
    ("bold", "random"),
)
GREEDY_NODES: Final = 40  # enough for sensible play, and four times as fast
ABORTED: Final = 1000  # at most one game in so many may run into its cap
CRASH_LINES: Final = 3
STANDING: Final = 12  # one chance in so many that a seat uses what it may do beside a question

Saved = tuple[Failure, Path | None]  # and where its record lies


@dataclass
class Found:
    """What one game showed."""

    counts: Counts
    decisions: int = 0
    failure: Failure | None = None
    aborted: Failure | None = None  # no mistake by itself, but worth a look


@dataclass
class Report:
    """What all games showed."""

    game: Game
    cover: Cover
    games: int = 0
    decisions: int = 0
    counts: Counts = field(default_factory=empty_counts)
    pairs: Counter[Pair] = field(default_factory=Counter)
    failures: list[Saved] = field(default_factory=list)
    aborted: list[Saved] = field(default_factory=list)

    def add(self, job: Job, found: Found, out: Path | None) -> None:
        self.games += 1
        self.decisions += found.decisions
        add_counts(self.counts, found.counts)
        self.pairs.update(pairs_of(job.options))
        for failure, kept in ((found.failure, self.failures), (found.aborted, self.aborted)):
            if failure is not None:
                kept.append((failure, save_failure(out, failure) if out else None))

    def pairs_hit(self, least: int = 1) -> int:
        return sum(self.pairs[pair] >= least for pair in self.cover.pairs)

    def gaps(self, least: int) -> list[Said]:
        """What occurred too seldom, one sentence each."""
        found: list[Said] = []
        missing = len(self.cover.pairs) - self.pairs_hit(least)
        if missing:
            found.append(said("gap-pairs", missing=missing, pairs=len(self.cover.pairs), least=least))
        return found + gaps(self.game, self.counts, least)

    def troubles(self) -> list[Said]:
        """What is wrong with the game itself, one sentence each."""
        found = [failure.what for failure, _ in self.failures]
        if len(self.aborted) * ABORTED > self.games:
            named = ", ".join(str(path or failure.job.seed) for failure, path in self.aborted[:5])
            values = {"aborted": len(self.aborted), "games": self.games, "cap": self.game.cap, "most": ABORTED}
            found.append(said("many-aborted", **values, named=named))
        return found


def fuzz(
    game: str,
    games: int,
    *,
    seed: str = "1",
    deck: Path | None = None,
    out: Path | None = None,
    workers: Workers = 0,
    redeals: bool = False,
    told: Told | None = None,
) -> Report:
    """Play so many games over option sets that bring every pair of options together; failures go to `out`.

    With `redeals` every seat is dealt another world after every action.
    """
    if games < 1:
        raise ArenaError("no-games", n=games)
    loaded = load(game, deck)
    report = Report(loaded, covering(loaded, dice_from_seed(f"options of {seed}")))
    jobs = [replace(job, redeals=redeals) for job in plan(loaded, report.cover.sets, games, seed, deck)]
    executor = executor_for(workers, len(jobs))
    try:
        for job, found in zip(jobs, executor.map(fuzz_game, jobs), strict=True):
            report.add(job, found, out)
            if told:
                told(report.games)
    finally:
        executor.close()
    return report


def plan(game: Game, sets: Sequence[dict[str, str]], games: int, seed: str, deck: Path | None) -> list[Job]:
    """Round after round over all option sets, each round with other players."""
    jobs = []
    for number in range(games):
        turn, place = divmod(number, len(sets))
        options = sets[place]
        table = TABLES[turn % len(TABLES)]
        players = int(options["players"])
        seats = tuple(table[(seat + place) % len(table)] for seat in range(players))
        jobs.append(Job(game.name, options, f"{seed}/{number}", seats, deck))
    return jobs


def player(name: str, game: Game, seed: str, seat: int) -> Bot:
    if name == Moody.name:
        return Moody(game, dice_from_seed(f"mood {seat} of {seed}"))
    if name == Erratic.name:
        return Erratic(game, dice_from_seed(f"mood {seat} of {seed}"), GREEDY_NODES)
    if name == Greedy.name:
        return Greedy(GREEDY_NODES)
    if name == Bold.name:
        return Bold()
    return bots.make(name)


def fuzz_game(job: Job) -> Found:
    """Play one game under inspection."""
    found = Found(empty_counts())
    moves: list[Move] = []
    try:
        _play(job, found, moves)
    except Trouble as trouble:
        found.failure = Failure(job, tuple(moves), trouble.what)
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)[-CRASH_LINES:]
        where = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))
        what = said("crash", kind=type(error).__name__, why=str(error))
        found.failure = Failure(job, tuple(moves), what, where)
    found.decisions = len(moves)
    return found


def _act_standing(state: State, dice: Dice, kinds: Mapping[int, str], found: Found, moves: list[Move]) -> bool:
    """Now and then somebody does what nobody is asked for."""
    for seat in range(state.layout.seats):
        able = state.standing(seat)
        if able and dice.below(STANDING) == 0:
            action = able[dice.below(len(able))]
            found.counts[ACTIONS][kinds.get(action.kind, action.text)] += 1
            moves.append((seat, action.text))
            state.apply(seat, action)
            return True
    return False


def _play(job: Job, found: Found, moves: list[Move]) -> None:
    game = job.load()
    kinds = action_kinds(game)
    players = [player(name, game, job.seed, seat) for seat, name in enumerate(job.seats)]
    dice = [seat_dice(job.seed, seat) for seat in range(len(players))]
    order = Order(job.seed)
    inspector = Inspector(dice_from_seed(f"inspector of {job.seed}"), redeals=job.redeals)
    actions, decisions = found.counts[ACTIONS], found.counts[DECISIONS]
    wants_effects = bool(game.effect_names())
    state: State = game.start(job.options, job.seed, False)
    inspector.look(state)
    beside = dice_from_seed(f"beside the questions of {job.seed}")
    while not state.over:
        if _act_standing(state, beside, kinds, found, moves):
            inspector.look(state)
            continue
        seat = order.next_seat(state)
        action = bots.decide(players[seat], state, seat, dice[seat])
        decisions[state.asking().name] += 1
        actions[kinds.get(action.kind, action.text)] += 1
        before = state.clone() if wants_effects else state
        moves.append((seat, action.text))  # before it is done: if it crashes, it is the one to know
        state.apply(seat, action)
        if wants_effects:
            for effect in game.effects_of(action, before, state):
                found.counts[EFFECTS][effect] += 1
                found.counts[OPERATIONS].update(game.operations_of(effect))
        inspector.look(state)
    assert state.result is not None
    if state.result.aborted:
        found.aborted = Failure(job, tuple(moves), said("aborted-after", n=state.number))
    else:
        found.counts[ENDINGS][state.result.ending] += 1
