"""What belongs to a game and to no table: its style sheet, and what its cards say."""

from __future__ import annotations

from importlib.resources import files

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse, Response

from clio.engine.registry import games, load
from clio.engine.words import LANGUAGES
from clio.server.lobby import house_of
from clio.server.pages import PARTS, words_for

router = APIRouter()


@router.get("/game/{name}.css")
async def style(name: str) -> Response:
    """How a game's table looks lies in the game's folder."""
    if name not in games():
        raise HTTPException(404)
    text = files(f"clio.games.{name}").joinpath("table.css").read_text(encoding="utf-8")
    return Response(text, media_type="text/css", headers={"Cache-Control": "max-age=300"})


@router.get("/game/{name}/card/{card}")
async def card_page(request: Request, name: str, card: str, language: str = "en") -> Response:
    """What a card says: a piece of a page for the table, a page of its own where there is no script."""
    if name not in games() or card not in load(name).card_name or language not in LANGUAGES:
        raise HTTPException(404)
    pages, words = house_of(request).pages, words_for(name, language)
    facts = load(name).describe(card, words)
    if "application/json" in request.headers.get("accept", ""):
        piece = str(pages.module(PARTS, name, language).facts(words.card(card), facts))
        return HTMLResponse(piece, headers={"Cache-Control": "max-age=3600", "Vary": "Accept"})
    return HTMLResponse(pages.page("card.html", language, name, name=words.card(card), facts=facts))
