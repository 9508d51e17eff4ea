"""Orders: what a table does for a player who left word, when it stops, and that nobody else can tell."""

from __future__ import annotations

import msgspec
import pytest

from clio.bots.look import sensible
from clio.engine.match import Match
from clio.engine.record import record_text
from clio.engine.registry import games, load
from clio.games.progress.state import Progress
from clio.table import Line, Phase, Stale, Table
from clio.table.clock import Terms
from clio.table.log import CANCEL, ORDER
from clio.table.plan import Board, planning
from clio.table.snapshot import StoryTeller, quiet, resumed, table_text
from clio.table.wishes import (
    ILLEGAL,
    OWN,
    QUESTION,
    SHARED,
    TURN,
    Planned,
    cancel_lines,
    declinable,
    turn_lines,
    until_lines,
)
from tests.table.test_passing import developing, finish, round_of

NAMES = ("Ada", "Boris")


def begun() -> Table:
    return Table(Match(load("progress"), {"players": "2", "first_player": "seat:0"}, "7", NAMES))


def board_of(table: Table, seat: int, *moves: str) -> Board:
    *_, board = planning(table, seat, 1, moves)
    return board


def researching(table: Table, seat: int) -> str:
    return next(text for text in board_of(table, seat).table.legal(seat) if text.startswith("research"))


def ordered(table: Table, seat: int = 1, strict: bool = False) -> list[str]:
    """A seat plans to research something and to end the turn."""
    moves = [researching(table, seat)]
    board = board_of(table, seat, *moves)
    while not board.done:
        legal = board.table.legal(seat)
        moves.append("end" if "end" in legal else legal[-1])
        board = board_of(table, seat, *moves)
    table.follow(turn_lines(table, seat, board.steps, strict))
    return moves


def progress(table: Table) -> Progress:
    state = table.match.state
    assert isinstance(state, Progress)
    return state


def let_run(table: Table) -> None:
    while table.bot_answers():
        pass


def stopped(table: Table, seat: int = 1) -> list[str]:
    return [order.stopped for order in table.wishes.orders[seat]]


def did(table: Table, seat: int) -> list[str]:
    return [entry.text for entry in table.match.entries if entry.seat == seat]


def test_a_planned_turn_is_carried_out_when_it_comes() -> None:
    table = begun()
    moves = ordered(table)
    assert table.bots_asked() == []
    finish(table, 0)
    assert (table.asked(), table.bots_asked()) == ([1], [1])
    let_run(table)
    assert did(table, 1) == moves
    assert (table.asked(), table.turn.phase, table.wishes.orders[1]) == ([0], Phase.OPEN, [])


def test_others_see_it_when_it_is_whole() -> None:
    table = begun()
    ordered(table)
    finish(table, 0)
    before = table.view(0)
    table.bot_answers()
    assert table.view(0) == before
    assert table.view(1).may_undo
    let_run(table)
    assert table.view(0) != before


def test_nobody_else_can_tell() -> None:
    """Their views, their record and their log are as if the player had done it by hand."""
    left, played = begun(), begun()
    moves = ordered(left)
    assert left.view(0) == played.view(0)
    assert record_text(left.match, 0) == record_text(played.match, 0)
    for table in (left, played):
        finish(table, 0)
    let_run(left)
    for move in moves:
        played.answer(1, move)
    if played.turn.phase is Phase.ENDING:
        played.end_turn(1)
    assert left.view(0) == played.view(0)
    assert left.view(1) == played.view(1)
    assert record_text(left.match) == record_text(played.match)
    assert left.story.happenings[-1].entry == played.story.happenings[-1].entry


def test_it_stops_where_the_own_area_has_changed() -> None:
    table = begun()
    ordered(table)
    progress(table).skill[7] += 1  # somebody has given Boris something
    table.settle()
    finish(table, 0)
    assert stopped(table) == [OWN]
    assert table.bots_asked() == []
    assert table.asked() == [1]


