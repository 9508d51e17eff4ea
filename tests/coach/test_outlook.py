"""What a player who thinks about a choice works out: from the rules and what the seat sees, told of either choice."""

from __future__ import annotations

from collections import Counter

import pytest

from clio.bots.bot import veiled
from clio.coach import onwards, reasons
from clio.coach.because import seen_cards
from clio.coach.decisions import Choice, Judged
from clio.coach.ends import Ends, Table, table_of
from clio.coach.onwards import played_out
from clio.coach.reasons import REST, SEEN, UNSEEN, reason
from clio.coach.review import Moment
from clio.coach.saying import Saying
from clio.coach.told import Change, Note, Outcome, Reason
from clio.engine.dice import dice_from_seed
from clio.engine.game import Game
from clio.engine.ids import Seat
from clio.engine.redeal import redeal
from clio.engine.registry import games, load
from clio.engine.result import Result
from clio.engine.state import State
from clio.engine.words import LANGUAGES, Fills
from tests.ancient_knowledge.table import table as monuments
from tests.coach.test_places import played
from tests.progress.table import table as technologies
from tests.through_the_ages.table import table as ages


def outlook(state: State, move: str, seat: int = 0) -> dict[str, Fills]:
    return dict(state.game.outlook(state, seat, state.game.actions.find(move)))


# --- what follows from the rules, game by game


def test_what_a_technology_takes_and_what_it_makes_cheaper() -> None:
    """Wheel asks for 2 engineering; Bridges and Printing Press ask for it."""
    t = technologies().hand(0, "musical_instruments", "poetry", "philosophy").act()
    found = t.state.game.outlook(t.state, 0, t.state.game.actions.find("discover musical_instruments"))
    assert ("outlook-takes", {"n": 1, "hand": 3}) in found
    cheaper = {fills["cards"]: fills["n"] for message, fills in found if message == "outlook-cheaper"}
    assert cheaper == {"philosophy": 2}
    assert ("outlook-opens", {"cards": "poetry"}) in found, "nothing else is asked for it"
    t = technologies().hand(0, "musical_instruments", "poetry").tokens(0, culture=1).act()
    assert "outlook-free" in outlook(t.state, "discover musical_instruments")
    assert outlook(t.state, "research musical_instruments")["outlook-develops"] == {"n": 4}
    t = technologies().hand(0, "bridges").active(0, "masonry", "wheel").tokens(0, engineering=1).act()
    assert "outlook-nothing" in outlook(t.state, "discover bridges"), "tokens have nothing to pay"


def test_what_tokens_pay_for_is_no_cheaper() -> None:
    t = technologies().hand(0, "musical_instruments", "philosophy").tokens(0, culture=1).act()
    assert outlook(t.state, "discover musical_instruments")["outlook-cheaper"] == {"cards": "philosophy", "n": 1}


def test_a_technology_in_play_is_no_reason_to_make_it_cheaper() -> None:
    t = technologies().hand(0, "musical_instruments", "poetry").active(0, "poetry").act()
    assert "outlook-cheaper" not in outlook(t.state, "discover musical_instruments")


def test_what_is_paid_with_may_have_been_of_use() -> None:
    t = technologies().hand(0, "pottery", "pottery", "writing").act()
    assert list(outlook(t.state, "pay pottery")) == ["outlook-twice"]
    assert outlook(t.state, "pay writing")["outlook-lost"] == {"n": 1}
    t = technologies().hand(0, "mathematics", "geometry", "pottery", "writing", "wheel").act()
    before = int(outlook(t.state, "pay geometry")["outlook-lost"]["n"])
    t.do("discover mathematics")
    after = int(outlook(t.state, "pay geometry")["outlook-lost"]["n"])
    assert after == before - 3, "mathematics is being bought and will be there"


def test_actions_that_are_left_over() -> None:
    t = technologies().hand(0, "writing").act()
    assert outlook(t.state, "end") == {"outlook-unused": {"n": 2}}
    assert outlook(t.state, "draw") == {"outlook-draws": {"n": 3}, "outlook-draw-ends": {"n": 1}}
    assert "outlook-draw-ends" not in outlook(technologies().hand(0, "writing").act(used=1).state, "draw")
    for move in ("quick-draw", "shuffle"):
        assert outlook(t.state, move) == {"outlook-draws-less": {"n": 1, "draw": 3}}


