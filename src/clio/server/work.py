"""A process at work: its store is open, and all that goes on by itself goes on (bots, clocks, ratings, notices)."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from clio.engine.errors import ClioError
from clio.engine.registry import games, load
from clio.engine.words import LANGUAGES
from clio.pictures import sprite
from clio.server import memory, resting
from clio.server.context import Context
from clio.server.metrics import Metrics
from clio.server.pages import words_for
from clio.server.pool import sliced
from clio.server.settings import Settings
from clio.server.sharing import share
from clio.store import Store
from clio.store.backup import serving
from clio.store.expiry import expire
from clio.store.trouble import trouble

log = logging.getLogger("clio")
TIDY_EVERY = 3600.0  # seconds
SETTLING = 0.5  # seconds after the start in which whoever waited for it comes first


@asynccontextmanager
async def at_work(settings: Settings, metrics: Metrics) -> AsyncIterator[Context]:
    """From the opening of the folder to its closing."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    memory.keep_little()
    with serving(*folders(settings), shared=bool(settings.bus)), rare_collections():
        store = await opened(settings)
        context = Context(settings, store, metrics)
        until = context.bots.closing
        rooms = (context.clocks, context.ratings, context.deals, context.notices, context.tournaments)
        running = [room.run(until) for room in rooms]
        running += [context.waking.run(), tidy(context), resting.run(context.tables, until), memory.run(until)]
        if context.sharing is not None:
            running.append(context.sharing.run(until))
        working = [asyncio.create_task(work) for work in running]
        reading = asyncio.create_task(read_ahead())
        try:
            yield context
        finally:
            reading.cancel()
            await context.bots.close()
            context.accounts.passwords.close()
            context.analyses.close()
            await asyncio.gather(*working)
            await store.close()


async def opened(settings: Settings) -> Store:
    """The store, for us alone or shared with others."""
    store = await Store.open(settings.database)
    try:
        if settings.bus:
            await share(store, settings.secret())
        await store.hold()
    except ClioError:
        await store.close()
        raise
    return store


@contextmanager
def rare_collections() -> Iterator[None]:
    """What is loaded once (games, words, templates) is not searched for garbage again and again.

    A whole search takes a tenth of a second here, in which nobody gets an answer. Views and pages are trees and
    go without one. What little garbage the start has made stays with us for good: to look for it takes as long.
    """
    for game in map(load, games()):
        words_for(game.name, "en")
    before = gc.get_threshold()
    gc.freeze()
    gc.enable()
    gc.set_threshold(20_000, 50, 100)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def folders(settings: Settings) -> list[Path]:
    """Where this server alone may write: its folder, and that of its database if it is another."""
    file = make_url(settings.database).database if settings.database.startswith("sqlite") else None
    return list(
        dict.fromkeys([settings.data.resolve(), Path(file).resolve().parent if file else settings.data.resolve()])
    )


async def read_ahead() -> None:
    """Pictures and words are read when they are first needed; what nobody has needed yet, when there is time for it."""
    await asyncio.sleep(SETTLING)
    for game in games():
        sprite(game)
        await asyncio.sleep(0)
    for language in LANGUAGES:
        for game in games():
            for bundle in words_for(game, language).bundles:
                async for _ in sliced(bundle.read(), rest=2.0):
                    pass


async def tidy(context: Context) -> None:
    """Once an hour: forget tables and guests that nobody uses any more."""
    day, settings = 24 * 3600.0, context.settings
    while not context.bots.closing.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(context.bots.closing.wait(), TIDY_EVERY)
            return
        if not context.leads():
            continue
        try:
            now = time.time()
            tables, guests = await expire(
                context.store, now - settings.table_days * day, now - settings.guest_days * day
            )
            if tables or guests:
                log.info("put away: %s tables, %s guests", tables, guests)
        except SQLAlchemyError as error:
            log.error("could not tidy up: %s", trouble(error).text("en"))
