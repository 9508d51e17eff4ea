"""The vocabulary: kinds of action, and the reasons for a refusal that several chapters of the rules give."""

from __future__ import annotations

from typing import Final

from clio.engine.refusals import Refusals

# Kinds of action, in the order of the table. Own actions of a turn.
CREATE: Final = 0
LEARN: Final = 1
ARCHIVE: Final = 2
EXCAVATE: Final = 3
SEARCH: Final = 4
TURN: Final = ("create", "learn", "archive", "excavate", "search")

# What is picked: own cards and what lies on them, then what an effect shows or asks.
DISCARD: Final = 5
REMOVE: Final = 6  # knowledge from an own monument
RESOLVE: Final = 7  # this card's effect is next
DECLINE: Final = 8
MOVE: Final = 9
SWAP: Final = 10
ADD: Final = 11  # knowledge onto an opponent's monument
SCRAP: Final = 12  # discard an artifact from its space
OWN: Final = ("discard", "remove", "resolve", "decline", "move", "swap", "add", "scrap")

KEEP: Final = 13
UNDER: Final = 14  # a technology under its deck
NUMBER: Final = 15
OPPONENT: Final = 16
FLIP: Final = 17
OFFER: Final = 18
GIVE: Final = 19
OTHER: Final = ("keep", "under", "number", "opponent", "flip", "offer", "give")

DONE: Final = 20  # no more, or nothing at all
YES: Final = 21
NO: Final = 22
ANSWERS: Final = ("done", "yes", "no")

# By kind: its notation, or what that begins with.
NOTATION: Final = (*TURN, *OWN, *OTHER, *ANSWERS)

# Why something is refused. A reason that only one module gives is written there.
REFUSALS: Final = Refusals()
SLOT_FULL: Final = REFUSALS.add("AK-CREATE-11", "refusal-slot-full")
WRONG_KIND: Final = REFUSALS.add("AK-GOLD-01", "refusal-wrong-kind")
OUT_OF_ORDER: Final = REFUSALS.add("AK-GOLD-04", "refusal-ascending-order")
NOT_ENOUGH_LEFT: Final = REFUSALS.add("AK-GOLD-04", "refusal-too-few-left")
FIRST_DISCARD: Final = REFUSALS.add("AK-TIMING-02", "refusal-first-discard")
FIRST_EFFECT: Final = REFUSALS.add("AK-TIMING-03", "refusal-first-effect")
