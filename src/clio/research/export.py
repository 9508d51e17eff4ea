"""Decisions with what was seen and what became of them, as a Parquet file: for learning without playing.

One row for each decision: what the seat saw (as bytes, `clio research fields`), which actions it could take, which one
it took, and what the game was worth to it at the end (`rewards_of`). The number of workers makes no difference.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from clio import __version__, bots
from clio.arena.balance import Written
from clio.arena.checks import ArenaError
from clio.arena.executor import Workers, executor_for
from clio.arena.play import Job, Order, chosen, seat_dice
from clio.arena.simulate import Told
from clio.engine.game import Game
from clio.engine.history import History
from clio.engine.record import read_record
from clio.engine.sight import Sight
from clio.engine.state import State
from clio.research.episode import version_of
from clio.research.loop import rewards_of

GROUP: Final = 4096  # rows that are written at once


class Decision(NamedTuple):
    """One row of the file, but for what is the same in the whole game."""

    seat: int
    observation: bytes
    legal: list[int]
    action: int


class Decided(NamedTuple):
    """All decisions of one game that was played to its end."""

    options: str
    seed: str
    players: tuple[str, ...]
    rewards: list[float]
    decisions: list[Decision]


class Notes:
    """Takes down a game decision by decision."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.sight = Sight(game.encoder())
        self.decisions: list[Decision] = []

    def take(self, seat: int, action: int) -> None:
        """Before the action is done."""
        legal = sorted(candidate.index for candidate in self.state.legal(seat))
        self.decisions.append(Decision(seat, self.sight.encode(self.state, seat), legal, action))

    def whole(self, seed: str, players: Sequence[str]) -> Decided:
        result = self.state.result
        assert result is not None
        options = " ".join(f"{name}={value}" for name, value in chosen(self.game, self.state.options).items())
        return Decided(options, seed, tuple(players), rewards_of(result), self.decisions)


def of_bots(job: Job) -> Decided:
    """Play a game between bots and take it down."""
    game = job.load()
    state = game.start(job.options, job.seed, False)
    notes = Notes(game, state)
    players = [bots.make(name) for name in job.seats]
    dice = [seat_dice(job.seed, seat) for seat in range(len(players))]
    order = Order(job.seed)
    while not state.over:
        seat = order.next_seat(state)
        action = bots.decide(players[seat], state, seat, dice[seat])
        notes.take(seat, action.index)
        state.apply(seat, action)
    return notes.whole(job.seed, job.seats)


def of_record(written: Written) -> Decided | None:
    """Take down a game that was played before; nothing if it was not played to its end."""
    match = read_record(written.path).replay(deck=written.deck)
    if not match.state.over:
        return None
    state = match.game.start(match.options, match.seed, False)
    notes = Notes(match.game, state)
    for number in History(match).steps()[1:]:
        entry = match.entries[number]
        action = match.game.actions.find(entry.text)
        if entry.seat in state.seats_open():  # a standing offer is no answer to what was asked
            notes.take(entry.seat, action.index)
        state.apply(entry.seat, action)
    return notes.whole(match.seed, match.names)


def export(
    game: Game,
    path: Path,
    jobs: Sequence[Job] = (),
    records: Sequence[Written] = (),
    workers: Workers = 0,
    told: Told | None = None,
) -> tuple[int, int]:
    """Write the decisions of these games; how many games and decisions there are in the file."""
    arrow, parquet = _libraries()
    names = schema(arrow, game)
    games = decisions = 0
    rows: list[tuple[Any, ...]] = []
    try:
        with path.open("wb") as file, parquet.ParquetWriter(file, names, compression="zstd") as writer:
            for decided in _all(jobs, records, workers, told):
                rows += rows_of(games, decided)
                games += 1
                decisions += len(decided.decisions)
                if len(rows) >= GROUP:
                    writer.write_table(_table(arrow, names, rows))
                    rows = []
            if rows:
                writer.write_table(_table(arrow, names, rows))
    except OSError as error:
        raise ArenaError("games-unwritten", file=str(path), why=error.strerror or str(error)) from None
    return games, decisions


def _libraries() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise ArenaError("no-parquet") from None
    return pyarrow, parquet


def _all(jobs: Sequence[Job], records: Sequence[Written], workers: Workers, told: Told | None) -> Iterator[Decided]:
    executor = executor_for(workers, len(jobs) + len(records))
    done = 0
    try:
        found: Iterable[Decided | None]
        for found in (executor.map(of_record, records), executor.map(of_bots, jobs)):
            for decided in found:
                done += 1
                if told:
                    told(done)
                if decided is not None:
                    yield decided
    finally:
        executor.close()


def schema(arrow: Any, game: Game) -> Any:
    """The columns; what is true of all rows is in the metadata of the file."""
    encoder = game.encoder()
    about = {
        "clio": __version__,
        "game": version_of(game),
        "cards": game.digest,
        "actions": str(len(game.actions.rows)),
        "observation": str(encoder.size),
    }
    name = arrow.dictionary(arrow.int32(), arrow.string())
    columns = [
        ("game", arrow.int32()),  # which of the file
        ("seed", arrow.string()),
        ("options", name),
        ("number", arrow.int32()),  # of the decision in its game
        ("seat", arrow.int8()),
        ("player", name),
        ("observation", arrow.binary(encoder.size)),
        ("legal", arrow.list_(arrow.int32())),
        ("action", arrow.int32()),
        ("reward", arrow.float32()),  # of the whole game, for this seat
        ("last", arrow.bool_()),  # is it the seat's last decision?
    ]
    return arrow.schema(columns, metadata=about)


def rows_of(number: int, decided: Decided) -> list[tuple[Any, ...]]:
    last = {decision.seat: place for place, decision in enumerate(decided.decisions)}
    return [
        (
            number,
            decided.seed,
            decided.options,
            place,
            decision.seat,
            decided.players[decision.seat],
            decision.observation,
            decision.legal,
            decision.action,
            decided.rewards[decision.seat],
            last[decision.seat] == place,
        )
        for place, decision in enumerate(decided.decisions)
    ]


def _table(arrow: Any, names: Any, rows: list[tuple[Any, ...]]) -> Any:
    columns = [arrow.array(column, names.field(place).type) for place, column in enumerate(zip(*rows, strict=True))]
    return arrow.table(columns, schema=names)
