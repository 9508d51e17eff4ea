"""Weights fitted to what choices led to."""

from __future__ import annotations

from pathlib import Path

import pytest

from clio.engine.registry import load

numpy = pytest.importorskip("numpy")

from clio.training import choices  # noqa: E402
from clio.training.choices import CLOSE, ROUNDS, Candidate, Choices, Searched, fitted, in_arrays, searched  # noqa: E402


def test_it_finds_the_weights_by_which_choices_differ() -> None:
    """However good the table of a decision is: only how its candidates differ tells what a weight is."""
    dice = numpy.random.default_rng(1)
    action, turn = numpy.array([2.0, -1.0, 0.0, 0.5]), numpy.array([0.0, 1.0, 3.0, -2.0])
    candidates = []
    for game in range(40):
        for number in range(10):
            table = dice.normal(0, 50, 4)  # what is the same for all candidates of the decision
            for _ in range(6):
                first = dice.normal(0, [1, 3, 2, 8])
                second = numpy.linalg.pinv(turn[None]) @ [action @ first] + 0.0
                second += dice.normal(0, 1, 4) @ (numpy.eye(4) - numpy.outer(turn, turn) / (turn @ turn))
                lead = CLOSE * float(action @ first)
                later = numpy.array([0.0, lead + dice.normal(0, CLOSE / 10)])
                candidates.append(Candidate((game, number), table + first, table + second, later, lead, 0.5))
    found = fitted(in_arrays(candidates), 0.001)
    assert found.action == pytest.approx(action, abs=0.15)
    assert found.turn == pytest.approx(turn, abs=0.15)
    assert found.rows == 2400
    assert min(found.agrees) > 0.98
    ahead = fitted(in_arrays(candidates), 0.001, 1.0)
    assert ahead.action == pytest.approx(action, abs=0.15)
    assert (ahead.action != found.action).any(), "it was fitted to how things look later"


def test_what_never_differs_gets_no_weight() -> None:
    dice = numpy.random.default_rng(2)
    rows = [numpy.array([dice.normal(), 7.0]) for _ in range(60)]
    candidates = [Candidate((n // 12, 0), row, row, row[:1], 0.01 * float(row[0]), 0.5) for n, row in enumerate(rows)]
    assert fitted(in_arrays(candidates), 0.1).action[1] == 0.0


def test_what_is_kept_in_files_comes_back(tmp_path: Path) -> None:
    dice = numpy.random.default_rng(3)
    candidates = [
        Candidate((n // 7, n // 3 % 2), dice.normal(0, 9, 4), dice.normal(0, 9, 4), dice.normal(0, 1, 2), 0.25, 1.0)
        for n in range(30)
    ]
    whole = in_arrays(candidates)
    for number, part in enumerate((candidates[:14], candidates[14:])):
        in_arrays(part).save(tmp_path / f"choices-{number}.npz")
    found = Choices.load(sorted(tmp_path.iterdir()))
    for name in ("game", "decision", "action", "turn", "later", "lead", "won"):
        assert (getattr(found, name) == getattr(whole, name)).all(), name
    assert (whole.action[0] == 0).all(), "what all candidates share is left out"
    assert numpy.ptp(whole.action[:3], axis=0) == pytest.approx(
        numpy.ptp([each.action for each in candidates[:3]], axis=0), abs=0.05
    )


def test_a_game_is_searched_the_same_way_again(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"PLAYER": "random", "ASKED": 3, "WORLDS": 2, "CANDIDATES": 3, "THOUGHT": 0, "NODES": 4}.items():
        monkeypatch.setattr(choices, name, value)
    game = Searched("progress", 2, 5)
    found = searched(game)
    assert found
    terms = len(load("progress").weights("ends").flat())
    for each in found:
        assert each.action.shape == each.turn.shape == (terms,)
        assert -0.5 <= each.lead <= 0.5
        assert each.later.shape == (1 + len(ROUNDS),)
        assert (abs(each.later) <= 0.5).all()
        assert 0.0 <= each.won <= 1.0
    by_decision = [[each for each in found if each.decision == decision] for decision in {e.decision for e in found}]
    assert all(len(each) <= 3 for each in by_decision)
    assert any((numpy.ptp([each.action for each in some], axis=0) > 0).any() for some in by_decision if len(some) > 1)
    again = searched(game)
    assert [each.lead for each in again] == [each.lead for each in found]
    assert all((one.turn == other.turn).all() for one, other in zip(found, again, strict=True))
