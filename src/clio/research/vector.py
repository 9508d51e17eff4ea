"""Many games at once, for learning: one call steps all of them and fills buffers that belong to the caller.

>>> from clio.engine.registry import games as all_games
>>> from clio.research import Vector
>>> games = Vector(all_games()[0], 2, {"players": "2"}, seed="doc")
>>> buffers = games.buffers()  # or one's own: anything that can be written to as bytes
>>> games.reset(buffers)
>>> actions = [bytes(mask).index(1) for mask in games.rows(buffers.masks)]
>>> games.step(actions)
>>> buffers.dones
bytearray(b'\\x00\\x00')
"""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any

from clio.engine.errors import ClioError
from clio.engine.registry import load
from clio.research.loop import Loop

GO, STOP = "go", "stop"
FLOAT = 4


@dataclass
class Buffers:
    """What a step fills, table after table. Anything with the buffer protocol will do, NumPy arrays for instance."""

    observations: Any  # uint8 (tables, size), or float32: then NumPy turns the bytes into numbers
    masks: Any  # int8 (tables, actions): 1 where the action may be taken
    seats: Any  # int8 (tables): who plays next
    rewards: Any  # float32 (tables, seats): 0 but where a game has just ended
    dones: Any  # int8 or bool (tables): the last action ended a game; a new one lies there already


