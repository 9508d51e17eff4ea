"""Who calls: a token opens one seat of one table. No cookie is looked at, so no other site can borrow one's rights."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import Depends, Header, HTTPException, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from clio.engine.errors import ClioError
from clio.engine.record import is_number
from clio.engine.view import SPECTATOR
from clio.server.api.errors import ApiError
from clio.server.context import Context, context_of
from clio.server.live_table import LiveTable
from clio.server.sealing import sealed
from clio.server.tableview import TableView
from clio.server.visitors import address_of, clean_name, in_session, preferred_language, same
from clio.store.rows import GuestRow
from clio.store.tournaments import entrants_of, find_tournament

TOURNAMENT = "tournament~"  # before its id, in the token of somebody who takes part
HOST = -1  # the seat in a host's token who sits nowhere: they see what everybody sees

bearer = HTTPBearer(
    auto_error=False, scheme_name="SeatToken", description="The token that creating or joining a table returned."
)
Token = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
Languages = Annotated[str | None, Header(description="`en`, `fr` or `ru`: in which every sentence of the answer is.")]


class Caller:
    """Somebody who calls: a guest, with a token or without."""

    def __init__(self, context: Context, guest: GuestRow, known: bool) -> None:
        self.context = context
        self.guest = guest
        self.known = known  # came with a token


class Sitter(Caller):
    """Somebody at a table: through the eyes of one seat, or watching."""

    def __init__(self, caller: Caller, table: LiveTable, seat: int) -> None:
        super().__init__(caller.context, caller.guest, caller.known)
        self.table = table
        self.seat = seat

    @property
    def host(self) -> bool:
        return self.known and self.table.row.host == self.guest.id

    def shown(self) -> TableView:
        return TableView(self.context, self.table, self.guest, self.seat, [self.seat] if self.seat >= 0 else [], -1)


# --- tokens


async def proof(context: Context, game_id: str, seat: int) -> tuple[str, str]:
    """(the guest a seat's token speaks for, the token's signature); nothing for a seat nobody holds.

    It is made from the seat's secret: a seat that was given up, or taken by another, has another token. Who logs out
    everywhere, or changes the password, ends the tokens too.
    """
    if game_id.startswith(TOURNAMENT):
        return await tournament_proof(context, game_id.removeprefix(TOURNAMENT), seat)
    table = context.tables.live.get(game_id)
    row = table.row if table is not None else await context.store.game(game_id)
    if row is not None and seat == HOST:
        session = await context.visitors.session_of(row.host)
        return row.host, context.visitors.sign(in_session(f"host token {game_id} {row.host}", session))
    seats = table.seats if table is not None else await context.store.seats(game_id)
    if row is None or not 0 <= seat < len(seats) or not seats[seat].holder or seats[seat].for_bots:
        return "", ""
    held = seats[seat]
    session = await context.visitors.session_of(held.holder)
    text = in_session(f"seat token {game_id} {seat} {held.secret} {held.holder}", session)
    return held.holder, context.visitors.sign(text)


async def tournament_proof(context: Context, tournament: str, number: int) -> tuple[str, str]:
    """The same for somebody who takes part in a tournament, or (0) its host: their tables are made one by one."""
    row = await find_tournament(context.store, tournament)
    entrants = await entrants_of(context.store, tournament) if row is not None else []
    guest = next((one.guest or "" for one in entrants if one.number == number), "")
    guest = row.host if row is not None and number == 0 else guest
    if not guest:
        return "", ""
    text = f"tournament token {tournament} {number} {guest}"
    return guest, context.visitors.sign(in_session(text, await context.visitors.session_of(guest)))


async def tournament_token(context: Context, tournament: str, guest_id: str) -> str:
    """The token of a guest who takes part in a tournament, or only hosts it."""
    own = [one.number for one in await entrants_of(context.store, tournament) if one.guest == guest_id]
    return await token_for(context, TOURNAMENT + tournament, own[0] if own else 0, guest_id)


async def token_for(context: Context, game_id: str, seat: int, guest_id: str) -> str:
    """The token of a seat for the guest who holds it, and for nobody else."""
    holder, signature = await proof(context, game_id, seat)
    if not holder or holder != guest_id:
        raise HTTPException(403, "refused-not-your-seat")
    return f"{game_id}.{seat}.{signature}"


async def opened(context: Context, token: str) -> tuple[str, int, str]:
    """(table, seat, guest) of a token; one that opens nothing is a problem."""
    game_id, seat, signature = (*token.split("."), "", "")[:3]
    if token.count(".") == 2 and is_number(seat.removeprefix("-")) and len(seat) < 4:
        guest, expected = await proof(context, game_id, int(seat))
        if guest and same(signature, expected):
            return game_id, int(seat), guest
    raise ApiError(401, "api-bad-token")


# --- who it is: what the routes ask for


async def guest_with(request: Request, guest_id: str) -> GuestRow:
    """The guest a token speaks for, in the language of this very request."""
    context, language = context_of(request), preferred_language(request)
    guest = await context.visitors.guest(guest_id) if guest_id else None
    if guest is None:
        return GuestRow(guest_id or secrets.token_urlsafe(12), "", language, None, None)
    return guest._replace(language=language if request.headers.get("accept-language") else guest.language)


def called(guest: GuestRow, name: str) -> GuestRow:
    """Whoever comes for the first time is called as they say, if that is a name."""
    if guest.name:
        return guest
    try:
        return guest._replace(name=clean_name(name))
    except ClioError:
        return guest


def check_query(request: Request) -> None:
    """Nothing is asked for twice: which of the two would count?"""
    for name in request.query_params:
        if len(request.query_params.getlist(name)) > 1:
            raise ApiError(422, "api-invalid", where=f"query.{name[:80]}")


def check_rate(request: Request, caller: Caller) -> None:
    """What changes something is counted as a page's forms are: by guest, or by address for strangers."""
    if request.method != "GET":
        caller.context.visitors.check_rate(caller.guest.id if caller.known else "new " + address_of(request))


