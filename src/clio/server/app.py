"""The application: one process, one store, all tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from clio.server import cards, lobby, people, play, rulebook
from clio.server.guard import Guard
from clio.server.pages import Pages, words_for
from clio.server.players import BotPlayers
from clio.server.settings import Settings
from clio.server.tables import Tables
from clio.server.visitors import Visitors
from clio.store import Store

STATIC = Path(__file__).parent / "static"


class House:
    """What the routes share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.tables = Tables(store)
        self.pages = Pages()
        self.visitors = Visitors(settings, store)
        self.bots = BotPlayers()


def create_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        store = await Store.open(settings.database)
        app.state.house = House(settings, store)
        try:
            await wake_bots(app.state.house)
            yield
        finally:
            await app.state.house.bots.close()
            await store.close()

    app = FastAPI(title="Clio", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    for room in (lobby, people, play, rulebook, cards):
        app.include_router(room.router)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=3)  # tables are long-winded HTML
    app.add_middleware(Guard, settings=settings)
    app.add_exception_handler(HTTPException, refuse)

    @app.get("/healthz", response_class=PlainTextResponse)
    async def healthy() -> str:
        return "ok"

    return app


async def wake_bots(house: House) -> None:
    """After a start bots go on where they were."""
    for row in await house.store.running_games():
        if any(seat.bot for seat in await house.store.seats(row.id)):
            table = await house.tables.get(row.id)
            if table is not None:
                house.bots.wake(table)


async def refuse(request: Request, error: Exception) -> Response:
    """Errors are pages too: what is wrong and where to go."""
    assert isinstance(error, HTTPException)
    house: House = request.app.state.house
    language = (await house.visitors.who(request)).language
    reason = words_for("", language).say(str(error.detail)) if error.status_code != 404 else ""
    page = house.pages.page("error.html", language, status=error.status_code, reason=reason)
    return HTMLResponse(page, error.status_code)
