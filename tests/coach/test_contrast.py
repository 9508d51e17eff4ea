"""What is said of two choices of Ancient Knowledge side by side, and what becomes of cards where it is played out."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import pytest

from clio.bots.look import LONGEST, Look, rolled_out
from clio.coach import onwards
from clio.coach.decisions import Choice, Judged
from clio.coach.ends import Ends
from clio.coach.onwards import Played, fates_of, play_on
from clio.coach.places import curve_of
from clio.coach.reasons import Comparison, reason
from clio.coach.saying import Saying
from clio.coach.study import reason_from
from clio.coach.told import Change, Fate, Note, Outcome, Reason
from clio.engine.ids import Card, Seat
from clio.engine.registry import load
from clio.engine.state import State
from clio.engine.words import LANGUAGES, Fills
from clio.games.ancient_knowledge import contrast
from clio.games.ancient_knowledge.sheet import losses_of
from tests.ancient_knowledge.table import Table, table
from tests.coach.test_places import played


def end_of(state: State, text: str) -> State:
    by_hand = state.game.evaluation_by(curve_of(state.game).settings.weights)
    return Look(state, 0, 60, by_hand).ends(state, [state.game.actions.find(text)])[0]


def said(t: Table, best: str, taken: str, following: Sequence[str] = ()) -> dict[str, Fills]:
    game = t.game
    actions = (game.actions.find(best), game.actions.find(taken))
    ends = ([end_of(t.state, best)], [end_of(t.state, taken)])
    return dict(game.contrast(t.state, 0, actions, ends, following))


def beside(t: Table, best: str, taken: str, left: dict[str, int] | None = None) -> dict[str, Fills]:
    """With tables at the end that differ only in the knowledge that the better choice leaves."""
    game, end = t.game, t.state.clone()
    for name, n in (left or {}).items():
        end.tokens[t.number(name)] = n
    return dict(game.contrast(t.state, 0, (game.actions.find(best), game.actions.find(taken)), ([end], [t.state])))


def test_what_comes_when_the_game_is_over_is_told() -> None:
    """Twelve in the Past and two on their way: that makes fourteen in three turns of one's own."""
    for slot, late in ((5, True), (3, False)):
        t = table().past_kinds(0, pyramid=12).hand(0, "heracleion").fill(0, 8).timeline(0, baalbek=2, petra=3).act()
        found = said(t, "search", f"create heracleion {slot}")
        assert ("contrast-too-late" in found) == late
        if late:
            assert found["contrast-too-late"] == {"cards": "heracleion", "turns": 3}


def test_who_moved_already_in_this_round_ends_it_a_turn_later() -> None:
    t = table().past_kinds(1, pyramid=13).timeline(1, baalbek=1).hand(0, "heracleion").fill(0, 8).act()
    assert said(t, "search", "create heracleion 3")["contrast-too-late"] == {"cards": "heracleion", "turns": 1}
    t.state.order, t.state.turn = [Seat(1), Seat(0)], 1
    assert said(t, "search", "create heracleion 3")["contrast-too-late"] == {"cards": "heracleion", "turns": 2}


def test_cards_of_the_last_action_are_worth_nothing() -> None:
    for actions, told in ((1, True), (2, False)):
        t = table().past_kinds(0, city=3).hand(0, "heracleion").fill(0, 5).timeline(0, petra=4).knowledge(petra=2)
        t.state.ending = 1
        assert ("contrast-last-cards" in beside(t.act(actions=actions), "archive", "search")) == told


def test_knowledge_that_goes_is_told_with_the_turn_in_which_it_would_be_lost() -> None:
    t = table().hand(0, "heracleion").fill(0, 5).timeline(0, petra=2, tulum=5).knowledge(petra=2, tulum=3).act()
    found = beside(t, "archive", "search", {"petra": 1, "tulum": 0})["contrast-knowledge"]
    assert found == {"cards": "petra tulum", "n": 4, "turns": 1, "count": 2}
    assert "contrast-knowledge" not in beside(t, "archive", "search")


def test_knowledge_far_from_the_past_can_wait() -> None:
    for slot, told in ((3, True), (2, False)):
        t = table().hand(0, "heracleion").fill(0, 5).timeline(0, petra=slot).knowledge(petra=2).act()
        found = beside(t, "search", "archive", {"petra": 3})
        assert ("contrast-time" in found) == told
        assert not told or found["contrast-time"] == {"cards": "petra", "turns": slot - 1}


