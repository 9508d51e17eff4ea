"""The rulebook: every game's first lesson, and all its rules by chapter with what was ruled and why."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response
from markupsafe import Markup

from clio.engine import parts
from clio.engine.game import Game
from clio.engine.parts import Company
from clio.engine.position import load_position
from clio.engine.registry import games, load
from clio.engine.rulebook import chapter_of, has_words
from clio.engine.view import View, view
from clio.engine.words import Words, rule_sentence, ruling_says
from clio.pictures import palette
from clio.server.context import context_of, respond
from clio.server.pages import Region, cover_of, game_rulebook, words_for
from clio.server.table_page import DRAW, icons, page_maker

router = APIRouter()
LONGEST_SEARCH = 100


async def book_page(request: Request, template: str, name: str, **values: Any) -> Response:
    """A page of the rulebook or of the card index, in the reader's language."""
    context = context_of(request)
    guest = await context.visitors.who(request)
    token = context.visitors.form_token(guest)
    page = context.pages.page(template, guest.language, name, guest=guest, token=token, game=name, **values)
    return respond(context, guest, page)


async def reader_words(request: Request, name: str) -> Words:
    """The words of a game in the reader's language; there must be such a game."""
    if name not in games():
        raise HTTPException(404)
    guest = await context_of(request).visitors.who(request)
    return words_for(name, guest.language)


@router.get("/rules")
async def shelf(request: Request) -> Response:
    """All games: where to begin, the rules, the cards."""
    context = context_of(request)
    language = (await context.visitors.who(request)).language
    books = [{"name": name, "say": words_for(name, language).say, "cover": cover_of(name)} for name in games()]
    return await book_page(request, "shelf.html", "", books=books)


@router.get("/rules/{name}")
async def rules(request: Request, name: str, q: str = "") -> Response:
    words = await reader_words(request, name)
    wanted = q.strip()[:LONGEST_SEARCH]
    game = load(name)
    chapters = chapters_of(game, words, wanted)
    rulings, notes = ruled(game, words, wanted)
    found = sum(chapter["found"] for chapter in chapters) + sum(entry["shown"] for entry in (*rulings, *notes))
    return await book_page(
        request, "rules.html", name, chapters=chapters, rulings=rulings, notes=notes, wanted=wanted, found=found
    )


@router.get("/rules/{name}/rulings")
async def rulings_page(request: Request, name: str, q: str = "") -> Response:
    """Everything we ruled, for somebody of another mind: the question, the readings, ours, why, and the option."""
    words = await reader_words(request, name)
    wanted = q.strip()[:LONGEST_SEARCH]
    rulings, notes = ruled(load(name), words, wanted)
    found = sum(entry["shown"] for entry in (*rulings, *notes))
    return await book_page(request, "rulings.html", name, rulings=rulings, notes=notes, wanted=wanted, found=found)


