"""Guided first games: an opponent with fixed moves, and hints that say what to do and why.

A guide is data in its game's folder: `guide.toml` is the first game, `lessons/*.toml` are the ones after it, each
known by its seed. It has a seed and options, the opponent's moves in notation, and lessons; a later one begins in the
middle of a game (`opening`: the moves that led there, a line each: the seat, a blank, the move).
A lesson says what it suggests (`do`: moves, all of them; nothing if it is only to be read), what to look at (`look`:
a region and an element of it), and when it fits (`prompt` of the question, the card it is `about`, `where` fields of
the table have values). A learner need not follow: lessons are found again by whether they fit, and the game never
waits for them.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from clio.engine.registry import load
from clio.engine.view import View
from clio.engine.words import Words
from clio.table.log import COMMIT, UNDO

GUIDE = "guide"  # plays the fixed moves of a guide; written where a bot's name is written
LEARNER, TEACHER = 0, 1  # their seats
FALLBACK = "greedy"  # plays on when the fixed moves do not fit any more, or the learner has left the lesson


class Lesson(msgspec.Struct, frozen=True):
    id: str
    do: tuple[str, ...] = ()
    look: tuple[str, ...] = ()
    prompt: str = ""
    about: str = ""
    where: dict[str, int | list[int]] = {}
    names: dict[str, str] = {}


class GuideFile(msgspec.Struct, frozen=True):
    """A game's `guide.toml`."""

    seed: str
    options: dict[str, str]
    opponent: list[str]
    lesson: list[Lesson]
    opening: str = ""  # what was played before the lessons begin: a line for each move, its seat first


class Standing(NamedTuple):
    """Where a learner stands: which lesson is shown, and how: `do`, `read`, `wait` or `astray`."""

    lesson: int
    mode: str


class Guide:
    """A game's guide as its file says it. Seat 0 learns, seat 1 plays the fixed moves."""

    def __init__(self, game: str, name: str, file: GuideFile) -> None:
        self.game = game
        self.name = name
        self.seed = file.seed
        lines = (line.partition(" ") for line in file.opening.splitlines() if line)
        self.opening = [(int(seat), text) for seat, _, text in lines]
        self.options = file.options
        self.moves = file.opponent
        self.lessons = file.lesson
        self.closing = 1 + max(n for n, lesson in enumerate(self.lessons) if lesson.do)  # from here on: only reading

    def reply(self, played: Sequence[str], legal: Sequence[str]) -> str | None:
        """The opponent's next fixed move, as long as all before were played and this one is legal."""
        played = played[sum(seat == TEACHER and text != COMMIT for seat, text in self.opening) :]
        n = len(played)
        if n >= len(self.moves) or list(played) != list(self.moves[:n]) or self.moves[n] not in legal:
            return None
        return self.moves[n]

    def text(self, lesson: Lesson, seen: View, words: Words) -> str:
        """What a lesson says; numbers come from the game's own data, names from its words."""
        facts: Mapping[str, int] = importlib.import_module(f"clio.games.{self.game}.guide").facts(seen, words)
        names = {key: words.say(message) for key, message in lesson.names.items()}
        return words.say(f"lesson-{lesson.id}", **facts, **names)


@cache
def guides_of(game: str) -> list[Guide]:
    """All guides of a game, the first game first, then by the names of their files."""
    folder = files(f"clio.games.{game}")
    first, more = folder.joinpath("guide.toml"), folder.joinpath("lessons")
    found = [first] if first.is_file() else []
    found += sorted((file for file in more.iterdir() if file.name.endswith(".toml")), key=str) if more.is_dir() else []
    return [
        Guide(
            game,
            file.name.removesuffix(".toml").lstrip("0123456789_"),
            msgspec.toml.decode(file.read_bytes(), type=GuideFile),
        )
        for file in found
    ]


def guide_of(game: str, seed: str = "") -> Guide | None:
    """The guide of a table with this seed, or the first."""
    found = guides_of(game)
    return next((guide for guide in found if guide.seed == seed), found[0] if found else None)


