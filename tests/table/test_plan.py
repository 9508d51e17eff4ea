"""A private board: another world that looks the same from the own seat, and nothing of it in the game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clio.bots.look import sensible
from clio.engine.dice import dice_from_seed
from clio.engine.match import Match
from clio.engine.record import record_text
from clio.engine.redeal import redeal
from clio.engine.registry import games, load
from clio.engine.view import view
from clio.engine.words import Words
from clio.table import Stale, Table
from clio.table.plan import Board, NoBoard, base_of, planning

NAMES = ("Ada", "Boris", "Clio")


def board_of(table: Table, seat: int, world: int = 1, *moves: str, answer: tuple[str, ...] = ()) -> Board:
    *_, board = planning(table, seat, world, moves, answer)
    return board


def game_of(name: str, seed: str = "3", players: int = 3) -> Table:
    players = players if players in load(name).seat_numbers else 2
    return Table(Match(load(name), {"players": str(players)}, seed, NAMES[:players]), ["greedy"] * players)


def moments(name: str, every: int = 9, most: int = 10) -> Iterator[Table]:
    """One table at several moments of its game; nobody has a turn that is not committed."""
    table = game_of(name)
    for _ in range(most):
        for _ in range(every):
            table.bot_answers()
        if table.over:
            return
        yield table


def told(board: Board) -> object:
    """All that a board tells its player."""
    words = Words(board.table.match.game.packages, "en")
    names = board.table.match.names
    return board.table.view(board.seat), board.table.story.lines(words, names, board.seat), board.steps, board.done


def tried(table: Table, seat: int, world: int) -> Board:
    """A whole turn, always the last thing that is possible."""
    moves: list[str] = []
    board = board_of(table, seat, world)
    while not board.done and len(moves) < 12:
        moves.append(sensible(board.table.state_for(seat), seat)[-1].text)
        board = board_of(table, seat, world, *moves)
    return board


@pytest.mark.parametrize("name", games())
def test_a_board_tells_what_the_seat_sees_and_nothing_else(name: str) -> None:
    """All secrets of the truth are dealt anew: the same world is the same board, to the last move that is tried."""
    changed = 0
    for number, table in enumerate(moments(name)):
        for seat in range(len(table.match.names)):
            before = told(tried(table, seat, number))
            truth = table.committed
            other = redeal(truth, seat, dice_from_seed(f"other {number} {seat}"))
            assert view(other, seat) == view(truth, seat)
            changed += other.zones != truth.zones
            table.committed = other
            assert told(tried(table, seat, number)) == before
            table.committed = truth
    assert changed > 10


@pytest.mark.parametrize("name", games())
def test_a_board_begins_with_the_players_question_and_leaves_the_game_alone(name: str) -> None:
    for table in moments(name, most=4):
        record = record_text(table.match)
        for seat in range(len(table.match.names)):
            board = board_of(table, seat)
            assert board.done == board.table.state.over
            if not board.done:
                assert board.table.view(seat).decision is not None
            if seat in table.asked():
                assert board.others == 0
                assert board.table.view(seat).zones == table.view(seat).zones
        assert record_text(table.match) == record
        assert table.match.state.events == []


def test_another_world_is_another_deal() -> None:
    table = game_of("progress")
    table.seat_bot(0, "")
    seat = table.asked()[0]
    worlds = {str(board_of(table, seat, world).table.state.zones) for world in range(1, 6)}
    assert len(worlds) == 5
    assert str(table.state.zones) not in worlds


def test_moves_are_tried_one_after_the_other_and_taken_back() -> None:
    table = Table(Match(load("progress"), {"players": "2", "first_player": "seat:0"}, "7", NAMES[:2]))
    first = board_of(table, 0)
    research = next(text for text in first.table.legal(0) if text.startswith("research"))
    second = board_of(table, 0, 1, answer=(research,))
    assert second.moves == [research]
    third = board_of(table, 0, 1, *second.moves, answer=("end",))
    assert third.moves == [research, "end"]
    assert told(board_of(table, 0, 1, research)) == told(second)
    assert told(board_of(table, 0, 1)) == told(first)
    assert len(table.match.entries) == 1


def test_what_cannot_be_done_is_not_tried() -> None:
    table = Table(Match(load("progress"), {"players": "2", "first_player": "seat:0"}, "7", NAMES[:2]))
    with pytest.raises(Stale):
        board_of(table, 0, 1, "done")
    with pytest.raises(Stale):
        board_of(table, -1)
    with pytest.raises(Stale):
        board_of(table, 0, 1, *(["end"] * 500))


def test_a_board_knows_from_which_moment_it_begins() -> None:
    table = Table(Match(load("progress"), {"players": "2", "first_player": "seat:0"}, "7", NAMES[:2]))
    theirs = base_of(table, 1)
    mine = base_of(table, 0)
    table.answer(0, next(text for text in table.legal(0) if text.startswith("research")))
    assert base_of(table, 0) != mine
    assert base_of(table, 1) == theirs, "a turn that is not committed is nobody else's business"


def test_a_turn_that_never_comes_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clio.table.plan.LONGEST", 0)
    table = Table(Match(load("progress"), {"players": "2", "first_player": "seat:0"}, "7", NAMES[:2]))
    with pytest.raises(NoBoard):
        board_of(table, 1)
