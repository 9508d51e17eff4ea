"""The link between two choices: what the rules refuse, what can wait, what follows, which cards make a difference."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

import pytest

from clio.coach import onwards, reasons
from clio.coach.because import as_good, blocked, credited, follows, waits
from clio.coach.decisions import Choice, Judged
from clio.coach.ends import Ends, Table
from clio.coach.saying import Saying
from clio.coach.telling import telling_of
from clio.coach.told import Blocked, Follows, Note, Outcome, Reason, Waits
from clio.engine.namer import card_names
from clio.engine.registry import load
from clio.engine.state import State
from clio.engine.words import Fills
from tests.ancient_knowledge.table import table as monuments
from tests.coach.test_outlook import table, two
from tests.progress.table import table as technologies
from tests.through_the_ages.table import table as ages

Facts: TypeAlias = tuple[tuple[str, Fills], ...]


def judged(state: State, best: str, taken: str) -> Judged:
    actions = state.game.actions
    choices = [Choice(actions.find(best), 60.0, 10.0), Choice(actions.find(taken), 50.0, 0.0)]
    return Judged(0, choices, 1, 0)


def test_what_the_rules_refuse_after_the_other_choice() -> None:
    """Drama lies in slot 13: it costs three of the four actions."""
    t = ages(2).row(s1="moses", s13="drama").act(0)
    best = "destroy bronze"
    found = blocked(t.state, judged(t.state, best, "take 13 drama"), [best, "take 1 moses"])
    assert found is not None
    assert (found.message, found.together) == ("refusal-no-civil-action", True), "one of the two is still possible"
    assert found.moves == (best, "take 1 moses")
    wanted = [best, "take 1 moses", "disband warriors"]
    t.state.military[0] = 2
    found = blocked(t.state, judged(t.state, best, "take 13 drama"), wanted)
    assert found is not None
    assert found.moves == tuple(wanted[:2]), "that takes no civil action"
    t = ages(2).row(s13="drama", s9="moses").act(0)
    found = blocked(t.state, judged(t.state, "take 9 moses", "take 13 drama"), ["take 9 moses"])
    assert found is not None
    assert not found.together
    assert (found.moves, found.message) == (("take 9 moses",), "refusal-no-civil-action")


def test_what_is_still_possible_is_not_refused() -> None:
    t = ages(2).row(s1="moses", s2="drama").act(0)
    assert blocked(t.state, judged(t.state, "take 1 moses", "take 2 drama"), ["take 1 moses"]) is None


def test_what_was_not_possible_before_is_nobodys_mistake() -> None:
    t = ages(2).row(s13="drama").act(0)
    made = judged(t.state, "destroy bronze", "take 13 drama")
    assert blocked(t.state, made, ["train warriors"]) is None, "no worker is unused"


def test_a_card_that_was_paid_with_is_refused_by_no_rule() -> None:
    """Byblos takes two of the three other cards: which, is chosen."""
    t = monuments().hand(0, "byblos", "petra", "tulum", "heracleion").act()
    wanted = ["create petra 5", "create tulum 4", "create heracleion 2"]
    found = blocked(t.state, judged(t.state, wanted[0], "create byblos 5"), wanted)
    assert found is None or found.message != "refusal-not-in-hand"


def test_what_is_asked_after_the_turn_is_no_reason() -> None:
    """Planetary Stone asks in the Timeline phase: then nothing can be created, whatever was chosen."""
    t = monuments().hand(0, "heracleion", "petra").fill(0, 8).timeline(0, baalbek=5).knowledge(baalbek=6)
    t = t.artifacts(0, "planetary_stone").act(actions=1)
    t.state.actions[0] = 1
    assert blocked(t.state, judged(t.state, "create petra 5", "search"), ["create petra 5"]) is None


def test_a_move_with_the_very_card_needs_no_reason() -> None:
    t = technologies().hand(0, "pottery", "writing").act()
    made = judged(t.state, "research pottery", "discover pottery")
    assert blocked(t.state, made, ["research pottery"]) is None


def test_why_it_is_refused_is_said_in_the_words_of_the_rules() -> None:
    t = ages(2).row(s13="drama", s9="moses").act(0)
    found = two(t.state, table({}), table({}), ("take 9 moses", "take 13 drama"))
    told = Saying(t.state.game, "en").because(found)[0]
    assert told.startswith("After Take Drama (place 13) there is no room for Take Moses (place 9)")
    assert told.endswith("(Not enough civil actions).")


def test_what_was_named_just_before_is_not_named_again() -> None:
    found = Reason(blocked=Blocked("take 13 drama", ("population",), "refusal-no-civil-action", ""))
    saying = Saying(load("through_the_ages"), "en")
    for done, told in ((["population"], True), (["take 1 moses", "population"], False)):
        found.done, found.undone, found.example = done, ["take 13 drama"], [False, False]
        assert ("no room for that (" in saying.because(found)[0]) == told
    found.done, found.example = ["population"], [True, False]
    assert "no room for that (" not in saying.because(found)[0], "it was told as an example only"


def test_choices_about_as_good_are_named_where_the_mistake_is_far_below() -> None:
    actions = load("progress").actions.rows
    for places, told in (((60.0, 59.5, 50.0, 45.0), 1), ((60.0, 57.0, 50.0, 45.0), 0), ((51.0, 50.5, 50.0, 45.0), 0)):
        choices = [Choice(action, place, 0.0) for action, place in zip(actions, places, strict=False)]
        found = as_good(Judged(0, choices, 2, 0))
        assert found == [action.text for action in actions[1 : 1 + told]]


def ways(*moves: tuple[str, ...]) -> Ends:
    return Ends([Table()] * len(moves), moves)


def test_what_can_wait_is_told_with_how_often_it_comes() -> None:
    names = card_names(load("ancient_knowledge"))
    made = "create petra 5"
    later = ways(("search", "create petra 4"), ("search", "create petra 5"), ("search",), ("archive",))
    assert waits(made, later, 0, names) == Waits("create petra 4", 2, 4, 0), "wherever it is put"
    mostly = ways(("create petra 5",), ("create petra 4",), ("create petra 4",), ("search",))
    assert waits(made, mostly, 0, names) == Waits("create petra 4", 3, 4, 0), "told as it is mostly made"
    there = ways(*[("archive",)] * 4)
    assert follows(ways(("create petra 5",), *[("create petra 4",)] * 3), there, names, lambda text: True) == [
        Follows("create petra 4", 4, 0, 4)
    ]
    assert waits(made, ways(*[("search",)] * 3, ("search", made)), 0, names) is None, "once in four is not the rule"
    assert waits("search", later, 0, names) is None, "what needs no card comes any time"


def test_moves_that_follow_more_often_are_told_in_their_order() -> None:
    names = card_names(load("ancient_knowledge"))
    here = ways(*[("create petra 5", "search", "create tulum 4", "learn thales")] * 4)
    there = ways(*[("archive", "learn thales")] * 4)
    told = follows(here, there, names, lambda text: True)
    assert told == [Follows("create petra 5", 4, 0, 4), Follows("create tulum 4", 4, 0, 4)]
    assert follows(here, there, names, lambda text: "petra" not in text) == told[1:]
    half = ways(*[("create petra 5",)] * 2, *[("search",)] * 2)
    assert follows(half, there, names, lambda text: True) == [], "it is not done so much more often"


def test_a_card_that_is_thrown_away_does_not_wait_but_is_played() -> None:
    t = monuments().hand(0, "petra", "tulum").fill(0, 6).act()
    texts = ("discard tulum", "discard petra")
    later = (ways(*[(texts[0], "create petra 5")] * 4), ways(*[(texts[1], "create tulum 4")] * 4))
    found = two(t.state, table({}), table({}), texts, later)
    assert found.waits is None
    assert [each.move for each in found.follows] == ["create petra 5"]
    assert [each.move for each in found.follows_other] == ["create tulum 4"]


def test_the_same_card_played_in_another_way_can_wait() -> None:
    t = monuments().hand(0, "petra", "tulum").fill(0, 6).act()
    texts = ("create tulum 4", "create petra 5")
    later = (ways(*[(texts[0], "move petra 6")] * 4), ways(*[(texts[1], "search")] * 4))
    found = two(t.state, table({}), table({}), texts, later)
    assert found.waits == Waits("move petra 6", 4, 4, 0)
    assert found.follows == []


def test_a_card_that_was_paid_with_cannot_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    t = monuments().hand(0, "petra", "tulum").fill(0, 6).act()
    texts = ("create tulum 4", "create petra 5")
    later = (ways(*[(texts[0], "move petra 6")] * 4), ways(*[(texts[1], "search")] * 4))
    paying = replace(telling_of(t.state.game), thrown=("create",))
    monkeypatch.setattr("clio.coach.reasons.telling_of", lambda game: paying)
    assert two(t.state, table({}), table({}), texts, later).waits is None


def test_what_follows_is_not_told_beside_what_says_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    t = monuments().hand(0, "petra", "tulum", "byblos", "heracleion").fill(0, 6).act()
    later = (ways(*[("create tulum 4", "create byblos 5")] * 4), ways(*[("create petra 5", "create heracleion 2")] * 4))
    refused = Blocked("create petra 5", ("create tulum 4",), "refusal-no-such-action", "")
    for found, played, told in (
        (None, None, (1, 1)),
        (refused, None, (0, 0)),
        (None, Outcome(12, 7, 3, 2.0), (1, 0)),
    ):
        monkeypatch.setattr(reasons, "blocked", lambda before, judged, wanted, given=found: given)
        monkeypatch.setattr(reasons, "played_out", lambda before, judged, given=played: given)
        why = two(t.state, table({}), table({}), ("create tulum 4", "create petra 5"), later)
        assert (len(why.follows), len(why.follows_other)) == told


def test_to_lead_to_what_is_as_good_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    t = monuments().hand(0, "petra", "tulum", "heracleion").fill(0, 6).act()
    later = (ways(*[("create tulum 4",)] * 4), ways(*[("create petra 5", "create heracleion 2")] * 4))
    for alike, told in (([], 1), (["create heracleion 3"], 0)):
        monkeypatch.setattr(reasons, "as_good", lambda judged, given=alike: given)
        found = two(t.state, table({}), table({}), ("create tulum 4", "create petra 5"), later)
        assert len(found.follows_other) == told


def test_where_both_come_it_is_the_order_that_counts() -> None:
    t = monuments().hand(0, "petra", "tulum").fill(0, 6).act()
    texts = ("create tulum 4", "create petra 5")
    saying = Saying(t.state.game, "en")
    for often, order in ((4, True), (2, False)):
        mine = ways(*[(texts[0], texts[1])] * often, *[(texts[0], "search")] * (4 - often))
        found = two(t.state, table({}), table({}), texts, (mine, ways(*[(texts[1], texts[0])] * 4)))
        said = saying.sentences(found)
        told = "Both come after either choice, and the order counts: first Create Tulum"
        assert any(text.startswith(told) for text in said) == order
        assert any("can wait" in text for text in said) != order


def test_the_cards_that_make_a_difference_are_named_if_they_were_seen() -> None:
    here = monuments().past(0, "aswan_obelisk", "pyramid_of_djoser", "dahshur_pyramid", "petra").act().state
    there = monuments().past(0, "petra").act().state
    rows = {name: n for row, name, n in here.game.credits(here, 0) if row == "score-effects"}
    assert rows["aswan_obelisk"] == 2, "a point for each pyramid"
    both = [(here, there)] * 3
    assert credited(both, 0, "score-effects", 2.0, {"aswan_obelisk"}) == (("aswan_obelisk", 2.0),)
    assert credited(both, 0, "score-effects", 2.0, set()) == (), "nobody saw it"
    assert credited(both, 0, "score-effects", -2.0, {"aswan_obelisk"}) == (), "it speaks for the other side"
    assert credited(both, 0, "score-effects", 9.0, {"aswan_obelisk"}) == (), "it is too little of it"


def test_the_sheet_of_ancient_knowledge_is_made_by_its_cards() -> None:
    t = monuments().past(0, "aswan_obelisk", "petra").timeline(0, byblos=3).collection(0, "golden_mean", "thales")
    state = t.knowledge(byblos=2).act().state
    sheet = dict(state.game.sheet(state, 0))
    made: dict[str, int] = {}
    for row, _, n in state.game.credits(state, 0):
        made[row] = made.get(row, 0) + n
    assert made["sheet-promised"] == sheet["sheet-promised"]
    assert made["sheet-knowledge"] == sheet["sheet-knowledge"] == 2
    assert made["sheet-points"] == sheet["sheet-points"] - 1, "the point for a monument of the timeline is nobody's"


def test_moves_for_which_there_is_no_room_together() -> None:
    found = Blocked("take 13 drama", ("population", "take 1 moses"), "refusal-no-civil-action", "", True)
    saying = Saying(load("through_the_ages"), "en")
    told = saying.because(Reason(blocked=found))
    assert told == [
        "After Take Drama (place 13) there is no room for all of this: Increase population, Take Moses (place 1) "
        "(Not enough civil actions)."
    ]


def test_of_moves_that_throw_away_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(reasons, "blocked", lambda before, judged, wanted: asked.append(list(wanted)))
    t = monuments().hand(0, "petra", "tulum").fill(0, 6).act()
    two(t.state, table({}), table({}), ("discard tulum", "discard petra"))
    two(t.state, table({}), table({}), ("create tulum 4", "create petra 5"))
    assert asked == [[], ["create tulum 4"]]


@pytest.mark.parametrize("refused", [True, False])
def test_where_the_rules_say_why_it_is_not_called_experience(monkeypatch: pytest.MonkeyPatch, refused: bool) -> None:
    found = Blocked("take 13 drama", ("take 9 moses",), "refusal-no-civil-action", "")
    monkeypatch.setattr(reasons, "blocked", lambda before, judged, wanted: found if refused else None)
    t = ages(2).row(s13="drama", s9="moses").act(0)
    actions = t.state.game.actions
    sides = (table({"sheet-food": 9}), table({"sheet-food": 0}))
    texts = ("take 9 moses", "take 13 drama")
    choices = [
        Choice(actions.find(text), place, 10 * place, ends)
        for text, place, ends in zip(texts, (60.0, 50.0), sides, strict=True)
    ]
    told = reasons.reason(t.state, Judged(0, choices, 1, 0))
    assert [change.message for change in told.more] == ["sheet-food"]
    assert told.rest == ("" if refused else reasons.REST)


def test_what_the_end_of_the_game_says_needs_no_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    t = monuments().hand(0, "petra", "tulum").fill(0, 6).act()
    later = (table({"sheet-points": 5}), table({"sheet-points": 1}))
    for points, told in ((2.0, []), (-1.0, ["sheet-points"])):
        outcome = Outcome(12, 7, 3, points)
        monkeypatch.setattr(reasons, "played_out", lambda before, judged, found=outcome: found)
        found = two(t.state, table({}), table({}), ("create tulum 4", "create petra 5"), later)
        assert [change.message for change in found.more] == told


def test_costs_alone_are_not_told_where_the_rest_is_experience() -> None:
    t = technologies().hand(0, "pottery", "writing").act()
    actions = t.state.game.actions
    sides = (table({"sheet-army": 0}), table({"sheet-army": 1}))
    for value, told in ((100.0, []), (0.1, ["sheet-army"])):
        choices = [
            Choice(actions.find(text), place, worth, ends, ends)
            for text, place, worth, ends in zip(
                ("discover pottery", "discover writing"), (60.0, 50.0), (value, 0.0), sides, strict=True
            )
        ]
        found = reasons.reason(t.state, Judged(0, choices, 1, 0))
        assert [change.message for change in found.less] == told


def test_that_a_game_may_be_over_once_is_not_told() -> None:
    t = monuments().hand(0, "petra", "tulum").fill(0, 6).act()
    for over, won, told in ((1, 0, ()), (1, 1, ()), (4, 0, (6, 0, 0, 4, 0)), (4, 4, (6, 0, 0, 4, 4))):
        later = Ends([Table()] * 6), Ends([Table(over=n < over, won=n < won) for n in range(6)])
        found = two(t.state, table({}), table({}), ("create tulum 4", "create petra 5"), later)
        assert found.finished == told


def test_what_the_other_card_says_is_left_out_where_the_rules_say_why() -> None:
    saying = Saying(load("through_the_ages"), "en")
    facts: Facts = (("outlook-price", {"n": 3, "left": 4}),)
    notes = [Note("take 9 moses", "moses", True, facts), Note("take 13 drama", "drama", True, facts)]
    refused = Blocked("take 13 drama", ("take 9 moses",), "refusal-no-civil-action", "")
    long, short = (saying.asides(Reason(blocked=found, notes=notes)) for found in (None, refused))
    assert long[0] == short[0]
    assert short[1] == "Drama: takes 3 of the 4 civil actions left."
    assert len(long[1]) > len(short[1])


def test_cards_that_are_called_alike_are_told_by_what_is_done() -> None:
    saying = Saying(load("through_the_ages"), "en")
    same = [name for name in saying.game.card_name if saying.words.card(name) == "Frugality"]
    first, second = sorted(set(same))[:2]
    facts: Facts = (("outlook-price", {"n": 1, "left": 1}),)
    notes = [Note(f"play {first}", first, False, facts), Note(f"take 2 {second}", second, False, facts)]
    assert [text.partition(":")[0] for text in saying.asides(Reason(notes=notes))] == [
        "Play Frugality",
        "Take Frugality (place 2)",
    ]


def test_only_ones_own_moves_are_told_of_the_turns_that_are_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    t = technologies().hand(0, "pottery", "writing").act()
    state = t.state
    mine, theirs = (state.game.actions.find(text) for text in ("draw", "quick-draw"))

    def rolled(table: State, *rest: object) -> State:
        done = rest[-1]
        assert isinstance(done, list)
        done += [(0, mine), (1, theirs)]
        return table

    monkeypatch.setattr(onwards, "rolled_out", rolled)
    made = judged(state, "discover pottery", "discover writing")
    for choice in made.choices:
        choice.later.add(state.clone(), 0, [choice.action.text])
    turns, best, taken = next(iter(onwards.played_on(state, made)))
    assert turns == 1
    assert best.ways == [("discover pottery", "draw")]
    assert taken.ways == [("discover writing", "draw")]
