"""Tuning: it finds what is better, the same for the same seed, and goes on where it was stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from clio.arena import tune
from clio.arena.evolution import Evolution
from clio.arena.tune import Progress, Trial, Tuner, Wish, compare, try_out
from clio.bots.plan import Settings
from clio.engine.errors import ClioError
from clio.engine.registry import games, load
from clio.engine.weights import Weights, parse_weights, weights_file

FAST = Settings(worlds=1, nodes=20)
WISH = Wish("ancient_knowledge", "hand", FAST, ("random",), (2,), generations=2, born=4, deals=1, seed="test")


def silent(_: Progress) -> None:
    pass


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are not played: the more a first card in hand is worth, the better."""

    def tried(trial: Trial) -> tuple[float, float]:
        lead = 100 * trial.numbers[1] + trial.seat
        return (lead % 2) / 2, lead

    monkeypatch.setattr(tune, "try_out", tried)


def test_evolution_finds_the_best_of_a_noisy_function() -> None:
    """Each number should be e times its first value but one that does not matter."""
    evolution = Evolution([2.0, 5.0, 0.1, 3.0], "find", 12)
    best = [5.4, 13.6, 0.27]

    def worth(numbers: list[float]) -> float:
        return -sum((number / wanted - 1) ** 2 for number, wanted in zip(numbers, best, strict=False))

    for _ in range(60):
        evolution.learn([worth(numbers) for numbers in evolution.candidates()])
    assert evolution.best()[:3] == pytest.approx(best, rel=0.1)
    assert evolution.step < 0.25


def test_a_weight_keeps_its_sign_and_nothing_stays_nothing() -> None:
    for numbers in Evolution([1.0, -1.0, 0.0], "signs", 8).candidates():
        assert numbers[0] > 0 > numbers[1]
        assert numbers[2] == 0


@pytest.mark.usefixtures("quick")
def test_the_same_seed_gives_the_same_weights() -> None:
    found = [Tuner(WISH).run(1, silent).flat() for _ in range(2)]
    assert found[0] == found[1]
    assert found[0] != load(WISH.game).weights("hand").flat()


@pytest.mark.usefixtures("quick")
def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole = Tuner(WISH).run(1, silent).flat()
    path = tmp_path / "run.json"
    first = Tuner(Wish(**{**vars(WISH), "generations": 1}), path)
    first.run(1, silent)
    second = Tuner(WISH, path)
    assert second.evolution.generation == 1
    assert second.run(1, silent).flat() == whole
    assert [each.generation for each in second.history] == [1, 2]


@pytest.mark.usefixtures("quick")
def test_a_checkpoint_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    Tuner(WISH, path).run(1, silent)
    with pytest.raises(ClioError, match=r"run\.json is of another run"):
        Tuner(Wish(**{**vars(WISH), "seed": "other"}), path)
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(ClioError, match=r"run\.json cannot be read"):
        Tuner(WISH, path)


def test_candidates_meet_the_same_deals_from_every_seat() -> None:
    tuner = Tuner(Wish(**{**vars(WISH), "players": (2, 3), "deals": 2}))
    one, other = (tuner.trials(numbers) for numbers in tuner.evolution.candidates()[:2])
    assert [(trial.seed, trial.seat) for trial in one] == [(trial.seed, trial.seat) for trial in other]
    assert [trial.seat for trial in one] == [0, 1, 0, 1, 2]
    ahead, margin = try_out(one[0])
    assert ahead in (0.0, 0.5, 1.0)
    assert margin != 0


def test_the_check_says_how_good_weights_are() -> None:
    share, error = compare(WISH, load(WISH.game).weights("hand"), "random", 2, 1, "check")
    assert share >= 0.5
    assert error >= 0


def test_too_few_candidates_are_refused() -> None:
    with pytest.raises(ClioError, match="2 candidates are too few"):
        Tuner(Wish(**{**vars(WISH), "born": 2}))


# --- weights


@pytest.mark.parametrize("game", games())
def test_tuned_weights_have_the_names_of_those_by_hand(game: str) -> None:
    loaded = load(game)
    hand, tuned = loaded.weights("hand"), loaded.weights("tuned")
    assert hand.names() == tuned.names()
    assert hand.flat() != tuned.flat()
    assert parse_weights(tuned.toml()).flat() == pytest.approx(tuned.flat(), rel=1e-5)


def test_weights_can_be_one_long_row_and_back() -> None:
    weights = Weights({"one": 1.0, "row": [2.0, 3.0]})
    assert weights.names() == ["one", "row.0", "row.1"]
    assert weights.with_flat([4.0, 5.0, 6.0]).values == {"one": 4.0, "row": [5.0, 6.0]}
    assert weights.times({"row": 2.0}).values == {"one": 1.0, "row": [4.0, 6.0]}


def test_a_file_of_other_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("one = 1.0\n", encoding="utf-8")
    assert weights_file(path, Weights({"one": 2.0})).flat() == [1.0]
    with pytest.raises(ClioError, match="'one' is missing or unknown"):
        weights_file(path, Weights({"two": 2.0}))
    path.write_text("one = [\n", encoding="utf-8")
    with pytest.raises(ClioError, match=r"mine\.toml cannot be read"):
        weights_file(path, Weights({"one": 2.0}))


@pytest.mark.usefixtures("quick")
def test_a_checkpoint_is_plain_json(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    Tuner(WISH, path).run(1, silent)
    assert json.loads(path.read_text())["evolution"]["generation"] == 2