def test_when_a_monument_declines_and_what_it_takes() -> None:
    """Heracleion costs 2, starts in slot 2, has 2 knowledge."""
    t = monuments().hand(0, "heracleion").fill(0, 6).act()
    for slot, price in ((1, 3), (2, 2), (3, 3)):
        found = outlook(t.state, f"create heracleion {slot}")
        assert found["outlook-takes"] == {"n": price, "hand": 5}
        assert found["outlook-declines"] == {"turns": slot - 1, "n": 2}


def test_cards_that_take_knowledge_off_are_reckoned_with() -> None:
    """Baalbek has 6 knowledge, and 5 less with three cities in the Past."""
    for cities, n in ((2, 6), (3, 1)):
        t = monuments().hand(0, "baalbek").fill(0, 6).past_kinds(0, city=cities).act()
        assert outlook(t.state, "create baalbek 3")["outlook-declines"] == {"turns": 2, "n": n}


def test_what_a_monument_would_score() -> None:
    t = monuments().hand(0, "aswan_obelisk", "giants_tomb").past(0, "tikal_temple_i", "pyramid_of_djoser").lose(0, 9)
    state = t.act().state
    assert outlook(state, "discard aswan_obelisk")["outlook-scores"] == {"n": 3}
    assert outlook(state, "discard giants_tomb")["outlook-lost"] == {"n": 9, "need": 20}


def test_a_monument_that_a_card_may_move_is_not_sure_to_decline() -> None:
    """Antikythera Mechanism moves what comes to slot 1 with 4 knowledge or more."""
    for name, slot, moved in (("baalbek", 3, True), ("heracleion", 2, False)):
        t = monuments().hand(0, name).fill(0, 6).artifacts(0, "antikythera_mechanism").act()
        found = outlook(t.state, f"create {name} {slot}")
        assert ("outlook-declines-unless" in found) == moved
        assert ("outlook-declines" in found) != moved
    t = monuments().hand(0, "baalbek").fill(0, 6).timeline(0, bagan=4).act()
    assert "outlook-declines" in outlook(t.state, "create baalbek 3"), "it swapped when it came, and does not again"


def test_what_a_technology_would_do_at_once() -> None:
    """Mercury removes lost knowledge, Mystery School draws a card for each city of the timeline."""
    t = monuments().board(0, "mercury", "mystery_school", "ptolemy").fill(0, 8).act()
    for name in ("mercury", "mystery_school"):
        assert outlook(t.state, f"learn {name}") == {"outlook-in-vain": {}}
    assert outlook(t.state, "learn ptolemy") == {"outlook-draws": {"n": 2, "lost": 1}}, "ten cards are the most"
    assert outlook(t.state, "search") == {"outlook-draws": {"n": 1, "lost": 0}}
    t = monuments().board(0, "mercury", "mystery_school").lose(0, 1).timeline(0, petra=3).act()
    assert outlook(t.state, "learn mercury") == {}
    assert outlook(t.state, "learn mystery_school") == {"outlook-draws": {"n": 1, "lost": 0}}


def test_points_that_are_counted_at_the_end_may_be_learned_any_time() -> None:
    t = monuments().board(0, "golden_mean", "ptolemy").act()
    assert outlook(t.state, "learn golden_mean") == {"outlook-end-only": {}}
    assert outlook(t.state, "learn ptolemy") == {}


def test_of_either_choice_it_is_told_what_is_no_riddle() -> None:
    """What speaks for the worse one or against the better one is left out."""
    t = monuments().board(0, "mercury", "golden_mean").hand(0, "petra").fill(0, 6).act()
    for texts, told in (
        (("learn mercury", "create petra 5"), []),
        (("create petra 5", "learn mercury"), ["outlook-in-vain"]),
        (("create petra 5", "learn golden_mean"), ["outlook-end-only"]),
    ):
        found = two(t.state, table({}), table({}), texts)
        facts = [message for note in found.notes for message, _ in note.facts]
        assert [message for message in facts if message in ("outlook-in-vain", "outlook-end-only")] == told
    state = ages(2).row(s1="drama").points(0, science=1).act(0).state
    for texts, told in ((("take 1 drama", "end"), ["outlook-science"]), (("end", "take 1 drama"), ["outlook-science"])):
        found = two(state, table({}), table({}), texts)
        facts = [message for note in found.notes for message, _ in note.facts]
        assert [message for message in facts if message == "outlook-science"] == told, (
            "two of the three lack, whichever is better"
        )


