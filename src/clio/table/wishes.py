"""What players have left word of: questions that the table declines for them, and orders that it carries out.

Nobody else can see any of it: the answer is given when it is the player's, and reads like any other. It stands in the
log as lines of its own, so it is kept as the game is, and is worked out from the log alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from clio.engine.action import Action
from clio.engine.game import Game
from clio.engine.match import Match
from clio.engine.state import State
from clio.engine.step import Ask
from clio.engine.view import declined_by
from clio.table.errors import Stale
from clio.table.log import CANCEL, DECLINE, ORDER, ORDERED, PASS, Line
from clio.table.relied_on import all_shared, own_area, question_of, shared_area
from clio.table.turn import Phase, Turn

WHOLE_GAME = -1  # in place of a turn: a question is declined until its player wants to be asked again
TURN: Final = ":turn"  # the key of a planned turn; every other order has the name of the question it declines
MOST_STEPS: Final = 200  # of a planned turn
# Why an order was not carried out.
OWN, SHARED, QUESTION, ILLEGAL = "own", "shared", "question", "illegal"


class Planned(msgspec.Struct, array_like=True, frozen=True):
    """One action of a planned turn, and what the table looked like when it was chosen."""

    text: str
    question: str
    own: str
    shared: str


class Order(msgspec.Struct, omit_defaults=True):
    """What shall be done when a question comes, as long as what it relies on has not changed.

    A planned turn relies, before each of its actions, on what its player saw when choosing it; an order to decline a
    question on what its player saw when giving it.
    """

    key: str
    strict: bool = False  # rely on what is shared too, not only on the own area
    steps: list[Planned] = []  # of a planned turn: what is still to be done
    own: str = ""
    shared: str = ""
    begun: bool = False
    stopped: str = ""  # why it was not carried out, or not to its end; such an order is only there to be read


class Wishes:
    """Of each seat: the questions that are declined, with the turn for which that holds, and its orders."""

    def __init__(self, seats: int) -> None:
        self.passing: list[dict[str, int]] = [{} for _ in range(seats)]
        self.orders: list[list[Order]] = [[] for _ in range(seats)]

    def any(self) -> bool:
        """May the table have to answer for a person?"""
        return any(self.passing) or any(self.standing(seat) for seat in range(len(self.orders)))

    def standing(self, seat: int) -> list[Order]:
        """The orders of a seat that are still to be carried out."""
        return [order for order in self.orders[seat] if not order.stopped]

    def forget(self, seat: int) -> None:
        """Who takes something back wants to decide anew."""
        self.passing[seat] = {}
        self.orders[seat] = []

    def drop(self, seat: int, key: str) -> None:
        self.orders[seat] = [order for order in self.orders[seat] if order.key != key]

    # --- what the log says ------------------------------------------------------------------

    def follow(self, seat: int, text: str, turn: int) -> None:
        """A line of the log that leaves word, or takes it back."""
        verb, _, rest = text.partition(" ")
        if verb == ORDER:
            order = msgspec.json.decode(rest, type=Order)
            self.drop(seat, order.key)
            self.orders[seat].append(order)
        elif verb == CANCEL:
            self.drop(seat, rest)
        elif rest:
            prompt, scope = rest.split()
            self.passing[seat][prompt] = WHOLE_GAME if scope == "game" else turn
        else:
            self.passing[seat] = {}

    def stepped(self, seat: int) -> None:
        """The next action of the planned turn was done."""
        for order in self.standing(seat):
            if order.key == TURN:
                order.begun = True
                del order.steps[0]
                if not order.steps:
                    self.drop(seat, TURN)

    # --- in a snapshot ----------------------------------------------------------------------

    def read(self, passing: list[dict[str, int]], orders: list[object]) -> None:
        self.passing = [dict(one) for one in passing]
        if orders:
            self.orders = msgspec.convert(orders, list[list[Order]])


def leaves_word(text: str) -> bool:
    """Is a line of the log nobody's business but that of its player?"""
    return text.startswith((f"{ORDER} ", f"{CANCEL} "))


def declinable(game: Game) -> list[str]:
    """The questions of a game that can be declined, by their names."""
    return sorted({step.name for step in game.steps if issubclass(step, Ask) and step.declined_by})


