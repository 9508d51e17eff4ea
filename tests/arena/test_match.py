"""Matches: paired deals, honest intervals, ratings that find what was put in."""

from __future__ import annotations

import json
import math
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from clio import bots
from clio.arena import contest, ladder
from clio.arena import match as matches
from clio.arena.contest import Outcome, percentile
from clio.arena.kept import Kept, Of
from clio.arena.kept import match_of as kept_match_of
from clio.arena.ladder import habits_table, most_telling, page, pairs, points, strengths
from clio.arena.match import Figure, Share, arena, play_match, tables_of
from clio.arena.measured import Measured, scores_before
from clio.arena.rating import fit, fitted, ratings, scores_of
from clio.cli import main
from clio.engine.errors import ClioError
from clio.engine.registry import games, load

HABITS = load("through_the_ages").human_habits(2)
ROOT = Path(__file__).resolve().parents[2]


def outcome(deal: str, seats: tuple[str, ...], places: tuple[int, ...]) -> Outcome:
    nothing = tuple(() for _ in seats)
    return Outcome(deal, seats, places, tuple(-place for place in places), "end", 1, {}, nothing, (0,) * len(seats))


# --- matches


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("bot", ["random", "hasty", "greedy"])
def test_a_mirror_match_is_exactly_even(game: str, bot: str) -> None:
    match = arena(game, [bot, bot], 4, seed="mirror", workers=1)[0]
    assert [entry.wins.mean for entry in match.entries] == [0.5, 0.5]
    assert match.entries[0].place.by_deal == match.entries[1].place.by_deal


def test_nobody_wins_a_game_that_nobody_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "LONGEST", 30)
    match = arena("progress", ["greedy", "random"], 2, seed="waiting", workers=1)[0]
    assert [played.ending for played in match.outcomes] == [contest.ENDLESS] * 2
    assert [entry.wins.mean for entry in match.entries] == [0.5, 0.5]


def test_a_mirror_match_of_four_is_exactly_even() -> None:
    match = arena("ancient_knowledge", ["random"] * 4, 8, {"players": "4"}, workers=1)[0]
    assert match.entries[0].games == 8
    assert match.entries[0].wins.mean == 0.25


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("bot", ["beginner", "plan:worlds=1:search=turn:width=1:nodes=20:turns=1:simulations=2"])
def test_bots_that_use_their_dice_are_even_too(game: str, bot: str) -> None:
    match = arena(game, [bot, bot], 2, seed="mirror", workers=1)[0]
    assert [entry.wins.mean for entry in match.entries] == [0.5, 0.5]


def test_every_deal_is_played_from_every_seat() -> None:
    match = arena("progress", ["hasty", "random"], 5, seed="pairs", workers=1)[0]
    assert len(match.outcomes) == 6, "whole deals only"
    for deal in {outcome.deal for outcome in match.outcomes}:
        assert {o.seats for o in match.outcomes if o.deal == deal} == {("hasty", "random"), ("random", "hasty")}


def test_one_against_many() -> None:
    match = arena("ancient_knowledge", ["greedy", "random"], 4, {"players": "4"}, seed="many", workers=1)[0]
    assert [entry.name for entry in match.entries] == ["greedy", "random"]
    assert {outcome.seats.index("greedy") for outcome in match.outcomes} == {0, 1, 2, 3}
    assert sum(entry.wins.mean for entry in match.entries) == pytest.approx(1)


