"""The hand-written evaluation the bots use: points now, and what the table promises for the turns to come.

Everything is in victory points. What works for several turns (skills, tokens) is worth a rate for each turn that is
left, so the same numbers make the bot build early, count late, and hurry or delay the end as it profits from it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from clio.games.progress.rules.scoring import personality_points, set_points, skill_points, time_penalty
from clio.games.progress.state import (
    ACTION,
    ACTIVE,
    COMPLETED,
    DECK,
    DEVELOPMENT,
    DEVELOPMENTS,
    DISCARD,
    DRAW,
    GENERAL,
    HAND,
    HAND_LIMIT,
    MILESTONE,
    QUICK_DRAW,
    RESEARCH,
    SHUFFLE,
    TIME,
    Gain,
    Progress,
    Tables,
)

# What a step on a skill is worth in each turn that is left.
SKILL_RATE: Final = {
    ACTION: 1.1,
    DRAW: 0.35,
    HAND_LIMIT: 0.2,
    SHUFFLE: 0.08,
    DEVELOPMENT: 0.25,
    RESEARCH: 0.2,
    QUICK_DRAW: 0.12,
}
TOKEN_RATE: Final = 0.2  # of a token, each turn
GENERAL_RATE: Final = 0.4
MOST_TOKENS: Final = 5  # of a kind that can be used well
POWER_STEP: Final = 1.2  # of a step on a power track, where a card is judged by itself
SKILL_MARK: Final = 0.8  # of the VP marks a step on a skill passes, likewise
TURNS_PER_AGE: Final = 5.0
DRAWN_PER_TURN: Final = 3.5  # cards that leave the piles of the newest age, each turn of each player
MARGIN: Final = 1.0  # steps by which a lead on a power track is safe at the end ...
MARGIN_PER_TURN: Final = 0.2  # ... and how many more for each turn left
ACTION_LEFT: Final = 3.0  # what an action brings as a rule: more than a card or two, so Draw comes last
# The chance that a card in hand becomes a technology, by the knowledge its costs still lack.
REACH: Final = (0.6, 0.5, 0.42, 0.35, 0.3, 0.26, 0.22, 0.19, 0.16, 0.14, 0.12, 0.1, 0.08)
DISCARD_VALUE: Final = 0.25  # of a unit of General knowledge in a hand card
NEXT_CARD: Final = 0.7  # what each further card of a hand is worth of its value: turns are short
ABOVE_LIMIT: Final = 0.1  # what is left of that above the hand limit
DEVELOPED: Final = 0.9
MILESTONE_CHANCE: Final = 0.6
WIN: Final = 1000.0


class Worth:
    """What each technology promises, once per deck: so much at once and so much for each turn left."""

    def __init__(self, tables: Tables) -> None:
        gains = [worth_of(gain) for gain in tables.gain]
        self.flat = [tables.vp[tech] + gains[tech][0] for tech in range(len(gains))]
        self.rate = [rate for _, rate in gains]
        cards = [worth_of(gain) for gain in tables.card_gain]
        self.card_flat = [flat for flat, _ in cards]
        self.card_rate = [rate for _, rate in cards]


def worth_of(gain: Gain) -> tuple[float, float]:
    """What a gain is worth at once, and in each turn left."""
    flat = POWER_STEP * sum(gain.power) + SKILL_MARK * len(gain.skills)
    rate = sum(SKILL_RATE[skill] for skill in gain.skills)
    rate += sum(GENERAL_RATE if kind == GENERAL else TOKEN_RATE for kind in gain.tokens)
    return flat, rate


@lru_cache(maxsize=16)
def worth_for(tables: Tables) -> Worth:
    return Worth(tables)


def evaluate(state: Progress, seat: int) -> float:
    """How far ahead of the best of the others the seat will be, as things look now."""
    seats = state.layout.seats
    if state.result is not None:
        return outcome(state, seat)
    points, turns = areas(state)
    worth = worth_for(state.tables)
    if state.rulings.solo:
        own = points[0] + solo_board(state) + prospects(state, 0, worth, turns)
        cards = len(state.zones[TIME]) + int(turns)  # by the end of the game
        return own - time_penalty(cards, state.tables.time_group) + hand(state, 0, worth, turns)
    power = power_ranks(state, turns)
    standing = [points[other] + power[other] + prospects(state, other, worth, turns) for other in range(seats)]
    own = standing[seat] + hand(state, seat, worth, turns)
    return own - max(standing[other] for other in range(seats) if other != seat)


def outcome(state: Progress, seat: int) -> float:
    """The game is over: winning is everything, the margin only breaks ties."""
    result = state.result
    assert result is not None
    if result.aborted:
        return -WIN
    won = WIN if result.places[seat] == 1 else -WIN
    if state.rulings.solo:
        return result.scores[0] + (0.0 if won > 0 else -WIN)
    return won + result.scores[seat] - max(result.scores[other] for other in range(len(result.scores)) if other != seat)


def areas(state: Progress) -> tuple[list[float], float]:
    """One walk through all areas: every seat's points but for power tracks, and the turns that are left."""
    tables = state.tables
    rulings = state.rulings
    symbols = [0, 0, 0, 0, 0, 0]
    found = []
    for seat in range(state.layout.seats):
        own = [0, 0, 0, 0, 0, 0]
        total = float(skill_points(state, seat))
        for card in state.zones[ACTIVE + seat]:
            tech = tables.tech[card]
            total += tables.vp[tech]
            own[tables.symbol[tech]] += 1
        if rulings.last_age == 4:
            total += set_points(state, seat)
        if rulings.personalities:
            total += personality_points(state, seat)
        found.append(total)
        for age in range(2, 6):
            symbols[age] = max(symbols[age], own[age]) if rulings.single_area else symbols[age] + own[age]
    turns = 0.0
    for age in range(state.age, rulings.last_age + 1):
        missing = rulings.needed[age + 1] - symbols[age + 1]
        if missing > 0:
            turns += TURNS_PER_AGE * (0.25 + 0.75 * missing / rulings.needed[age + 1])
        if age == state.age:
            cards = len(state.zones[DECK + age]) + len(state.zones[DISCARD + age])
            turns = min(turns, cards / (DRAWN_PER_TURN * state.layout.seats))
    return found, turns


