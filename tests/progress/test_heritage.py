"""PERS: what Personalities leave behind, when they may act, other readings, and losing what they gave."""

from __future__ import annotations

from itertools import count

import pytest

from clio.engine.ids import Seat
from clio.games.progress.deck import SKILLS
from clio.games.progress.rules.benefits import gain, lose
from clio.games.progress.state import (
    ARTIST_PILE,
    ARTISTS,
    PERSONALITY,
    SCIENTIST_PILE,
    SCIENTISTS,
    Gain,
    Progress,
)
from tests.progress.fixtures import (
    ARTIST_NAMES,
    SCIENTIST_NAMES,
    face_down,
    game,
    holds,
    next_age,
    numbers,
    people,
    people_table,
)

# --- Heritage ---------------------------------------------------------------------------------------


@pytest.mark.rule("PR-PERS-11")
def test_a_heritage_is_gained_for_good_and_the_benefits_go() -> None:
    t = people_table(age=2).personality(0, "avicenna").skill(0, action=1).act(0)
    assert t.left() == 3
    t.do("heritage")
    assert (t.value(0, "action"), t.left(), t.state.used) == (2, 2, 0)
    assert t.ready_of(0) == {"general": 2}
    assert (holds(t, 0), face_down(t, 0)) == ([], ["avicenna"])


@pytest.mark.rule("PR-PERS-11")
def test_the_heritage_of_an_artist() -> None:
    t = people_table(age=3).personality(1, "michelangelo").power(1, prestige=1).tokens(1, culture=1).act(1)
    t.do("heritage")
    assert t.power_of(1) == (3, 0, 0)
    assert t.ready_of(1) == {}


@pytest.mark.rule("PR-PERS-11")
def test_a_heritage_that_gives_up_an_action_can_end_the_phase() -> None:
    t = people_table(age=2).personality(0, "avicenna").skill(0, action=1).act(0, used=2)
    assert t.left() == 1
    t.do("heritage")
    assert t.asked() == 1


@pytest.mark.rule("PR-PERS-12")
def test_a_heritage_is_used_once_and_philosophers_have_none() -> None:
    t = people_table(age=2)
    assert not t.can("heritage")
    assert t.refusal("heritage") == "PR-PERS-12"
    t.do("personality avicenna", "heritage")
    assert not t.can("heritage")
    assert t.refusal("heritage") == "PR-PERS-12"
    assert t.ready_of(0) == {"general": 2}


@pytest.mark.rule("PR-PERS-13")
@pytest.mark.parametrize(
    ("name", "age", "possible"),
    [("avicenna", 2, True), ("avicenna", 3, False), ("raphael", 3, True), ("raphael", 4, False)],
)
def test_until_when_a_heritage_can_be_used(name: str, age: int, possible: bool) -> None:
    t = people_table(age=age, industrial="yes").personality(0, name).act(0)
    assert t.can("heritage") == possible
    if not possible:
        assert t.refusal("heritage") == "PR-PERS-13"


@pytest.mark.rule("PR-PERS-14")
def test_all_personalities_ever_held_score() -> None:
    t = people_table().personality(0, "raphael").retired(0, "thales", "avicenna")
    t.lay(PERSONALITY + 2).retired(2, "alhazen").end_now()
    assert t.points("personalities") == [1 + 2 + 3, 1, 1]


@pytest.mark.rule("PR-PERS-15")
def test_after_a_heritage_the_next_card_is_one_of_the_next_era() -> None:
    t = people_table(2, age=2).personality(1, "alhazen").do("personality avicenna", "heritage")
    assert people(t) == set()
    assert t.refusal("personality fibonacci") == "PR-PERS-15"
    assert t.refusal("personality raphael") == "PR-PERS-08"
    next_age(t)
    assert (t.state.age, t.question(), holds(t, 0)) == (3, "act", [])
    assert people(t) == set(ARTIST_NAMES)
    t.do("personality raphael")
    assert (holds(t, 0), face_down(t, 0)) == (["raphael"], ["thales", "avicenna"])
    assert t.quick_draw(0) == (2, 1)


# --- windows (S-36): right before Development and right before Upkeep -------------------------------


def test_before_development_a_personality_can_be_changed() -> None:
    t = people_table(age=2).developing(0, paper=2).turn(0)
    assert t.question() == "window"
    assert t.legal() == {*(f"personality {name}" for name in SCIENTIST_NAMES), "done"}
    assert t.developments_of(0) == {"paper": 2}
    assert t.refusal("draw") == "PR-TURN-02"
    assert t.refusal("heritage") == "PR-PERS-12"
    t.do("personality avicenna")
    assert t.legal() == {"heritage", "done"}
    assert t.developments_of(0) == {"paper": 2}
    t.do("done")
    assert t.developments_of(0) == {"paper": 1}
    t.do("done")
    assert (t.question(), t.left()) == ("act", 3)


