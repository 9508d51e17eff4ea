"""The evaluation the bots use: culture now, and what the civilization will still make of itself.

Everything is measured in culture points at the end of the game. A rating is worth its points in every turn to come;
science, food, resources and actions are worth what they usually buy in that time. What the weights mean is said in
weights/hand.toml.
"""

from __future__ import annotations

from clio.engine.evaluation import Evaluation
from clio.engine.ids import Name, Seat
from clio.engine.state import State
from clio.engine.weights import Weights
from clio.games.through_the_ages.rules.measures import (
    consumption,
    corruption,
    food_output,
    resource_output,
)
from clio.games.through_the_ages.rules.payment import food, resources
from clio.games.through_the_ages.state import (
    CIVIL,
    COLONIES,
    EVENTS,
    FUTURE,
    GOVERNMENT,
    HAND,
    INFANTRY,
    K_ACTION,
    K_LEADER,
    K_WONDER,
    LAB,
    LEADER,
    MILITARY_HAND,
    NO_LAST_ROUND,
    SPECIAL,
    TECHNOLOGIES,
    WONDER,
    WORKER_CARDS,
    Ages,
)


class Prospects(Evaluation):
    """Culture at the end of the game, as far as it can be seen from here."""

    def __init__(self, weights: Weights) -> None:
        self.cards_a_turn: list[float] = weights.row("cards_a_turn")
        self.science_point, self.resource = weights.numbers("science_point", "resource")
        self.food, self.civil_action = weights.numbers("food", "civil_action")
        self.military_action, self.extra_turn = weights.numbers("military_action", "extra_turn")
        self.final_margin, self.soon_turns = weights.numbers("final_margin", "soon_turns")
        self.idle_end, self.civil_action_left = weights.numbers("idle_end", "civil_action_left")
        self.military_action_left, self.starvation = weights.numbers("military_action_left", "starvation")
        self.food_deficit, self.corruption = weights.numbers("food_deficit", "corruption")
        self.unused_worker, self.uprising = weights.numbers("unused_worker", "uprising")
        self.uprising_turn, self.uprising_science = weights.numbers("uprising_turn", "uprising_science")
        self.discontent, self.spare_happiness = weights.numbers("discontent", "spare_happiness")
        self.strength, self.strength_by_age = weights.numbers("strength", "strength_by_age")
        self.strength_own, self.military_card = weights.numbers("strength_own", "military_card")
        self.production_level, self.urban_level = weights.numbers("production_level", "urban_level")
        self.military_level, self.special_level = weights.numbers("military_level", "special_level")
        self.urban_limit, self.leader = weights.numbers("urban_limit", "leader")
        self.colony, self.hand_production = weights.numbers("colony", "hand_production")
        self.hand_military, self.hand_special = weights.numbers("hand_military", "hand_special")
        self.hand_government, self.surpassed = weights.numbers("hand_government", "surpassed")
        self.hand_technology, self.hand_level = weights.numbers("hand_technology", "hand_level")
        self.hand_second_leader, self.hand_leader = weights.numbers("hand_second_leader", "hand_leader")
        self.hand_leader_level, self.hand_action = weights.numbers("hand_leader_level", "hand_action")
        self.wonder_delay, self.wonder_paid = weights.numbers("wonder_delay", "wonder_paid")
        self.wonder_science, self.wonder_happiness = weights.numbers("wonder_science", "wonder_happiness")
        self.wonder_strength, self.wonder_power = weights.numbers("wonder_strength", "wonder_power")
        self.wonder_end, self.wonder_missing = weights.numbers("wonder_end", "wonder_missing")
        self.wonder_begun, self.wonder_done = weights.numbers("wonder_begun", "wonder_done")
        self.wonder_stage, self.impact = weights.numbers("wonder_stage", "impact")
        self.rival_culture: float = weights.number("rival_culture")

    def turns_left(self, state: Ages, seat: Seat) -> float:
        """How often the seat will still produce, as far as the decks tell."""
        players = state.playing()
        seats = state.layout.seats
        place = (seat - state.first) % seats
        now = (state.turn - state.first) % seats
        due = 1.0 if place >= now else 0.0
        if state.last_round != NO_LAST_ROUND:
            return max(0, state.last_round - state.round) + due
        cards = sum(len(state.zones[CIVIL + age]) for age in range(max(1, state.age), 4))
        each = self.cards_a_turn[players]
        return (cards + each * now) / (each * players) + self.extra_turn + due

    def value(self, state: State, seat: int) -> float:
        """What the table is worth to a seat, in culture points at the end, against the best of its rivals."""
        assert isinstance(state, Ages)
        if state.result is not None:
            scores = state.result.scores
            if not scores:
                return 0.0  # aborted
            best = max((scores[other] for other in range(len(scores)) if other != seat), default=0)
            return scores[seat] + self.final_margin * (scores[seat] - best)
        return self.worth(state, Seat(seat))

    def worth(self, state: Ages, seat: Seat) -> float:
        left = self.turns_left(state, seat)
        soon = min(left, self.soon_turns)
        value = state.culture[seat] + left * state.culture_rating(seat)
        useful = max(0.0, left - self.idle_end)
        value += self.science_point * min(1.0, useful / 3) * (state.science[seat] + useful * state.science_rating(seat))
        value += self.goods(state, seat, left, useful, soon)
        value += useful * self.civil_action * state.civil_total[seat]
        value += useful * self.military_action * state.military_total[seat]
        value += self.people(state, seat, left, soon)
        value += self.might(state, seat, left)
        value += self.technologies(state, seat, useful)
        value += self.hand(state, seat, useful)
        value += self.wonder(state, seat, left, useful)
        value += self.impacts(state, seat)
        value -= self.rival_culture * self.best_rival(state, seat, left)
        if state.turn == seat:
            value += self.civil_action_left * (state.civil[seat] + state.civil_extra)
            value += self.military_action_left * (state.military[seat] + state.military_extra)
        return value

    def best_rival(self, state: Ages, seat: Seat, left: float) -> float:
        """The culture that the best of the others will have, as things look now."""
        if self.rival_culture == 0.0:
            return 0.0
        best = 0.0
        for other in state.in_order(seat):
            if other != seat:
                best = max(best, state.culture[other] + left * state.culture_rating(other))
        return best

    def goods(self, state: Ages, seat: Seat, left: float, useful: float, soon: float) -> float:
        """Food and resources: what is there, what comes in, and what rots."""
        eaten = consumption(state, seat)
        net = food_output(state, seat) - eaten
        stock = food(state, seat)
        made = resource_output(state, seat)
        ore = resources(state, seat)
        scale = min(1.0, useful / 3)
        value = self.food * scale * (min(stock, 10) + useful * min(net, 5))
        value += self.resource * scale * (min(ore, 18) + useful * made)
        short = eaten - stock - food_output(state, seat)
        if short > 0:
            value -= self.starvation * short
        if net < 0:
            value += self.food_deficit * net * soon
        return value - self.corruption * corruption(state, seat) * soon

    def people(self, state: Ages, seat: Seat, left: float, soon: float) -> float:
        """Unused workers are hands that wait; unrest may cost a whole turn."""
        value = self.unused_worker * min(state.pool[seat], 3) * min(1.0, left / 4)
        discontent = state.discontent(seat)
        if discontent > state.pool[seat]:
            lost = state.culture_rating(seat) + self.uprising_science * state.science_rating(seat) + 2
            value -= self.uprising + soon * self.uprising_turn * lost
        elif discontent:
            value -= self.discontent * discontent
        spare = state.happiness(seat) - state.lookup.needed_happiness[min(state.yellow[seat], 17)]
        return value + self.spare_happiness * min(max(spare, 0), 2) * min(1.0, left / 5)

    def might(self, state: Ages, seat: Seat, left: float) -> float:
        """Strength against the strongest rival: events, aggressions and wars ask for it."""
        own = state.strength(seat)
        rivals = [state.strength(other) for other in state.in_order(seat) if other != seat]
        if not rivals:
            return 0.0
        weight = self.strength + self.strength_by_age * state.age
        ahead = own - max(rivals)
        scale = min(1.0, left / 3)
        value = weight * (min(ahead, 4) if ahead > 0 else max(ahead, -14)) + self.strength_own * min(own, 40)
        held = min(len(state.zones[MILITARY_HAND + seat]), state.military_total[seat])
        return scale * (value + self.military_card * held)

    def technologies(self, state: Ages, seat: Seat, useful: float) -> float:
        """Better cards are worth what their workers will make; a better government more room."""
        lookup = state.lookup
        scale = min(1.0, useful / 5)
        value = 0.0
        best: dict[int, int] = {}
        for tech in range(WORKER_CARDS):
            if state.technologies[seat] >> tech & 1:
                kind = lookup.kind[tech]
                best[kind] = max(best.get(kind, 0), lookup.age[tech])
        for kind, level in best.items():
            value += scale * level * self.level_worth(kind)
        for tech in range(SPECIAL, TECHNOLOGIES):
            if state.technologies[seat] >> tech & 1:
                value += scale * self.special_level * lookup.age[tech]
        value += scale * self.urban_limit * lookup.urban_limit[state.government[seat]]
        if state.zones[LEADER + seat]:
            value += scale * (self.leader + lookup.age[lookup.name[state.zones[LEADER + seat][0]]])
        return value + self.colony * len(state.zones[COLONIES + seat])

    def level_worth(self, kind: int) -> float:
        """Of a level of the best technology of a kind: farms and mines, urban buildings, units."""
        if kind < 2:
            return self.production_level
        return self.urban_level if kind < 7 else self.military_level

    def kind_worth(self, name: Name) -> float:
        """Of a technology in hand, by what it is."""
        if name >= GOVERNMENT:
            return self.hand_government
        if name >= SPECIAL:
            return self.hand_special
        if name >= INFANTRY:
            return self.hand_military
        return 1.0 if name >= LAB else self.hand_production

    def hand(self, state: Ages, seat: Seat, useful: float) -> float:
        """Civil cards in hand are promises."""
        lookup = state.lookup
        scale = min(1.0, useful / 2)
        value = 0.0
        for card in state.zones[HAND + seat]:
            name = lookup.name[card]
            level = lookup.age[name]
            if name < TECHNOLOGIES:
                near = min(1.0, (state.science[seat] + 2 * state.science_rating(seat) + 1) / (lookup.science[name] + 1))
                kind = self.kind_worth(name)
                if self.is_surpassed(state, seat, name):
                    kind *= self.surpassed
                value += scale * near * kind * (self.hand_technology + self.hand_level * level)
            elif lookup.kind[name] == K_LEADER:
                taken = bool(state.zones[LEADER + seat])
                if taken and level <= state.age - 1:
                    value += scale * self.hand_second_leader
                else:
                    value += scale * (self.hand_leader + self.hand_leader_level * level)
            elif lookup.kind[name] == K_ACTION:
                value += self.hand_action * min(1.0, useful)
        return value

    def is_surpassed(self, state: Ages, seat: Seat, name: Name) -> bool:
        """A technology of this type and at least this level is in play already."""
        lookup = state.lookup
        mask = state.technologies[seat]
        if name >= GOVERNMENT:
            return lookup.age[state.government[seat]] >= lookup.age[name]
        kind = lookup.kind[name]
        for tech in range(GOVERNMENT):
            if mask >> tech & 1 and lookup.kind[tech] == kind and lookup.age[tech] >= lookup.age[name]:
                return True
        return False

    def wonder(self, state: Ages, seat: Seat, left: float, useful: float) -> float:
        """An unfinished wonder is worth its end, as far as it will be reached."""
        zone = state.zones[WONDER + seat]
        if not zone:
            return 0.0
        lookup = state.lookup
        name = lookup.name[zone[0]]
        assert lookup.kind[name] == K_WONDER
        numbers = lookup.stages[name]
        done = state.stages[seat]
        paid = sum(numbers[:done])
        missing = sum(numbers[done:])
        made = max(1, resource_output(state, seat))
        wait = max(0.0, (missing - resources(state, seat)) / made)
        turns = left - wait - self.wonder_delay
        if turns <= 0:
            return self.wonder_paid * self.resource * paid
        end = turns * (lookup.culture[name] + self.wonder_science * lookup.gives_science[name])
        end += turns * self.wonder_happiness * max(0, lookup.happiness[name])
        end += turns * self.civil_action * lookup.civil_actions[name]
        end += turns * self.military_action * lookup.military_actions[name]
        end += self.wonder_strength * lookup.strength[name] + lookup.blue[name] + 1.0
        for effect in lookup.effects[name]:
            end += effect.worth(state, seat)
        if lookup.power[name]:
            end += self.wonder_power * turns
        hope = max(0.0, self.wonder_end * end - self.resource * missing * self.wonder_missing)
        share = self.wonder_begun + self.wonder_done * paid / max(1, paid + missing)
        return hope * share + self.wonder_stage * paid

    def impacts(self, state: Ages, seat: Seat) -> float:
        """Events of the last age that lie in the decks and that the seat knows of: those it prepared itself."""
        lookup = state.lookup
        if state.age < 3:
            return 0.0
        value = 0.0
        known = state.knowledge(seat)
        for zone in (EVENTS, FUTURE):
            for card in state.zones[zone]:
                name = lookup.name[card]
                if lookup.age[name] == 3 and known.zones_of(card):
                    for op in lookup.effects[name]:
                        own = op.worth(state, seat)
                        rivals = [op.worth(state, other) for other in state.in_order(seat) if other != seat]
                        value += self.impact * (own - max(rivals, default=0))
        return value
