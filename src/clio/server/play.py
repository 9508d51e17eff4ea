"""The table: show it, act, undo, end the turn, talk; join, leave, close, rematch."""

from __future__ import annotations

import contextlib

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response
from starlette.datastructures import FormData

from clio.engine.errors import ClioError
from clio.engine.record import is_number
from clio.engine.view import SPECTATOR
from clio.server import table_service
from clio.server.chat import QUICK, react
from clio.server.clock_box import terms_words
from clio.server.context import Context, context_of, respond
from clio.server.labels import explain
from clio.server.live import Listener
from clio.server.live_table import LiveTable
from clio.server.packing import json_answer
from clio.server.pages import words_for
from clio.server.sealing import sealed
from clio.server.shown import Changes, Shown, known_regions
from clio.server.table_lines import choices, company, offer
from clio.server.tableview import TableView, stands_apart
from clio.server.visitors import address_of
from clio.store import Conflict
from clio.store.rows import GuestRow
from clio.table import Stale
from clio.table.clock import read_terms
from clio.table.guide import FALLBACK, GUIDE

router = APIRouter()
LONGEST_PAGE_NAME = 40
LONGEST_LINE = 15  # figures in the number of a message


class Visit:
    """A visitor at a table: which seats are theirs, and through which one they look now."""

    def __init__(self, context: Context, guest: GuestRow, table: LiveTable, wanted: int | None) -> None:
        self.context = context
        self.guest = guest
        self.table = table
        self.wanted = wanted
        self.own = [seat.seat for seat in table.seats if seat.holder == guest.id and not seat.for_bots]
        asked = [seat for seat in table.asked() if seat in self.own] if not table.over else []
        asked = [seat for seat in asked if seat not in table.play.turn.passed] or asked  # who passed is asked last
        if wanted in self.own:
            self.seat = wanted if wanted is not None else SPECTATOR
        elif len(self.own) == 1:
            self.seat = self.own[0]
        else:
            self.seat = SPECTATOR
        # Hot seat: somebody else at this screen is asked; their cards stay covered until they say they are here.
        self.curtain = asked[0] if len(self.own) > 1 and asked and self.seat not in asked else -1

    async def look(self) -> Shown | None:
        """What the page shows now, to the visitor as they are now; nothing to somebody who was logged out."""
        if not await self.stays():
            return None
        guest = self.context.visitors.known.get(self.guest.id, self.guest)
        if not stands_apart(self.context, self.table, guest):
            return self._watch(guest)
        return Visit(self.context, guest, self.table, self.wanted).view().shown()

    async def stays(self) -> bool:
        """Who listens is here, as long as nobody logged them out."""
        visitors = self.context.visitors
        guest = visitors.known.get(self.guest.id, self.guest)
        if not stands_apart(self.context, self.table, guest):
            return True
        own = any(seat.holder == guest.id and not seat.for_bots for seat in self.table.seats)
        if own and await visitors.session_of(guest.id) != self.guest.session:
            return False
        await self.table.saw(guest.id)
        return True

    def _watch(self, guest: GuestRow) -> Shown:
        """What all see who only watch in a language: there may be thousands of them."""
        memo, key = self.table.memo, ("watched", SPECTATOR, guest.language)
        if key not in memo:
            memo[key] = Visit(self.context, guest, self.table, SPECTATOR).view().shown()
        found: Shown = memo[key]
        return found

    def view(self) -> TableView:
        return TableView(self.context, self.table, self.guest, self.seat, self.own, self.curtain)


async def visit(request: Request, game_id: str, wanted: int | None = None) -> Visit:
    context = context_of(request)
    table = await context.tables.get(game_id)
    if table is None:
        raise HTTPException(404)
    guest = await context.visitors.who(request)
    await table.saw(guest.id)
    await context.manners.shunned(guest.id)
    here = Visit(context, guest, table, wanted)
    if sealed(table) and not here.own:
        raise HTTPException(403, "refused-sealed")
    return here


