"""What is told of a game, and of a table, to somebody who does not sit at it: in the lobby and in an invitation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import msgspec
from babel.dates import format_date

from clio import bots
from clio.engine.game import Game
from clio.engine.registry import load
from clio.engine.words import Words
from clio.pictures import covers
from clio.server.context import Context
from clio.server.opponents import Opponent, opponent, portrait
from clio.server.pages import words_for
from clio.store import SeatRow
from clio.store.rows import GameRow, GuestRow
from clio.table.guide import guide_of, guides_of


class Offer(msgspec.Struct):
    """A game as somebody sees it who does not know it yet: picture, name, how many play, how long, against whom."""

    name: str
    title: str
    pitch: str
    cover: str
    fewest: int
    most: int
    minutes: int  # for each player
    levels: list[Opponent]
    lessons: list[str]  # the titles of games that teach, the first one first
    first: dict[str, str]  # the options that suit a first game


class TableLine(msgspec.Struct):
    """A table in a list; nothing of it is hidden from anybody."""

    id: str
    game: str
    title: str
    cover: str
    status: str
    names: list[str]
    day: str
    turn_of: str  # who else is asked now
    outcome: str
    free: int  # seats that wait for a friend
    waiting_for_me: bool
    host: bool


class Sitter(msgspec.Struct):
    """Somebody at the table one is invited to."""

    name: str
    here: bool  # is this the seat one is invited to?
    picture: str
    what: str


def title(name: str, words: Words) -> str:
    return words.say(f"game-{name.replace('_', '-')}", name)


def offer(name: str, words: Words) -> Offer:
    game, guide = load(name), guide_of(name)
    return Offer(
        name=name,
        title=title(name, words),
        pitch=words.say(f"game-pitch-{name.replace('_', '-')}", " "),
        cover=covers().href(name),
        fewest=min(game.seat_numbers),
        most=max(game.seat_numbers),
        minutes=game.minutes,
        levels=[opponent(name, level, words) for level in bots.LEVELS],
        lessons=[words.say(f"lesson-title-{guide.name}") for guide in guides_of(name)],
        first=dict(guide.options) if guide is not None else {},
    )


def company(game: str, seats: Sequence[SeatRow], here: int, words: Words) -> list[Sitter]:
    """Who sits at a table, for somebody who is invited to the seat `here`."""
    found = []
    for seat in seats:
        what = words.say("seat-taken-by" if seat.holder else "seat-free")
        face = portrait(game, seat.bot or ("friend" if seat.kind == "friend" else "me"))
        said = words.say(f"level-{seat.bot}", seat.bot) if seat.bot else what
        found.append(Sitter(seat.name, seat.seat == here, face, said))
    return found


def choices(game: Game, options: Mapping[str, str], words: Words) -> list[str]:
    """What was chosen besides the usual: variants and expansions."""
    found = []
    for option in game.options.values():
        value = options.get(option.name, option.default)
        if value == option.default or option.group not in ("variant", "with"):
            continue
        if option.group == "variant":
            found.append(words.say(f"{option.name}-{value}", value))
        else:
            found.append(words.say(f"expansion-{option.name.replace('_', '-')}", option.name))
    return found


def day(moment: float, language: str) -> str:
    """A date as people write it."""
    return format_date(datetime.fromtimestamp(moment, UTC), "d MMM y", locale=language)


def outcome(row: GameRow, seats: Sequence[SeatRow], guest: GuestRow, words: Words) -> str:
    """How a finished game ended for somebody: victory, or their place and the scores, the first one first."""
    found = [tuple(map(int, part.split("/"))) for part in row.result.split()]
    own = [found[seat.seat] for seat in seats if seat.holder == guest.id and seat.seat < len(found)]
    if not own:
        return words.say("status-over")
    place = min(own)[0]
    scores = " : ".join(str(score) for _, score in sorted(found))
    if len(found) == 1:
        return scores
    said = words.say("result-won") if place == 1 else words.say("result-place", place=place, of=len(found))
    return f"{said} · {scores}" if any(score for _, score in found) else said


async def describe(context: Context, row: GameRow, guest: GuestRow) -> TableLine:
    """A line about a table for the lobby."""
    table = await context.tables.get(row.id) if row.status == "running" else None  # only then somebody is asked
    asked = table.asked() if table is not None else []
    seats = table.seats if table is not None else await context.store.seats(row.id)
    words = words_for(row.game, guest.language)
    return TableLine(
        id=row.id,
        game=row.game,
        title=title(row.game, words),
        cover=covers().href(row.game),
        status=row.status,
        names=[seat.name for seat in seats],
        day=day(row.touched, guest.language),
        turn_of=", ".join(seats[seat].name for seat in asked if seats[seat].holder != guest.id),
        outcome=outcome(row, seats, guest, words) if row.status == "over" else "",
        free=sum(1 for seat in seats if seat.kind == "friend" and not seat.holder),
        waiting_for_me=any(seats[seat].holder == guest.id and not seats[seat].for_bots for seat in asked),
        host=row.host == guest.id,
    )
