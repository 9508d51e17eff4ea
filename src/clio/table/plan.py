"""A private board on which a player tries the next turn: another world that looks the same from the own seat.

What the seat cannot see is dealt anew, so the board tells nothing that its player does not know: it depends on what
the seat sees, on the number of the world and on the moves that were tried, and on nothing else. Until the player's turn
a quick bot decides for everybody. Nothing of it touches the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from clio.engine.dice import dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.ids import NO_SEAT
from clio.engine.match import Entry, Match
from clio.engine.redeal import redeal
from clio.table.errors import Stale
from clio.table.log import Line
from clio.table.table import Table
from clio.table.turn import Phase
from clio.table.wishes import MOST_STEPS, Planned, planned

QUICK = "greedy"  # who plays for the others
LONGEST = 600  # moves of others until it is the player's turn


class NoBoard(ClioError):
    """Nothing can be planned here."""

    package = "clio.table"


class Board:
    """A world, and what has been tried on it so far."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.steps: list[Planned] = []  # what the player has done
        self.others = 0  # moves of the others, and for the player before the own turn

    @property
    def moves(self) -> list[str]:
        return [step.text for step in self.steps]

    @property
    def done(self) -> bool:
        """Is there nothing (more) to be decided in this turn?"""
        return self.table.state.over or not asked_now(self.table, self.seat)

    def own_turn(self) -> bool:
        """Is it the player's turn, in a game that has turns?"""
        return self.table.state.acting() in (self.seat, NO_SEAT)

    def move(self, lines: Sequence[Line]) -> None:
        """What the player does; it is noted what the table looked like when it was chosen."""
        for line in lines:
            self.steps.append(planned(self.table.state_for(self.seat), self.seat, line.text))
            self.table.follow([line])

    def let_move(self) -> None:
        """The next move of somebody else."""
        self.others += 1
        if self.others > LONGEST or not self.table.bot_answers():
            raise NoBoard("no-board")


def asked_now(table: Table, seat: int) -> bool:
    return seat in table.asked() and table.turn.phase is not Phase.ENDING


def base_of(table: Table, seat: int) -> int:
    """As long as this stays the same, a seat sees the same table and a board begins from the same moment."""
    entries = table.entries_for(seat)
    return len(table.match.entries) if entries is None else entries


def laid(table: Table, seat: int, world: int) -> Table:
    """The table in one of the worlds that look the same from the seat, with a quick bot in every seat."""
    match = table.match
    copy = Match(match.game, match.options, "plan", match.names)
    try:
        copy.state = redeal(table.state_for(seat), seat, dice_from_seed(f"plan {world}"))
    except ClioError:
        raise NoBoard("no-board") from None
    copy.state.listen()
    copy.events = []
    copy.entries = [Entry(-1, "setup", [])]
    return Table(copy, [QUICK] * len(match.names), f"plan {world}")


def may_plan(table: Table, seat: int) -> bool:
    return seat >= 0 and not table.over and not table.undecided()


def planning(table: Table, seat: int, world: int, moves: Sequence[str], answer: Sequence[str] = ()) -> Iterator[Board]:
    """The board as it comes to stand, always the same object, for who has other things to do in between.

    `moves` were tried before; `answer` is tried now: one action, or a whole set in any order.
    """
    if not may_plan(table, seat) or len(moves) > MOST_STEPS:
        raise Stale
    board = Board(laid(table, seat, world), seat)
    yield board
    while not asked_now(table, seat) and not board.table.state.over:
        if seat in board.table.asked() and board.own_turn():
            break
        board.let_move()
        yield board
    board.table.seat_bot(seat, "")
    for text in moves:
        if text not in board.table.legal(seat):
            raise Stale
        board.move([Line(seat, text)])
        yield from others(board)
    if answer:
        board.move(board.table.answer_lines(seat, answer))
        yield from others(board)


def others(board: Board) -> Iterator[Board]:
    """Whoever is asked in the middle of the player's turn."""
    yield board
    while board.table.turn.settled and board.done and not board.table.state.over and board.own_turn():
        board.let_move()
        yield board
