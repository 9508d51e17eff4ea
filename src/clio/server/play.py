"""The table: show it, act, undo, end the turn, talk; join, leave, close, rematch."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response, StreamingResponse
from starlette.datastructures import FormData

from clio import bots
from clio.engine.errors import ClioError
from clio.engine.record import record_text
from clio.engine.view import SPECTATOR
from clio.server.labels import explain
from clio.server.live import stream
from clio.server.lobby import PACES, house_of, respond
from clio.server.pages import words_for
from clio.server.tables import LiveTable, Stale
from clio.server.tableview import TableView
from clio.server.visitors import clean_name
from clio.store import Conflict, SeatRow
from clio.store.store import ChatRow, GuestRow

if TYPE_CHECKING:
    from clio.server.app import House

router = APIRouter()
LONGEST_MESSAGE = 500


class Visit:
    """A visitor at a table: which seats are theirs, and through which one they look now."""

    def __init__(self, house: House, guest: GuestRow, table: LiveTable, wanted: int | None) -> None:
        self.house = house
        self.guest = guest
        self.table = table
        self.own = [seat.seat for seat in table.seats if seat.holder == guest.id and seat.kind != "bot"]
        asked = [seat for seat in table.asked() if seat in self.own] if not table.over else []
        if wanted in self.own:
            self.seat = wanted if wanted is not None else SPECTATOR
        elif len(self.own) == 1:
            self.seat = self.own[0]
        else:
            self.seat = SPECTATOR
        # Hot seat: somebody else at this screen is asked; their cards stay covered until they say they are here.
        self.curtain = asked[0] if len(self.own) > 1 and asked and self.seat not in asked else -1

    def view(self) -> TableView:
        return TableView(self.house, self.table, self.guest, self.seat, self.own, self.curtain)


async def visit(request: Request, game_id: str, wanted: int | None = None) -> Visit:
    house = house_of(request)
    table = await house.tables.get(game_id)
    if table is None:
        raise HTTPException(404)
    guest = await house.visitors.who(request)
    return Visit(house, guest, table, wanted)


async def posted(request: Request, game_id: str) -> tuple[Visit, FormData]:
    """A form from a table page, checked; the seat it speaks for must be the visitor's."""
    form = await request.form()
    seat = str(form.get("seat", ""))
    here = await visit(request, game_id, int(seat) if seat.lstrip("-").isdigit() else None)
    here.house.visitors.check_form(request, here.guest, str(form.get("token", "")))
    here.house.visitors.check_rate(here.guest.id)
    return here, form


def wants_json(request: Request) -> bool:
    return "application/json" in request.headers.get("accept", "")


async def answer(request: Request, here: Visit, form: FormData, problem: str = "") -> Response:
    """After a form: the changed regions for a page with script, else back to the page."""
    fresh = await visit(request, here.table.row.id, here.seat)
    here.house.bots.wake(fresh.table)
    if wants_json(request):
        return JSONResponse(fresh.view().changes(str(form.get("have", "")), problem))
    if problem:
        return respond(here.house, here.guest, fresh.view().page(problem), 422)
    return RedirectResponse(f"/t/{here.table.row.id}?seat={here.seat}", 303)


@router.get("/t/{game_id}")
async def show(request: Request, game_id: str, seat: int | None = None) -> Response:
    here = await visit(request, game_id, seat)
    here.house.bots.wake(here.table)
    page = here.view().page("")
    return respond(here.house, here.guest, page)


@router.get("/t/{game_id}/view")
async def plain_view(request: Request, game_id: str, seat: int | None = None) -> Response:
    """The same view as data, for other clients."""
    here = await visit(request, game_id, seat)
    if here.curtain >= 0:
        raise HTTPException(403, "refused-not-your-seat")
    return JSONResponse(here.table.view_for(here.seat))


@router.get("/t/{game_id}/regions")
async def regions(request: Request, game_id: str, seat: int | None = None, have: str = "") -> Response:
    here = await visit(request, game_id, seat)
    return JSONResponse(here.view().changes(have, ""))


@router.get("/t/{game_id}/live")
async def live(request: Request, game_id: str) -> Response:
    here = await visit(request, game_id)
    last = request.headers.get("last-event-id") or request.query_params.get("last")
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(stream(here.table, here.guest.id, last), media_type="text/event-stream", headers=headers)


