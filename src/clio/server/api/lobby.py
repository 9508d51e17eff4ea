"""Routes to a table: the games, the list of tables, opening one, sitting down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import Response

from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.registry import games, load
from clio.server import invitations, table_service
from clio.server.api import shapes
from clio.server.api.callers import HOST, Anybody, Caller, Known, Sitter, token_for
from clio.server.api.described import PLAYER, ROOT, Responses, described
from clio.server.api.errors import ApiError
from clio.server.api.models import (
    BotSeat,
    ClockWish,
    Created,
    DaysClock,
    FriendSeat,
    GameClock,
    GameInfo,
    Joining,
    NewTable,
    Number,
    PlayerInfo,
    RankedBoard,
    Seated,
    SeatWish,
    TableLine,
    TableList,
    Vacation,
    VacationWish,
)
from clio.server.context import may_open
from clio.server.lobby import PACES, game_or_404, new_seat
from clio.server.pages import words_for
from clio.server.rating_pages import account_with, boards, player, season_or_404
from clio.server.table_lines import describe
from clio.server.visitors import address_of, clean_name
from clio.store import SeatRow
from clio.store.rows import GameRow, GuestRow
from clio.table.clock import DAY, terms

router = APIRouter(prefix=ROOT)
SeasonNumber = Annotated[Number | None, Query(description="A season that was; without it, this one.")]


@router.get("/games", **described("list-games", list[GameInfo]))
async def list_games(caller: Anybody) -> list[GameInfo]:
    return [shapes.game_info(load(name), caller.guest.language) for name in games()]


@router.get("/games/{game}", **described("show-game", GameInfo, 404))
async def show_game(caller: Anybody, game: str) -> GameInfo:
    return shapes.game_info(game_or_404(game), caller.guest.language)


@router.get("/games/{game}/ratings", **described("ratings", list[RankedBoard], 404))
async def ratings(caller: Anybody, game: str, season: SeasonNumber = None) -> list[RankedBoard]:
    words = words_for(game_or_404(game).name, caller.guest.language)
    number = await season_or_404(caller.context, None if season is None else str(season))
    found = await boards(caller.context, game, words, number)
    return [RankedBoard.model_validate(one, from_attributes=True) for one in found]


@router.get("/players/{login}", **described("player", PlayerInfo, 404))
async def show_player(caller: Anybody, login: str) -> PlayerInfo:
    whose = await account_with(caller.context, login)
    found = await player(caller.context, whose, caller.guest.language)
    return PlayerInfo.model_validate(found, from_attributes=True)


@router.get("/tables", **described("list-tables", TableList))
async def list_tables(caller: Anybody) -> TableList:
    store = caller.context.store
    mine = await store.games_of(caller.guest.id) if caller.known else []
    others = [row for row in await store.open_games() if row.id not in {row.id for row in mine}]
    return TableList(mine=await lines(caller, mine), open=await lines(caller, others))


async def lines(caller: Caller, rows: Sequence[GameRow]) -> list[TableLine]:
    found = [await describe(caller.context, row, caller.guest) for row in rows]
    return [TableLine.model_validate(line, from_attributes=True) for line in found]


@router.post("/tables", **described("create-table", Created, 403, 422, status=201))
async def create_table(request: Request, caller: Anybody, wish: NewTable) -> Created:
    """With a token the new table is that guest's too; without one, a new guest's."""
    guest = caller.guest._replace(name=caller.guest.name or first_name(wish, caller))
    await may_open(caller.context, guest, address_of(request))
    game = load(wish.game)
    try:
        keys = {n: seat.person for n, seat in enumerate(wish.seats) if isinstance(seat, FriendSeat) and seat.person}
        people = await invitations.wanted(caller.context, guest, keys, address_of(request))
        seats = [seat_from(number, seat, guest) for number, seat in enumerate(wish.seats)]
        seats = invitations.named(seats, people, {n: seat.name.strip() for n, seat in enumerate(wish.seats)})
        options = options_from(wish, game)
        await caller.context.visitors.save(guest)
        pace, clock = PACES[wish.pace], clock_from(wish.clock)
        table = await caller.context.tables.create(game.name, options, seats, guest.id, wish.listed, pace, clock=clock)
        await caller.context.clocks.note_vacations(table)
        await invitations.invite_all(caller.context, table, guest, people)
    except ClioError as error:
        said = words_for(game.name, guest.language).say(str(error))
        raise ApiError(422, "api-bad-table", sentence=said) from None
    caller.context.bots.wake(table)
    own = [seat.seat for seat in seats if seat.holder] or [HOST]
    here = Sitter(Caller(caller.context, guest, True), table, own[0])
    return Created(table=shapes.table_info(here), tokens=[await seated(here, seat, guest.id) for seat in own])


def first_name(wish: NewTable, caller: Caller) -> str:
    """A new guest is called as the first person of the table they open."""
    names = [seat.name for seat in wish.seats if seat.kind == "person" and seat.name]
    try:
        return clean_name(names[0] if names else "")
    except ClioError:
        return words_for("", caller.guest.language).say("guest")


def options_from(wish: NewTable, game: Game) -> dict[str, str]:
    count = str(len(wish.seats))
    if wish.options.get("players", count) != count:
        raise ClioError("api-players")
    return game.complete({**wish.options, "players": count})


def clock_from(clock: ClockWish | None) -> str:
    if clock is None:
        return ""
    seconds = clock.days * DAY if isinstance(clock, DaysClock) else clock.seconds
    return terms(clock.kind, seconds, clock.increment if isinstance(clock, GameClock) else 0, clock.at_zero).text


def seat_from(number: int, wish: SeatWish, guest: GuestRow) -> SeatRow:
    if isinstance(wish, BotSeat):
        kind = wish.bot
    else:
        kind = "friend" if wish.kind == "friend" else "me" if number == 0 else "here"
    return new_seat(number, kind, wish.name.strip(), guest)


async def seated(here: Sitter, seat: int, holder: str) -> Seated:
    game_id = here.table.row.id
    return Seated(table=game_id, seat=seat, token=await token_for(here.context, game_id, seat, holder))


@router.post("/join", **described("join", Seated, 403, 404))
async def join(caller: Anybody, joining: Joining) -> Seated:
    """With a free seat's invitation the seat is yours; with the link of your own seat you get another token for it."""
    link = joining.invitation.rpartition("/")[2]
    table, seat, proof = await table_service.invited(caller.context, link)
    guest, row = caller.guest, table.seats[seat]
    if not await caller.context.visitors.may_sit(row, proof, guest):
        raise HTTPException(403, "seat-taken")
    holder = row.holder or guest.id  # whom the token is for: who sends the link of a seat's holder is that holder
    if not row.holder:
        guest = await table_service.sit_down(caller.context, table, seat, guest, joining.name.strip())
    return await seated(Sitter(Caller(caller.context, guest, True), table, seat), seat, holder)


ZIP: Responses = {200: {"content": {"application/zip": {}}, "description": "Account, messages and games."}}


@router.get("/me/export", response_class=Response, **described("export", None, who=PLAYER, responses=ZIP))
async def export(request: Request, caller: Known) -> Response:
    """Everything that is kept about the guest whose token this is."""
    packed = await caller.context.accounts.export(caller.guest, address_of(request))
    return Response(packed, media_type="application/zip")


@router.get("/me/vacation", **described("show-vacation", Vacation, who=PLAYER))
async def show_vacation(caller: Known) -> Vacation:
    return Vacation.model_validate(await caller.context.clocks.leave_of(caller.guest), from_attributes=True)


@router.put("/me/vacation", **described("vacation", Vacation, 403, who=PLAYER))
async def vacation(caller: Known, wish: VacationWish) -> Vacation:
    try:
        await caller.context.clocks.go_away(caller.guest, wish.days)
    except ClioError as error:
        said = words_for("", caller.guest.language).say(error.what.message)
        raise ApiError(403, "api-vacation", sentence=said) from None
    return await show_vacation(caller)
