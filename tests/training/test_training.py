"""Training: it learns something that can be checked, the same for the same seed, and goes on where it was stopped."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from clio import bots
from clio.bots.plan import Plan, Settings
from clio.bots.value import HAND, NetValue, encoder_for, judged, net_from, outcome, seen
from clio.engine.dice import dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.registry import games, load
from clio.engine.result import Result
from clio.engine.sight import Sight

numpy = pytest.importorskip("numpy", reason="NumPy is not installed")

from clio.training import self_play  # noqa: E402
from clio.training.learner import Computer, Learner  # noqa: E402
from clio.training.samples import returns, samples_of, shape_of  # noqa: E402
from clio.training.self_play import PlannedGame, play_planned  # noqa: E402
from clio.training.trainer import Progress, Trainer, Wish, reason_to_stop  # noqa: E402

GAME = load("progress")
FAST = Settings(nodes=4)
WISH = Wish("progress", (2,), rounds=1, games=12, hidden=8, batch=128, kept=0.1, settings=FAST, passes=2.0, seed="test")


def silent(_: Progress) -> None:
    pass


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Trainer:
    """One round of a few games, in some seconds."""
    trainer = Trainer(WISH, tmp_path_factory.mktemp("trained"), Computer("numpy"))
    trainer.run(1, silent)
    return trainer


def planned(seed: str, value: str = HAND, players: int = 2) -> PlannedGame:
    options = tuple(GAME.complete({"players": str(players)}).items())
    return PlannedGame("progress", options, seed, (value,) * players, (True,) * players, FAST, kept=0.3)


# --- what it learns


def test_it_learns_to_tell_who_is_ahead() -> None:
    """After many passes over few games it knows how they ended; before, no better than the hand-written value."""
    trajectories = [trajectory for seed in range(3) for trajectory in play_planned(planned(f"known {seed}"))]
    shape = shape_of(trajectories, encoder_for(GAME).size)
    computer = Computer("numpy")
    learner = Learner(shape, 16, 1, computer)
    known = samples_of(trajectories, shape, computer)
    before, by_hand = known.wrong(learner)
    worth = known.worth(learner, 1.0, 1.0)
    for _ in range(150):
        learner.step(known.columns, known.inputs, known.hands, worth, 0.01)
    after, _ = known.wrong(learner)
    assert before > 0.3
    assert after < 0.1 * min(before, by_hand)


def test_a_position_is_worth_what_the_next_turn_tells() -> None:
    told = numpy.array([[0.1, 1.0], [0.2, 2.0], [0.3, 3.0], [0.4, 4.0]], numpy.float32)
    turns = numpy.array([0, 0, 2, 4])
    end = numpy.array([1.0, 10.0], numpy.float32)
    assert returns(told, turns, end, 1.0).tolist() == [[1.0, 10.0]] * 4
    assert returns(told, turns, end, 0.0)[:, 1].tolist() == [3.0, 3.0, 4.0, 10.0]
    assert returns(told, turns, end, 0.5)[:, 1].tolist() == [5.0, 5.0, 7.0, 10.0]
    # Every turn further off counts half: from 1 to an even place, from 10 to no lead.
    assert returns(told, turns, end, 1.0, patience=0.5).tolist() == [
        [0.625, 2.5],
        [0.625, 2.5],
        [0.75, 5.0],
        [1.0, 10.0],
    ]


def test_a_game_that_nobody_ends_is_even(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "LONGEST", 20)
    for trajectory in play_planned(planned("endless")):
        assert (trajectory.place, trajectory.lead) == (0.5, 0.0)


def test_stories_hold_what_the_seat_saw() -> None:
    first, second = play_planned(planned("trajectory"))
    assert first.lead == -second.lead
    assert first.place == 1 - second.place
    assert first.lengths.sum() == len(first.columns) == len(first.inputs)
    assert (numpy.diff(first.turns) >= 0).all()
    assert [trajectory.columns.tolist() for trajectory in play_planned(planned("trajectory"))] == [
        first.columns.tolist(),
        second.columns.tolist(),
    ]


# --- a run


def test_the_same_seed_gives_the_same_net(trained: Trainer, tmp_path: Path) -> None:
    again = Trainer(WISH, tmp_path, Computer("numpy"))
    again.run(1, silent)
    assert Path(again.value).read_bytes() == Path(trained.value).read_bytes()
    assert Trainer(replace(WISH, seed="other"), tmp_path / "other").planned_games() != again.planned_games()


def test_a_stopped_run_goes_on(trained: Trainer, tmp_path: Path) -> None:
    shutil.copytree(trained.folder, tmp_path, dirs_exist_ok=True)
    second = Trainer(replace(WISH, rounds=2), tmp_path, Computer("numpy"))
    assert len(second.history) == 1
    assert second.learner is not None
    assert second.learner.steps > 0
    second.run(1, silent)
    assert [each.round for each in second.history] == [1, 2]
    assert Path(second.value).read_bytes() != Path(trained.value).read_bytes()
    with pytest.raises(ClioError, match=r"checkpoint\.npz is of another run"):
        Trainer(replace(WISH, seed="other"), tmp_path, Computer("numpy"))
    (tmp_path / "checkpoint.npz").write_text("nothing")
    with pytest.raises(ClioError, match=r"checkpoint\.npz cannot be read"):
        Trainer(WISH, tmp_path, Computer("numpy"))


def test_a_round_of_too_few_games_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ClioError, match="3 games are too few"):
        Trainer(replace(WISH, games=3), tmp_path)


def test_when_to_stop_is_written_down() -> None:
    assert reason_to_stop([0.5] * 10) == ""
    assert reason_to_stop([0.55] + [0.5] * 10) == "flat for 10 readings"
    assert reason_to_stop([0.4] * 14 + [0.45]) == "behind in 15 readings"


# --- the net at play


def test_the_file_tells_what_the_learner_tells(trained: Trainer) -> None:
    net = net_from(GAME.package, trained.value)
    learner = trained.learner
    assert net is not None
    assert learner is not None
    trajectories = play_planned(planned("file"))
    known = samples_of(trajectories, learner.shape, trained.computer)
    whole = numpy.zeros((len(known.positions), learner.shape.size + 1), numpy.uint8)
    at = 0
    for trajectory in trajectories:
        flat = numpy.repeat(numpy.arange(len(trajectory.lengths)) + at, trajectory.lengths)
        whole[flat, trajectory.columns] = trajectory.inputs
        at += len(trajectory.lengths)
    told = learner.judge(known.positions)
    for row, hands, expected in zip(whole[:, :-1], known.positions.hands, told, strict=True):
        assert net.told(row.tobytes(), tuple(hands)) == pytest.approx(expected.tolist(), abs=0.02)


def test_a_plan_judges_by_the_net(trained: Trainer) -> None:
    bot = bots.make(f"plan:worlds=1:nodes=4:value={trained.value}")
    assert isinstance(bot, Plan)
    value = bot.value(GAME)
    assert isinstance(value, NetValue)
    state = GAME.start(GAME.complete({"players": "2"}), "judge", False)
    place, lead = value.net.told(
        seen(Sight(encoder_for(GAME)), state, 0), judged(GAME.evaluation_by("tuned"), state, 0)
    )
    assert value.value(state, 0) == pytest.approx(value.net.spread * (lead + 2 * place - 1))
    assert 0 < place < 1
    part = bots.make(f"plan:learnt=0:value={trained.value}")
    assert isinstance(part, Plan)
    by_hand = [GAME.evaluation_by("tuned").value(state, seat) for seat in (0, 1)]
    plain = [part.value(GAME).value(state, seat) for seat in (0, 1)]
    assert (plain[0] > plain[1]) == (by_hand[0] > by_hand[1])
    assert plain[0] != value.value(state, 0)
    assert bots.decide(bot, state, state.seats_open()[0], dice_from_seed("net")) in state.legal(state.seats_open()[0])


def test_options_never_seen_are_judged_by_hand(trained: Trainer) -> None:
    bot = bots.make(f"plan:value={trained.value}")
    assert isinstance(bot, Plan)
    state = GAME.start(GAME.complete({"players": "3"}), "three", False)
    hand = GAME.evaluation_by("tuned")
    assert bot.value(GAME).value(state, 1) == hand.value(state, 1)


@pytest.mark.parametrize("name", games())
def test_a_net_that_comes_with_a_game_fits_it(name: str) -> None:
    game = load(name)
    net = net_from(game.package, "net")
    file = Path("src/clio/games") / name / "weights" / "net.npz"
    assert (net is not None) == file.exists()
    if net is not None:
        assert net.size == encoder_for(game).size
        assert file.stat().st_size <= 1_500_000


def test_the_end_is_judged_as_it_is() -> None:
    state = GAME.start(GAME.complete({"players": "3"}), "end", False)
    state.result = Result("end", [1, 2, 2], [30, 20, 20], [])
    assert outcome(state, 0, 5.0) == (1.0, 2.0)
    assert outcome(state, 1, 5.0) == (0.25, -2.0)
    assert outcome(state, 1, 1.0) == (0.25, -3.0)
