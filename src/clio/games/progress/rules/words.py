"""The vocabulary: kinds of action and reasons why something is refused."""

from __future__ import annotations

from typing import Final

# Kinds of action, in the order of the table.
DISCOVER: Final = 0
RESEARCH: Final = 1
DRAW: Final = 2
QUICK_DRAW: Final = 3
SHUFFLE: Final = 4
MILESTONE: Final = 5
REPLACE: Final = 6  # take a Scientist or an Artist
HERITAGE: Final = 7
SWAP: Final = 8
END: Final = 9
PAY_TOKEN: Final = 10
PAY_CARD: Final = 11
ENOUGH: Final = 12  # stop paying, drawing or taking back; decline
DECK: Final = 13
PILE: Final = 14
SHUFFLE_AGE: Final = 15
DISCARD: Final = 16
TAKE_BACK: Final = 17
TAKE_TIME: Final = 18
SKILL: Final = 19
RESHUFFLE: Final = 20
DEALT: Final = 21  # take the top Scientist or Artist of a shuffled pile
MORE: Final = 22  # pay more than the price: the rest stays in the pool

# Refusals: code -> (rule, message id). Code 0 means legal.
NO_ACTION_LEFT: Final = 1
CLOSED: Final = 2
OWN_COPY: Final = 3
TOO_DEAR: Final = 4
DEVELOPMENTS_FULL: Final = 5
NO_CARD_LEFT: Final = 6
SHUFFLED_ALREADY: Final = 7
NO_MILESTONE: Final = 8
COST_COVERED: Final = 9
MILESTONE_TOO_DEAR: Final = 10
FREE_USED: Final = 11
NOT_YET_SCIENTIST: Final = 12
NOT_YET_ARTIST: Final = 13
PERSONALITY_TAKEN: Final = 14
ONE_PER_ERA: Final = 15
NO_HERITAGE: Final = 16
HERITAGE_LATE: Final = 17
NO_TIME: Final = 18
SWAPPED_ALREADY: Final = 19
TIME_PURGED: Final = 20
TIME_TOP_ONLY: Final = 21
SPENT_TOKEN: Final = 22
SUPERFLUOUS: Final = 23
NOT_ENOUGH_YET: Final = 24
EMPTY_PILE: Final = 25
CLOSED_AGE: Final = 26
EMPTY_AGE: Final = 27
FIRST_PAY: Final = 28
FIRST_DRAW: Final = 29
FIRST_DISCARD: Final = 30
FIRST_DEVELOP: Final = 31
NOT_IN_HAND: Final = 32
ITSELF: Final = 33
TOKENS_FIRST: Final = 34

REFUSALS: Final = (
    ("", "legal"),
    ("PR-SKILL-01", "refusal-no-action-left"),
    ("PR-DRAW-02", "refusal-draw-ended-the-phase"),
    ("PR-DISC-11", "refusal-copy-in-own-area"),
    ("PR-DISC-08", "refusal-too-dear"),
    ("PR-RES-03", "refusal-developments-full"),
    ("PR-DRAW-07", "refusal-no-card-left"),
    ("PR-ACT-04", "refusal-shuffled-already"),
    ("PR-MILE-10", "refusal-no-milestone"),
    ("PR-MILE-06", "refusal-cost-covered"),
    ("PR-MILE-05", "refusal-milestone-too-dear"),
    ("PR-MILE-04", "refusal-free-payment-used"),
    ("PR-PERS-04", "refusal-scientist-not-yet"),
    ("PR-PERS-08", "refusal-artist-not-yet"),
    ("PR-PERS-06", "refusal-personality-taken"),
    ("PR-PERS-15", "refusal-one-per-era"),
    ("PR-PERS-12", "refusal-no-heritage"),
    ("PR-PERS-13", "refusal-heritage-too-late"),
    ("PR-SOLO-09", "refusal-no-time-card"),
    ("PR-SOLO-08", "refusal-swapped-already"),
    ("PR-SOLO-15", "refusal-time-card-purged"),
    ("PR-SOLO-08", "refusal-only-top-time-card"),
    ("PR-KNOW-05", "refusal-token-spent"),
    ("PR-KNOW-07", "refusal-superfluous"),
    ("PR-DISC-02", "refusal-not-enough-yet"),
    ("PR-DRAW-06", "refusal-pile-empty"),
    ("PR-DRAW-05", "refusal-age-closed"),
    ("PR-SHUF-05", "refusal-age-empty"),
    ("PR-ACT-03", "refusal-first-pay"),
    ("PR-ACT-03", "refusal-first-draw"),
    ("PR-ACT-03", "refusal-first-discard"),
    ("PR-TURN-02", "refusal-first-develop"),
    ("PR-DISC-01", "refusal-not-in-hand"),
    ("PR-DISC-07", "refusal-pays-for-itself"),
    ("PR-KNOW-06", "refusal-tokens-first"),
)
