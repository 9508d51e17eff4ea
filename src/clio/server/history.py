"""Looking back: the table as it was after any move, as the viewer may see it; and playing on from there."""

from __future__ import annotations

import secrets
from bisect import bisect_right

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

from clio import bots
from clio.engine.namer import Namer
from clio.engine.parts import Company
from clio.engine.record import is_number
from clio.engine.story import Told
from clio.engine.view import View, view
from clio.server.context import Context, may_open, respond
from clio.server.live import event_id
from clio.server.live_table import LiveTable
from clio.server.lobby import PACES
from clio.server.pages import Region, words_for
from clio.server.play import Visit, posted, visit, wants_json
from clio.server.preferences import preferences
from clio.server.sealing import all_open
from clio.server.shown import Changes, Drawn, Shown
from clio.server.table_page import regions_of
from clio.server.tableview import TableView
from clio.server.typed_table import TypedTable
from clio.server.visitors import address_of, clean_name
from clio.store import SeatRow
from clio.store.rows import GuestRow
from clio.table.replay import fork_lines

router = APIRouter()
LAST = 1 << 30  # an entry after all others


class HeldHand(msgspec.Struct):
    """What a player held that others did not see."""

    name: str
    cards: list[str]


class Hands(msgspec.Struct):
    hands: list[HeldHand]


class TurnLinks(msgspec.Struct):
    """The beginning of a player's turn before and after this moment, or -1."""

    name: str
    before: int
    after: int
    now: bool


class Banner(msgspec.Struct, kw_only=True):
    """Where one is in a game, and where one can go."""

    number: int
    total: int
    entry: int
    what: list[str]
    base: str
    seat: int
    live: bool
    over: bool
    links: list[tuple[str, int]]  # by name the entry it leads to, or -1
    turns: list[TurnLinks]
    eyes: list[tuple[int, str]]
    fork: bool
    open: bool
    names: list[str]
    bots: list[str]
    token: str


class PastView(TableView):
    """The regions of a table as it was after an entry of the log; nothing can be done there.

    While a game runs a viewer goes through the entries that are committed, or the own ones that are not yet, and sees
    of each what the own seat saw at that time. When all is open, everybody may look through everybody's eyes.
    """

    still = True
    stepping = False  # the page has the log already

    def __init__(
        self,
        context: Context,
        table: LiveTable,
        guest: GuestRow,
        seat: int,
        own: list[int],
        base: str,
        entry: int,
        all_open: bool,
    ) -> None:
        super().__init__(context, table, guest, seat, own, -1)
        self.base = base
        self.live = base.startswith("/t/")  # a table of the store, not a record that somebody opened
        self.open = all_open
        self.steps = table.play.history.steps(None if all_open else self.until)
        # Before the rules changed there is only the story: the table of then cannot be made by the rules of now.
        first = bisect_right(self.steps, table.match.base) - 1
        self.place = max(0, first, bisect_right(self.steps, entry) - 1)
        self.entry = self.steps[self.place]
        self.then = table.play.history.after(self.steps, self.place)
        self.names = [row.name for row in table.seats]

    # --- what is shown --------------------------------------------------------------------------

    def company(self) -> Company:
        found = super().company()
        found.over = self.then.over
        found.status = "over" if self.then.over else "running"
        return found

    def seen(self) -> View:
        """What the seat saw then, without the question it was asked."""
        found = view(self.then, self.seat)
        found.decision = None
        return found

    def table_regions(self) -> list[Region]:
        found = [Region("prompt", "server/history.html#banner", self.banner())]
        found += regions_of(TypedTable(self).made(self.seen()))
        if self.open:
            found.append(Region("hands", "server/history.html#hands", Hands(self.hands())))
        return found

    def regions(self) -> list[Drawn]:
        found = self.table_regions()
        if not self.stepping:
            told = TypedTable(self).log(True)
            told.current = bisect_right(told.lines, self.entry, key=lambda line: line.entry) - 1
            found.append(Region("log", "server/parts/log.html#log", told))
        return [self.draw(region) for region in found]

    def shown(self) -> Shown:
        """Every moment of the past has its own."""
        return Shown(event_id(self.table, self.own), self.curtain, self.regions())

    def changes(self, have: str, problem: str) -> Changes:
        """The log is the same all the time: the page itself moves the mark in it."""
        self.stepping = True
        return super().changes(",".join(part for part in have.split(",") if not part.startswith("log:")), problem)

    def hands(self) -> list[HeldHand]:
        """What everybody held that others did not see."""
        state, layout = self.then, self.then.layout
        held: list[list[str]] = [[] for _ in self.names]
        for zone, owner in enumerate(layout.owner):
            if 0 <= owner < len(held) and layout.sees[zone] != layout.everyone:
                held[owner] += [self.words.card(state.game.card_name[card]) for card in state.zones[zone]]
        return [HeldHand(name, cards) for name, cards in zip(self.names, held, strict=True)]

    def eyes(self) -> int | None:
        return None if self.open else self.seat

    def told_lines(self, last: int | None) -> list[Told]:
        until = None if self.open else self.until
        story = self.table.play.story
        return story.told_lines(self.words, self.names, self.eyes(), until=until, last=last)

    # --- where one is, and where one can go -------------------------------------------------------

    def banner(self) -> Banner:
        steps, place = self.steps, self.place
        last = len(steps) - 1
        return Banner(
            number=place,
            total=last,
            entry=self.entry,
            what=self.happened(),
            base=self.base,
            seat=self.seat,
            live=self.live,
            over=self.table.over,
            links=[
                ("first", steps[0] if place else -1),
                ("previous", steps[place - 1] if place else -1),
                ("next", steps[place + 1] if place < last else -1),
                ("last", steps[last] if place < last else -1),
            ],
            turns=self.turns(),
            eyes=[(seat, name) for seat, name in enumerate(self.names)] if self.open else [],
            fork=self.open and not self.then.over,
            open=self.open,
            names=self.names,
            bots=list(bots.offered()),
            token=self.context.visitors.form_token(self.guest),
        )

    def happened(self) -> list[str]:
        """What this move was: the lines it made, or the move itself if the viewer may know it."""
        if not self.place:
            return [self.words.say("history-set-up")]
        story = self.table.play.story
        lines = story.lines(self.words, self.names, self.eyes(), since=self.entry, until=self.entry + 1)
        if lines:
            return [text for _, text in lines]
        entry = self.table.match.entries[self.entry]
        if self.open or entry.seat == self.seat:
            what = Namer(self.table.match.game, self.words).full(entry.text)
            return [self.words.say("history-did", who=self.names[entry.seat], what=what)]
        return [self.words.say("history-moved", who=self.names[entry.seat])]

    def turns(self) -> list[TurnLinks]:
        """For each player."""
        standing = set(self.steps)
        asked = self.then.seats_open()
        found = [TurnLinks(name, -1, -1, seat in asked) for seat, name in enumerate(self.names)]
        for entry, seat in self.table.play.story.turns():
            if entry not in standing or seat < 0:
                continue
            if entry < self.entry:
                found[seat].before = entry
            elif entry > self.entry and found[seat].after < 0:
                found[seat].after = entry
        return found