@router.post("/t/{game_id}/act")
async def act(request: Request, game_id: str) -> Response:
    here, form = await posted(request, game_id)
    number = str(form.get("decision", ""))
    texts = [str(text) for text in form.getlist("action") or form.getlist("pick")]
    problem = ""
    if here.seat == SPECTATOR or here.curtain >= 0 or not number.isdigit():
        raise HTTPException(403, "refused-not-your-seat")
    try:
        await here.table.act(here.seat, int(number), texts[:60])
    except (Stale, Conflict):
        pass  # a double click or an old page: the answer shows the table as it is
    except ClioError as error:
        problem = explain(here.table.match.game, words_for(here.table.row.game, here.guest.language), error)
    return await answer(request, here, form, problem)


@router.post("/t/{game_id}/undo")
async def undo(request: Request, game_id: str) -> Response:
    here, form = await posted(request, game_id)
    try:
        await here.table.undo(here.seat)
    except (Stale, Conflict):
        pass
    return await answer(request, here, form)


@router.post("/t/{game_id}/end")
async def end_turn(request: Request, game_id: str) -> Response:
    here, form = await posted(request, game_id)
    try:
        await here.table.end_turn(here.seat)
    except (Stale, Conflict):
        pass
    return await answer(request, here, form)


@router.post("/t/{game_id}/chat")
async def chat(request: Request, game_id: str) -> Response:
    here, form = await posted(request, game_id)
    text = "".join(c for c in str(form.get("text", "")) if c.isprintable()).strip()[:LONGEST_MESSAGE]
    if text:
        name = here.guest.name or words_for("", here.guest.language).say("guest")
        if here.seat >= 0:
            name = here.table.seats[here.seat].name
        mates = here.table.match.game.mates(here.table.committed, here.seat) if here.seat >= 0 else ()
        team = bool(form.get("team")) and bool(mates)
        await here.table.say(ChatRow(here.seat, name, team, text, time.time()))
    return await answer(request, here, form)


@router.post("/t/{game_id}/bot")
async def take_over(request: Request, game_id: str) -> Response:
    """The host lets a bot play for an absent seat; its person takes it back."""
    here, form = await posted(request, game_id)
    target = request.query_params.get("target", "")
    seat = int(target) if target.isdigit() else -1
    bot = request.query_params.get("bot", "")
    table = here.table
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "bot" or (bot and bot not in bots.names()):
        raise HTTPException(422, "refused-no-such-seat")
    if here.guest.id not in (table.row.host, table.seats[seat].holder):
        raise HTTPException(403, "refused-host-or-player")
    await table.take_over(seat, bot)
    return await answer(request, here, form)


@router.post("/t/{game_id}/pace")
async def pace(request: Request, game_id: str) -> Response:
    here, form = await posted(request, game_id)
    value = PACES.get(request.query_params.get("pace", ""))
    if value is not None and here.own:
        await here.house.store.update_game(game_id, pace=value)
        here.table.row = here.table.row._replace(pace=value)
        await here.table.touch()
    return await answer(request, here, form)


@router.post("/t/{game_id}/close")
async def close(request: Request, game_id: str) -> Response:
    here, _ = await posted(request, game_id)
    if here.table.row.host != here.guest.id:
        raise HTTPException(403, "refused-only-host")
    await here.house.tables.close(here.table)
    return RedirectResponse("/", 303)


@router.post("/t/{game_id}/leave")
async def leave(request: Request, game_id: str) -> Response:
    """Give one's seat up: a bot plays on, and the seat's link brings somebody back."""
    here, _ = await posted(request, game_id)
    for seat in here.own:
        await vacate(here, seat)
    return RedirectResponse("/", 303)


@router.post("/t/{game_id}/free")
async def free(request: Request, game_id: str) -> Response:
    """The host frees the seat of somebody who does not come back, for somebody else to be invited."""
    here, form = await posted(request, game_id)
    target = request.query_params.get("target", "")
    seat = int(target) if target.isdigit() else -1
    if not 0 <= seat < len(here.table.seats) or here.table.seats[seat].kind == "bot":
        raise HTTPException(422, "refused-no-such-seat")
    if here.guest.id != here.table.row.host:
        raise HTTPException(403, "refused-only-host")
    await vacate(here, seat)
    return await answer(request, here, form)


