"""How far a game is, in a picture and in a sentence: the age that has begun, and that the end is near."""

from __future__ import annotations

from typing import Final

from clio.engine.parts import Moment
from clio.engine.view import View
from clio.engine.words import Words
from clio.games.progress.deck import ROMAN
from clio.games.progress.view_reader import ViewReader

AGE_PICTURES: Final = ("", "wheel", "printing_press", "telescope", "steam_engine")  # a technology of each age


def age_moment(view: View, words: Words) -> Moment:
    now: int = view.one("age")
    return Moment(
        number=now, title=words.say(f"age-{now}"), text=words.say(f"age-{now}-name"), picture=AGE_PICTURES[now]
    )


def end_near(seen: ViewReader, words: Words) -> str:
    """One symbol more ends the game at once (PR-END-02): any turn may be the last then."""
    last = seen.rulings.last_age
    missing = seen.rulings.needed[last + 1] - seen.symbols(last + 1)
    return words.say("warn-end-near", age=ROMAN[last + 1]) if seen.view.one("age") == last and missing == 1 else ""
