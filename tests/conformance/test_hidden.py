"""Nothing a seat is shown or asked depends on what is hidden from it."""

from __future__ import annotations

from clio.engine.dice import dice_from_seed
from clio.engine.view import SPECTATOR
from tests.conformance import checks_hidden as check
from tests.conformance.conftest import ACTIONS, FURTHER, MOMENTS
from tests.conformance.play import Setup, any_action, any_seat, moments
from tests.conformance.witness import Witness, check_witness


def test_a_redealt_world_looks_the_same(setup: Setup) -> None:
    dice = dice_from_seed("redeal")
    for state in moments(setup, MOMENTS, "redeal"):
        check.check_knowledge(state)
        for seat in range(setup.seats):
            check.check_redeal(state, seat, dice)


def test_two_worlds_that_look_the_same_go_on_looking_the_same(setup: Setup) -> None:
    dice = dice_from_seed("worlds")
    for state in moments(setup, 2 * MOMENTS, "same"):
        check.check_same_for_seat(state, dice.below(setup.seats), dice, FURTHER)


def test_what_seats_remember_follows_from_what_happened(setup: Setup) -> None:
    """The kernel's memory against a second one, worked out from the events of the whole game."""
    follow_with_witnesses(setup, "witness")


def follow_with_witnesses(setup: Setup, seed: str) -> None:
    dice = dice_from_seed(seed)
    state = setup.start(seed, events=True)
    assert state.events is not None
    seats = [SPECTATOR, *range(setup.seats)]
    witnesses = [Witness(state, seat) for seat in seats]
    for witness in witnesses:
        witness.begin(table_before(state.zones, state.events))
    while True:
        for seat, witness in zip(seats, witnesses, strict=True):
            assert state.events is not None
            witness.watch(state.events)
            if state.number % 8 == 0 or state.over:
                check_witness(witness, state, seat)
        if state.over or state.number >= ACTIONS:
            return
        state.events = []
        seat = any_seat(state, dice)
        state.apply(seat, any_action(state, seat, dice))


def table_before(zones, events):
    """Where the cards lay before these events (only how many matters)."""
    before = [list(zone) for zone in zones]
    for event in reversed(events):
        if event.card >= 0 and event.src >= 0 and event.src != event.dst:
            before[event.dst].remove(event.card)
            before[event.src].append(event.card)
    return before
