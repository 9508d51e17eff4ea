"""What a game is like when many are played: length, endings, seats, actions by kind, and every card by what it did.

Nothing here knows a game by name. A card is counted whenever an action names it ("discover wheel", "take homer");
rounds and moments come from the events a game tells (`turn`, and its `landmarks`).
"""

from __future__ import annotations

import csv
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple, TextIO

from clio import bots
from clio.arena.checks import ArenaError
from clio.arena.executor import Workers, executor_for
from clio.arena.play import Job, Order, seat_dice
from clio.arena.simulate import Told
from clio.engine.game import Game
from clio.engine.history import History
from clio.engine.record import read_record
from clio.engine.state import State
from clio.engine.story import TURN

Z: Final = 1.96  # of a confidence of 95%
KEPT: Final = "kept"  # in place of a verb: the card lay open before a seat at the end
SIMULATED, RECORDED = "simulated", "records"  # where games come from
COLUMNS: Final = (
    "source",
    "card",
    "verb",
    "count",
    "games",
    "per_game",
    "mean_round",
    "win_share",
    "win_share_interval",
    "points",
    "points_interval",
)


class Use(NamedTuple):
    """An action that named a card."""

    verb: str
    card: str
    seat: int
    round: int


class Choice(NamedTuple):
    """How often a question was answered with a verb, among how many possibilities in all."""

    question: str
    verb: str
    times: int
    offered: int


class Moment(NamedTuple):
    """A landmark of the game (an age begins, a war) and the round in which it came."""

    name: str
    n: int
    round: int


@dataclass(frozen=True)
class Observed:
    """One finished game, as far as the figures go."""

    seats: tuple[str, ...]
    shares: tuple[float, ...]  # of the win, by seat
    scores: tuple[int, ...]
    ending: str
    decisions: int
    rounds: int
    choices: tuple[Choice, ...]
    uses: tuple[Use, ...]
    moments: tuple[Moment, ...]


class Watcher:
    """Looks at a game while it is played."""

    def __init__(self, game: Game, seats: int) -> None:
        self.cards = frozenset(game.card_name)
        self.landmarks = frozenset(game.landmarks)
        self.turns = [0] * seats
        self.choices: Counter[tuple[str, str]] = Counter()
        self.offered: Counter[tuple[str, str]] = Counter()
        self.uses: list[Use] = []
        self.moments: list[Moment] = []

    @property
    def round(self) -> int:
        return max(1, *self.turns)

    def chosen(self, question: str, seat: int, text: str, offered: int) -> None:
        verb, *rest = text.split()
        self.choices[question, verb] += 1
        self.offered[question, verb] += offered
        self.uses += [Use(verb, word, seat, self.round) for word in rest if word in self.cards]

    def happened(self, state: State) -> None:
        """Hear the latest events, and forget them."""
        for event in state.events or ():
            if event.name == TURN and event.seat >= 0:
                self.turns[event.seat] += 1
            elif event.name in self.landmarks:
                self.moments.append(Moment(event.name, event.n, self.round))
        state.events = []

    def ended(self, state: State) -> None:
        """What lies open before each seat now was kept to the end."""
        layout = state.layout
        for zone, cards in enumerate(state.zones):
            seat = layout.owner[zone]
            if 0 <= seat < layout.seats and layout.open[zone]:
                self.uses += [Use(KEPT, state.game.card_name[card], seat, self.round) for card in cards]


def observe(job: Job) -> Observed:
    """Play a game between bots and look at it."""
    game = job.load()
    state = game.start(job.options, job.seed, True)
    watcher = Watcher(game, len(job.seats))
    watcher.happened(state)
    players = [bots.make(name) for name in job.seats]
    dice = [seat_dice(job.seed, seat) for seat in range(len(players))]
    order = Order(job.seed)
    while not state.over:
        seat = order.next_seat(state)
        question, offered = state.asking().name, len(state.legal(seat))
        action = bots.decide(players[seat], state, seat, dice[seat])
        watcher.chosen(question, seat, action.text, offered)
        state.apply(seat, action)
        watcher.happened(state)
    return observed(job.seats, state, watcher)


class Written(NamedTuple):
    """A record to be looked at. It can be sent to another process."""

    path: Path
    deck: Path | None = None


