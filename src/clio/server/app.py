"""The application: one process, one store, all tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from clio.engine.registry import games, load
from clio.engine.words import LANGUAGES
from clio.server import lobby, people, play
from clio.server.pages import PARTS, Pages, words_for
from clio.server.players import BotPlayers
from clio.server.settings import Settings
from clio.server.tables import Tables
from clio.server.visitors import Visitors
from clio.store import Store

STATIC = Path(__file__).parent / "static"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)


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
        for row in await store.running_games():  # bots go on where they were
            if any(seat.bot for seat in await store.seats(row.id)):
                table = await app.state.house.tables.get(row.id)
                if table is not None:
                    app.state.house.bots.wake(table)
        yield
        await app.state.house.bots.close()
        await store.close()

    app = FastAPI(title="Clio", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    app.include_router(lobby.router)
    app.include_router(people.router)
    app.include_router(play.router)

    @app.middleware("http")
    async def guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        """Small bodies only, and headers that leave no room for foreign script."""
        length = request.headers.get("content-length", "" if request.method == "POST" else "0")
        if not length.isdigit():
            return PlainTextResponse("How long is it?", 411)  # a body without a length could be endless
        if int(length) > settings.body_limit:
            return PlainTextResponse("Too much.", 413)
        response = await call_next(request)
        response.headers["Content-Security-Policy"] = POLICY
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "same-origin"
        if not request.url.path.startswith("/static"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response

    @app.exception_handler(HTTPException)
    async def refuse(request: Request, error: HTTPException) -> HTMLResponse:
        """Errors are pages too: what is wrong and where to go."""
        house: House = request.app.state.house
        language = (await house.visitors.who(request)).language
        say = words_for("", language).say
        reason = say(str(error.detail)) if error.status_code != 404 else ""
        page = house.pages.page("error.html", language, status=error.status_code, reason=reason)
        return HTMLResponse(page, error.status_code)

    @app.get("/game/{name}.css")
    async def game_style(name: str) -> Response:
        """How a game's table looks lies in the game's folder."""
        if name not in games():
            raise HTTPException(404)
        style = files(f"clio.games.{name}").joinpath("table.css").read_text(encoding="utf-8")
        return Response(style, media_type="text/css", headers={"Cache-Control": "max-age=300"})

    @app.get("/game/{name}/card/{card}")
    async def card_page(request: Request, name: str, card: str, language: str = "en") -> Response:
        """What a card says: a piece of a page for the table, a page of its own where there is no script."""
        if name not in games() or card not in load(name).card_name or language not in LANGUAGES:
            raise HTTPException(404)
        pages: Pages = request.app.state.house.pages
        words = words_for(name, language)
        facts = load(name).describe(card, words)
        if "application/json" in request.headers.get("accept", ""):
            piece = str(pages.module(PARTS, name, language).facts(words.card(card), facts))
            return HTMLResponse(piece, headers={"Cache-Control": "max-age=3600", "Vary": "Accept"})
        return HTMLResponse(pages.page("card.html", language, name, name=words.card(card), facts=facts))

    @app.get("/healthz", response_class=PlainTextResponse)
    async def healthy() -> str:
        return "ok"

    return app