def test_who_destroys_a_farm_may_starve() -> None:
    t = ages(2).act(0)
    assert outlook(t.state, "destroy philosophy") == {}, "no farm"
    assert outlook(t.state, "destroy agriculture") == {}, "it is still enough"
    t.state.yellow[0] = 12  # they eat two
    assert dict(t.state.game.sheet(t.state, 0))["sheet-food-turn"] == 0
    assert outlook(t.state, "destroy agriculture") == {"outlook-eating": {"n": 1, "food": 0, "turns": 0}}


def test_what_an_archive_removes() -> None:
    t = monuments().fill(0, 2).timeline(0, petra=3).knowledge(petra=5).act()
    assert outlook(t.state, "archive") == {"outlook-archive": {"n": 2}}
    t = monuments().fill(0, 6).timeline(0, petra=3).knowledge(petra=5).act()
    assert outlook(t.state, "archive") == {"outlook-archive": {"n": 5}}


def test_what_an_excavation_draws() -> None:
    t = monuments().past(0, "petra", "tulum").fill(0, 7).act()
    assert outlook(t.state, "excavate 2") == {"outlook-draws": {"n": 3, "lost": 1}}
    t = monuments().past(0, "petra", "tulum").artifacts(0, "phaistos_disc").act()
    assert outlook(t.state, "excavate 2") == {"outlook-draws": {"n": 6, "lost": 0}}, "a card draws three for each"


def test_what_an_effect_still_waits_for() -> None:
    """Dolmen of Gochang asks for five megaliths in the Past."""
    t = monuments().hand(0, "dolmen_of_gochang").past_kinds(0, megalith=2).act()
    assert outlook(t.state, "discard dolmen_of_gochang")["outlook-needs"] == {"n": 2, "need": 5}
    t = monuments().hand(0, "dolmen_of_gochang").past_kinds(0, megalith=5).act()
    assert "outlook-needs" not in outlook(t.state, "discard dolmen_of_gochang")
    t = monuments().hand(0, "oronce_fines_map").past(0, "petra", "tulum").act()
    told = outlook(t.state, "discard oronce_fines_map")
    assert told["outlook-needs"] == {"n": 2, "need": 3}, "it asks for exactly three that are rotated"


def test_a_development_that_is_taken_back_is_told_how_near_it_was() -> None:
    t = technologies().hand(0, "writing").developing(0, pottery=2).act()
    assert outlook(t.state, "back pottery") == {"outlook-given-up": {"n": 2}}


