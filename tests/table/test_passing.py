"""Questions that a player does not want to be asked: the table declines them, and nobody else can tell."""

from __future__ import annotations

import pytest

from clio.engine.match import Match
from clio.engine.record import record_text
from clio.engine.registry import games, load
from clio.engine.step import Ask
from clio.table import PASS, Line, Phase, Stale, Table

NAMES = ("Ada", "Boris")


def finish(table: Table, seat: int) -> None:
    """End the turn, discarding what is too much."""
    table.answer(seat, "end")
    while table.state.asking().name == "choose-discards" and seat in table.asked():
        table.answer(seat, table.legal(seat)[0])
    if table.turn.phase is Phase.ENDING:
        table.end_turn(seat)


def developing() -> Table:
    """Ada has something under development: whether she takes it back is asked in each of her turns."""
    table = Table(Match(load("progress"), {"players": "2", "first_player": "seat:0"}, "7", NAMES))
    table.answer(0, next(text for text in table.legal(0) if text.startswith("research")))
    finish(table, 0)
    finish(table, 1)
    assert table.state.asking().name == "take-back"
    return table


def round_of(table: Table) -> None:
    """Both end their turns, which brings Ada's next one."""
    finish(table, 0)
    finish(table, 1)


def test_a_question_is_declined_for_the_rest_of_the_game() -> None:
    table = developing()
    table.pass_on(0, "game")
    assert table.state.asking().name == "act"
    round_of(table)
    assert (table.state.asking().name, table.asked(), table.bots_asked()) == ("take-back", [0], [0])
    assert table.bot_answers()
    assert (table.state.asking().name, table.asked(), table.turn.phase) == ("act", [0], Phase.OPEN)
    table.pass_on(0, "")
    round_of(table)
    assert (table.state.asking().name, table.bots_asked()) == ("take-back", [])


def test_or_for_this_turn_only() -> None:
    table = developing()
    table.pass_on(0, "turn")
    assert table.view(0).passing == ["take-back"]
    round_of(table)
    assert (table.state.asking().name, table.bots_asked(), table.view(0).passing) == ("take-back", [], [])


def test_nobody_else_can_tell() -> None:
    """The record, what others see and their log are the same as if the player had answered."""
    quiet, asked = developing(), developing()
    quiet.pass_on(0, "game")
    asked.answer(0, "done")
    if asked.turn.phase is Phase.ENDING:
        asked.end_turn(0)
    for table in (quiet, asked):
        round_of(table)
    quiet.bot_answers()
    asked.answer(0, "done")
    asked.settle()
    assert record_text(quiet.match, 1) == record_text(asked.match, 1)
    assert quiet.view(1) == asked.view(1)
    assert quiet.view(1).passing == []


def test_the_player_may_answer_before_the_table_does() -> None:
    table = developing()
    table.pass_on(0, "game")
    round_of(table)
    task = table.bot_task(0)
    table.answer(0, next(text for text in table.legal(0) if text != "done"))
    with pytest.raises(Stale):
        table.bot_lines(0, task.decide(), task.number)


def test_who_takes_something_back_is_asked_again() -> None:
    table = developing()
    table.pass_on(0, "game")
    assert table.view(0).may_undo
    table.undo(0)
    assert (table.state.asking().name, table.bots_asked()) == ("take-back", [])


def test_what_must_be_answered_cannot_be_declined() -> None:
    table = developing()
    table.answer(0, "done")
    assert table.view(0).question().declined_by == ""
    with pytest.raises(Stale):
        table.pass_on(0, "turn")


def test_a_table_that_is_opened_again_knows_it() -> None:
    table = developing()
    lines = [Line(entry.seat, entry.text) for entry in table.match.entries[1:]]
    again = Table(Match(load("progress"), {"players": "2", "first_player": "seat:0"}, "7", NAMES))
    again.follow([*lines, Line(0, f"{PASS} take-back game"), Line(0, "done")])
    assert again.view(0).passing == ["take-back"]


@pytest.mark.parametrize("name", games())
def test_every_game_has_questions_that_can_be_declined(name: str) -> None:
    game = load(name)
    optional = {step.declined_by for step in game.steps if issubclass(step, Ask)} - {""}
    assert optional
    assert all(text in game.actions.by_text for text in optional)
