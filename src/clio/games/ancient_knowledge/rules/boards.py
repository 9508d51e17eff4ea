"""BOARD: the technology boards and their decks."""

from __future__ import annotations

from clio.engine.ids import NO_CARD, NO_SEAT, Card
from clio.games.ancient_knowledge.state import BOARD, TECH_DECK, TECH_DISCARD, AncientKnowledge


def available(state: AncientKnowledge, level: int) -> int:
    """Cards of a level in its deck and discard pile."""
    return len(state.zones[TECH_DECK + level]) + len(state.zones[TECH_DISCARD + level])


# Rules: AK-BOARD-03.
def renew_technologies(state: AncientKnowledge, level: int) -> bool:
    """AK-BOARD-04: an empty deck is made anew from its own discard pile; is there a card?"""
    if state.zones[TECH_DECK + level]:
        return True
    if not state.zones[TECH_DISCARD + level]:
        return False
    state.pour(TECH_DISCARD + level, TECH_DECK + level)
    state.shuffle(TECH_DECK + level)
    return True


def fill(state: AncientKnowledge, board: int) -> None:
    """Three cards of the board's level, or the board is removed (AK-BOARD-05, AMB-12)."""
    level = state.levels[board]
    if available(state, level) < 3:
        state.levels[board] = 0
        state.tell("board-removed", NO_SEAT, NO_CARD, board + 1)
        return
    for _ in range(3):
        renew_technologies(state, level)
        state.move(state.zones[TECH_DECK + level][-1], TECH_DECK + level, BOARD + board)


# Rules: AK-BOARD-01.
def check_board(state: AncientKnowledge, board: int) -> None:
    """AK-BOARD-02: down to a single card, that card is discarded and three new ones are laid out."""
    cards = state.zones[BOARD + board]
    if len(cards) == 1:
        state.move(cards[0], BOARD + board, TECH_DISCARD + state.levels[board])
        fill(state, board)


def board_of(state: AncientKnowledge, card: Card) -> int:
    """The board on which a technology lies, or -1."""
    for board in range(3):
        if card in state.zones[BOARD + board]:
            return board
    return -1


def put_under(state: AncientKnowledge, card: Card) -> None:
    """AMB-13: an open technology goes under the deck of its level; then its board is checked."""
    board = board_of(state, card)
    state.move_under(card, BOARD + board, TECH_DECK + state.lookup.level[card], state.layout.everyone)
    check_board(state, board)