async def anybody(request: Request, token: Token, accept_language: Languages = None) -> Caller:
    check_query(request)
    context = context_of(request)
    guest_id = (await opened(context, token.credentials))[2] if token else ""
    caller = Caller(context, await guest_with(request, guest_id), bool(token))
    check_rate(request, caller)
    return caller


async def known(caller: Annotated[Caller, Depends(anybody)]) -> Caller:
    """Somebody with a token, whichever table it is for."""
    if not caller.known:
        raise ApiError(401, "api-bad-token")
    return caller


async def watcher(
    request: Request,
    table: Annotated[str, Path(description="The table's id.")],
    token: Token,
    accept_language: Languages = None,
) -> Sitter:
    """Whoever knows a table's id may watch; a token must be one for this table."""
    check_query(request)
    context = context_of(request)
    game_id, seat, guest_id = await opened(context, token.credentials) if token else (table, SPECTATOR, "")
    live = await context.tables.get(table)
    if live is None:
        raise HTTPException(404)
    if game_id != table:
        raise HTTPException(403, "refused-not-your-seat")
    if sealed(live) and seat < 0:
        raise HTTPException(403, "refused-sealed")
    caller = Caller(context, await guest_with(request, guest_id), bool(token))
    check_rate(request, caller)
    if token:
        await live.saw(guest_id)
    return Sitter(caller, live, seat)


async def member(
    request: Request,
    table: Annotated[str, Path(description="The table's id.")],
    token: Token,
    accept_language: Languages = None,
) -> Sitter:
    """Somebody with a token for this table: a player, or its host."""
    if not token:
        raise ApiError(401, "api-bad-token")
    return await watcher(request, table, token, accept_language)


async def player(sitter: Annotated[Sitter, Depends(member)]) -> Sitter:
    """Somebody who sits at this table."""
    if sitter.seat < 0:
        raise HTTPException(403, "refused-not-your-seat")
    return sitter


Anybody = Annotated[Caller, Depends(anybody)]
Known = Annotated[Caller, Depends(known)]
Watcher = Annotated[Sitter, Depends(watcher)]
Member = Annotated[Sitter, Depends(member)]
Player = Annotated[Sitter, Depends(player)]
