"""COMP: what is in the box. (The cards themselves: test_cards.py.)"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from clio.engine.zones import EVERYBODY, NOBODY, OWNER
from clio.games.progress.cards import load_cards
from clio.games.progress.game import ProgressGame
from clio.games.progress.rules.scoring import power_points
from clio.games.progress.state import ZONES, Progress
from tests.progress.table import Table, age_tokens, changed, shipped, table, tech

SKILLS = ("action", "draw", "hand", "shuffle", "development", "research", "quick_draw")


@pytest.mark.rule("PR-COMP-03")
def test_five_boards_with_seven_tracks_each() -> None:
    t = table(players=5)
    assert t.game.deck.components.player_boards == 5
    assert len(t.state.skill) == 5 * 7
    assert len(t.game.deck.skill_tracks) == 7
    for seat in range(5):
        for number, skill in enumerate(SKILLS):
            t = table(players=5).skill(seat, **{skill: 1})
            moved = [at for at, steps in enumerate(t.state.skill) if steps]
            assert moved == [7 * seat + number]
            others = {who: t.value(who, skill) for who in range(5) if who != seat}
            assert set(others.values()) == {table(players=5).value(0, skill)}
            assert t.value(seat, skill) == t.game.deck.skill_tracks[number].values[1]


@pytest.mark.rule("PR-COMP-04")
def test_front_of_the_power_board_ranks_players_and_its_reverse_serves_solo() -> None:
    assert shipped().deck.components.power_boards == 1
    front = table(players=2).power(0, prestige=2, population=2, army=2)
    assert not front.state.rulings.solo
    assert power_points(front.state) == [[10, 6], [11, 7], [12, 7]]
    reverse = table(players=1)
    assert reverse.state.rulings.solo
    for track, name in enumerate(("prestige", "population", "army")):
        spaces = reverse.game.deck.solo_vp[track]
        for position, points in enumerate(spaces):
            reverse.power(0, **{name: position})
            assert power_points(reverse.state)[track] == [points]


@pytest.mark.rule("PR-COMP-05")
@pytest.mark.parametrize("kind", ["science", "engineering", "culture", "general"])
def test_a_token_of_each_kind_is_flipped_and_still_owned(kind: str) -> None:
    line = "1 culture" if kind == "general" else f"1 {kind}"
    t = table(cards=[tech("x", costs=[line])]).hand(0, "x").tokens(0, **{kind: 2}).tokens(1, **{kind: 1})
    t.do("discover x")
    assert (t.ready_of(0), t.spent_of(0)) == ({kind: 1}, {kind: 1})
    assert (t.ready_of(1), t.spent_of(1)) == ({kind: 1}, {})
    assert t.game.deck.components.knowledge_tokens == 56


@pytest.mark.rule("PR-COMP-06")
def test_a_hundred_markers() -> None:
    box = shipped().deck.components
    assert (box.player_boards, box.markers_per_player, box.black_markers) == (5, 14, 30)
    assert box.player_boards * box.markers_per_player + box.black_markers == 100


@pytest.mark.rule("PR-COMP-07")
def test_eleven_age_tokens_remind_of_the_symbols_still_missing() -> None:
    t = table(players=5, industrial="yes")
    laid = [age_tokens(t.state, age) for age in (2, 3, 4, 5)]
    assert laid == [2, 3, 3, 3]
    assert sum(laid) == t.game.deck.components.age_tokens == 11


@pytest.mark.rule("PR-COMP-08")
def test_tokens_never_run_out() -> None:
    t = table(cards=[tech("x", token="science"), tech("y", token="general")]).hand(0, "x", "y")
    t.tokens(0, science=50).tokens(1, culture=6)
    t.do("discover x", "discover y")
    assert t.ready_of(0) == {"science": 51, "general": 1}
    assert t.ready_of(1) == {"culture": 6}


@pytest.mark.rule("PR-COMP-08")
def test_black_markers_never_run_out() -> None:
    t = table(cards=[tech("x")], tracks={"research": [31]}).hand(0, "x")
    t.do("research x")
    assert t.developments_of(0) == {"x": 31}


@pytest.mark.rule("PR-COMP-10")
def test_sheets_and_info_cards_change_nothing() -> None:
    deck = load_cards()
    bare = msgspec.structs.replace(deck.components, tree_sheets=0, info_cards=0)
    states = []
    for game in (ProgressGame(deck), ProgressGame(changed(deck, components=bare))):
        state = game.new(players=3, seed="7")
        pick = Random(7)
        for _ in range(150):
            if not state.over:
                (seat,) = state.seats_open()
                state.apply(seat, pick.choice(state.legal(seat)))
        states.append(state)
    assert states[0].number == 150
    assert states[0].key() == states[1].key()


# ---- the table as an object (design: faces of zones, exact copies)


def test_who_sees_which_faces() -> None:
    faces = {zone.name: zone.faces for zone in ZONES}
    hidden = {name for name, who in faces.items() if who == NOBODY}
    own = {name for name, who in faces.items() if who == OWNER}
    assert own == {"hand", "chosen"}
    assert hidden == {
        *("deck I", "deck II", "deck III", "deck IV"),
        *("scientist pile", "artist pile", "philosophers", "milestone pile"),
    }
    assert all(who == EVERYBODY for name, who in faces.items() if name not in own | hidden)


def changes(t: Table) -> dict[str, object]:
    """Another value for every field of the state, lists changed in place."""
    state = t.state
    numbers = ("age", "turn", "used", "idle")
    flags = ("closed", "free_milestone", "swapped", "shuffled")
    lists = ("skill", "power", "ready", "spent", "pool", "markers", "covered")
    assert {*numbers, *flags, *lists, "order", "area"} == set(Progress.fields)
    for name in numbers:
        setattr(state, name, getattr(state, name) + 1)
    for name in flags:
        setattr(state, name, not getattr(state, name))
    for name in lists:
        getattr(state, name)[0] += 1
    state.order = state.order[::-1]
    state.area = bytes([state.area[0] + 1, *state.area[1:]])
    return {name: getattr(state, name) for name in Progress.fields}


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    t = table(players=3)
    changes(t)  # nothing has its first value any more
    copy = t.state.clone()
    assert copy.key() == t.state.key()
    before = copy.key()
    after = changes(t)
    assert copy.key() == before
    for name in Progress.fields:
        assert getattr(copy, name) != after[name], name