def test_a_monument_that_is_discarded_with_knowledge_on_it_is_told() -> None:
    t = table().hand(0, "machu_picchu", "heracleion").fill(0, 8).act()
    found = said(t, "search", "create machu_picchu 3")
    assert found["contrast-vanishes"] == {"cards": "machu_picchu", "n": 7, "turns": 2}
    assert "contrast-vanishes" not in said(t, "search", "create heracleion 2")


def test_the_requirement_that_only_the_better_choice_meets() -> None:
    """Coptic Alphabet asks for two megaliths in the Past; Planetary Grid moves one there."""
    t = table().board(2, "coptic_alphabet", "aristotle", "mercury").past_kinds(0, megalith=1)
    t = t.timeline(0, sulawesi_megaliths=2).hand(0, "heracleion").act(actions=1)
    actions = [t.game.actions.find(text) for text in ("learn planetary_grid", "search")]
    best, taken = t.state.clone(), end_of(t.state, "search")
    best.zones[22].append(Card(t.number("sulawesi_megaliths")))
    found = dict(t.game.contrast(t.state, 0, (actions[0], actions[1]), ([best], [taken])))
    assert found["contrast-meets"] == {"cards": "coptic_alphabet", "count": 1}
    found = dict(t.game.contrast(t.state, 0, (actions[1], actions[0]), ([taken], [best])))
    assert "contrast-meets" not in found


def test_nearer_to_what_is_learned_later_only() -> None:
    t = table().board(2, "coptic_alphabet", "aristotle", "mercury").timeline(0, sulawesi_megaliths=2).act(actions=1)
    actions = (t.game.actions.find("learn planetary_grid"), t.game.actions.find("search"))
    best, taken = t.state.clone(), t.state.clone()
    best.zones[22].append(Card(t.number("sulawesi_megaliths")))
    found = dict(t.game.contrast(t.state, 0, actions, ([best], [taken]), ("coptic_alphabet",)))
    assert found["contrast-nearer"] == {"cards": "coptic_alphabet", "n": 1, "other": 0, "need": 2}
    assert "contrast-nearer" not in dict(t.game.contrast(t.state, 0, actions, ([best], [taken])))


def test_the_same_monument_in_another_slot() -> None:
    t = table().hand(0, "heracleion").fill(0, 8).act()
    found = said(t, "create heracleion 4", "create heracleion 1")
    k = t.state.lookup.knowledge[t.number("heracleion")]
    assert found["contrast-longer"] == {"cards": "heracleion", "slot": 4, "turns": 3, "n": k}
    assert said(t, "create heracleion 1", "create heracleion 4")["contrast-sooner"]["turns"] == 3


def test_how_much_more_is_drawn_for_the_same_action() -> None:
    t = table().past_kinds(0, city=2).hand(0, "heracleion").act()
    found = said(t, "excavate 2", "search")
    assert found["contrast-draws"] == {"n": 4, "other": 1}
    assert found["contrast-hand"] == {"n": 5, "other": 2}
    t = table().past_kinds(0, city=2).hand(0, "heracleion").fill(0, 9).act()
    assert "contrast-draws" not in said(t, "excavate 2", "search"), "a hand holds ten cards"


def test_few_monuments_on_their_way_are_told_where_one_more_is_sent() -> None:
    t = table().hand(0, "heracleion", "calakmul").fill(0, 6).timeline(0, petra=4).act()
    assert said(t, "create heracleion 2", "search")["contrast-road"] == {"n": 1}
    assert "contrast-road" not in said(t, "create heracleion 2", "create calakmul 3")
    t = t.timeline(0, petra=4, tulum=5, byblos=6).past_kinds(1, city=5).act()
    found = said(t, "create heracleion 2", "search")
    assert found["contrast-behind"] == {"n": 0, "m": 3, "other": 5, "way": 0}


def test_a_requirement_that_nobody_else_meets() -> None:
    t = table().board(2, "coptic_alphabet", "aristotle", "mercury").past_kinds(0, megalith=2).hand(0, "heracleion")
    t = t.fill(0, 5).act()
    assert said(t, "create heracleion 2", "learn coptic_alphabet")["contrast-waits"] == {"cards": "coptic_alphabet"}
    t = t.lay(23, "menhirs_of_monteneuf", "stonehenge").act()
    assert "contrast-waits" not in said(t, "create heracleion 2", "learn coptic_alphabet")
    assert said(t, "learn coptic_alphabet", "search")["contrast-rivals"] == {"cards": "coptic_alphabet", "n": 1}


