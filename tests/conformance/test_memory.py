"""What a seat knows does not depend on the short cuts that are taken to find it out."""

from __future__ import annotations

import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.game import Game
from clio.engine.memory import Knowledge
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
