"""The rulebook: every game's first lesson, and all its rules by chapter with what was ruled and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response
from markupsafe import Markup

from clio.engine import parts
from clio.engine.game import Game
from clio.engine.parts import Company
from clio.engine.position import load_position
from clio.engine.registry import games, load
from clio.engine.rule_list import Note, Ruling, chapter_of, has_words, in_language
from clio.engine.view import View, view
from clio.engine.words import Words, rule_sentence
from clio.pictures import palette
from clio.server.context import context_of, respond
from clio.server.pages import Region, game_rulebook, words_for
from clio.server.table_page import DRAW, icons

router = APIRouter()
LONGEST_SEARCH = 100


class Book(msgspec.Struct):
    """A game on the shelf, and its words."""

    name: str
    say: Callable[..., str]


class RuleLine(msgspec.Struct):
    id: str
    sentence: str
    shown: bool  # has it the words that are looked for?


class Chapter(msgspec.Struct):
    id: str
    title: str
    rules: list[RuleLine]
    found: int = 0


class Way(msgspec.Struct):
    """One way to play what is ruled."""

    name: str
    meaning: str
    value: str


class UnclearEntry(msgspec.Struct, kw_only=True):
    """Where the books are silent or at odds: what it is about, and why we play it as we do."""

    id: str
    matter: str
    reason: str
    shown: bool = True


class RulingEntry(UnclearEntry, kw_only=True):
    """Something that is chosen when a game is set up: every way to play it, ours first."""

    name: str
    option: str
    ways: list[Way]


class NoteEntry(UnclearEntry, kw_only=True):
    """What we play; there is nothing to choose."""

    ruling: str


class Picture(msgspec.Struct):
    """A section of the first lesson with its picture."""

    id: str
    look: str
    title: str
    text: list[str]
    caption: str
    picture: str


async def book_page(request: Request, template: str, name: str, **values: object) -> Response:
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
    books = [Book(name, words_for(name, language).say) for name in games()]
    return await book_page(request, "shelf.html", "", books=books)


@router.get("/rules/{name}")
async def rules(request: Request, name: str, q: str = "") -> Response:
    words = await reader_words(request, name)
    wanted = q.strip()[:LONGEST_SEARCH]
    game = load(name)
    chapters = chapters_of(game, words, wanted)
    rulings, notes = ruled(game, words, wanted)
    found = sum(chapter.found for chapter in chapters) + sum(entry.shown for entry in (*rulings, *notes))
    return await book_page(
        request, "rules.html", name, chapters=chapters, rulings=rulings, notes=notes, wanted=wanted, found=found
    )


@router.get("/rules/{name}/rulings")
async def rulings_page(request: Request, name: str, q: str = "") -> Response:
    """Everything we ruled, for somebody of another mind: the question, the readings, ours, why, and the option."""
    words = await reader_words(request, name)
    wanted = q.strip()[:LONGEST_SEARCH]
    rulings, notes = ruled(load(name), words, wanted)
    found = sum(entry.shown for entry in (*rulings, *notes))
    return await book_page(request, "rulings.html", name, rulings=rulings, notes=notes, wanted=wanted, found=found)


def ruled(game: Game, words: Words, wanted: str) -> tuple[list[RulingEntry], list[NoteEntry]]:
    """What can be chosen, and what is settled."""
    rulings = [ruling_entry(game, ruling, words, wanted) for ruling in game.rulings]
    return rulings, [note_entry(note, words.language, wanted) for note in game.notes]


def chapters_of(game: Game, words: Words, wanted: str) -> list[Chapter]:
    """The rules by chapter, in the order of the book; what does not have the wanted words is hidden."""
    chapters: dict[str, Chapter] = {}
    for rule in game.rules:
        key = chapter_of(rule)
        if key not in chapters:
            chapters[key] = Chapter(key, words.say("chapter-" + key, key.upper()), [])
        sentence = rule_sentence(game.rules, rule, words.language)
        shown = has_words(f"{rule} {sentence}", wanted)
        chapters[key].rules.append(RuleLine(rule, sentence, shown))
        chapters[key].found += shown
    return list(chapters.values())


def ruling_entry(game: Game, ruling: Ruling, words: Words, wanted: str) -> RulingEntry:
    option = ruling.option.replace("_", "-")
    ways = []
    for value, meaning in zip(ruling.values, in_language(ruling.meaning, words.language), strict=True):
        key = f"ruling-{option}-{value}".replace("_", "-").replace(":", "-")
        ways.append(Way(words.say(key, value.replace("_", " ")), meaning, value))
    entry = RulingEntry(
        id=ruling.id if ruling.id not in game.rules else f"ruling-{option}",
        name=ruling.id,
        option=ruling.option,
        matter=in_language(ruling.matter, words.language),
        ways=ways,
        reason=in_language(ruling.reason, words.language),
    )
    text = [ruling.id, entry.matter, entry.reason, *(f"{way.name} {way.meaning}" for way in ways)]
    entry.shown = has_words(" ".join(text), wanted)
    return entry


def note_entry(note: Note, language: str, wanted: str) -> NoteEntry:
    matter, ruling, reason = (in_language(texts, language) for texts in (note.matter, note.ruling, note.reason))
    shown = has_words(f"{note.id} {matter} {ruling} {reason}", wanted)
    return NoteEntry(id=note.id, matter=matter, ruling=ruling, reason=reason, shown=shown)


@router.get("/rules/{name}/learn")
async def learn(request: Request, name: str) -> Response:
    """The game in five minutes, with pictures of its own table."""
    words = await reader_words(request, name)
    pages = context_of(request).pages
    scenes = []
    book = game_rulebook(name)
    if not hasattr(book, "lesson"):
        raise HTTPException(404)
    for scene in book.lesson(prepared(name, 0), company(name, words), words):
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


def company(name: str, words: Words) -> Company:
    """Who sits at the prepared table."""
    seats = prepared(name, 0).seats
    names = [words.say("lesson-you"), *(words.say(f"lesson-friend-{seat}") for seat in range(1, seats))]
    return Company(id="", names=names, bots=[""] * seats, status="running", seat=0, over=False)