def check(guide: Guide) -> list[str]:
    """Moves that are not in the game's table of actions."""
    known = load(guide.game).actions.by_text
    texts = [*guide.moves, *(text for lesson in guide.lessons for text in lesson.do)]
    return [text for text in texts if text not in known and text not in (COMMIT, UNDO)]


class Course:
    """A learner's way through a guide; follows from the log, so a restart finds it again."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.at = 0  # the first lesson that is not done
        self.done: tuple[str, ...] = ()  # those moves of it that are
        self.turned: int | None = None  # the lesson the learner turned to, until the next move
        self.trail: list[tuple[int, tuple[str, ...]]] = []  # for undo: where each move was made
        self.before = sum(seat == LEARNER for seat, _ in guide.opening)  # moves before the lessons begin

    def go(self, lesson: int) -> None:
        """Turn to a lesson, back or on."""
        self.turned = max(0, min(lesson, len(self.guide.lessons) - 1))
        if self.turned > self.at:
            self.at, self.done = self.turned, ()

    def acted(self, text: str) -> None:
        """The learner moved: the nearest lesson that suggests it is done, or one move nearer to it."""
        if self.before:
            self.before -= 1
            return
        self.trail.append((self.at, self.done))
        self.turned = None
        for n in range(self.at, len(self.guide.lessons)):
            done = self.done if n == self.at else ()
            left = missing(self.guide.lessons[n].do, done)
            if text in left:
                self.at, self.done = (n, (*done, text)) if len(left) > 1 else (n + 1, ())
                return

    def undone(self) -> None:
        """Back to where the move was made that is taken back, unless taking back is the lesson."""
        before = self.trail.pop() if self.trail else (self.at, self.done)
        taught = self.guide.lessons[self.at].do == (UNDO,) if self.at < len(self.guide.lessons) else False
        self.at, self.done = (self.at + 1, ()) if taught else before
        self.turned = None

    def stands(self, seen: View) -> Standing:
        """The lesson for what the learner is asked now."""
        if self.turned is not None:
            return Standing(self.turned, self.mode(self.turned, seen))
        if seen.decision is None and not seen.may_end:
            return Standing(self.at, "wait")
        for n in (self.at, *range(self.at + 1, self.guide.closing)):
            if self.fits(n, seen):
                return Standing(n, self.mode(n, seen))
        return Standing(self.at, "read" if self.at >= self.guide.closing else "astray")

    def mode(self, n: int, seen: View) -> str:
        return "do" if self.guide.lessons[n].do and self.fits(n, seen) else "read"

    def fits(self, n: int, seen: View, near: bool = False) -> bool:
        """Can what the lesson suggests be done now? One that is only read fits if the next one does."""
        if n >= len(self.guide.lessons):
            return False
        lesson, near = self.guide.lessons[n], near or n == self.at
        if not (n == self.at and self.done) and not suits(lesson, seen):
            return False
        if not lesson.do:
            return n < self.guide.closing and self.fits(n + 1, seen, near)
        if lesson.do == (UNDO,) and not near:
            return False  # only where a move was made for it
        return possible(self.left(n)[0], seen)

    def left(self, n: int) -> list[str]:
        """The moves of a lesson that are still to be made."""
        return missing(self.guide.lessons[n].do, self.done if n == self.at else ())


def missing(do: Sequence[str], done: Sequence[str]) -> list[str]:
    left = list(do)
    for text in done:
        left.remove(text)
    return left


def suits(lesson: Lesson, seen: View) -> bool:
    """Is this the question, and the table, that the lesson is about?"""
    decision = seen.decision
    asked = (decision.prompt, decision.about or "") if decision else ("", "")
    if lesson.prompt not in ("", asked[0]) or lesson.about not in ("", asked[1]):
        return False
    return all(seen.fields[name] == value for name, value in lesson.where.items())


def possible(text: str, seen: View) -> bool:
    if text in (COMMIT, UNDO):
        return bool(seen.may_end if text == COMMIT else seen.may_undo)
    return seen.decision is not None and text in seen.decision.legal