class Vector:
    """So many games. With `processes` they are shared out; the same seed gives the same run whatever their number."""

    def __init__(
        self,
        game: str,
        n: int,
        options: Mapping[str, str] | None = None,
        *,
        seed: str | int = "0",
        processes: int = 1,
        deck: Path | None = None,
    ) -> None:
        if n < 1 or not 1 <= processes <= n:
            raise ClioError("research-tables", n=n, processes=processes)
        self.game = load(game, deck)
        self.options = self.game.complete(options or {})
        self.n = n
        self.seed = str(seed)
        self.seats = int(self.options["players"])
        self.size = self.game.encoder().size
        self.actions = len(self.game.actions.rows)
        self.into: Buffers | None = None
        self._floats: tuple[Any, Any] | None = None
        self._loop: Loop | None = None
        self._team: Team | None = None
        if processes == 1:
            self._loop = Loop(self.game, n, self.options, self.seed)
        else:
            self._team = Team(game, n, self.options, self.seed, processes, deck, self._lengths())

    def _lengths(self) -> list[int]:
        """How many bytes each buffer has."""
        return [self.n * self.size, self.n * self.actions, self.n, FLOAT * self.n * self.seats, self.n]

    def buffers(self) -> Buffers:
        """Plain bytes of the right lengths, for who has nothing better."""
        return Buffers(*(bytearray(length) for length in self._lengths()))

    def arrays(self, floats: bool = False) -> Buffers:
        """The same as NumPy arrays of the right shapes."""
        import numpy

        return Buffers(
            numpy.zeros((self.n, self.size), numpy.float32 if floats else numpy.uint8),
            numpy.zeros((self.n, self.actions), numpy.int8),
            numpy.zeros(self.n, numpy.int8),
            numpy.zeros((self.n, self.seats), numpy.float32),
            numpy.zeros(self.n, numpy.bool_),
        )

    def rows(self, buffer: Any) -> Iterator[memoryview]:
        """A buffer of bytes, cut into one piece for each table."""
        view = memoryview(buffer).cast("B")
        length = len(view) // self.n
        return (view[at : at + length] for at in range(0, len(view), length))

    def reset(self, into: Buffers) -> None:
        """Write into these buffers from now on, and once at once. (The games begin when the vector is made.)"""
        views = self._views(into)
        self.into = into
        if self._team is not None:
            self._team.write_to(views)
        elif self._loop is not None:
            self._loop.write_to(*views)
        self._to_floats()

    def _views(self, into: Buffers) -> list[Any]:
        observations = memoryview(into.observations)
        self._floats = None
        if observations.format == "f":
            import numpy

            plain: Any = numpy.zeros((self.n, self.size), numpy.uint8)
            self._floats = (into.observations, plain)
            observations = memoryview(plain)
        parts = (observations, into.masks, into.seats, into.rewards, into.dones)
        names = ("observations", "masks", "seats", "rewards", "dones")
        views: list[memoryview[int]] = []
        for name, part, length in zip(names, parts, self._lengths(), strict=True):
            view = memoryview(part)
            if view.readonly or not view.c_contiguous or view.nbytes != length:
                raise ClioError("research-buffer", name=name, n=view.nbytes, need=length)
            views.append(view.cast("B"))
        return [*views[:3], views[3].cast("f"), views[4]]

    def _to_floats(self) -> None:
        if self._floats is not None:
            self._floats[0][...] = self._floats[1]

    def step(self, actions: Sequence[int]) -> None:
        """One action at every table, by its number. If one of them is not legal, no table moves."""
        if self.into is None:
            raise ClioError("research-no-buffers")
        chosen = [int(action) for action in actions]
        if self._team is not None:
            self._team.step(chosen)
        elif self._loop is not None:
            self._loop.step(chosen)
        self._to_floats()

    def seeds(self) -> list[str]:
        """The seed of the game that lies at each table: with the options it is the whole game, but for the actions."""
        if self._loop is not None:
            return [self._loop.seed_of(table) for table in range(self.n)]
        assert self._team is not None
        return self._team.seeds()

    def close(self) -> None:
        """End the processes; the buffers are the caller's and stay as they are."""
        if self._team is not None:
            self._team.close()

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Team:
    """Processes that play some of the tables each, into memory they share with this one."""

    def __init__(
        self,
        game: str,
        n: int,
        options: dict[str, str],
        seed: str,
        processes: int,
        deck: Path | None,
        lengths: list[int],
    ) -> None:
        self.lengths = lengths
        self.memory = [SharedMemory(create=True, size=length) for length in lengths]
        self.views: list[Any] = []
        names = [part.name for part in self.memory]
        context = multiprocessing.get_context("spawn")
        bounds = [n * number // processes for number in range(processes + 1)]
        self.pieces = list(itertools.pairwise(bounds))
        self.pipes = []
        self.workers = []
        for first, last in self.pieces:
            here, there = context.Pipe()
            arguments = (there, game, deck, options, seed, n, first, last, names, lengths)
            worker = context.Process(target=_work, args=arguments, daemon=True)
            worker.start()
            self.pipes.append(here)
            self.workers.append(worker)

    def _ask(self, messages: Sequence[object]) -> list[Any]:
        for pipe, message in zip(self.pipes, messages, strict=True):
            pipe.send(message)
        try:
            answers = [pipe.recv() for pipe in self.pipes]
        except EOFError:
            raise ClioError("research-worker-died") from None
        for answer in answers:
            if isinstance(answer, ClioError):
                raise answer
        return answers

    def write_to(self, views: list[Any]) -> None:
        self.views = views
        self._ask([("look", None)] * len(self.pipes))
        self._copy()

    def step(self, actions: list[int]) -> None:
        if len(actions) != self.pieces[-1][1]:
            raise ClioError("research-actions", n=len(actions), tables=self.pieces[-1][1])
        self._ask([("check", actions[first:last]) for first, last in self.pieces])
        self._ask([("step", actions[first:last]) for first, last in self.pieces])
        self._copy()

    def _copy(self) -> None:
        for view, part, length in zip(self.views, self.memory, self.lengths, strict=True):
            view.cast("B")[:] = _bytes(part)[:length]

    def seeds(self) -> list[str]:
        return [seed for answer in self._ask([("seeds", None)] * len(self.pipes)) for seed in answer]

    def close(self) -> None:
        for pipe in self.pipes:
            with contextlib.suppress(OSError):
                pipe.send((STOP, None))
        for worker in self.workers:
            worker.join()
        for part in self.memory:
            part.close()
            part.unlink()
        self.pipes, self.workers, self.memory = [], [], []


def _bytes(memory: SharedMemory) -> memoryview[int]:
    assert memory.buf is not None
    return memory.buf


def _work(
    pipe: Any,
    game: str,
    deck: Path | None,
    options: dict[str, str],
    seed: str,
    n: int,
    first: int,
    last: int,
    names: list[str],
    lengths: list[int],
) -> None:
    """What a process of a team does: its tables, until it is told to stop or the other side is gone."""
    loop = Loop(load(game, deck), last - first, options, seed, first)
    memory = [SharedMemory(name) for name in names]
    views: list[Any] = []
    for part, length in zip(memory, lengths, strict=True):
        each = length // n
        views.append(_bytes(part)[first * each : last * each])
    views[3] = views[3].cast("f")
    answer: Any
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            what, actions = pipe.recv()
            if what == STOP:
                break
            answer = GO
            try:
                if what == "look":
                    loop.write_to(*views)
                elif what == "check":
                    loop.check(actions)
                elif what == "step":
                    loop.step(actions)
                elif what == "seeds":
                    answer = [loop.seed_of(table) for table in range(last - first)]
            except ClioError as error:
                answer = error
            pipe.send(answer)
    for view in views:
        view.release()
    loop.forget_buffers()
    for part in memory:
        with contextlib.suppress(BufferError):
            part.close()