class Table(Protocol):
    """What of a table matters here."""

    match: Match
    bots: list[str]
    turn: Turn
    wishes: Wishes

    @property
    def over(self) -> bool: ...

    def asked(self) -> list[int]: ...
    def undecided(self) -> list[int]: ...
    def not_asked(self, seat: int) -> Sequence[str]: ...
    def state_for(self, seat: int) -> State: ...
    def check(self, seat: int, number: int | None) -> None: ...


# --- at a table -----------------------------------------------------------------------------------


def asked_in(table: Table, seat: int) -> State | None:
    """The table as a person sees it who is asked something now."""
    if table.bots[seat] or seat not in table.asked() or table.turn.phase in (Phase.ENDING, Phase.OVER):
        return None
    return table.state_for(seat)


def answer_left(table: Table, seat: int) -> tuple[str, Action] | None:
    """The answer that the table gives for a person now, and the line by which the log says that it is the table's."""
    wishes = table.wishes
    if not wishes.passing[seat] and not wishes.orders[seat]:
        return None
    state = asked_in(table, seat)
    if state is None:
        return None
    find = state.game.actions.find
    for order in wishes.standing(seat):
        if order.key == TURN and order.steps[0].question == question_of(state):
            return ORDERED, find(order.steps[0].text)
    asking = state.asking()
    if asking.prompt(state) in table.not_asked(seat) or asking.name in [order.key for order in wishes.standing(seat)]:
        text = declined_by(state, seat)
        return (DECLINE, find(text)) if text else None
    return None


def look_at_orders(table: Table) -> None:
    """Somebody may be asked something: an order that cannot be carried out as it was meant stops here."""
    for seat in table.asked() if any(table.wishes.orders) else []:
        state = asked_in(table, seat) if table.wishes.standing(seat) else None
        if state is not None:
            for order in table.wishes.standing(seat):
                order.stopped = hindrance(order, state, seat)


def hindrance(order: Order, state: State, seat: int) -> str:
    """Why an order cannot be carried out now; nothing if it can, or if something else is asked."""
    if order.key != TURN:
        if state.asking().name != order.key or not declined_by(state, seat):
            return ""
        if order.own != own_area(state, seat):
            return OWN
        return SHARED if order.strict and order.shared != shared_area(state, seat) else ""
    step = order.steps[0]
    if step.question != question_of(state):
        return QUESTION if order.begun else ""
    if step.own != own_area(state, seat):
        return OWN
    if order.strict and step.shared != all_shared(state, seat):
        return SHARED
    return "" if step.text in [action.text for action in state.legal(seat)] else ILLEGAL


def planned(state: State, seat: int, text: str) -> Planned:
    """An action as it is chosen at a table."""
    return Planned(text, question_of(state), own_area(state, seat), all_shared(state, seat))


# --- as lines of the log --------------------------------------------------------------------------


def turn_lines(table: Table, seat: int, steps: list[Planned], strict: bool) -> list[Line]:
    """Do this when it comes back to me unchanged. It takes the place of the turn that was planned before."""
    _may_order(table, seat)
    if not 0 < len(steps) <= MOST_STEPS:
        raise Stale
    return [_line(seat, Order(TURN, strict, steps))]


def until_lines(table: Table, seat: int, question: str, strict: bool) -> list[Line]:
    """Decline this question until something relevant happens."""
    _may_order(table, seat)
    if question not in declinable(table.match.game):
        raise Stale
    state = table.state_for(seat)
    return [_line(seat, Order(question, strict, [], own_area(state, seat), shared_area(state, seat)))]


def cancel_lines(table: Table, seat: int, key: str) -> list[Line]:
    if key not in [order.key for order in table.wishes.orders[seat]]:
        raise Stale
    return [Line(seat, f"{CANCEL} {key}")]


def pass_lines(table: Table, seat: int, scope: str, number: int | None = None) -> list[Line]:
    """Decline what is asked, and be asked no more in this `turn` or `game`; with neither, be asked everything."""
    if table.bots[seat]:
        raise Stale
    if scope not in ("turn", "game"):
        return [Line(seat, PASS)]
    table.check(seat, number)
    state = table.state_for(seat)
    text = declined_by(state, seat)
    if not text:
        raise Stale
    return [Line(seat, f"{PASS} {state.asking().prompt(state)} {scope}"), Line(seat, text)]


def _may_order(table: Table, seat: int) -> None:
    if table.over or table.bots[seat] or table.undecided():
        raise Stale


def _line(seat: int, order: Order) -> Line:
    return Line(seat, f"{ORDER} {msgspec.json.encode(order).decode()}")
