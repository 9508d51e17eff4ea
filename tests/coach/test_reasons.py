"""Why a choice is better, told of the tables by which it was judged: what weighs most first, and what it costs."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict

import pytest

from clio.coach import reasons
from clio.coach.because import seen_cards
from clio.coach.decisions import Choice, Judged, compared, thinking_for
from clio.coach.ends import Ends, Table, lying, place_of
from clio.coach.onwards import played_on
from clio.coach.reasons import AGAINST, REST, SEEN, UNSEEN, reason
from clio.coach.report import why as explained
from clio.coach.saying import Saying
from clio.coach.study import reason_from
from clio.coach.telling import telling_from, telling_of
from clio.coach.told import Blocked, Change, Follows, Note, Outcome, Reason, Waits
from clio.engine.dice import dice_from_seed
from clio.engine.ids import Card
from clio.engine.registry import games, load
from clio.engine.state import State
from clio.engine.words import LANGUAGES
from tests.coach.test_places import played


def ends(rows: dict[str, int] | None = None, *cards: tuple[str, str], way: tuple[str, ...] = ()) -> Ends:
    """Where a choice leads, in one world."""
    return Ends([Table(dict(rows or {}), {}, Counter(cards))], [way] if way else [])


def judged(state: State, best: tuple[Ends, Ends], taken: tuple[Ends, Ends], ahead: float = 0.0) -> Judged:
    actions = state.legal(state.seats_open()[0])
    choices = [Choice(actions[0], 60.0, ahead, *best), Choice(actions[1], 50.0, 0.0, *taken)]
    return Judged(0, choices, 1, 0)


def why(game: str, best: Ends, taken: Ends, ahead: float = 0.0) -> Reason:
    """The reason where only one table of each counts: the end of the turn."""
    state = played(game, 2, 60)
    if game == "progress":
        return reason(state, judged(state, (ends(), best), (ends(), taken), ahead))
    return reason(state, judged(state, (best, Ends()), (taken, Ends()), ahead))


def test_what_was_judged_by_the_end_of_the_turn_is_told_of_it() -> None:
    state = played("progress", 2, 60)
    points = [ends({"sheet-points": n}) for n in (1, 7, 4, 5)]
    found = reason(state, judged(state, (points[0], points[1]), (points[2], points[3])))
    assert found.more == [Change("sheet-points", 2)]
    assert not found.less, "at the end of the action it was fewer, but nobody judged by that"


def test_where_both_counted_it_is_told_what_is_there_later() -> None:
    state = played("ancient_knowledge", 2, 60)
    for now, later, speaks in ((2, 8, True), (-2, 3, True), (2, -3, False), (2, 0, True)):
        best = (ends({"sheet-points": now}), ends({"sheet-points": later}))
        found = reason(state, judged(state, best, (ends({"sheet-points": 0}), ends({"sheet-points": 0}))))
        told = found.more if speaks else found.less
        assert told == ([Change("sheet-points", 0, later)] if later else []), "what is gone by then is a matter of time"


def test_what_is_gained_and_lost_again_is_not_told() -> None:
    state = played("ancient_knowledge", 2, 60)
    now = Ends([Table({"sheet-past": 2, "sheet-hand": 1})] * 4)
    later = Ends([Table({"sheet-past": n, "sheet-hand": 0}) for n in (-2, -2, -2, -1)])
    nothing = Ends([Table({"sheet-past": 0, "sheet-hand": 0})] * 4)
    found = reason(state, judged(state, (now, later), (nothing, nothing)))
    assert not found.more
    assert not found.less


def test_what_weighs_most_comes_first_and_trifles_are_left_out() -> None:
    found = why(
        "through_the_ages",
        ends(
            {
                "sheet-culture": 6,
                "sheet-culture-turn": 2,
                "sheet-happiness": 1,
                "sheet-resources": 0,
                "sheet-strength": 0,
            }
        ),
        ends(
            {
                "sheet-culture": 0,
                "sheet-culture-turn": 0,
                "sheet-happiness": 0,
                "sheet-resources": 1,
                "sheet-strength": 4,
            }
        ),
    )
    assert [change.message for change in found.more] == ["sheet-culture-turn", "sheet-culture"]
    assert [change.message for change in found.less] == ["sheet-strength"]
    rows = {"sheet-culture-turn": 2, "sheet-wonders": 0, "sheet-food": 0}
    for cost, told in (("sheet-wonders", ["sheet-wonders"]), ("sheet-food", [])):
        found = why("through_the_ages", ends(rows), ends({**rows, "sheet-culture-turn": 0, cost: 1}))
        assert [change.message for change in found.less] == told, "beside a large gain a small cost is not told"


def test_points_are_told_whatever_weighs_more() -> None:
    state = played("ancient_knowledge", 2, 60)
    much = {"sheet-past": 5, "sheet-timeline": 9, "sheet-technologies": 6, "sheet-artifacts": 9}
    none = dict.fromkeys((*much, "sheet-points"), 0)
    for points, told in (((2, 2), True), ((0, 2), True), ((2, 1), False), ((1, 1), False)):
        best = (ends({**much, "sheet-points": points[0]}), ends({**much, "sheet-points": points[1]}))
        found = reason(state, judged(state, best, (ends(none), ends(none))))
        assert ("sheet-points" in [change.message for change in found.more]) == told


def test_a_burden_is_more_or_less() -> None:
    """ "Corruption −2" among what is gained reads like a loss."""
    saying = Saying(load("ancient_knowledge"), "en")
    assert saying.change(Change("sheet-lost", -1.5)) == "lost knowledge: 1.5 less"
    assert saying.change(Change("sheet-knowledge", 3.0)) == "knowledge still on monuments: 3 more"
    assert saying.change(Change("sheet-points", -2.0)) == "points −2"


def test_what_a_row_means_is_a_sentence() -> None:
    saying = Saying(load("through_the_ages"), "en")
    changes = [Change("sheet-age", -1.0), Change("sheet-strength", 1.0)]
    assert saying.sentences(Reason(more=changes)) == [
        "The age does not end yet.",
        "By the end of the turn it gains strength +1.",
    ]
    half = saying.sentences(Reason(more=[Change("sheet-age", -0.5)]))
    assert half == ["By the end of the turn it gains ages begun: 0.5 less."]


def test_less_of_a_burden_speaks_for_a_choice() -> None:
    state = played("ancient_knowledge", 2, 60)
    rows = ({"sheet-knowledge": 2}, {"sheet-knowledge": 8})
    best, taken = ((ends(each), ends(each)) for each in rows)
    found = reason(state, judged(state, best, taken))
    assert found.more == [Change("sheet-knowledge", 0, -6)]


def test_what_differs_now_this_way_now_that_is_not_told() -> None:
    both = [Ends([Table({"sheet-culture": n}) for n in values]) for values in ((9, 0, 3, 0), (0, 4, 0, 1))]
    assert not both[0].steady(both[1], "sheet-culture")
    assert Ends([Table({"sheet-culture": n}) for n in (9, 4, 3, 0)]).steady(both[1], "sheet-culture")
    assert not why("through_the_ages", both[0], both[1]).more


def test_what_lies_in_the_middle_is_nobodys() -> None:
    """In Ancient Knowledge the boards of technologies have numbers, as seats have."""
    state = played("ancient_knowledge", 2, 60)
    boards = [zone for zone, name in enumerate(state.layout.names) if name.startswith("board ")]
    middle = {state.game.card_name[card] for zone in boards for card in state.zones[zone]}
    assert middle
    assert not middle & {name for seat in (0, 1) for _, name in lying(state, seat)}


def test_what_others_hold_in_secret_lies_nowhere() -> None:
    state = played("progress", 2, 60)
    hands = [zone for zone, name in enumerate(state.layout.names) if name == "hand 2"]
    assert any(state.zones[zone] for zone in hands)
    assert "hand" in {place for place, _ in lying(state, 1)}
    own = Counter([state.game.card_name[card] for zone in hands for card in state.zones[zone]])
    assert Counter({name: n for (place, name), n in lying(state, 1).items() if place == "hand"}) == own


def test_a_card_is_told_where_it_lies() -> None:
    """One that is under development is not in play."""
    state = played("progress", 2, 60)
    first, second, *_ = sorted(seen_cards(state, 0))
    found = why("progress", ends(None, ("developments", first)), ends(None, ("active", second), ("hand", first)))
    assert found.laid == [("active", (), (second,)), ("developments", (first,), ())]
    words = Saying(state.game, "en").words
    told = Saying(state.game, "en").laid(found.laid)
    assert told == f"not in play: {words.card(second)}; under development: {words.card(first)}"


def test_a_card_that_ends_elsewhere_is_told_with_both_places() -> None:
    """Even one that the choice names, unless it is only played or not."""
    state = played("ancient_knowledge", 2, 60)
    name = min(
        word for a in state.legal(state.seats_open()[0]) for word in a.text.split() if word in seen_cards(state, 0)
    )
    action = next(a for a in state.legal(state.seats_open()[0]) if name in a.text.split())
    other = next(a for a in state.legal(state.seats_open()[0]) if name not in a.text.split())
    for place, told in (("past", [("timeline", "past", (name,))]), ("hand", [])):
        both = [ends(None, (each, name)) for each in ("timeline", place)]
        choices = [Choice(action, 60.0, 0.0, both[0], both[0]), Choice(other, 50.0, 0.0, both[1], both[1])]
        found = reason(state, Judged(0, choices, 1, 0))
        assert found.moved == told
        assert not found.laid


def test_where_a_card_ends_elsewhere_the_hand_is_not_all_that_differs() -> None:
    state = played("progress", 2, 60)
    first, second, *_ = sorted(seen_cards(state, 0))
    for place, rest in (("active", REST), ("developments", SEEN)):
        best = ends(None, ("hand", first), ("developments", second))
        assert why("progress", best, ends(None, (place, second)), ahead=1.0).rest == rest


def test_what_replaces_a_card_is_told_though_a_move_names_it() -> None:
    state = played("through_the_ages", 2, 60)
    old, new, *_ = sorted(seen_cards(state, 0))
    first, second = (action.text for action in state.legal(state.seats_open()[0])[:2])
    best = ends(None, ("play", new), way=(first, f"develop {new}"))
    assert why("through_the_ages", best, ends(None, ("play", old), way=(second,))).laid == [("play", (new,), (old,))]


def test_a_card_of_which_another_works_is_not_described() -> None:
    state = played("progress", 2, 60)
    first = min(seen_cards(state, 0))
    for there, told in ((("active", first), []), (("active", "wheel"), [first])):
        assert why("progress", ends(None, there, ("hand", first)), ends(None, there)).about == told


def test_a_card_that_lies_there_either_way_is_not_told() -> None:
    state = played("through_the_ages", 2, 60)
    there, coming, *_ = sorted(seen_cards(state, 0))
    found = why("through_the_ages", ends(None, ("play", there), ("play", coming)), ends(None, ("play", there)))
    assert found.laid == [("play", (coming,), ())]


def test_a_row_that_only_counts_the_cards_that_are_named_is_not_told() -> None:
    state = played("progress", 2, 60)
    first = min(seen_cards(state, 0))
    rows = {"sheet-technologies": 1, "sheet-army": 1}
    found = why("progress", ends(rows, ("active", first)), ends())
    assert [change.message for change in found.more] == ["sheet-army"]
    assert found.laid == [("active", (first,), ())]
    found = why("progress", ends(rows), ends())
    assert {change.message for change in found.more} == set(rows), "no card was named: it is told as a number"


def test_a_card_that_was_not_seen_is_not_named() -> None:
    state = played("through_the_ages", 2, 60)
    seen = seen_cards(state, 0)
    hidden = next(name for name in state.game.card_name if name not in seen)
    move = f"discard {hidden}"
    first, second = (action.text for action in state.legal(state.seats_open()[0])[:2])
    best = ends(None, ("play", hidden), way=(first, f"play {hidden}", "population"))
    found = why("through_the_ages", best, ends(way=(second, move)))
    assert hidden not in str(found)
    assert found.done == [first, "population"]


def test_the_moves_of_the_turn_are_told_that_one_choice_leaves_no_room_for() -> None:
    state = played("through_the_ages", 2, 60)
    first, second = (action.text for action in state.legal(state.seats_open()[0])[:2])
    best, taken = ends(way=(first, "population", "end")), ends(way=(second, first, "pass"))
    found = why("through_the_ages", best, taken)
    assert (found.done, found.undone) == (["population"], [second])
    saying = Saying(state.game, "en")
    told = f"This turn: Increase population – instead of: {saying.move(second)}."
    assert saying.reason(found).startswith(f"Done this turn either way: {saying.move(first)}. {told}")


def test_a_move_done_twice_in_some_worlds_is_not_done_in_all() -> None:
    tables = Ends([Table()] * 4, [("build", "build"), ("build", "build", "end"), ("end",), ("end",)])
    assert tables.done() == {"build": 0.5, "end": 0.75}


def test_moves_of_different_worlds_are_not_told_as_one_turn() -> None:
    state = played("through_the_ages", 2, 60)
    first, second = (action.text for action in state.legal(state.seats_open()[0])[:2])
    ways = [(first, "population"), (first, "pass", "build"), (first, "population")]
    tables = [Table()] * 4
    best = Ends(tables, [*ways, (first, "build")])
    found = why("through_the_ages", best, Ends(tables, [(second,)] * 4))
    assert (found.done, found.undone) == (["population"], [second])
    assert found.example == [True, False]
    told = Saying(state.game, "en").reason(found)
    assert told.startswith("This turn: for example ")
    assert told.count("for example") == 1
    split = Ends(tables, [(second, "end"), (second, "pass")] * 2)
    found = why("through_the_ages", best, split)
    assert (found.undone, found.example) == ([second], [True, False]), "the choice itself is certain"
    assert why("through_the_ages", Ends(tables, ways * 4), Ends(tables, [(second,)] * 4)).example == [False, False]


def test_to_end_the_turn_may_be_a_mistake_but_is_no_gain() -> None:
    state = played("through_the_ages", 2, 60)
    ending = next(action for action in state.legal(state.seats_open()[0]) if action.text == "end")
    other = next(action for action in state.legal(state.seats_open()[0]) if action.text != "end")
    ways = {ending: ends(way=("end",)), other: ends(way=(other.text, "population", "end"))}
    for best, taken, told in ((other, ending, ["end"]), (ending, other, [other.text, "population"])):
        choices = [Choice(action, 50.0, 0.0, ways[action]) for action in (best, taken)]
        found = reason(state, Judged(0, choices, 1, 0))
        assert found.undone == told
        assert "end" not in found.done


def test_the_choice_itself_is_no_reason_for_it() -> None:
    state = played("through_the_ages", 2, 60)
    first, second = (action.text for action in state.legal(state.seats_open()[0])[:2])
    found = why("through_the_ages", ends(way=(first, "end")), ends(way=(second, "end")))
    assert (found.done, found.undone) == ([], [])


def test_where_what_can_be_told_does_not_explain_it_that_is_said() -> None:
    little = ({"sheet-culture": 1}, {"sheet-culture": 0})
    assert why("through_the_ages", ends(little[0]), ends(little[1]), ahead=100.0).rest == REST
    assert why("through_the_ages", ends(little[0]), ends(little[1]), ahead=1.0).rest == ""
    assert why("through_the_ages", ends(little[1]), ends(little[0]), ahead=1.0).rest == AGAINST
    assert why("through_the_ages", ends(), ends(), ahead=1.0).rest == REST


def test_where_something_weighty_is_told_it_is_not_said_that_the_rest_is_experience() -> None:
    rows = {"sheet-technologies": 2, "sheet-wonders": 0}, {"sheet-technologies": 0, "sheet-wonders": 1}
    for ahead, rest in ((40.0, ""), (400.0, REST)):
        found = why("through_the_ages", ends(rows[0]), ends(rows[1]), ahead=ahead)
        assert (bool(found.more), bool(found.less), found.rest) == (True, True, rest)


def test_a_card_in_hand_is_weighed_against_one_that_nobody_has_seen() -> None:
    state = played("progress", 2, 60)
    first = min(seen_cards(state, 0))
    saying = Saying(state.game, "en")
    for best, taken, rest in (
        (ends(None, ("hand", first)), ends(), SEEN),
        (ends(), ends(None, ("hand", first)), UNSEEN),
    ):
        found = why("progress", best, taken)
        assert found.rest == rest
        assert found.about == [first], "what it is good for is all there is to say"
        assert saying.words.card(first) in saying.words.say(rest, cards=saying.words.card(first))


def test_a_game_that_is_over_is_explained_by_its_end() -> None:
    """No experience is needed where it was played out."""
    won, lost = (Ends([Table({"sheet-points": n}, over=True, won=n > 0), Table()]) for n in (1, 0))
    state = played("ancient_knowledge", 2, 60)
    found = reason(state, judged(state, (ends(), won), (ends(), lost), 100.0))
    assert found.finished == (2, 1, 1, 1, 0)
    assert not found.rest
    told = "It wins the game in 1 of 2 tries, the other choice in 0."
    assert Saying(state.game, "en").reason(found).startswith(told), "that comes before all trifles"


@pytest.mark.parametrize(("lost", "decided"), [(0, True), (1, False)])
def test_what_a_won_game_costs_is_not_told(lost: int, decided: bool) -> None:
    """Nor what a card says that nobody needs any more."""
    rows = {"sheet-past": 1, "sheet-artifacts": 0}, {"sheet-past": 0, "sheet-artifacts": 2}
    won, other = (
        Ends([Table(row, over=True, won=n < count) for n in range(6)])
        for row, count in zip(rows, (2, lost), strict=True)
    )
    state = played("ancient_knowledge", 2, 60)
    found = reason(state, judged(state, (ends(), won), (ends(), other)))
    assert found.decided == decided
    assert bool(found.less) == (not decided)
    assert found.more


def test_what_is_void_once_the_game_is_over_is_not_told() -> None:
    state = played("ancient_knowledge", 2, 60)
    for over, told in ((True, []), (False, ["sheet-hand"])):
        best, taken = (Ends([Table({"sheet-hand": n}, over=over)]) for n in (4, 0))
        found = reason(state, judged(state, (ends(), best), (ends(), taken)))
        assert [change.message for change in found.more] == told


def test_what_the_others_lose_by_it_is_told_and_counts() -> None:
    tables = [Ends([Table({}, {"sheet-culture-turn": n})]) for n in (2, 6)]
    found = why("through_the_ages", tables[0], tables[1], ahead=20.0)
    assert found.others == [Change("sheet-culture-turn", -4)]
    assert not found.rest
    assert "The others: culture a turn −4." in Saying(load("through_the_ages"), "en").sentences(found)


def test_what_a_card_says_is_told_where_it_does_not_work_yet() -> None:
    saying = Saying(load("progress"), "en")
    assert saying.about("mathematics") == "Mathematics: +1 Research; +1 Population; Victory points 1."


def test_semicolons_stand_as_the_language_wants_them() -> None:
    found = Reason(follows=[Follows("create byblos 5", 6, 0, 6), Follows("search", 5, 0, 6)])
    told = [Saying(load("ancient_knowledge"), language).because(found)[0] for language in LANGUAGES]
    told = [text.partition(")")[2].partition("(")[0] for text in told]  # between the two
    assert ["\u202f; " in text for text in told] == [language == "fr" for language in LANGUAGES]
    assert ["; " in text.replace("\u202f; ", "") for text in told] == [language != "fr" for language in LANGUAGES]


def test_what_befalls_all_alike_is_told_once() -> None:
    tables = [Ends([Table({"sheet-age": n}, {"sheet-age": n})]) for n in (2, 1)]
    found = why("through_the_ages", tables[0], tables[1])
    assert [change.message for change in found.less] == ["sheet-age"]
    assert not found.others


@pytest.mark.parametrize(
    ("game", "lost", "turns"), [("through_the_ages", 5.0, 2), ("progress", 5.0, 3), ("through_the_ages", 1.0, 0)]
)
def test_it_is_played_on_turn_by_turn_where_the_verdict_matters(game: str, lost: float, turns: int) -> None:
    state = played(game, 2, 60)
    seat = state.acting()
    choices, _ = compared(state, seat, state.legal(seat)[:2], dice_from_seed("1"), thinking_for(state, 2), beside=0)
    choices[0].place = choices[1].place + lost
    found = list(played_on(state, Judged(seat, choices, 1, 0)))
    assert [turn for turn, _, _ in found] == list(range(1, turns + 1))
    before = [choice.later if game == "progress" else choice.ends for choice in choices]
    for _, *sides in found:
        for here, there in zip(before, sides, strict=True):
            assert len(there) == 2
            for (now, _), (later, _) in zip(here.states, there.states, strict=True):
                assert later.opened > now.opened
                assert later.over or later.acting() == now.acting() != seat, "every time to the end of an own turn"
        before = sides


def test_games_of_which_the_end_of_the_turn_was_not_judged_are_not_played_on_for_some_turns() -> None:
    state = played("ancient_knowledge", 2, 60)
    assert not list(played_on(state, judged(state, (ends(), ends()), (ends(), ends()))))


@pytest.mark.parametrize(
    ("more", "told", "rest"),
    [
        (20, [Change("sheet-culture", 20)], ""),
        (1, [Change("sheet-culture", 1)], REST),
        (4, [Change("sheet-culture", 4)], ""),
        (-9, [], REST),
    ],
)
def test_what_comes_later_is_told_where_it_explains_the_verdict(
    monkeypatch: pytest.MonkeyPatch, more: int, told: list[Change], rest: str
) -> None:
    tables = [ends({"sheet-culture": n}) for n in (more, 0)]
    monkeypatch.setattr(reasons, "played_on", lambda before, judged: iter([(1, *tables)]))
    found = why("through_the_ages", ends(), ends(), ahead=40.0)
    assert (found.further, found.rest) == (told, rest)
    said = Saying(load("through_the_ages"), "en").reason(found)
    assert (f"At the end of your next turn: culture +{more}." in said) == bool(told)


def test_the_cards_that_lie_elsewhere_by_then_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played("through_the_ages", 2, 60)
    first, second, *_ = sorted(seen_cards(state, 0))
    tables = [ends({"sheet-culture": 20}, ("play", first), ("hand", second)), ends({"sheet-culture": 0})]
    monkeypatch.setattr(reasons, "played_on", lambda before, judged: iter([(1, *tables)]))
    found = why("through_the_ages", ends(), ends(), ahead=40.0)
    assert found.laid_further == [("play", (first,), ())]
    saying = Saying(state.game, "en")
    told = f"At the end of your next turn developed: {saying.words.card(first)}; culture +20."
    assert told in saying.reason(found)


def test_where_rows_tell_enough_other_cards_are_not_described() -> None:
    state = played("progress", 2, 60)
    first = min(seen_cards(state, 0))
    rows = {"sheet-prestige": 1, "sheet-army": 1}
    assert why("progress", ends({}, ("hand", first)), ends()).about == [first]
    assert why("progress", ends(rows, ("hand", first)), ends()).about == []


def test_means_are_written_as_they_are() -> None:
    saying = Saying(load("progress"), "fr")
    shown = [saying.amount(n) for n in (2.0, -1.1, 0.6, -2.5, 14.6, 0.0)]
    assert shown == ["+2", "−1", "+0,6", "−2,5", "+15", "0"]


@pytest.mark.parametrize(
    ("game", "change", "told"),
    [
        ("ancient_knowledge", Change("sheet-points", 0, 2), "Some turns later it has gained points +2."),
        ("ancient_knowledge", Change("sheet-points", 2), "It gains points +2."),
        ("progress", Change("sheet-points", 2), "By the end of the turn it gains points +2."),
        ("through_the_ages", Change("sheet-culture", 2), "By the end of the turn it gains culture +2."),
    ],
)
def test_it_is_told_when_a_difference_shows(game: str, change: Change, told: str) -> None:
    assert Saying(load(game), "en").reason(Reason(more=[change])) == told


def test_that_it_shows_some_turns_later_is_said_once() -> None:
    found = Reason(more=[Change("sheet-points", 0, 2)], less=[Change("sheet-hand", 0.2, -1)])
    told = "Some turns later it has gained points +2, and cost cards in hand −1."
    assert Saying(load("ancient_knowledge"), "en").reason(found) == told


def test_a_page_tells_it_sentence_by_sentence() -> None:
    saying = Saying(load("progress"), "en")
    found = Reason(more=[Change("sheet-points", 2)], less=[Change("sheet-army", -1)], about=["wheel"], rest=REST)
    told = explained(found, saying)
    assert told.startswith("<ul class='why'><li>By the end of the turn it gains points +2, and costs Army −1.</li>")
    assert told.count("<li class='soft'>") == 2
    assert explained(Reason(), saying) == ""


def test_a_reason_that_was_kept_is_the_same_again() -> None:
    found = Reason(
        done=["population"],
        laid=[("play", ("drama",), ())],
        more=[Change("sheet-culture", 1.5, None)],
        moved=[("play", "hand", ("drama",))],
        blocked=Blocked("take 7 great-wall", ("population",), "refusal-no-civil-action", "TA-ACT-01"),
        waits=Waits("take 7 great-wall", 3, 4, 1),
        follows=[Follows("develop drama", 4, 0, 4)],
        laid_further=[("play", ("drama",), ())],
        further=[Change("sheet-culture-turn", 4.0)],
        notes=[Note("leader moses", "moses", True, (("outlook-leader", {"cards": "homer"}),))],
        outcome=Outcome(12, 7, 3, 2.5, (Change("score-effects", 2.0, cards=(("byblos", 1.5),)),)),
        rest=REST,
    )
    assert reason_from(json.loads(json.dumps(asdict(found)))) == found


# --- the data of the games


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_reasons_are_told_with_has_words(game: str, language: str) -> None:
    rules = load(game)
    telling, saying = telling_of(rules), Saying(rules, language)
    assert telling.places
    own = {place_of(name) for zone, name in enumerate(rules.layout(2).names) if rules.layout(2).owner[zone] == 0}
    assert set(telling.places) <= own
    assert set(telling.waiting) <= set(telling.places)
    assert set(telling.counts.values()) <= set(telling.places)
    rows = {message for message, _ in rules.sheet(rules.new(players=2), 0)}
    assert set(telling.rows) == rows
    assert {*telling.counts, *telling.void, *telling.always, *telling.untold} <= rows
    for message in (*rows, *(f"lies-{place}" for place in telling.places), *telling.gist):
        assert saying.words.has(message), message
    verbs = {action.text.split()[0] for action in rules.actions.rows}
    assert {
        *telling.quiet,
        *telling.performs,
        *telling.in_vain,
        *(verb for pair in telling.undoes for verb in pair),
    } <= verbs
    assert {card for cards in telling.performs.values() for card in cards} <= set(rules.card_name)


@pytest.mark.parametrize("game", games())
def test_every_card_says_what_it_is_good_for(game: str) -> None:
    saying = Saying(load(game), "en")
    silent = [card for card in dict.fromkeys(saying.game.card_name) if not saying.about(card)]
    assert len(silent) * 20 < len(set(saying.game.card_name)), silent


def test_a_wrong_setting_of_reasons_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="place"):
        telling_from({"place": []}, {})
    telling = telling_from({"places": ["hand"]}, {"sheet-points": [1, 3]})
    assert (telling.worth("sheet-points", 0.5), telling.worth("sheet-other", 0.5)) == (2.0, 1.0)


def test_what_a_timeline_will_score_is_a_row_of_its_own() -> None:
    """Printed, and by final effects as things stand."""
    rules = load("ancient_knowledge")
    state = played("ancient_knowledge", 2, 60)
    names = state.layout.names
    timeline, past = (
        next(zone for zone, name in enumerate(names) if name == f"{what} 1") for what in ("timeline", "past")
    )
    number = {name: Card(card) for card, name in enumerate(rules.card_name)}
    for zone in state.zones:
        for name in ("aswan_obelisk", "tikal_temple_i", "pyramid_of_djoser"):
            if number[name] in zone:
                zone.remove(number[name])
    state.zones[timeline][:] = [number["aswan_obelisk"]]  # 1, and 1 for each pyramid in the Past
    state.zones[past][:] = [number["tikal_temple_i"], number["pyramid_of_djoser"]]
    assert dict(rules.sheet(state, 0))["sheet-promised"] == 3


def test_the_technologies_that_can_be_paid_for_are_counted() -> None:
    rules = load("progress")
    state = rules.new(players=2)
    names = state.layout.names
    hand, deck = (next(zone for zone, name in enumerate(names) if name == what) for what in ("hand 1", "deck I"))
    state.zones[deck].extend(state.zones[hand])
    held = []
    for name in ("irrigation", "mathematics", "pottery", "calendar"):  # for 5, 3, 2 and 2, each worth 1
        card = next(card for card in state.zones[deck] if rules.card_name[card] == name)
        state.zones[deck].remove(card)
        held.append(card)
    for count, found in ((1, 0), (2, 0), (3, 1), (4, 3)):
        state.zones[hand][:] = held[:count]
        assert dict(rules.sheet(state, 0))["sheet-payable"] == found


def test_a_wonder_keeps_its_stages_when_it_is_completed() -> None:
    rules = load("through_the_ages")
    state = rules.new(players=2)
    wonders = next(zone for zone, name in enumerate(state.layout.names) if name == "wonders 1")
    taj_mahal = next(Card(card) for card, name in enumerate(rules.card_name) if name == "taj_mahal")
    before = dict(rules.sheet(state, 0))["sheet-stages"]
    state.zones[wonders].append(taj_mahal)
    assert dict(rules.sheet(state, 0))["sheet-stages"] == before + 3
