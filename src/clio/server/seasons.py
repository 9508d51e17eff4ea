"""Seasons: the time in which ratings are compared. One begins when somebody first asks after the last has ended.

Nothing has to be done at midnight: a rating belongs to a season, and whoever has none in this one yet begins with what
is left of the last one (`clio.server.rating.carried`). Earlier seasons stay as they ended.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from clio.store import Store
from clio.store.ratings import Season, add_season, seasons


def span(at: float, months: int) -> tuple[str, float, float | None]:
    """(name, begin, end) of the part of a year in which a moment lies, in Greenwich: 2026/4 is its fourth quarter."""
    day = datetime.fromtimestamp(at, UTC)
    if not months:
        return str(day.year), datetime(day.year, 1, 1, tzinfo=UTC).timestamp(), None
    part = (day.month - 1) // months
    begins = datetime(day.year, part * months + 1, 1, tzinfo=UTC)
    after = begins.year * 12 + begins.month - 1 + months
    ends = datetime(after // 12, after % 12 + 1, 1, tzinfo=UTC)
    name = str(day.year) if months == 12 else f"{day.year}/{part + 1}"
    return name, begins.timestamp(), ends.timestamp()


class Seasons:
    """Which season it is."""

    def __init__(self, store: Store, now: Callable[[], float], months: int) -> None:
        self.store = store
        self.now = now
        self.months = months
        self.known: Season | None = None

    async def current(self) -> Season:
        """The season of now; the first to ask in a new one writes it down."""
        now = self.now()
        if self.known is None or not lasts(self.known, now):
            last = next(iter(await seasons(self.store)), None)
            if last is None:
                last = await add_season(self.store, Season(1, *span(now, self.months)))
            while last.ends is not None and not lasts(last, now):  # also those in which nobody came
                name, _, ends = span(last.ends, self.months)
                last = await add_season(self.store, Season(last.number + 1, name, last.ends, ends))
            self.known = last
        return self.known

    async def every(self) -> list[Season]:
        """This one first, then those before it."""
        await self.current()
        return await seasons(self.store)


def lasts(season: Season, now: float) -> bool:
    """Is it not over? One that began later than now (a clock was set back) is the season of now all the same."""
    return season.ends is None or now < season.ends
