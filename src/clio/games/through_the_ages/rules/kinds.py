"""The vocabulary: kinds of action, and the reasons for a refusal that several chapters of the rules give."""

from __future__ import annotations

from typing import Final

from clio.engine.refusals import Refusals

# Kinds of action, in the order of the table.
# Those without parameters come first: answers,
END: Final = 0
PASS: Final = 1
RESIGN: Final = 2
ACCEPT: Final = 3
REFUSE: Final = 4
DECLINE: Final = 5
ENOUGH: Final = 6
ANSWERS: Final = ("end", "pass", "resign", "accept", "refuse", "decline", "enough")

# what tokens, leaders and pacts let one do,
POPULATION: Final = 7
FREE_POPULATION: Final = 8
CONVERT: Final = 9
TRADE_FOOD: Final = 10
TRADE_RESOURCE: Final = 11
DOINGS: Final = ("population", "free population", "convert", "trade food", "trade resource")

# and choices.
CHOOSE_CULTURE: Final = 12
CHOOSE_ARMS: Final = 13
RETIRE: Final = 14
GAIN_FOOD: Final = 15
GAIN_RESOURCES: Final = 16
REMOVE_LEADER: Final = 17
REMOVE_WONDER: Final = 18
CHOICES: Final = (
    "choose culture",
    "choose arms",
    "retire",
    "gain food",
    "gain resources",
    "remove leader",
    "remove wonder",
)

# Actions of the own turn: civil, then military.
TAKE: Final = 19
BUILD: Final = 20
UPGRADE: Final = 21
DESTROY: Final = 22
LEADER: Final = 23
STAGE: Final = 24
DEVELOP: Final = 25
REVOLT: Final = 26
PLAY: Final = 27
CIVIL: Final = ("take", "build", "upgrade", "destroy", "leader", "stage", "develop", "revolution", "play")

TACTIC: Final = 28
COPY: Final = 29
MUSTER: Final = 30
MILITARY: Final = ("tactic", "copy", "muster")

# Politics, and its answers.
PREPARE: Final = 31
ATTACK: Final = 32  # aggression or war
PACT: Final = 33
CANCEL: Final = 34
DEFEND: Final = 35
BID: Final = 36
SEND: Final = 37
BONUS: Final = 38
THROW: Final = 39
POLITICS: Final = ("prepare", "aggression", "pact", "cancel", "defend", "bid", "send", "bonus", "throw")

# What events and losses let one pick.
DISCARD: Final = 40
LOSE: Final = 41
TOKEN: Final = 42
COLONY: Final = 43
COLONIZE: Final = 44
RUIN: Final = 45
TUCK: Final = 46
SEIZE: Final = 47
SPLIT: Final = 48
PICKS: Final = ("discard", "lose", "token", "colony", "colonize", "ruin", "tuck", "seize", "food")

# By kind: the notation of those without parameters, and what that of any kind begins with.
SINGLES: Final = (*ANSWERS, *DOINGS, *CHOICES)
NOTATION: Final = (*SINGLES, *CIVIL, *MILITARY, *POLITICS, *PICKS)

# Why something is refused. A reason that only one module gives is written there.
REFUSALS: Final = Refusals()
NO_CIVIL: Final = REFUSALS.add("TA-ACT-02", "refusal-no-civil-action")
NO_FOOD: Final = REFUSALS.add("TA-FOOD-09", "refusal-no-food")
NO_YELLOW: Final = REFUSALS.add("TA-CIV-16", "refusal-no-yellow")
NO_RESOURCES: Final = REFUSALS.add("TA-FOOD-09", "refusal-no-resources")
NO_MILITARY: Final = REFUSALS.add("TA-ACT-02", "refusal-no-military-action")
USED: Final = REFUSALS.add("TA-CIV-02", "refusal-used")
ORDER: Final = REFUSALS.add("TA-CIV-02", "refusal-order")
ANSWER_FIRST: Final = REFUSALS.add("TA-EVENT-08", "refusal-answer-first")
