"""Pages of deals that are played at several tables: the deal of the day with its ladder, and duplicates."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import RedirectResponse, Response

from clio.engine.dice import seed_fingerprint
from clio.engine.errors import ClioError
from clio.server.context import Context, context_of, may_open, respond
from clio.server.deals import is_day
from clio.server.errors import Denied
from clio.server.lobby import PACES, Wish, game_or_404, new_seat, set_up, wished
from clio.server.pages import complaint, words_for
from clio.server.preferences import preferences
from clio.server.results import outcome
from clio.server.table_lines import day, offer, title
from clio.server.visitors import address_of
from clio.store import SeatRow
from clio.store.deals import (
    DUPLICATE,
    Attempt,
    DealRow,
    FullHouse,
    LadderRow,
    attempt_of,
    daily_before,
    find_deal,
    games_with,
    ladder,
    reserve,
    take_table,
)
from clio.store.rows import GameRow, GuestRow

router = APIRouter()
MOST_SHOWN = 200
TABLES = ("2", "3", "4", "5", "6")  # of one duplicate


class Rung(msgspec.Struct):
    """Somebody on the ladder of a day."""

    rank: int  # who has the same place and points shares it
    name: str
    login: str
    place: int
    score: int
    table: str  # where it can be looked at, when nothing is hidden any more
    mine: bool


class OwnTry(msgspec.Struct):
    table: str
    finished: bool
    place: int | None
    score: int | None


class Chair(msgspec.Struct):
    """The same seat at all tables of a duplicate."""

    name: str
    results: list[Rung]


class DuplicateTable(msgspec.Struct):
    number: int
    id: str
    status: str
    names: list[str]
    mine: bool
    links: list[tuple[str, str]]  # seats that wait for somebody: name and invitation, for the host


# --- the deal of a day


def rungs(rows: Sequence[LadderRow], guest: str, told: bool) -> list[Rung]:
    found: list[Rung] = []
    for number, row in enumerate(rows, 1):
        last = found[-1] if found else None
        same = last is not None and (last.place, last.score) == (row.place, row.score)
        rank = last.rank if last is not None and same else number
        table = row.game_id if told else ""
        found.append(Rung(rank, row.name, row.login, row.place, row.score, table, row.guest == guest))
    return found


def own_try(attempt: Attempt | None) -> OwnTry | None:
    if attempt is None or not attempt.game_id:
        return None
    return OwnTry(attempt.game_id, attempt.finished is not None, attempt.place, attempt.score)


async def daily_page(request: Request, deal: DealRow) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    words = words_for(deal.game, guest.language)
    left = deal.closes - context.tables.now()
    told = left <= 0
    page = context.pages.page(
        "daily.html",
        guest.language,
        deal.game,
        guest=guest,
        token=context.visitors.form_token(guest),
        offer=offer(deal.game, words),
        day=day(deal.opened, guest.language),
        players=int(deal.options["players"]),
        bot=words.say(f"level-{deal.bot}", deal.bot),
        told=told,
        hours=max(0, int(left // 3600)),
        minutes=max(0, int(left % 3600 // 60)),
        rungs=rungs(await ladder(context.store, deal.id, MOST_SHOWN), guest.id, told),
        own=own_try(await attempt_of(context.store, deal.id, guest.id)),
        before=await daily_before(context.store, deal.id),
        fingerprint=seed_fingerprint(deal.seed),
        seed=deal.seed if told else "",
    )
    return respond(context, guest, page)


@router.get("/daily")
async def daily(request: Request) -> Response:
    return await daily_page(request, await context_of(request).deals.today())


@router.get("/daily/{day_id}")
async def earlier(request: Request, day_id: str) -> Response:
    deal = await find_deal(context_of(request).store, day_id) if is_day(day_id) else None
    if deal is None:
        raise HTTPException(404)
    return await daily_page(request, deal)


@router.post("/daily")
async def play_daily(request: Request) -> Response:
    """The one table at which somebody plays the deal of the day; who has begun goes on there."""
    context, address = context_of(request), address_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    guest, game_id = await begin_daily(context, guest, address)
    response = RedirectResponse(f"/t/{game_id}", 303)
    context.visitors.write_cookie(response, guest)
    return response


async def begin_daily(context: Context, guest: GuestRow, address: str) -> tuple[GuestRow, str]:
    """Whoever plays has a name, and one table."""
    await may_open(context, guest, address)
    deal = await context.deals.today()
    guest = guest._replace(name=guest.name or words_for("", guest.language).say("guest"))
    await context.visitors.save(guest)
    origin = context.visitors.sign(f"origin {deal.id} {address}")
    try:
        await reserve(context.store, deal.id, guest.id, origin, context.settings.daily_per_address)
    except FullHouse:
        raise Denied("refused-daily-address") from None
    begun = await attempt_of(context.store, deal.id, guest.id)
    return guest, begun.game_id if begun is not None and begun.game_id else await open_table(context, deal, guest)


async def open_table(context: Context, deal: DealRow, guest: GuestRow) -> str:
    kinds = ["me"] + [deal.bot] * (int(deal.options["players"]) - 1)
    seats = [new_seat(seat, kind, "", guest) for seat, kind in enumerate(kinds)]
    pace = PACES[preferences(guest)["pace"]]
    table = await context.tables.create(
        deal.game, deal.options, seats, guest.id, False, pace, seed=deal.seed, deal=deal.id, sealed=deal.closes
    )
    if not await take_table(context.store, deal.id, guest.id, table.row.id):  # a double click
        await context.tables.close(table)
        begun = await attempt_of(context.store, deal.id, guest.id)
        assert begun is not None
        return begun.game_id
    context.bots.wake(table)
    return table.row.id


# --- duplicates


@router.post("/duplicate/{name}")
async def open_duplicate(request: Request, name: str) -> Response:
    """So many tables with the same deal: the host sits at the first, friends are invited to all others."""
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    game, count = game_or_404(name), str(form.get("tables", ""))
    guest = guest._replace(name=guest.name or words_for("", guest.language).say("guest"))
    try:
        wish = wished(form, game, guest)
        options = game.complete(wish.options)
        if count not in TABLES or all(seat.for_bots for seat in wish.seats):
            raise ClioError("duplicate-count")
    except ClioError as error:
        return await set_up(request, name, complaint(words_for(name, guest.language), error))
    for _ in range(int(count)):
        await may_open(context, guest, address_of(request))
    await context.visitors.save(guest)
    deal = await context.deals.duplicate(name, dict(options), guest.id)
    for number in range(int(count)):
        await open_one(context, deal, wish, guest, number)
    response = RedirectResponse(f"/duplicate/{deal.id}", 303)
    context.visitors.write_cookie(response, guest)
    return response


async def open_one(context: Context, deal: DealRow, wish: Wish, guest: GuestRow, number: int) -> None:
    seats = [for_friend(seat, guest) if number else seat._replace(pledge="") for seat in wish.seats]
    table = await context.tables.create(
        deal.game, wish.options, seats, guest.id, False, wish.pace,
        seed=deal.seed, clock=wish.clock, deal=deal.id, sealed=deal.closes,
    )  # fmt: skip
    await context.clocks.note_vacations(table)
    context.bots.wake(table)


def for_friend(seat: SeatRow, guest: GuestRow) -> SeatRow:
    """The same seat at another table: nobody plays a deal twice."""
    if seat.for_bots:
        return seat._replace(secret=secrets.token_urlsafe(16))
    return new_seat(seat.seat, "friend", "", guest)


async def described(context: Context, row: GameRow, number: int, guest: GuestRow, host: bool) -> DuplicateTable:
    seats = await context.store.seats(row.id)
    free = [seat for seat in seats if not seat.for_bots and not seat.holder]
    return DuplicateTable(
        number=number,
        id=row.id,
        status=row.status,
        names=[seat.name for seat in seats],
        mine=any(seat.holder == guest.id for seat in seats),
        links=[(seat.name, f"/join/{seat.secret}") for seat in free] if host else [],
    )


async def chairs(context: Context, rows: Sequence[GameRow], guest: GuestRow, say: str) -> list[Chair]:
    """Who sat on the same chair had the same cards: compared by place, then by points."""
    found: list[Chair] = []
    finished = [(row, await context.store.seats(row.id), outcome(row)) for row in rows if row.status == "over"]
    for chair in range(max((len(seats) for _, seats, _ in finished), default=0)):
        sat = [
            LadderRow(seats[chair].holder, seats[chair].name, "", places[chair], scores[chair], row.id)
            for row, seats, (places, scores) in finished
            if chair < len(places)
        ]
        sat.sort(key=lambda one: (one.place, -one.score))
        found.append(Chair(f"{say} {chair + 1}", rungs(sat, guest.id, True)))
    return found


@router.get("/duplicate/{deal_id}")
async def duplicate(request: Request, deal_id: str) -> Response:
    context = context_of(request)
    deal = await find_deal(context.store, deal_id)
    if deal is None or deal.kind != DUPLICATE:
        raise HTTPException(404)
    guest = await context.visitors.who(request)
    words = words_for(deal.game, guest.language)
    rows = await games_with(context.store, deal.id)
    told = all(row.sealed <= context.tables.now() for row in rows)
    page = context.pages.page(
        "duplicate.html",
        guest.language,
        deal.game,
        guest=guest,
        token=context.visitors.form_token(guest),
        title=title(deal.game, words),
        cover=offer(deal.game, words).cover,
        told=told,
        tables=[
            await described(context, row, number, guest, deal.host == guest.id) for number, row in enumerate(rows, 1)
        ],
        chairs=await chairs(context, rows, guest, words.say("seat")) if told else [],
        fingerprint=seed_fingerprint(deal.seed),
    )
    return respond(context, guest, page)
