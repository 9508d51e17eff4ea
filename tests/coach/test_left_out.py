"""What is left out of a reason: what is gone again, what comes to nothing, what a card says that both have."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from clio.coach import reasons
from clio.coach.because import as_good
from clio.coach.decisions import Choice, Judged
from clio.coach.ends import Ends, Table
from clio.coach.left_out import in_vain, sifted
from clio.coach.reasons import reason
from clio.coach.saying import Saying
from clio.coach.telling import telling_of
from clio.coach.told import Blocked, Note, Reason
from clio.engine.registry import load
from clio.engine.state import State
from clio.engine.words import LANGUAGES
from tests.coach.test_places import played
from tests.through_the_ages.table import table as ages

ROW = "sheet-culture-turn"


def table(n: int, *cards: tuple[str, str], row: str = ROW) -> Ends:
    return Ends([Table({row: n}, {}, Counter(cards))])


def two(state: State, best: Ends, taken: Ends, *texts: str, lost: float = 10.0) -> Reason:
    actions = [state.game.actions.find(text) for text in texts] or state.legal(state.seats_open()[0])[:2]
    choices = [
        Choice(action, 60.0 - lost * n, 2.0 - 2 * n, ends, Ends())
        for n, (action, ends) in enumerate(zip(actions, (best, taken), strict=True))
    ]
    return reason(state, Judged(0, choices, 1, 0))


@pytest.mark.parametrize(
    ("later", "told", "turns"),
    [
        ((10, 7), True, True),
        ((7, 10), True, True),
        ((10, 6), True, False),
        ((6, 10), True, False),
        ((10, 4), False, False),
    ],
)
def test_for_how_many_turns_it_pays_is_said_where_it_is_still_there(
    monkeypatch: pytest.MonkeyPatch, later: tuple[int, int], told: bool, turns: bool
) -> None:
    played_on = [(turn, table(n), table(0)) for turn, n in enumerate(later, 1)]
    monkeypatch.setattr(reasons, "played_on", lambda before, judged: iter(played_on))
    state = played("through_the_ages", 2, 60)
    found = two(state, table(10), table(0))
    assert [change.message for change in found.more] == [ROW] * told
    said = Saying(state.game, "en").reason(found)
    assert ("culture a turn +10 (for about" in said) == turns
    assert ("culture a turn +10" in said) == told
    assert not found.further or told, "what is gone two turns later is not told of the next one either"


def test_where_it_was_not_played_on_no_turns_are_told() -> None:
    state = played("through_the_ages", 2, 60)
    said = Saying(state.game, "en").sentences(two(state, table(3), table(0), lost=2.0))
    assert said == ["By the end of the turn it gains culture a turn +3."]


@pytest.mark.parametrize(("worlds", "told"), [((4, 4, 4, 0), True), ((6, 6, 0, 0), False)])
def test_a_gain_is_there_in_nearly_all_of_the_worlds(worlds: tuple[int, ...], told: bool) -> None:
    best, taken = (Ends([Table({"sheet-science": n}) for n in each]) for each in (worlds, (0, 0, 0, 0)))
    assert bool(two(played("through_the_ages", 2, 60), best, taken).more) == told


def way(*texts: str) -> Ends:
    return Ends([Table()], [texts])


def moves(here: Ends, there: Ends, *kept: str) -> list[str]:
    texts = [text for text in here.ways[0] if text not in there.ways[0]]
    return sifted(texts, here, there, 0, telling_of(load("through_the_ages")), kept)


def test_moves_that_undo_each_other_are_no_advice() -> None:
    here = way("take 3 drama", "disband warriors", "train warriors", "build bronze", "end")
    assert moves(here, way("end")) == ["take 3 drama", "build bronze"]
    assert moves(here, way("end"), "disband warriors") == ["take 3 drama", "disband warriors", "build bronze"]


def test_what_a_card_of_the_other_turn_does_is_not_done_instead() -> None:
    here = way("take 2 cannon", "upgrade religion theology")
    assert moves(here, way("play urban_growth_i")) == ["take 2 cannon"]
    assert moves(here, way("play frugality_i")) == ["take 2 cannon", "upgrade religion theology"]
    both = way("play urban_growth_i", "upgrade religion theology")
    assert moves(both, way("play urban_growth_i")) == ["upgrade religion theology"]


def test_a_tactic_without_an_army_is_no_gain() -> None:
    """A Phalanx takes two infantry and a cavalry unit, a Fighting Band two infantry units."""
    t = ages(2).common("fighting_band", "phalanx").workers(0, warriors=2).act(0)
    ends = Ends()
    ends.add(t.state, 0)
    assert not in_vain("disband warriors", ends, 0)
    assert [in_vain(f"copy {name}", ends, 0) for name in ("fighting_band", "phalanx")] == [False, True]
    assert dict(t.state.game.outlook(t.state, 0, t.state.game.actions.find("copy phalanx"))) == {"outlook-no-army": {}}
    for language in LANGUAGES:
        assert Saying(t.state.game, language).fact("outlook-no-army", {})
    actions = [
        t.state.game.actions.find(text) for text in ("end", "copy fighting_band", "copy phalanx", "disband warriors")
    ]
    choices = [Choice(action, 60.0 - (n == 3) * 20, 0.0, ends) for n, action in enumerate(actions)]
    assert as_good(Judged(0, choices, 3, 0)) == ["copy fighting_band"], "nor is it as good as another move"


def test_a_tactic_that_is_no_move_to_tell_is_not_told_where_it_lies() -> None:
    """Warriors alone form no Phalanx."""
    t = ages(2).military(0, "phalanx").workers(0, warriors=2).act(0)
    best, taken = Ends(), Ends()
    best.add(t.state.clone(), 0, ("build philosophy", "end"))
    t.do("tactic phalanx")
    taken.add(t.state, 0, ("build bronze", "tactic phalanx", "end"))
    found = two(t.state, best, taken, "build philosophy", "build bronze")
    assert not found.laid
    assert not found.undone or found.undone == ["build bronze"]
    assert "Phalanx" not in Saying(t.state.game, "en").reason(found)


def test_cards_in_hand_are_no_reason() -> None:
    found = two(played("through_the_ages", 2, 60), table(3, row="sheet-hand"), table(0, row="sheet-hand"))
    assert not found.more
    assert not found.further


def test_strength_that_the_others_have_a_turn_later_is_no_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    best, taken = (table(n, row="sheet-strength") for n in (4, 0))
    for later, told in ((4, True), (1, False)):
        played_on = [(1, table(later, row="sheet-strength"), taken)]
        monkeypatch.setattr(reasons, "played_on", lambda before, judged, ends=played_on: iter(ends))
        assert bool(two(played("through_the_ages", 2, 60), best, taken).more) == told


def test_what_the_worse_card_says_is_left_out_where_the_rules_say_enough() -> None:
    game = load("through_the_ages")
    notes = [Note("take 1 drama", "drama", True), Note("take 2 iron", "iron", True)]
    text = Saying(game, "en").reason(Reason(blocked=Blocked("take 2 iron", (), "refusal-no-food", ""), notes=notes))
    assert "Drama: " in text
    assert "Iron: " not in text
    alone = Reason(blocked=Blocked("take 2 iron", (), "refusal-no-food", ""), notes=notes[1:])
    assert "Iron: " not in Saying(game, "en").reason(alone), "of the better choice nothing is told"


def test_of_a_government_it_is_told_what_it_gives_more() -> None:
    t = ages(2).row(s1="theocracy").act(0)
    found = two(t.state, table(0, ("hand", "theocracy")), table(0), "take 1 theocracy", "end")
    text = Saying(t.state.game, "en").reason(found)
    assert "civil actions: 4 instead of 4, military actions: 3 instead of 2" in text
    assert "urban buildings of each type: 3 instead of 2; Strength +1; Culture +1; Happiness +1" in text
    assert "Civil actions +4" not in text
    for language in ("fr", "ru"):
        assert " 4 " in Saying(t.state.game, language).reason(found)


def test_a_worker_moves_up_from_a_lower_level() -> None:
    """Theology costs 5, Religion 3, Philosophy 3; Despotism allows two temples."""

    def facts(religion: int, theology: int) -> dict[str, object]:
        t = ages(2).row(s1="theology").workers(0, religion=religion, theology=theology).bank(0, pool=1).act(0)
        return dict(t.state.game.outlook(t.state, 0, t.state.game.actions.find("take 1 theology")))

    upgrade = facts(1, 0)
    assert "outlook-worker" not in upgrade
    assert facts(0, 0)["outlook-worker"] != upgrade["outlook-upgrade"], "a new one takes all of its price"
    assert {"outlook-worker", "outlook-upgrade"}.isdisjoint(facts(0, 2)), "no room for another"
    assert "outlook-worker" in facts(0, 1)


@pytest.mark.parametrize(
    ("best", "taken", "held", "told"),
    [
        ([("play", "drama")], [("hand", "drama")], "hand", True),
        ([("play", "drama")], [("play", "drama")], "hand", False),  # both have it
        ([], [("hand", "drama")], "hand", False),  # it is gone
        ([("play", "drama")], [], "play", False),  # it lay there before
    ],
)
def test_what_a_card_says_is_told_where_it_comes_to_lie(
    best: list[tuple[str, str]], taken: list[tuple[str, str]], held: str, told: bool
) -> None:
    t = ages(2).act(0)
    t = (t.hand if held == "hand" else t.play)(0, "drama")
    found = two(t.state, table(0, *best), table(0, *taken), "develop drama", "end")
    assert any(note.card == "drama" and note.says for note in found.notes) == told


def test_what_lacks_is_told_of_the_better_choice_too() -> None:
    state = ages(2).row(s1="drama").points(0, science=1).act(0).state
    found = two(state, table(0), table(0), "take 1 drama", "end")
    assert "you lack 2 science for it" in Saying(state.game, "en").reason(replace(found, rest=""))


def test_what_the_other_turn_has_in_most_worlds_is_not_done_without() -> None:
    first, second = (Ends([Table()] * 8, ways) for ways in ([("a", "b", "c"), ("a", "b", "d")] * 4, [("z", "b")] * 8))
    assert first.done_beyond(Ends([Table()] * 8, [("z", "b")] * 3 + [("z",)] * 5)) == ["a", "b", "c"]
    assert first.done_beyond(Ends([Table()] * 8, [("z", "b")] * 5 + [("z",)] * 3)) == ["a", "c"]
    assert first.done_beyond(second) == ["a", "c"]


def test_a_mean_over_several_turns_is_not_told_beside_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played("through_the_ages", 2, 60)
    first, second = (action.text for action in state.legal(state.seats_open()[0])[:2])
    counting = replace(telling_of(state.game), amounts=(ROW,), lasting=())
    monkeypatch.setattr(reasons, "telling_of", lambda game: counting)
    monkeypatch.setattr(reasons, "played_on", lambda before, judged: iter(()))
    rows = [Table({ROW: 5})] * 4
    for ways, told in (([(first, "population")] * 4, True), ([(first, "population"), (first, "pass")] * 2, False)):
        found = two(state, Ends(rows, ways), Ends([Table({ROW: 1})] * 4, [(second,)] * 4))
        assert found.done
        assert any(change.message == ROW for change in found.more) == told
