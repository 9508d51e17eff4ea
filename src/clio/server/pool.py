"""Work that takes longer than a few milliseconds: beside the event loop, or in slices, and never too much at once.

Whoever asks for it gets a place: so many work at a time, so many wait, and nobody has more than a few of both. Who
finds no place is told so at once.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from starlette.exceptions import HTTPException

from clio.server.memory import keep_little
from clio.server.turns import RETRY_AFTER, step_aside

P = ParamSpec("P")
T = TypeVar("T")
SLICE = 0.003  # seconds of work before others have their turn
REST = 2.0  # times as long as such work lasted: it has a third of the time at most
NICE = 10  # how far the work of other processes steps back behind the answers of this one
UNLIMITED = 1 << 30


class Busy(HTTPException):
    """No place is free: come again in a moment."""

    def __init__(self) -> None:
        super().__init__(503, "refused-busy", {"Retry-After": RETRY_AFTER})


async def in_slices(steps: Iterable[T], rest: float = 0.0) -> T:
    """Take the steps one after the other, and let others work in between; the last thing they gave."""
    given: list[T] = []
    async for step in sliced(steps, rest):
        given = [step]
    return given[0]


async def sliced(steps: Iterable[T], rest: float = 0.0) -> AsyncIterator[T]:
    """The steps, with time for others in between.

    With `rest` it pauses for so many times as long as it has worked: for what nobody has to have at once.
    """
    began = time.perf_counter()
    for step in steps:
        yield step
        worked = time.perf_counter() - began
        if worked >= SLICE:
            await asyncio.sleep(rest * worked)
            began = time.perf_counter()


class Pool:
    """Places for work: `at_once` of them, `waiting` before the door, `each` for one and the same visitor."""

    def __init__(self, at_once: int, waiting: int = UNLIMITED, each: int = UNLIMITED, processes: bool = False) -> None:
        self.at_once = at_once
        self.most = at_once + waiting
        self.each = each
        self.processes = processes
        self.taken: dict[str, int] = {}
        self.total = 0
        self.refused = 0
        self.free = asyncio.Semaphore(at_once)
        self.executor: Executor | None = None
        self.closed = False

    @asynccontextmanager
    async def place(self, who: str) -> AsyncIterator[None]:
        """A place for one piece of work, as soon as it is one's turn; Busy if too many wait already."""
        if self.total >= self.most or self.taken.get(who, 0) >= self.each:
            self.refused += 1
            raise Busy
        self._count(who, 1)
        if self.each < UNLIMITED:
            step_aside()
        try:
            async with self.free:
                yield
        finally:
            self._count(who, -1)

    def _count(self, who: str, number: int) -> None:
        self.total += number
        self.taken[who] = self.taken.get(who, 0) + number
        if not self.taken[who]:
            del self.taken[who]

    async def run(self, who: str, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it in a thread or process of the pool. What fails there fails here."""
        assert not kwargs, "what is sent to another process is plain"
        async with self.place(who):
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(self._executor(), work, *args)
            except BrokenProcessPool:  # a worker was killed: the others with it. Once more, with new ones.
                self.executor = None
                return await loop.run_in_executor(self._executor(), work, *args)

    def _executor(self) -> Executor:
        if self.executor is None:
            if self.processes:
                self.executor = ProcessPoolExecutor(
                    self.at_once, get_context("spawn"), initializer=begin_work, initargs=(os.getpid(),)
                )
            else:
                self.executor = ThreadPoolExecutor(self.at_once, thread_name_prefix="clio-work")
        return self.executor

    def close(self) -> None:
        self.closed = True
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)


def begin_work(parent: int) -> None:
    """In a new process: people come first, and nobody works for a server that is gone."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if hasattr(os, "nice"):
        os.nice(NICE)
    keep_little()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def spare_cores() -> int:
    """Cores that are left when the event loop has one."""
    return max(1, (os.cpu_count() or 1) - 1)
