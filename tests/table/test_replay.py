"""A table from its log, and a new one from a moment of it."""

from __future__ import annotations

import pytest

from clio.engine.match import Match
from clio.engine.registry import games, load
from clio.table import COMMIT, SEAT_BOT, UNDO, Differs, Line, Table
from clio.table.guide import GUIDE, guide_of
from clio.table.replay import fork_lines, replayed

OPTIONS = {"players": "2"}
NAMES = ("Ada", "Boris")


def logged(game: str, length: int) -> tuple[Table, list[Line]]:
    """A game of two people who think twice, and its log; a bot takes over in the middle."""
    table = Table(Match(load(game), OPTIONS, "7", NAMES), chance="log")
    log: list[Line] = []

    def write(lines: list[Line]) -> None:
        log.extend(lines)
        table.follow(lines)

    for number in range(length):
        seat = table.asked()[0]
        if table.bots_asked():
            task = table.bot_task(seat)
            write(table.bot_lines(seat, task.decide()))
            continue
        if not table.legal(seat):
            write(table.end_lines(seat))
            continue
        rare = table.match.game.rare
        moves = [text for text in table.legal(seat) if not rare(table.match.game.actions.find(text))]
        write(table.answer_lines(seat, [moves[-1]]))
        if number % 3 == 0 and table.match.can_undo(seat):
            write(table.undo_lines(seat))
            write(table.answer_lines(seat, [moves[0]]))
        if number == length // 2:
            write(table.seat_bot_lines(1, "random"))
    return table, log


@pytest.mark.parametrize("game", games())
def test_a_log_leads_to_the_same_table(game: str) -> None:
    table, log = logged(game, 40)
    kinds = {line.text.split()[0] for line in log}
    assert {SEAT_BOT} < kinds
    lines = [(number, *line) for number, line in enumerate(log, 1)]
    again = replayed(game, OPTIONS, "7", NAMES, ["", ""], lines, "log")
    assert again.state.key() == table.state.key()
    assert again.committed.key() == table.committed.key()
    assert (again.turn, again.bots, again.lines) == (table.turn, table.bots, len(log))
    assert again.record() == table.record()
    for _ in range(5):  # and it goes on in the same way
        for one in (table, again):
            one.seat_bot(0, "random")
            assert one.bot_answers()
    assert again.state.key() == table.state.key()


def test_logs_hold_undo_and_commit() -> None:
    texts = [line.text for game in games() for line in logged(game, 40)[1]]
    assert {COMMIT, UNDO} < set(texts)


def test_a_log_that_does_not_hold_says_where() -> None:
    _, log = logged("progress", 12)
    lines = [(number, *line) for number, line in enumerate(log, 1)]
    missing = lines[:3] + lines[4:]
    with pytest.raises(Differs, match="Line 4 of its log is missing") as differs:
        replayed("progress", OPTIONS, "7", NAMES, ["", ""], missing)
    assert differs.value.number == 4
    lines[5] = (6, lines[5][1], "nonsense")
    with pytest.raises(Differs) as differs:
        replayed("progress", OPTIONS, "7", NAMES, ["", ""], lines)
    assert differs.value.number == 6
    with pytest.raises(Differs) as differs:
        replayed("no_such_game", OPTIONS, "7", NAMES, ["", ""], lines)
    assert differs.value.number == 0


def test_a_fork_begins_with_the_moves_that_stand() -> None:
    table, _ = logged("progress", 30)
    steps = table.history.steps()
    place = len(steps) // 2
    lines = fork_lines(table.match, steps, place)
    assert lines[-1] == (lines[-2].seat, COMMIT)
    assert UNDO not in [line.text for line in lines]
    fork = Table(Match(load("progress"), OPTIONS, "7", NAMES))
    fork.follow(lines)
    assert fork.turn.settled
    assert fork.committed.key() == table.history.after(steps, place).key()
    assert fork_lines(table.match, steps, 0) == []


def test_lessons_follow_from_the_log() -> None:
    guide = guide_of("progress")
    assert guide is not None
    table = Table(Match(load("progress"), guide.options, guide.seed, NAMES), ["", GUIDE])
    course = table.learns(0)
    assert course is not None
    assert table.learns(1) is None
    table.follow(table.lesson_lines(0, 3))
    assert (course.at, course.turned) == (3, 3)
    table.answer(0, table.legal(0)[0])
    assert (course.turned, course.trail[-1]) == (None, (3, ()))
    table.seat_bot(1, "greedy")  # the learner leaves the lessons
    assert table.learns(0) is None
