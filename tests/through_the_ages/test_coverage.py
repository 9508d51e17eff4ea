"""What the fuzzer counts as a card's effect: that it did something, not that it was shown."""

from __future__ import annotations

from tests.through_the_ages.table import Table, table


def effects(t: Table, text: str) -> list[str]:
    """The cards that an action brings into effect."""
    before = t.state.clone()
    t.do(text)
    return t.game.effects_of(t.game.actions.find(text), before, t.state)


def attacked(*defence: str) -> Table:
    t = table().workers(0, warriors=4).workers(1, warriors=2).tokens(1, bronze=3)
    return t.military(0, "plunder_i").military(1, *defence).politics(0)


def test_an_aggression_counts_once_it_succeeds() -> None:
    t = attacked("military_bonus_i")
    assert effects(t, "aggression plunder_i on 2") == []
    assert effects(t, "decline") == ["plunder_i"]
    assert effects(attacked(), "aggression plunder_i on 2") == ["plunder_i"]


def test_a_repelled_aggression_and_a_card_laid_face_down_do_not_count() -> None:
    t = attacked("military_bonus_i", "legion")
    assert effects(t, "aggression plunder_i on 2") == []
    assert effects(t, "defend military_bonus_i") == ["military_bonus_i"]
    t = attacked("rats", "legion")
    t.do("aggression plunder_i on 2")
    assert effects(t, "defend rats") == []
    assert effects(t, "defend legion") == []
    assert t.resources(1) == 3  # repelled


def test_a_war_counts_as_it_is_resolved_and_not_as_somebody_leaves() -> None:
    t = table(3).age("II").war(0, "war_over_territory", 1).politics(2)
    assert effects(t, "resign") == []
    t = table(3).age("II").war(0, "war_over_territory", 1).politics(1)
    assert effects(t, "resign") == []
    t = table().age("II").full_row(2).war(0, "war_over_territory", 1).act(1)
    assert effects(t, "end") == ["war_over_territory"]


def test_a_territory_that_nobody_wants_does_not_count() -> None:
    t = table().no_workers(0).no_workers(1).events("wealthy_territory_i").military(0, "rats").politics(0)
    assert effects(t, "prepare rats") == []
    assert t.names(13) == ["wealthy_territory_i"]
