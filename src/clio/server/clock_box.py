"""Clocks as they are shown and chosen: the time of each seat, the terms in words, the terms of a form."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from clio.engine.words import Words
from clio.server.live_table import LiveTable
from clio.table.clock import BOT, DAY, DAYS, GAME, MOVE, Terms, read_terms, terms

# What a form offers; the JSON interface takes anything within the bounds.
OFFERED = (
    ("clock-per-move", (terms(MOVE, 60), terms(MOVE, 180), terms(MOVE, 600))),
    ("clock-per-game", (terms(GAME, 900, 10), terms(GAME, 1800, 30), terms(GAME, 3600, 60))),
    ("clock-by-days", (terms(DAYS, DAY), terms(DAYS, 3 * DAY), terms(DAYS, 7 * DAY))),
)


class ClockLine(msgspec.Struct):
    """The time of a seat."""

    seat: int
    name: str
    left: str  # in words, as it was when something was last done
    until: int  # when it is over, in seconds since 1970; 0: it stands still
    out: bool
    away: bool  # on vacation


class ClockBox(msgspec.Struct):
    """The clocks of a table, and the vote about somebody whose time is over."""

    lines: list[ClockLine]
    terms: str
    id: str
    may_vote: bool
    votes: int
    voters: int


class Choice(msgspec.Struct):
    value: str
    label: str


class Choices(msgspec.Struct):
    heading: str
    choices: list[Choice]


def duration(seconds: float, words: Words) -> str:
    """As a clock shows it; from a day on, days and hours."""
    whole = max(0, int(seconds))
    if whole >= DAY:
        return words.say("clock-days-hours", days=whole // DAY, hours=whole % DAY // 3600)
    hours, rest = divmod(whole, 3600)
    return f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"


def time_words(agreed: Terms, words: Words) -> str:
    """How long somebody may think."""
    if agreed.kind == DAYS:
        return words.say("clock-terms-days", days=agreed.seconds // DAY)
    if agreed.kind == MOVE:
        return words.say("clock-terms-move", time=duration(agreed.seconds, words))
    return words.say("clock-terms-game", time=duration(agreed.seconds, words), more=agreed.increment)


def terms_words(agreed: Terms, words: Words) -> str:
    """The same, and what happens then."""
    return words.say("clock-terms", time=time_words(agreed, words), then=words.say(f"clock-then-{agreed.at_zero}"))


def offered(words: Words) -> list[Choices]:
    """The clocks that the page for a new table offers."""
    return [
        Choices(words.say(heading), [Choice(one.text.rpartition(" ")[0], time_words(one, words)) for one in group])
        for heading, group in OFFERED
    ]


def chosen(clock: str, at_zero: str) -> str:
    """The terms that a form asks for, as they are kept; nothing: nobody is in a hurry."""
    return read_terms(f"{clock} {at_zero or BOT}").text if clock else ""


def clock_box(table: LiveTable, own: Sequence[int], words: Words) -> ClockBox | None:
    clock, play = table.play.clock, table.play
    if clock is None:
        return None
    lines = []
    for row in table.seats:
        seat, running = row.seat, row.seat in clock.running and not play.over
        if row.for_bots:
            continue
        until = round(clock.zero(seat)) if running and not clock.out[seat] else 0
        away = clock.away[seat] > table.now()
        lines.append(ClockLine(seat, row.name, duration(clock.left[seat], words), until, clock.out[seat] > 0, away))
    voters = play.voters()
    may_vote = any(seat in voters and seat not in clock.votes for seat in own)
    return ClockBox(lines, terms_words(clock.terms, words), table.row.id, may_vote, len(clock.votes), len(voters))
