"""Turn: where a table stands between two commits. A small state machine without a game in it.

What a player does is *tentative* until it is committed: until then only that player sees it and may take it back.

    phase       what it means                                   what leads out of it
    OPEN        all is committed; whoever is asked may answer   acted -> any; undone, passed_by -> OPEN
    TENTATIVE   a seat has acted, is asked on, may take back    acted -> any; undone -> TENTATIVE, OPEN;
                                                                committed, passed_by -> OPEN
    ENDING      a seat has acted and is not asked any more;     undone -> TENTATIVE, OPEN; committed -> OPEN
                only its word that this stands is missing
    OVER        the game is over                                nothing

An answer that lies face down beside those of others (*together*) is committed at once, and can still be taken back.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

NOBODY: Final = -1


class Phase(Enum):
    OPEN = "open"
    TENTATIVE = "tentative"
    ENDING = "ending"
    OVER = "over"


class Turn(NamedTuple):
    """An immutable value; each transition returns the next one."""

    phase: Phase = Phase.OPEN
    seat: int = NOBODY  # whose turn is not committed
    passed: frozenset[int] = frozenset()  # seats that leave the question, which is put to several, to their partners

    @property
    def settled(self) -> bool:
        """Does everybody see everything that was done?"""
        return self.seat == NOBODY

    def acted(self, seat: int, may_undo: bool, asked_on: bool, over: bool) -> Turn:
        """A seat has acted. What it cannot take back is committed at once."""
        if not may_undo:
            return Turn(Phase.OVER if over else Phase.OPEN)
        return Turn(Phase.TENTATIVE if asked_on else Phase.ENDING, seat)

    def undone(self, seat: int, may_undo: bool) -> Turn:
        """A seat has taken an action back: the last one, or there are more."""
        return Turn(Phase.TENTATIVE, seat) if may_undo else Turn(Phase.OPEN, NOBODY, self.passed)

    def committed(self, over: bool = False) -> Turn:
        """What was done stands."""
        return Turn(Phase.OVER if over else Phase.OPEN, NOBODY, self.passed)

    def passed_by(self, seat: int) -> Turn:
        """What was done stands, and the seat leaves the question to its partners."""
        return Turn(Phase.OPEN, NOBODY, self.passed | {seat})
