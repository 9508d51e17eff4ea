"""How tables are compared where actions and turns end: by what things there turned out to be worth in many games.

The weights of `evaluation.py` are tuned to compare the ends of single actions. Where those are played on to the end of
a turn they mislead: cards in hand, the Action skill and what the others hold count for too little there. So there a
table is judged by a sum of its own. Its weights are fitted: `ends.toml` to how games went on from the ends of turns
(`scripts/fit_ends.py`), `actions.toml` and `turns.toml` to how they went on after different choices of one decision
(`scripts/fit_choices.py`).
"""

from __future__ import annotations

from typing import Final

from clio.engine.evaluation import Terms
from clio.engine.ids import Seat
from clio.engine.state import State
from clio.engine.weights import Weights
from clio.games.progress.evaluation import Prospects
from clio.games.progress.rules.knowledge import hand_value
from clio.games.progress.rules.scoring import technology_points
from clio.games.progress.state import (
    ACTIVE,
    DEVELOPMENTS,
    GENERAL,
    HAND,
    KNOWLEDGE,
    KNOWLEDGE_COUNT,
    POWER_COUNT,
    POWERS,
    SKILL_COUNT,
    SKILLS,
    Progress,
)

NEAR: Final = 2  # so little knowledge lacks a card that is nearly paid for
SOON: Final = 10.0  # turns: weights by turn are so many times what they would be

# What is counted of each seat. Each has two weights: for itself, and by the turns that are left.
OF_HAND: Final = ("hand", "cards", "knowledge", "new", "covered", "near", "payable", "best", "second", "ending")
OF_AREA: Final = ("developing", "worth_developing", "markers", "symbols_developing", "active", "symbols")
TERMS: Final = (
    "waits",
    "points",
    "technology_points",
    "power",
    "prospects",
    *[f"skill_{name}" for name in SKILLS],
    *[f"token_{name}" for name in KNOWLEDGE],
    *[f"power_{name}" for name in POWERS],
    *OF_HAND,
    *OF_AREA,
)


class Ends(Terms):
    """The lead to be expected at the end of the game, from the end of a turn."""

    def __init__(self, weights: Weights, by_action: Prospects) -> None:
        self.by_action: Prospects = by_action
        self.weights: list[float] = weights.flat()

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Progress)
        if state.result is not None or state.rulings.solo:
            return self.by_action.value(state, seat)
        standing: list[float] = []
        for terms in self.terms(state):
            total = 0.0
            for place in range(len(terms)):
                total += terms[place] * self.weights[place]
            standing.append(total)
        return standing[seat] - max(standing[other] for other in state.layout.all_seats if other != seat)

    def terms(self, state: State) -> list[list[float]]:
        """By seat, each of TERMS as it is and by turns left. The hands of others count: in a world they are there."""
        assert isinstance(state, Progress)
        by_action = self.by_action
        points, turns = by_action.areas(state)
        power = by_action.power_ranks(state, turns)
        worth = by_action.worth_for(state.lookup)
        order = state.clockwise(state.acting())
        found: list[list[float]] = []
        for seat in state.layout.all_seats:
            terms: list[float] = [
                float(order.index(seat)),
                points[seat],
                float(technology_points(state, seat)),
                power[seat],
                by_action.prospects(state, seat, worth, turns),
            ]
            for skill in range(SKILL_COUNT):
                last = len(state.lookup.track[skill]) - 1
                terms.append(float(min(state.skill[SKILL_COUNT * seat + skill], last)))
            for kind in range(KNOWLEDGE_COUNT):
                terms.append(float(self.tokens(state, seat, kind)))
            for track in range(POWER_COUNT):
                terms.append(float(state.power[POWER_COUNT * seat + track]))
            terms.append(by_action.hand(state, seat, worth, turns))
            self.add_hand(state, seat, turns, terms)
            self.add_area(state, seat, terms)
            both: list[float] = []
            for term in terms:
                both.append(term)
                both.append(term * turns / SOON)
            found.append(both)
        return found

    def tokens(self, state: Progress, seat: Seat, kind: int) -> int:
        return state.ready[KNOWLEDGE_COUNT * seat + kind] + state.spent[KNOWLEDGE_COUNT * seat + kind]

    def lack(self, state: Progress, seat: Seat, tech: int) -> int:
        """The knowledge that all tokens leave to pay for a technology."""
        area = state.area
        base = len(state.lookup.age) * seat
        lack = -self.tokens(state, seat, GENERAL)
        for cost in state.lookup.costs[tech]:
            if cost.prerequisite < 0 or not area[base + cost.prerequisite]:
                lack += max(0, cost.amount - self.tokens(state, seat, cost.kind))
        return max(lack, 0)

    def add_hand(self, state: Progress, seat: Seat, turns: float, terms: list[float]) -> None:
        """The cards of a hand, and those of them that could become technologies in the next turn."""
        lookup = state.lookup
        worth = self.by_action.worth
        cards = state.zones[HAND + seat]
        knowledge = hand_value(state, seat)
        new, covered, near, payable, ending = 0, 0, 0, 0, 0
        best, second = 0.0, 0.0
        seen: list[int] = []
        for card in cards:
            tech = lookup.tech[card]
            if tech in seen or state.area[len(lookup.age) * seat + tech]:
                continue
            seen.append(tech)
            new += 1
            lack = self.lack(state, seat, tech)
            covered += lack == 0
            near += lack <= NEAR
            if lack > knowledge - lookup.value[tech]:
                continue
            payable += 1
            ending += lookup.symbol[tech] > state.age
            value = worth.flat[tech] + worth.rate[tech] * turns - lack
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        terms += [float(len(cards)), float(knowledge), float(new), float(covered), float(near), float(payable)]
        terms += [best, second, float(ending)]

    def add_area(self, state: Progress, seat: Seat, terms: list[float]) -> None:
        """What is under development, and what is active."""
        lookup = state.lookup
        flat = self.by_action.worth.flat
        developing = state.zones[DEVELOPMENTS + seat]
        promised, markers, next_symbols = 0.0, 0, 0
        for card in developing:
            tech = lookup.tech[card]
            promised += flat[tech]
            markers += state.markers[card]
            next_symbols += lookup.symbol[tech] > state.age
        active = state.zones[ACTIVE + seat]
        symbols = 0
        for card in active:
            symbols += lookup.symbol[lookup.tech[card]] > state.age
        terms += [float(len(developing)), promised, float(markers), float(next_symbols)]
        terms += [float(len(active)), float(symbols)]
