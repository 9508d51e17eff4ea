"""What happened to a player without a question: a phase that ended by itself, an answer that was the only one."""

from __future__ import annotations

from collections.abc import Sequence

from clio.engine.event import FORCED
from clio.engine.words import Words
from clio.table.table import Table


def by_itself(table: Table, seat: int, words: Words, names: Sequence[str]) -> list[str]:
    """As the log tells it, since the player last did something; nothing for who only watches."""
    story, until = table.story, table.entries_for(seat)
    if seat < 0:
        return []
    own = (entry for entry, who in reversed(story.done) if who == seat and (until is None or entry < until))
    since = next(own, -1)
    if since < 0:
        return []
    fresh = story.between(since, until)
    entries = {one.entry for one in fresh if one.event.name == FORCED and one.event.seat == seat}
    if not entries:  # nearly always
        return []
    fresh = [one for one in fresh if one.entry in entries]
    lines = [line for line in story.read(fresh, words, seat) if line.who == seat]
    return [story.sentence(line, words, names, seat) for line in lines if line.message == FORCED or line.forced]
