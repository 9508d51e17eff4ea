"""The evaluation the bots use: points now, and what the table promises for the turns to come.

Everything is in victory points. What works for several turns (skills, tokens) is worth a rate for each turn that is
left, so the same numbers make the bot build early, count late, and hurry or delay the end as it profits from it.
What the weights mean is said in weights/hand.toml.
"""

from __future__ import annotations

from typing import Final

from clio.engine.evaluation import Evaluation
from clio.engine.ids import Seat
from clio.engine.state import State
from clio.engine.weights import Weights
from clio.games.progress.rules.scoring import personality_points, set_points, skill_points, time_penalty
from clio.games.progress.state import (
    ACTIVE,
    COMPLETED,
    DECK,
    DEVELOPMENTS,
    DISCARD,
    GENERAL,
    HAND,
    HAND_LIMIT,
    KNOWLEDGE_COUNT,
    MILESTONE,
    SKILL_COUNT,
    TIME,
    Gain,
    Lookup,
    Progress,
)

MOST_TOKENS: Final = 5  # of a kind that can be used well
WIN: Final = 1000.0


class Worth:
    """What each technology and each other card promises: so much at once and so much for each turn left."""

    def __init__(self) -> None:
        self.flat: list[float] = []
        self.rate: list[float] = []
        self.card_flat: list[float] = []
        self.card_rate: list[float] = []


