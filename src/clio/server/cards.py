"""What belongs to a game and to no table: its style sheet, what its cards say, the index of them, their tree."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup

from clio.engine.parts import Filter, Index
from clio.engine.registry import games, load
from clio.engine.rule_list import has_words
from clio.engine.view import SPECTATOR, View
from clio.engine.words import LANGUAGES, Words
from clio.pictures import palette
from clio.server.context import context_of
from clio.server.pages import Pages, Region, game_rulebook, words_for
from clio.server.play import visit
from clio.server.rule_pages import LONGEST_SEARCH, book_page, company, prepared, reader_words
from clio.server.table_page import icons

router = APIRouter()


class IndexCard(msgspec.Struct):
    """A card of the index: what it is by each filter, all it says, and its face."""

    id: str
    belongs: dict[str, str]
    text: str
    picture: str


ZOOMS = (50, 75, 100, 140)  # per cent


@router.get("/game/{name}.css")
async def style(name: str) -> Response:
    """How a game's table looks lies in the game's folder."""
    if name not in games():
        raise HTTPException(404)
    source = files(f"clio.games.{name}").joinpath("table.css")
    text = source.read_text(encoding="utf-8") if source.is_file() else ""
    return Response(text, media_type="text/css", headers={"Cache-Control": "max-age=300"})


@router.get("/game/{name}/card/{card}")
async def card_page(request: Request, name: str, card: str, language: str = "en") -> Response:
    """What a card says: a piece of a page for the table, a page of its own where there is no script."""
    if name not in games() or card not in load(name).card_name or language not in LANGUAGES:
        raise HTTPException(404)
    pages, words = context_of(request).pages, words_for(name, language)
    facts = load(name).describe(card, words)
    if "application/json" in request.headers.get("accept", ""):
        large = pages.module("server/parts/large.html", name, language)
        piece = str(large.draw(card, words.card(card), facts))
        return HTMLResponse(piece, headers={"Cache-Control": "max-age=3600", "Vary": "Accept"})
    return HTMLResponse(pages.page("card.html", language, name, name=words.card(card), facts=facts, game=name, id=card))


@router.get("/cards/{name}")
async def card_index(request: Request, name: str, q: str = "") -> Response:
    """All cards of a game, drawn as on the table, sifted by what the address asks for."""
    words = await reader_words(request, name)
    if not hasattr(game_rulebook(name), "index"):
        raise HTTPException(404)
    wanted = q.strip()[:LONGEST_SEARCH]
    pages = context_of(request).pages
    filters, cards = index_of(pages, name, words)
    chosen = {key: request.query_params.get(key, "") for key in (one.key for one in filters)}
    shown = [found(card, wanted, chosen) for card in cards]
    return await book_page(
        request,
        "cards.html",
        name,
        filters=filters,
        chosen=chosen,
        cards=list(zip(cards, shown, strict=True)),
        wanted=wanted,
        found=sum(shown),
        origin=load(name).deck_origin(words),
        symbols=symbols_of(pages, name, words.language),
        palette=palette().path,
        tree=hasattr(game_rulebook(name), "tree"),
    )


def symbols_of(pages: Pages, name: str, language: str) -> Markup:
    """The signs of a game's cards, to be drawn once in a page."""
    return Markup(icons(name))


@cache
def index_of(pages: Pages, name: str, words: Words) -> tuple[list[Filter], list[IndexCard]]:
    """What cards can be sifted by, and every card: drawn, with its groups and with all it says. Made once."""
    index: Index = game_rulebook(name).index(prepared(name, SPECTATOR), company(name, words), words)
    cards = []
    for entry in index.entries:
        facts = [fact for _, fact in load(name).describe(entry.card.id, words)]
        text = " ".join(" ".join([entry.card.name, *facts, *entry.more]).split())
        picture = str(pages.show(name, words.language, entry.card))
        cards.append(IndexCard(entry.card.id, entry.belongs, text, picture))
    return index.filters, cards


def found(card: IndexCard, wanted: str, chosen: Mapping[str, str]) -> bool:
    fits = all(not value or value == card.belongs.get(key) for key, value in chosen.items())
    return fits and has_words(card.text, wanted)


@router.get("/cards/{name}/tree")
async def tree(request: Request, name: str, table: str = "", seat: int | None = None, zoom: int = ZOOMS[1]) -> Response:
    """How cards lead to one another; from a table with what the viewer has, can reach and lacks."""
    words = await reader_words(request, name)
    book = game_rulebook(name)
    if not hasattr(book, "tree"):
        raise HTTPException(404)
    seen = await viewed(request, name, table, seat) if table else None
    drawn = book.tree(seen, words)
    pages = context_of(request).pages
    size = zoom if zoom in ZOOMS else ZOOMS[1]
    drawn.zoom = size
    region = Region("tree", f"{name}/rulebook/pages.html#tree", drawn)
    return await book_page(
        request,
        "tree.html",
        name,
        table=table,
        seat=seat,
        marks=drawn.marks,
        zoom=size,
        zooms=ZOOMS,
        picture=pages.region(name, region, words.language)[1],
        symbols=symbols_of(pages, name, words.language),
    )


async def viewed(request: Request, name: str, table: str, seat: int | None) -> View:
    """What the visitor sees of a table through a seat of their own; behind a curtain, what everybody sees."""
    here = await visit(request, table, seat)
    if here.table.row.game != name:
        raise HTTPException(404)
    return here.table.view_for(here.seat if here.curtain < 0 else SPECTATOR)
