"""A table that goes on from a snapshot is the table that was left: state, story, records, what anybody sees."""

from __future__ import annotations

import msgspec
import pytest

from clio.engine.registry import games, load
from clio.engine.words import words
from clio.table import Line, Table
from clio.table.log import AGREE, END
from clio.table.new import new_table
from clio.table.snapshot import StoryTeller, Unreadable, quiet, resumed, same, table_text

SEED = "sealed 6c6f6f6b"


def play_on(table: Table, lines: int, said: list[Line]) -> None:
    """Bots for all, but a person's turn is tentative until it is committed."""
    for _ in range(lines):
        if table.over:
            return
        if table.view(0).may_end:
            new = table.end_lines(0)
        else:
            seat = table.asked()[0]
            table.bots[0] = table.bots[0] or "random"
            task = table.bot_task(seat)
            table.bots[0] = ""
            new = [Line(seat, task.decide().text)]
        said += new
        table.follow(new)


def started(game: str) -> tuple[Table, list[str]]:
    """A game under way, its story in pieces."""
    table = new_table(game, {"players": "2"}, SEED, {1: "random"})
    teller, pieces, said = StoryTeller.at_start(table), list[str](), list[Line]()
    for _ in range(30):
        play_on(table, 6, said)
        if quiet(table):
            pieces.append(teller.piece(table))
    while not quiet(table):
        play_on(table, 1, said)
    pieces.append(teller.piece(table))
    return table, pieces


def again(table: Table, pieces: list[str], text: str = "") -> Table:
    match = table.match
    options = match.options
    return resumed(match.game, options, SEED, match.names, ["", "random"], text or table_text(table), pieces, "chance")


def shown(table: Table) -> list[object]:
    """All that anybody can see of it."""
    speaking = words(table.match.game.packages, "en")
    return [
        [msgspec.to_builtins(table.view(seat)) for seat in (-1, 0, 1)],
        [table.record(seat) for seat in (None, 0, 1)],
        [
            table.story.told_lines(speaking, table.match.names, seat, until=table.entries_for(seat))
            for seat in (-1, 0, 1)
        ],
        table.story.turns(),
        table.asked(),
    ]


@pytest.mark.parametrize("game", games())
def test_a_table_goes_on_as_if_it_had_never_been_put_away(game: str) -> None:
    table, pieces = started(game)
    copy = again(table, pieces)
    assert copy.match.state.key() == table.match.state.key()
    assert shown(copy) == shown(table)
    table.chance = copy.chance
    more: list[Line] = []
    play_on(table, 40, more)
    copy.follow(more)
    assert copy.match.state.key() == table.match.state.key()
    assert shown(copy) == shown(table)
    steps = table.history.steps()
    assert copy.history.steps() == steps
    assert copy.history.after(steps, len(steps) // 2).key() == table.history.after(steps, len(steps) // 2).key()


@pytest.mark.parametrize("game", games())
def test_a_snapshot_differs_if_anything_on_the_table_does(game: str) -> None:
    table, _ = started(game)
    text = table_text(table)
    assert same(table, text)
    table.state.dice.word()
    assert not same(table, text)


def test_a_snapshot_of_other_cards_is_refused() -> None:
    table, pieces = started("progress")
    with pytest.raises(Unreadable):
        again(table, pieces, table_text(table).replace('"cards":"', '"cards":"x'))
    with pytest.raises(Unreadable):
        again(table, pieces[1:])


def changed() -> Table:
    table, pieces = started("progress")
    copy = again(table, pieces)
    copy.change_rules(load("progress").version - 1)
    return copy


def test_nobody_plays_by_rules_that_changed_before_all_have_agreed() -> None:
    table = changed()
    assert table.undecided() == [0]
    assert table.asked() == []
    assert table.bots_asked() == []
    assert table.view(0).decision is None
    table.follow(table.agree_lines(0))
    assert table.undecided() == []
    assert table.asked()
    play_on(table, 20, [])


def test_who_does_not_agree_ends_the_game_without_a_result() -> None:
    table = changed()
    table.follow(table.stop_lines(0))
    assert table.over
    assert table.result is not None
    assert table.result.aborted
    assert table.undecided() == []
    assert table.asked() == []


def test_a_table_keeps_in_mind_that_its_rules_changed() -> None:
    table, pieces = started("progress")
    copy = again(table, pieces)
    teller = StoryTeller(copy)
    copy.change_rules(1)
    pieces.append(teller.piece(copy))
    base = table_text(copy)
    copy.follow([Line(0, AGREE)])
    play_on(copy, 12, [])
    while not quiet(copy):
        play_on(copy, 1, [])
    pieces.append(teller.piece(copy))
    match = copy.match
    third = resumed(match.game, match.options, SEED, match.names, ["", "random"], table_text(copy), pieces, "x", base)
    assert third.changed == copy.changed
    assert third.undecided() == []
    assert shown(third) == shown(copy)
    assert third.record().splitlines()[2] == "rules: 1"
    steps = third.history.steps()
    assert third.history.after(steps, len(steps) - 1).key() == copy.match.state.key()
    assert END not in [entry.text for entry in third.match.entries]
