"""PERS: Philosophers, Scientists and Artists: how they come, what they give, who may have them."""

from __future__ import annotations

from itertools import count

import pytest

from clio.engine.ids import Seat
from clio.games.progress.deck import SKILLS
from clio.games.progress.state import (
    ARTISTS,
    BOX,
    HAND,
    PERSONALITY,
    PHILOSOPHERS,
    SCIENTISTS,
)
from tests.progress.fixtures import (
    ARTIST_NAMES,
    PHILOSOPHER_NAMES,
    SCIENTIST_NAMES,
    face_down,
    game,
    holds,
    next_age,
    numbers,
    people,
    people_table,
    seeded,
)
from tests.progress.table import Table, shipped

# --- Philosophers -----------------------------------------------------------------------------------


@pytest.mark.rule("PR-PERS-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_each_player_is_dealt_a_philosopher_face_up(players: int) -> None:
    t = Table(shipped(), players, {"personalities": "yes"})
    again = Table(shipped(), players, {"personalities": "yes"})
    dealt = [holds(t, seat) for seat in range(players)]
    assert dealt == [holds(again, seat) for seat in range(players)]
    names = [name for cards in dealt for name in cards]
    assert len(names) == len(set(names)) == players
    assert sorted(names + [name for name in t.names(BOX) if name in PHILOSOPHER_NAMES]) == sorted(PHILOSOPHER_NAMES)
    assert t.names(PHILOSOPHERS) == []
    assert t.names(SCIENTISTS) == SCIENTIST_NAMES
    assert t.names(ARTISTS) == ARTIST_NAMES
    for seat in range(players):
        assert t.state.layout.sees[PERSONALITY + seat] == t.state.layout.everyone


@pytest.mark.rule("PR-PERS-01")
def test_philosophers_are_dealt_at_random() -> None:
    dealt = set()
    for seed in range(60):
        state = shipped().new(players=1, seed=seed, personalities="yes")
        dealt.add(shipped().card_name[state.zones[PERSONALITY][0]])
    assert dealt == set(PHILOSOPHER_NAMES)


@pytest.mark.rule("PR-PERS-01")
def test_without_the_expansion_all_personalities_stay_in_the_box() -> None:
    t = Table(shipped(), 3, {})
    assert {*PHILOSOPHER_NAMES, *SCIENTIST_NAMES, *ARTIST_NAMES} <= set(t.names(BOX))
    assert holds(t, 0) == t.names(SCIENTISTS) == t.names(ARTISTS) == []


@pytest.mark.rule("PR-PERS-02")
def test_philosophers_fix_the_turn_order_and_the_starting_hands() -> None:
    state = next(state for state in map(seeded, count()) if numbers(state) == [4, 1, 3])
    assert state.order == [1, 2, 0]
    assert state.seats_open() == [1]
    assert [len(state.zones[HAND + seat]) for seat in (1, 2, 0)] == [5, 6, 7]


@pytest.mark.rule("PR-PERS-03")
def test_the_philosopher_gives_its_benefit_at_once() -> None:
    state = seeded(3, players=5)
    printed = {"thales": "draw", "pythagoras": "quick_draw", "plato": "hand"}
    token = {"confucius": 2, "aristotle": 3}
    for seat in range(5):
        name = game().card_name[state.zones[PERSONALITY + seat][0]]
        steps = [int(printed.get(name) == skill) for skill in SKILLS]
        assert state.skill[7 * seat : 7 * seat + 7] == steps
        assert state.ready[4 * seat : 4 * seat + 4] == [int(token.get(name) == kind) for kind in range(4)]
        if name == "thales":
            assert state.skill_value(Seat(seat), SKILLS.index("draw")) == 4


# --- Scientists and Artists -------------------------------------------------------------------------


@pytest.mark.rule("PR-PERS-04")
def test_from_age_ii_a_scientist_of_choice_replaces_the_philosopher_for_no_action() -> None:
    t = people_table(age=2)
    assert people(t) == set(SCIENTIST_NAMES)
    assert t.refusal("personality alhazen", seat=1) == "PR-TURN-01"
    t.do("personality alhazen")
    assert holds(t, 0) == ["alhazen"]
    assert t.left() == 2
    assert t.state.used == 0
    assert t.value(0, "research") == 3


@pytest.mark.rule("PR-PERS-04")
def test_no_scientist_in_age_i() -> None:
    t = people_table(age=1)
    assert people(t) == set()
    for name in SCIENTIST_NAMES:
        assert t.refusal(f"personality {name}") == "PR-PERS-04"
    assert t.refusal("personality shakespeare") == "PR-PERS-08"


@pytest.mark.rule("PR-PERS-05")
def test_the_old_benefits_go_and_the_new_ones_come_at_once() -> None:
    t = people_table(age=2).skill(0, draw=1)
    assert (t.value(0, "draw"), t.value(0, "action"), t.left()) == (4, 2, 2)
    t.do("personality avicenna")
    assert (t.value(0, "draw"), t.value(0, "action"), t.left()) == (3, 3, 3)
    assert holds(t, 0) == ["avicenna"]
    assert face_down(t, 0) == ["thales"]
    assert "avicenna" not in t.names(SCIENTISTS)
    assert holds(t, 1) == ["pythagoras"]
    assert face_down(t, 1) == []


@pytest.mark.rule("PR-PERS-05")
def test_a_swap_with_no_action_left_can_give_one_more() -> None:
    t = people_table(age=2).act(0, used=2)
    assert t.question() == "act"
    assert t.legal() == {*(f"personality {name}" for name in SCIENTIST_NAMES), "end"}
    assert t.refusal("draw") == "PR-SKILL-01"
    t.do("personality avicenna")
    assert t.left() == 1
    assert t.can("draw")


@pytest.mark.rule("PR-PERS-05")
def test_a_token_of_the_kind_goes_back_a_grey_one_first() -> None:
    # Aristotle's general token, ready or grey, alone or beside others of its kind.
    for ready, grey, left in ((1, 0, 0), (0, 1, 0), (2, 1, 2), (2, 0, 1)):
        t = people_table(5, age=2).tokens(4, general=ready, culture=1).spent(4, general=grey).act(4)
        t.do("personality alhazen")
        assert t.ready_of(4) == ({"culture": 1, "general": left} if left else {"culture": 1})
        assert t.spent_of(4) == {}


@pytest.mark.rule("PR-PERS-05")
def test_an_artist_gives_tokens_and_power() -> None:
    t = people_table(age=3).personality(0, "alhazen").power(0, prestige=2).act(0).do("personality michelangelo")
    assert t.ready_of(0) == {"culture": 1}
    assert t.power_of(0) == (3, 0, 0)


@pytest.mark.rule("PR-PERS-06")
def test_a_taken_personality_is_not_free_for_others() -> None:
    t = people_table(age=2).do("personality alhazen").act(1)
    assert people(t) == set(SCIENTIST_NAMES) - {"alhazen"}
    assert t.refusal("personality alhazen") == "PR-PERS-06"
    t.do("personality avicenna")
    assert people(t) == set()
    assert t.refusal("personality fibonacci") == "PR-PERS-15"
    t.act(2)
    assert people(t) == {"al_khwarizmi", "roger_bacon", "fibonacci"}
    assert t.refusal("personality avicenna") == "PR-PERS-06"


@pytest.mark.rule("PR-PERS-06")
def test_a_personality_given_up_does_not_become_free() -> None:
    t = people_table(age=2).do("personality alhazen", "heritage").act(1)
    assert people(t) == set(SCIENTIST_NAMES) - {"alhazen"}


@pytest.mark.rule("PR-PERS-07")
def test_as_age_iii_begins_holders_of_philosophers_must_choose_a_scientist() -> None:
    t = people_table(age=2).skill(0, draw=1).personality(2, "alhazen").skill(2, research=1)
    next_age(t)
    assert t.state.age == 3
    assert (t.question(), t.asked()) == ("next-personality", 0)
    assert t.legal() == {f"personality {name}" for name in set(SCIENTIST_NAMES) - {"alhazen"}}
    assert t.refusal("done") == "PR-TURN-02"
    assert t.refusal("draw") == "PR-TURN-02"
    assert t.refusal("personality alhazen") == "PR-PERS-06"
    t.do("personality fibonacci")
    assert (t.question(), t.asked()) == ("next-personality", 1)
    assert people(t) == {"al_khwarizmi", "avicenna", "roger_bacon"}
    t.do("personality roger_bacon")
    assert (t.question(), t.asked()) == ("act", 0)
    assert [holds(t, seat) for seat in range(3)] == [["fibonacci"], ["roger_bacon"], ["alhazen"]]
    assert [face_down(t, seat) for seat in range(3)] == [["thales"], ["pythagoras"], []]
    assert (t.value(0, "draw"), t.value(0, "shuffle")) == (3, 2)
    assert t.ready_of(1) == {"engineering": 1}
    assert t.value(2, "research") == 3
    assert t.left() == 1


@pytest.mark.rule("PR-PERS-07")
@pytest.mark.parametrize(("order", "active", "asked"), [([0, 1, 2], 1, [1, 2, 0]), ([0, 2, 1], 2, [2, 1, 0])])
def test_the_active_player_chooses_first_then_clockwise(order: list[int], active: int, asked: list[int]) -> None:
    t = people_table(age=2)
    t.state.order = [Seat(seat) for seat in order]
    next_age(t.act(active))
    for seat, name in zip(asked, SCIENTIST_NAMES, strict=False):
        assert (t.question(), t.asked()) == ("next-personality", seat)
        t.do(f"personality {name}")
    assert (t.question(), t.asked()) == ("act", active)


@pytest.mark.rule("PR-PERS-07")
def test_philosophers_stay_in_force_as_age_ii_begins() -> None:
    t = next_age(people_table(age=1))
    assert t.state.age == 2
    assert t.question() == "act"
    assert holds(t, 0) == ["thales"]


@pytest.mark.rule("PR-PERS-07")
def test_the_last_free_scientist_is_taken_without_a_question() -> None:
    t = people_table(5, age=2)
    for seat, name in enumerate(SCIENTIST_NAMES[:4]):
        t.personality(seat, name)
    next_age(t)
    assert (t.question(), t.asked()) == ("act", 0)
    assert holds(t, 4) == ["fibonacci"]
    assert face_down(t, 4) == ["aristotle"]


@pytest.mark.rule("PR-PERS-08")
def test_from_age_iii_an_artist_replaces_the_scientist_for_no_action() -> None:
    t = people_table(age=3).personality(0, "fibonacci").skill(0, shuffle=1).act(0)
    assert people(t) == set(ARTIST_NAMES)
    assert t.refusal("personality alhazen") == "PR-PERS-15"
    t.do("personality leonardo_da_vinci")
    assert holds(t, 0) == ["leonardo_da_vinci"]
    assert face_down(t, 0) == ["fibonacci"]
    assert "leonardo_da_vinci" not in t.names(ARTISTS)
    assert (t.value(0, "shuffle"), t.left()) == (1, 3)
    assert people(t) == set()
    assert t.refusal("personality raphael") == "PR-PERS-15"
    assert t.refusal("personality leonardo_da_vinci") == "PR-PERS-15"


@pytest.mark.rule("PR-PERS-08")
def test_no_artist_before_age_iii() -> None:
    t = people_table(age=2).personality(0, "fibonacci").act(0)
    assert people(t) == set()
    for name in ARTIST_NAMES:
        assert t.refusal(f"personality {name}") == "PR-PERS-08"


@pytest.mark.rule("PR-PERS-09")
def test_a_scientist_stays_in_force_in_age_iii() -> None:
    t = (
        people_table(2, age=2)
        .personality(0, "fibonacci")
        .personality(1, "alhazen")
        .skill(0, shuffle=1)
        .skill(1, research=1)
    )
    next_age(t)
    assert (t.state.age, t.question()) == (3, "act")
    assert (t.value(0, "shuffle"), t.value(1, "research")) == (2, 3)
    assert (holds(t, 0), holds(t, 1)) == (["fibonacci"], ["alhazen"])


@pytest.mark.rule("PR-PERS-10")
def test_as_age_iv_begins_holders_of_scientists_must_choose_an_artist() -> None:
    t = people_table(age=3, industrial="yes").personality(0, "raphael").personality(1, "fibonacci").skill(1, shuffle=1)
    t.lay(PERSONALITY + 2).retired(2, "confucius", "alhazen")  # a Heritage used: nobody in force, nothing to choose
    next_age(t)
    assert (t.state.age, t.question(), t.asked()) == (4, "next-personality", 1)
    assert t.legal() == {f"personality {name}" for name in set(ARTIST_NAMES) - {"raphael"}}
    t.do("personality shakespeare")
    assert (t.question(), t.asked()) == ("act", 0)
    assert (holds(t, 1), face_down(t, 1)) == (["shakespeare"], ["fibonacci"])
    assert (t.value(1, "shuffle"), t.value(1, "draw")) == (1, 4)
    assert holds(t, 0) == ["raphael"]


@pytest.mark.rule("PR-PERS-10")
def test_no_scientist_can_be_taken_in_age_iv() -> None:
    t = people_table(age=4, industrial="yes")
    assert people(t) == set(ARTIST_NAMES)
    assert t.refusal("personality alhazen") == "PR-PERS-15"
