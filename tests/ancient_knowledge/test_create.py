"""CREATE, ADJ, ARTI: playing cards, and where they lie."""

from __future__ import annotations

import pytest

from clio.engine.ids import Card, Seat
from clio.games.ancient_knowledge.rules.measures import neighbours
from tests.ancient_knowledge.table import Made, Table, artifact, monument, table

DRAW_1: Made = {"moment": "immediate", "do": [{"op": "draw", "n": 1}]}


def made(*cards: Made, hand: int = 0) -> Table:
    """A table with made-up cards, all in hand, and others up to a number."""
    t = table(made=list(cards)).hand(0, *[card["id"] for card in cards])
    return t.fill(0, hand).act()


def slots(t: Table, name: str) -> list[int]:
    return [int(text.split()[1]) for text in t.offers("create") if text.split()[0] == name]


def beside(t: Table, name: str) -> set[str]:
    return {t.game.card_name[card] for card in neighbours(t.state, Seat(0), Card(t.number(name)))}


@pytest.mark.rule("AK-CREATE-01")
def test_create_plays_one_card_from_hand():
    t = made(monument("a", slot=3), artifact("b"))
    assert t.offers("create") == ["a 2", "a 3", "a 4", "b"]
    t.do("create a 3")
    assert (t.hand_of(0), t.place("a"), t.state.actions[0]) == (["b"], (3, 0), 1)
    assert t.refusal("create caral 4") == "AK-CREATE-01"
    assert t.refusal("excavate 9") == "AK-EXCAV-02"


@pytest.mark.rule("AK-CREATE-02")
def test_pay_place_add_knowledge_resolve():
    t = made(monument("a", slot=2, cost=1, k=2, **DRAW_1), hand=10).listen()
    t.do("create a 2")
    assert (t.question(), t.place("a"), t.size(0)) == ("pay", (0, 0), 9)
    t.do(sorted(t.legal())[0])
    assert (t.place("a"), t.k("a"), t.size(0), len(t.pile_of())) == ((2, 0), (2,), 9, 1)


@pytest.mark.rule("AK-CREATE-03")
@pytest.mark.parametrize(("others", "able"), [(3, False), (4, True)])
def test_a_cost_must_be_paid_in_full(others: int, able: bool):
    t = made(monument("a", slot=3, cost=4), hand=1 + others)
    assert t.can("create a 3") == able
    if able:
        assert t.do("create a 3").size(0) == 0  # all others go, so nobody is asked
    else:
        assert t.refusal("create a 3") == "AK-CREATE-03"


@pytest.mark.rule("AK-CREATE-04")
def test_a_card_cannot_pay_for_itself():
    assert made(monument("a", cost=1)).offers("create") == []


@pytest.mark.rule("AK-CREATE-05")
def test_without_extra_payment_it_goes_to_its_own_slot():
    t = made(monument("a", slot=4)).do("create a 4")
    assert (t.place("a"), t.pile_of()) == ((4, 0), [])
    assert slots(made(monument("a", slot=4)), "a") == [4]


@pytest.mark.rule("AK-CREATE-06")
def test_knowledge_comes_from_the_reserve():
    t = made(monument("a", k=3)).do("create a 3")
    assert (t.k("a"), t.lost(0)) == ((3,), 0)


@pytest.mark.rule("AK-CREATE-07")
def test_an_immediate_effect_is_done_as_far_as_possible():
    t = made(monument("a", moment="immediate", do=[{"op": "draw", "n": 4}]), hand=9).do("create a 3")
    assert t.size(0) == 10


