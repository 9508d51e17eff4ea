"""Pages of tournaments: the list, one with its standings and rounds, and how one is opened, joined and started."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import msgspec
from babel.numbers import format_decimal
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response
from starlette.datastructures import FormData

from clio.arena.tournament import KINDS, KNOCKOUT, Standing
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.record import is_number
from clio.engine.registry import games
from clio.engine.words import Words
from clio.pictures import covers
from clio.server.clock_box import chosen, terms_words
from clio.server.context import Context, context_of, may_open, respond
from clio.server.errors import Denied
from clio.server.lobby import game_form, game_or_404
from clio.server.pages import complaint, words_for
from clio.server.table_lines import choices, day, offer, title
from clio.server.tournaments import MOST_PLACES, MOST_ROUNDS, Wish, standing_of
from clio.server.visitors import address_of
from clio.store.ratings import names_of
from clio.store.rows import GuestRow
from clio.store.tournaments import (
    CLOSED,
    OPEN,
    OVER,
    RUNNING,
    Entrant,
    Pairing,
    TournamentRow,
    entrant_counts,
    entrants_of,
    find_tournament,
    pairings_of,
    tournaments,
)
from clio.table.clock import BOT, VOTE, read_terms

router = APIRouter()
SHOWN = {OPEN: 50, RUNNING: 50, OVER: 20}  # so many of each in the list
STARTS = ("", "600", "3600", "86400", "604800")  # seconds until it starts by itself; nothing: when its host says so
PLACES = (4, 6, 8, 9, 10, 12, 16, 20, 24, 32, 48, MOST_PLACES)


class Line(msgspec.Struct):
    """A tournament in a list."""

    id: str
    title: str
    kind: str
    game: str
    game_title: str
    cover: str
    status: str
    size: int
    entered: int
    places: int
    round: int
    rounds: int
    day: str


class Rank(msgspec.Struct):
    """Somebody who takes part, and where they stand."""

    rank: int
    name: str
    login: str
    bot: bool
    points: float
    against: float
    wins: int
    lost_in: int
    out: bool
    mine: bool


class Sitter(msgspec.Struct):
    name: str
    place: int  # 0: left
    mine: bool


class RoundTable(msgspec.Struct):
    number: int
    id: str  # nothing: a bye
    over: bool
    sitters: list[Sitter]
    mine: bool


class Round(msgspec.Struct):
    number: int
    tables: list[RoundTable]


class Shown(msgspec.Struct, kw_only=True):
    """A tournament as its page, and the JSON interface, tell it."""

    line: Line
    clock: str
    choices: list[str]
    bot: str  # what takes free places, in words
    hours: int  # until it starts by itself; -1: it does not
    minutes: int
    entered: bool
    out: bool
    host: bool
    full: bool
    table: str  # the one at which the reader plays now
    ranks: list[Rank]
    rounds: list[Round]
    winner: str
    state: str  # changes with what is shown


async def tournament_or_404(context: Context, tournament: str) -> TournamentRow:
    row = await find_tournament(context.store, tournament)
    if row is None:
        raise HTTPException(404)
    return row


def line(row: TournamentRow, entered: int, language: str) -> Line:
    words = words_for(row.game, language)
    return Line(
        id=row.id,
        title=row.title,
        kind=row.kind,
        game=row.game,
        game_title=title(row.game, words),
        cover=covers().href(row.game),
        status=row.status,
        size=row.size,
        entered=entered,
        places=row.places,
        round=row.round,
        rounds=row.rounds,
        day=day(row.ended or row.opened, language),
    )


async def lines(context: Context, language: str) -> list[Line]:
    """Those that can be joined first, then those that are played, then those that are over."""
    rows = [row for status, most in SHOWN.items() for row in await tournaments(context.store, status, most)]
    counts = await entrant_counts(context.store, [row.id for row in rows])
    return [line(row, counts.get(row.id, 0), language) for row in rows]


async def shown(context: Context, row: TournamentRow, guest: GuestRow) -> Shown:
    """All of it, for one reader."""
    entrants, pairings = await entrants_of(context.store, row.id), await pairings_of(context.store, row.id)
    words = words_for(row.game, guest.language)
    standing = standing_of(row, entrants, pairings)
    known = await names_of(context.store, [one.guest for one in entrants if one.guest])
    own = next((one for one in entrants if one.guest == guest.id), None)
    left = max(0.0, row.starts - context.tables.now()) if row.starts is not None and row.status == OPEN else -1.0
    found = rounds(row, entrants, pairings, guest)
    best = [one for one in standing if one.rank == 1] if row.status == OVER else []
    names = {one.number: one.name for one in entrants}
    return Shown(
        line=line(row, len(entrants), guest.language),
        clock=terms_words(read_terms(row.clock), words),
        choices=choices(game_or_404(row.game), row.options, words),
        bot=words.say(f"level-{row.bot}", row.bot) if row.bot else "",
        hours=int(left // 3600) if left >= 0 else -1,
        minutes=int(left % 3600 // 60) if left >= 0 else -1,
        entered=own is not None,
        out=own is not None and own.out,
        host=row.host == guest.id,
        full=len(entrants) >= row.places,
        table=next((one.id for part in found for one in part.tables if one.mine and one.id and not one.over), ""),
        ranks=ranks(standing, entrants, known, guest),
        rounds=found[::-1],
        winner=", ".join(names[one.player] for one in best),
        state=state_of(row, entrants, pairings),
    )


def state_of(row: TournamentRow, entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> str:
    """Short, and another one when there is something new to see."""
    finished = sum(bool(one.places) for one in pairings)
    return f"{row.status} {row.round} {finished} {len(entrants)} {sum(one.out for one in entrants)}"


def ranks(
    standing: Sequence[Standing], entrants: Sequence[Entrant], known: Mapping[str, tuple[str, str]], guest: GuestRow
) -> list[Rank]:
    by_number = {one.number: one for one in entrants}
    found = []
    for one in standing:
        entrant = by_number[one.player]
        login = known.get(entrant.guest or "", ("", ""))[1]
        found.append(
            Rank(
                rank=one.rank,
                name=entrant.name,
                login=login,
                bot=bool(entrant.bot),
                points=one.halves / 2,
                against=one.against / 2,
                wins=one.wins,
                lost_in=one.lost_in,
                out=entrant.out,
                mine=entrant.guest == guest.id,
            )
        )
    return found


def rounds(
    row: TournamentRow, entrants: Sequence[Entrant], pairings: Sequence[Pairing], guest: GuestRow
) -> list[Round]:
    by_number = {one.number: one for one in entrants}
    found: list[Round] = []
    for pairing in pairings:
        if not found or found[-1].number != pairing.round:
            found.append(Round(pairing.round, []))
        places = pairing.result or (0,) * len(pairing.sitting)
        sitters = [
            Sitter(by_number[number].name, place, by_number[number].guest == guest.id)
            for number, place in zip(pairing.sitting, places, strict=True)
        ]
        mine = any(one.mine for one in sitters)
        over = bool(pairing.places) or row.status == CLOSED
        found[-1].tables.append(RoundTable(pairing.number, pairing.game_id, over, sitters, mine))
    return found


# --- pages


@router.get("/tournaments")
async def tournament_list(request: Request) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    page = context.pages.page(
        "tournaments.html",
        guest.language,
        guest=guest,
        token=context.visitors.form_token(guest),
        lines=await lines(context, guest.language),
        games=[offer(name, words_for(name, guest.language)) for name in games()],
    )
    return respond(context, guest, page)


@router.get("/tournament/{tournament}")
async def one(request: Request, tournament: str) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    row = await tournament_or_404(context, tournament)
    page = context.pages.page(
        "tournament.html",
        guest.language,
        row.game,
        guest=guest,
        token=context.visitors.form_token(guest),
        shown=await shown(context, row, guest),
        knockout=row.kind == KNOCKOUT,
        written=partial(format_decimal, locale=guest.language),
    )
    return respond(context, guest, page)


@router.get("/tournament/{tournament}/state")
async def state(request: Request, tournament: str) -> Response:
    """For pages that are open: is there something new to see?"""
    context = context_of(request)
    row = await tournament_or_404(context, tournament)
    entrants, pairings = await entrants_of(context.store, row.id), await pairings_of(context.store, row.id)
    return PlainTextResponse(state_of(row, entrants, pairings), headers={"Cache-Control": "no-store"})


@router.post("/tournament/{tournament}/{what}")
async def change(request: Request, tournament: str, what: str) -> Response:
    """Join, leave, come back; start or close it."""
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    context.visitors.check_rate("tournament " + guest.id, 60)
    row = await tournament_or_404(context, tournament)
    guest = await named(context, guest)
    await do(context, row, guest, what)
    response = RedirectResponse(f"/tournament/{row.id}", 303)
    context.visitors.write_cookie(response, guest)
    return response


async def named(context: Context, guest: GuestRow) -> GuestRow:
    """Whoever takes part has a name, and is kept."""
    guest = guest._replace(name=guest.name or words_for("", guest.language).say("guest"))
    await context.visitors.save(guest)
    return guest


async def do(context: Context, row: TournamentRow, guest: GuestRow, what: str) -> None:
    """What a visitor may do to a tournament: pages and programs come here."""
    rooms = context.tournaments
    if what == "join":
        await rooms.join(row, guest)
    elif what == "leave":
        await rooms.leave(row, guest)
    elif what == "back":
        await rooms.back(row, guest)
    elif what not in ("start", "close"):
        raise HTTPException(404)
    elif row.host != guest.id:
        raise Denied("refused-only-host")
    elif what == "start":
        await rooms.start(row)
    else:
        await rooms.close(row)


# --- opening one


@router.get("/tournaments/new/{name}")
async def new_tournament(request: Request, name: str) -> Response:
    return await set_up(request, name, "")


async def set_up(request: Request, name: str, problem: str) -> Response:
    game = game_or_404(name)
    return await game_form(
        request,
        "new_tournament.html",
        game,
        problem,
        kinds=KINDS,
        numbers=sorted(number for number in game.seat_numbers if number > 1),
        rounds=range(1, MOST_ROUNDS + 1),
        places=PLACES,
        starts=STARTS,
        at_zero=(BOT, VOTE),
    )


@router.post("/tournaments/new/{name}")
async def open_tournament(request: Request, name: str) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    await may_open(context, guest, address_of(request))
    game, words = game_or_404(name), words_for(name, guest.language)
    try:
        wish = wished(form, game, words, context.tables.now())
        guest = await named(context, guest)
        row = await context.tournaments.open(wish, guest, context.settings.tournaments_per_visitor)
    except ClioError as error:
        return await set_up(request, name, complaint(words, error))
    if form.get("plays"):
        await context.tournaments.join(row, guest)
    response = RedirectResponse(f"/tournament/{row.id}", 303)
    context.visitors.write_cookie(response, guest)
    return response


def wished(form: FormData, game: Game, words: Words, now: float) -> Wish:
    starts = str(form.get("starts", ""))
    if starts not in STARTS:
        raise ClioError("tournament-starts-wrong")
    return Wish(
        kind=str(form.get("kind", "")),
        title=str(form.get("title", "")).strip() or title(game.name, words),
        game=game.name,
        options={key: str(form[key]) for key in game.options if key != "players" and form.get(key)},
        size=number(form, "size"),
        rounds=number(form, "rounds"),
        clock=chosen(str(form.get("clock", "")), str(form.get("at_zero", ""))),
        places=number(form, "places"),
        bot=str(form.get("bot", "")),
        starts=now + int(starts) if starts else None,
    )


def number(form: FormData, name: str) -> int:
    """What is no number is none that anybody could choose."""
    text = str(form.get(name, ""))
    return int(text) if is_number(text) and len(text) < 4 else 0