def test_prices_and_means_in_through_the_ages() -> None:
    t = ages(2).row(s1="drama", s7="drama", s2="moses").points(0, science=1).act(0)
    found = outlook(t.state, "take 7 drama")
    assert found["outlook-price"] == {"n": 2, "left": 4}
    assert found["outlook-another"] == {"n": 1}
    more = int(t.state.science_rating(Seat(0)))
    assert found["outlook-science"] == {"n": 2, "more": more, "turns": -(-2 // more) if more else 0}, "it costs 3"
    assert "outlook-happiness" in found
    assert "outlook-strength" not in found
    assert outlook(t.state, "take 2 moses").keys() == {"outlook-price"}, "there is one of it, and no leader to replace"
    assert outlook(ages(2).row(s2="moses").leader(0, "homer").act(0).state, "take 2 moses")["outlook-leader"] == {
        "cards": "homer"
    }


def test_a_government_may_come_by_revolution() -> None:
    """Monarchy takes 8 science, by revolution 2 and all civil actions."""
    t = ages(2).hand(0, "monarchy").row(s1="constitutional_monarchy").points(0, science=5).act(0)
    assert outlook(t.state, "revolution monarchy")["outlook-revolution"] == {"n": 2, "lack": 0}
    assert outlook(t.state, "develop monarchy")["outlook-science"]["n"] == 3
    found = outlook(t.state, "take 1 constitutional_monarchy")
    assert found["outlook-science"]["n"] == 7
    assert found["outlook-revolution"] == {"n": 6, "lack": 1}


def test_a_worker_is_spoken_of_where_there_is_one() -> None:
    for pool, message in ((0, "outlook-no-worker"), (1, "outlook-worker")):
        t = ages(2).row(s1="drama").act(0)
        t.state.pool[0] = pool
        found = outlook(t.state, "take 1 drama")
        assert {"outlook-no-worker", "outlook-worker"} & found.keys() == {message}


@pytest.mark.parametrize("game", games())
def test_it_follows_from_what_the_seat_sees(game: str) -> None:
    """And every message of it has words in every language."""
    saying = {language: Saying(load(game), language) for language in LANGUAGES}
    told = 0
    for moves in (40, 60, 90):
        state = played(game, 3, moves)
        seat = state.seats_open()[0]
        others = [redeal(veiled(state, seat), seat, dice_from_seed(f"{n}")) for n in range(3)]
        for action in state.legal(seat):
            found = list(state.game.outlook(state, seat, action))
            for other in others:
                assert list(state.game.outlook(other, seat, action)) == found
            for message, fills in found:
                told += 1
                for language in LANGUAGES:
                    said = saying[language].fact(message, fills)
                    assert said not in ("", message)
                    assert "{" not in said
    assert told > 10


def test_a_game_that_says_nothing_tells_nothing() -> None:
    assert Reason().notes == []
    state = played("progress", 2, 40)
    assert Game.outlook(state.game, state, 0, state.game.actions.rows[0]) == ()
    assert Game.turns_left(state.game, state, 0) == 0


# --- how it is told


def two(
    state: State, best: Ends, taken: Ends, texts: tuple[str, str], later: tuple[Ends, Ends] | None = None
) -> Reason:
    actions = [state.game.actions.find(text) for text in texts]
    after = later or ((best, taken) if state.game.name == "progress" else (Ends(), Ends()))
    choices = [
        Choice(action, 60.0 - 2 * n, 2.0 - 2 * n, ends, beyond)
        for n, (action, ends, beyond) in enumerate(zip(actions, (best, taken), after, strict=True))
    ]
    return reason(state, Judged(0, choices, 1, 0))


def table(rows: dict[str, int], *cards: tuple[str, str], most: dict[str, int] | None = None) -> Ends:
    return Ends([Table(rows, {}, Counter(cards), most=most or {})])


def test_what_both_choices_have_in_common_is_not_told() -> None:
    t = monuments().hand(0, "heracleion").fill(0, 6).act()
    found = two(t.state, table({}), table({}), ("create heracleion 1", "create heracleion 3"), (table({}), table({})))
    assert [(note.action, note.card, note.says) for note in found.notes] == [
        ("create heracleion 1", "", False),
        ("create heracleion 3", "", False),
    ]
    assert [dict(note.facts).keys() for note in found.notes] == [{"outlook-declines"}] * 2, "both take three cards"


def test_what_a_card_says_is_told_unless_the_rows_show_it() -> None:
    t = technologies().hand(0, "writing", "pottery").act()
    texts = ("research writing", "discover pottery")
    found = two(t.state, table({}, ("developments", "writing")), table({}, ("active", "pottery")), texts)
    assert [(note.card, note.says) for note in found.notes] == [("writing", True), ("pottery", False)]
    said = Saying(t.state.game, "en").note(found.notes[0])
    assert said.startswith(
        "Writing: +1 Hand limit; +1 Prestige; in play after 4 of your turns, for no knowledge at all"
    )


def test_a_card_that_nobody_asked_about_is_not_described_beside_those_in_question() -> None:
    t = technologies().hand(0, "writing", "pottery", "wheel").act()
    texts = ("discover writing", "discover pottery")
    best = table({"sheet-prestige": 1}, ("active", "writing"), ("hand", "wheel"))
    assert two(t.state, best, table({"sheet-prestige": 0}, ("active", "pottery")), texts).about == []


def test_cards_of_the_hand_are_kept_or_taken() -> None:
    t = technologies().hand(0, "writing", "pottery", "wheel", "burial").act()
    texts = ("discover writing", "discover pottery")
    best = table({}, ("active", "writing"), ("hand", "wheel"))
    taken = table({}, ("active", "pottery"), ("hand", "burial"))
    found = two(t.state, best, taken, texts)
    assert (found.kept, found.spent) == (["wheel"], ["burial"])
    assert all(place != "hand" for place, _, _ in found.laid)
    said = Saying(t.state.game, "en").sentences(found)
    assert "Afterwards no longer in your hand: Burial." in said


def test_a_card_of_the_hand_is_weighed_against_one_that_nobody_has_seen() -> None:
    t = technologies().hand(0, "writing", "pottery", "wheel").act()
    held, none = table({}, ("hand", "wheel")), table({})
    saying = Saying(t.state.game, "en")
    for best, taken, rest in ((held, none, SEEN), (none, held, UNSEEN)):
        found = two(t.state, best, taken, ("draw", "quick-draw"))
        assert (found.rest, found.laid) == (rest, [])
        assert saying.asides(found)[-1] == saying.words.say(rest, cards="Wheel")


def test_of_rows_that_say_the_same_the_weightiest_is_told() -> None:
    t = technologies().hand(0, "writing", "pottery").act()
    rows = (
        {"sheet-hand": 11, "sheet-hand-value": 8, "sheet-payable": 9},
        dict.fromkeys(("sheet-hand", "sheet-hand-value", "sheet-payable"), 1),
    )
    found = two(t.state, table(rows[0]), table(rows[1]), ("discover writing", "discover pottery"))
    assert [change.message for change in found.more] == ["sheet-hand-value"]
    assert Saying(t.state.game, "en").change(found.more[0]) == "knowledge from hand cards 8 instead of 1"


def test_strength_is_told_beside_the_strongest_of_the_others() -> None:
    state = played("through_the_ages", 2, 60)
    texts = tuple(action.text for action in state.legal(state.seats_open()[0])[:2])
    best = table({"sheet-strength": 3}, most={"sheet-strength": 6})
    found = two(state, best, table({"sheet-strength": 1}), (texts[0], texts[1]))
    told = Saying(state.game, "en").change(found.more[0])
    assert told == "strength +2 (then 3; the best of the others 6)"


def test_what_pays_every_turn_is_told_with_the_turns_that_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played("through_the_ages", 2, 60)
    texts = tuple(action.text for action in state.legal(state.seats_open()[0])[:2])
    rows = ({"sheet-culture-turn": 3}, {"sheet-culture-turn": 0})
    later = [(turn, table(rows[0]), table(rows[1])) for turn in (1, 2)]
    monkeypatch.setattr(reasons, "played_on", lambda before, judged: iter(later))
    found = two(state, table(rows[0]), table(rows[1]), (texts[0], texts[1]))
    assert found.turns == round(state.game.turns_left(state, 0)) > 5
    told = f"By the end of the turn it gains culture a turn +3 (for about {found.turns} turns)."
    assert told in Saying(state.game, "en").sentences(found)
    others = two(state, table({"sheet-culture": 3}), table({"sheet-culture": 0}), (texts[0], texts[1]))
    assert not others.turns


def test_where_only_one_turn_is_over_what_is_there_at_once_is_not_compared() -> None:
    t = monuments().hand(0, "heracleion").fill(0, 6).act()
    state = t.state
    over = state.clone()
    over.turn = 1 if hasattr(over, "turn") else 0
    sides = []
    for n, end in ((2, state), (0, over)):
        one = table({"sheet-points": n})
        one.states = [(end, 0)]
        sides.append(one)
    assert sides[0].states[0][0].acting() != sides[1].states[0][0].acting()
    later = (table({"sheet-points": 5}), table({"sheet-points": 1}))
    found = two(state, sides[0], sides[1], ("create heracleion 1", "create heracleion 3"), later)
    assert found.more == [Change("sheet-points", 0, 4)]


def test_the_most_that_any_opponent_has() -> None:
    state = played("through_the_ages", 3, 90)
    sheets = [dict(state.game.sheet(state, seat)) for seat in (1, 2)]
    assert table_of(state, 0).most == {row: max(sheet[row] for sheet in sheets) for row in sheets[0]}


def test_who_ends_a_turn_with_much_left_to_do_needs_no_experience_to_see_it() -> None:
    state = played("through_the_ages", 2, 60)
    texts = [action.text for action in state.legal(state.seats_open()[0]) if action.text != "end"][:2]
    sides = [table({"sheet-hand": n}) for n in (0, 1)]
    for made, experience in (("end", False), (texts[1], True)):
        sides[0].ways, sides[1].ways = [(texts[0], "population", "end")], [(made,)]
        assert two(state, sides[0], sides[1], (texts[0], made)).experience == experience


@pytest.mark.parametrize(
    ("rows", "turns", "told"),
    [
        (({"sheet-points": 3}, {}), 1, [Change("sheet-points", 3)]),
        (
            ({"sheet-hand-value": 9}, {"sheet-points": 3}),
            2,
            [Change("sheet-points", 3)],
        ),  # cards are no end in themselves
        (({"sheet-points": -3}, {"sheet-points": -3}), 1, []),
        (
            ({"sheet-skill-action": 1}, {"sheet-skill-action": 1, "sheet-points": 3}),
            1,
            [],
        ),  # it is told of this turn already
    ],
)
def test_it_is_told_after_how_many_turns_it_pays(
    monkeypatch: pytest.MonkeyPatch, rows: tuple[dict[str, int], ...], turns: int, told: list[Change]
) -> None:
    ends = [(number, table(row), table(dict.fromkeys(row, 0))) for number, row in enumerate(rows, 1)]
    monkeypatch.setattr(reasons, "played_on", lambda before, judged: iter(ends))
    t = technologies().hand(0, "writing", "pottery").act()
    best, taken = table({"sheet-skill-action": 1}), table({"sheet-skill-action": 0})
    found = two(t.state, best, taken, ("discover writing", "discover pottery"))
    assert found.further == told
    assert found.further_turns == turns
    told_as = "At the end of your next turn: " if turns == 1 else "Played on for 2 turns of yours: "
    assert any(text.startswith(told_as) for text in Saying(t.state.game, "en").sentences(found)) == bool(told)


def test_a_cost_that_is_made_up_later_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    t = technologies().hand(0, "writing", "pottery").act()
    rows = {"sheet-prestige": 3, "sheet-points": 0}, {"sheet-prestige": 0, "sheet-points": 4}
    for later, told in ((4, []), (0, [Change("sheet-points", -4)])):
        played = [(1, table({"sheet-army": 2, "sheet-points": later}), table({"sheet-army": 0, "sheet-points": 4}))]
        monkeypatch.setattr(reasons, "played_on", lambda before, judged, ends=played: iter(ends))
        found = two(t.state, table(rows[0]), table(rows[1]), ("discover writing", "discover pottery"))
        assert found.less == told


def test_what_was_paid_for_later_gains_is_not_told_as_a_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    t = technologies().hand(0, "writing", "pottery").act()
    played = [(1, table({"sheet-army": 4}), table({"sheet-army": 0, "sheet-hand-value": 3}))]
    monkeypatch.setattr(reasons, "played_on", lambda before, judged: iter(played))
    found = two(t.state, table({}), table({}), ("discover writing", "discover pottery"))
    assert [change.message for change in found.further] == ["sheet-army"]


# --- played to the end


def results(monkeypatch: pytest.MonkeyPatch, best: list[int], taken: list[int]) -> Outcome | None:
    state = played("ancient_knowledge", 2, 60)
    legal = state.legal(state.seats_open()[0])
    choices = [Choice(action, place, 0.0) for action, place in zip(legal, (60.0, 50.0), strict=False)]

    def ends(before: State, seat: int, choice: Choice, deals: int) -> list[onwards.Played]:
        tables = []
        for score in best if choice is choices[0] else taken:
            table = state.clone()
            places = [1, 2] if score > 20 else [2, 1]
            table.result = Result("past-14", places, [score, 20], [("lost", [score - 20, 0])])
            tables.append(onwards.Played(table))
        return tables

    monkeypatch.setattr(onwards, "last_tables", ends)
    return played_out(state, Judged(0, choices, 1, 0))


@pytest.mark.parametrize(
    ("best", "taken", "told"),
    [
        ([25, 26, 24, 25], [15, 17, 15, 16], Outcome(4, 4, 0, 9.25, (Change("score-lost", 9.25),))),
        ([25, 15, 40, 16], [24, 30, 15, 16], None),  # it may be chance
        ([15, 17, 15, 16], [25, 26, 24, 25], None),  # it speaks for the other
        ([21, 21, 21, 19], [20, 20, 20, 21], Outcome(4, 3, 1, 0.25, ())),  # won more often
    ],
)
def test_how_it_ends_is_told_where_it_speaks_for_the_choice(
    monkeypatch: pytest.MonkeyPatch, best: list[int], taken: list[int], told: Outcome | None
) -> None:
    assert results(monkeypatch, best, taken) == told


def test_a_game_is_played_out_in_deals_that_both_choices_share() -> None:
    state = played("ancient_knowledge", 2, 60)
    seat = state.seats_open()[0]
    legal = state.legal(seat)[:2]
    choices = [Choice(action, 50.0, 0.0) for action in legal]
    for choice in choices:
        end = state.clone()
        end.apply(seat, choice.action)
        choice.ends.add(end, seat)
    found = [onwards.last_tables(state, seat, choice, 2) for choice in choices]
    assert [len(side) for side in found] == [2, 2]
    assert all(each.table.result is not None and each.table.result.scores for side in found for each in side)
    again = onwards.last_tables(state, seat, choices[0], 2)
    assert [each.table.result and each.table.result.scores for each in again] == [
        each.table.result and each.table.result.scores for each in found[0]
    ]


def test_how_it_ends_is_a_sentence() -> None:
    effects = Change("score-effects", 3.5, cards=(("byblos", 2.5),))
    found = Reason(outcome=Outcome(12, 7, 3, 2.3, (effects, Change("score-lost", 2.0))))
    assert Saying(load("ancient_knowledge"), "en").sentences(found) == [
        "Played to the end 12 times by quick bots, you win 7 times, after the other choice 3 times; "
        "points on average +2.3; by source: Effects in the Past +3.5 (Byblos +2.5), 2 less knowledge lost."
    ]
    found = Reason(outcome=Outcome(12, 0, 0, 2.3))
    assert Saying(load("ancient_knowledge"), "en").sentences(found) == [
        "Played to the end 12 times by quick bots: points on average +2.3."
    ]


# --- what is not held against anybody


@pytest.mark.parametrize(
    ("lost", "why", "counts"),
    [
        (4.0, Reason(), False),  # called good
        (7.0, Reason(), True),
        (7.0, Reason(doubtful=True), False),  # little, and experience alone
        (12.0, Reason(doubtful=True), True),
        (7.0, Reason(doubtful=True, outcome=Outcome(12, 7, 3, 2.0)), True),
    ],
)
def test_what_a_review_shows_as_a_mistake(lost: float, why: Reason, counts: bool) -> None:
    actions = load("progress").actions.rows
    choices = [Choice(actions[0], 50.0 + lost, 0.0), Choice(actions[1], 50.0, 0.0)]
    assert Moment(1, Judged(0, choices, 1, 0), why).counts == counts


def test_a_reason_that_costs_more_than_it_gains_is_experience() -> None:
    state = played("progress", 2, 60)
    texts = tuple(action.text for action in state.legal(state.seats_open()[0])[:2])
    rows = ({"sheet-prestige": 1, "sheet-skill-action": 0}, {"sheet-prestige": 0, "sheet-skill-action": 1})
    assert two(state, table(rows[0]), table(rows[1]), (texts[0], texts[1])).experience
    assert not two(state, table(rows[1]), table(rows[0]), (texts[0], texts[1])).experience


def test_experience_that_only_adds_to_what_is_told_is_said_to() -> None:
    saying = Saying(load("progress"), "en")
    told = [saying.asides(Reason(rest=REST, doubtful=doubtful))[0] for doubtful in (True, False)]
    assert told == [
        "The rest cannot be counted: the coach's experience from many games prefers it.",
        "Not all of it can be counted: the coach's experience from many games prefers it too.",
    ]


def test_cards_are_named_as_the_reader_calls_them() -> None:
    state = played("progress", 2, 60)
    card = min(seen_cards(state, 0))
    saying = Saying(state.game, "fr")
    note = Note("draw", "", False, (("outlook-cheaper", {"cards": card, "n": 2}),))
    assert saying.words.card(card) in saying.note(note)
