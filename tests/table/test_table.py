"""A table being played: who is asked, what others see, undo, commit, bots, partners, answers given together."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clio.engine.errors import ClioError
from clio.engine.match import Match
from clio.engine.registry import load
from clio.engine.view import SPECTATOR
from clio.table import COMMIT, NOBODY, UNDO, Line, Phase, Refused, Stale, Table
from docs.example.game import make
from tests.conformance.ballot import make_ballot

NAMES = ("Ada", "Boris", "Chen", "Dora")


def bazaar(*bots: str, players: int = 2, seed: str = "7") -> Table:
    match = Match(make(None), {"players": str(players)}, seed, NAMES[:players])
    return Table(match, bots)


def ballot() -> Table:
    return Table(Match(make_ballot(), {"players": "2"}, "7", NAMES[:2]))


def solo() -> Table:
    """One person with a whole turn before them."""
    return Table(Match(load("progress"), {"players": "1"}, "7", NAMES[:1]))


def quiet(table: Table, seat: int) -> str:
    """A move that can be taken back."""
    actions = table.match.game.actions
    for text in table.legal(seat):
        trial = Table(table.match)
        if not trial.reveals(seat, actions.find(text)):
            return text
    raise AssertionError("everything reveals something")


# --- people take turns


def test_a_turn_that_has_passed_waits_for_its_players_word() -> None:
    table = bazaar()
    seat = table.asked()[0]
    table.answer(seat, "pass")
    assert (table.turn.phase, table.turn.seat) == (Phase.ENDING, seat)
    assert table.asked() == [seat]
    assert table.legal(seat) == []
    assert table.view(seat).may_end
    assert table.view(1 - seat).decision is None
    table.end_turn(seat)
    assert table.turn.phase is Phase.OPEN
    assert table.asked() == [1 - seat]
    assert not table.view(seat).may_undo


def test_what_reveals_something_stands_at_once() -> None:
    table = bazaar()
    seat = table.asked()[0]
    before = table.commits
    table.answer(seat, "peek")
    assert table.turn.settled
    assert table.commits == before + 1
    assert not table.view(seat).may_undo


def test_others_see_the_committed_table_only() -> None:
    table = bazaar()
    seat = table.asked()[0]
    before = table.committed.key()
    table.answer(seat, "pass")
    assert table.state_for(seat).key() != before
    for eyes in (1 - seat, SPECTATOR):
        assert table.state_for(eyes).key() == before
        assert table.view(eyes).number == table.committed.number
        assert table.entries_for(eyes) == 1
    assert table.entries_for(seat) is None
    assert "pass" in table.record(seat)
    assert "pass" not in table.record(1 - seat)


def test_undo_goes_back_to_the_beginning_of_the_turn() -> None:
    table = solo()
    before = table.state.key()
    first = quiet(table, 0)
    table.answer(0, first)
    assert (table.turn.phase, table.turn.seat) == (Phase.TENTATIVE, 0)
    table.undo(0)
    assert table.turn == table.turn.committed()
    assert table.state.key() == table.committed.key() == before
    with pytest.raises(Stale, match="has nothing to undo"):
        table.undo(0)


def test_the_first_of_two_actions_stays_when_the_second_is_taken_back() -> None:
    table = solo()
    table.answer(0, quiet(table, 0))
    after = table.state.key()
    if table.legal(0):
        table.answer(0, quiet(table, 0))
        table.undo(0)
    assert table.state.key() == after
    assert table.turn.seat == 0


@pytest.mark.parametrize(
    "what",
    [
        lambda table, seat: table.answer(1 - seat, "pass"),  # is not asked
        lambda table, seat: table.answer(seat, "pass", number=1),  # another question
        lambda table, seat: table.undo(seat),
        lambda table, seat: table.end_turn(seat),  # has done nothing
        lambda table, seat: table.follow(table.lesson_lines(seat, 1)),  # there are no lessons
        lambda table, seat: table.follow(table.bot_lines(seat, table.match.game.actions.find("pass"))),
    ],
)
def test_what_is_not_asked_changes_nothing(what: Callable[[Table, int], None]) -> None:
    table = bazaar()
    seat, before = table.asked()[0], table.state.key()
    with pytest.raises(Stale):
        what(table, seat)
    assert (table.state.key(), table.lines) == (before, 0)


def test_a_refusal_says_which_action_and_why() -> None:
    table = bazaar()
    seat, before = table.asked()[0], table.state.key()
    with pytest.raises(Refused) as refused:
        table.answer(seat, "bid 1")
    assert refused.value.action == "bid 1"
    assert refused.value.refusal.rule
    with pytest.raises(ClioError):
        table.answer(seat, "fly")
    assert (table.state.key(), table.lines) == (before, 0)


def test_lines_can_be_kept_before_the_table_follows_them() -> None:
    table = bazaar()
    seat, before = table.asked()[0], table.state.key()
    lines = table.answer_lines(seat, ["pass"])
    assert lines == [Line(seat, "pass")]
    assert table.state.key() == before, "only checked"
    table.follow(lines)
    assert table.undo_lines(seat) == [Line(seat, UNDO)]
    assert table.end_lines(seat) == [Line(seat, COMMIT)]
    assert table.lines == 1


def test_a_match_in_the_middle_of_a_turn_is_found_there() -> None:
    table = bazaar()
    seat = table.asked()[0]
    table.answer(seat, "pass")
    again = Table(table.match, story=table.story)
    assert (again.turn, again.committed_entries) == (table.turn, table.committed_entries)
    assert again.committed.key() == table.committed.key()
    again.undo(seat)
    assert again.turn.settled


def test_a_finished_match_is_over() -> None:
    table = bazaar("random", "random")
    while table.bot_answers():
        pass
    assert (table.over, table.turn.phase, table.asked()) == (True, Phase.OVER, [])
    assert Table(table.match, story=table.story).turn.phase is Phase.OVER
    for what in (table.undo, table.end_turn):
        with pytest.raises(Stale):
            what(0)
    with pytest.raises(Stale):
        table.answer(0, "pass")
    assert table.legal(0) == []
    assert "result: dusk" in table.record()


# --- answers given together


def test_an_answer_beside_others_stands_and_can_be_taken_back_until_all_have_answered() -> None:
    table = ballot()
    assert table.asked() == [0, 1]
    table.answer(0, "peek")
    assert table.turn.phase is Phase.OPEN
    assert table.asked() == [1]
    table.undo(0)
    assert (table.turn.phase, table.asked()) == (Phase.OPEN, [0, 1])
    table.answer(0, "pass")
    table.answer(1, "pass")
    assert not table.match.can_undo(0)
    assert not table.match.can_undo(1)


# --- partners


def test_a_question_to_a_team_can_be_left_to_the_partner_once() -> None:
    table = bazaar(players=4)
    assert table.asked() == [0, 2]
    assert table.may_pass(0)
    table.end_turn(0)
    assert table.turn.passed == {0}
    assert table.asked() == [0, 2], "who passed may still answer"
    with pytest.raises(Stale):
        table.end_turn(0)
    table.answer(2, "pass")
    assert table.turn.passed == frozenset()


def test_a_bot_leaves_a_shared_question_to_its_partner_until_the_partner_passes() -> None:
    table = bazaar("", "", "random", "", players=4)
    assert table.bots_asked() == []
    table.end_turn(0)
    assert table.bots_asked() == [2]
    assert table.bot_answers()
    assert [entry.seat for entry in table.match.entries[1:]] == [2]


# --- bots


def test_a_bot_has_no_tentative_turn_and_its_seat_is_its_own() -> None:
    table = bazaar("random", "random")
    with pytest.raises(Stale):
        table.answer(table.asked()[0], "pass")
    for _ in range(20):
        assert table.turn.settled
        assert table.bot_answers()


def test_the_same_game_gives_the_same_answers() -> None:
    one, two, other = (bazaar("random", "random") for _ in range(3))
    other.chance = "somewhere else"
    for table in (one, two, other):
        while table.bot_answers():
            pass
    assert one.record() == two.record()
    assert one.record() != other.record()


def test_a_bot_that_takes_over_commits_what_the_person_had_done() -> None:
    table = bazaar()
    seat = table.asked()[0]
    table.answer(seat, "pass")
    table.seat_bot(seat, "random")
    assert table.turn.settled
    assert table.bots[seat] == "random"
    table.seat_bot(seat, "")
    assert table.bots[seat] == ""
    assert table.turn.seat == NOBODY


def test_a_bots_turn_of_a_match_in_the_middle_of_it_is_committed() -> None:
    """A bot has no tentative turn: nobody would say for it that it ends."""
    match = bazaar().match
    seat = match.state.seats_open()[0]
    match.act(seat, match.game.actions.find("pass"))
    table = Table(match, ["random", "random"])
    assert table.turn.settled
    assert table.asked() == table.bots_asked() == [1 - seat]
    assert table.committed.key() == match.state.key()
    assert table.bot_answers()


def test_an_answer_thought_of_too_long_is_stale() -> None:
    table = bazaar("random", "random")
    task = table.bot_task(table.asked()[0])
    action = task.decide()
    table.seat_bot(task.seat, "")
    with pytest.raises(Stale):
        table.bot_lines(task.seat, action, task.number)
    table.seat_bot(task.seat, "random")
    table.bot_answers()
    with pytest.raises(Stale):
        table.bot_lines(task.seat, action, task.number)


def test_a_bot_that_fails_is_reported_and_somebody_answers_for_it() -> None:
    table = bazaar("random", "random")
    task = table.bot_task(table.asked()[0])

    class Broken(type(task.bot)):  # type: ignore[misc]
        def pick(self, *given: object) -> object:
            raise ZeroDivisionError

    faults: list[object] = []
    answer = task._replace(bot=Broken()).decide(faults.append)
    assert answer.text in table.legal(task.seat)
    assert "ZeroDivisionError" in str(faults[0])
    with pytest.raises(ZeroDivisionError):
        task._replace(bot=Broken()).decide()
