"""Routes of a table: look, act, undo, end the turn, read, talk, hand over, leave, close, play again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, Header, HTTPException, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response, StreamingResponse

from clio.engine.errors import ClioError
from clio.server import chat as chatting
from clio.server import table_service
from clio.server.api import shapes
from clio.server.api.callers import Member, Player, Sitter, Watcher, token_for
from clio.server.api.described import HOST, PLAYER, ROOT, Responses, described
from clio.server.api.errors import ApiError
from clio.server.api.models import (
    Acting,
    Agreeing,
    BotWish,
    Chat,
    Log,
    Number,
    PaceWish,
    Passing,
    QuickSaying,
    Reacting,
    Saying,
    Seated,
    Seconds,
    TableInfo,
    View,
)
from clio.server.labels import explain
from clio.server.lobby import PACES
from clio.server.pages import words_for
from clio.server.visitors import address_of
from clio.store import Conflict
from clio.table import Refused, Stale

router = APIRouter(prefix=ROOT + "/tables/{table}")
TEXT: Responses = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record."}}
EVENT = {
    "type": "object",
    "properties": {name: {"type": "string"} for name in ("event", "id", "data")},
    "required": ["id", "data"],
}
EVENTS: Responses = {
    200: {"content": {"text/event-stream": {"schema": EVENT}}, "description": "The table's ids as they change."}
}
Wait = Annotated[Seconds | None, Query(description="End after so many seconds.")]
Since = Annotated[Number, Query(description="From this entry on.")]
Seat = Annotated[Number, Path(description="Counted from 0.")]
Line = Annotated[Number, Path(description="The message's id.")]


@router.get("", **described("show-table", TableInfo, 403, 404))
async def show_table(here: Watcher) -> TableInfo:
    return shapes.table_info(here)


@router.get("/view", **described("view", View, 403, 404))
async def view(here: Watcher) -> View:
    here.context.bots.wake(here.table)
    return shapes.view_of(here)


Doing = Coroutine[object, object, object]


@asynccontextmanager
async def refusing(here: Sitter) -> AsyncIterator[None]:
    """What came too late is told so, with the table as it is, and what is forbidden with the rule."""
    try:
        yield
    except (Stale, Conflict):
        raise ApiError(409, "api-stale", view=shapes.view_of(await again(here))) from None
    except ClioError as error:
        said = explain(here.table.match.game, words_for(here.table.row.game, here.guest.language), error)
        rule = error.refusal.rule if isinstance(error, Refused) else ""
        raise ApiError(422, "api-illegal", sentence=said, rule=rule) from None


async def done(here: Sitter, doing: Doing) -> Sitter:
    """Do it, and look at the table again."""
    async with refusing(here):
        await doing
    fresh = await again(here)
    here.context.bots.wake(fresh.table)
    return fresh


async def changed(here: Sitter, doing: Doing) -> View:
    return shapes.view_of(await done(here, doing))


async def again(here: Sitter) -> Sitter:
    """A table that failed to write is opened anew: look at that one."""
    table = await here.context.tables.get(here.table.row.id)
    if table is None:
        raise ApiError(404, "api-not-found")
    return Sitter(here, table, here.seat)


@router.post("/actions", **described("act", View, 403, 404, 409, who=PLAYER))
async def act(here: Player, answer: Acting) -> View:
    return await changed(here, table_service.act(here.context, here.table, here.seat, answer.decision, answer.actions))


@router.post("/undo", **described("undo", View, 403, 404, 409, who=PLAYER))
async def undo(here: Player) -> View:
    return await changed(here, here.table.undo(here.seat))


@router.post("/pass", **described("pass", View, 403, 404, 409, who=PLAYER))
async def pass_on(here: Player, wish: Passing) -> View:
    return await changed(here, here.table.pass_on(here.seat, wish.scope, wish.decision))


@router.post("/agree", **described("agree", View, 403, 404, 409, who=PLAYER))
async def agree(here: Player, wish: Agreeing) -> View:
    return await changed(here, here.table.agree(here.seat, wish.go_on))


@router.post("/vote", **described("vote", TableInfo, 403, 404, 409, who=PLAYER))
async def vote(here: Player) -> TableInfo:
    return shapes.table_info(await done(here, here.table.vote(here.seat)))


@router.post("/end-turn", **described("end-turn", View, 403, 404, 409, who=PLAYER))
async def end_turn(here: Player) -> View:
    return await changed(here, here.table.end_turn(here.seat))


@router.get("/log", **described("log", Log, 403, 404))
async def log(here: Watcher, since: Since = 0) -> Log:
    return Log(lines=shapes.log_lines(here, since))


@router.get("/record", response_class=PlainTextResponse, **described("record", None, 403, 404, responses=TEXT))
async def record(here: Watcher) -> Response:
    return PlainTextResponse(table_service.record_for(here.table, here.seat))


@router.get("/chat", **described("chat", Chat, 403, 404))
async def chat(here: Watcher) -> Chat:
    return await heard(here)


async def heard(here: Sitter) -> Chat:
    """Without those whom the caller ignores."""
    await here.context.manners.shunned(here.guest.id)
    return shapes.chat(here)


@router.post("/chat", **described("say", Chat, 403, 404, 409, who=PLAYER))
async def say(request: Request, here: Member, message: Saying | QuickSaying) -> Chat:
    text, sign = (message.text, "") if isinstance(message, Saying) else ("", message.sign)
    address = address_of(request)
    doing = table_service.talk(here.context, here.table, here.guest, here.seat, text, message.team, address, sign)
    return await heard(await done(here, doing))


@router.put("/chat/{line}/sign", **described("react", Chat, 403, 404, 409, who=PLAYER))
async def react(request: Request, here: Member, line: Line, wish: Reacting) -> Chat:
    address = address_of(request)
    doing = chatting.react(here.context, here.table, here.guest, here.seat, line, wish.sign, address, again=False)
    return await heard(await done(here, doing))


@router.put("/pace", **described("pace", TableInfo, 403, 404, 409, who=PLAYER))
async def pace(here: Member, wish: PaceWish) -> TableInfo:
    return shapes.table_info(await done(here, table_service.set_pace(here.context, here.table, PACES[wish.pace])))


def person(here: Sitter, seat: int) -> None:
    """In an address an unknown seat, or one for a bot, is something that is not there."""
    if seat >= len(here.table.seats) or here.table.seats[seat].for_bots:
        raise HTTPException(404, "refused-no-such-seat")


@router.put("/seats/{seat}/bot", **described("bot", TableInfo, 403, 404, 409, who=PLAYER))
async def bot(here: Member, seat: Seat, wish: BotWish) -> TableInfo:
    person(here, seat)
    return shapes.table_info(
        await done(here, table_service.hand_over(here.context, here.table, here.guest, seat, wish.bot))
    )


@router.post("/seats/{seat}/free", **described("free", TableInfo, 403, 404, 409, who=HOST))
async def free(here: Member, seat: Seat) -> TableInfo:
    person(here, seat)
    return shapes.table_info(await done(here, table_service.free(here.context, here.table, here.guest, seat)))


@router.post("/leave", response_class=Response, **described("leave", None, 403, 404, 409, who=PLAYER, status=204))
async def leave(here: Player) -> None:
    await done(here, table_service.vacate(here.context, here.table, here.seat))


@router.post("/close", response_class=Response, **described("close", None, 403, 404, who=HOST, status=204))
async def close(here: Member) -> None:
    await table_service.close(here.context, here.table, here.guest)


@router.post("/rematch", **described("rematch", Seated, 403, 404, 409, who=PLAYER))
async def rematch(here: Player) -> Seated:
    new = (await done(here, table_service.rematch(here.context, here.table, here.guest, True))).table.row.rematch
    token = await token_for(here.context, new, here.seat, here.guest.id)
    return Seated(table=new, seat=here.seat, token=token)


@router.get("/events", response_class=StreamingResponse, **described("events", None, 403, 404, responses=EVENTS))
async def events(
    request: Request,
    here: Watcher,
    wait: Wait = None,
    last_event_id: Annotated[str | None, Header(description="The last id that was heard.")] = None,
) -> Response:
    seats = shapes.seats_of(here)
    return here.context.streams.numbers(request, here.guest, here.table, seats, last_event_id, wait)