@pytest.mark.rule("AK-CREATE-08")
@pytest.mark.parametrize(("slot", "price"), [(1, 3), (2, 2), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_another_slot_costs_its_distance(slot: int, price: int):
    assert slot in slots(made(monument("a", slot=3, cost=1), hand=1 + price), "a")
    assert slot not in slots(made(monument("a", slot=3, cost=1), hand=price), "a")
    t = made(monument("a", slot=3, cost=1), hand=1 + price).do(f"create a {slot}")
    assert (t.place("a"), len(t.pile_of())) == ((slot, 0), price)


@pytest.mark.rule("AK-CREATE-09")
def test_never_straight_into_the_past():
    t = made(monument("a", slot=1), hand=10)
    assert slots(t, "a") == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("AK-CREATE-10")
def test_a_lock_allows_only_the_printed_slot():
    t = made(monument("a", slot=6, locked=True), hand=10)
    assert slots(t, "a") == [6]
    assert t.refusal("create a 5") == "AK-CREATE-10"
    t.timeline(0, petra=6, caral=6).act()
    assert (slots(t, "a"), t.refusal("create a 6")) == ([], "AK-CREATE-11")


@pytest.mark.rule("AK-CREATE-11")
def test_a_slot_holds_two():
    t = made(monument("a", slot=3), hand=2).timeline(0, petra=3, caral=3).act()
    assert (slots(t, "a"), t.refusal("create a 3")) == ([2, 4], "AK-CREATE-11")


@pytest.mark.rule("AK-CREATE-12")
def test_the_second_lies_above_the_first():
    t = made(monument("y", slot=2)).timeline(0, petra=2).act().do("create y 2")
    assert (t.place("petra"), t.place("y")) == ((2, 0), (2, 1))


@pytest.mark.rule("AK-CREATE-13")
def test_one_left_alone_drops_at_once():
    t = table().timeline(0, petra=2, caral=2, tonina=3).learn("planetary_grid", "move petra 5")
    assert t.place("caral") == (2, 0)


@pytest.mark.rule("AK-CREATE-14")
def test_nobody_moves_a_monument_at_will():
    t = table().timeline(0, petra=2, caral=2).hand(0, "uxmal").fill(0, 8).act()
    assert {text.split()[0] for text in t.legal()} == {"create", "learn", "search"}
    assert t.refusal("move petra 3") == "AK-TURN-03"


@pytest.mark.rule("AK-CREATE-15")
def test_worked_example_heracleion():
    t = table().hand(0, "heracleion").fill(0, 5).act().do("create heracleion 1")
    t.do(*[f"discard {name}" for name in sorted(set(t.hand_of(0)), key=t.number)[:3]])
    assert (t.size(0), t.place("heracleion"), t.k("heracleion"), len(t.pile_of())) == (1, (1, 0), (2,), 3)


def test_payment_is_picked_in_ascending_order_and_lands_together():
    t = made(monument("a", slot=3, cost=2)).hand(0, "a", "petra", "bagan", "caral").act().do("create a 3")
    assert t.legal() == {"discard petra", "discard bagan"}  # after caral no second card would follow
    t.do("discard bagan")
    assert (t.legal(), t.pile_of()) == ({"discard caral"}, [])
    assert t.refusal("discard petra") == "AK-GOLD-04"
    assert t.do("discard caral").pile_of() == ["caral", "bagan"]


def test_entering_knowledge_adds_all_discounts_up_to_the_printed_number():
    t = table().timeline(0, easter_island=5, sneferus_pyramid=5).artifacts(0, "dogu_figurines").create("heracleion")
    assert t.k("heracleion") == (0,)
    t = table().artifacts(0, "dogu_figurines").past_kinds(0, city=3).create("baalbek")
    assert t.k("baalbek") == (0,)


# ---- adjacency


@pytest.mark.rule("AK-ADJ-01")
def test_two_of_a_slot_are_adjacent():
    assert beside(table().timeline(0, petra=3, caral=3), "petra") == {"caral"}


@pytest.mark.rule("AK-ADJ-02", "AK-ADJ-03")
def test_the_same_row_of_the_next_slot_is_adjacent_and_no_diagonal():
    t = table().timeline(0, bagan=3, petra=3, caral=4, tonina=4, uxmal=6)
    assert beside(t, "petra") == {"bagan", "tonina"}
    assert beside(t, "bagan") == {"petra", "caral"}
    assert beside(t, "uxmal") == set()


@pytest.mark.rule("AK-ADJ-04")
def test_adjacency_is_read_from_the_present_places():
    t = table(made=[monument("x"), monument("y"), monument("z")]).timeline(0, x=1, y=1, z=2).past(0)
    assert beside(t, "y") == {"x"}
    t.decline().do("decline x")
    assert t.past_of(0) == ["x", "y"]
    t = table(made=[monument("x"), monument("y"), monument("z")]).timeline(0, x=2, y=2, z=3)
    t.learn("planetary_grid", "move x 6")
    assert beside(t, "y") == {"z"}


# ---- artifacts


@pytest.mark.rule("AK-ARTI-01", "AK-ARTI-02")
def test_an_artifact_takes_an_empty_space():
    t = made(artifact("b")).artifacts(0, "ica_stones", "tzolkin").act().do("create b")
    assert (t.artifacts_of(0), t.size(0), t.state.actions[0]) == (["ica_stones", "tzolkin", "b"], 0, 1)


@pytest.mark.rule("AK-ARTI-03")
def test_no_sixth_artifact():
    five = ["ica_stones", "tzolkin", "moai_statue", "disk_of_sabu", "nazca_lines"]
    t = made(artifact("b")).artifacts(0, *five).act()
    assert (t.offers("create"), t.refusal("create b")) == ([], "AK-ARTI-03")


@pytest.mark.rule("AK-ARTI-04")
def test_a_discarded_artifact_frees_its_space():
    five = ["ica_stones", "tzolkin", "moai_statue", "disk_of_sabu", "nazca_lines"]
    t = table(made=[artifact("b")]).artifacts(1, *five).timeline(0, pyramid_of_userkaf=1).hand(1, "b")
    t.decline().by(1, "scrap tzolkin")
    assert (t.asked(), t.offers("create"), t.pile_of()) == (1, ["b"], ["tzolkin"])


@pytest.mark.rule("AK-ARTI-05", "AK-GOLD-05")
def test_artifacts_do_not_decline():
    five = ["phaistos_disc", "nebra_sky_disc", "olmec_heads", "dogu_figurines", "nazca_lines"]
    t = table().artifacts(0, *five).timeline(0, easter_island=1, sneferus_pyramid=2).decline()
    assert (t.artifacts_of(0), t.past_of(0)) == (five, ["easter_island"])
    t.hand(0, "ica_stones").act()
    assert t.refusal("create ica_stones") == "AK-ARTI-03"


@pytest.mark.rule("AK-ARTI-06")
@pytest.mark.parametrize(("others", "able"), [(2, False), (3, True)])
def test_an_artifact_can_cost_cards(others: int, able: bool):
    t = made(artifact("b", cost=3), hand=1 + others)
    assert t.can("create b") == able
    if able:
        assert t.do("create b").artifacts_of(0) == ["b"]
