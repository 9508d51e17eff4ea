"""TURN, TRANS, EXCAV, SEARCH, HAND, DECK: the turn and the other actions."""

from __future__ import annotations

import pytest

from tests.ancient_knowledge.table import Table, table


def play_turn(t: Table) -> None:
    """Two searches, and the next seat is asked."""
    seat = t.asked()
    t.do("search", "search")
    assert t.asked() != seat


# ---- the turn


@pytest.mark.rule("AK-TURN-01")
def test_rounds_go_on_as_long_as_no_past_is_full():
    t = table(players=3).past_kinds(0, city=13)
    t.state.midgame = 1
    for turn in range(90):
        assert t.asked() == turn % 3
        play_turn(t)
    assert not t.over


@pytest.mark.rule("AK-TURN-02")
def test_action_then_timeline_then_decline():
    t = table().timeline(0, tonina=4, jericho=1).knowledge(jericho=1).listen().turn()
    assert (t.question(), t.size(0), t.past_of(0)) == ("act", 0, [])
    t.do("search", "search")
    names = [event.name for event in t.state.events or [] if event.name in ("effect", "declines", "turn")]
    assert names[:5] == ["turn", "effect", "declines", "effect", "turn"]
    assert (t.size(0), t.past_of(0)) == (2 + 1 + 6, ["jericho"])


@pytest.mark.rule("AK-TURN-03")
def test_exactly_two_actions_the_same_one_allowed():
    t = table().turn().do("search")
    assert (t.asked(), t.can("search")) == (0, True)
    t.do("search")
    assert (t.asked(), t.refusal("search", 0)) == (1, "AK-TURN-01")


@pytest.mark.rule("AK-TURN-04")
def test_the_second_action_sees_what_the_first_brought():
    t = table().deck("caral", "petra").turn().do("search")
    assert t.can("create caral 4")


@pytest.mark.rule("AK-TURN-05")
def test_the_next_seat_starts_with_an_action():
    t = table(players=3).turn(1).do("search", "search")
    assert (t.asked(), t.question(), t.state.actions) == (2, "act", [0, 0, 2])


def test_search_is_the_only_thing_left_and_then_nobody_is_asked():
    t = table().board(1).hand(1, "petra").turn()
    assert (t.asked(), t.size(0)) == (0, 1)  # with an empty hand Search was forced, in everybody's eyes
    t = table().board(1).hand(0, "petra").deck("caral").turn()
    assert t.asked() == 0


# ---- Archive


@pytest.mark.rule("AK-TRANS-01")
def test_archive_one_token_for_each_card():
    t = table().timeline(0, caral=4, jericho=3).knowledge(caral=4, jericho=2)
    t.hand(0, "petra", "bagan", "tulum", "inwa", "byblos").act()
    t.do("archive", "discard petra", "discard bagan", "discard inwa", "done", "remove jericho 1")
    assert (t.size(0), t.k("jericho", "caral"), len(t.pile_of())) == (2, (1, 2), 3)


@pytest.mark.rule("AK-TRANS-02")
def test_no_archive_without_knowledge():
    t = table().timeline(0, caral=4).fill(0, 6).act()
    assert (t.can("archive"), t.refusal("archive")) == (False, "AK-TRANS-02")
    assert table().timeline(0, caral=4).knowledge(caral=1).act().refusal("archive") == "AK-TRANS-01"


@pytest.mark.rule("AK-TRANS-03")
def test_archived_knowledge_is_not_lost():
    t = table().timeline(0, caral=4).knowledge(caral=3).lose(0, 5).hand(0, "petra", "bagan").act()
    t.do("archive", "discard petra", "discard bagan")
    assert (t.lost(0), t.k("caral")) == (5, (1,))


@pytest.mark.rule("AK-TRANS-04")
def test_archive_at_least_one_card_and_no_more_than_tokens():
    t = table().timeline(0, caral=4).knowledge(caral=2).timeline(1, uxmal=3).knowledge(uxmal=9).fill(0, 6).act()
    t.do("archive")
    assert not t.can("done")
    names = sorted(t.hand_of(0), key=t.number)
    t.do(f"discard {names[0]}")
    assert t.can("done")
    t.do(f"discard {names[5]}")
    assert (t.k("caral", "uxmal"), t.size(0), t.question()) == ((0, 9), 4, "act")


@pytest.mark.rule("AK-TRANS-05")
def test_worked_example_archive_4():
    t = table().timeline(0, caral=4, jericho=3).knowledge(jericho=3, caral=2).fill(0, 7).lose(0, 1).act().do("archive")
    for name in sorted(t.hand_of(0), key=t.number)[:4]:
        t.do(f"discard {name}")
    t.do("done", "remove jericho 3")
    assert (t.size(0), t.k("jericho", "caral"), len(t.pile_of()), t.lost(0)) == (3, (0, 1), 4, 1)


def test_knowledge_is_split_in_ascending_order_and_to_the_full():
    t = table().timeline(0, jericho=3, caral=4).knowledge(jericho=2, caral=2)
    t.hand(0, "petra", "bagan", "tulum").act().do("archive", "discard petra", "discard bagan", "discard tulum")
    assert t.legal() == {"remove jericho 1", "remove jericho 2"}
    assert t.refusal("remove jericho 3") == "AK-TIMING-02"
    assert t.do("remove jericho 1").k("jericho", "caral") == (1, 0)  # what is left is forced


