"""The lessons after the first game: each begins in the middle of one, and following its hints leads to its end."""

from __future__ import annotations

import importlib
import re

import pytest

from clio.engine.match import Match
from clio.engine.registry import games, load
from clio.engine.words import LANGUAGES, words
from clio.table import COMMIT, Line, Table
from clio.table.guide import GUIDE, LEARNER, Guide, check, guide_of, guides_of

LESSONS = [(game, guide.name) for game in games() for guide in guides_of(game)[1:]]
TOUR = {"technology", "government", "colony", "aggression", "last_round"}  # what Through the Ages goes on to


def named(game: str, name: str) -> Guide:
    return next(guide for guide in guides_of(game) if guide.name == name)


def opened(guide: Guide) -> Table:
    game = load(guide.game)
    table = Table(Match(game, game.complete(guide.options), guide.seed, ("You", "Clio")), ["", GUIDE])
    table.follow([Line(seat, text) for seat, text in guide.opening])
    return table


def opponents(table: Table) -> None:
    """The opponent plays until the learner is asked, or until it is nobody's turn."""
    for _ in range(400):
        if not table.bot_answers():
            return


def follow(table: Table) -> list[str]:
    """Do what every hint says; the ids of the lessons in their order."""
    seen: list[str] = []
    for _ in range(40):
        course = table.learns(LEARNER)
        assert course is not None
        stands = course.stands(table.view(LEARNER))
        lesson = course.guide.lessons[stands.lesson]
        assert stands.mode in ("do", "read"), (lesson.id, stands.mode)
        if lesson.id not in seen:
            seen.append(lesson.id)
        if lesson is course.guide.lessons[-1]:
            return seen
        if stands.mode == "read":
            course.go(stands.lesson + 1)
            continue
        text = course.left(stands.lesson)[0]
        if text == COMMIT:
            table.follow(table.end_lines(LEARNER))
        else:
            table.follow(table.answer_lines(LEARNER, [text], None))
        opponents(table)
    raise AssertionError(f"no end after {seen}")


def test_every_game_has_at_least_four_lessons() -> None:
    for game in games():
        assert len(guides_of(game)) >= 4
        assert len({guide.seed for guide in guides_of(game)}) == len(guides_of(game))  # a table is known by it
    assert {guide.name for guide in guides_of("through_the_ages")} >= TOUR


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_following_a_lesson_leads_through_it(game: str, name: str) -> None:
    guide = named(game, name)
    assert check(guide) == []
    assert guide_of(game, guide.seed) is guide
    table = opened(guide)
    opponents(table)
    assert follow(table) == [lesson.id for lesson in guide.lessons]
    assert not table.over


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_says_everything_without_figures(game: str, name: str, language: str) -> None:
    guide, said = named(game, name), words(load(game).packages, language)
    assert said.has(f"lesson-title-{name}")
    table = opened(guide)
    facts = importlib.import_module(f"clio.games.{game}.guide").facts(table.view(LEARNER), said)
    assert facts
    for lesson in guide.lessons:
        assert said.has(f"lesson-{lesson.id}")
        text = guide.text(lesson, table.view(LEARNER), said)
        assert not re.search(r"[{}]", text)
        assert not re.search(r"\d", text.replace(" II", "")), text


def test_moves_before_a_lesson_are_none_of_its_own() -> None:
    guide = named("through_the_ages", "technology")
    table = opened(guide)
    course = table.learns(LEARNER)
    assert course is not None
    assert course.at == 0
    assert course.before == 0
    assert course.trail == []
