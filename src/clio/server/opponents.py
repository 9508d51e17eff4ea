"""Who can be played against: every bot with its portrait, what it is like, and how strong it was measured to be."""

from __future__ import annotations

from typing import NamedTuple

from clio import bots
from clio.arena.ladder import ANCHOR, published, strengths
from clio.arena.measured import measured
from clio.engine.words import Words
from clio.pictures import covers

CHARACTERS = tuple(f"expert-{character}" for character in bots.CHARACTERS)


class Opponent(NamedTuple):
    name: str  # as a seat says it
    title: str
    says: str  # what it is like
    strength: str  # what was measured, in a sentence
    picture: str
    stars: int  # of its level: 1 to 4; 0 for the others


def portrait(game: str, who: str) -> str:
    """The picture of a bot, or of a kind of person: the game's own, or the one all games have."""
    sheet = covers()
    words = (who, who.rpartition("-")[2], "plan")
    return sheet.href(next(f"{game}-{word}" for word in words if sheet.has(f"{game}-{word}")))


def strength(game: str, bot: str, words: Words) -> str:
    """How strong a bot is: its points on the ladder and the match that measured its level; else that nobody knows."""
    said = []
    rung = strengths(published(), game).get(bot)
    if rung is not None and rung.sure:
        anchor = words.say(f"level-{ANCHOR}")
        message = "strength-anchor" if bot == ANCHOR else "strength-points"
        said.append(words.say(message, points=rung.points, other=anchor, games=rung.games))
    row = measured(game).get(bot)
    if row is not None:
        share, other = round(100 * row.share), words.say(f"level-{row.against}")
        said.append(words.say("strength-measured", share=share, other=other, games=row.games))
    if not said and rung is not None:
        return words.say("strength-few", games=rung.games)
    return " ".join(said) or words.say("strength-unknown")


def opponent(game: str, bot: str, words: Words) -> Opponent:
    level = bot.partition("-")[0]
    return Opponent(
        bot,
        words.say(f"level-{bot}", bot),
        words.say(f"strength-{bot}", " ").strip(),
        strength(game, bot, words),
        portrait(game, bot),
        bots.LEVELS.index(level) + 1 if level in bots.LEVELS else 0,
    )


def opponents(game: str, words: Words) -> list[Opponent]:
    """All bots, as people choose them: levels from the weakest on, characters, then the simple ones."""
    known = bots.names()
    first = [bot for bot in (*bots.LEVELS, *CHARACTERS) if bot in known]
    return [opponent(game, bot, words) for bot in (*first, *(bot for bot in known if bot not in first))]
