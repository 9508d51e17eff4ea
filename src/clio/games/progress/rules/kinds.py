"""The vocabulary: kinds of action, and the reasons for a refusal that several chapters of the rules give."""

from __future__ import annotations

from typing import Final

from clio.engine.refusals import Refusals

# Kinds of action, in the order of the table.
# Own actions of a turn.
DISCOVER: Final = 0
RESEARCH: Final = 1
DRAW: Final = 2
QUICK_DRAW: Final = 3
SHUFFLE: Final = 4
MAIN: Final = ("discover", "research", "draw", "quick-draw", "shuffle")

MILESTONE: Final = 5
REPLACE: Final = 6  # take a Scientist or an Artist
HERITAGE: Final = 7
SWAP: Final = 8
END: Final = 9
MORE_ACTIONS: Final = ("milestone", "personality", "heritage", "swap", "end")

# What is picked, and answers.
PAY_TOKEN: Final = 10
PAY_CARD: Final = 11
ENOUGH: Final = 12  # stop paying, drawing or taking back; decline
DECK: Final = 13
PILE: Final = 14
SHUFFLE_AGE: Final = 15
DISCARD: Final = 16
TAKE_BACK: Final = 17
TAKE_TIME: Final = 18
PICKS: Final = ("pay token", "pay", "done", "deck", "pile", "shuffle", "discard", "back", "time")

SKILL: Final = 19
RESHUFFLE: Final = 20
DEALT: Final = 21  # take the top Scientist or Artist of a shuffled pile
MORE: Final = 22  # pay more than the price: the rest stays in the pool
ANSWERS: Final = ("skill", "reshuffle", "next", "more")

# By kind: its notation, or what that begins with.
NOTATION: Final = (*MAIN, *MORE_ACTIONS, *PICKS, *ANSWERS)

# Why something is refused. A reason that only one module gives is written there.
REFUSALS: Final = Refusals()
CLOSED: Final = REFUSALS.add("PR-DRAW-02", "refusal-draw-ended-the-phase")
OWN_COPY: Final = REFUSALS.add("PR-DISC-11", "refusal-copy-in-own-area")
CLOSED_AGE: Final = REFUSALS.add("PR-DRAW-05", "refusal-age-closed")
FIRST_DRAW: Final = REFUSALS.add("PR-ACT-03", "refusal-first-draw")
FIRST_DEVELOP: Final = REFUSALS.add("PR-TURN-02", "refusal-first-develop")
