"""Features of actions: two actions that differ look different, and seats are counted from the one that looks."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from clio.cli import main
from clio.engine.registry import games, load
from clio.engine.sight import Sight
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


def test_a_part_tells_which_card_each_byte_is_about() -> None:
    """As the encoder writes it: the cards of the hand are those whose names stand beside a number that is not 0."""
    game = load("progress")
    state = game.new(players=3, seed="names")
    part = next(part for part in game.encoder().parts if part.name == "hand: own")
    seen = Sight(game.encoder()).encode(state, 1)[part.start : part.start + part.length]
    hand = sorted(game.card_name[card] for card in state.zones[state.layout.by_name["hand 2"]])
    assert hand
    assert sorted(name for name, n in zip(part.names, seen, strict=True) for _ in range(n)) == hand
    said = CliRunner().invoke(main, ["research", "fields", "progress", "--part", "hand: own", "--lang", "en"])
    assert str(part.start + part.names.index(hand[0])) in next(
        line for line in said.output.splitlines() if f" {hand[0]} " in line
    )
    wrong = CliRunner().invoke(main, ["research", "fields", "progress", "--part", "hand: owm", "--lang", "en"])
    assert wrong.exit_code != 0