def test_what_is_shared_counts_only_if_that_was_said() -> None:
    for strict, expected in ((False, []), (True, [SHARED])):
        table = begun()
        ordered(table, strict=strict)
        table.answer(0, researching(table, 0))  # on the board Ada's bot did something else
        finish(table, 0)
        progress(table).pool[0] += 1
        table.settle()
        table.follow([Line(0, f"{CANCEL} nothing")])
        let_run(table)
        assert stopped(table) == expected


def test_it_stops_where_an_action_is_not_possible() -> None:
    table = begun()
    moves = ordered(table)
    order = table.wishes.orders[1][0]
    order.steps[1] = Planned("done", *msgspec.to_builtins(order.steps[1])[1:])
    finish(table, 0)
    let_run(table)
    assert (did(table, 1), stopped(table), table.asked()) == (moves[:1], [ILLEGAL], [1])
    table.undo(1)
    assert table.wishes.orders[1] == [], "who takes something back decides anew"


def test_it_stops_where_something_else_is_asked_in_its_middle() -> None:
    table = begun()
    moves = ordered(table)
    step = table.wishes.orders[1][0].steps[1]
    table.wishes.orders[1][0].steps[1] = Planned(step.text, "something-else", step.own, step.shared)
    finish(table, 0)
    let_run(table)
    assert (did(table, 1), stopped(table)) == (moves[:1], [QUESTION])


def test_before_it_has_begun_another_question_is_waited_for() -> None:
    table = developing()
    board = board_of(table, 0, "done")
    moves = ["done", "end"]
    board = board_of(table, 0, *moves)
    table.follow(turn_lines(table, 0, board.steps[1:], False))
    assert (table.state.asking().name, table.bots_asked(), stopped(table, 0)) == ("take-back", [], [""])
    table.answer(0, "done")
    assert table.bots_asked() == [0]


def test_an_order_in_ones_own_turn_is_carried_out_at_once() -> None:
    table = begun()
    moves = ordered(table, 0)
    assert table.bots_asked() == [0]
    let_run(table)
    assert (did(table, 0), table.asked()) == (moves, [1])


def test_a_question_is_declined_until_something_of_ones_own_changes() -> None:
    table = developing()
    table.answer(0, "done")
    table.follow(until_lines(table, 0, "take-back", False))
    round_of(table)
    # Her own turn has changed what she has.
    assert (table.state.asking().name, table.bots_asked(), stopped(table, 0)) == ("take-back", [], [OWN])
    table.follow(cancel_lines(table, 0, "take-back"))
    assert table.wishes.orders[0] == []


def test_and_it_is_as_long_as_nothing_does() -> None:
    table = developing()
    table.follow(until_lines(table, 0, "take-back", False))
    assert table.bots_asked() == [0]
    let_run(table)
    assert (table.state.asking().name, table.asked()) == ("act", [0])
    assert [order.key for order in table.wishes.standing(0)] == ["take-back"]


def test_of_each_kind_there_is_one() -> None:
    table = begun()
    ordered(table)
    ordered(table, strict=True)
    table.follow(until_lines(table, 1, "window", False))
    assert [(order.key, order.strict) for order in table.wishes.orders[1]] == [(TURN, True), ("window", False)]
    table.follow(cancel_lines(table, 1, TURN))
    assert [order.key for order in table.wishes.orders[1]] == ["window"]


def test_what_makes_no_sense_is_refused() -> None:
    table = begun()
    with pytest.raises(Stale):
        turn_lines(table, 1, [], False)
    with pytest.raises(Stale):
        until_lines(table, 1, "act", False)
    with pytest.raises(Stale):
        cancel_lines(table, 1, TURN)
    ordered(table)
    table.seat_bot(1, "greedy")
    assert table.wishes.orders[1] == [], "whoever sits here next may be somebody else"
    with pytest.raises(Stale):
        until_lines(table, 1, "window", False)


