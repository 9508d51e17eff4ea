"""The vocabulary: kinds of action and reasons why something is refused."""

from __future__ import annotations

from typing import Final

# Kinds of action, in the order of the table.
CREATE: Final = 0
LEARN: Final = 1
ARCHIVE: Final = 2
EXCAVATE: Final = 3
SEARCH: Final = 4
DISCARD: Final = 5
REMOVE: Final = 6  # knowledge from an own monument
RESOLVE: Final = 7  # this card's effect is next
DECLINE: Final = 8
MOVE: Final = 9
SWAP: Final = 10
ADD: Final = 11  # knowledge onto an opponent's monument
SCRAP: Final = 12  # discard an artifact from its space
KEEP: Final = 13
UNDER: Final = 14  # a technology under its deck
NUMBER: Final = 15
OPPONENT: Final = 16
FLIP: Final = 17
OFFER: Final = 18
GIVE: Final = 19
DONE: Final = 20  # no more, or nothing at all
YES: Final = 21
NO: Final = 22

# Refusals: code -> (rule, message id). Code 0 means legal.
TOO_DEAR: Final = 1
LOCKED: Final = 2
SLOT_FULL: Final = 3
NO_SPACE: Final = 4
WRONG_KIND: Final = 5
NEED_UNMET: Final = 6
NO_KNOWLEDGE: Final = 7
ALL_ROTATED: Final = 8
OUT_OF_ORDER: Final = 9
NOT_ENOUGH_LEFT: Final = 10
TOO_LITTLE: Final = 11
DECLINING: Final = 12
SAME_SLOT: Final = 13
NOT_IN_HAND: Final = 14
FIRST_PAY: Final = 15
FIRST_DISCARD: Final = 16
FIRST_REMOVE: Final = 17
FIRST_EFFECT: Final = 18
FIRST_DECLINE: Final = 19
FIRST_FLIP: Final = 20
FIRST_EXCHANGE: Final = 21
HAND_EMPTY: Final = 22
HAND_FULL: Final = 23

REFUSALS: Final = (
    ("", "legal"),
    ("AK-CREATE-03", "refusal-too-dear"),
    ("AK-CREATE-10", "refusal-locked"),
    ("AK-CREATE-11", "refusal-slot-full"),
    ("AK-ARTI-03", "refusal-no-artifact-space"),
    ("AK-GOLD-01", "refusal-wrong-kind"),
    ("AK-LEARN-02", "refusal-requirement"),
    ("AK-TRANS-02", "refusal-no-knowledge"),
    ("AK-EXCAV-02", "refusal-all-rotated"),
    ("AK-GOLD-04", "refusal-ascending-order"),
    ("AK-GOLD-04", "refusal-too-few-left"),
    ("AK-GOLD-04", "refusal-too-little"),
    ("AK-DECLINE-02", "refusal-declining"),
    ("AK-CREATE-14", "refusal-same-slot"),
    ("AK-CREATE-01", "refusal-not-in-hand"),
    ("AK-CREATE-02", "refusal-first-pay"),
    ("AK-TIMING-02", "refusal-first-discard"),
    ("AK-TIMING-02", "refusal-first-remove"),
    ("AK-TIMING-03", "refusal-first-effect"),
    ("AK-DECLINE-04", "refusal-first-decline"),
    ("AK-MID-02", "refusal-first-flip"),
    ("AK-TEAM-04", "refusal-first-exchange"),
    ("AK-TRANS-01", "refusal-hand-empty"),
    ("AK-HAND-02", "refusal-hand-full"),
)