async def posted(request: Request, game_id: str) -> tuple[Visit, FormData]:
    """A form from a table page, checked; the seat it speaks for must be the visitor's."""
    form = await request.form()
    seat = str(form.get("seat", ""))
    here = await visit(request, game_id, int(seat) if is_number(seat.removeprefix("-")) else None)
    here.context.visitors.check_form(request, here.guest, str(form.get("token", "")))
    here.context.visitors.check_rate(here.guest.id)
    listener = page_of(here, form)
    if listener is not None:
        listener.hold()
    return here, form


def page_of(here: Visit, form: FormData) -> Listener | None:
    """Who listens on the page that sent a form."""
    return here.context.streams.pages.get((here.guest.id, str(form.get("page", ""))))


def as_json(request: Request, changes: Changes) -> Response:
    return json_answer(request, msgspec.json.encode(changes))


def wants_json(request: Request) -> bool:
    return "application/json" in request.headers.get("accept", "")


async def answer(request: Request, here: Visit, form: FormData, problem: str = "") -> Response:
    """After a form: the changed regions for a page with script, else back to the page."""
    fresh = await visit(request, here.table.row.id, here.seat)
    here.context.bots.wake(fresh.table)
    if wants_json(request):
        shown = fresh.view().shown()
        known = known_regions(str(form.get("have", "")))
        listener = page_of(here, form)
        if listener is None or listener.had is None:
            return as_json(request, shown.changes(known, problem))
        changes = shown.changes(known, problem, listener.had)
        listener.told(shown, known)
        return as_json(request, changes)
    if problem:
        return respond(here.context, here.guest, fresh.view().page(problem), 422)
    return RedirectResponse(f"/t/{here.table.row.id}?seat={here.seat}", 303)


@router.get("/t/{game_id}")
async def show(request: Request, game_id: str, seat: int | None = None) -> Response:
    here = await visit(request, game_id, seat)
    with contextlib.suppress(Stale, Conflict):
        if await table_service.come_back(here.table, here.own):
            here = await visit(request, game_id, seat)
    here.context.bots.wake(here.table)
    page = here.view().page("")
    return respond(here.context, here.guest, page)


@router.get("/t/{game_id}/view")
async def plain_view(request: Request, game_id: str, seat: int | None = None) -> Response:
    """The same view as data, for other clients."""
    here = await visit(request, game_id, seat)
    if here.curtain >= 0:
        raise HTTPException(403, "refused-not-your-seat")
    return Response(msgspec.json.encode(here.table.view_for(here.seat)), media_type="application/json")


@router.get("/t/{game_id}/regions")
async def regions(request: Request, game_id: str, seat: int | None = None, have: str = "") -> Response:
    here = await visit(request, game_id, seat)
    return as_json(request, here.view().changes(have, ""))


@router.get("/t/{game_id}/live")
async def live(request: Request, game_id: str, seat: int | None = None, page: str = "") -> Response:
    """What changes on a page, as it changes. The page that shows another seat than it may is told to look again."""
    here = await visit(request, game_id, seat)
    last = request.headers.get("last-event-id") or request.query_params.get("last")
    last = last if seat in (None, here.seat) else None
    streams = here.context.streams
    return streams.regions(request, here.guest, here.table, here, last, page[:LONGEST_PAGE_NAME])


@router.post("/t/{game_id}/act")
async def act(request: Request, game_id: str) -> Response:
    here, form = await posted(request, game_id)
    number = str(form.get("decision", ""))
    given = form.getlist("action") or [*form.getlist("pick"), *form.getlist("stop")]  # the word that ends a set
    texts = [str(text) for text in given if text]
    problem = ""
    if here.seat == SPECTATOR or here.curtain >= 0 or not is_number(number):
        raise HTTPException(403, "refused-not-your-seat")
    try:
        await table_service.act(here.context, here.table, here.seat, int(number), texts)
        if request.query_params.get("commit") and here.table.view_for(here.seat).may_end:
            await here.table.end_turn(here.seat)
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