def observe_record(written: Written) -> Observed | None:
    """Look at a game that was played before; nothing if it was not played to its end."""
    match = read_record(written.path).replay(deck=written.deck)
    if not match.state.over:
        return None
    game = match.game
    state = game.start(match.options, match.seed, True)
    watcher = Watcher(game, len(match.names))
    watcher.happened(state)
    for number in History(match).steps()[1:]:
        entry = match.entries[number]
        action = game.actions.find(entry.text)
        # A standing offer may be made by a seat that is not asked.
        offered = len(state.legal(entry.seat)) if entry.seat in state.seats_open() else 1
        watcher.chosen(state.asking().name, entry.seat, action.text, offered)
        state.apply(entry.seat, action)
        watcher.happened(state)
    return observed(tuple(match.names), state, watcher)


def observed(seats: tuple[str, ...], state: State, watcher: Watcher) -> Observed:
    result = state.result
    assert result is not None
    watcher.ended(state)
    winners = result.places.count(1)
    return Observed(
        seats=seats,
        shares=tuple((place == 1) / winners if winners else 0.0 for place in result.places),
        scores=tuple(result.scores),
        ending=result.ending,
        decisions=state.number,
        rounds=watcher.round,
        choices=tuple(
            Choice(question, verb, count, watcher.offered[question, verb])
            for (question, verb), count in watcher.choices.items()
        ),
        uses=tuple(watcher.uses),
        moments=tuple(watcher.moments),
    )


