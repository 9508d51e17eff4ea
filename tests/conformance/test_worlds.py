"""On a toy deck: redeal reaches every possible world and no other; memory never excludes a possible one."""

from __future__ import annotations

import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.redeal import redeal
from clio.engine.state import State
from docs.example.rules import GIVE, PAY
from tests.conformance.conftest import DRAWS, MOST_WORLDS, TOYS
from tests.conformance.play import Setup, any_action, any_seat, by_name, example_game
from tests.conformance.witness import TooMany, Worlds, arrangements

TOY = {"players": "2", "purse": "small", "days": "4"}
COINS = 0  # their back


def possible(state: State, seat: int) -> set[object]:
    """What memory and `plausible` leave possible, counted out."""
    game = state.game
    worlds = [world for world in arrangements(state, seat, COINS) if game.plausible(world, seat)]
    return {by_name(world) for world in worlds if all(world.legal(other) for other in world.seats_open())}


@pytest.mark.parametrize("number", range(TOYS))
def test_redeal_reaches_exactly_the_possible_worlds(number: int) -> None:
    setup = Setup(example_game(), TOY)
    dice = dice_from_seed(f"toy {number}")
    state = setup.start(f"toy {number}")
    while not state.over:
        seat = any_seat(state, dice)
        state.apply(seat, any_action(state, seat, dice))
        other = dice.below(2)
        worlds = possible(state, other)
        if dice.below(2) or len(worlds) > MOST_WORLDS:
            continue
        found = set()
        for _ in range(DRAWS):
            found.add(projected(redeal(state, other, dice), state))
            if found == worlds:
                break
        assert found == worlds, f"{len(found - worlds)} impossible and {len(worlds - found)} unreachable worlds"


def projected(world: State, state: State) -> object:
    """By name, with the wonders as they truly lie: only coins are counted out here."""
    copied = world.clone()
    for zone, cards in enumerate(copied.zones):
        if cards and state.game.card_back[cards[0]] != COINS:
            copied.zones[zone] = state.zones[zone][:]
    return by_name(copied)


@pytest.mark.parametrize("number", range(TOYS))
def test_memory_never_excludes_a_world_that_is_really_possible(number: int) -> None:
    """All worlds that agree with what a seat saw, found by playing the game in every one of them."""
    setup = Setup(example_game(), TOY)
    dice = dice_from_seed(f"really {number}")
    state = setup.start(f"really {number}")
    seat = number % 2
    worlds = Worlds(state, seat, COINS, {PAY, GIVE}, MOST_WORLDS)
    exact = []
    while not state.over:
        before = state.clone()
        actor = any_seat(state, dice)
        action = any_action(state, actor, dice)
        state.events = []
        state.apply(actor, action)
        try:
            worlds.follow(state, actor, action, before)
        except TooMany:
            break
        real, remembered = set(worlds.worlds), possible(state, seat)
        assert by_name(state) in real
        assert real <= remembered, f"after {action.text!r} memory excludes {len(real - remembered)} possible worlds"
        exact.append(real == remembered)
    assert len(exact) > 10
    # Zones are remembered card by card, so that joint conclusions are lost; most of the time there is none.
    assert sum(exact) > 0.5 * len(exact), f"memory is exact at {sum(exact)} of {len(exact)} moments only"