class Prospects(Evaluation):
    """Victory points at the end of the game, as far as they can be seen from here."""

    def __init__(self, weights: Weights) -> None:
        self.skill_rate: list[float] = weights.row("skill_rate")
        self.token_rate, self.general_rate = weights.numbers("token_rate", "general_rate")
        self.power_step, self.skill_mark = weights.numbers("power_step", "skill_mark")
        self.turns_per_age, self.drawn_per_turn = weights.numbers("turns_per_age", "drawn_per_turn")
        self.margin, self.margin_per_turn = weights.numbers("margin", "margin_per_turn")
        self.action_left: float = weights.number("action_left")
        self.reach: list[float] = weights.row("reach")
        self.discard_value, self.next_card = weights.numbers("discard_value", "next_card")
        self.above_limit, self.developed = weights.numbers("above_limit", "developed")
        self.milestone_chance, self.age_least = weights.numbers("milestone_chance", "age_least")
        self.age_symbols, self.even_rank = weights.numbers("age_symbols", "even_rank")
        self.solo_next, self.solo_turns, self.solo_drawn = weights.numbers("solo_next", "solo_turns", "solo_drawn")
        self.lookup: Lookup | None = None
        self.worth = Worth()

    def worth_for(self, lookup: Lookup) -> Worth:
        """Worked out once for each deck."""
        if self.lookup is not lookup:
            worth = Worth()
            for tech in range(len(lookup.gain)):
                flat, rate = self.worth_of(lookup.gain[tech])
                worth.flat.append(lookup.vp[tech] + flat)
                worth.rate.append(rate)
            for gain in lookup.card_gain:
                flat, rate = self.worth_of(gain)
                worth.card_flat.append(flat)
                worth.card_rate.append(rate)
            self.worth = worth
            self.lookup = lookup
        return self.worth

    def worth_of(self, gain: Gain) -> tuple[float, float]:
        """What a gain is worth at once, and in each turn left."""
        flat = self.power_step * sum(gain.power) + self.skill_mark * len(gain.skills)
        rate = 0.0
        for skill in gain.skills:
            rate += self.skill_rate[skill]
        for kind in gain.tokens:
            rate += self.general_rate if kind == GENERAL else self.token_rate
        return flat, rate

    def value(self, state: State, seat: int) -> float:
        """How far ahead of the best of the others the seat will be, as things look now."""
        assert isinstance(state, Progress)
        if state.result is not None:
            return self.outcome(state, Seat(seat))
        points, turns = self.areas(state)
        worth = self.worth_for(state.lookup)
        if state.rulings.solo:
            own = points[0] + self.solo_board(state) + self.prospects(state, Seat(0), worth, turns)
            cards = len(state.zones[TIME]) + int(turns)  # by the end of the game
            return own - time_penalty(cards, state.lookup.time_group) + self.hand(state, Seat(0), worth, turns)
        power = self.power_ranks(state, turns)
        standing = [
            points[other] + power[other] + self.prospects(state, other, worth, turns)
            for other in state.layout.all_seats
        ]
        own = standing[seat] + self.hand(state, Seat(seat), worth, turns)
        return own - max(standing[other] for other in state.layout.all_seats if other != seat)

    def outcome(self, state: Progress, seat: Seat) -> float:
        """The game is over: winning is everything, the margin only breaks ties."""
        result = state.result
        assert result is not None
        if result.aborted:
            return -WIN
        won = WIN if result.places[seat] == 1 else -WIN
        if state.rulings.solo:
            return result.scores[0] + (0.0 if won > 0 else -WIN)
        return (
            won
            + result.scores[seat]
            - max(result.scores[other] for other in range(len(result.scores)) if other != seat)
        )

    def areas(self, state: Progress) -> tuple[list[float], float]:
        """One walk through all areas: every seat's points but for power tracks, and the turns that are left."""
        lookup = state.lookup
        rulings = state.rulings
        symbols = [0, 0, 0, 0, 0, 0]
        found = []
        for seat in state.layout.all_seats:
            own = [0, 0, 0, 0, 0, 0]
            total = float(skill_points(state, seat))
            for card in state.zones[ACTIVE + seat]:
                tech = lookup.tech[card]
                total += lookup.vp[tech]
                own[lookup.symbol[tech]] += 1
            if rulings.last_age == 4:
                total += set_points(state, seat)
            if rulings.personalities:
                total += personality_points(state, seat)
            found.append(total)
            for age in range(2, 6):
                symbols[age] = max(symbols[age], own[age]) if rulings.single_area else symbols[age] + own[age]
        per_age = self.turns_per_age * (self.solo_turns if rulings.solo else 1.0)
        drawn = self.solo_drawn if rulings.solo else self.drawn_per_turn * state.layout.seats
        turns = 0.0
        for age in range(state.age, rulings.last_age + 1):
            missing = rulings.needed[age + 1] - symbols[age + 1]
            if missing > 0:
                turns += per_age * (self.age_least + self.age_symbols * missing / rulings.needed[age + 1])
            if age == state.age:
                cards = len(state.zones[DECK + age]) + len(state.zones[DISCARD + age])
                turns = min(turns, cards / drawn)
        return found, turns

    def power_ranks(self, state: Progress, turns: float) -> list[float]:
        """The points every seat may expect for its ranks: a small lead is worth less while many turns are left."""
        seats = state.layout.all_seats
        found = [0.0] * len(seats)
        width = 2 * (self.margin + self.margin_per_turn * turns)
        for track in range(3):
            at = state.power[track::3]
            prizes = state.lookup.rank_vp[track]
            for seat in seats:
                rank = 0.0  # how many of the others will be ahead
                for other in seats:
                    if other != seat:
                        rank += min(1.0, max(0.0, self.even_rank + (at[other] - at[seat]) / width))
                whole = int(rank)
                points = float(prizes[whole])
                if rank > whole:
                    points += (rank - whole) * (prizes[whole + 1] - prizes[whole])
                found[seat] += points
        return found

    def solo_board(self, state: Progress) -> float:
        total = 0.0
        for track in range(3):
            points = state.lookup.solo_vp[track]
            at = min(state.power[track], len(points) - 1)
            total += points[at] + self.solo_next * (points[min(at + 1, len(points) - 1)] - points[at])
        return total

    def prospects(self, state: Progress, seat: Seat, worth: Worth, turns: float) -> float:
        """What everybody can see that a seat has coming: skills, tokens, developments, Milestones, actions left."""
        lookup = state.lookup
        total = 0.0
        rate = 0.0
        for skill in range(7):
            last = len(lookup.track[skill]) - 1
            rate += self.skill_rate[skill] * min(state.skill[SKILL_COUNT * seat + skill], last)
        for kind in range(4):
            owned = min(
                state.ready[KNOWLEDGE_COUNT * seat + kind] + state.spent[KNOWLEDGE_COUNT * seat + kind], MOST_TOKENS
            )
            rate += owned * (self.general_rate if kind == GENERAL else self.token_rate)
        for card in state.zones[DEVELOPMENTS + seat]:
            left = turns - state.markers[card]
            tech = lookup.tech[card]
            if left > -1:
                total += (
                    self.developed * (worth.flat[tech] + worth.rate[tech] * max(left, 0.0)) * (1 + left) / (1 + turns)
                )
        if state.rulings.milestones:
            total += self.milestones(state, seat, worth, turns)
        if state.acting() == seat:
            total += self.action_left * state.actions_left(seat)
        return total + rate * turns

    def milestones(self, state: Progress, seat: Seat, worth: Worth, turns: float) -> float:
        """Own Milestones pay again at the end; a marker on the current one is a promise."""
        total = 0.0
        for card in state.zones[COMPLETED + seat]:
            total += state.lookup.card_vp[card]
            if not state.rulings.owner_bonus_at_once:
                total += worth.card_flat[card]
        for card in state.zones[MILESTONE]:
            markers = state.covered.count(seat)
            if markers:
                flat = worth.card_flat[card]
                ahead = markers / len(state.lookup.card_costs[card])
                promise = flat + worth.card_rate[card] * turns + ahead * (state.lookup.card_vp[card] + flat)
                total += self.milestone_chance * promise
        return total

    def hand(self, state: Progress, seat: Seat, worth: Worth, turns: float) -> float:
        """What the own hand promises: technologies within reach, and knowledge to pay for them."""
        lookup = state.lookup
        area = state.area
        base = len(lookup.age) * seat
        tokens = [
            state.ready[KNOWLEDGE_COUNT * seat + kind] + state.spent[KNOWLEDGE_COUNT * seat + kind] for kind in range(4)
        ]
        values = []
        seen = set()
        for card in state.zones[HAND + seat]:
            tech = lookup.tech[card]
            value = self.discard_value * lookup.value[tech]
            if not area[base + tech] and tech not in seen:
                seen.add(tech)
                lack = -tokens[GENERAL]
                for cost in lookup.costs[tech]:
                    if (cost.prerequisite < 0 or not area[base + cost.prerequisite]) and cost.amount > tokens[
                        cost.kind
                    ]:
                        lack += cost.amount - tokens[cost.kind]
                value += self.reach[min(max(lack, 0), len(self.reach) - 1)] * (
                    worth.flat[tech] + worth.rate[tech] * turns
                )
            values.append(value)
        values.sort(reverse=True)
        limit = state.skill_value(seat, HAND_LIMIT)
        total = 0.0
        share = 1.0
        for number, value in enumerate(values):
            total += share * value if number < limit else self.above_limit * share * value
            share *= self.next_card
        return total
