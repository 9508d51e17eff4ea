"""MID: the technology board that is flipped once in a game."""

from __future__ import annotations

from typing import Final

from clio.engine.action import Action
from clio.engine.ids import NO_CARD, NO_SEAT, Seat
from clio.engine.step import Ask, Either, Options
from clio.games.ancient_knowledge.rules.boards import fill
from clio.games.ancient_knowledge.rules.kinds import REFUSALS
from clio.games.ancient_knowledge.state import BOARD, PAST, TECH_DISCARD, AncientKnowledge

SEVEN: Final = 7


def check_midgame(state: AncientKnowledge, seats: int) -> None:
    """AK-MID-01: one of these seats (bits) has seven monuments in its Past."""
    if state.midgame:
        return
    reached = 0
    for seat in state.layout.all_seats:
        if seats >> seat & 1 and len(state.zones[PAST + seat]) >= SEVEN:
            reached |= 1 << seat
    if not reached:
        return
    boards = [board for board in range(3) if state.levels[board] == 1]
    if not boards:
        state.midgame = 1  # AMB-14
    elif len(boards) == 1:
        flip(state, boards[0])
    elif reached & (reached - 1):
        state.agenda.append(TeamFlip(reached))
    else:
        state.agenda.append(Flip(Seat(reached.bit_length() - 1)))


def flip_options(state: AncientKnowledge, options: Options) -> None:
    for board in range(3):
        if state.levels[board] == 1:
            options.legal.append(state.lookup.flip[board])


# Rules: AK-MID-04, AK-MID-05.
def flip(state: AncientKnowledge, board: int) -> None:
    """AK-MID-03: its cards go to the level I discard pile, level II cards are laid out."""
    state.tell("board-flipped", NO_SEAT, NO_CARD, board + 1)
    for card in state.zones[BOARD + board][:]:
        state.move(card, BOARD + board, TECH_DISCARD + 1)
    state.midgame = 1
    state.levels[board] = 2
    fill(state, board)


FIRST_FLIP: Final = REFUSALS.add("AK-MID-02", "refusal-first-flip")


class Flip(Ask[AncientKnowledge]):
    """AK-MID-02: which level I board, chosen by the player who reached seven."""

    name = "flip"
    rule = "AK-MID-02"
    other = FIRST_FLIP

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        flip_options(state, options)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        flip(state, action.slot)


class TeamFlip(Either[AncientKnowledge]):
    """AMB-50: both partners reached seven in the same phase; the team picks one board."""

    name = "team-flip"
    rule = "AK-MID-02"
    other = FIRST_FLIP

    def options(self, state: AncientKnowledge, seat: Seat, options: Options) -> None:
        flip_options(state, options)

    def act(self, state: AncientKnowledge, seat: Seat, action: Action) -> None:
        flip(state, action.slot)