def test_everybody_meets_everybody_where_there_are_more_bots_than_seats() -> None:
    assert tables_of(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables_of(["a", "b", "c"], 3) == [("a", "b", "c")]
    with pytest.raises(ClioError, match="at least two bots"):
        tables_of(["a"], 2)


def test_figures_are_clustered_by_deal() -> None:
    figure = Figure([1.0, 0.0, 0.5, 0.5])
    assert figure.mean == 0.5
    assert figure.error == pytest.approx(math.sqrt(0.5 / 3 / 4))


def test_thinking_times_are_told_for_real_decisions_only() -> None:
    match = arena("progress", ["hasty", "random"], 2, seed="times", workers=1)[0]
    for entry in match.entries:
        assert 0 < len(entry.milliseconds) < sum(outcome.decisions for outcome in match.outcomes)
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([], 0.5) == 0.0


def test_a_bot_that_fails_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(bots.hasty.Hasty, "choose", choose)
    match = arena("progress", ["hasty", "random"], 2, seed="faults", workers=1)[0]
    assert match.entries[0].faults > 10
    assert match.entries[1].faults == 0


# --- ratings


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    true = {"greedy": 1000, "player": 1200, "random": 700}
    dice = Random(1)
    played = []
    for number in range(3000):
        one, other = dice.sample(sorted(true), 2)
        first = dice.random() < 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
        played.append(outcome(str(number), (one, other), (1, 2) if first else (2, 1)))
    found = ratings(played, "greedy")
    assert [rating.name for rating in found] == ["player", "greedy", "random"]
    for rating in found:
        assert rating.points == pytest.approx(true[rating.name], abs=40)
        assert rating.low <= rating.points <= rating.high
    assert found[0].high - found[0].low < 100


def test_who_never_lost_is_rated_all_the_same() -> None:
    played = [outcome(str(number), ("a", "greedy"), (1, 2)) for number in range(9)]
    assert 1000 < fitted(scores_of(played), "greedy")["a"] < 2000


def test_who_never_lost_is_not_rated_as_if_that_were_certain() -> None:
    played = [outcome(str(number), ("a", "greedy"), (1, 2)) for number in range(100)]
    best = ratings(played, "greedy")[0]
    assert best.name == "a"
    assert best.high - best.low > 400


def test_a_pair_that_nobody_connects_with_the_anchor_is_as_good_as_unknown() -> None:
    played = [outcome("1", ("greedy", "a"), (1, 2)), outcome("2", ("b", "c"), (1, 2))]
    found = {rating.name: rating for rating in ratings(played, "greedy")}
    assert found["b"].high - found["b"].low > 100_000
    assert found["a"].high - found["a"].low < 10_000


def test_matches_whose_games_were_not_kept_count_by_their_scores() -> None:
    played = [outcome(str(number), ("a", "greedy"), (1, 2) if number % 4 else (2, 1)) for number in range(40)]
    before = scores_before({"a": Measured("greedy", 200, 0.75, 0.05), "b": Measured("a", 100, 0.5, 0.1)})
    alone = {rating.name: rating for rating in ratings(played, "greedy")}
    found = {rating.name: rating for rating in ratings(played, "greedy", before)}
    assert (found["a"].games, found["b"].games, found["greedy"].games) == (340, 100, 240)
    assert found["a"].points == pytest.approx(alone["a"].points, abs=5)
    assert found["b"].points == pytest.approx(found["a"].points)
    assert found["a"].high - found["a"].low < 0.5 * (alone["a"].high - alone["a"].low)


def test_the_share_of_games_that_were_all_won_is_not_certain() -> None:
    low, high = Share([1.0] * 12).interval()
    assert high == 1.0
    assert low == pytest.approx(12 / (12 + 1.96**2))
    assert Share([0.5] * 12).interval() == (0.5, 0.5), "a mirror match is"
    assert Share([1.0, 1.0, 0.5]).interval()[1] == 1.0
    assert Share([0.5]).interval() == (0.0, 1.0), "one deal tells nothing"


def test_a_game_of_many_counts_for_each_two() -> None:
    scores = scores_of([outcome("1", ("a", "b", "c"), (1, 2, 2))])
    assert scores["a", "b"] == scores["a", "c"] == 1.0
    assert scores["b", "c"] == scores["c", "b"] == 0.5


# --- the ladder


def test_every_published_bot_is_on_the_ladder() -> None:
    assert {name for pair in pairs() for name in pair} == set(bots.names())
    assert len(set(pairs())) == len(pairs())
    assert not {(one, other) for one, other in pairs() if (other, one) in pairs()}


def test_even_pairs_and_quick_bots_are_played_most() -> None:
    played = [outcome(str(n), ("a", "greedy"), (1, 2) if n % 10 else (2, 1)) for n in range(200)]
    played += [outcome(str(n), ("b", "greedy"), (1, 2)) for n in range(20)]
    played += [outcome(str(n), ("b", "a"), (1, 2) if n % 2 else (2, 1)) for n in range(20)]
    known = fit(scores_of(played), "greedy")
    met = [("a", "greedy"), ("b", "greedy"), ("b", "a")]
    assert most_telling(met, known, dict.fromkeys(met, 1.0)) == ("b", "a"), "less is known of b, and they are near"
    assert most_telling(met, known, {**dict.fromkeys(met, 1.0), ("b", "a"): 99.0}) != ("b", "a"), "but not at any cost"
    played += [outcome(str(n), ("hasty", "greedy"), (1, 2) if n % 2 else (2, 1)) for n in range(8)]
    known = fit(scores_of(played), "greedy")
    met = [("hasty", "greedy"), ("b", "a")]
    assert most_telling(met, known, dict.fromkeys(met, 1.0)) == ("b", "a"), "how strong hasty is matters less"


def test_a_ladder_with_little_time_plays_what_tells_most(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ladder, "pairs", lambda: [("hasty", "random"), ("greedy", "hasty"), ("greedy", "random")])
    kept = Kept(tmp_path / "kept.jsonl")
    found = ladder.climb("ancient_knowledge", 2, 12, "little", 1, None, kept, 10.0)
    assert [match["games"] for match in found["matches"]] == [12, 12, 12], "no more than were asked for"
    now = iter(range(1000))
    monkeypatch.setattr(ladder, "time", SimpleNamespace(monotonic=lambda: 30.0 * next(now)))
    hurried = ladder.climb("ancient_knowledge", 2, 400, "hurried", 1, None, None, 1.0)
    assert [match["games"] for match in hurried["matches"]] == [2, 2], "a deal of each pair, as far as there was time"
    assert ladder.climb("ancient_knowledge", 2, 0, "little", 1, None, kept)["games"] == 36, "what was kept, and no more"


def test_the_page_tells_ratings_matches_and_habits() -> None:
    game = load("through_the_ages")
    options = game.complete({"players": "2"})
    match = play_match(game, ("hasty", "random"), 2, options, "page", None, 1, None, 0)
    row = {"bot": "hasty", "points": 1100, "low": 1000, "high": 1200, "games": 2}
    data: dict[str, Any] = {"games": 2, "ratings": [row]}
    rungs = {game.name: {"2": {**data, "matches": [match.plain()]}}}
    text = page(rungs)
    assert "| hasty | 1100 (1000 to 1200) |" in text
    assert "| hasty against random | 2 |" in text
    assert "| people | | 159.50 |" in text
    assert points(rungs, game.name, 2, "hasty") == 1100
    assert points(rungs, game.name, 3, "hasty") is None
    assert strengths(rungs, game.name) == {"hasty": (1100, 2, True)}
    row["high"] = 1201
    assert points(rungs, game.name, 2, "hasty") is None, "a guess is no fact"
    assert strengths(rungs, game.name) == {"hasty": (1100, 2, False)}
    assert strengths(rungs, "progress") == {}
    assert habits_table("progress", 2, [match.plain()]) == []


def test_habits_are_means_over_all_games_of_a_bot() -> None:
    played = [
        {"entries": [{"bot": "plan", "games": games, "habits": dict.fromkeys(HABITS, value)}]}
        for games, value in ((10, 2.0), (30, 6.0))
    ]
    assert habits_table("through_the_ages", 2, played)[-1].startswith("| plan | 40 | 5.00 |")


def test_habits_count_what_was_done() -> None:
    match = arena("through_the_ages", ["greedy", "greedy"], 2, seed="habits", workers=1)[0]
    habits = match.outcomes[0].habits
    assert habits["culture"] == [float(score) for score in match.outcomes[0].scores]
    assert all(10 < taken < 80 for taken in habits["cards taken"])
    assert all(10 < rounds < 40 for rounds in habits["rounds"])


def test_the_data_of_the_ladder_are_where_pages_find_them(tmp_path: Path) -> None:
    assert set(ladder.published()) == set(games())
    assert ladder.read(tmp_path / "none.json") == {}
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    with pytest.raises(ClioError, match=r"The ladder in bad\.json cannot be read"):
        ladder.read(tmp_path / "bad.json")


@pytest.mark.parametrize("game", games())
def test_the_published_ladder_is_what_the_kept_games_say(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every figure can be worked out again from games that lie here; none was written by hand."""
    kept = Kept(ROOT / "docs/training/ladder.jsonl")
    made = {of[:-1]: of for of, _ in kept.deals}  # whatever bots, rules and cards they were played by

    def match_of(*given: Any) -> Of:
        of = real(*given)
        return made.get(of[:-1], of)

    real = kept_match_of
    monkeypatch.setattr(ladder, "match_of", match_of)
    monkeypatch.setattr(matches, "match_of", match_of)
    found = ladder.published()[game]["2"]
    again = ladder.climb(game, 2, 0, "ladder", 1, None, kept)
    assert json.loads(json.dumps(again)) == found
    assert {row["bot"] for row in found["ratings"]} == set(bots.names())
    text = (ROOT / "docs/ladder.md").read_text(encoding="utf-8")
    assert all(line in text for line in ladder.ratings_table(found) + ladder.matches_table(found))


def test_the_command_writes_the_figures_of_each_game_and_one_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(ladder, "pairs", lambda: [("hasty", "random")])
    files = ["--data", str(tmp_path), "--page", str(tmp_path / "ladder.md"), "--workers", "1"]
    for game in ("ancient_knowledge", "progress"):
        said = CliRunner().invoke(main, ["ladder", game, "--games", "2", *files])
        assert said.exit_code == 0, said.output
    assert ladder.read(ladder.file_of(tmp_path, "progress"))["2"]["games"] == 2
    text = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert "## Ancient Knowledge, 2 players" in text, "what was rated before stays"
    assert "## Progress: Evolution of Technology, 2 players" in text
