"""The application: one process, one store, all tables."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from clio.engine.errors import ClioError
from clio.engine.registry import games, load
from clio.engine.words import LANGUAGES
from clio.pictures import sprite
from clio.server import (
    advice,
    api,
    cards,
    challenges,
    coaching,
    history,
    install,
    lobby,
    notice_pages,
    people,
    pictures,
    play,
    problem_reports,
    progress,
    rating_pages,
    records,
    review,
    rule_pages,
)
from clio.server.context import Context, context_of
from clio.server.errors import Denied, NoSuchSeat, NotInvited
from clio.server.guard import Guard
from clio.server.metrics import Measured, Metrics, may_read
from clio.server.pages import words_for
from clio.server.pool import sliced
from clio.server.settings import Settings
from clio.server.sharing import share
from clio.server.turns import RETRY_AFTER, TELLING
from clio.server.visitors import preferred_language
from clio.store import Store
from clio.store.backup import serving
from clio.store.expiry import expire
from clio.store.trouble import trouble

log = logging.getLogger("clio")
TIDY_EVERY = 3600.0  # seconds
SETTLING = 0.5  # seconds after the start in which whoever waited for it comes first
STATIC = Path(__file__).parent / "static"


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


def create_app(settings: Settings) -> FastAPI:
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        with serving(*folders(settings), shared=bool(settings.bus)), rare_collections():
            store = await Store.open(settings.database)
            try:
                if settings.bus:
                    await share(store, settings.secret())
                await store.hold()
            except ClioError:
                await store.close()
                raise
            app.state.context = context = Context(settings, store, metrics)
            until = context.bots.closing
            running = [room.run(until) for room in (context.clocks, context.ratings, context.notices)]
            running += [context.waking.run(), tidy(context)]
            if context.sharing is not None:
                running.append(context.sharing.run(until))
            working = [asyncio.create_task(work) for work in running]
            reading = asyncio.create_task(read_ahead())
            try:
                yield
            finally:
                reading.cancel()
                await context.bots.close()
                context.accounts.passwords.close()
                context.analyses.close()
                await asyncio.gather(*working)
                await store.close()

    app = FastAPI(title="Clio", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    for room in (lobby, people, notice_pages, play, rule_pages, cards, pictures, install, api):
        app.include_router(room.router)
    for room in (history, records, review, coaching, advice, challenges, progress, rating_pages, problem_reports):
        app.include_router(room.router)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=6)  # tables are long-winded HTML
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Measured, metrics=metrics)
    app.add_exception_handler(HTTPException, refuse)
    app.add_exception_handler(Denied, deny)
    app.add_exception_handler(RequestValidationError, misunderstood)
    app.add_exception_handler(SQLAlchemyError, unable)
    app.add_exception_handler(Exception, broken)
    app.add_exception_handler(api.ApiError, api.problem_answer)

    @app.get("/healthz", response_class=PlainTextResponse)
    async def healthy() -> str:
        return "ok"

    @app.get("/ready", response_class=PlainTextResponse)
    async def ready(request: Request) -> Response:
        problem = await context_of(request).health.problem()
        if problem is None:
            return PlainTextResponse("ok")
        log.error("not ready: %s", problem.text("en"))
        # To everybody only what kind of trouble it is: the sentence in the log may name folders.
        return PlainTextResponse(problem.what.message, 503)

    @app.get("/metrics", response_class=PlainTextResponse)
    async def numbers(request: Request) -> str:
        if not may_read(request.scope, settings.metrics_token):
            raise HTTPException(403, "refused-metrics")
        return metrics.text(context_of(request).gauges())

    return app


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


async def refuse(request: Request, error: Exception) -> Response:
    """Errors are pages too: what is wrong and where to go."""
    assert isinstance(error, HTTPException)
    if api.is_api(request.url.path):
        return api.refused(request, error)
    context = context_of(request)
    language = (await context.visitors.who(request)).language
    reason = words_for("", language).say(str(error.detail)) if error.status_code != 404 else ""
    page = context.pages.page("error.html", language, status=error.status_code, reason=reason)
    headers = dict(error.headers or {})
    if error.status_code in TELLING:
        headers.setdefault("Retry-After", RETRY_AFTER)
    return HTMLResponse(page, error.status_code, headers)


async def deny(request: Request, error: Exception) -> Response:
    """What the rooms below do not allow, as an answer."""
    assert isinstance(error, Denied)
    if isinstance(error, NotInvited):
        return await refuse(request, HTTPException(404))
    return await refuse(request, HTTPException(422 if isinstance(error, NoSuchSeat) else 403, error.message))


async def misunderstood(request: Request, error: Exception) -> Response:
    """What does not even have the right form: a sentence for programs, a page for people."""
    assert isinstance(error, RequestValidationError)
    if api.is_api(request.url.path):
        return api.validation_answer(request, error)
    return await refuse(request, HTTPException(422, "error-422"))


async def unable(request: Request, error: Exception) -> Response:
    """The database refuses: nothing was written. One line in the log, a sentence for whoever asked."""
    found = trouble(error)
    log.error("the database refuses: %s", found.text("en"))
    if found.what.message == "disk-full":
        return bare_refusal(request, 507, "refused-disk-full")
    return bare_refusal(request, 503, "refused-database")


async def broken(request: Request, _error: Exception) -> Response:
    """A mistake of ours (the log tells which): an answer in the form that was asked for."""
    return bare_refusal(request, 500, "error-500")


def bare_refusal(request: Request, status: int, message: str) -> Response:
    """Without asking the database who it is."""
    if api.is_api(request.url.path):
        return api.refused(request, HTTPException(status, message))
    language = preferred_language(request)
    reason = words_for("", language).say(message)
    return HTMLResponse(context_of(request).pages.page("error.html", language, status=status, reason=reason), status)
