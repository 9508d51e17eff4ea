"""The application context: what all routes share, and how a page is answered."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import HTMLResponse, Response

from clio.server.accounts import Accounts
from clio.server.bus import bus_of
from clio.server.clocks import Clocks
from clio.server.deals import Deals
from clio.server.errors import Denied
from clio.server.health import Health
from clio.server.live import Streams
from clio.server.live_table import LiveTable
from clio.server.manners import Manners
from clio.server.metrics import Gauges, Metrics
from clio.server.notices import Notices
from clio.server.opened_records import OpenedRecords
from clio.server.pages import Pages
from clio.server.players import BotPlayers
from clio.server.pool import Pool, spare_cores
from clio.server.ratings import Ratings
from clio.server.settings import Settings
from clio.server.sharing import Sharing
from clio.server.tables import Tables
from clio.server.tasks import Tasks
from clio.server.tournaments import Tournaments
from clio.server.visitors import Visitors
from clio.server.waking import Waking
from clio.store import Store
from clio.store.rows import GuestRow

PATIENCE = 20.0  # seconds after which bots that nobody plays are played by the process that answers
OFTEN = 0.25  # seconds between two looks at the schedule of bots where several processes share it


class Context:
    """One process and its store, with all tables that it has at hand."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.pages = Pages()
        self.visitors = Visitors(settings, store)
        self.replays = Pool(1, waiting=8, each=2)  # in slices
        self.accounts = Accounts(self.visitors, store, self.replays, processes=settings.workers != 0)
        self.manners = Manners(store, self.visitors.sign)
        self.tables = Tables(store, self.visitors.sign)
        workers = settings.workers if settings.workers >= 0 else max(1, spare_cores() // settings.processes)
        self.bots = BotPlayers(metrics, Pool(max(1, workers), processes=workers > 0), self.tables.tidy)
        self.waking = Waking(store, self.tables, self.bots)
        self.clocks = Clocks(store, self.tables, settings.vacation_days)
        self.ratings = Ratings(store, self.tables, settings.season_months)
        self.deals = Deals(settings, store, self.tables)
        self.tournaments = Tournaments(store, self.tables, self.seated)
        self.notices = Notices(settings, store, self.tables, self.visitors.sign)
        self.tasks = Tasks(store)
        self.tables.heard = self.heard
        self.tables.busy = self.bots.tasks.__contains__
        self.analyses = Pool(max(1, workers), waiting=64, processes=workers > 0)  # of the coach
        self.records = OpenedRecords()
        self.streams = Streams(settings)
        self.health = Health(store, settings.data)
        self.sharing = Sharing(store, self.tables, bus_of(settings.bus, store)) if store.shared else None
        if settings.bots == "workers" and self.sharing is not None:
            # A move makes its table due for whoever plays bots; if nobody does, this process does in the end.
            self.bots.elsewhere, store.lease, self.waking.patience = True, 0.0, PATIENCE
        elif self.sharing is not None:
            self.waking.every = OFTEN
        for room in (self.clocks, self.ratings, self.notices, self.tournaments):
            room.leads = self.leads

    def leads(self) -> bool:
        """Of several processes one does what has to be done once; a single one does it all."""
        return self.sharing is None or self.sharing.leads()

    def heard(self, table: LiveTable) -> None:
        """A table has changed."""
        self.waking.heard(table)
        self.tasks.heard(table)
        self.clocks.heard(table)
        self.ratings.heard(table)
        self.deals.heard(table)
        self.tournaments.heard(table)
        self.notices.heard(table)

    async def seated(self, table: LiveTable) -> None:
        """Everybody sits at a table that the server has made: vacations are known there, and bots may play."""
        await self.clocks.note_vacations(table)
        self.bots.wake(table)

    def gauges(self) -> Gauges:
        live = self.tables.live.values()
        return Gauges(len(live), sum(table.watchers for table in live), self.store.errors)


async def may_open(context: Context, guest: GuestRow, address: str) -> None:
    """Somebody wants to open a table: not too many, and not too fast."""
    limit = context.settings.tables_per_minute
    context.visitors.check_rate("tables of " + guest.id, limit / 2)
    context.visitors.check_rate("tables from " + address, limit)
    if await context.store.tables_of(guest.id) >= context.settings.tables_per_visitor:
        raise Denied("refused-tables")


def context_of(request: Request) -> Context:
    context: Context = request.app.state.context
    return context


def respond(context: Context, guest: GuestRow, page: str, status: int = 200) -> Response:
    """A page for a guest, who is known by a cookie from now on."""
    response = HTMLResponse(page, status)
    context.visitors.write_cookie(response, guest)
    return response
