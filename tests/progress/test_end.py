"""END: when the game ends, and that it ends at once. And S-48: what ends a game in which nothing happens."""

from __future__ import annotations

import pytest

from clio.games.progress.deck import Technology
from clio.games.progress.state import BOX
from tests.progress.table import Table, age_tokens, shipped, table, tech

ENDS = [tech(name, age=3, symbol=4) for name in ("y1", "y2", "y3")]
SYMBOLS = (1, 2, 2, 3, 3)


def last_symbol(y: Technology) -> Table:
    """Two players in Age III, one age token IV left: the symbol card `y` in the first one's hand ends the game."""
    return table(cards=[y, *ENDS]).age(3).active(1, "y1").hand(0, "y").act()


@pytest.mark.rule("PR-END-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_symbols_iv_end_the_base_game(players: int) -> None:
    needed = SYMBOLS[players - 1]
    for before in range(needed):
        t = table(players, cards=ENDS).age(3)
        t.active(players - 1, *["y1", "y2"][:before]).hand(0, "y3").act()
        assert age_tokens(t.state, 4) == needed - before
        t.do("discover y3")
        assert t.over == (before + 1 == needed)
        if t.over:
            assert t.result().ending == "symbols-IV"


@pytest.mark.rule("PR-END-02")
def test_the_game_ends_in_the_middle_of_a_turn() -> None:
    t = last_symbol(tech("y", age=3, symbol=4, costs=["1 science"])).tokens(0, science=1)
    t.hand(0, "y", "writing", "writing", "agriculture", "pottery", "wheel", "burial").act()
    t.do("discover y", "pay token science")
    assert t.over
    assert t.state.seats_open() == []
    assert t.state.agenda == []
    assert (t.state.order[t.state.turn], t.state.used) == (0, 1)
    # No Upkeep: six cards are held over a limit of 5 and the token stays grey.
    assert len(t.hand_of(0)) == 6
    assert t.spent_of(0) == {"science": 1}
    assert t.ready_of(0) == {}
    assert t.refusal("draw", seat=0) == "PR-END-02"
    assert t.refusal("end", seat=1) == "PR-END-02"


@pytest.mark.rule("PR-END-03")
def test_the_card_that_ends_the_game_counts_in_full() -> None:
    t = last_symbol(tech("y", age=3, symbol=4, army=2, vp=4, skill="action", token="general"))
    t.power(0, army=1).power(1, army=2)
    t.do("discover y")
    assert t.power_of(0) == (0, 0, 3)
    assert t.points("army") == [12, 7]
    assert t.points("technologies") == [4, 0]
    assert t.points("skills") == [1, 0]
    assert t.ready_of(0) == {"general": 1}


@pytest.mark.rule("PR-END-04")
def test_developments_are_removed_before_scoring() -> None:
    t = table(cards=[tech("z", vp=5), tech("w", age=2, vp=3)])
    t.active(0, "writing").developing(0, z=1).developing(1, z=2, w=4)
    t.end_now()
    assert t.points("technologies") == [0, 0]
    assert t.developments_of(0) == t.developments_of(1) == {}
    assert t.active_of(0) == ["writing"]
    assert t.names(BOX).count("z") >= 2
    assert "w" in t.names(BOX)
    assert set(t.state.markers) == {0}
    assert sorted(t.state.area) == [*[0] * (len(t.state.area) - 1), 2]


@pytest.mark.rule("PR-END-05")
def test_empty_piles_of_age_iii_end_the_base_game() -> None:
    t = table(cards=[tech("x", age=3)]).age(3)
    t.hand(0).deck(2, "paper", "paper").deck(3, "x").pile(3).act()
    t.do("draw", "deck III")
    assert t.over
    assert t.result().ending == "piles-III"
    assert t.hand_of(0) == ["x"]
    assert len(t.deck_of(2)) == 2


@pytest.mark.rule("PR-END-05")
def test_one_card_of_age_iii_in_deck_or_pile_keeps_the_game_going() -> None:
    t = table(cards=[tech("x", age=3)]).age(3)
    t.hand(0).deck(2, "paper", "guilds").pile(2).deck(3, "x").pile(3, "opera").act()
    t.do("draw", "deck III")
    assert t.legal() == {"deck II", "pile III"}
    t.do("pile III")
    assert t.over


@pytest.mark.rule("PR-END-05")
def test_empty_piles_of_age_ii_do_not_end_the_game_in_age_iii() -> None:
    t = table().age(3).hand(0).deck(2, "paper").pile(2).deck(3, "opera", "novel", "banking", "canals").act()
    t.do("draw", "deck II")
    assert not t.over
    assert t.state.age == 3


@pytest.mark.rule("PR-END-06")
def test_a_development_can_end_the_game_before_the_action_phase() -> None:
    t = last_symbol(tech("y", age=3, symbol=4, vp=2)).hand(0).developing(0, y=1, paper=3).turn(0)
    assert t.over
    assert t.result().ending == "symbols-IV"
    assert t.active_of(0) == ["y"]
    assert t.points("technologies") == [2, 0]
    assert t.state.used == 0
    assert t.state.agenda == []
    assert t.refusal("end", seat=0) == "PR-END-02"


# --- stall_rounds (S-48) ----------------------------------------------------------------------------


def passing(players: int, **options: str) -> Table:
    """Everybody holds one card, nobody has done anything, the first player's first turn."""
    t = Table(shipped(), players, options)
    for seat in range(players):
        t.hand(seat, "writing")
    t.state.idle = 0
    return t.turn(0)


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (2, 2), (3, 2), (2, 5)])
def test_a_stalled_game_is_ended_and_counted(players: int, rounds: int) -> None:
    t = passing(players, stall_rounds=str(rounds))
    t.do(*["end"] * (players * rounds - 1))
    assert not t.over
    t.do("end")
    assert t.result().ending == "stalled"
    assert len(t.result().scores) == players


def test_any_action_starts_the_count_anew() -> None:
    t = passing(2, stall_rounds="1")
    t.do("end", "quick-draw", "end", "end")
    assert not t.over
    t.do("end")
    assert t.over


def test_a_marker_removed_starts_the_count_anew() -> None:
    t = passing(2, stall_rounds="1").developing(1, pottery=1)
    t.do("end", "end", "end")
    assert t.active_of(1) == ["pottery"]
    assert not t.over
    t.do("end")
    assert t.over


def test_passing_never_ends_a_game_unless_asked_for() -> None:
    t = passing(2)
    t.do(*["end"] * 40)
    assert not t.over
    assert t.state.idle == 41
