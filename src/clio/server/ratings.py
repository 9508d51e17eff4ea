"""Finished games are counted, once each; whoever leaves one has lost it, however it goes on.

Not counted: games of one person with themselves (hot seat, solo), with a known deal (lessons, challenges, games that
were played on from a moment), in teams, and those that ended without a result because the rules changed. Nor does it
count for somebody that the others voted them out, or for somebody who took over a seat that another had left.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import Counter
from collections.abc import Callable, Sequence

from sqlalchemy.exc import SQLAlchemyError

from clio.server.live_table import LiveTable
from clio.server.rating import Skill, bot_skill, carried, rated
from clio.server.results import outcome
from clio.server.seasons import Seasons
from clio.server.tables import Tables
from clio.store import SeatRow, Store
from clio.store.ratings import RatingRow, ResultRow, count_game, rating_of, results_in, uncounted
from clio.store.rows import GameRow
from clio.store.sharing import COUNTING, alone
from clio.store.trouble import trouble
from clio.table.guide import FALLBACK, GUIDE

log = logging.getLogger("clio")
BATCH = 20
EVERY = 60.0  # seconds between two looks for games that nobody has counted


def counts(row: GameRow, seats: Sequence[SeatRow]) -> bool:
    """Does a game belong into the ratings?"""
    people = [seat.holder for seat in seats if seat.holder]
    alone = len(seats) < 2 or len(people) != len(set(people)) or any(seat.bot == GUIDE for seat in seats)
    return not alone and not row.chosen_seed and row.options.get("teams", "no") == "no"


def cards_of(table: LiveTable, seat: int) -> dict[str, int]:
    """How often a player named which card."""
    known = set(table.match.game.card_name)
    found = Counter(
        word for entry in table.match.entries if entry.seat == seat for word in set(entry.text.split()) & known
    )
    return dict(found.most_common(40))


def in_season(row: RatingRow, season: int) -> tuple[Skill, int]:
    """A rating as it stands in a season, and after how many games of that season."""
    skill = Skill(row.mu, row.sigma)
    return (skill, row.games) if row.season >= season else (carried(skill, season - row.season), 0)


class Ratings:
    """Hears of tables whose game is over, or that somebody has left."""

    def __init__(self, store: Store, tables: Tables, season_months: int) -> None:
        self.store = store
        self.tables = tables
        self.seasons = Seasons(store, lambda: self.tables.now(), season_months)
        self.leads: Callable[[], bool] = lambda: True  # of several processes one looks for what nobody has counted
        self.lock = asyncio.Lock()  # one game after the other: each begins where the one before has ended

    def heard(self, table: LiveTable) -> None:
        leavers, table.leavers = table.leavers, []
        works = [self.left(table, seat, guest) for seat, guest in leavers]
        if table.over and table.row.status == "over" and not table.counted:
            table.counted = True
            works.append(self.count(table.row, table.seats, table))
        for work in works:
            self.store.begin(work).add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            log.error("a game could not be counted; it is when the server starts", exc_info=task.exception())

    async def run(self, closing: asyncio.Event) -> None:
        """What was over before anybody listened is counted too, the oldest first."""
        while not closing.is_set():
            found: list[str] = []
            try:
                found = await uncounted(self.store, BATCH) if self.leads() else []
                for game_id in found:
                    row = await self.store.game(game_id)
                    if row is not None:
                        await self.count(row, await self.store.seats(game_id), self.tables.live.get(game_id))
            except SQLAlchemyError as error:
                log.error("games could not be counted: %s", trouble(error).text("en"))
            if len(found) < BATCH:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(closing.wait(), EVERY)

    async def skill(self, guest: str, game: str, players: int) -> tuple[Skill, int]:
        """(how strong somebody is, after how many games of this season)."""
        row = await rating_of(self.store, guest, game, players)
        return in_season(row, (await self.seasons.current()).number) if row is not None else (Skill(), 0)

    async def skills(self, row: GameRow, seats: Sequence[SeatRow]) -> list[Skill]:
        """Of everybody at a table; a seat that nobody holds is a bot's."""
        game, players = row.game, len(seats)
        return [
            (await self.skill(seat.holder, game, players))[0]
            if seat.holder
            else bot_skill(game, players, seat.bot or FALLBACK)
            for seat in seats
        ]

    async def left(self, table: LiveTable, seat: int, guest: str) -> None:
        """Somebody has given up their seat in a running game: they are last, and nobody else wins by it."""
        seats = [one._replace(holder=guest) if one.seat == seat else one for one in table.seats]
        players, row = len(seats), table.row
        if counts(row, seats):
            places = [players if one.seat == seat else 1 for one in seats]
            await self._count(row, seats, [seat], places, [0] * players, None, left=True)

    async def count(self, row: GameRow, seats: Sequence[SeatRow], table: LiveTable | None) -> None:
        """A game is over."""
        places, scores = outcome(row)
        late = [seat for seat, place in enumerate(places) if place > 1]
        aborted = not any(scores)  # it ended without a result: who kept the others waiting is last
        before = {(one.seat, one.left) for one in await results_in(self.store, row.id)}
        # Whoever sat down where somebody had left did not choose that table: it does not count for them.
        own = [seat.seat for seat in seats if seat.holder and (seat.seat, True) not in before]
        if not counts(row, seats) or len(places) != len(seats):
            own = []
        await self._count(
            row, seats, [seat for seat in own if not aborted or seat in late], places, scores, table, left=False
        )

    async def _count(
        self,
        row: GameRow,
        seats: Sequence[SeatRow],
        own: Sequence[int],
        places: Sequence[int],
        scores: Sequence[int],
        table: LiveTable | None,
        left: bool,
    ) -> None:
        async with self.lock, alone(self.store, COUNTING):
            game, players = row.game, len(seats)
            after = rated(await self.skills(row, seats), places) if own else []
            results, ratings = list[ResultRow](), list[RatingRow]()
            for seat in own:
                holder = seats[seat].holder
                cards = cards_of(table, seat) if table is not None and table.over else {}
                rivals = [[one.holder, one.bot, places[one.seat]] for one in seats if one.seat != seat]
                texts = json.dumps(rivals), json.dumps(cards)
                place, score = places[seat], scores[seat]
                results.append(
                    ResultRow(row.id, holder, seat, game, players, place, score, left, *texts, self.tables.now())
                )
                games = (await self.skill(holder, game, players))[1] + 1
                season = (await self.seasons.current()).number
                ratings.append(RatingRow(holder, game, players, season, *after[seat], games))
            await count_game(self.store, row.id, results, ratings, over=not left)
