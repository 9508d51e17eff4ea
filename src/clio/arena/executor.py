"""Where games are played: here, in a pool of processes, or on a cluster (`clio.arena.cluster`)."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol, TypeVar

from clio.arena.checks import ArenaError

Workers = int | str  # so many processes here, or the address of a cluster

Job = TypeVar("Job")
Done = TypeVar("Done")

MOST_DEATHS: Final = 3  # of workers at the same place, before the work is to blame
LARGEST_CHUNK: Final = 4  # jobs sent to a process at once: after Ctrl-C it finishes those it has


class Executor(Protocol):
    """What the arena asks of a place to work."""

    def map(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        """What the work makes of each job, in the order of the jobs, whoever finishes first."""

    def close(self) -> None:
        """Give everything back; jobs not begun are dropped."""


class Here:
    """One job after the other, in this process."""

    def map(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        return map(work, jobs)

    def close(self) -> None:
        pass


class Processes:
    """A pool of processes on this machine. If one is killed, what it had in hand is done again.

    They are started afresh (spawn) on every system: a copy of a process with threads in it may hang.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=_ignore_interrupt)

    def map(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        chunk = max(1, min(LARGEST_CHUNK, len(jobs) // (8 * self.workers)))
        done = 0
        deaths = 0  # since the last result
        while done < len(jobs):
            try:
                for result in self.pool.map(work, jobs[done:], chunksize=chunk):
                    done += 1
                    deaths = 0
                    yield result
            except BrokenProcessPool:
                deaths += 1
                if deaths == MOST_DEATHS:
                    raise ArenaError("workers-died", deaths=deaths, done=done, games=len(jobs)) from None
                self.close()
                self.pool = self._start()

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupt() -> None:
    """Ctrl-C is for the process in front; the workers end with it and need not all print where they were."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def executor_for(workers: Workers, jobs: int) -> Executor:
    """So many workers (0: one for each core); a single one needs no process of its own. A text is a cluster."""
    if isinstance(workers, str):
        from clio.arena.cluster import Cluster

        return Cluster(workers)
    if workers < 0:
        raise ArenaError("bad-workers", n=workers)
    workers = min(workers or cores(), max(1, jobs))
    return Here() if workers == 1 else Processes(workers)
