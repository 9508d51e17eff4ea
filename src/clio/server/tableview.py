"""What one visitor gets to see of a table: regions from the seat's view and nothing else."""

from __future__ import annotations

import msgspec

from clio.engine.parts import Company
from clio.engine.story import Told
from clio.engine.view import View
from clio.pictures import palette
from clio.server.chat import QUICK, ChatBox, ChatLine, chat_lines, may_talk
from clio.server.clock_box import clock_box
from clio.server.context import Context
from clio.server.live import event_id
from clio.server.live_table import LiveTable
from clio.server.pages import Region, game_rulebook, words_for
from clio.server.sealing import all_open
from clio.server.shown import Changes, Drawn, Shown, known_regions
from clio.server.table_page import icons, tabs_of
from clio.server.typed_table import TypedTable
from clio.store import SeatRow
from clio.store.rows import GuestRow

APART = ("prompt", "log", "people", "chat", "hands", "facts", "clocks")  # regions that do not lie on the table itself
BEFORE_THE_DEAL = ("prompt", "people", "chat")  # all there is while people sit down


class Sitting(msgspec.Struct, kw_only=True):
    """A seat as one viewer sees it, and what that viewer may do about it."""

    seat: int
    name: str
    bot: str
    is_bot: bool
    free: bool
    link: str
    mine: bool
    asked: bool
    away: bool
    may_free: bool
    may_vote: bool
    others: bool
    votes: int
    voters: int
    invited: bool  # does it wait for somebody whom the viewer has invited?
    may_invite: bool
    reveal: str  # the viewer's own pledge, while the shuffle asks for it


class People(msgspec.Struct, kw_only=True):
    """Who sits at the table."""

    seats: list[Sitting]
    id: str
    host: bool
    status: str
    over: bool
    playing: bool
    fingerprint: str
    known_seed: bool
    deal: str
    tournament: str
    chat_open: bool


def stands_apart(context: Context, table: LiveTable, guest: GuestRow) -> bool:
    """Has somebody a seat, the table or a quarrel here? All others who watch are alike but for their language."""
    known = context.manners.known.get(guest.id)
    return bool(known) or table.row.host == guest.id or any(seat.holder == guest.id for seat in table.seats)


