"""The application: one process, one store, all tables."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from clio.server import (
    advice,
    api,
    cards,
    challenges,
    coaching,
    deal_pages,
    finished_pages,
    history,
    install,
    invitation_pages,
    lobby,
    notice_pages,
    people,
    pictures,
    planning,
    play,
    problem_reports,
    progress,
    rating_pages,
    records,
    review,
    rule_pages,
    tournament_pages,
)
from clio.server.context import context_of
from clio.server.errors import Denied, NoSuchLine, NoSuchSeat, NotInvited
from clio.server.guard import Guard
from clio.server.metrics import Measured, Metrics, may_read
from clio.server.packing import LEVEL, SHORTEST
from clio.server.pages import words_for
from clio.server.settings import Settings
from clio.server.turns import RETRY_AFTER, TELLING
from clio.server.visitors import preferred_language
from clio.server.work import at_work
from clio.store.trouble import trouble

log = logging.getLogger("clio")
STATIC = Path(__file__).parent / "static"


def create_app(settings: Settings) -> FastAPI:
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with at_work(settings, metrics) as context:
            app.state.context = context
            yield

    app = FastAPI(title="Clio", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    # What is asked for most comes first: routes are tried one after the other.
    for room in (play, lobby, people, notice_pages, deal_pages, tournament_pages, planning, rule_pages, cards):
        app.include_router(room.router)
    for room in (api, history, records, review, coaching, advice, challenges, progress, rating_pages):
        app.include_router(room.router)
    for room in (pictures, install, problem_reports, invitation_pages, finished_pages):
        app.include_router(room.router)
    app.add_middleware(GZipMiddleware, minimum_size=SHORTEST, compresslevel=LEVEL)  # tables are long-winded HTML
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
    if isinstance(error, NotInvited | NoSuchLine):
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
