"""SCORE and TIE: what the end of the game is worth, and who has won."""

from __future__ import annotations

import msgspec
import pytest

from clio.games.progress.cards import load_cards
from clio.games.progress.deck import POWERS, SKILLS
from clio.games.progress.game import ProgressGame
from tests.progress.table import Table, changed, table, tech


def track(name: str, *positions: int) -> list[int]:
    """The points of all seats for their positions on one power track; on the other two all are level."""
    t = table(len(positions))
    for seat, position in enumerate(positions):
        t.power(seat, **{name: position})
    return t.end_now().points(name)


@pytest.mark.rule("PR-SCORE-01")
def test_prestige_places() -> None:
    assert track("prestige", 9, 7, 4, 2, 1) == [10, 6, 3, 1, 0]
    assert track("prestige", 2, 9, 1, 7, 4) == [1, 10, 0, 6, 3]


@pytest.mark.rule("PR-SCORE-02")
def test_population_places() -> None:
    assert track("population", 9, 7, 4, 2, 1) == [11, 7, 4, 2, 0]
    assert track("population", 2, 9, 1, 7, 4) == [2, 11, 0, 7, 4]


@pytest.mark.rule("PR-SCORE-03")
def test_army_places() -> None:
    assert track("army", 9, 7, 4, 2, 1) == [12, 7, 3, 1, 0]
    assert track("army", 2, 9, 1, 7, 4) == [1, 12, 0, 7, 3]


@pytest.mark.rule("PR-SCORE-04")
def test_level_players_share_their_places_rounded_down() -> None:
    assert track("army", 5, 5, 2) == [9, 9, 3]
    assert track("army", 5, 2, 2) == [12, 5, 5]
    assert track("prestige", 4, 4, 4, 1) == [6, 6, 6, 1]


@pytest.mark.rule("PR-SCORE-05")
def test_the_start_space_takes_a_place_and_the_fifth_place_is_worth_nothing() -> None:
    assert track("prestige", 0, 0) == [8, 8]
    assert track("prestige", 3, 0) == [10, 6]
    assert track("population", 9, 7, 4, 1, 1) == [11, 7, 4, 1, 1]
    assert track("army", 9, 7, 4, 0, 0) == [12, 7, 3, 0, 0]


# The rulebooks' example: Jane, John, Mary, David, Dan.
PRESTIGE = (6, 6, 5, 5, 3)
POPULATION = (4, 5, 5, 5, 8)
ARMY = (5, 3, 3, 4, 3)


@pytest.mark.rule("PR-SCORE-06")
def test_worked_example_prestige() -> None:
    assert track("prestige", *PRESTIGE) == [8, 8, 2, 2, 0]


@pytest.mark.rule("PR-SCORE-07")
def test_worked_example_population() -> None:
    assert track("population", *POPULATION) == [0, 4, 4, 4, 11]


@pytest.mark.rule("PR-SCORE-08")
def test_worked_example_army_and_all_three_tracks() -> None:
    assert track("army", *ARMY) == [12, 1, 1, 7, 1]
    t = table(5)
    for seat, (prestige, population, army) in enumerate(zip(PRESTIGE, POPULATION, ARMY, strict=True)):
        t.power(seat, prestige=prestige, population=population, army=army)
    t.end_now()
    assert [sum(points) for points in zip(*map(t.points, POWERS), strict=True)] == [20, 13, 7, 13, 12]
    assert t.result().scores == [20, 13, 7, 13, 12]
    assert [name for name, _ in t.result().sources] == ["prestige", "population", "army", "skills", "technologies"]


@pytest.mark.rule("PR-SCORE-09")
@pytest.mark.parametrize("skill", SKILLS)
def test_only_marks_left_of_a_skill_marker_count(skill: str) -> None:
    deck = load_cards()
    marks = msgspec.structs.replace(
        deck.skill_tracks[0], values=(1, 2, 3, 4), vp_marks=(0, 1, 1, 2), discards=(0, 0, 0, 0)
    )
    game = ProgressGame(changed(deck, skill_tracks=(marks,) * 7))
    # (steps, points): the 3rd space; the first; the last; the last, with steps to spare.
    for steps, points in ((2, 1), (0, 0), (3, 2), (4, 2), (9, 2)):
        t = Table(game, 2, {}).skill(0, **{skill: steps}).end_now()
        assert t.points("skills") == [points, 0]


