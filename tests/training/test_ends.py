"""Weights for the ends of turns, fitted to results."""

from __future__ import annotations

import pytest

from clio.engine.registry import load

numpy = pytest.importorskip("numpy")

from clio.training.ends import EndedGame, chances, ends_of, fitted  # noqa: E402


def test_it_finds_the_weights_that_made_the_results() -> None:
    dice = numpy.random.default_rng(1)
    truth = numpy.array([2.0, -1.0, 0.0, 0.5])
    games = []
    for _ in range(60):
        rows = dice.normal(0, [1, 3, 2, 8], (40, 4))
        games.append((rows, rows @ truth))
    found = fitted(games, 12.0, 0.01)
    assert found.weights == pytest.approx(truth, abs=0.02)
    assert found.wrong < 0.001 < found.plain
    assert found.rows == 54 * 40, "one game of ten is not fitted to"


def test_a_lead_is_a_chance() -> None:
    found = chances(numpy.array([-1000.0, 0.0, 12.0]), 12.0)
    assert found == pytest.approx([0.0, 0.5, 1 / (1 + numpy.exp(-1))])


def test_every_two_seats_are_compared_at_the_end_of_every_turn() -> None:
    game = load("progress")
    options = tuple(game.complete({"players": "3"}).items())
    planned = EndedGame("progress", options, "1", "ends", "plan:worlds=1:nodes=4", 0.1)
    rows, leads = ends_of(planned)
    assert rows.shape[1] == len(game.weights("ends").flat())
    assert len(rows) == len(leads)
    assert len(rows) % 3 == 0
    assert len(rows) > 30, "a game of three has more than ten turns"
    by_turn = leads.reshape(-1, 3)
    assert (by_turn == by_turn[0]).all(), "the result is the same whenever one looks"
    first, second, third = by_turn[0]  # 1 over 0, 2 over 0, 2 over 1
    assert second == first + third
    again, _ = ends_of(planned)
    assert (rows == again).all()
