"""What nobody may learn: redeal, and two worlds that look the same to a seat."""

from __future__ import annotations

from typing import Any

from clio.engine.dice import Dice
from clio.engine.ids import Card
from clio.engine.redeal import hidden_places, redeal
from clio.engine.state import State
from clio.engine.view import SPECTATOR, view
from tests.conformance.checks_table import check_asked, check_components, check_possible
from tests.conformance.play import any_action, any_seat, observed


def check_redeal(state: State, seat: int, dice: Dice) -> State:
    """Another world: the same to the seat, with the same components, playable, and no word of the truth."""
    key = state.key()
    again = dice.clone()
    world = redeal(state, seat, dice)
    assert redeal(world, seat, again).key() == world.key(), "redeal depends on how the cards truly lie"
    assert state.key() == key, "redeal has changed the table"
    assert view(world, seat) == view(state, seat), f"redeal shows seat {seat} another table"
    assert view(world, SPECTATOR) == view(state, SPECTATOR) or state.layout.seats == 1
    check_components(world)
    check_possible(world)
    check_asked(world)
    assert state.over or world.dice.key() != state.dice.key()
    assert [repr(step) for step in world.agenda] == [repr(step) for step in state.agenda]
    assert world.game.plausible(world, seat)
    assert world.knowledge(seat).key() == state.knowledge(seat).key()
    for other in range(state.layout.seats):
        if other != seat:
            assert world.knowledge(other).key() == state.knowledge(SPECTATOR).key(), "a world remembers the truth"
    return world


def check_knowledge(state: State) -> None:
    """What anybody knows of hidden cards is true, and is about hidden cards only."""
    where = {card: zone for zone, cards in enumerate(state.zones) for card in cards}
    for seat in (SPECTATOR, *range(state.layout.seats)):
        known = state.knowledge(seat)
        hidden = {state.zones[zone][place] for zone, place in hidden_places(state, seat)}
        tops = {zone[-1] for number, zone in enumerate(state.zones) if zone and state.layout.top[number]}
        assert set(known.zones) <= hidden | tops, f"seat {seat} remembers a card that it sees"
        for card, zones in known.zones.items():
            zone = where[Card(card)]
            name = state.game.card_name[card]
            assert zones >> zone & 1, f"seat {seat} is wrong about the zone of {name}"
            if known.knows_place(card):
                assert zones == 1 << zone, f"seat {seat} knows the place of {name} in several zones"
                assert state.layout.ordered[zone], f"seat {seat} knows a place of {name} in a zone without order"


def check_same_for_seat(state: State, seat: int, dice: Dice, depth: int) -> None:
    """Play on in two worlds that look the same to a seat, with the same actions.

    As long as the seat sees the same happen, it sees the same table, and the same seats are asked the same
    question. When it acts itself, the two may part only where a card turns out to be another.
    """
    truth = state.clone()
    world = check_redeal(state, seat, dice)
    for _ in range(depth):
        if truth.over:
            return
        actor = any_seat(truth, dice)
        action = any_action(truth, actor, dice)
        if actor == seat:
            assert [a.text for a in world.legal(seat)] == [a.text for a in truth.legal(seat)]
        elif action not in world.legal(actor):
            return  # the other world's cards do not allow it
        unsaid = truth.answers != world.answers  # what others have answered face down may soon be seen
        happened = []
        for table in (truth, world):
            table.events = []
            table.apply(actor, action)
            happened.append(observed(table.events, table, seat))
        if happened[0] != happened[1]:
            if actor == seat and not unsaid:
                check_parted_by_a_card(happened[0], happened[1], action.text)
            return
        if unsaid and truth.answers == world.answers:
            return  # said now
        assert truth.open_mask() == world.open_mask(), f"who is asked after {action.text!r} tells what is hidden"
        if not truth.over:
            assert truth.asking().name == world.asking().name, f"what is asked after {action.text!r} tells too much"
        assert view(truth, seat) == view(world, seat), f"after {action.text!r} seat {seat} sees what is hidden"


def check_parted_by_a_card(one: list[tuple[Any, ...]], other: list[tuple[Any, ...]], text: str) -> None:
    for mine, yours in zip(one, other, strict=False):
        if mine != yours:
            turned = mine[:3] == yours[:3] and mine[5] != yours[5] and isinstance(mine[5], str)
            assert turned, f"what follows from {text!r} depends on hidden cards: {mine} or {yours}"
            return
    raise AssertionError(f"how much follows from {text!r} depends on hidden cards")