@pytest.mark.rule("PR-SCORE-09")
def test_all_seven_skill_tracks_are_added_up() -> None:
    t = table(2).skill(1, **dict.fromkeys(SKILLS, 2)).end_now()
    assert t.points("skills") == [0, 2 + 1 + 1 + 2 + 2 + 2 + 1]


@pytest.mark.rule("PR-SCORE-10")
def test_points_printed_on_active_technologies() -> None:
    t = table(cards=[tech("two", vp=2), tech("none"), tech("three", age=3, vp=3), tech("nine", vp=9)])
    t.active(0, "two", "none", "three").hand(0, "nine").pile(1, "nine").active(1, "two")
    t.end_now()
    assert t.points("technologies") == [5, 2]


def level(players: int, *points: int) -> Table:
    """Nobody has anything but these totals; with two players the three tracks give 26 to each."""
    tracks = {2: 26, 3: 6 + 7 + 7}[players]
    names = [f"seat{seat}" for seat in range(players)]
    cards = [tech(name, vp=total - tracks) for name, total in zip(names, points, strict=True)]
    t = table(players, cards=cards)
    for seat, name in enumerate(names):
        t.active(seat, name)
    return t


@pytest.mark.rule("PR-SCORE-11")
def test_the_highest_total_wins_whatever_else_is_held() -> None:
    t = level(2, 41, 40).hand(0).hand(1, "writing", "pottery", "mathematics", "philosophy")
    t.tokens(1, general=5, culture=3, science=3, engineering=3)
    t.end_now()
    assert t.result().scores == [41, 40]
    assert t.result().places == [1, 2]
    assert t.result().winners() == [0]
    assert t.result().title == ""
    assert not t.result().aborted


@pytest.mark.rule("PR-SCORE-11")
def test_the_score_can_be_read_before_the_end() -> None:
    t = level(2, 41, 40).power(1, prestige=1)
    assert [t.game.score(t.state, seat) for seat in (0, 1)] == [39, 42]
    assert not t.over


@pytest.mark.rule("PR-TIE-01")
def test_worked_tie_is_broken_by_science() -> None:
    t = level(2, 50, 50)
    t.tokens(0, general=2, culture=1, engineering=3).tokens(1, general=2, culture=1, science=1)
    t.end_now()
    assert t.result().scores == [50, 50]
    assert t.result().places == [2, 1]


@pytest.mark.rule("PR-TIE-01")
@pytest.mark.parametrize(
    ("kind", "later"),
    [
        ("general", ["culture", "science", "engineering"]),
        ("culture", ["science", "engineering"]),
        ("science", ["engineering"]),
        ("engineering", []),
    ],
)
def test_ties_are_broken_by_general_culture_science_engineering(kind: str, later: list[str]) -> None:
    t = level(2, 50, 50).tokens(0, **{kind: 2}, **dict.fromkeys(later, 1)).tokens(1, **{kind: 1})
    t.tokens(1, **dict.fromkeys(later, 4))
    t.state.events = []
    t.end_now()
    assert t.result().winners() == [0]
    assert t.told("tie") == [(-1, "", ["science", "engineering", "culture", "general"].index(kind))]


@pytest.mark.rule("PR-TIE-02")
def test_level_to_the_last_token_is_a_shared_victory() -> None:
    t = level(3, 50, 50, 49).tokens(0, general=1, culture=2).tokens(1, general=1, culture=2)
    t.end_now()
    assert t.result().winners() == [0, 1]
    assert t.result().places == [1, 1, 3]


@pytest.mark.rule("PR-TIE-03")
def test_grey_tokens_count_and_only_tied_leaders_are_compared() -> None:
    t = level(3, 50, 50, 49).spent(0, general=2).tokens(1, general=1).tokens(2, general=5)
    t.end_now()
    assert t.result().winners() == [0]
    assert t.result().places == [1, 2, 3]


@pytest.mark.rule("PR-TIE-03")
@pytest.mark.parametrize("kind", ["general", "culture", "science", "engineering"])
def test_both_sides_of_a_token_count_alike(kind: str) -> None:
    t = level(2, 50, 50).tokens(0, **{kind: 1}).spent(0, **{kind: 1}).tokens(1, **{kind: 2}).end_now()
    assert t.result().winners() == [0, 1]
