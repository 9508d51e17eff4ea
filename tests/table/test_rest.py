"""A table that has rested is the table that was left."""

from __future__ import annotations

import pytest

from clio.engine.match import Match
from clio.engine.registry import games, load
from clio.table import Line, Table
from clio.table.guide import FALLBACK, GUIDE, guides_of
from clio.table.new import new_table
from clio.table.rest import AtRest, may_rest
from clio.table.snapshot import event_plain, pack_story
from tests.table.test_snapshot import again, play_on, shown, started


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


@pytest.mark.parametrize("game", games())
def test_a_story_that_was_packed_goes_on_and_tells_the_same(game: str) -> None:
    table, pieces = started(game)
    copy = again(table, pieces)
    pack_story(table)
    assert not table.story.at_hand
    more: list[Line] = []
    play_on(table, 40, more)
    copy.story.happenings.copy()  # of this one all is at hand
    copy.follow(more)
    assert table.story.shelf is not None, "to play on needs nothing of what was"
    assert table.story.turns() == copy.story.turns()
    late = table.story.shelf.until
    assert [event_plain(one) for one in table.story.between(late, None)] == [
        event_plain(one) for one in copy.story.between(late, None)
    ]
    assert table.story.shelf is not None, "nor does what happened since"
    assert shown(table) == shown(copy)
    assert table.story.shelf is None, "whoever reads all of it has all of it at hand"


def test_what_is_opened_from_the_store_is_packed_until_somebody_reads_it() -> None:
    table, pieces = started("progress")
    copy = again(table, pieces)
    assert copy.story.shelf is not None
    assert copy.story.turns() == table.story.turns()
    assert copy.story.shelf is not None
    assert len(copy.story.happenings) == len(table.story.happenings)