def test_a_card_that_reacts_to_what_there_is() -> None:
    """Voynich Manuscript reacts to secret technologies; Chabola de la Hechicera to artifacts."""
    t = table().hand(0, "voynich_manuscript", "chabola_de_la_hechicera", "heracleion").act()
    secret = [name for name in t.board_of(1) if t.state.lookup.kind[t.number(name)] == 6]
    found = said(t, "create voynich_manuscript", "search")
    assert found.get("contrast-wakes-learn", {"n": 0})["n"] == len(secret)
    assert said(t, "create chabola_de_la_hechicera 6", "search")["contrast-wakes-create"]["n"] == 1
    assert "contrast-sleeps-create" not in said(t, "search", "create chabola_de_la_hechicera 6")
    t = table().hand(0, "chabola_de_la_hechicera", "heracleion").act()
    assert "contrast-sleeps-create" in said(t, "search", "create chabola_de_la_hechicera 6")


def test_which_card_is_worth_keeping() -> None:
    """Fort Samaipata asks for three megaliths."""
    t = table().hand(0, "fort_samaipata", "parthenon", "stonehenge", "heracleion").past_kinds(0, megalith=2)
    found = beside(t.act(), "discard parthenon", "discard fort_samaipata")
    assert found["contrast-in-sight"] == {"cards": "fort_samaipata", "n": 3, "need": 3}
    found = beside(t.act(), "discard fort_samaipata", "discard heracleion")
    assert "contrast-out-of-sight" not in found
    found = beside(t.act(), "keep fort_samaipata", "keep parthenon")
    assert found["contrast-in-sight"] == {"cards": "fort_samaipata", "n": 3, "need": 3}, "what is taken is kept"
    t = table().hand(0, "fort_samaipata", "heracleion")
    found = beside(t.act(), "discard fort_samaipata", "discard heracleion")
    assert found["contrast-out-of-sight"] == {"cards": "fort_samaipata", "n": 0, "need": 3}


# Heracleion: 2 VP, 2 knowledge, begins in slot 2 for 2 cards; each slot away is a card more. Tulum: 6 VP, 1 knowledge,
# slot 4. Parthenon: 0 VP, 4 knowledge, slot 3.


def test_a_monument_that_comes_to_the_past_long_before_the_other() -> None:
    t = table().hand(0, "heracleion", "petra").fill(0, 6).act()
    found = said(t, "create heracleion 2", "create petra 6")
    assert found["contrast-earlier"] == {"cards": "heracleion", "others": "petra", "turns": 4}
    assert "contrast-earlier" not in said(t, "create heracleion 2", "create petra 3")
    assert "contrast-earlier" not in said(t, "create petra 6", "create heracleion 2")


def test_what_another_slot_costs() -> None:
    t = table().hand(0, "heracleion").fill(0, 8).act()
    assert said(t, "create heracleion 2", "create heracleion 5")["contrast-cheaper"] == {"n": 3}
    assert "contrast-cheaper" not in said(t, "create heracleion 5", "create heracleion 2")


def test_what_monuments_score_beside_the_knowledge_they_bring() -> None:
    t = table().hand(0, "tulum", "parthenon", "petra").fill(0, 6).act()
    numbers = {"cards": "tulum", "n": 6, "k": 1, "others": "parthenon", "m": 0, "l": 4}
    assert said(t, "create tulum 4", "create parthenon 3")["contrast-net"] == numbers
    assert "contrast-net" not in said(t, "create parthenon 3", "create tulum 4")
    assert said(t, "search", "create parthenon 3")["contrast-burden"] == {"cards": "parthenon", "n": 0, "k": 4}
    assert "contrast-burden" not in said(t, "search", "create tulum 4")
    assert beside(t, "discard parthenon", "discard tulum")["contrast-kept"] == numbers
    assert beside(t, "keep tulum", "keep parthenon")["contrast-kept"] == numbers
    assert "contrast-kept" not in beside(t, "discard tulum", "discard parthenon")


