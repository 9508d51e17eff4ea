"""Features of actions: two actions that differ look different, and seats are counted from the one that looks."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from clio.cli import main
from clio.engine.registry import games, load
from clio.research import ActionFeatures, Episode


@pytest.mark.parametrize("name", games())
def test_no_two_actions_have_the_same_features(name: str) -> None:
    game = load(name)
    features = ActionFeatures(game)
    seats = max(game.seat_numbers)
    table = features.table(0, seats)
    width = features.width
    rows = {action.text: table[action.index * width : (action.index + 1) * width] for action in game.actions.rows}
    free = [text for text in rows if text.startswith("- ")]
    assert all(not any(rows[text]) for text in free), "a row that is kept free has no features"
    used = [row for text, row in rows.items() if text not in free]
    assert len(used) == len(set(used))


def test_parts_follow_one_another() -> None:
    features = ActionFeatures(load("progress"))
    at = 0
    for part in features.parts:
        assert part.start == at
        at += part.length
    assert at == features.width


def test_seats_are_counted_from_the_one_that_looks() -> None:
    game = load("through_the_ages")
    features = ActionFeatures(game)
    action = game.actions.find("aggression enslave on 1").index
    seats = [features.of(action, seat, 3)[features.seat_at : features.seat_at + 3] for seat in range(3)]
    assert seats == [b"\x01\x00\x00", b"\x00\x00\x01", b"\x00\x01\x00"]


@pytest.mark.parametrize("name", games())
def test_the_candidates_of_an_episode_are_its_legal_actions(name: str) -> None:
    game = load(name)
    episode = Episode(game, game.complete({"players": "2"}), "candidates")
    features = ActionFeatures(game)
    for _ in range(20):
        legal, rows = episode.candidates(features)
        assert legal == episode.legal()
        assert len(rows) == len(legal) * features.width
        assert rows[: features.width] == features.of(legal[0], episode.seat, 2)
        episode.act(legal[0])


def test_the_command_lists_them() -> None:
    result = CliRunner().invoke(main, ["research", "fields", "progress", "--actions", "--lang", "en"])
    assert result.exit_code == 0, result.output
    assert "second card" in result.output
    assert "655 actions" in result.output