@dataclass
class Mean:
    """A mean that grows, with the interval in which the true one lies 95 times of 100."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.n += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def spread(self) -> float:
        """Half the width of the interval."""
        if self.n < 2:
            return 0.0
        variance = max(0.0, self.squares / self.n - self.mean**2) * self.n / (self.n - 1)
        return Z * math.sqrt(variance / self.n)


@dataclass
class Share(Mean):
    """A mean of what lies between 0 and 1: a few that are all 0, or all 1, tell little of the true one."""

    @property
    def spread(self) -> float:
        width = super().spread
        return width if width or not self.n else Z**2 / (self.n + Z**2)  # Wilson's


@dataclass
class CardUse:
    """A card and what was done with it."""

    card: str
    verb: str
    count: int = 0
    games: int = 0  # in which it happened at all
    rounds: Mean = field(default_factory=Mean)
    wins: Mean = field(default_factory=Share)  # share of the win of those who did it; an even share is 1 / seats
    points: Mean = field(default_factory=Mean)  # at the end, of those who did it


@dataclass
class Balance:
    """Many observed games, added up."""

    game: str
    cards: tuple[str, ...]  # every card that a game with these options can hold
    source: str = SIMULATED
    left_out: int = 0  # records of games that were not played to their end
    about: str = ""  # who played what: rules, options, bots, seed
    games: int = 0
    seats: int = 0
    decisions: Mean = field(default_factory=Mean)
    rounds: Mean = field(default_factory=Mean)
    lengths: Counter[int] = field(default_factory=Counter)  # how many games had so many rounds
    endings: Counter[str] = field(default_factory=Counter)
    seat_wins: dict[int, Mean] = field(default_factory=lambda: defaultdict(Share))
    seat_scores: dict[int, Mean] = field(default_factory=lambda: defaultdict(Mean))
    choices: Counter[tuple[str, str]] = field(default_factory=Counter)
    offered: Counter[str] = field(default_factory=Counter)
    uses: dict[tuple[str, str], CardUse] = field(default_factory=dict)
    moments: dict[tuple[str, int], list[int]] = field(default_factory=lambda: defaultdict(list))

    def add(self, seen: Observed) -> None:
        self.games += 1
        self.seats = len(seen.seats)
        self.decisions.add(seen.decisions)
        self.rounds.add(seen.rounds)
        self.lengths[seen.rounds] += 1
        self.endings[seen.ending] += 1
        for seat, share in enumerate(seen.shares):
            self.seat_wins[seat].add(share)
        for seat, score in enumerate(seen.scores):
            self.seat_scores[seat].add(score)
        for choice in seen.choices:
            self.choices[choice.question, choice.verb] += choice.times
            self.offered[choice.question] += choice.offered
        for moment in seen.moments:
            self.moments[moment.name, moment.n].append(moment.round)
        self._add_uses(seen)

    def _add_uses(self, seen: Observed) -> None:
        for key in {(use.card, use.verb) for use in seen.uses}:
            self.uses.setdefault(key, CardUse(*key)).games += 1
        for use in seen.uses:
            card = self.uses[use.card, use.verb]
            card.count += 1
            card.rounds.add(use.round)
            card.wins.add(seen.shares[use.seat])
            if seen.scores:
                card.points.add(seen.scores[use.seat])

    def share(self, question: str, verb: str) -> float:
        """How often a question was answered with this verb."""
        asked = sum(count for (name, _), count in self.choices.items() if name == question)
        return self.choices[question, verb] / asked if asked else 0.0

    def branching(self, question: str) -> float:
        """How many possibilities there were, on average."""
        asked = sum(count for (name, _), count in self.choices.items() if name == question)
        return self.offered[question] / asked if asked else 0.0

    def unused(self, verbs: Sequence[str]) -> list[str]:
        """Cards with which nothing of this kind was ever done."""
        done = {card for (card, verb) in self.uses if verb in verbs}
        return [card for card in self.cards if card not in done]

    def rows(self) -> list[CardUse]:
        return sorted(self.uses.values(), key=lambda use: (use.verb, -use.count, use.card))


def balance(jobs: Sequence[Job], workers: Workers = 0, told: Told | None = None) -> Balance:
    """Play these games and add them up; the figures do not depend on the number of workers."""
    game = jobs[0].load()
    options = jobs[0].options
    found = Balance(jobs[0].game, in_play(game, game.start(options, jobs[0].seed, False)))
    executor = executor_for(workers, len(jobs))
    try:
        for seen in executor.map(observe, jobs):
            found.add(seen)
            if told:
                told(found.games)
    finally:
        executor.close()
    return found


def balance_of_records(
    name: str, written: Sequence[Written], workers: Workers = 0, told: Told | None = None
) -> Balance:
    """Add up games that were played before."""
    first = read_record(written[0].path).start(written[0].deck)
    found = Balance(name, in_play(first.game, first.state), RECORDED)
    executor = executor_for(workers, len(written))
    try:
        for number, seen in enumerate(executor.map(observe_record, written), 1):
            if seen is None:
                found.left_out += 1
            else:
                found.add(seen)
            if told:
                told(number)
    finally:
        executor.close()
    return found


def records_in(places: Sequence[Path], name: str, deck: Path | None) -> list[Written]:
    """The records that are named, and all of the folders that are named (`*.clio`), in a fixed order.

    One of another game is refused.
    """
    files: list[Path] = []
    for place in places:
        files += sorted(place.rglob("*.clio")) if place.is_dir() else [place]
    if not files:
        raise ArenaError("balance-no-records", file=", ".join(map(str, places)))
    for file in files:
        game = read_record(file).game(deck)
        if game.name != name:
            raise ArenaError("balance-other-game", file=str(file), game=game.name, wanted=name)
    return [Written(file, deck) for file in files]


def in_play(game: Game, state: State) -> tuple[str, ...]:
    """The names of all cards on a table that has just been set up, but for those left in the box."""
    box = game.spare_zone
    cards: Iterable[int] = (
        card
        for name, zone in zip(state.layout.names, state.zones, strict=True)
        if not box or name != box
        for card in zone
    )
    return tuple(dict.fromkeys(game.card_name[card] for card in cards))


def figures(found: Balance) -> list[tuple[str | int | float, ...]]:
    """Every card and what was done with it, as rows of a table (`COLUMNS`)."""
    return [
        (
            found.source,
            use.card,
            use.verb,
            use.count,
            use.games,
            use.count / found.games,
            use.rounds.mean,
            use.wins.mean,
            use.wins.spread,
            use.points.mean,
            use.points.spread,
        )
        for use in found.rows()
    ]


def write_csv(founds: Sequence[Balance], file: TextIO) -> None:
    """For a spreadsheet."""
    writer = csv.writer(file)
    writer.writerow(COLUMNS)
    for found in founds:
        for row in figures(found):
            writer.writerow([f"{cell:.4f}" if isinstance(cell, float) else cell for cell in row])


def save_csv(founds: Sequence[Balance], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        write_csv(founds, file)


def save_parquet(founds: Sequence[Balance], path: Path) -> None:
    """The same for programs."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise ArenaError("no-parquet") from None
    rows = [row for found in founds for row in figures(found)]
    columns = {name: [row[place] for row in rows] for place, name in enumerate(COLUMNS)}
    with path.open("wb") as file:
        parquet.write_table(pyarrow.table(columns), file)