def test_an_action_that_draws_little() -> None:
    t = table().hand(0, "heracleion").fill(0, 6).past_kinds(0, city=3).act()
    assert said(t, "create heracleion 2", "search")["contrast-few-cards"] == {"n": 1}
    assert "contrast-few-cards" not in said(t, "create heracleion 2", "excavate 3")


def test_a_monument_that_comes_in_time_or_counts_in_the_timeline_only() -> None:
    """Twelve in the Past and two on their way: three turns of one's own are left."""
    t = table().past_kinds(0, pyramid=12).hand(0, "heracleion").fill(0, 8).timeline(0, baalbek=2, petra=3).act()
    for slot, told, other in (
        (3, "contrast-in-time", "contrast-timeline-point"),
        (4, "contrast-timeline-point", "contrast-in-time"),
    ):
        found = said(t, f"create heracleion {slot}", "search")
        assert found[told] == {"cards": "heracleion", "turns": 3}
        assert other not in found


def test_knowledge_that_is_lost_this_very_turn() -> None:
    """With the last action Petra comes to the Past: what Archive saves is not lost."""
    t = table().hand(0, "heracleion").fill(0, 5).timeline(0, petra=1).knowledge(petra=3).act(actions=1)
    assert said(t, "archive", "search")["contrast-sinks"] == {"cards": "petra", "n": 1}
    assert "contrast-sinks" not in said(t, "search", "archive")


def test_lost_knowledge_that_comes_back() -> None:
    """Mercury takes back two."""
    t = table().board(1, "mercury", "thales", "sator_square").hand(0, "heracleion").fill(0, 5).lose(0, 5).act()
    assert said(t, "learn mercury", "search")["contrast-recovers"] == {"n": 2}
    assert "contrast-recovers" not in said(t, "learn thales", "search")
    t = table().board(1, "mercury", "thales", "sator_square").hand(0, "heracleion").fill(0, 5).act()
    assert "contrast-recovers" not in said(t, "learn mercury", "search"), "nothing was lost"


def test_the_last_two_technologies_of_a_board() -> None:
    """When one of them is learned the other one leaves too."""
    t = table().board(1, "planetary_grid", "thales").hand(0, "heracleion").fill(0, 5).act()
    assert said(t, "learn thales", "learn planetary_grid")["contrast-thrown-away"] == {"cards": "thales"}
    t = table().board(1, "planetary_grid", "thales", "sator_square").hand(0, "heracleion").fill(0, 5).act()
    assert "contrast-thrown-away" not in said(t, "learn thales", "learn planetary_grid")


def test_a_card_that_nothing_sets_off() -> None:
    """Voynich Manuscript reacts to secret technologies, Antikythera Mechanism to a monument with four knowledge."""
    t = table().board(1, "thales").hand(0, "voynich_manuscript", "heracleion").act()
    assert said(t, "search", "create voynich_manuscript")["contrast-sleeps-learn"]["cards"] == "voynich_manuscript"
    for n, told in ((3, True), (4, False)):
        t = table().hand(0, "antikythera_mechanism").fill(0, 4).timeline(0, petra=5).knowledge(petra=n).act()
        found = said(t, "search", "create antikythera_mechanism")
        assert ("contrast-no-move" in found) == told
        assert not told or found["contrast-no-move"] == {"cards": "antikythera_mechanism", "n": 4}


def test_an_artifact_late_in_the_game() -> None:
    for late in (0, 1):
        t = table().hand(0, "heracleion", "crystal_skull").fill(0, 6).act()
        t.state.midgame = late
        assert ("contrast-artifact" in said(t, "create heracleion 2", "create crystal_skull")) == bool(late)


# --- what the coach makes of it


def compared(t: Table, best: str, taken: str) -> Reason:
    choices = []
    for n, text in enumerate((best, taken)):
        ends = Ends()
        ends.add(end_of(t.state, text), 0)
        choices.append(Choice(t.game.actions.find(text), 60.0 - 2 * n, 2.0 - 2 * n, ends))
    return reason(t.state, Judged(0, choices, 1, 0))


def test_two_sentences_at_most_stand_before_the_rest_and_what_says_no_more_goes() -> None:
    t = table().past_kinds(0, city=2).hand(0, "heracleion").act()
    found = compared(t, "excavate 2", "search")
    assert [message for message, _ in found.contrast] == ["contrast-draws", "contrast-hand"]
    assert not any(fact[0] == "outlook-draws" for note in found.notes for fact in note.facts)
    assert found.rest == ""
    told = Saying(t.game, "en").sentences(found)
    assert told[:2] == [
        "For the same action it draws 4 cards, the other choice 1.",
        "It leaves you 5 cards in hand to pay with, the other choice 2.",
    ]


