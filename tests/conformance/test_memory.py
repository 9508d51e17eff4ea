"""What a seat knows does not depend on the short cuts that are taken to find it out."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine import memory
from clio.engine.dice import dice_from_seed
from clio.engine.game import Game
from clio.engine.match import Match
from clio.engine.memory import LONG_LOG, Knowledge
from clio.engine.registry import games, load


def known(game: Game, players: int, actions: int) -> list[object]:
    """What all know, time and again, in a game played at random."""
    state = game.new(players=players, seed="known")
    dice = dice_from_seed("short cuts")
    found: list[object] = []
    while not state.over and state.number < actions:
        seat = state.seats_open()[0]
        legal = [action for action in state.legal(seat) if not game.rare(action)] or state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))])
        if state.number % 9 == 0:
            state.memory.settle(state.layout, game.card_back, game.copies())
            found.append(state.memory.key())
    return found


@pytest.mark.parametrize("name", games())
def test_short_cuts_change_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(name)
    players = min(4, max(game.seat_numbers))
    with_them = known(game, players, 500)
    missed = Knowledge.missed

    def slowly(self: Knowledge, *arguments: object) -> None:
        self.spread.clear()
        self.at = None
        self.somewhere = -1
        missed(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Knowledge, "missed", slowly)
    assert known(game, players, 500) == with_them
    assert any(with_them)


@pytest.mark.parametrize("name", games())
def test_a_match_does_the_same_work_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that was seen is worked in once for each seat, however many copies of the table are asked since."""
    work_in = memory._work_in
    lines = [0]

    def counted(*arguments: Any) -> None:
        lines[0] += 1
        work_in(*arguments)

    monkeypatch.setattr(memory, "_work_in", counted)
    game = load(name)
    players = min(4, max(game.seat_numbers))
    match = Match(game, {"players": str(players)}, "once", ["somebody"] * players)
    dice = dice_from_seed("once")
    while not match.state.over and len(match.entries) < 600:
        seat = match.state.seats_open()[0]
        match.act(seat, [*match.state.legal(seat)][dice.below(len(match.state.legal(seat)))])
    assert lines[0] > 0
    assert lines[0] / len(match.entries) < LONG_LOG * 1.5, "the log is worked in anew at every action"
