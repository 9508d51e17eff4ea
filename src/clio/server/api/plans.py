"""A private board and orders: try the next turn, leave word, take it back. Only the player sees any of it."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response
from pydantic import BaseModel, Field

from clio.server import ordering
from clio.server.api import shapes
from clio.server.api.callers import Player, Sitter
from clio.server.api.described import PLAYER, ROOT, described
from clio.server.api.models import NEVER, LogLine, Sent, View
from clio.server.api.seats import done, refusing
from clio.server.order_lines import order_lines
from clio.server.pages import words_for
from clio.server.planning import MOST_WORLDS, PlanView, Wish, board_of
from clio.server.visitors import address_of
from clio.table import Stale
from clio.table.plan import Board, base_of
from clio.table.wishes import MOST_STEPS

router = APIRouter(prefix=ROOT + "/tables/{table}")
LONGEST = 200  # letters of an action, or of the name of a question

Action = Annotated[str, Field(max_length=LONGEST)]
Moves = Annotated[list[Action], Field(max_length=MOST_STEPS)]

World = Annotated[int, Field(ge=1, le=MOST_WORLDS, description="Another number is another deal.")]
Strict = Annotated[bool, Field(description="Rely on what lies open for all too, not only on the own area.")]
Base = Annotated[
    int, Field(ge=0, le=NEVER, description="The `base` of the board, which says from which moment it began.")
]
Key = Annotated[str, Path(max_length=LONGEST, description="The `key` of an order.")]


class Planning(Sent):
    """A board, and what is tried on it."""

    world: World = 1
    moves: Annotated[Moves, Field(description="What was tried before: the `moves` of the answer.")] = []
    actions: Annotated[Moves, Field(description="What is tried now: one action, or all picks of a set.")] = []


class PlanBoard(BaseModel):
    """A deal that looks the same from your seat, a quick bot in every other one, and what you tried."""

    world: int
    base: int
    moves: list[str]
    done: bool = Field(description="There is nothing (more) to decide in this turn.")
    view: View = Field(description="The board as your seat sees it; its event is that of the table.")
    log: list[LogLine] = Field(description="What happened on the board.")


class TurnOrder(Sent):
    """Do what was tried on a board when it comes back to you unchanged."""

    kind: Literal["turn"]
    base: Base
    world: World = 1
    moves: Annotated[list[Action], Field(min_length=1, max_length=MOST_STEPS)]
    strict: Strict = False


class UntilOrder(Sent):
    """Decline a question (by its name) until something of yours changes."""

    kind: Literal["until"]
    question: Action
    strict: Strict = False


OrderWish = Annotated[TurnOrder | UntilOrder, Field(discriminator="kind")]


class OrderInfo(BaseModel):
    key: str = Field(description="`:turn` for a planned turn; the name of the question that is declined.")
    text: str
    strict: bool
    actions: list[str] = Field(description="Of a planned turn: what is still to be done.")
    stopped: Literal["", "own", "shared", "question", "illegal"] = Field(
        description="Why it was not carried out (to its end): your own area or what is shared is not as it was, "
        "something else is asked, or the action is not possible."
    )


class Orders(BaseModel):
    orders: list[OrderInfo]


def orders_of(here: Sitter) -> Orders:
    play, words = here.table.play, words_for(here.table.row.game, here.guest.language)
    lines = order_lines(play, here.seat, words)
    return Orders.model_validate(
        {
            "orders": [
                {
                    "key": order.key,
                    "text": line.text,
                    "strict": order.strict,
                    "actions": [step.text for step in order.steps],
                    "stopped": order.stopped,
                }
                for order, line in zip(play.wishes.orders[here.seat], lines, strict=True)
            ]
        }
    )


async def board_for(request: Request, here: Sitter, wish: Wish) -> Board:
    async with refusing(here):
        if not here.table.dealt:
            raise Stale
        return await board_of(here.context, here.table, here.seat, wish, address_of(request))


@router.post("/plan", **described("plan", PlanBoard, 403, 404, 409, who=PLAYER))
async def plan(request: Request, here: Player, wish: Planning) -> PlanBoard:
    board = await board_for(request, here, Wish(wish.world, tuple(wish.moves), tuple(wish.actions)))
    shown = PlanView(here.context, here.table, here.guest, here.seat, board, wish.world)
    return PlanBoard(
        world=wish.world,
        base=base_of(here.table.play, here.seat),
        moves=board.moves,
        done=board.done,
        view=shapes.view_of(Sitter(here, shown.table, here.seat)),
        log=[LogLine(entry=line.entry, text=line.text) for line in shown.told_lines(None)],
    )


@router.get("/orders", **described("list-orders", Orders, 403, 404, who=PLAYER))
async def list_orders(here: Player) -> Orders:
    return orders_of(here)


@router.post("/orders", **described("order", Orders, 403, 404, 409, who=PLAYER))
async def order(request: Request, here: Player, wish: OrderWish) -> Orders:
    if isinstance(wish, UntilOrder):
        doing = ordering.decline_until(here.table, here.seat, wish.question, wish.strict)
        return orders_of(await done(here, doing))
    async with refusing(here):
        if wish.base != base_of(here.table.play, here.seat):
            raise Stale
    board = await board_for(request, here, Wish(wish.world, tuple(wish.moves)))
    return orders_of(await done(here, ordering.order_turn(here.table, board, wish.strict)))


@router.delete(
    "/orders/{key}", response_class=Response, **described("cancel-order", None, 403, 404, 409, who=PLAYER, status=204)
)
async def cancel_order(here: Player, key: Key) -> None:
    await done(here, ordering.cancel(here.table, here.seat, key))
