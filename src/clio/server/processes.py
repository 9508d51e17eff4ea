"""Several processes on one address: one that listens and looks after the others, which answer.

They share the listening socket, and the store (PostgreSQL). One that dies is started again; what it was about to
answer is asked again by its pages, at another one.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from types import FrameType

from clio.server.bus import POSTGRESQL
from clio.server.logs import write_log
from clio.server.running import BACKLOG, Server, run
from clio.server.settings import Settings
from clio.server.work import opened
from clio.store.trouble import StoreError

log = logging.getLogger("clio")
SPAWN = multiprocessing.get_context("spawn")
FAREWELL = 10.0  # seconds that a process gets to stop
SOON = 10.0  # seconds within which a process that has just begun must not die
MOST_DEATHS = 5  # of processes that had just begun, in a row: something is wrong with all of them


def shared(settings: Settings) -> Settings:
    """Several processes need a database that they can share, and a bus."""
    if settings.database.startswith("sqlite"):
        raise StoreError("sharing-needs-postgresql")
    return settings if settings.bus else settings.model_copy(update={"bus": POSTGRESQL})


async def prepare(settings: Settings) -> None:
    """Once, before all of them begin: the folder, the key and the tables of the database; or why it cannot be."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    await (await opened(settings)).close()


def serve(settings: Settings, listening: socket.socket, ready: Event) -> None:
    """What each of them does."""
    gc.disable()
    write_log(settings.access_log)
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        run(Server(settings, ready.set).run_here([listening]))


def end_with(parent: int) -> None:
    """Nobody answers for a server that is gone."""
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)


class Servers:
    """As many processes as were asked for, until a signal comes."""

    def __init__(self, settings: Settings, ready: Callable[[], None]) -> None:
        self.settings = settings
        self.ready = ready  # called when the first of them answers
        self.started = False
        self.should_exit = False
        self.began: dict[BaseProcess, float] = {}
        self.deaths = 0

    def run_all(self) -> None:
        """Until a signal comes, or they end as soon as they begin."""
        asyncio.run(prepare(self.settings))
        before = {number: signal.signal(number, self.stop) for number in (signal.SIGTERM, signal.SIGINT)}
        family = socket.AF_INET6 if ":" in self.settings.host else socket.AF_INET
        listening = socket.create_server((self.settings.host, self.settings.port), family=family, backlog=BACKLOG)
        try:
            self._look_after(listening)
        finally:
            self._end()
            listening.close()
            for number, handler in before.items():
                signal.signal(number, handler)

    def stop(self, _number: int, _frame: FrameType | None) -> None:
        self.should_exit = True

    def _look_after(self, listening: socket.socket) -> None:
        answers = SPAWN.Event()
        while not self.should_exit:
            while len(self.began) < self.settings.processes:
                process = SPAWN.Process(target=serve, args=(self.settings, listening, answers))
                process.start()
                self.began[process] = time.monotonic()
            wait([process.sentinel for process in self.began], timeout=0.2)
            if answers.is_set() and not self.started:
                self.started = True
                self.ready()
            for dead in [one for one in self.began if not one.is_alive()]:
                lived = time.monotonic() - self.began.pop(dead)
                self.deaths = self.deaths + 1 if lived < SOON else 0
                log.warning("a process has ended (%s): another one is started", dead.exitcode)
                if self.deaths >= MOST_DEATHS:
                    log.error("processes end as soon as they begin: giving up")
                    self.started = False
                    return

    def _end(self) -> None:
        for process in self.began:
            process.terminate()
        ends = time.monotonic() + FAREWELL
        for process in self.began:
            process.join(max(0.0, ends - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
