"""A table that has rested is the table that was left."""

from __future__ import annotations

import pytest

from clio.engine.match import Match
from clio.engine.registry import games, load
from clio.table import Line, Table
from clio.table.guide import FALLBACK, GUIDE, guides_of
from clio.table.new import new_table
from clio.table.rest import AtRest, may_rest
from tests.table.test_snapshot import play_on, shown, started


@pytest.mark.parametrize("game", games())
def test_a_table_wakes_as_it_was_and_goes_on(game: str) -> None:
    table, _ = started(game)
    names = table.match.names
    names[0] = "Zoë"  # somebody else has sat down since the beginning
    packed = AtRest(table)
    copy = packed.wake()
    assert len(packed.packed) < 30_000
    assert copy.match.names is names
    assert (copy.bots, copy.chance, copy.lines, copy.commits) == (table.bots, table.chance, table.lines, table.commits)
    assert copy.match.state.key() == table.match.state.key()
    assert shown(copy) == shown(table)
    more: list[Line] = []
    play_on(table, 40, more)
    copy.follow(more)
    assert copy.match.state.key() == table.match.state.key()
    assert shown(copy) == shown(table)


def test_no_table_rests_in_the_middle_of_a_turn_or_between_two_versions_of_the_rules() -> None:
    table = new_table("progress", {"players": "2"}, "a seed", {1: "random"})
    assert may_rest(table)
    while not table.match.undoable:
        play_on(table, 1, [])
    assert not may_rest(table)
    table, _ = started("progress")
    table.change_rules(load("progress").version - 1)
    assert not may_rest(table)


def test_lessons_go_on_where_they_were_though_their_opponent_was_sent_away() -> None:
    guide = guides_of("progress")[0]
    game = load(guide.game)
    table = Table(Match(game, game.complete(guide.options), guide.seed, ("You", "Clio")), ["", GUIDE])
    assert table.course is not None
    table.course.go(1)
    for bot in (GUIDE, FALLBACK):
        table.seat_bot(1, bot)
        copy = AtRest(table).wake()
        assert copy.course is not None
        assert (copy.bots, copy.course.at) == (["", bot], 1)
