"""Many reviews of one person: by kind of decision, with exercises; and a review that is kept and read again."""

from __future__ import annotations

import json

import pytest

from clio.coach import reviewing, thinking_for
from clio.coach.chart import accuracies
from clio.coach.progress import TOPICS, summary, topics_of
from clio.coach.report import body
from clio.coach.saying import Saying
from clio.coach.study import as_data, from_data, made_by
from clio.engine.registry import games, load
from tests.coach.test_review import match_of


@pytest.mark.parametrize("game", games())
def test_every_kind_of_move_belongs_to_a_kind_of_decision(game: str) -> None:
    known = topics_of(game)
    assert {*known.values()} <= {*TOPICS}
    words = {action.text.split()[0] for action in load(game).actions.rows}
    assert {*known} <= words, "words that no move begins with"
    assert len(words & {*known}) > len(words) * 0.8


def test_a_kept_review_reads_the_same() -> None:
    match = match_of("progress", ["hasty", "random"], 30)
    *_, review = reviewing(match, None, thinking_for(match.state, 1))
    text = json.dumps(as_data(review))
    again = from_data(json.loads(text), match)
    before, after = json.loads(text), as_data(again)
    assert after["turns"] == before["turns"]
    for was, now in zip(before["seats"], after["seats"], strict=True):
        assert now["accuracy"] == pytest.approx(was["accuracy"], abs=0.1)
        assert [d["choices"] for d in now["decisions"]] == [d["choices"] for d in was["decisions"]]
    saying = Saying(match.game, "en")
    assert body(again, match.names, saying).count("<div class='bar'>") == body(review, match.names, saying).count(
        "<div class='bar'>"
    )
    assert [moment.reason for moment in again.seats[0].moments] == [moment.reason for moment in review.seats[0].moments]


def test_another_game_is_made_otherwise() -> None:
    assert len({made_by(load(game)) for game in games()}) == len(games())


def decision(action: str, lost: float, label: str, step: int) -> dict[str, object]:
    return {"step": step, "label": label, "lost": lost, "choices": [{"action": action}]}


def test_what_costs_most() -> None:
    decisions = [
        decision("discover pottery", 3.0, "good", 4),
        decision("draw", 12.0, "mistake", 9),
        decision("draw", 20.0, "blunder", 7),
        decision("nobody-knows", 1.0, "good", 8),
    ]
    seat = {"seat": 1, "accuracy": 80.0, "lost": 36.0, "luck": -2.0, "decisions": decisions}
    found = summary({"game": "progress", "names": ["a", "b"], "seats": [seat]}, 1)
    assert found is not None
    assert (found.players, found.accuracy, found.lost) == (2, 80.0, 36.0)
    assert found.topics == {"cards": 32.0, "growth": 3.0, "military": 0.0, "timing": 0.0, "other": 1.0}
    assert [one.step for one in found.exercises] == [7, 9]
    assert summary({"game": "progress", "names": ["a", "b"], "seats": [seat]}, 0) is None


def test_a_chart_of_one_game_and_of_none() -> None:
    assert accuracies([], "x").count("<circle") == 0
    assert accuracies([90.0], "x").count("<circle") == 1
