"""Hypothesis plays: acts, undoes, saves and loads, replays, re-deals, in any order, and shrinks what goes wrong."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from clio.engine.dice import dice_from_seed
from clio.engine.position import load_position, position_text
from clio.engine.record import RecordFile, record_text
from clio.engine.state import State
from tests.conformance import checks_hidden, checks_table
from tests.conformance.conftest import BURST, EXAMPLES, STEPS
from tests.conformance.play import Setup, accepted, any_action, any_seat, by_name, every_game

NUMBER = st.integers(0, 2**16)


class Table(RuleBasedStateMachine):
    """One match; every rule leaves it as a match that could have been played."""

    setup_: Setup

    @initialize(seed=NUMBER)
    def sit_down(self, seed: int) -> None:
        self.match = self.setup_.match(str(seed))
        self.kept: list[tuple[State, tuple[object, ...]]] = []

    def playing(self) -> bool:
        return not self.match.state.over

    @precondition(playing)
    @rule(choice=NUMBER)
    def act(self, choice: int) -> None:
        seats = self.match.state.seats_open()
        seat = seats[choice % len(seats)]
        legal = self.match.state.legal(seat)
        self.match.act(seat, legal[choice // len(seats) % len(legal)])

    @precondition(playing)
    @rule(seed=NUMBER, count=st.integers(1, BURST))
    def act_often(self, seed: int, count: int) -> None:
        dice = dice_from_seed(str(seed))
        while count and self.playing():
            seat = any_seat(self.match.state, dice)
            self.match.act(seat, any_action(self.match.state, seat, dice))
            count -= 1

    @rule(seat=st.integers(0, 7))
    def undo(self, seat: int) -> None:
        seat %= self.setup_.seats
        if self.match.can_undo(seat):
            number = self.match.state.number
            self.match.undo(seat)
            assert self.match.state.number == number - 1

    @rule()
    def keep_a_copy(self) -> None:
        self.kept.append((self.match.state.clone(), self.match.state.key()))

    @rule(seed=NUMBER)
    def play_on_in_a_copy(self, seed: int) -> None:
        dice = dice_from_seed(str(seed))
        state = self.kept[-1][0].clone() if self.kept else self.match.state.clone()
        for _ in range(BURST):
            if not state.over:
                seat = any_seat(state, dice)
                state.apply(seat, any_action(state, seat, dice))

    @rule()
    def save_and_load_the_position(self) -> None:
        text = position_text(self.match.state)
        loaded = load_position(text)
        assert position_text(loaded) == text
        assert by_name(loaded) == by_name(self.match.state)

    @rule()
    def save_and_replay_the_record(self) -> None:
        text = record_text(self.match)
        replayed = RecordFile(text).replay()
        assert record_text(replayed) == text
        assert replayed.state.key() == self.match.state.key()
        can = [self.match.can_undo(seat) for seat in range(self.setup_.seats)]
        assert [replayed.can_undo(seat) for seat in range(self.setup_.seats)] == can

    @rule(seat=st.integers(0, 7), seed=NUMBER)
    def redeal(self, seat: int, seed: int) -> None:
        checks_hidden.check_redeal(self.match.state, seat % self.setup_.seats, dice_from_seed(str(seed)))

    @rule(seat=st.integers(0, 7), seed=NUMBER)
    def play_on_in_two_worlds(self, seat: int, seed: int) -> None:
        dice = dice_from_seed(str(seed))
        checks_hidden.check_same_for_seat(self.match.state, seat % self.setup_.seats, dice, BURST)

    @invariant()
    def nothing_impossible(self) -> None:
        if hasattr(self, "match"):
            checks_table.check_components(self.match.state)
            checks_table.check_possible(self.match.state)
            checks_table.check_asked(self.match.state)
            checks_hidden.check_knowledge(self.match.state)

    @invariant()
    def copies_stay_as_they_were(self) -> None:
        for state, key in getattr(self, "kept", [])[-2:]:
            assert state.key() == key, "a copy has changed"


def lookup() -> list[Setup]:
    """For each game the least and the most players, with everything that goes together."""
    found = []
    for game in every_game():
        for players in (min(game.seat_numbers), max(game.seat_numbers)):
            chosen = {"players": str(players)}
            for option in game.options.values():
                more = {**chosen, option.name: option.values[-1]} if option.group == "with" else chosen
                chosen = more if accepted(game, more) else chosen
            found.append(Setup(game, chosen))
    return found


@pytest.mark.parametrize("table", lookup(), ids=str)
def test_whatever_is_done_in_whatever_order(table: Setup) -> None:
    run(table, tuple(Phase))


def run(table: Setup, phases: Sequence[Phase], examples: int = EXAMPLES) -> None:
    class OneTable(Table):
        setup_ = table

    limits = settings(
        max_examples=examples,
        stateful_step_count=STEPS,
        deadline=None,
        derandomize=True,
        database=None,
        phases=phases,
        suppress_health_check=tuple(HealthCheck),
    )
    run_state_machine_as_test(OneTable, settings=limits)
