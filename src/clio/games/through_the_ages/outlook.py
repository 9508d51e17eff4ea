"""What somebody who thinks about an action works out from what the seat sees: prices, means, what stays unused."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from clio.engine.action import Action
from clio.engine.ids import Name, Seat
from clio.engine.words import Fills
from clio.games.through_the_ages.operations.powers import INFANTRY_AS_CAVALRY, MILITARY_REVOLUTION
from clio.games.through_the_ages.phrases import signed
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.armies import tactical
from clio.games.through_the_ages.rules.building import at_limit, build_cost, upgrade_cost
from clio.games.through_the_ages.rules.developing import science_cost
from clio.games.through_the_ages.rules.measures import consumption, food_output, resource_output
from clio.games.through_the_ages.rules.payment import food, resources
from clio.games.through_the_ages.rules.row import price
from clio.games.through_the_ages.state import (
    GOVERNMENT,
    INFANTRY,
    K_LEADER,
    K_WONDER,
    LAB,
    LEADER,
    ROW,
    SLOTS,
    TECHNOLOGIES,
    WORKER_CARDS,
    Ages,
)

if TYPE_CHECKING:
    from clio.games.through_the_ages.game import AgesGame


def outlook(state: Ages, seat: Seat, action: Action) -> list[tuple[str, Fills]]:
    kind, name = action.kind, action.card
    if kind == kinds.TAKE:
        return [
            ("outlook-price", {"n": price(state, seat, action.slot, name), "left": actions_left(state, seat)}),
            *elsewhere(state, seat, action.slot, name),
            *means(state, seat, name),
            *revolution(state, seat, name),
            *government(state, seat, name),
        ]
    if kind == kinds.REVOLT:
        return [*revolution(state, seat, name), *government(state, seat, name)]
    if kind in (kinds.TACTIC, kinds.COPY):
        return [] if forms_army(state, seat, name) else [("outlook-no-army", {})]
    if kind in (kinds.DEVELOP, kinds.PLAY, kinds.LEADER):
        return [*means(state, seat, name), *government(state, seat, name)]
    if kind in (kinds.DESTROY, kinds.POPULATION):
        return eating(state, seat, action)
    if kind == kinds.END and state.turn == seat:
        left = actions_left(state, seat)
        return [("outlook-unused", {"n": left})] if left > 0 else []
    return []


def eating(state: Ages, seat: Seat, action: Action) -> list[tuple[str, Fills]]:
    """That the people will eat more than the farms make, where it is by this action: how long the stock lasts."""
    after = state.clone()
    after.events = None
    after.apply(seat, action)
    net, before = (food_output(each, seat) - consumption(each, seat) for each in (after, state))
    if net >= min(0, before):
        return []
    stock = food(after, seat)
    return [("outlook-eating", {"n": -net, "food": stock, "turns": stock // -net})]


def actions_left(state: Ages, seat: Seat) -> int:
    return state.civil[seat] + state.civil_extra


def lacking(message: str, need: int, stock: int, more: int) -> tuple[str, Fills]:
    """What lacks, and in how many turns it is there at what is made in each; 0: never."""
    lack = max(0, need - stock)
    return message, {"n": lack, "more": more, "turns": -(-lack // more) if more > 0 else 0}


def elsewhere(state: Ages, seat: Seat, slot: int, name: Name) -> list[tuple[str, Fills]]:
    """Another copy in the row: nothing is lost by waiting, or it is cheaper there."""
    names = state.lookup.name
    cards = iter(state.zones[ROW])
    lying = [(place, names[next(cards)]) for place in range(SLOTS) if state.filled[place]]
    prices = [price(state, seat, place, other) for place, other in lying if other == name and place != slot]
    return [("outlook-another", {"n": min(prices)})] if prices else []


def means(state: Ages, seat: Seat, name: Name) -> list[tuple[str, Fills]]:
    """What a card still takes before it works, beside what there is."""
    lookup = state.lookup
    if name < TECHNOLOGIES:
        cost = science_cost(state, seat, name, lookup.science[name], 0)
        found = [lacking("outlook-science", cost, state.science[seat], state.science_rating(seat))]
        if name < WORKER_CARDS:
            found += worker(state, seat, name)
        return [*found, *standing(state, seat, name)]
    if lookup.kind[name] == K_WONDER:
        need = sum(lookup.stages[name])
        message, fills = lacking("outlook-wonder", need, resources(state, seat), resource_output(state, seat))
        return [(message, {**fills, "n": need, "lack": fills["n"]})]
    if lookup.kind[name] == K_LEADER and state.zones[LEADER + seat]:
        return [("outlook-leader", {"cards": state.game.card_name[state.zones[LEADER + seat][0]]})]
    return []


def worker(state: Ages, seat: Seat, name: Name) -> list[tuple[str, Fills]]:
    """What a worker on a technology takes: one on a lower level moves up; a new one where that is allowed."""
    lookup = state.lookup
    first = name
    while first > 0 and lookup.last_of_kind[first - 1] == lookup.last_of_kind[name]:
        first = Name(first - 1)
    lower = [old for old in range(first, name) if state.workers[WORKER_CARDS * seat + old]]
    stock, more = resources(state, seat), resource_output(state, seat)
    if lower:
        need = min(upgrade_cost(state, seat, Name(old), name, 0) for old in lower)
        return [lacking("outlook-upgrade", need, stock, more)]
    if LAB <= name < INFANTRY and at_limit(state, seat, name):
        return []
    if state.pool[seat] == 0:
        return [("outlook-no-worker", {})]
    return [lacking("outlook-worker", build_cost(state, seat, name, 0), stock, more)]


def forms_army(state: Ages, seat: Seat, tactic: Name) -> bool:
    """Do the units there are make an army of this tactic?"""
    flexible = state.powers[seat] >> INFANTRY_AS_CAVALRY & 1 == 1
    return tactical(state.lookup, tactic, state.workers, WORKER_CARDS * seat, flexible) > 0


def government(state: Ages, seat: Seat, name: Name) -> list[tuple[str, Fills]]:
    """What a government gives more than the one there is, which leaves when it comes."""
    if not GOVERNMENT <= name < TECHNOLOGIES:
        return []
    cards = cast("AgesGame", state.game).deck.cards
    new, old = (cards[which].data for which in (name, state.government[seat]))
    fills: Fills = {"limit": new["urban_limit"], "old_limit": old["urban_limit"]}
    for key, short in (("civil_actions", "civil"), ("military_actions", "military")):
        fills |= {short: new["gives"].get(key, 0), f"old_{short}": old["gives"].get(key, 0)}
    found: list[tuple[str, Fills]] = [("outlook-government", fills)]
    for key in ("strength", "culture", "science", "happiness"):
        more = new["gives"].get(key, 0) - old["gives"].get(key, 0)
        if more:
            found.append((f"gives-{key}", {"n": signed(more)}))
    return found


def revolution(state: Ages, seat: Seat, name: Name) -> list[tuple[str, Fills]]:
    """The other way to a government: less science, and all actions of a turn."""
    if not GOVERNMENT <= name < TECHNOLOGIES:
        return []
    cost = science_cost(state, seat, name, state.lookup.revolution[name], 0)
    message = "outlook-revolution-military" if state.has(seat, MILITARY_REVOLUTION) else "outlook-revolution"
    return [(message, {"n": cost, "lack": max(0, cost - state.science[seat])})]


def standing(state: Ages, seat: Seat, name: Name) -> list[tuple[str, Fills]]:
    """How one stands in what a technology is for: strength beside the others, happiness beside what is needed."""
    lookup = state.lookup
    worker = name < WORKER_CARDS
    if name >= GOVERNMENT:
        return []  # it is for its actions
    found: list[tuple[str, Fills]] = []
    if lookup.strength[name] or (worker and lookup.worker_strength[name]):
        rival = max((state.strength(other) for other in state.in_order(seat) if other != seat), default=0)
        found.append(("outlook-strength", {"n": state.strength(seat), "rival": rival}))
    if lookup.happiness[name] or (worker and lookup.worker_happiness[name]):
        needed = lookup.needed_happiness[min(state.yellow[seat], len(lookup.needed_happiness) - 1)]
        found.append(("outlook-happiness", {"n": state.happiness(seat), "needed": needed}))
    return found
