"""FAST and FASTER: the two quick variants."""

from __future__ import annotations

import pytest

from clio.engine.errors import ClioError
from clio.games.progress.deck import SKILLS
from tests.progress.table import Table, shipped, table, tech

SYMBOLS = [tech(f"s{age}", age=age, symbol=age + 1) for age in (1, 2, 3, 4)]


def skills(t: Table, seat: int) -> list[int]:
    return [t.value(seat, skill) for skill in SKILLS]


@pytest.mark.rule("PR-FAST-01")
def test_the_fast_game_starts_with_three_actions_and_is_else_unchanged() -> None:
    t, usual = table(3, variant="fast"), table(3)
    for seat in range(3):
        assert skills(t, seat) == [3, 3, 5, 1, 1, 4, 1]
        assert skills(usual, seat) == [2, 3, 5, 1, 1, 4, 1]
        assert t.quick_draw(seat) == (1, 0)
    assert t.state.rulings.needed == usual.state.rulings.needed
    assert t.state.rulings.needed[2:5] == [1, 2, 2]
    assert [len(t.hand_of(seat)) for seat in range(3)] == [5, 6, 7]


@pytest.mark.rule("PR-FAST-01")
def test_in_the_fast_game_a_turn_has_three_actions_and_the_first_mark_is_passed() -> None:
    t = table(2, variant="fast").hand(0).hand(1).act()
    t.do("quick-draw", "quick-draw")
    assert t.asked() == 0
    t.do("quick-draw")
    assert t.asked() == 1
    assert t.left() == 3
    assert t.end_now().points("skills") == [1, 1]


@pytest.mark.rule("PR-FAST-02")
@pytest.mark.parametrize("variant", ["fast", "faster"])
def test_no_fast_solo_game(variant: str) -> None:
    with pytest.raises(ClioError, match="PR-FAST-02"):
        shipped().new(players=1, variant=variant)
    assert shipped().new(players=2, variant=variant).layout.seats == 2
    assert shipped().new(players=1, variant="normal").layout.seats == 1


@pytest.mark.rule("PR-FASTER-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_even_faster_needs_one_symbol_each_time(players: int) -> None:
    t = table(players, cards=SYMBOLS, variant="faster")
    assert skills(t, players - 1) == [3, 3, 5, 1, 1, 4, 1]
    assert t.state.rulings.needed[2:5] == [1, 1, 1]
    for age in (1, 2):
        assert t.state.age == age
        t.hand(0, f"s{age}").act().do(f"discover s{age}")
    assert t.state.age == 3
    t.hand(0, "s3").act().do("discover s3")
    assert t.result().ending == "symbols-IV"


@pytest.mark.rule("PR-FASTER-02")
def test_even_faster_with_industrial_revolution() -> None:
    t = table(4, cards=SYMBOLS, variant="faster", industrial="yes")
    assert t.state.rulings.needed[2:6] == [1, 1, 1, 1]
    for age in (1, 2, 3):
        t.hand(0, f"s{age}").act().do(f"discover s{age}")
        assert t.state.age == age + 1
    t.hand(0, "s4").act().do("discover s4")
    assert t.result().ending == "symbols-V"


@pytest.mark.rule("PR-FASTER-02")
def test_even_faster_overrules_the_other_reading_of_age_iv() -> None:
    t = table(4, variant="faster", industrial="yes", age4_symbols="1-2-2-3-3")
    assert t.state.rulings.needed[2:6] == [1, 1, 1, 1]