def test_a_card_that_the_seat_does_not_see_is_never_named(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table().past_kinds(0, city=2).hand(0, "heracleion").act()
    facts = [("contrast-waits", {"cards": "petra"}), ("contrast-waits", {"cards": "heracleion", "others": "petra"})]
    monkeypatch.setattr(type(t.game), "contrast", lambda *_: facts)
    assert compared(t, "excavate 2", "search").contrast == []
    monkeypatch.setattr(type(t.game), "contrast", lambda *_: [("contrast-waits", {"cards": "heracleion"})])
    assert len(compared(t, "excavate 2", "search").contrast) == 1


def test_a_discarded_card_is_told_what_it_costs_to_play() -> None:
    t = table().hand(0, "byblos", "heracleion").act()
    facts = dict(t.game.outlook(t.state, 0, t.game.actions.find("discard byblos")))
    card = t.number("byblos")
    assert facts["outlook-price"] == {"n": t.state.lookup.cost[card], "slot": t.state.lookup.start[card]}


# --- what is lost on the way, and what becomes of cards


def test_lost_knowledge_is_told_of_the_monument_that_lost_it() -> None:
    t = table().past(0, "byblos").timeline(0, petra=1, tulum=2).knowledge(petra=2, tulum=3)
    before = t.state.clone()
    after = t.decline().state
    assert losses_of(before, after, Seat(0)) == [("petra", 2)]
    assert losses_of(after, after, Seat(0)) == []


def test_what_is_lost_by_the_end_of_the_action_counts_too() -> None:
    """With the last action of a turn its Decline phase comes."""
    t = table().timeline(0, petra=1).knowledge(petra=2).act(actions=1)
    choice = Choice(t.game.actions.find("search"), 50.0, 0.0)
    choice.ends.add(end_of(t.state, "search"), 0)
    assert onwards.last_tables(t.state, 0, choice, 1)[0].losses["petra"] == 2
    after = choice.ends.states[0][0].clone()
    after.lost[0] -= 1  # type: ignore[attr-defined]
    assert t.game.losses(t.state, after, 0) == [("petra", 1)]


def test_of_two_monuments_it_is_told_only_where_it_is_certain() -> None:
    t = table().timeline(0, petra=1, tulum=1).knowledge(petra=2, tulum=3)
    before, after = t.state.clone(), t.state.clone()
    for name in ("petra", "tulum"):
        after.zones[14].remove(Card(t.number(name)))
        after.zones[22].append(Card(t.number(name)))
    after.lost[0] = before.lost[0] + 5
    assert losses_of(before, after, Seat(0)) == [("petra", 2), ("tulum", 3)]
    after.lost[0] = before.lost[0] + 4  # something took one off, nobody knows where
    assert losses_of(before, after, Seat(0)) == []


def test_playing_on_comes_to_the_very_table_that_was_judged() -> None:
    state = played("ancient_knowledge", 2, 60)
    settings = curve_of(state.game).settings
    by_hand = state.game.evaluation_by(settings.weights)
    seat = state.acting()
    for turns in (3, LONGEST):
        there = rolled_out(state.clone(), seat, turns, settings.thought, by_hand)
        here = play_on(Played(state.clone()), seat, settings.thought, by_hand, seat, turns)
        assert here.table.zones == there.zones
    lost = here.table.lost[seat] - state.lost[seat]  # type: ignore[attr-defined]
    assert 0 < sum(here.losses.values()) <= lost, "what two monuments lose at once may be left out, nothing is added"


def test_what_becomes_of_a_card() -> None:
    t = table().hand(0, "petra").timeline(0, tulum=3).act()
    games = []
    for came, lost in ((True, 1), (False, 4)):
        side = table().past(0, *(["petra", "tulum"] if came else ["tulum"])).state
        games.append(Played(side, Counter({"tulum": lost})))
    found = {fate.card: fate for fate in fates_of(t.state, [(games[0], games[1])] * 4, 0, 4.0)}
    points = t.state.lookup.vp[t.number("petra")]
    assert found["petra"] == Fate("petra", "past", 4, 0, points, 0.0, 0.0, 0.0, points)
    tulum = found["tulum"]
    assert (tulum.here, tulum.there, tulum.lost, tulum.spoilt) == (4, 4, 1.0, 4.0)
    assert fates_of(table().state, [(games[0], games[1])] * 4, 0, 4.0) == [], "nobody has seen them"


@pytest.mark.parametrize(
    ("fate", "told"),
    [
        (
            Fate("petra", "past", 12, 2, 5.0, 4.0, 0.0, 0.0, 4.0),
            "Petra comes to the Past in 12 of them instead of 2, scoring 5",
        ),
        (
            Fate("petra", "past", 0, 12, 0.0, 1.0, 0.0, 3.0, 2.0),
            "Petra comes to the Past in 0 of them instead of 12, scoring 1, with 3 knowledge lost",
        ),
        (
            Fate("petra", "past", 12, 12, 1.0, 1.0, 0.5, 3.0, 2.5),
            "Petra loses 0.5 knowledge instead of 3 as it comes to the Past",
        ),
        (
            Fate("tulum", "past", 24, 20, 6.0, 6.0, 0.1, 0.3, 1.2),
            "Tulum comes to the Past in 24 of them instead of 20, scoring 6",
        ),
        (Fate("petra", "past", 12, 12, 6.0, 2.0, 0.0, 0.0, 4.0), "Petra scores 6 instead of 2"),
        (
            Fate("plato", "collection", 9, 1, 4.0, 4.0, 0.0, 0.0, 2.0),
            "Plato is learned in 9 of them instead of 1, scoring 4",
        ),
    ],
)
def test_what_becomes_of_a_card_in_words(fate: Fate, told: str) -> None:
    saying = Saying(load("ancient_knowledge"), "en")
    assert saying.fate(fate) == told
    found = Reason(outcome=Outcome(12, 7, 3, 2.0, (), (fate,)))
    assert f"; above all: {told}." in saying.sentences(found)[0]
    assert reason_from(json.loads(json.dumps(asdict(found)))) == found


def test_sources_are_told_where_no_card_explains_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played("ancient_knowledge", 2, 60)
    seat = state.acting()
    legal = state.legal(seat)
    choices = [Choice(action, place, 0.0) for action, place in zip(legal, (60.0, 50.0), strict=False)]
    for choice in choices:
        choice.ends.add(state.clone(), seat)
    monkeypatch.setattr(onwards, "by_source", lambda *_: [Change("score-lost", 2.0)])
    for fates in ([], [Fate("petra", "past", 1, 0, 1.0, 0.0, 0.0, 0.0, 1.0)]):
        monkeypatch.setattr(onwards, "fates_of", lambda *_, fates=fates: fates)
        monkeypatch.setattr(onwards, "CLEARLY", -99.0)
        monkeypatch.setattr(onwards, "WORTH_POINTS", -99.0)
        monkeypatch.setattr(onwards, "DECIDES", -99.0)
        found = onwards.played_out(state, Judged(seat, choices, 1, 0))
        if found is not None:
            assert bool(found.sources) != bool(fates)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_has_words_in_every_language(language: str) -> None:
    saying = Saying(load("ancient_knowledge"), language)
    numbers = ("n", "other", "turns", "slot", "need", "m", "k", "l", "way", "count")
    fills: Fills = {"cards": "petra", "others": "tulum", **dict.fromkeys(numbers, 2)}
    source = Path(str(contrast.__file__).replace(".so", ".py")).read_text(encoding="utf-8")
    found = set(re.findall(r"contrast-[a-z-]*[a-z]", source))
    assert len(found) > 20
    for message in found:
        text = saying.fact(message, fills)
        assert "{" not in text
        assert "petra" not in text, "cards are named as the reader calls them"


def test_notes_keep_what_is_not_said_already() -> None:
    t = table().past_kinds(0, city=2).hand(0, "heracleion").act()
    facts: tuple[tuple[str, Fills], ...] = (("outlook-draws", {"n": 4, "lost": 0}), ("outlook-in-vain", {}))
    found = Reason(contrast=[("contrast-draws", {"n": 4, "other": 1})], notes=[Note("excavate 2", "", False, facts)])
    best, taken = (Choice(t.game.actions.find(text), 60.0, 2.0) for text in ("excavate 2", "search"))
    Comparison(t.state, 0, best, taken, list).leave_out(found)
    assert [fact[0] for fact in found.notes[0].facts] == ["outlook-in-vain"]