class TableView:
    """Regions for a seat (or a spectator), and which of them are new to a page."""

    still = False  # does the page show a moment of the past, where nothing can be done?
    plan = False  # or a private board, where nothing that is done counts?

    def __init__(
        self, context: Context, table: LiveTable, guest: GuestRow, seat: int, own: list[int], curtain: int
    ) -> None:
        self.context = context
        self.table = table
        self.guest = guest
        self.seat = seat
        self.own = own
        self.curtain = curtain
        self.words = words_for(table.row.game, guest.language)
        self.base = f"/t/{table.row.id}"

    def company(self) -> Company:
        """The people at the table; all of it public."""
        table = self.table
        names = [seat.name for seat in table.seats]
        return Company(table.row.id, names, list(table.bots), table.row.status, self.seat, table.over)

    def regions(self) -> list[Drawn]:
        """Everything on the page, in order: (name, hash of its content, html). Before the deal the table is empty."""
        found = self.all_regions()
        if self.table.dealt:
            return found
        return [region if region[0] in BEFORE_THE_DEAL else (region[0], "nothing", "") for region in found]

    def all_regions(self) -> list[Drawn]:
        seen, eyes = self.table.view_for(self.seat), (self.table.row.id, self.seat)
        found = [
            *TypedTable(self).regions(seen),
            Region("log", "server/parts/log.html#log", TypedTable(self).log()),
            Region("people", "server/parts/people.html#people", self.people(seen), eyes),
            Region("chat", "server/parts/chat.html#chat", self.chat(), eyes),
        ]
        clocks = clock_box(self.table, self.own, self.words)
        if clocks is not None:
            found.append(Region("clocks", "server/parts/clocks.html#clocks", clocks))
        return [self.draw(region) for region in found]

    def draw(self, region: Region) -> Drawn:
        return (region.name, *self.context.pages.region(self.table.row.game, region, self.guest.language))

    @property
    def until(self) -> int | None:
        """The first entry of the log that this viewer is not told: somebody else's turn that is not committed."""
        return self.table.play.entries_for(self.seat)

    def told_lines(self, last: int | None) -> list[Told]:
        """What this viewer may read of the log, line by line."""
        eyes = None if all_open(self.table) else self.seat
        names = [seat.name for seat in self.table.seats]
        if last is not None:
            return self.table.told_lately(self.words, names, eyes, self.until)
        return self.table.play.story.told_lines(self.words, names, eyes, until=self.until)

    def people(self, seen: View) -> People:
        table = self.table
        return People(
            seats=[self.sitting(seat, seen) for seat in table.seats],
            id=table.row.id,
            host=self.hosts,
            status=table.row.status,
            over=table.over,
            playing=bool(self.own),
            fingerprint=table.fingerprint,
            known_seed=table.row.chosen_seed and not table.row.deal,
            deal=table.row.deal,
            tournament=table.row.tournament,
            chat_open=table.row.chat_open,
        )

    @property
    def hosts(self) -> bool:
        return self.table.row.host == self.guest.id

    def absence(self, seat: SeatRow) -> tuple[bool, bool]:
        """Is the holder of a seat away, and for so long that the seat may be freed?"""
        settings, away = self.context.settings, self.table.away(seat.seat) if seat.holder else -1.0
        return away >= settings.away_minutes * 60, away >= settings.absence_hours * 60 * 60

    def sitting(self, seat: SeatRow, seen: View) -> Sitting:
        """A seat, and what this viewer may do about it: let a bot play, free it, or vote for that."""
        table = self.table
        others = {row.holder for row in table.seats if row.holder and row.holder != seat.holder}
        held = bool(seat.holder)
        away, absent = self.absence(seat)
        here = self.guest.id in others
        return Sitting(
            seat=seat.seat,
            name=seat.name,
            bot=table.bots[seat.seat],
            is_bot=seat.for_bots,
            free=not held and not seat.for_bots,
            link=self.link(seat, self.hosts),
            mine=seat.seat in self.own,
            asked=seat.seat in seen.asked and table.dealt,
            away=away,
            may_free=absent and (here or self.hosts),
            may_vote=held and not absent and here and len(others) >= 2,
            others=held and seat.holder != self.guest.id and seat.kind == "person",
            votes=len(table.votes.get(seat.seat, ())),
            voters=len(others),
            invited=self.hosts and bool(seat.invited) and not held,
            may_invite=self.hosts and not held and not seat.for_bots and not table.own_work and not table.over,
            reveal=seat.pledge if seat.holder == self.guest.id and not seat.part and not table.dealt else "",
        )

    def link(self, seat: SeatRow, host: bool) -> str:
        """The host invites to free seats; whoever sits somewhere can follow from another device."""
        if seat.for_bots:
            return ""
        if seat.holder == self.guest.id:
            return f"/join/{self.context.visitors.device_link(seat, self.guest.session)}"
        return f"/join/{seat.secret}" if host and not seat.holder else ""

    def chat_lines(self) -> list[ChatLine]:
        """Messages, as this viewer reads them."""
        shunned = self.context.manners.known.get(self.guest.id, {})
        apart = stands_apart(self.context, self.table, self.guest)
        return chat_lines(self.table, self.guest, self.seat, shunned, self.words, apart)

    def chat(self) -> ChatBox:
        return ChatBox(self.chat_lines(), self.table.row.id, may_talk(self.table, self.seat))

    def page(self, problem: str) -> str:
        """The whole page, for a first visit and for browsers without script."""
        game, shown = self.table.row.game, self.shown()
        drawn = shown.drawn
        made, _ = TypedTable(self).both(self.seen())
        return self.context.pages.page(
            "table.html",
            self.guest.language,
            game,
            guest=self.guest,
            token=self.context.visitors.form_token(self.guest),
            game=game,
            regions={name: (key, html) for name, key, html in drawn},
            order=[name for name, _, _ in drawn if name not in APART],
            tabs=dict.fromkeys(APART, "") | {region.name: region.tab for region in made.regions},
            looks=dict.fromkeys(APART, "") | {region.name: region.look for region in made.regions},
            tab_order=tabs_of(made),
            icons=icons(game),
            palette=palette().path,
            about=self.company(),
            tree=hasattr(game_rulebook(game), "tree"),
            curtain=self.curtain,
            event=shown.event,
            problem=problem,
            still=self.still,
            plan=self.plan,
            fingerprint=self.table.fingerprint,
            now=round(self.table.now(), 3) if self.table.row.clock else "",
            seat=self.seat,
            own=self.own,
            names=[seat.name for seat in self.table.seats],
            quick=QUICK,
            watching=self.table.crowd.watching.told,
            teams=self.seat >= 0 and bool(self.table.match.game.mates(self.table.play.committed, self.seat)),
        )

    def seen(self) -> View:
        return self.table.view_for(self.seat)

    def changes(self, have: str, problem: str) -> Changes:
        """Only the regions whose content differs from what the page has (`name:hash,name:hash`)."""
        return self.shown().changes(known_regions(have), problem)

    def shown(self) -> Shown:
        """All regions as they are now, made once for everybody of the same kind."""
        event = event_id(self.table, self.own)
        key = ("shown", self.seat, f"{event} {self.kind()}")
        if key not in self.table.memo:
            pages = self.context.pages
            self.table.memo[key] = Shown(event, self.curtain, self.regions(), pages.texts, pages.patches)
        found: Shown = self.table.memo[key]
        return found

    def kind(self) -> str:
        """Whoever is of the same kind sees the same: who has a seat, the table or a quarrel here is of their own."""
        guest, table = self.guest, self.table
        shunned = sorted(self.context.manners.known.get(guest.id, {}))
        apart = stands_apart(self.context, table, guest)
        away = [self.absence(seat) for seat in table.seats] if apart else []
        who = f"{guest.id} {guest.session} {self.own} {shunned} {away}" if apart else ""
        return f"{guest.language} {self.curtain} {who}"
