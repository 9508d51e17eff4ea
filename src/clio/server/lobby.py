"""The lobby: choose a game, set it up, find one's games again."""

from __future__ import annotations

import secrets

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import FormData

from clio import bots
from clio.engine.errors import ClioError
from clio.engine.game import Game, Option
from clio.engine.record import is_number
from clio.engine.registry import games, load
from clio.engine.rule_list import in_language
from clio.server import invitations
from clio.server.clock_box import chosen, offered
from clio.server.context import context_of, may_open, respond
from clio.server.invitations import MET
from clio.server.opponents import opponents, portrait
from clio.server.pages import complaint, words_for
from clio.server.pledges import is_hash
from clio.server.preferences import preferences
from clio.server.table_lines import describe, offer
from clio.server.visitors import address_of, clean_name
from clio.store import SeatRow
from clio.store.rows import GuestRow
from clio.table import Line
from clio.table.clock import AT_ZERO
from clio.table.guide import GUIDE, guides_of

router = APIRouter()


class Why(msgspec.Struct):
    """What a ruling is about, and why ours is the default."""

    matter: str
    reason: str


PACES = {"quick": 0.05, "calm": 0.9, "slow": 2.0}


@router.get("/")
async def lobby(request: Request) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    mine = [await describe(context, row, guest) for row in await context.store.games_of(guest.id)]
    mine.sort(key=lambda game: (not game.waiting_for_me, game.status == "over"))
    others = [
        await describe(context, row, guest)
        for row in await context.store.open_games()
        if row.id not in {game.id for game in mine}
    ]
    page = context.pages.page(
        "lobby.html",
        guest.language,
        guest=guest,
        token=context.visitors.form_token(guest),
        games=[offer(name, words_for(name, guest.language)) for name in games()],
        usual="plan" if mine else "beginner",
        mine=mine,
        others=others,
        invited=await invitations.pending(context, guest),
    )
    return respond(context, guest, page)


@router.get("/new/{name}")
async def new_game(request: Request, name: str) -> Response:
    return await set_up(request, name, "")


async def set_up(request: Request, name: str, problem: str) -> Response:
    """The form for a new game, with what was wrong with the last one."""
    game, context = game_or_404(name), context_of(request)
    return await game_form(
        request,
        "new.html",
        game,
        problem,
        numbers=sorted(game.seat_numbers),
        most=max(game.seat_numbers),
        usual=game.options["players"].default,
        people={who: portrait(name, who) for who in ("me", "friend", "here")},
        at_zero=AT_ZERO,
        met=await invitations.met(context, await context.visitors.who(request)),
    )


async def game_form(request: Request, template: str, game: Game, problem: str, **own: object) -> Response:
    """A page on which something about a game is set up: options, opponents, clocks, and what it has of its own."""
    context = context_of(request)
    guest = await context.visitors.who(request)
    words = words_for(game.name, guest.language)
    page = context.pages.page(
        template,
        guest.language,
        game.name,
        guest=guest,
        token=context.visitors.form_token(guest),
        game=offer(game.name, words),
        groups=option_groups(game),
        rulings=ruling_words(game, guest.language),
        bots=opponents(game.name, words),
        clocks=offered(words),
        problem=problem,
        **own,
    )
    return respond(context, guest, page, 200 if not problem else 422)


def option_groups(game: Game) -> dict[str, list[Option]]:
    """What can be chosen besides the number of players, as the page shows it."""
    return {
        group: [option for option in game.options.values() if option.group == group]
        for group in ("variant", "with", "ruling")
    }


def ruling_words(game: Game, language: str) -> dict[str, Why]:
    """By option what a ruling is about."""
    return {
        ruling.option: Why(in_language(ruling.matter, language), in_language(ruling.reason, language))
        for ruling in game.rulings
    }


def game_or_404(name: str) -> Game:
    if name not in games():
        raise HTTPException(404)
    return load(name)