# ---- Excavate


@pytest.mark.rule("AK-EXCAV-01")
def test_excavate_draws_two_for_each():
    t = table().past_kinds(0, city=3).fill(0, 2).act()
    assert t.offers("excavate") == ["1", "2", "3"]
    t.do("excavate 3")
    assert (t.size(0), t.state.rotated[0]) == (8, 3)


@pytest.mark.rule("AK-EXCAV-02")
def test_rotated_monuments_cannot_be_rotated_again():
    t = table().past_kinds(0, city=4, rotated=4).act()
    assert (t.offers("excavate"), t.refusal("excavate 1")) == ([], "AK-EXCAV-02")
    assert table().past_kinds(0, city=4, rotated=3).act().offers("excavate") == ["1"]


@pytest.mark.rule("AK-EXCAV-03")
def test_only_effects_refresh():
    t = table().past_kinds(0, city=3, rotated=2).act()
    play_turn(t)
    play_turn(t)
    assert t.state.rotated[0] == 2
    assert t.learn("runic_alphabet").offers("excavate") == ["1", "2", "3"]


@pytest.mark.rule("AK-EXCAV-04")
def test_rotation_matters_for_excavate_only():
    t = table().board(1, "aristotle", "thales", "mercury").past(0, "caral", "gunung_padang", rotated=2).act()
    assert t.can("learn aristotle")
    assert t.points("monuments") == 2 + 1
    t = table().past(0, "caral", rotated=1).timeline(0, tonina=1).decline()
    assert (t.state.rotated[0], len(t.past_of(0))) == (1, 2)  # it arrives upright


@pytest.mark.rule("AK-EXCAV-05")
def test_worked_example_excavate_2():
    t = table().past_kinds(0, city=2).fill(0, 3).act()
    before = t.deck_size()
    t.do("excavate 2")
    assert (t.size(0), t.deck_size()) == (7, before - 4)


def test_a_full_hand_does_not_forbid_excavating():
    t = table().past_kinds(0, city=2).fill(0, 10).act().do("excavate 2")
    assert (t.size(0), t.state.rotated[0]) == (10, 2)


# ---- Search, hand and deck


@pytest.mark.rule("AK-SEARCH-01")
def test_search_draws_one():
    t = table().fill(0, 4).act()
    before = t.deck_size()
    t.do("search")
    assert (t.size(0), t.deck_size()) == (5, before - 1)


@pytest.mark.rule("AK-HAND-01", "AK-GOLD-07")
def test_a_hand_never_holds_more_than_ten():
    t = table().fill(0, 10).act()
    before = t.deck_size()
    t.do("search")
    assert (t.size(0), t.deck_size()) == (10, before)
    assert table().fill(0, 9).timeline(0, heracleion=1).decline().size(0) == 10


@pytest.mark.rule("AK-HAND-02")
def test_what_does_not_fit_stays_in_the_deck():
    t = table().fill(0, 7).timeline(0, jericho=1)
    before = t.deck_size()
    t.decline()
    assert (t.size(0), t.deck_size(), t.pile_of()) == (10, before - 3, [])


@pytest.mark.rule("AK-HAND-03")
def test_worked_example_coptic():
    t = table().fill(0, 8).past_kinds(0, megalith=2)
    before = t.deck_size()
    t.learn("coptic_alphabet")
    assert (t.size(0), t.deck_size()) == (10, before - 2)


@pytest.mark.rule("AK-DECK-01")
def test_an_empty_deck_is_made_from_the_discard_pile():
    thirty = table().deck_of()[:30]
    t = table().deck().pile(*thirty).act().do("search")
    assert (t.size(0), t.deck_size(), t.pile_of()) == (1, 29, [])


@pytest.mark.rule("AK-DECK-02")
def test_a_draw_goes_on_after_the_shuffle_and_ends_with_the_cards():
    t = table().deck("bagan").pile("petra", "caral", "uxmal").timeline(0, jericho=1).decline()
    assert (t.hand_of(0), t.deck_size(), t.pile_of()) == (["bagan", "caral", "petra", "uxmal"], 0, [])


def test_search_without_any_card_left_does_nothing():
    t = table().deck().act().do("search")
    assert (t.size(0), t.question()) == (0, "act")


def test_archive_any_number_of_cards():
    """AMB-04, the other reading: cards beyond the knowledge there is remove nothing."""
    t = table(archive="any").timeline(0, caral=4).knowledge(caral=2).fill(0, 6).act().do("archive")
    for name in sorted(t.hand_of(0), key=t.number)[:4]:
        t.do(f"discard {name}")
    t.do("done")
    assert (t.size(0), t.k("caral"), t.lost(0)) == (2, (0,), 0)


def test_the_question_says_how_much_knowledge_is_left_to_remove():
    t = table().timeline(0, caral=4, petra=5).knowledge(caral=3, petra=3).fill(0, 6).act().do("archive")
    for name in sorted(t.hand_of(0), key=t.number)[:3]:
        t.do(f"discard {name}")
    t.do("done")
    first = min(("caral", "petra"), key=t.number)
    assert (t.question(), t.state.asking().remaining(t.state)) == ("remove-knowledge", 3)
    t.do(f"remove {first} 1")  # the rest comes from the other monument, without a question
    assert t.k(first) == (2,)
