"""Search of finished games: one's own, and those whose tables were shown to everybody; never what is private or sealed.

The database finds games by who played them, when and which game it was; what else is asked for is looked at game by
game, and only so many in one answer: whoever asks for what is rare goes on from there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from clio.engine.registry import load
from clio.pictures import covers
from clio.server.context import Context
from clio.server.pages import words_for
from clio.server.results import outcome
from clio.server.table_lines import choices, day, title
from clio.store import SeatRow
from clio.store.finished import Place, Range, finished, own, public, seats_of
from clio.store.rows import GameRow, GuestRow

PAGE = 25
CHUNK = 100  # games that are read at a time
MOST_EXAMINED = 1000  # in one answer
SEARCHES = 120  # a minute, of one visitor; twice as many from one address
PLACE = r"[0-9]{1,12}(\.[0-9]{1,9})?~[!-}]{1,60}"  # how a page after the first is named
Against = Literal["", "bots", "people"]
Ended = Literal["", "won", "lost"]
Whose = Literal["mine", "all"]


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody looks for."""

    whose: Whose = "mine"
    game: str = ""
    players: int = 0  # 0: any number
    name: str = ""  # part of the name of somebody who played
    against: Against = ""
    result: Ended = ""  # for the one who asks
    options: Mapping[str, str] = {}
    after: float = 0.0
    before: float | None = None
    place: str = ""  # where the answer before this one ended


class Placed(msgspec.Struct):
    """Somebody who played, and how it ended for them."""

    name: str
    place: int  # 0: nobody knows
    score: int
    bot: str
    mine: bool


class FinishedGame(msgspec.Struct):
    id: str
    game: str
    title: str
    cover: str
    ended: float
    day: str
    players: list[Placed]  # the first one first
    choices: list[str]  # what was not as usual, in words
    scored: bool
    mine: bool
    sealed: bool  # no review before the deal is over everywhere


class Found(msgspec.Struct):
    games: list[FinishedGame]
    next: str  # where to go on; nothing: this is all


def read_place(text: str) -> Place | None:
    if not re.fullmatch(PLACE, text):
        return None
    ended, _, game_id = text.partition("~")
    return Place(float(ended), game_id)


def place_text(row: GameRow) -> str:
    return f"{row.ended or 0.0:.9f}~{row.id}"


async def search(context: Context, guest: GuestRow, wish: Search, address: str) -> Found:
    context.visitors.check_rate("search of " + guest.id, SEARCHES)
    context.visitors.check_rate("search from " + address, 2 * SEARCHES)
    found, behind, more = list[tuple[GameRow, list[SeatRow]]](), read_place(wish.place), True
    examined, last = 0, ""
    while more and examined < MOST_EXAMINED and len(found) <= PAGE:
        wanted = Range(wish.game, wish.after, wish.before, behind)
        rows, more = await chunk(context, guest, wish, wanted)
        seats = await seats_of(context.store, [row.id for row in rows])
        for row in rows:
            examined, last, behind = examined + 1, place_text(row), Place(row.ended or 0.0, row.id)
            if fits(row, seats.get(row.id, []), wish, guest.id):
                found.append((row, seats[row.id]))
                if len(found) > PAGE:
                    break
    if len(found) > PAGE:
        more, last = True, place_text(found[PAGE - 1][0])
    now = context.tables.now()
    games = [described(row, sat, guest, now) for row, sat in found[:PAGE]]
    return Found(games, last if more else "")


async def chunk(context: Context, guest: GuestRow, wish: Search, wanted: Range) -> tuple[list[GameRow], bool]:
    """The next games in time, and whether there are more behind them."""
    sources = [own(guest.id)]
    if wish.whose == "all" and not wish.result:
        sources.append(public(context.tables.now()))
    lists = [await finished(context.store, source, wanted, CHUNK) for source in sources]
    rows = {row.id: row for one in lists for row in one}
    ordered = sorted(rows.values(), key=lambda row: (row.ended or 0.0, row.id), reverse=True)
    # Behind the last of a list that is full there may be others: only up to there the order is known.
    known = max((one[-1].ended or 0.0, one[-1].id) if len(one) == CHUNK else (0.0, "") for one in lists)
    told = [row for row in ordered if (row.ended or 0.0, row.id) >= known]
    return told, any(len(one) == CHUNK for one in lists)


def fits(row: GameRow, seats: Sequence[SeatRow], wish: Search, guest: str) -> bool:
    people = sum(seat.kind == "person" for seat in seats)
    if wish.players and len(seats) != wish.players:
        return False
    if wish.against and (wish.against == "people") != (people > 1):
        return False
    if wish.name and not any(wish.name.casefold() in seat.name.casefold() for seat in seats):
        return False
    if any(row.options.get(name) != value for name, value in wish.options.items()):
        return False
    # A table that was put away stays away.
    return row.status == "over" and bool(seats) and (not wish.result or ended_so(row, seats, wish.result, guest))


def ended_so(row: GameRow, seats: Sequence[SeatRow], result: str, guest: str) -> bool:
    """Did somebody win, or lose, with one of their seats?"""
    places = outcome(row)[0]
    mine = [places[seat.seat] for seat in seats if seat.holder == guest and seat.seat < len(places)]
    return bool(mine) and (min(mine) == 1) == (result == "won")


def described(row: GameRow, seats: Sequence[SeatRow], guest: GuestRow, now: float) -> FinishedGame:
    words = words_for(row.game, guest.language)
    places, scores = outcome(row)
    placed = [
        Placed(
            seat.name,
            places[seat.seat] if seat.seat < len(places) else 0,
            scores[seat.seat] if seat.seat < len(scores) else 0,
            seat.bot,
            seat.holder == guest.id,
        )
        for seat in seats
    ]
    return FinishedGame(
        id=row.id,
        game=row.game,
        title=title(row.game, words),
        cover=covers().href(row.game),
        ended=row.ended or 0.0,
        day=day(row.ended or 0.0, guest.language),
        players=sorted(placed, key=lambda one: one.place or len(placed) + 1),
        choices=choices(load(row.game), row.options, words),
        scored=any(scores),
        mine=any(one.mine for one in placed),
        sealed=row.sealed > now,
    )