@router.post("/t/{game_id}/pass")
async def pass_on(request: Request, game_id: str, scope: str = "") -> Response:
    """Decline what is asked, and be asked it no more for a while; or be asked everything again."""
    here, form = await posted(request, game_id)
    number = str(form.get("decision", ""))
    if here.seat == SPECTATOR or here.curtain >= 0 or not is_number(number):
        raise HTTPException(403, "refused-not-your-seat")
    try:
        await here.table.pass_on(here.seat, scope, int(number))
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


@router.post("/t/{game_id}/agree")
async def agree(request: Request, game_id: str) -> Response:
    """The rules have changed: go on by them, or end the game without a result."""
    here, form = await posted(request, game_id)
    to = request.query_params.get("to", "")
    if here.seat == SPECTATOR or to not in ("go-on", "stop"):
        raise HTTPException(403, "refused-not-your-seat")
    try:
        await here.table.agree(here.seat, to == "go-on")
    except (Stale, Conflict):
        pass
    return await answer(request, here, form)


@router.post("/t/{game_id}/vote")
async def vote(request: Request, game_id: str) -> Response:
    """End a game in which somebody's time is over, if all who wait want to."""
    here, form = await posted(request, game_id)
    for seat in here.own:
        with contextlib.suppress(Stale, Conflict):
            await here.table.vote(seat)
    return await answer(request, here, form)


@router.post("/t/{game_id}/chat")
async def chat(request: Request, game_id: str) -> Response:
    here, form = await posted(request, game_id)
    text, team, sign = str(form.get("text", "")), bool(form.get("team")), str(form.get("sign", ""))
    if not sign or sign in QUICK:
        address = address_of(request)
        await table_service.talk(here.context, here.table, here.guest, here.seat, text, team, address, sign)
    return await answer(request, here, form)


@router.post("/t/{game_id}/react")
async def put_sign(request: Request, game_id: str) -> Response:
    """A sign at a line of the chat; pressed again it is taken back."""
    here, form = await posted(request, game_id)
    line, _, sign = str(form.get("react", "")).partition(" ")
    if not is_number(line) or not sign or len(line) > LONGEST_LINE:
        raise HTTPException(404)
    await react(here.context, here.table, here.guest, here.seat, int(line), sign, address_of(request))
    return await answer(request, here, form)


def target_of(request: Request) -> int:
    """The seat a form is about, which need not be the visitor's."""
    target = request.query_params.get("target", "")
    return int(target) if is_number(target) else -1


@router.post("/t/{game_id}/bot")
async def take_over(request: Request, game_id: str) -> Response:
    """The host lets a bot play for an absent seat; its person takes it back."""
    here, form = await posted(request, game_id)
    await table_service.hand_over(
        here.context, here.table, here.guest, target_of(request), request.query_params.get("bot", "")
    )
    return await answer(request, here, form)


@router.post("/t/{game_id}/lesson")
async def lesson(request: Request, game_id: str) -> Response:
    """A learner turns to another lesson, or leaves them all: then the opponent plays as it likes."""
    here, form = await posted(request, game_id)
    to, table = request.query_params.get("to", ""), here.table
    if table.play.learns(here.seat) is None:
        return await answer(request, here, form)
    try:
        if to == "leave":
            await table.take_over(table.bots.index(GUIDE), FALLBACK)
        elif is_number(to):
            await table.turn_to(here.seat, int(to[:3]))
    except (Stale, Conflict):
        pass
    return await answer(request, here, form)


@router.post("/t/{game_id}/close")
async def close(request: Request, game_id: str) -> Response:
    here, _ = await posted(request, game_id)
    await table_service.close(here.context, here.table, here.guest)
    return RedirectResponse("/", 303)


@router.post("/t/{game_id}/leave")
async def leave(request: Request, game_id: str) -> Response:
    """Give one's seat up: a bot plays on, and the seat's link brings somebody back."""
    here, _ = await posted(request, game_id)
    for seat in here.own:
        await table_service.vacate(here.context, here.table, seat)
    return RedirectResponse("/", 303)


