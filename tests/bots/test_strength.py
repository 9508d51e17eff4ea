"""That the bots are worth something; `make soak` measures how much, over 400 games."""

from __future__ import annotations

import pytest

from clio.arena import simulate
from clio.engine.registry import games


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("other", ["random", "hasty"])
def test_greedy_wins(game: str, other: str) -> None:
    summary = simulate(game, ["greedy", other], 8, seed="strength", workers=1)
    assert summary.standings["greedy"].wins >= 7
