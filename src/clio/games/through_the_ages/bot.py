"""The hand-written evaluation the bots use: culture now, and what the civilization will still make of itself.

Everything is measured in culture points at the end of the game. A rating is worth its points in every turn to come;
science, food, resources and actions are worth what they usually buy in that time.
"""

from __future__ import annotations

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

# Cards that leave the row in one turn, by number of players.
CARDS_A_TURN = (0.0, 0.0, 4.2, 3.6, 3.0)
SCIENCE_POINT = 0.55
RESOURCE = 0.5
FOOD = 0.4
CIVIL_ACTION = 1.1
MILITARY_ACTION = 0.45


def turns_left(state: Ages, seat: int) -> float:
    """How often the seat will still produce, as far as the decks tell."""
    players = state.playing()
    seats = state.layout.seats
    place = (seat - state.first) % seats
    now = (state.turn - state.first) % seats
    due = 1.0 if place >= now else 0.0
    if state.last_round != NO_LAST_ROUND:
        return max(0, state.last_round - state.round) + due
    cards = sum(len(state.zones[CIVIL + age]) for age in range(max(1, state.age), 4))
    each = CARDS_A_TURN[players]
    return (cards + each * now) / (each * players) + 0.5 + due


def evaluate(state: Ages, seat: int) -> float:
    """What the table is worth to a seat, in culture points at the end, against the best of its rivals."""
    if state.result is not None:
        scores = state.result.scores
        best = max((scores[other] for other in range(len(scores)) if other != seat), default=0)
        return scores[seat] + 0.3 * (scores[seat] - best)
    return worth(state, seat)


def worth(state: Ages, seat: int) -> float:
    left = turns_left(state, seat)
    soon = min(left, 4.0)
    value = state.culture[seat] + left * state.culture_rating(seat)
    useful = max(0.0, left - 1.5)
    value += SCIENCE_POINT * min(1.0, useful / 3) * (state.science[seat] + useful * state.science_rating(seat))
    value += goods(state, seat, left, useful, soon)
    value += useful * CIVIL_ACTION * state.civil_total[seat] + useful * MILITARY_ACTION * state.military_total[seat]
    value += people(state, seat, left, soon)
    value += might(state, seat, left)
    value += technologies(state, seat, useful)
    value += hand(state, seat, useful)
    value += wonder(state, seat, left, useful)
    value += impacts(state, seat)
    if state.turn == seat:
        value += 0.05 * (state.civil[seat] + state.civil_extra) + 0.25 * (state.military[seat] + state.military_extra)
    return value


def goods(state: Ages, seat: int, left: float, useful: float, soon: float) -> float:
    """Food and resources: what is there, what comes in, and what rots."""
    eaten = consumption(state, seat)
    net = food_output(state, seat) - eaten
    stock = food(state, seat)
    made = resource_output(state, seat)
    ore = resources(state, seat)
    scale = min(1.0, useful / 3)
    value = FOOD * scale * (min(stock, 10) + useful * min(net, 5))
    value += RESOURCE * scale * (min(ore, 18) + useful * made)
    short = eaten - stock - food_output(state, seat)
    if short > 0:
        value -= 4.0 * short
    if net < 0:
        value += 1.2 * net * soon
    return value - 0.35 * corruption(state, seat) * soon


def people(state: Ages, seat: int, left: float, soon: float) -> float:
    """Unused workers are hands that wait; unrest may cost a whole turn."""
    value = 0.9 * min(state.pool[seat], 3) * min(1.0, left / 4)
    discontent = state.discontent(seat)
    if discontent > state.pool[seat]:
        value -= 2.0 + soon * 0.5 * (state.culture_rating(seat) + 0.5 * state.science_rating(seat) + 2)
    elif discontent:
        value -= 0.6 * discontent
    spare = state.happiness(seat) - state.tables.needed_happiness[min(state.yellow[seat], 17)]
    return value + 0.35 * min(max(spare, 0), 2) * min(1.0, left / 5)


def might(state: Ages, seat: int, left: float) -> float:
    """Strength against the strongest rival: events, aggressions and wars ask for it."""
    own = state.strength(seat)
    rivals = [state.strength(other) for other in state.in_order(seat) if other != seat]
    if not rivals:
        return 0.0
    weight = 0.25 + 0.35 * state.age
    ahead = own - max(rivals)
    scale = min(1.0, left / 3)
    value = weight * (min(ahead, 4) if ahead > 0 else max(ahead, -14)) + 0.15 * min(own, 40)
    return scale * value + 0.45 * min(len(state.zones[MILITARY_HAND + seat]), state.military_total[seat]) * scale


