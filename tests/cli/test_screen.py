"""What a table looks like: it fits, it is made from the view alone, and it says what is there."""

from __future__ import annotations

import re
from functools import cache
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from clio.bots import decide, make
from clio.cli.picture import board, final_count, plain_board
from clio.cli.speech import words_for
from clio.engine.dice import dice_from_seed
from clio.engine.redeal import redeal
from clio.engine.registry import games, load
from clio.engine.state import State
from clio.engine.view import view as seen

TABLES = {
    "two": {"players": "2"},
    "solo": {"players": "1", "personalities": "yes", "milestones": "yes", "industrial": "yes"},
    "three": {"players": "3", "personalities": "yes", "milestones": "yes", "industrial": "yes"},
    "five": {"players": "5", "personalities": "yes", "milestones": "yes", "industrial": "yes"},
}


@cache
def tables(kind: str) -> list[State]:
    """Some tables of one game, from its beginning to its end, each when seat 1 is asked; and the end."""
    game = load("progress")
    state = game.start(game.complete(TABLES[kind]), "screen", False)
    bot, dice = make("random"), dice_from_seed("screen")
    found = []
    while not state.over:
        seat = state.seats_open()[0]
        if seat == 0 and state.number % 7 == 0:
            found.append(state.clone())
        state.apply(seat, decide(bot, state, seat, dice))
    return [*found[::4], state]


def shown(state: State, seat: int, width: int, height: int = 0) -> str:
    return printed(
        board(state.game, seen(state, seat), names(state), words_for(state.game, "en"), width, height), width
    )


def printed(what: Any, width: int) -> str:
    console = Console(file=StringIO(), width=width)
    console.print(what)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


def names(state: State) -> list[str]:
    return ["You", *(f"Bot {seat + 1}" for seat in range(1, state.layout.seats))]


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("width", [100, 140])
def test_the_board_keeps_to_its_width(kind: str, width: int) -> None:
    for state in tables(kind):
        for line in shown(state, 0, width).splitlines():
            assert len(line.rstrip()) <= width


@pytest.mark.parametrize("kind", ["two", "three"])
def test_the_board_leaves_room_for_the_moves_on_a_small_screen(kind: str) -> None:
    for state in tables(kind):
        if len(state.zones[state.layout.by_name["hand 1"]]) <= 8:
            assert shown(state, 0, 100, 24).count("\n") <= 26


def test_with_room_enough_nothing_is_left_out() -> None:
    state = tables("three")[-2]
    assert shown(state, 0, 140) == shown(state, 0, 140, 200)
    assert len(shown(state, 0, 100, 20)) < len(shown(state, 0, 100))


@pytest.mark.parametrize("kind", ["two", "five"])
def test_the_board_tells_nothing_that_is_hidden(kind: str) -> None:
    """Tables that look the same to a seat have the same picture, whatever the others hold."""
    dice = dice_from_seed("worlds")
    for state in tables(kind)[:-1]:
        for seat in (0, 1):
            assert shown(redeal(state, seat, dice), seat, 100) == shown(state, seat, 100)


def test_own_cards_skills_and_tracks_are_shown() -> None:
    state = tables("two")[3]
    said = shown(state, 0, 140)
    words = words_for(state.game, "en")
    for zone in ("hand 1", "active 1", "developments 1", "active 2"):
        for card in state.zones[state.layout.by_name[zone]]:
            assert words.card(state.game.card_name[card]) in said
    for skill in ("Action", "Draw", "Hand limit", "Shuffle", "Development", "Research", "Quick Draw"):
        assert re.search(rf"^{skill} +\d", said, re.MULTILINE)


def test_a_development_shows_its_markers() -> None:
    for state in tables("two"):
        marks = seen(state, 0).placed["markers"]
        for number in marks.values():
            assert "▪" * number in shown(state, 0, 100)


def test_markers_lie_on_the_right_card() -> None:
    for state in tables("three"):
        for where, number in seen(state, 0).placed["markers"].items():
            zone, _, place = where.rpartition("/")
            card = state.zones[state.layout.by_name[zone]][int(place)]
            assert getattr(state, "markers")[card] == number  # noqa: B009


def test_the_points_shown_are_the_points_counted() -> None:
    for kind in TABLES:
        for state in tables(kind)[:-1]:
            said = shown(state, 0, 140)
            for seat, name in enumerate(names(state)):
                line = re.search(rf"[▸ ] {name} .*", said)
                assert line
                assert line[0].split()[-1] == str(state.game.score(state, seat))


def test_a_spectator_sees_the_table_without_a_hand() -> None:
    said = shown(tables("two")[2], -1, 100)
    assert "Players" in said
    assert "Hand 5" not in said


@pytest.mark.parametrize("kind", TABLES)
def test_the_final_count(kind: str) -> None:
    state = tables(kind)[-1]
    assert state.result is not None
    said = printed(final_count(state.result, names(state), words_for(state.game, "en")), 100)
    assert "Total" in said
    for score in state.result.scores:
        assert str(score) in said
    assert ("Your title" in said or "lost" in said) == (kind == "solo")


def test_a_game_without_a_picture_of_its_own_gets_a_plain_list() -> None:
    for name in games():
        state = load(name).new(seed=1)
        view = seen(state, 0)
        said = printed(plain_board(view, words_for(state.game, "en")), 100)
        for zone in view.zones:
            assert not view.count(zone) or zone in said
