"""Games on many machines: a Ray cluster, behind the same two methods as a pool of processes.

Whole games travel in chunks. A worker that dies costs its chunk, which Ray does again somewhere else; results come in
the order of the jobs, so one machine and a cluster write the same file.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from clio.arena.checks import ArenaError

Job = TypeVar("Job")
Done = TypeVar("Done")

CHUNK: Final = 8  # games sent at once
AHEAD: Final = 4  # chunks under way for each core of the cluster
WAIT: Final = 10  # seconds for a cluster to answer at all
RETRIES: Final = 5  # how often a chunk may lose its worker

# Ray would set what accelerators a worker sees, and count how it is used; neither is anybody's wish here.
QUIET: Final = {"RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "RAY_USAGE_STATS_ENABLED": "0"}


class Cluster:
    """A running Ray cluster at an address, or `auto`: the one this machine belongs to."""

    def __init__(self, address: str) -> None:
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        try:
            import ray
        except ImportError:
            raise ArenaError("no-ray") from None
        self.ray: Any = ray
        self.ours = not self.ray.is_initialized()
        if self.ours:
            _knock(address)
            try:
                self.ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=False)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise ArenaError("no-cluster", address=address, why=str(error).splitlines()[0]) from None
        self.cores = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def map(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        """Chunk after chunk, some ahead of the one that is waited for."""
        size = max(1, min(CHUNK, len(jobs) // (AHEAD * self.cores)))
        chunks = deque(jobs[at : at + size] for at in range(0, len(jobs), size))
        remote = self.ray.remote(max_retries=RETRIES, num_cpus=1)(_each)
        running: deque[Any] = deque()
        done = 0
        while chunks or running:
            while chunks and len(running) < AHEAD * self.cores:
                running.append(remote.remote(work, chunks.popleft()))
            for result in self._wait(running.popleft(), done, len(jobs)):
                done += 1
                yield result

    def _wait(self, chunk: Any, done: int, games: int) -> list[Any]:
        try:
            found: list[Any] = self.ray.get(chunk)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.WorkerCrashedError:
            raise ArenaError("workers-died", deaths=RETRIES + 1, done=done, games=games) from None
        return found

    def close(self) -> None:
        """Leave the cluster; it goes on without us, what we had asked for is dropped."""
        if self.ours:
            self.ray.shutdown()


def _knock(address: str) -> None:
    """Does anybody answer there? Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # auto: Ray knows where that is
    try:
        socket.create_connection((host, int(port)), timeout=WAIT).close()
    except (OSError, ValueError) as error:
        raise ArenaError("no-cluster", address=address, why=str(error)) from None


def _each(work: Callable[[Job], Done], jobs: Sequence[Job]) -> list[Done]:
    return [work(job) for job in jobs]
