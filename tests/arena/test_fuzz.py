"""The fuzzer: it finds what is planted, writes a record that shows it again, and says what did not occur."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from clio.arena import Report, fuzz
from clio.arena.checks import Inspector, Trouble
from clio.arena.coverage import ACTIONS, DECISIONS, EFFECTS, ENDINGS, OPERATIONS, action_kinds, expected
from clio.arena.failure import Failure, failure_text, reproduce, said, save_failure
from clio.arena.fuzz import TABLES, Found, fuzz_game, plan
from clio.arena.fuzz_players import Erratic, Moody
from clio.arena.play import Job
from clio.bots.greedy import Greedy
from clio.engine.dice import dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.record import RecordFile, read_record
from clio.engine.registry import games, load
from clio.engine.result import Result
from clio.engine.state import State
from clio.games.progress.rules.drawing import TakeCard
from clio.games.progress.rules.upkeep import Refresh
from clio.games.progress.state import DISCARD, Progress
from tests.conformance.play import every_game

GAME = "progress"
Plant = Callable[[pytest.MonkeyPatch], None]


def lend(result: Found) -> Failure:
    assert result.failure is not None
    return result.failure


def job(**more: object) -> Job:
    options = load(GAME).complete({"players": "2"})
    return Job(GAME, options, "planted", ("random", "random"), **more)  # type: ignore[arg-type]


# --- planted mistakes --------------------------------------------------------------------------------


def plant_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seventh Upkeep divides by zero."""
    honest = Refresh.run

    def run(self: Refresh, state: Progress) -> None:
        honest(self, state)
        assert state.number < 40 or 1 // 0

    monkeypatch.setattr(Refresh, "run", run)


def plant_lost_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card taken late in the game falls under the table."""
    honest = TakeCard.act

    def act(self: TakeCard, state: Progress, seat: int, action: object) -> None:
        honest(self, state, seat, action)  # type: ignore[arg-type]
        if state.number > 40 and state.zones[DISCARD + 1]:
            state.zones[DISCARD + 1].pop()

    monkeypatch.setattr(TakeCard, "act", act)


def plant_double_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card lies in two places, another in none: the count alone does not show it."""
    honest = TakeCard.act

    def act(self: TakeCard, state: Progress, seat: int, action: object) -> None:
        honest(self, state, seat, action)  # type: ignore[arg-type]
        pile = state.zones[DISCARD + 1]
        if state.number > 40 and len(pile) > 1:
            pile[0] = pile[1]

    monkeypatch.setattr(TakeCard, "act", act)


def plant_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question without an answer."""
    honest = TakeCard.options

    def options(self: TakeCard, state: Progress, seat: int, found: object) -> None:
        if state.number < 40:
            honest(self, state, seat, found)  # type: ignore[arg-type]

    monkeypatch.setattr(TakeCard, "options", options)


def plant_impossible(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that pays with tokens nobody has."""
    honest = Refresh.run

    def run(self: Refresh, state: Progress) -> None:
        honest(self, state)
        if state.number > 40:
            state.ready[4 * self.seat] = -1

    monkeypatch.setattr(Refresh, "run", run)


def plant_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy that shares its markers with the original."""
    honest = Progress.clone

    def clone(self: Progress) -> Progress:
        other = honest(self)
        other.power = self.power
        return other

    monkeypatch.setattr(Progress, "clone", clone)


def plant_forgetful_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy that forgets how many actions were used."""
    honest = Progress.clone

    def clone(self: Progress) -> Progress:
        other = honest(self)
        other.used = 0
        return other

    monkeypatch.setattr(Progress, "clone", clone)