async def vacate(here: Visit, seat: int) -> None:
    """Nobody holds the seat any more; it gets a new secret, and a bot plays until somebody sits down."""
    await here.house.tables.change_seat(here.table, seat, holder="", kind="friend", secret=secrets.token_urlsafe(16))
    if here.table.row.status == "running" and not here.table.bots[seat]:
        await here.table.take_over(seat, "greedy")
    here.house.bots.wake(here.table)


@router.post("/t/{game_id}/rematch")
async def rematch(request: Request, game_id: str) -> Response:
    """The same players and options again; the first to ask opens it, the others find it."""
    here, _ = await posted(request, game_id)
    table = here.table
    if not table.over or not here.own:
        raise HTTPException(403, "refused-rematch")
    async with table.lock:
        if not table.row.rematch:
            new = await here.house.tables.create(
                table.row.game,
                table.row.options,
                [fresh_seat(seat) for seat in table.seats],
                here.guest.id,
                table.row.listed,
                table.row.pace,
            )
            await here.house.store.update_game(game_id, rematch=new.row.id)
            table.row = table.row._replace(rematch=new.row.id)
            here.house.bots.wake(new)
    await table.touch()
    return RedirectResponse(f"/t/{table.row.rematch}", 303)


def fresh_seat(seat: SeatRow) -> SeatRow:
    return seat._replace(secret=secrets.token_urlsafe(16))


@router.get("/t/{game_id}/record")
async def record(request: Request, game_id: str, seat: int | None = None) -> Response:
    """The finished game for everybody; a running one for its player, masked and without the seed."""
    here = await visit(request, game_id, seat)
    if not here.table.over and here.seat == SPECTATOR:
        raise HTTPException(403, "refused-record")
    text = record_text(here.table.match, here.seat if here.seat >= 0 else None)
    headers = {"Content-Disposition": f'attachment; filename="{here.table.row.game}-{game_id}.clio"'}
    return PlainTextResponse(text, headers=headers)


@router.get("/join/{secret}")
async def invitation(request: Request, secret: str) -> Response:
    house = house_of(request)
    guest = await house.visitors.who(request)
    table, seat, proof = await invited(house, secret)
    if table.seats[seat].holder == guest.id:
        return RedirectResponse(f"/t/{table.row.id}?seat={seat}", 303)
    page = house.pages.page(
        "join.html",
        guest.language,
        table.row.game,
        guest=guest,
        token=house.visitors.form_token(guest),
        game=table.row.game,
        secret=secret,
        names=[s.name for s in table.seats],
        seat=seat,
        taken=not house.visitors.may_sit(table.seats[seat], proof, guest),
    )
    return respond(house, guest, page)


@router.post("/join/{secret}")
async def join(request: Request, secret: str) -> Response:
    """Whoever has the secret of a free seat may sit down; the seat is then theirs on this device."""
    house = house_of(request)
    guest = await house.visitors.who(request)
    form = await request.form()
    house.visitors.check_form(request, guest, str(form.get("token", "")))
    house.visitors.check_rate(guest.id)
    table, seat, proof = await invited(house, secret)
    if not house.visitors.may_sit(table.seats[seat], proof, guest):
        raise HTTPException(403, "seat-taken")
    try:
        name = clean_name(str(form.get("name", "")) or guest.name or table.seats[seat].name)
    except ClioError:
        name = table.seats[seat].name
    guest = guest._replace(name=guest.name or name)
    await house.visitors.save(guest)
    await house.tables.change_seat(table, seat, holder=guest.id, kind="person", name=name)
    if table.bots[seat]:
        await table.take_over(seat, "")
    house.bots.wake(table)
    response = RedirectResponse(f"/t/{table.row.id}?seat={seat}", 303)
    house.visitors.write_cookie(response, guest.id)
    return response


async def invited(house: House, link: str) -> tuple[LiveTable, int, str]:
    """The table and seat of a link, and its proof if it is one for another device."""
    secret, _, proof = link.partition("~")
    found = await house.store.seat_with(secret)
    table = await house.tables.get(found[0]) if found else None
    if found is None or table is None or table.seats[found[1]].kind == "bot":
        raise HTTPException(404)
    return table, found[1], proof