@router.post("/t/{game_id}/free")
async def free(request: Request, game_id: str) -> Response:
    """The host frees the seat of somebody who does not come back, for somebody else to be invited."""
    here, form = await posted(request, game_id)
    await table_service.free(here.context, here.table, here.guest, target_of(request))
    return await answer(request, here, form)


@router.post("/t/{game_id}/open-chat")
async def open_chat(request: Request, game_id: str) -> Response:
    """The host lets those who watch talk, or not."""
    here, form = await posted(request, game_id)
    await table_service.open_chat(here.context, here.table, here.guest, request.query_params.get("to") == "all")
    return await answer(request, here, form)


@router.post("/t/{game_id}/ignore")
async def ignore(request: Request, game_id: str) -> Response:
    """Not hear somebody any more, here and elsewhere; the account's page takes it back."""
    here, form = await posted(request, game_id)
    other = table_service.seat_of_person(here.table, target_of(request))
    if other.holder and other.holder != here.guest.id:
        guest = here.guest._replace(name=here.guest.name or words_for("", here.guest.language).say("guest"))
        await here.context.visitors.save(guest)
        await here.context.manners.ignore(here.guest.id, other.holder, other.name)
        await here.table.touch()
    return await answer(request, here, form)


@router.post("/t/{game_id}/part")
async def part(request: Request, game_id: str) -> Response:
    """A player's part of the seed, when all have sat down."""
    here, form = await posted(request, game_id)
    for seat in here.own:
        try:
            await here.table.reveal(seat, str(form.get("part", ""))[:128])
        except (Stale, Conflict):
            pass
    return await answer(request, here, form)


@router.post("/t/{game_id}/rematch")
async def rematch(request: Request, game_id: str) -> Response:
    """The same players and options again; the first to ask opens it, the others find it."""
    here, _ = await posted(request, game_id)
    new = await table_service.rematch(here.context, here.table, here.guest, bool(here.own))
    return RedirectResponse(f"/t/{new}", 303)


@router.get("/t/{game_id}/record")
async def record(request: Request, game_id: str, seat: int | None = None) -> Response:
    """The finished game for everybody; a running one for its player, masked and without the seed."""
    here = await visit(request, game_id, seat)
    text = table_service.record_for(here.table, here.seat)
    headers = {"Content-Disposition": f'attachment; filename="{here.table.row.game}-{game_id}.clio"'}
    return PlainTextResponse(text, headers=headers)


@router.get("/join/{secret}")
async def invitation(request: Request, secret: str) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    table, seat, proof = await table_service.invited(context, secret)
    if table.seats[seat].holder == guest.id:
        return RedirectResponse(f"/t/{table.row.id}?seat={seat}", 303)
    page = context.pages.page(
        "join.html",
        guest.language,
        table.row.game,
        guest=guest,
        token=context.visitors.form_token(guest),
        offer=offer(table.row.game, words_for(table.row.game, guest.language)),
        secret=secret,
        host=next((s.name for s in table.seats if s.holder and s.holder == table.row.host), ""),
        company=company(table.row.game, table.seats, seat, words_for(table.row.game, guest.language)),
        choices=choices(table.match.game, table.row.options, words_for(table.row.game, guest.language)),
        clock=terms_words(read_terms(table.row.clock), words_for("", guest.language)) if table.row.clock else "",
        taken=not await context.visitors.may_sit(table.seats[seat], proof, guest),
    )
    return respond(context, guest, page)


@router.post("/join/{secret}")
async def join(request: Request, secret: str) -> Response:
    """Whoever has the secret of a free seat may sit down; the seat is then theirs on this device."""
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    context.visitors.check_rate(guest.id)
    table, seat, proof = await table_service.invited(context, secret)
    if not await context.visitors.may_sit(table.seats[seat], proof, guest):
        raise HTTPException(403, "seat-taken")
    name, pledge = str(form.get("name", "")), str(form.get("pledge", ""))
    guest = await table_service.sit_down(context, table, seat, guest, name, table.seats[seat].holder, pledge)
    response = RedirectResponse(f"/t/{table.row.id}?seat={seat}", 303)
    context.visitors.write_cookie(response, guest)
    return response