@router.post("/new/{name}")
async def create(request: Request, name: str) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    await may_open(context, guest, address_of(request))
    game = game_or_404(name)
    guest = guest._replace(name=guest.name or words_for("", guest.language).say("guest"))
    try:
        wish = wished(form, game, guest)
        names, keys = asked_people(form, len(wish.seats))
        people = await invitations.wanted(context, guest, keys, address_of(request))
        wish.seats = invitations.named(wish.seats, people, names)
        await context.visitors.save(guest)
        listed = bool(form.get("listed"))
        table = await context.tables.create(
            name, wish.options, wish.seats, guest.id, listed, wish.pace, clock=wish.clock
        )
        await context.clocks.note_vacations(table)
        await invitations.invite_all(context, table, guest, people)
    except ClioError as error:
        return await set_up(request, name, complaint(words_for(name, guest.language), error))
    context.bots.wake(table)
    response = RedirectResponse(f"/t/{table.row.id}", 303)
    context.visitors.write_cookie(response, guest)
    return response


class Wish(msgspec.Struct):
    """The table that somebody has set up."""

    options: dict[str, str]
    seats: list[SeatRow]
    pace: float
    clock: str


def wished(form: FormData, game: Game, guest: GuestRow) -> Wish:
    options = {key: str(form[key]) for key in game.options if form.get(key)}
    seats = pledged(seats_from(form, int(game.complete(options)["players"]), guest), str(form.get("pledge", "")))
    pace = PACES.get(str(form.get("pace")), PACES[preferences(guest)["pace"]])
    return Wish(options, seats, pace, chosen(str(form.get("clock", "")), str(form.get("at_zero", ""))))


def asked_people(form: FormData, count: int) -> tuple[dict[int, str], dict[int, str]]:
    """By seat the names that were typed, and the keys of those whom the host has met and wants to invite."""
    kinds = {seat: str(form.get(f"seat{seat}", "")) for seat in range(count)}
    keys = {seat: kind.removeprefix(MET) for seat, kind in kinds.items() if kind.startswith(MET)}
    return {seat: str(form.get(f"name{seat}", "")).strip() for seat in kinds}, keys


@router.post("/learn/{name}")
async def learn(request: Request, name: str) -> Response:
    """One click to a first game that teaches."""
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    await may_open(context, guest, address_of(request))
    guides, number = guides_of(game_or_404(name).name), request.query_params.get("lesson", "0")
    if not is_number(number) or int(number) >= len(guides):
        raise HTTPException(404)
    guide = guides[int(number)]
    say = words_for("", guest.language).say
    guest = guest._replace(name=guest.name or say("guest"))
    await context.visitors.save(guest)
    seats = [
        SeatRow(0, "person", guest.name, guest.id, secrets.token_urlsafe(16), ""),
        SeatRow(1, "bot", say("name-guide"), "", secrets.token_urlsafe(16), GUIDE),
    ]
    lines = [Line(seat, text) for seat, text in guide.opening]
    table = await context.tables.create(
        name, guide.options, seats, guest.id, False, PACES[preferences(guest)["pace"]], seed=guide.seed, lines=lines
    )
    context.bots.wake(table)
    response = RedirectResponse(f"/t/{table.row.id}", 303)
    context.visitors.write_cookie(response, guest)
    return response


def seats_from(form: FormData, count: int, guest: GuestRow) -> list[SeatRow]:
    """The seats as the form says: this person, a friend by link, another person here, or a bot."""
    return [
        new_seat(
            seat,
            str(form.get(f"seat{seat}", "me" if seat == 0 else "greedy")),
            str(form.get(f"name{seat}", "")).strip(),
            guest,
        )
        for seat in range(count)
    ]


def pledged(seats: list[SeatRow], pledge: str) -> list[SeatRow]:
    """With the host's pledge, if others are to come: against bots alone there is nobody to wait for."""
    first = next((seat.seat for seat in seats if seat.holder), -1)
    if not is_hash(pledge) or not any(seat.kind == "friend" for seat in seats):
        return seats
    return [seat._replace(pledge=pledge) if seat.seat == first else seat for seat in seats]


def new_seat(seat: int, kind: str, name: str, guest: GuestRow) -> SeatRow:
    """A seat for a bot by its name, for a `friend`, for the guest (`me`) or somebody beside them."""
    say = words_for("", guest.language).say
    secret = secrets.token_urlsafe(16)
    if kind in bots.names():
        return SeatRow(seat, "bot", clean_name(name or say(f"name-{kind}", n=seat + 1)), "", secret, kind)
    if kind == "friend" or kind.startswith(MET):
        return SeatRow(seat, "friend", clean_name(name or say("name-friend", n=seat + 1)), "", secret, "")
    fallback = guest.name if kind == "me" else f"{guest.name} {seat + 1}"
    return SeatRow(seat, "person", clean_name(name or fallback), guest.id, secret, "")
