"""A private board beside a running game: try the next turn on it, and leave orders.

All that a board is made of travels with its page: the moment it began from, the number of its world, the moves that
were tried. Nothing of it is kept, and any process can answer.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import FormData

from clio.engine.errors import ClioError
from clio.engine.record import is_number
from clio.engine.story import Told
from clio.engine.view import SPECTATOR
from clio.server import ordering
from clio.server.command_box import CommandBox
from clio.server.context import Context, respond
from clio.server.labels import explain
from clio.server.live_table import LiveTable
from clio.server.order_lines import Kind, OrderLine, kinds, order_lines
from clio.server.pages import Region
from clio.server.play import Visit, answer, as_json, posted, visit, wants_json
from clio.server.pool import REST, in_slices
from clio.server.shown import Drawn, Shown, known_regions
from clio.server.table_page import regions_of
from clio.server.tableview import TableView
from clio.server.typed_table import TypedTable
from clio.server.visitors import address_of
from clio.store import Conflict
from clio.store.rows import GuestRow
from clio.table import Stale
from clio.table.plan import Board, base_of, may_plan, planning
from clio.table.wishes import MOST_STEPS

router = APIRouter()
MOST_WORLDS = 1_000_000
BOARDS_PER_MINUTE = 240  # from one address: each is worked out anew


class Wish(msgspec.Struct, frozen=True):
    """Which board: its world, and what was tried on it."""

    world: int = 1
    moves: tuple[str, ...] = ()
    answer: tuple[str, ...] = ()


class PlanBox(msgspec.Struct, kw_only=True):
    """The command box of a board."""

    table: str
    seat: int
    world: int
    next_world: int
    base: int
    moves: list[str]
    done: bool
    box: CommandBox
    orders: list[OrderLine]
    kinds: list[Kind]


class PlanView(TableView):
    """A board as its player sees it; its pages show what the seat sees on it, and nothing of the game."""

    still = True
    plan = True

    def __init__(
        self, context: Context, table: LiveTable, guest: GuestRow, seat: int, board: Board, world: int
    ) -> None:
        shadow = LiveTable(context.store, table.row, table.seats, board.table)
        shadow.copy = table.copy
        super().__init__(context, shadow, guest, seat, [seat], -1)
        self.board = board
        self.world = world
        self.real = table
        self.base = ""  # what happens on it is no moment of the game

    def box(self) -> PlanBox:
        seen = self.seen()
        seen.may_undo = bool(self.board.steps)
        _, box = TypedTable(self).both(seen)
        box.table, box.coach, box.plan, box.task = f"{self.real.row.id}/plan", False, False, None
        box.news, box.orders, box.declinable, box.partners = [], [], False, []
        return PlanBox(
            table=self.real.row.id,
            seat=self.seat,
            world=self.world,
            next_world=self.world % MOST_WORLDS + 1,
            base=base_of(self.real.play, self.seat),
            moves=self.board.moves,
            done=self.board.done,
            box=box,
            orders=order_lines(self.real.play, self.seat, self.words),
            kinds=kinds(self.real.play, self.words),
        )

    def regions(self) -> list[Drawn]:
        box = self.box()
        page, _ = TypedTable(self).both(self.seen())
        found = [Region("prompt", "server/plan.html#prompt", box), *regions_of(page)]
        found.append(Region("log", "server/parts/log.html#log", TypedTable(self).log()))
        return [self.draw(region) for region in found]

    def told_lines(self, last: int | None) -> list[Told]:
        names = [seat.name for seat in self.table.seats]
        return self.table.play.story.told_lines(self.words, names, self.seat, last=last)


def may_look(here: Visit) -> None:
    if here.seat == SPECTATOR or not here.table.dealt or here.curtain >= 0:
        raise HTTPException(403, "refused-not-your-seat")
    if not may_plan(here.table.play, here.seat):
        raise HTTPException(403, "refused-plan")


async def board_of(context: Context, table: LiveTable, seat: int, wish: Wish, address: str) -> Board:
    """The board that somebody wants. It takes some hundredths of a second, in slices."""
    context.visitors.check_rate("plan " + address, BOARDS_PER_MINUTE)
    async with context.replays.place(address):
        return await in_slices(planning(table.play, seat, wish.world, wish.moves, wish.answer), REST)


def wish_of(here: Visit, form: FormData) -> tuple[Wish, bool]:
    """What a page of a board wants, and whether the game has gone on since it was shown: then all begins anew."""
    world = str(form.get("world", ""))
    number = int(world) if is_number(world) and 0 < int(world) <= MOST_WORLDS else 1
    if str(form.get("base", "")) != str(base_of(here.table.play, here.seat)):
        return Wish(number), True
    return Wish(number, tuple(map(str, form.getlist("move")[: MOST_STEPS + 1]))), False


def answer_of(form: FormData) -> tuple[str, ...]:
    given = form.getlist("action") or [*form.getlist("pick"), *form.getlist("stop")]
    return tuple(str(text) for text in given[:MOST_STEPS] if text)


async def shown(request: Request, here: Visit, form: FormData | None, wishes: Sequence[Wish], problem: str) -> Response:
    """The first board that can be had of those that are wanted; the last one always can."""
    context, table, seat = here.context, here.table, here.seat
    for wish in wishes:
        try:
            board = await board_of(context, table, seat, wish, address_of(request))
            break
        except Stale as error:
            if wish is wishes[-1]:
                raise HTTPException(403, "refused-plan") from error
            problem = problem or here.view().words.say("plan-went-on")
        except ClioError as error:
            if wish is wishes[-1]:
                raise HTTPException(403, "refused-plan") from error
            problem = explain(table.match.game, here.view().words, error)
    view = PlanView(context, table, here.guest, seat, board, wish.world)
    if form is not None and wants_json(request):
        drawn = Shown("", -1, view.regions())
        return as_json(request, drawn.changes(known_regions(str(form.get("have", ""))), problem))
    return respond(context, here.guest, view.page(problem), 422 if problem else 200)


async def tried(request: Request, game_id: str) -> tuple[Visit, FormData, Wish, str]:
    """A form of a board: what it was, and what to say if the game has gone on since."""
    here, form = await posted(request, game_id)
    may_look(here)
    wish, anew = wish_of(here, form)
    return here, form, wish, here.view().words.say("plan-went-on") if anew else ""


@router.get("/t/{game_id}/plan")
async def show(request: Request, game_id: str, seat: int | None = None, world: int = 1) -> Response:
    here = await visit(request, game_id, seat)
    if here.curtain >= 0:
        return RedirectResponse(f"/t/{game_id}", 303)
    may_look(here)
    return await shown(request, here, None, [Wish(world if 0 < world <= MOST_WORLDS else 1)], "")


@router.post("/t/{game_id}/plan/act")
async def act(request: Request, game_id: str) -> Response:
    here, form, wish, problem = await tried(request, game_id)
    done = wish if problem else Wish(wish.world, wish.moves, answer_of(form))
    return await shown(request, here, form, [done, wish, Wish(wish.world)], problem)


@router.post("/t/{game_id}/plan/undo")
async def undo(request: Request, game_id: str) -> Response:
    """On a board everything can be taken back, whatever was seen."""
    here, form, wish, problem = await tried(request, game_id)
    return await shown(request, here, form, [Wish(wish.world, wish.moves[:-1]), Wish(wish.world)], problem)


@router.post("/t/{game_id}/plan/world")
async def another(request: Request, game_id: str, to: int = 1) -> Response:
    """Deal again."""
    here, form, _, problem = await tried(request, game_id)
    return await shown(request, here, form, [Wish(to if 0 < to <= MOST_WORLDS else 1)], problem)


@router.post("/t/{game_id}/plan/order")
async def order(request: Request, game_id: str, strict: bool = False) -> Response:
    """If it comes back to me unchanged, do this."""
    here, form, wish, problem = await tried(request, game_id)
    if problem or not wish.moves:
        return await shown(request, here, form, [wish], problem or here.view().words.say("plan-empty"))
    try:
        board = await board_of(here.context, here.table, here.seat, wish, address_of(request))
        await ordering.order_turn(here.table, board, strict)
    except (Stale, Conflict):
        return await shown(request, here, form, [Wish(wish.world)], here.view().words.say("plan-went-on"))
    return RedirectResponse(f"/t/{game_id}?seat={here.seat}", 303)


@router.post("/t/{game_id}/plan/until")
async def until(request: Request, game_id: str, question: str = "", strict: bool = False) -> Response:
    """Pass until something relevant happens."""
    here, form, wish, _ = await tried(request, game_id)
    try:
        await ordering.decline_until(here.table, here.seat, question, strict)
    except (Stale, Conflict):
        return await shown(request, here, form, [Wish(wish.world)], here.view().words.say("plan-went-on"))
    return RedirectResponse(f"/t/{game_id}?seat={here.seat}", 303)


@router.post("/t/{game_id}/plan/cancel")
async def cancel_here(request: Request, game_id: str, key: str = "") -> Response:
    """From the page of a board, which stays as it is."""
    here, form, wish, problem = await tried(request, game_id)
    with contextlib.suppress(Stale, Conflict):
        await ordering.cancel(here.table, here.seat, key)
    return await shown(request, here, form, [wish, Wish(wish.world)], problem)


@router.post("/t/{game_id}/order/cancel")
async def cancel(request: Request, game_id: str, key: str = "") -> Response:
    """From the table's own page."""
    here, form = await posted(request, game_id)
    if here.seat == SPECTATOR or here.curtain >= 0:
        raise HTTPException(403, "refused-not-your-seat")
    with contextlib.suppress(Stale, Conflict):
        await ordering.cancel(here.table, here.seat, key)
    return await answer(request, here, form)