def look(here: Visit, entry: int) -> PastView:
    """Back at a table: a finished one through any eyes, a running one through one's own."""
    table, seat = here.table, here.seat
    return PastView(here.context, table, here.guest, seat, here.own, f"/t/{table.row.id}", entry, all_open(table))


async def looked(request: Request, game_id: str, entry: int, seat: int | None) -> PastView | None:
    """What a visitor may see of the past; nothing where another person at this screen is next (hot seat)."""
    here = await visit(request, game_id, seat)
    if here.curtain >= 0:
        return None
    if all_open(here.table) and seat is not None and -1 <= seat < len(here.table.seats):
        here.seat = seat  # all is open now
    return look(here, entry)


def show(request: Request, past: PastView) -> Response:
    if wants_json(request):
        return JSONResponse(past.changes(request.query_params.get("have", ""), ""))
    return respond(past.context, past.guest, past.page(""))


def step_to(past: PastView, move: str) -> Response:
    """To a move by its number in the order of play."""
    number = int(move) if is_number(move) else LAST
    entry = past.steps[min(number, len(past.steps) - 1)]
    return RedirectResponse(f"{past.base}/at/{entry}?seat={past.seat}", 303)


@router.get("/t/{game_id}/history")
async def whole(request: Request, game_id: str, seat: int | None = None, move: str = "") -> Response:
    """The whole history, opened at its end or at the move that was asked for."""
    past = await looked(request, game_id, LAST, seat)
    return RedirectResponse(f"/t/{game_id}", 303) if past is None else step_to(past, move)


@router.get("/t/{game_id}/at/{entry}")
async def at(request: Request, game_id: str, entry: int, seat: int | None = None) -> Response:
    past = await looked(request, game_id, entry, seat)
    return RedirectResponse(f"/t/{game_id}", 303) if past is None else show(request, past)


@router.post("/t/{game_id}/fork")
async def fork(request: Request, game_id: str) -> Response:
    """Play on from a moment of a finished game; of a running one it would tell what is hidden."""
    here, form = await posted(request, game_id)
    if not all_open(here.table):
        raise HTTPException(403, "refused-fork-running")
    entry = str(form.get("entry", ""))
    past = look(here, int(entry) if is_number(entry) else LAST)
    return await play_on(request, past, str(form.get("as", "")), str(form.get("bot", "")))


async def play_on(request: Request, past: PastView, seat: str, bot: str) -> Response:
    """A new table that begins with these moves: the visitor takes a seat, bots the others."""
    context, guest, match = past.context, past.guest, past.table.match
    await may_open(context, guest, address_of(request))
    if not is_number(seat) or int(seat) >= len(past.names) or bot not in bots.names():
        raise HTTPException(422, "refused-no-such-seat")
    if past.then.over or not past.open:
        raise HTTPException(422, "refused-fork-over")
    guest = guest._replace(name=guest.name or words_for("", guest.language).say("guest"))
    await context.visitors.save(guest)
    own, say = int(seat), words_for("", guest.language).say
    seats = [
        SeatRow(n, "person", clean_name(guest.name), guest.id, secrets.token_urlsafe(16), "")
        if n == own
        else SeatRow(n, "bot", clean_name(say(f"name-{bot}", n=n + 1)), "", secrets.token_urlsafe(16), bot)
        for n in range(len(past.names))
    ]
    if match.base:
        raise HTTPException(403, "refused-earlier-rules")
    lines = fork_lines(match, past.steps, past.place)
    game = past.table.row.game
    table = await context.tables.create(
        game, match.options, seats, guest.id, False, PACES[preferences(guest)["pace"]], seed=match.seed, lines=lines
    )
    context.bots.wake(table)
    response = RedirectResponse(f"/t/{table.row.id}?seat={own}", 303)
    context.visitors.write_cookie(response, guest)
    return response