def technologies(state: Ages, seat: int, useful: float) -> float:
    """Better cards are worth what their workers will make; a better government more room."""
    tables = state.tables
    scale = min(1.0, useful / 5)
    value = 0.0
    best: dict[int, int] = {}
    for tech in range(WORKER_CARDS):
        if state.technologies[seat] >> tech & 1:
            kind = tables.kind[tech]
            best[kind] = max(best.get(kind, 0), tables.age[tech])
    for kind, level in best.items():
        value += scale * level * (1.6 if kind < 2 else 1.3 if kind < 7 else 0.7)
    for tech in range(SPECIAL, TECHNOLOGIES):
        if state.technologies[seat] >> tech & 1:
            value += scale * 0.8 * tables.age[tech]
    value += scale * 1.5 * tables.urban_limit[state.government[seat]]
    if state.zones[LEADER + seat]:
        value += scale * (1.5 + tables.age[tables.name[state.zones[LEADER + seat][0]]])
    return value + 0.8 * len(state.zones[COLONIES + seat])


def hand(state: Ages, seat: int, useful: float) -> float:
    """Civil cards in hand are promises."""
    tables = state.tables
    scale = min(1.0, useful / 2)
    value = 0.0
    for card in state.zones[HAND + seat]:
        name = tables.name[card]
        level = tables.age[name]
        if name < TECHNOLOGIES:
            near = min(1.0, (state.science[seat] + 2 * state.science_rating(seat) + 1) / (tables.science[name] + 1))
            kind = 1.2 if name < LAB else 1.0 if name < INFANTRY else 0.5 if name < SPECIAL else 1.1
            if name >= GOVERNMENT:
                kind = 1.6
            if _surpassed(state, seat, name):
                kind *= 0.2
            value += scale * near * kind * (0.6 + 0.7 * level)
        elif tables.kind[name] == K_LEADER:
            taken = bool(state.zones[LEADER + seat])
            value += scale * (0.4 if taken and level <= state.age - 1 else 1.6 + 0.5 * level)
        elif tables.kind[name] == K_ACTION:
            value += 0.9 * min(1.0, useful)
    return value


def _surpassed(state: Ages, seat: int, name: int) -> bool:
    """A technology of this type and at least this level is in play already."""
    tables = state.tables
    mask = state.technologies[seat]
    if name >= GOVERNMENT:
        return tables.age[state.government[seat]] >= tables.age[name]
    kind = tables.kind[name]
    return any(
        mask >> tech & 1 and tables.kind[tech] == kind and tables.age[tech] >= tables.age[name]
        for tech in range(GOVERNMENT)
    )


def wonder(state: Ages, seat: int, left: float, useful: float) -> float:
    """An unfinished wonder is worth its end, as far as it will be reached."""
    zone = state.zones[WONDER + seat]
    if not zone:
        return 0.0
    tables = state.tables
    name = tables.name[zone[0]]
    assert tables.kind[name] == K_WONDER
    numbers = tables.stages[name]
    done = state.stages[seat]
    paid = sum(numbers[:done])
    missing = sum(numbers[done:])
    made = max(1, resource_output(state, seat))
    wait = max(0.0, (missing - resources(state, seat)) / made)
    turns = left - wait - 0.5
    if turns <= 0:
        return 0.25 * RESOURCE * paid
    end = turns * (tables.culture[name] + 0.5 * tables.gives_science[name] + 0.4 * max(0, tables.happiness[name]))
    end += turns * (CIVIL_ACTION * tables.civil_actions[name] + MILITARY_ACTION * tables.military_actions[name])
    end += 0.5 * tables.strength[name] + tables.blue[name] + 1.0
    for effect in tables.effects[name]:
        end += effect.worth(state, seat)
    if tables.power[name]:
        end += 0.4 * turns
    return max(0.0, 0.75 * end - RESOURCE * missing * 0.9) * (0.55 + 0.45 * paid / max(1, paid + missing)) + 0.3 * paid


def impacts(state: Ages, seat: int) -> float:
    """Events of the last age that lie in the decks and that the seat knows of: those it prepared itself."""
    tables = state.tables
    if state.age < 3:
        return 0.0
    value = 0.0
    known = state.knowledge(seat).zones
    for zone in (EVENTS, FUTURE):
        for card in state.zones[zone]:
            name = tables.name[card]
            if tables.age[name] == 3 and card in known:
                for op in tables.effects[name]:
                    own = op.worth(state, seat)
                    rivals = [op.worth(state, other) for other in state.in_order(seat) if other != seat]
                    value += 0.5 * (own - max(rivals, default=0))
    return value