@pytest.mark.parametrize(
    ("plant", "what"),
    [
        (plant_crash, "Crash: ZeroDivisionError"),
        (plant_lost_card, r"Cards are not conserved: \w+ \(card \d+\) is lost"),
        (plant_double_card, r"Cards are not conserved: .* lies in two places"),
        (plant_dead_end, "Dead end: seat . is asked 'take-card' and can do nothing"),
        (plant_impossible, "Impossible table: Nobody can own fewer than 0 tokens"),
        (plant_leak, "A copy made earlier has changed since"),
        (plant_forgetful_clone, "A copy differs from its original in fields"),
    ],
)
def test_a_planted_mistake_is_found_and_its_record_shows_it_again(
    plant: Plant, what: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with monkeypatch.context() as patch:
        plant(patch)
        report = fuzz(GAME, 12, seed="planted", out=tmp_path / "found", workers=1)
        assert report.failures, "nothing was found"
        failure, path = report.failures[0]
        assert path is not None
        assert path.parent == tmp_path / "found"
        assert re.search(what, str(failure.what)), failure.what
        again = str(reproduce(path))
        assert again.startswith(("After action", "Crash at action"))
        if plant is not plant_leak:  # seen by other copies than those of the first time
            assert re.search(what.removeprefix("Crash: "), again), again
        assert report.troubles() == [found.what for found, _ in report.failures]
    if plant is plant_crash:
        assert reproduce(path) is None, "once mended, the record plays without trouble"


def test_a_crash_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    plant_crash(monkeypatch)
    failure = lend(fuzz_game(job()))
    assert "test_fuzz.py" in failure.where
    assert "upkeep" in failure.where or "state.py" in failure.where


def test_the_record_of_a_crash_ends_with_the_action_that_crashes(monkeypatch: pytest.MonkeyPatch) -> None:
    plant_crash(monkeypatch)
    failure = lend(fuzz_game(job()))
    record = RecordFile(failure_text(failure))
    assert [(seat, text) for _, seat, text, _ in record.moves] == list(failure.moves)
    assert record.header.values["seed"] == "planted"


def test_a_crash_of_the_set_up_is_written_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def lay_out(self: Game, state: State, options: object) -> None:
        raise ZeroDivisionError("no table")

    monkeypatch.setattr(type(load(GAME)), "lay_out", lay_out)
    failure = lend(fuzz_game(job()))
    assert str(failure.what) == "Crash: ZeroDivisionError: no table"
    path = save_failure(tmp_path, failure)
    assert path.name == "failure-planted.clio"
    assert str(reproduce(path)) == "Crash at the set-up: ZeroDivisionError: no table"


def test_a_healthy_record_is_told_to_be_so(tmp_path: Path) -> None:
    path = save_failure(tmp_path, Failure(job(), (), said("at-setup")))
    assert reproduce(path) is None


def test_a_file_that_is_no_record_gets_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "other.clio"
    path.write_text("hello", encoding="utf-8")
    with pytest.raises(ClioError, match="is not a record of ours"):
        reproduce(path)
    path.write_text("clio record 1\ngame: progress\n", encoding="utf-8")
    with pytest.raises(ClioError, match="does not say its game, its options and its seed"):
        reproduce(path)


# --- sound games -------------------------------------------------------------------------------------


def test_a_run_meets_every_pair_and_finds_no_trouble() -> None:
    report = fuzz(GAME, 60, workers=1)
    assert report.troubles() == []
    assert report.pairs_hit() == len(report.cover.pairs)
    assert report.decisions == sum(report.counts[ACTIONS].values()) == sum(report.counts[DECISIONS].values())
    assert sum(report.counts[ENDINGS].values()) == 60
    for table, names in expected(report.game).items():
        assert set(report.counts[table]) <= set(names)


def test_the_same_seed_finds_the_same_whatever_the_number_of_workers() -> None:
    one, two = (fuzz(GAME, 6, seed="workers", workers=workers) for workers in (1, 2))
    assert one.counts == two.counts
    assert one.decisions == two.decisions


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_every_game_can_be_fuzzed(game: Game) -> None:
    assert fuzz(game.name, 8, workers=1).troubles() == []


# --- what did not occur ------------------------------------------------------------------------------


def test_a_gap_is_named() -> None:
    report = fuzz(GAME, 1, workers=1)
    found = [str(gap) for gap in report.gaps(1)]
    assert any("pairs of options occurred fewer than 1 times" in gap for gap in found)
    assert any("The ending 'solo-defeat' occurred 0 times: fewer than 1." in gap for gap in found)
    assert any(gap.startswith("The effect 'active ") for gap in found)
    assert any(gap.startswith("The decision ") for gap in found)
    assert report.gaps(0) == []


def test_what_is_not_declared_is_named() -> None:
    report = fuzz(GAME, 1, workers=1)
    report.counts[ENDINGS]["flood"] += 1
    assert "The ending 'flood' occurred but is not declared." in map(str, report.gaps(0))


def test_too_many_aborted_games_are_trouble_and_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(type(load(GAME)), "cap", 30)
    report = fuzz(GAME, 3, out=tmp_path, workers=1)
    assert "3 of 3 games were aborted at the cap of 30 actions" in str(report.troubles()[0])
    assert sum(report.counts[ENDINGS].values()) == 0
    for _, path in report.aborted:
        assert path is not None
        assert path.name in str(report.troubles()[0])
        assert len(read_record(path).replay().entries) == 31


def test_one_aborted_game_in_a_thousand_is_none() -> None:
    report = Report(load(GAME), fuzz(GAME, 1, workers=1).cover, games=1000)
    report.aborted.append((Failure(job(), (), said("aborted-after", n=1)), None))
    assert report.troubles() == []


@pytest.mark.parametrize("name", games())
def test_every_kind_of_action_has_a_name_of_its_own(name: str) -> None:
    names = action_kinds(load(name))
    assert len(set(names.values())) == len(names)
    assert "..." not in names.values()


def test_a_kind_of_action_is_named_by_what_its_notations_share() -> None:
    names = action_kinds(load(GAME))
    assert {"draw", "shuffle", "shuffle ...", "pay ...", "pay token ...", "discover ..."} <= set(names.values())


def test_effects_are_counted_when_they_happen() -> None:
    game = load(GAME)
    options = game.complete({"players": "3", "personalities": "yes", "milestones": "yes", "industrial": "yes"})
    found = fuzz_game(Job(GAME, options, "effects", ("greedy", "random", "random")))
    assert found.failure is None
    effects = found.counts[EFFECTS]
    assert set(effects) <= set(game.effect_names())
    assert sum(count for name, count in effects.items() if name.startswith("in force ")) >= 3
    for kind in ("active ", "heritage ", "complete "):
        assert any(name.startswith(kind) for name in effects), kind


def test_operations_are_counted_with_the_cards_that_have_them() -> None:
    game = load("ancient_knowledge")
    found = fuzz_game(Job("ancient_knowledge", game.complete({"players": "2"}), "operations", ("greedy", "random")))
    assert found.failure is None
    operations = found.counts[OPERATIONS]
    assert set(operations) <= set(expected(game)[OPERATIONS])
    counted = sum(n * len(game.operations_of(card)) for card, n in found.counts[EFFECTS].items())
    assert sum(operations.values()) == counted > 20


# --- the inspector -----------------------------------------------------------------------------------


def test_a_question_to_nobody_is_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    state = load(GAME).new(players=2)
    monkeypatch.setattr(type(state.asking()), "open_to", lambda self, state: 0)
    with pytest.raises(Trouble, match="Dead end: the game is not over, but 'act' asks nobody"):
        Inspector(dice_from_seed("1")).look(state)


def test_moves_that_depend_on_hidden_cards_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state = load(GAME).new(players=2)
    seat = state.seats_open()[0]
    end = state.legal(seat)[-1]

    def options(self: object, state: State, seat: int, found: object) -> None:
        found.legal.append(end)  # type: ignore[attr-defined]
        if state.zones[state.layout.by_name["deck I"]][-1] % 2:
            found.legal.append(state.game.actions.rows[0])  # type: ignore[attr-defined]

    monkeypatch.setattr(type(state.asking()), "options", options)
    state.forget_legal()

    def look_often() -> None:
        for number in range(20):
            Inspector(dice_from_seed(str(number))).redeal_agrees(state)

    with pytest.raises(Trouble, match="depends on cards it cannot see"):
        look_often()


def test_an_aborted_game_is_looked_at_too() -> None:
    state = load(GAME).new(players=2)
    state.finish(Result("aborted", [1, 1], [], [], "", True))
    state.zones[0].pop()
    with pytest.raises(Trouble, match="is lost"):
        Inspector(dice_from_seed("1")).look(state)


# --- who plays ---------------------------------------------------------------------------------------


def test_a_mood_lasts_a_game_and_differs_between_games() -> None:
    game = load(GAME)
    moods = [Moody(game, dice_from_seed(seed)).weights for seed in ("1", "1", "2")]
    assert moods[0] == moods[1] != moods[2]
    assert len(set(moods[0])) > 1


def test_a_mood_gives_up_as_seldom_as_anybody() -> None:
    game = load("through_the_ages")
    legal = [game.actions.find("resign"), game.actions.find("pass")]
    moody, dice = Moody(game, dice_from_seed("1")), dice_from_seed("2")
    resigned = sum(moody.pick(game, legal, dice).text == "resign" for _ in range(4000))
    assert 0 < resigned < 60  # one in 200


def test_an_erratic_player_is_sensible_in_a_part_of_its_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(GAME)
    state = game.new(players=2, seed=1)
    asked: list[str] = []
    monkeypatch.setattr(Greedy, "choose", lambda *told: asked.append("greedy"))
    monkeypatch.setattr(Moody, "choose", lambda *told: asked.append("moody"))
    shares = set()
    for seed in "123456789":
        asked.clear()
        erratic, dice = Erratic(game, dice_from_seed(seed), 10), dice_from_seed("dice")
        for _ in range(200):
            erratic.choose(state, 0, dice)
        shares.add(round(4 * asked.count("greedy") / 200))
    assert shares == {1, 2, 3}


def test_every_round_over_the_option_sets_has_other_players() -> None:
    game = load(GAME)
    sets = [game.complete({"players": "2"}), game.complete({"players": "3"})]
    jobs = plan(game, sets, 2 * len(TABLES), "1", None)
    assert {name for one in jobs for name in one.seats} == {"random", "moody", "erratic", "hasty", "greedy", "bold"}
    assert len({one.seed for one in jobs}) == len(jobs)
    assert {one.options["players"] for one in jobs} == {"2", "3"}


def test_no_games_is_a_bad_wish() -> None:
    with pytest.raises(ClioError, match="0 games cannot be played"):
        fuzz(GAME, 0)


# --- a world for everybody


@pytest.mark.parametrize("game", games())
def test_every_seat_can_be_dealt_another_world_at_any_time(game: str) -> None:
    """The bold bid as high as their rarest cards allow; `make soak` plays 5,000 games of each."""
    options = load(game).complete({})
    players = int(options["players"])
    for number in range(2):
        found = fuzz_game(Job(game, options, f"redeals {number}", ("bold",) * players, redeals=True))
        assert found.failure is None


def test_a_redeal_that_finds_no_world_is_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(load("progress")), "plausible", lambda *_: False)
    job = Job("progress", load("progress").complete({}), "stuck", ("random",) * 2, redeals=True)
    failure = fuzz_game(job).failure
    assert failure is not None
    assert failure.what.text("en").startswith("Seat 1 cannot be dealt another world: No plausible deal was found")