def test_the_player_may_answer_before_the_table_does() -> None:
    table = begun()
    ordered(table)
    finish(table, 0)
    task = table.bot_task(1)
    table.answer(1, "end")
    with pytest.raises(Stale):
        table.bot_lines(1, task.decide(), task.number)


def test_a_table_that_is_opened_again_goes_on() -> None:
    """From its log, and from a snapshot."""
    table = begun()
    moves = ordered(table)
    finish(table, 0)
    assert quiet(table)
    pieces = [StoryTeller.at_start(table).piece(table)]
    match = table.match
    again = resumed(match.game, match.options, match.seed, match.names, ["", ""], table_text(table), pieces)
    assert again.wishes.orders == table.wishes.orders
    let_run(again)
    assert did(again, 1) == moves

    replay = begun()
    replay.follow(turn_lines(replay, 1, table.wishes.orders[1][0].steps, False))
    replay.follow([Line(0, text) for text in did(table, 0)])
    if replay.turn.phase is Phase.ENDING:
        replay.end_turn(0)
    assert replay.bots_asked() == [1]


def test_an_older_snapshot_knows_of_no_orders() -> None:
    table = begun()
    text = msgspec.json.decode(table_text(table))
    del text["orders"]
    pieces = [StoryTeller.at_start(table).piece(table)]
    match = table.match
    old = msgspec.json.encode(text).decode()
    assert resumed(match.game, match.options, match.seed, match.names, ["", ""], old, pieces).wishes.orders == [[], []]


def test_the_clock_counts_an_order_as_a_move() -> None:
    table = begun()
    table.follow(table.clock_lines(Terms("move", 60, 0, "bot").text), 100.0)
    ordered(table)
    for line in [Line(0, "end")]:
        table.follow([line], 110.0)
    while table.state.asking().name == "choose-discards":
        table.follow([Line(0, table.legal(0)[0])], 110.0)
    if table.turn.phase is Phase.ENDING:
        table.follow(table.end_lines(0), 110.0)
    assert table.clock is not None
    assert table.clock.running == [1]
    while table.bots_asked():
        task = table.bot_task(1)
        table.follow(table.bot_lines(1, task.decide()), 113.0)
    assert table.clock.running == [0]
    assert table.clock.used[1] == 3.0


@pytest.mark.parametrize("name", games())
def test_every_game_can_be_planned_and_ordered(name: str) -> None:
    """The last thing that is possible, until the turn is over; on the next turns the table does as was said."""
    game = load(name)
    table = Table(Match(game, {"players": "2"}, "11", NAMES), ["greedy", "greedy"])
    table.seat_bot(1, "")
    done = stops = 0
    for _ in range(6):
        while table.bot_answers():
            pass
        moves: list[str] = []
        board = board_of(table, 1)
        while not board.done and len(moves) < 40:
            moves.append(sensible(board.table.state_for(1), 1)[0].text)
            board = board_of(table, 1, *moves)
        entries = len(table.match.entries)
        table.follow(turn_lines(table, 1, board.steps, True))
        while table.bots_asked() == [1]:
            table.bot_answers()
        played = [entry.text for entry in table.match.entries[entries:] if entry.seat == 1]
        assert played == moves[: len(played)]
        done += played == moves
        stops += stopped(table) != []
        assert (played == moves) != (stopped(table) != [])
        table.wishes.orders[1] = []
        while 1 in table.asked() and not table.over:
            table.seat_bot(1, "greedy")
            table.bot_answers()
            table.seat_bot(1, "")
    assert done + stops == 6
    assert declinable(game)


def test_an_order_says_nothing_of_what_is_hidden() -> None:
    """The words for what it relies on are those of another world that looks the same."""
    table = begun()
    ordered(table)
    line = turn_lines(table, 1, table.wishes.orders[1][0].steps, False)[0]
    assert line.text.startswith(f"{ORDER} ")
    hidden = [table.match.game.card_name[card] for card in table.state.zones[table.state.layout.by_name["hand 1"]]]
    assert hidden
    assert not any(name in line.text for name in hidden if name not in "".join(did(table, 1)))
