"""What happens, and what the log says, where an effect has little or nothing to do."""

from __future__ import annotations

import pytest

from clio.engine.event import SHUFFLED
from clio.engine.ids import Card, Seat
from clio.engine.picks import PickSet
from clio.engine.position import position_text
from clio.games.ancient_knowledge.rules.turn import Opening
from clio.games.ancient_knowledge.state import CHOSEN, DECK
from tests.ancient_knowledge.table import Made, Table, monument, table, technology


def at_once(*operations: Made, **rest: object) -> Made:
    return {"moment": "immediate", "do": list(operations), **rest}


def test_nothing_is_said_of_drawing_no_cards():
    t = table(made=[technology("a", **at_once({"op": "draw", "n": {"count": "artifacts"}}))]).fill(0, 10)
    t.listen().learn("a")
    assert t.told("drew-nothing") == []
    assert t.size(0) == 10


@pytest.mark.parametrize(
    "operation", [{"op": "learn", "n": 1}, {"op": "create_from_deck", "look": 3, "kind": "artifact"}]
)
def test_an_effect_that_can_do_nothing_is_not_told(operation: Made):
    t = table(made=[technology("a", **at_once(operation))]).board(1, "a").board(2).board(3)
    t.deck().pile().tech_deck(1).tech_deck(2).hand(0, "petra").hand(1, "caral").act(0)
    t.listen().do("learn a")
    assert t.told("effect") == []


@pytest.mark.parametrize(("deck", "pile"), [(["petra"], []), ([], ["petra"])])
def test_one_card_is_enough_to_look_at(deck: list[str], pile: list[str]):
    made = at_once({"op": "create_from_deck", "look": 3, "kind": "artifact"})
    t = table(made=[technology("a", **made)]).board(1, "a", "thales").deck(*deck).pile(*pile).act(0)
    t.listen().do("learn a")
    assert [card for _, card, _ in t.told("effect")] == ["a"]


def test_a_monument_that_is_declining_does_not_change_places():
    made = [monument("a", slot=1, moment="decline", do=[{"op": "swap", "itself": True}])]
    t = table(made=made).timeline(0, a=1, petra=3)
    t.listen().decline()
    assert t.told("effect") == []
    assert t.past_of(0) == ["a"]


def test_declining_to_remove_is_told_only_where_nothing_was_removed():
    made = at_once({"op": "remove_knowledge", "n": 2, "from": "any", "up_to": True})
    for first, told in ((["remove petra 1"], 0), ([], 1)):
        t = table(made=[technology("a", **made)]).timeline(0, petra=3, caral=4).knowledge(petra=2, caral=2)
        t.listen().learn("a", *first, "done")
        assert len(t.told("declined")) == told


def test_an_effect_that_discards_three_takes_no_two():
    t = table(made=[technology("a", **at_once({"op": "discard_hand", "n": 3}))]).fill(0, 6).learn("a")
    for _ in range(3):
        assert t.question() == "discard"
        assert "done" not in t.legal()
        t.do(sorted(text for text in t.legal() if text.startswith("discard "))[0])
    assert t.size(0) == 3


def test_the_second_seat_is_asked_for_its_own_artifacts():
    t = table().artifacts(1, "ica_stones", "tzolkin").hand(1, "yonaguni").act(1)
    t.do("create yonaguni 4")
    assert t.asked() == 1
    assert {"scrap ica_stones", "scrap tzolkin", "done"} <= t.legal()


def test_what_returns_to_the_deck_is_shuffled_into_it():
    t = table(opening_discards="deck")
    t.lay(CHOSEN, "petra").lay(CHOSEN + 1, "caral").listen()
    Opening(3, 1).finish(t.state)
    assert [e.src for e in t.state.events or [] if e.name == SHUFFLED] == [DECK]


