"""A position written down by docs/games/through_the_ages.md, and what can be done in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from clio.engine.errors import ClioError
from clio.engine.position import load_position, position_text
from clio.games.through_the_ages.state import LEADER, TUCKED, WARS, Ages
from tests.through_the_ages.table import table

PAGE = Path(__file__).parents[2] / "docs" / "games" / "through_the_ages.md"


def example() -> str:
    return PAGE.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]


def load(text: str) -> Ages:
    state = load_position(text)
    assert isinstance(state, Ages)
    return state


def legal(state: Ages) -> list[str]:
    (seat,) = state.seats_open()
    return [action.text for action in state.legal(seat)]


@pytest.mark.rule("TA-CIV-01")
def test_the_example_of_the_page_and_its_legal_actions() -> None:
    state = load(example())
    assert state.seats_open() == [1]
    found = legal(state)
    assert found[:3] == ["take 2 iron", "take 13 coal", "population"]  # the row lies as it is drawn
    assert {"stage 1", "develop alchemy", "play breakthrough_ii", "train knights", "end"} <= set(found)
    assert not any(text.startswith(("tactic", "copy")) for text in found)  # a tactic was played this turn
    assert "take 3 kremlin" not in found  # another wonder is unfinished
    assert state.game.impossible(state) == []


def test_the_example_says_who_is_at_war_and_who_trades() -> None:
    state = load(example())
    names = state.game.card_name
    assert [names[card] for card in state.zones[WARS + 1]] == ["war_over_technology"]
    assert state.war_on[2:4] == [0, -1]
    assert (state.partner[0], state.side[0]) == (2, 0)
    assert [names[card] for card in state.zones[TUCKED]] == ["homer"]
    assert [names[card] for card in state.zones[LEADER + 1]] == ["genghis_khan"]


@pytest.mark.rule("TA-POL-01")
def test_the_example_in_the_politics_phase() -> None:
    agenda = '\n[next]\nagenda = ["next-turn", "end-phase 1", "act 1", "politics 1 0"]\n'
    found = legal(load(example() + agenda))
    assert {"aggression spy on 1", "aggression spy on 3", "resign", "pass"} <= set(found)
    assert "war war_over_territory on 1" not in found  # that takes more military actions
    assert "end" not in found


def test_a_position_writes_tactics_and_wonders_by_name_and_reads_them_again() -> None:
    text = position_text(load(example()))
    assert 'tactic = "heavy_cavalry"\ntucked = "hanging_gardens"\n' in text
    assert 'tactic = "legion"\ntucked = ""\n' in text
    again = load(text)
    assert position_text(again) == text
    assert again.tactic == load(example()).tactic


def test_a_position_writes_what_is_asked_with_its_numbers() -> None:
    t = table().workers(0, warriors=2).row(s1="iron", s2="alchemy").event("international_agreement")
    assert '"agreement 0 5 0"]' in position_text(t.state)
    assert '"agreement 0 4 1"]' in position_text(t.do("take 1 iron").state)  # one is spent, one card was taken
    t = table().workers(0, warriors=2).event("border_conflict")
    assert '"pick-building 1 1 0 3"]' in position_text(t.state)  # any building of Age III or before


@pytest.mark.rule("TA-RESIGN-02")
def test_who_has_resigned_owns_no_tokens_in_a_position() -> None:
    t = table(3).politics(1).do("resign")
    assert load(position_text(t.state)).blue_owned == t.state.blue_owned == [16, 0, 16]


def test_a_tactic_that_does_not_exist() -> None:
    with pytest.raises(ClioError, match=r"'tactic' must be the id of a card.*'legoin'.*legion"):
        load(example().replace('tactic = "legion"', 'tactic = "legoin"'))
    with pytest.raises(ClioError, match=r"'tactic' must be the id of a card.*not 7"):
        load(example().replace('tactic = "legion"', "tactic = 7"))


@pytest.mark.rule("TA-SETUP-05")
def test_a_table_that_was_just_laid_is_sound() -> None:
    t = table()
    state = t.game.new(players=3, seed=5)
    assert t.game.impossible(state) == []
    assert isinstance(state, Ages)
    assert state.yellow_owned == [25] * 3
    assert state.blue_owned == [16] * 3


def test_stages_of_a_wonder_count_among_the_tokens_owned() -> None:
    t = table().unfinished(0, "pyramids", 2)
    assert t.state.blue_owned[0] == 16
    assert t.sound()


BARE = """
format = 1
game = "through_the_ages"
[options]
players = "2"
[table]
age = 2
round = 5
"civil II" = ["? x 20"]
"civil III" = ["? x 20"]
"""


def test_numbers_that_are_not_written_are_none() -> None:
    state = load(BARE)
    zero = (state.yellow, state.blue, state.pool, state.science, state.culture, state.stages, state.skipped)
    assert all(numbers == [0, 0] for numbers in zero)
    assert not any((*state.workers, *state.tokens, state.gone, state.used, state.ruined, state.spent))
    assert (state.fresh, state.civil_extra, state.military_extra, state.unit_pool, state.science_pool) == (0,) * 5
    assert (state.resource_pool, state.food_pool, state.last_round, state.first) == (0,) * 4
    assert state.leader_ages == [0, 0]
    assert state.partner == state.tactic == state.tucked == [-1, -1]


@pytest.mark.rule("TA-AGEEND-05")
@pytest.mark.parametrize("deck", ["civil II", "civil III"])
def test_a_deck_that_is_still_to_come_cannot_be_empty(deck: str) -> None:
    with pytest.raises(ClioError, match=f"this position is impossible.*cards must lie in '{deck}'"):
        load(BARE.replace(f'"{deck}" = ["? x 20"]\n', ""))
