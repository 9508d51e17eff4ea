"""Pages about players: the list of a game, and somebody's results, ratings, favourite cards and opponents."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

from clio import bots
from clio.engine.record import is_number
from clio.engine.registry import load
from clio.engine.words import Words
from clio.pictures import covers
from clio.server.context import Context, context_of, respond
from clio.server.lobby import game_or_404
from clio.server.pages import words_for
from clio.server.rating import SETTLED, Skill, bot_points
from clio.server.ratings import in_season
from clio.server.table_lines import day, title
from clio.store.ratings import RatingRow, ResultRow, board, names_of, ratings_of, results_of
from clio.store.rows import GuestRow

router = APIRouter()
MOST_RANKED, MOST_RESULTS, SHOWN = 100, 500, 20
MOST_CARDS, MOST_RIVALS = 6, 8


class Place(msgspec.Struct):
    """A line of a list: a person with an account, or a bot."""

    name: str
    login: str  # nothing for a bot
    points: int
    games: int
    provisional: bool
    bot: bool = False


class Board(msgspec.Struct):
    players: int
    places: list[Place]


class OwnRating(msgspec.Struct):
    game: str
    title: str
    players: int
    points: int
    games: int
    provisional: bool


class OwnResult(msgspec.Struct):
    id: str
    title: str
    cover: str
    day: str
    place: int
    players: int
    left: bool
    rivals: list[str]


class Favourite(msgspec.Struct):
    game: str
    title: str
    cards: list[tuple[str, str, int]]  # id, name, how often


class Rival(msgspec.Struct):
    name: str
    login: str
    games: int
    ahead: int  # how often one was ahead of them


class Player(msgspec.Struct, kw_only=True):
    """What is known of somebody; all of it was on a table that everybody could watch."""

    name: str
    login: str
    ratings: list[OwnRating]
    results: list[OwnResult]
    won: int
    played: int
    left: int
    cards: list[Favourite]
    rivals: list[Rival]


class SeasonLine(msgspec.Struct):
    """A season in a list."""

    number: int
    name: str
    first: str  # day
    last: str  # day; nothing: it never ends
    current: bool


async def season_lines(context: Context, language: str) -> list[SeasonLine]:
    """This one first, then those before it."""
    found = await context.ratings.seasons.every()
    return [
        SeasonLine(
            number=one.number,
            name=one.name,
            first=day(one.begins, language),
            last=day(one.ends - 1, language) if one.ends is not None else "",
            current=place == 0,
        )
        for place, one in enumerate(found)
    ]


async def season_or_404(context: Context, text: str | None) -> int:
    """The number of a season that was; without one, of this."""
    current = (await context.ratings.seasons.current()).number
    if text is None:
        return current
    if not is_number(text) or len(text) > 6 or not 1 <= int(text) <= current:
        raise HTTPException(404)
    return int(text)


async def boards(context: Context, game: str, words: Words, season: int) -> list[Board]:
    """The list of a game for each number of players; bots stand where they were measured to be."""
    found = []
    for players in sorted(number for number in load(game).seat_numbers if number > 1):
        places = [
            Place(one.name, one.login, Skill(one.mu, one.sigma).points, one.games, one.games < SETTLED)
            for one in await board(context.store, game, players, season, MOST_RANKED)
        ]
        for bot in bots.names():
            points = bot_points(game, players, bot)
            if points is not None:
                places.append(Place(words.say(f"level-{bot}", bot), "", round(points), 0, False, True))
        found.append(Board(players, sorted(places, key=lambda one: (one.provisional, -one.points))))
    return found


async def player(context: Context, guest: GuestRow, language: str) -> Player:
    results = await results_of(context.store, guest.id, MOST_RESULTS)
    met = {holder for one in results for holder, _, _ in rivals_in(one) if holder}
    known = await names_of(context.store, sorted(met))
    return Player(
        name=guest.name,
        login=guest.login or "",
        ratings=await own_ratings(context, guest, language),
        results=[own_result(one, known, language) for one in results[:SHOWN]],
        won=sum(one.place == 1 for one in results),
        played=len(results),
        left=sum(one.left for one in results),
        cards=favourites(results, language),
        rivals=opponents(results, known),
    )


async def own_ratings(context: Context, guest: GuestRow, language: str) -> list[OwnRating]:
    """As they stand now, whenever the last game was."""
    season = (await context.ratings.seasons.current()).number
    newest: dict[tuple[str, int], RatingRow] = {}
    for row in await ratings_of(context.store, guest.id):
        newest.setdefault((row.game, row.players), row)
    found = []
    for row in newest.values():
        (skill, games), named = in_season(row, season), title(row.game, words_for(row.game, language))
        found.append(OwnRating(row.game, named, row.players, skill.points, games, games < SETTLED))
    return found


def rivals_in(result: ResultRow) -> list[tuple[str, str, int]]:
    """Of each who sat there: a person's id or nothing, a bot's name or nothing, the place."""
    return msgspec.json.decode(result.rivals, type=list[tuple[str, str, int]])


def own_result(result: ResultRow, known: dict[str, tuple[str, str]], language: str) -> OwnResult:
    words = words_for(result.game, language)
    names = [
        known.get(holder, ("–", ""))[0] if holder else words.say(f"level-{bot}", bot) if bot else "–"
        for holder, bot, _ in rivals_in(result)
    ]
    named = title(result.game, words)
    when = day(result.at, language)
    cover = covers().href(result.game)
    return OwnResult(result.game_id, named, cover, when, result.place, result.players, result.left, names)


def favourites(results: Sequence[ResultRow], language: str) -> list[Favourite]:
    """The cards somebody named most often, by game."""
    counted: dict[str, Counter[str]] = {}
    for one in results:
        counted.setdefault(one.game, Counter()).update(json.loads(one.cards))
    found = []
    for game, cards in sorted(counted.items()):
        words = words_for(game, language)
        lines = [(card, words.card(card), n) for card, n in cards.most_common(MOST_CARDS)]
        if lines:
            found.append(Favourite(game, title(game, words), lines))
    return found


def opponents(results: Sequence[ResultRow], known: dict[str, tuple[str, str]]) -> list[Rival]:
    """The people somebody met most often."""
    found: dict[str, Rival] = {}
    for one in results:
        for holder, _, place in rivals_in(one):
            if holder in known:
                rival = found.setdefault(holder, Rival(*known[holder], 0, 0))
                rival.games += 1
                rival.ahead += one.place < place
    return sorted(found.values(), key=lambda rival: (-rival.games, rival.name))[:MOST_RIVALS]


async def account_with(context: Context, login: str) -> GuestRow:
    guest = await context.store.account(login)
    if guest is None:
        raise HTTPException(404)
    return guest


@router.get("/ratings/{name}")
async def ratings(request: Request, name: str) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    words = words_for(game_or_404(name).name, guest.language)
    season = await season_or_404(context, request.query_params.get("season"))
    page = context.pages.page(
        "ratings.html",
        guest.language,
        name,
        guest=guest,
        token=context.visitors.form_token(guest),
        title=title(name, words),
        name=name,
        seasons=await season_lines(context, guest.language),
        season=season,
        boards=await boards(context, name, words, season),
        settled=SETTLED,
    )
    return respond(context, guest, page)


async def player_page(request: Request, whose: GuestRow | None) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    page = context.pages.page(
        "player.html",
        guest.language,
        guest=guest,
        token=context.visitors.form_token(guest),
        player=await player(context, whose or guest, guest.language),
        own=whose is None or whose.id == guest.id,
    )
    return respond(context, guest, page)


@router.get("/player")
async def own_page(request: Request) -> Response:
    """One's own."""
    return await player_page(request, None)


@router.get("/player/{login}")
async def somebodys_page(request: Request, login: str) -> Response:
    return await player_page(request, await account_with(context_of(request), login))