def test_after_a_draw_a_personality_can_be_changed_before_upkeep_but_no_action_comes_back() -> None:
    t = (
        people_table(age=2)
        .personality(0, "alhazen")
        .age(3)
        .hand(0, "paper", "guilds", "optics", "logic")
        .act(0)
        .turn(0)
    )
    t.do("draw", "deck III", "deck III", "deck III")
    assert t.question() == "window"
    assert t.legal() == {*(f"personality {name}" for name in ARTIST_NAMES), "done"}
    assert len(t.hand_of(0)) == 7
    t.do("personality leonardo_da_vinci")
    assert (t.question(), t.legal()) == ("window", {"heritage", "done"})
    t.do("done")
    assert t.question() == "choose-discards"
    assert t.left() == 0


def test_without_anything_to_change_no_window_is_asked() -> None:
    t = people_table(age=1).developing(0, pottery=2).turn(0)
    assert t.question() == "take-back"
    t.do("done", "draw")
    assert t.asked() == 1


def test_no_action_left_and_nothing_free_to_do_ends_the_turn() -> None:
    t = people_table(age=1).act(0, used=2)
    assert t.asked() == 1


# --- the other readings -----------------------------------------------------------------------------


def test_personality_vp_current() -> None:
    """C-03: only the Personality in force scores."""
    t = people_table(personality_vp="current").personality(0, "raphael").retired(0, "thales", "avicenna")
    t.lay(PERSONALITY + 2).retired(2, "alhazen").end_now()
    assert t.points("personalities") == [3, 1, 0]


def test_personality_gap_may() -> None:
    """C-04: nobody is forced to take the next Personality."""
    t = people_table(2, age=2, personality_gap="may").skill(0, draw=1)
    next_age(t)
    assert t.legal() == {*(f"personality {name}" for name in SCIENTIST_NAMES), "done"}
    t.listen()
    t.do("done")
    assert t.told("personality-leaves") == [(0, "thales", 0)]
    assert (t.question(), t.asked()) == ("next-personality", 1)
    assert (holds(t, 0), face_down(t, 0), t.value(0, "draw")) == ([], ["thales"], 3)
    t.do("personality alhazen")
    assert (t.question(), t.asked()) == ("act", 0)
    assert people(t) == {*SCIENTIST_NAMES, *ARTIST_NAMES} - {"alhazen"}


def test_personality_gap_may_is_asked_even_for_the_last_scientist() -> None:
    t = people_table(5, age=2, personality_gap="may")
    for seat, name in enumerate(SCIENTIST_NAMES[:4]):
        t.personality(seat, name)
    next_age(t)
    assert (t.asked(), t.legal()) == (4, {"personality fibonacci", "done"})


def test_heritage_deadline_last_call_in_age_iii() -> None:
    """C-05: one chance at the very change, for Scientists."""
    t = people_table(age=2, heritage_deadline="last_call").personality(1, "avicenna").skill(1, action=1)
    t.personality(2, "fibonacci")
    next_age(t)
    t.do("personality alhazen")  # seat 0 has a Philosopher and is asked for a Scientist only
    assert (t.question(), t.asked()) == ("last-call", 1)
    assert t.legal() == {"heritage", "done"}
    t.do("heritage")
    assert (t.ready_of(1), t.value(1, "action")) == ({"general": 2}, 2)
    assert (holds(t, 1), face_down(t, 1)) == ([], ["avicenna"])
    assert (t.question(), t.asked()) == ("last-call", 2)
    t.do("done")
    assert (t.question(), t.asked()) == ("act", 0)
    assert (holds(t, 2), face_down(t, 2)) == (["fibonacci"], [])
    assert t.refusal("heritage") == "PR-PERS-13"


def test_heritage_deadline_last_call_in_age_iv() -> None:
    """C-05: one chance at the very change, for Artists; a Scientist's is long past."""
    t = people_table(2, age=3, heritage_deadline="last_call", industrial="yes")
    t.personality(0, "alhazen").personality(1, "raphael").skill(1, quick_draw=1)
    next_age(t)
    assert (t.question(), t.asked()) == ("next-personality", 0)
    t.do("personality shakespeare")
    assert (t.question(), t.asked()) == ("last-call", 1)
    t.do("heritage")
    assert (t.power_of(1), t.ready_of(1), t.quick_draw(1)) == ((2, 0, 0), {"culture": 1}, (1, 0))


def test_heritage_deadline_before_asks_nobody() -> None:
    t = people_table(2, age=2).personality(0, "avicenna").personality(1, "alhazen")
    next_age(t)
    assert t.question() == "act"


def test_personality_pick_random() -> None:
    """C-06: whichever Scientist or Artist lies on top of its shuffled pile."""
    t = people_table(age=2, personality_pick="random")
    assert sorted(t.names(SCIENTIST_PILE)) == sorted(SCIENTIST_NAMES)
    assert sorted(t.names(ARTIST_PILE)) == sorted(ARTIST_NAMES)
    assert t.names(SCIENTISTS) == t.names(ARTISTS) == []
    t.lay(SCIENTIST_PILE, "fibonacci", "alhazen", "avicenna")
    assert {text for text in t.legal() if text.startswith(("next", "personality"))} == {"next scientist"}
    assert t.refusal("next artist") == "PR-PERS-08"
    t.do("next scientist")
    assert holds(t, 0) == ["avicenna"]
    assert t.names(SCIENTIST_PILE) == ["fibonacci", "alhazen"]
    assert t.value(0, "action") == 3
    assert t.refusal("next scientist") == "PR-PERS-15"
    t.age(3).lay(ARTIST_PILE, "raphael", "shakespeare")
    t.do("next artist")
    assert (holds(t, 0), t.names(ARTIST_PILE)) == (["shakespeare"], ["raphael"])