def ruled(game: Game, words: Words, wanted: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What can be chosen, and what is settled."""
    rulings = [ruling(game, entry, words, wanted) for entry in game.rulings]
    return rulings, [note(entry, words.language, wanted) for entry in game.notes]


def chapters_of(game: Game, words: Words, wanted: str) -> list[dict[str, Any]]:
    """The rules by chapter, in the order of the book; what does not have the wanted words is hidden."""
    chapters: dict[str, dict[str, Any]] = {}
    for rule in game.rules:
        key = chapter_of(rule)
        if key not in chapters:
            chapters[key] = {"id": key, "title": words.say("chapter-" + key, key.upper()), "rules": [], "found": 0}
        sentence = rule_sentence(game.rules, rule, words.language)
        shown = has_words(f"{rule} {sentence}", wanted)
        chapters[key]["rules"].append({"id": rule, "sentence": sentence, "shown": shown})
        chapters[key]["found"] += shown
    return list(chapters.values())


def ruling(game: Game, entry: dict[str, Any], words: Words, wanted: str) -> dict[str, Any]:
    """Something that is chosen when a game is set up: every way to play it, ours first, and why."""
    language = words.language
    option = entry["option"].replace("_", "-")
    ways = []
    for value, meaning in zip(entry["values"], ruling_says(entry, "meaning", language), strict=True):
        key = f"ruling-{option}-{value}".replace("_", "-").replace(":", "-")
        ways.append({"name": words.say(key, str(value).replace("_", " ")), "meaning": meaning, "value": str(value)})
    data = {
        "id": entry["id"] if entry["id"] not in game.rules else f"ruling-{option}",
        "name": entry["id"],
        "option": entry["option"],
        "matter": ruling_says(entry, "matter", language),
        "ways": ways,
        "reason": ruling_says(entry, "reason", language),
    }
    text = " ".join([entry["id"], data["matter"], data["reason"], *(f"{way['name']} {way['meaning']}" for way in ways)])
    return {**data, "shown": has_words(text, wanted)}


def note(entry: dict[str, Any], language: str, wanted: str) -> dict[str, Any]:
    """A silence of the books: what we play and why; there is nothing to choose."""
    data = {field: ruling_says(entry, field, language) for field in ("matter", "ruling", "reason")}
    return {"id": entry["id"], **data, "shown": has_words(" ".join([entry["id"], *data.values()]), wanted)}


@router.get("/rules/{name}/learn")
async def learn(request: Request, name: str) -> Response:
    """The game in five minutes, with pictures of its own table."""
    words = await reader_words(request, name)
    pages = context_of(request).pages
    scenes = []
    book = game_rulebook(name)
    if not hasattr(book, "lesson"):
        raise HTTPException(404)
    if page_maker(name) is not None:
        return await typed_learn(request, name, words)
    for section, template, data in book.lesson(prepared(name, 0), company(name, words), words):
        file, _, macro = template.rpartition("#")
        texts = (f"learn-{section}-text", f"learn-{section}-more")
        region = Region(section, f"{name}/{file}#{macro}", data)
        scenes.append(
            {
                "id": section,
                "look": macro,
                "title": words.say(f"learn-{section}-title"),
                "text": [words.say(text) for text in texts if words.has(text)],
                "caption": words.say(f"learn-{section}-picture"),
                "picture": pages.region(name, region, words.language)[1],
            }
        )
    symbols = pages.module(f"{name}/table.html", name, words.language).symbols()
    return await book_page(request, "learn.html", name, scenes=scenes, symbols=symbols)


async def typed_learn(request: Request, name: str, words: Words) -> Response:
    """The same for a game whose table is made of typed parts."""
    pages = context_of(request).pages
    book, people = game_rulebook(name), Company(**company(name, words))
    scenes = []
    for scene in book.lesson(prepared(name, 0), people, words):
        region = Region(scene.section, DRAW, parts.Region(name=scene.section, parts=scene.parts))
        texts = (f"learn-{scene.section}-text", f"learn-{scene.section}-more")
        scenes.append(
            {
                "id": scene.section,
                "look": scene.section,
                "title": words.say(f"learn-{scene.section}-title"),
                "text": [words.say(text) for text in texts if words.has(text)],
                "caption": words.say(f"learn-{scene.section}-picture"),
                "picture": pages.region(name, region, words.language)[1],
            }
        )
    values = {"symbols": Markup(icons(name)), "palette": palette().path}
    return await book_page(request, "learn.html", name, scenes=scenes, **values)


@cache
def prepared(name: str, seat: int) -> View:
    """A table in the middle of a game, as a seat sees it; nobody is asked anything."""
    text = files(f"clio.games.{name}.rulebook").joinpath("table.toml").read_text(encoding="utf-8")
    found = view(load_position(text), seat)
    found.decision, found.asked = None, []
    return found


def company(name: str, words: Words) -> dict[str, Any]:
    """Who sits at the prepared table."""
    seats = prepared(name, 0).seats
    names = [words.say("lesson-you"), *(words.say(f"lesson-friend-{seat}") for seat in range(1, seats))]
    return {"id": "", "names": names, "bots": [""] * seats, "status": "running", "seat": 0, "over": False}
