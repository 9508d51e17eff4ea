"""A reading of the log goes on where it was: it tells what somebody gets who reads everything anew."""

from __future__ import annotations

import random

import pytest

from clio.engine.registry import load
from clio.engine.story import SENTENCES, Reading
from clio.engine.words import words
from clio.table import Table
from clio.table.new import new_table

GAMES = ("progress", "ancient_knowledge", "through_the_ages")


def step(table: Table, chance: random.Random) -> None:
    """Somebody does something: a move, an end of a turn, now and then a step back."""
    seat = table.asked()[0]
    seen = table.view(seat)
    if seen.may_undo and chance.random() < 0.2:
        table.undo(seat)
    elif seen.may_end:
        table.end_turn(seat)
    else:
        rare = table.match.game.rare
        legal = [text for text in table.legal(seat) if not rare(table.match.game.actions.find(text))]
        table.follow([(seat, chance.choice(legal or table.legal(seat)))])


@pytest.mark.parametrize("game", GAMES)
def test_a_reading_that_goes_on_tells_what_a_new_one_does(game: str) -> None:
    table = new_table(game, {"players": "2"}, "reading", {})
    said, names, chance = words(load(game).packages, "en"), ("Ann", "Bob"), random.Random(3)
    readers = (0, 1, -1, None)
    readings = [Reading(table.story, said, names, eyes) for eyes in readers]
    told = 0
    for _ in range(150):
        if table.over:
            break
        step(table, chance)
        for eyes, reading in zip(readers, readings, strict=True):
            until = None if eyes is None else table.entries_for(eyes)
            anew = table.story.told_lines(said, names, eyes, until=until)
            lines = reading.lines(until)
            assert lines[1:] == anew[len(anew) - len(lines) + 1 :]  # the first may have begun before
            assert len(lines) >= min(len(anew), 40)
            told = max(told, len(lines))
    assert told > 40


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_that_readers_share_is_the_one_each_would_be_told(game: str) -> None:
    """Of a card only those hear who saw it, and "you" only one. What one table kept is at hand for the other."""
    said, names, told, different = words(load(game).packages, "en"), ("Ann", "Bob"), 0, 0
    SENTENCES.clear()
    for seed in ("shared", "another"):
        table, chance = new_table(game, {"players": "2"}, seed, {}), random.Random(seed)
        for _ in range(100):
            if not table.over:
                step(table, chance)
        story, texts = table.story, list[list[str]]()
        for eyes in (0, 1, -1, None, 0):
            lines = story.read(story.happenings, said, eyes)
            texts.append([story.in_words(line, said, names, eyes).text for line in lines])
            assert texts[-1] == [story.sentence(line, said, names, eyes) for line in lines]
            told += len(lines)
        different += texts[0] != texts[1]
    assert told > 200
    assert different, "not all are told the same"