def test_personality_pick_random_is_shuffled_by_the_seed() -> None:
    piles = [
        [state.zones[zone] for zone in (SCIENTIST_PILE, ARTIST_PILE)]
        for state in (
            game().new(players=2, seed=seed, personalities="yes", personality_pick="random") for seed in (1, 1, 2)
        )
    ]
    assert piles[0] == piles[1]
    assert piles[0][0] != piles[2][0]
    assert piles[0][1] != piles[2][1]


def test_personality_pick_random_asks_nobody_as_an_age_begins() -> None:
    t = people_table(2, age=2, personality_pick="random").lay(SCIENTIST_PILE, "fibonacci", "alhazen", "avicenna")
    next_age(t)
    assert (t.question(), t.asked()) == ("act", 0)
    assert (holds(t, 0), holds(t, 1)) == (["avicenna"], ["alhazen"])


def test_personality_pick_random_with_personality_gap_may() -> None:
    t = people_table(2, age=2, personality_pick="random", personality_gap="may")
    next_age(t)
    assert t.legal() == {"next scientist", "done"}


def test_personality_pick_random_with_an_empty_pile() -> None:
    t = people_table(age=2, personality_pick="random").lay(SCIENTIST_PILE)
    assert t.refusal("next scientist") == "PR-PERS-06"
    assert t.age(1).refusal("next scientist") == "PR-PERS-04"


def test_skill_gain_any_leaves_personalities_as_printed() -> None:
    """C-17: what is given back later must be what was gained; a Heritage stays and may be chosen."""
    state = next(state for state in (any_skill(seed) for seed in count()) if 1 in numbers(state))
    thales = numbers(state).index(1)
    assert state.skill[7 * thales : 7 * thales + 7] == [0, 1, 0, 0, 0, 0, 0]
    t = people_table(age=2, skill_gain="any").do("personality fibonacci")
    assert (t.question(), t.value(0, "shuffle")) == ("act", 2)
    t.do("heritage")
    assert (t.question(), t.value(0, "shuffle")) == ("choose-skill", 1)
    assert t.legal() == {f"skill {skill}" for skill in SKILLS}
    t.do("skill hand")
    assert (t.question(), t.value(0, "hand"), t.value(0, "research")) == ("act", 6, 4)


def any_skill(seed: int) -> Progress:
    state = game().new(players=2, seed=seed, personalities="yes", skill_gain="any")
    assert isinstance(state, Progress)
    return state


# --- S-35: what it means to lose benefits -----------------------------------------------------------


def test_lost_steps_never_go_below_the_start() -> None:
    t = people_table(2).power(0, prestige=3, population=2, army=1).power(1, prestige=9)
    lose(t.state, Seat(0), Gain([0, 1], [], [2, 2, 2]))
    assert t.power_of(0) == (1, 0, 0)
    assert t.power_of(1) == (9, 0, 0)
    assert t.state.skill == [0] * 14


def test_in_the_fast_game_the_start_of_action_is_its_second_space() -> None:
    t = people_table(2, variant="fast").skill(0, action=2, draw=1).skill(1, action=2)
    for _ in range(3):
        lose(t.state, Seat(0), Gain([0, 1], [], [0, 0, 0]))
    assert t.state.skill[:7] == [1, 0, 0, 0, 0, 0, 0]
    assert t.state.skill[7:] == [2, 0, 0, 0, 0, 0, 0]


def test_a_lost_step_is_taken_from_the_true_count() -> None:
    t = people_table(2).skill(0, shuffle=5)
    lose(t.state, Seat(0), Gain([3], [], [0, 0, 0]))
    assert (t.state.skill[3], t.value(0, "shuffle")) == (4, 4)


def test_a_token_that_is_not_there_cannot_be_lost() -> None:
    t = people_table(2).tokens(0, science=1).spent(0, general=1)
    lose(t.state, Seat(0), Gain([], [2, 0, 0], [0, 0, 0]))
    assert (t.ready_of(0), t.spent_of(0)) == ({}, {"general": 1})


def test_with_power_steps_one_a_symbol_is_one_step_there_and_back() -> None:
    t = people_table(2, power_steps="one").power(1, army=4)
    gain(t.state, Seat(1), Gain([], [], [0, 2, 3]))
    assert t.power_of(1) == (0, 1, 5)
    lose(t.state, Seat(1), Gain([], [], [0, 2, 3]))
    assert t.power_of(1) == (0, 0, 4)
    assert t.power_of(0) == (0, 0, 0)
