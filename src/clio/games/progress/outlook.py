"""What somebody who thinks about an action works out from what the seat sees: what it takes, what it makes cheaper."""

from __future__ import annotations

from clio.engine.action import Action
from clio.engine.ids import Name, Seat
from clio.engine.words import Fills
from clio.games.progress.rules import kinds
from clio.games.progress.rules.discover import PayDiscovery
from clio.games.progress.state import (
    ACTIVE,
    DEVELOPMENTS,
    DRAW,
    GENERAL,
    HAND,
    KNOWLEDGE_COUNT,
    QUICK_DRAW,
    RESEARCH,
    SHUFFLE,
    Progress,
)


def outlook(state: Progress, seat: Seat, action: Action) -> list[tuple[str, Fills]]:
    kind = action.kind
    if kind == kinds.DISCOVER:
        return [taking(state, seat, action.card), *opening(state, seat, action.card), *ageing(state, action.card)]
    if kind == kinds.RESEARCH:
        turns = state.skill_value(seat, RESEARCH)
        return [("outlook-develops", {"n": turns}), *opening(state, seat, action.card), *ageing(state, action.card)]
    if kind in (kinds.PAY_CARD, kinds.DISCARD):
        return given_up(state, seat, action.card)
    if kind == kinds.DECK:
        return [("outlook-deck", {"n": deck_value(state, action.choice)})]
    if kind == kinds.TAKE_BACK:
        return taken_back(state, seat, action.card)
    left = state.actions_left(seat)
    if kind == kinds.END and left:
        return [("outlook-unused", {"n": left})]
    if kind == kinds.DRAW:
        lost: list[tuple[str, Fills]] = [("outlook-draw-ends", {"n": left - 1})] if left > 1 else []
        return [("outlook-draws", {"n": state.skill_value(seat, DRAW)}), *lost]
    if kind in (kinds.QUICK_DRAW, kinds.SHUFFLE):
        skill = QUICK_DRAW if kind == kinds.QUICK_DRAW else SHUFFLE
        return [("outlook-draws-less", {"n": state.skill_value(seat, skill), "draw": state.skill_value(seat, DRAW)})]
    return []


def taken_back(state: Progress, seat: Seat, tech: Name) -> list[tuple[str, Fills]]:
    """A development that is given up: how near it was."""
    for card in state.zones[DEVELOPMENTS + seat]:
        if state.lookup.tech[card] == tech:
            return [("outlook-given-up", {"n": state.markers[card]})]
    return []


def taking(state: Progress, seat: Seat, tech: Name) -> tuple[str, Fills]:
    """The knowledge that ready tokens leave to be paid from the hand."""
    lack = lacking(state, seat, tech, state.ready)
    if lack:
        values = [state.lookup.value[state.lookup.tech[card]] for card in state.zones[HAND + seat]]
        return "outlook-takes", {"n": lack, "hand": sum(values) - state.lookup.value[tech]}
    needed = lacking(state, seat, tech, [0] * len(state.ready))
    return ("outlook-free", {}) if needed else ("outlook-nothing", {})


def all_tokens(state: Progress) -> list[int]:
    """Ready or spent: in the next turn they are ready again."""
    return [ready + spent for ready, spent in zip(state.ready, state.spent, strict=True)]


def lacking(state: Progress, seat: Seat, tech: Name, tokens: list[int], besides: tuple[int, ...] = ()) -> int:
    """What tokens leave to be paid; `besides`: technologies that are there too."""
    own = tokens[KNOWLEDGE_COUNT * seat : KNOWLEDGE_COUNT * (seat + 1)]
    base = len(state.lookup.age) * seat
    lack = -own[GENERAL]
    for cost in state.lookup.costs[tech]:
        there = cost.prerequisite >= 0 and (cost.prerequisite in besides or state.area[base + cost.prerequisite])
        if not there:
            lack += max(0, cost.amount - own[cost.kind])
    return max(lack, 0)


def opening(state: Progress, seat: Seat, tech: Name, bought: tuple[int, ...] = ()) -> list[tuple[str, Fills]]:
    """What becomes cheaper: technologies in hand, each by how much.

    `bought`: what is being paid for, and so will be there.
    """
    lookup = state.lookup
    base = len(lookup.age) * seat
    name = names(state)
    held = dict.fromkeys(lookup.tech[card] for card in state.zones[HAND + seat])
    tokens = all_tokens(state)
    found: list[tuple[str, Fills]] = []
    for other in range(len(lookup.age)):
        if other == tech or other in bought or state.area[base + other]:
            continue
        if lookup.age[other] > min(state.age + 1, state.rulings.last_age):
            continue
        if all(cost.prerequisite != tech for cost in lookup.costs[other]):
            continue
        if other in held:
            without, beside = (lacking(state, seat, Name(other), tokens, there) for there in (bought, (*bought, tech)))
            spared = without - beside
            if spared and not lacking(state, seat, Name(other), [0] * len(tokens), (*bought, tech)):
                found.append(("outlook-opens", {"cards": name[other]}))
            elif spared:
                found.append(("outlook-cheaper", {"cards": name[other], "n": spared}))
    return found


def ageing(state: Progress, tech: Name) -> list[tuple[str, Fills]]:
    """A symbol that brings the next age nearer."""
    lookup = state.lookup
    age = lookup.symbol[tech]
    if age <= state.age:
        return []
    there = [
        sum(lookup.symbol[lookup.tech[card]] == age for card in state.zones[ACTIVE + seat])
        for seat in state.layout.all_seats
    ]
    missing = state.rulings.needed[age] - (max(there) if state.rulings.single_area else sum(there))
    return [("outlook-symbol", {"n": missing})] if missing > 0 else []


def given_up(state: Progress, seat: Seat, tech: Name) -> list[tuple[str, Fills]]:
    """A card that is paid or thrown away: what it would have been good for."""
    lookup = state.lookup
    copies = sum(lookup.tech[card] == tech for card in state.zones[HAND + seat])
    if state.area[len(lookup.age) * seat + tech] or copies > 1:
        return [("outlook-twice", {})]
    step = state.asking()
    bought = (step.target,) if isinstance(step, PayDiscovery) else ()
    lost = lacking(state, seat, tech, all_tokens(state), bought)
    return [("outlook-lost", {"n": lost}), *opening(state, seat, tech, bought)]


def deck_value(state: Progress, age: int) -> int:
    """What a card of an age usually pays."""
    lookup = state.lookup
    values = [lookup.value[tech] for tech in range(len(lookup.age)) if lookup.age[tech] == age]
    return round(sum(values) / max(1, len(values)))


def names(state: Progress) -> dict[int, str]:
    """A technology's id by its number."""
    return {tech: state.game.card_name[card] for card, tech in enumerate(state.lookup.tech) if tech >= 0}