def test_an_answer_given_once_does_not_count_for_the_next_question():
    """Two monuments that each cost every opponent an artifact: each asks for its own."""
    made = [monument("a", slot=1, moment="decline", do=[{"op": "opponents_discard", "n": 1, "from": "artifacts"}])]
    t = table(made=made).timeline(0, pyramid_of_userkaf=1, a=1)
    t.artifacts(1, "ica_stones", "moai_statue", "tzolkin").decline()
    t.do("decline a").by(1, "scrap ica_stones")
    assert t.artifacts_of(1) == ["moai_statue", "tzolkin"]
    assert t.question() == "forced-scrap"


def test_a_table_on_which_nobody_can_do_anything_is_aborted():
    """No rule leads there, but somebody may write such a position down: turns would pass for ever."""
    t = table().board(1, "thales").board(2).board(3).deck().pile().tech_deck(1).tech_deck(2).act(0)
    t.do("learn thales")
    assert t.over
    assert t.result().ending == "aborted"


@pytest.mark.rule("AK-ARTI-04")
def test_a_price_in_artifacts_can_be_paid_only_with_some():
    t = table()
    price = t.state.lookup.effect[t.number("yonaguni")].price
    assert price is not None
    able = [price.can(laid.state, Seat(0), Card(t.number("yonaguni"))) for laid in (t, table().artifacts(0, "tzolkin"))]
    assert able == [False, True]


# ---- positions: what is asked is written with its numbers; yes is 1


def test_a_position_writes_that_learning_is_optional():
    t = table().timeline(0, teotihuacan=1).decline()
    assert f'"learn-more 0 {t.number("teotihuacan")} 2 1 0"]' in position_text(t.state)


def test_a_position_writes_the_first_of_two_that_change_places():
    t = table().timeline(0, petra=3, caral=4, heracleion=5).learn("sator_square").do("swap petra")
    asks, first = t.number("sator_square"), t.number("petra")
    assert f'"swap-monuments 0 {asks} {first} 1"]' in position_text(t.state)


# ---- sets: what the front ends are told of a question


def wanted(t: Table) -> PickSet | None:
    seat = Seat(t.asked())
    return t.state.asking().pick_set(t.state, seat)


def test_a_set_says_how_many_are_wanted_in_all_however_many_are_picked():
    t = table(made=[technology("a", **at_once({"op": "discard_hand", "n": 3}))]).fill(0, 6).learn("a")
    for picked in range(3):
        found = wanted(t)
        assert found is not None
        assert (found.least, found.most, found.picked, found.stop) == (3, 3, picked, None)
        t.do(sorted(text for text in t.legal() if text.startswith("discard "))[0])


def test_the_second_seat_keeps_of_the_cards_it_looks_at():
    made = [technology("a", **at_once({"op": "look_and_keep", "look": 5, "keep": 3}))]
    t = table(made=made).board(1, "a", "thales").act(1)
    top = t.deck_of()[:2]
    found = wanted(t.deck(*top).pile().do("learn a"))
    assert found is not None
    assert (found.least, found.most) == (2, 2)
    assert sorted(one.actions[0].text for one in found.candidates) == sorted(f"keep {name}" for name in top)


def test_knowledge_from_one_monument_is_no_set():
    made = at_once({"op": "remove_knowledge", "n": 2, "from": "any", "spread": "one"})
    t = table(made=[technology("a", **made)]).timeline(0, petra=3, caral=4).knowledge(petra=2, caral=2).learn("a")
    assert t.question() == "remove-knowledge"
    assert wanted(t) is None


def test_two_monuments_that_change_places_are_one_set():
    made = [technology("a", **at_once({"op": "swap", "itself": False}))]
    t = table(made=made).timeline(0, petra=3, caral=4, heracleion=5).learn("a")
    found = wanted(t)
    assert found is not None
    assert (found.least, found.most, found.picked) == (2, 2, 0)
    found = wanted(t.do(sorted(t.legal(), key=lambda text: t.number(text.split()[1]))[0]))
    assert found is not None
    assert (found.least, found.most, found.picked) == (2, 2, 1)