def power_ranks(state: Progress, turns: float) -> list[float]:
    """The points every seat may expect for its ranks: a small lead is worth less while many turns are left."""
    seats = range(state.layout.seats)
    found = [0.0] * len(seats)
    width = 2 * (MARGIN + MARGIN_PER_TURN * turns)
    for track in range(3):
        at = state.power[track::3]
        prizes = state.tables.rank_vp[track]
        for seat in seats:
            rank = 0.0  # how many of the others will be ahead
            for other in seats:
                if other != seat:
                    rank += min(1.0, max(0.0, 0.5 + (at[other] - at[seat]) / width))
            whole = int(rank)
            points = float(prizes[whole])
            if rank > whole:
                points += (rank - whole) * (prizes[whole + 1] - prizes[whole])
            found[seat] += points
    return found


def solo_board(state: Progress) -> float:
    total = 0.0
    for track in range(3):
        points = state.tables.solo_vp[track]
        at = min(state.power[track], len(points) - 1)
        total += points[at] + 0.3 * (points[min(at + 1, len(points) - 1)] - points[at])
    return total


def prospects(state: Progress, seat: int, worth: Worth, turns: float) -> float:
    """What everybody can see that a seat has coming: skills, tokens, developments, Milestones, actions left."""
    tables = state.tables
    total = 0.0
    rate = 0.0
    for skill in range(7):
        last = len(tables.track[skill]) - 1
        rate += SKILL_RATE[skill] * min(state.skill[7 * seat + skill], last)
    for kind in range(4):
        owned = min(state.ready[4 * seat + kind] + state.spent[4 * seat + kind], MOST_TOKENS)
        rate += owned * (GENERAL_RATE if kind == GENERAL else TOKEN_RATE)
    for card in state.zones[DEVELOPMENTS + seat]:
        left = turns - state.markers[card]
        tech = tables.tech[card]
        if left > -1:
            total += DEVELOPED * (worth.flat[tech] + worth.rate[tech] * max(left, 0.0)) * (1 + left) / (1 + turns)
    if state.rulings.milestones:
        total += milestones(state, seat, worth, turns)
    if state.acting() == seat:
        total += ACTION_LEFT * state.actions_left(seat)
    return total + rate * turns


def milestones(state: Progress, seat: int, worth: Worth, turns: float) -> float:
    """Own Milestones pay again at the end; a marker on the current one is a promise."""
    total = 0.0
    for card in state.zones[COMPLETED + seat]:
        total += state.tables.card_vp[card]
        if not state.rulings.owner_bonus_at_once:
            total += worth.card_flat[card]
    for card in state.zones[MILESTONE]:
        markers = state.covered.count(seat)
        if markers:
            flat = worth.card_flat[card]
            ahead = markers / len(state.tables.card_costs[card])
            promise = flat + worth.card_rate[card] * turns + ahead * (state.tables.card_vp[card] + flat)
            total += MILESTONE_CHANCE * promise
    return total


def hand(state: Progress, seat: int, worth: Worth, turns: float) -> float:
    """What the own hand promises: technologies within reach, and knowledge to pay for them."""
    tables = state.tables
    area = state.area
    base = len(tables.age) * seat
    tokens = [state.ready[4 * seat + kind] + state.spent[4 * seat + kind] for kind in range(4)]
    values = []
    seen = set()
    for card in state.zones[HAND + seat]:
        tech = tables.tech[card]
        value = DISCARD_VALUE * tables.value[tech]
        if not area[base + tech] and tech not in seen:
            seen.add(tech)
            lack = -tokens[GENERAL]
            for cost in tables.costs[tech]:
                if (cost.prerequisite < 0 or not area[base + cost.prerequisite]) and cost.amount > tokens[cost.kind]:
                    lack += cost.amount - tokens[cost.kind]
            value += REACH[min(max(lack, 0), len(REACH) - 1)] * (worth.flat[tech] + worth.rate[tech] * turns)
        values.append(value)
    values.sort(reverse=True)
    limit = state.skill_value(seat, HAND_LIMIT)
    total = 0.0
    share = 1.0
    for number, value in enumerate(values):
        total += share * value if number < limit else ABOVE_LIMIT * share * value
        share *= NEXT_CARD
    return total
