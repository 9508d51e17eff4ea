"""The vocabulary: kinds of action and reasons why something is refused."""

from __future__ import annotations

from typing import Final

# Kinds of action, in the order of the table. Those in SINGLES have no parameters.
END: Final = 0
PASS: Final = 1
RESIGN: Final = 2
ACCEPT: Final = 3
REFUSE: Final = 4
DECLINE: Final = 5
ENOUGH: Final = 6
POPULATION: Final = 7
FREE_POPULATION: Final = 8
CONVERT: Final = 9
TRADE_FOOD: Final = 10
TRADE_RESOURCE: Final = 11
CHOOSE_CULTURE: Final = 12
CHOOSE_ARMS: Final = 13
RETIRE: Final = 14
GAIN_FOOD: Final = 15
GAIN_RESOURCES: Final = 16
REMOVE_LEADER: Final = 17
REMOVE_WONDER: Final = 18
TAKE: Final = 19
BUILD: Final = 20
UPGRADE: Final = 21
DESTROY: Final = 22
LEADER: Final = 23
STAGE: Final = 24
DEVELOP: Final = 25
REVOLT: Final = 26
PLAY: Final = 27
TACTIC: Final = 28
COPY: Final = 29
MUSTER: Final = 30
PREPARE: Final = 31
ATTACK: Final = 32  # aggression or war
PACT: Final = 33
CANCEL: Final = 34
DEFEND: Final = 35
BID: Final = 36
SEND: Final = 37
BONUS: Final = 38
THROW: Final = 39
DISCARD: Final = 40
LOSE: Final = 41
TOKEN: Final = 42
COLONY: Final = 43
COLONIZE: Final = 44
RUIN: Final = 45
TUCK: Final = 46
SEIZE: Final = 47
SPLIT: Final = 48

SINGLES: Final = (
    "end",
    "pass",
    "resign",
    "accept",
    "refuse",
    "decline",
    "enough",
    "population",
    "free population",
    "convert",
    "trade food",
    "trade resource",
    "choose culture",
    "choose arms",
    "retire",
    "gain food",
    "gain resources",
    "remove leader",
    "remove wonder",
)

# Refusals: code -> (rule, message id). Code 0 means legal.
NO_CIVIL: Final = 1
HAND_FULL: Final = 2
SAME_NAME: Final = 3
LEADER_AGE: Final = 4
UNFINISHED: Final = 5
NO_FOOD: Final = 6
NO_YELLOW: Final = 7
NO_WORKER: Final = 8
NO_RESOURCES: Final = 9
URBAN_LIMIT: Final = 10
NO_SCIENCE: Final = 11
ALL_ACTIONS: Final = 12
FRESH: Final = 13
NOTHING_TO_DO: Final = 14
NO_MILITARY: Final = 15
ONE_TACTIC: Final = 16
SAME_TACTIC: Final = 17
NO_BLUE: Final = 18
USED: Final = 19
PARTNER_SCIENCE: Final = 20
TOO_STRONG: Final = 21
PACT_FORBIDS: Final = 22
LAST_ROUND: Final = 23
MAY_NOT_ATTACK: Final = 24
NO_TARGET: Final = 25
AGE_FOUR: Final = 26
TOO_LOW: Final = 27
CANNOT_SEND: Final = 28
NOT_REACHED: Final = 29
BEYOND_LIMIT: Final = 30
ORDER: Final = 31
POLITICS_FIRST: Final = 32
ANSWER_FIRST: Final = 33
NOT_HERE: Final = 34
NOT_ENOUGH: Final = 35
NO_WONDER: Final = 36
SCIENCE_LIMIT: Final = 37
OWN_COPY: Final = 38
ONLY_TWO: Final = 39

REFUSALS: Final = (
    ("", "legal"),
    ("TA-ACT-02", "refusal-no-civil-action"),
    ("TA-CIV-07", "refusal-hand-full"),
    ("TA-CIV-08", "refusal-same-name"),
    ("TA-CIV-09", "refusal-leader-age"),
    ("TA-CIV-12", "refusal-unfinished-wonder"),
    ("TA-FOOD-09", "refusal-no-food"),
    ("TA-CIV-16", "refusal-no-yellow"),
    ("TA-CIV-02", "refusal-no-worker"),
    ("TA-FOOD-09", "refusal-no-resources"),
    ("TA-CIV-19", "refusal-urban-limit"),
    ("TA-SCI-03", "refusal-no-science"),
    ("TA-CIV-37", "refusal-all-actions"),
    ("TA-CIV-43", "refusal-fresh"),
    ("TA-CIV-47", "refusal-nothing-to-do"),
    ("TA-ACT-02", "refusal-no-military-action"),
    ("TA-MIL-07", "refusal-one-tactic"),
    ("TA-TACT-06", "refusal-same-tactic"),
    ("TA-CIV-28", "refusal-no-blue"),
    ("TA-CIV-02", "refusal-used"),
    ("TA-CIV-02", "refusal-partner-science"),
    ("TA-AGGR-03", "refusal-too-strong"),
    ("TA-AGGR-02", "refusal-pact-forbids"),
    ("TA-WAR-07", "refusal-last-round"),
    ("TA-CIV-02", "refusal-may-not-attack"),
    ("TA-CIV-02", "refusal-no-target"),
    ("TA-RESIGN-11", "refusal-age-four"),
    ("TA-COL-02", "refusal-too-low"),
    ("TA-COL-03", "refusal-cannot-send"),
    ("TA-AGGR-11", "refusal-not-reached"),
    ("TA-AGGR-10", "refusal-beyond-limit"),
    ("TA-CIV-02", "refusal-order"),
    ("TA-POL-04", "refusal-politics-first"),
    ("TA-EVENT-08", "refusal-answer-first"),
    ("TA-CIV-02", "refusal-not-here"),
    ("TA-COL-07", "refusal-not-enough"),
    ("TA-CIV-27", "refusal-no-wonder"),
    ("TA-WAR-16", "refusal-science-limit"),
    ("TA-WAR-16", "refusal-own-copy"),
    ("TA-POL-02", "refusal-only-two"),
)
