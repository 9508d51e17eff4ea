"""What several who look at a table share of it holds nothing that one of them may not see."""

from __future__ import annotations

import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.match import Match
from clio.engine.registry import games, load
from clio.engine.view import SPECTATOR, common, view
from tests.conformance.play import any_action, any_seat


@pytest.mark.parametrize("name", games())
def test_a_view_made_of_what_is_shared_is_as_one_made_alone(name: str) -> None:
    game, dice = load(name), dice_from_seed("common")
    players = max(game.seat_numbers)
    match = Match(game, {"players": str(players)}, "3", [f"Name{seat}" for seat in range(players)])
    own_zones = 0
    for _ in range(60):
        if match.state.over:
            break
        shared = common(match.state)
        alone = {seat: view(match.state, seat) for seat in (SPECTATOR, *range(players))}
        for seat in (*range(players), SPECTATOR):
            assert view(match.state, seat, shared) == alone[seat]
            own_zones += alone[seat].zones != alone[SPECTATOR].zones
        seat = any_seat(match.state, dice)
        match.act(seat, any_action(match.state, seat, dice))
    assert own_zones > 20, "some saw what others did not"
