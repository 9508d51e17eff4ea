"""What a visitor may do at a table: the pages and the JSON interface both come here, so both ask the same."""

from __future__ import annotations

import secrets
import time

from clio import bots
from clio.engine.errors import ClioError
from clio.engine.view import SPECTATOR
from clio.server.context import Context
from clio.server.errors import Denied, NoSuchSeat, NotInvited, Taken
from clio.server.live_table import LiveTable
from clio.server.manners import distinct
from clio.server.pages import words_for
from clio.server.pledges import is_hash
from clio.server.sealing import all_open, sealed
from clio.server.visitors import clean_name
from clio.store import Conflict, SeatRow
from clio.store.dealing import agree_on_rematch
from clio.store.rows import ChatRow, GuestRow
from clio.table import Stale
from clio.table.guide import FALLBACK, GUIDE

LONGEST_MESSAGE = 500
MOST_PICKS = 60


async def act(context: Context, table: LiveTable, seat: int, number: int, texts: list[str]) -> None:
    """Answer the question with this number; how it went is counted."""
    outcome = "accepted"
    try:
        if not table.dealt:
            raise Stale  # nobody plays before all have come
        await table.act(seat, number, texts[:MOST_PICKS])
    except (Stale, Conflict):
        outcome = "stale"
        raise
    except ClioError:
        outcome = "refused"
        raise
    finally:
        context.metrics.actions[outcome] += 1


def may_speak(context: Context, table: LiveTable, guest: GuestRow, seat: int, address: str) -> None:
    """Who only watches needs the host's leave, and nobody speaks too often."""
    if seat < 0 and not table.row.chat_open:
        raise Denied("chat-closed")
    limit = context.settings.messages_per_minute
    context.visitors.check_rate("chat " + guest.id, limit)
    context.visitors.check_rate("chat from " + address, 10 * limit)


async def talk(
    context: Context, table: LiveTable, guest: GuestRow, seat: int, text: str, team: bool, address: str, sign: str = ""
) -> None:
    """Say something at the table, or (`sign`) quick words; nothing is said with an empty message."""
    text = "" if sign else "".join(c for c in text if c.isprintable()).strip()[:LONGEST_MESSAGE]
    if not text and not sign:
        return
    may_speak(context, table, guest, seat, address)
    name = guest.name or words_for("", guest.language).say("guest")
    if seat >= 0:
        name = table.seats[seat].name
    elif not guest.name:
        name = own_name(table, SPECTATOR, name)
    elif own_name(table, SPECTATOR, name) != name:
        raise Denied("refused-name-player")
    mates = table.match.game.mates(table.play.committed, seat) if seat >= 0 else ()
    await table.say(ChatRow(seat, name, team and bool(mates), text, time.time(), guest.id, sign))


async def open_chat(context: Context, table: LiveTable, guest: GuestRow, everybody: bool) -> None:
    """May those who only watch talk too? The host says so."""
    only_host(table, guest)
    await context.store.update_game(table.row.id, chat_open=everybody)
    table.row = table.row._replace(chat_open=everybody)
    await table.touch()


def own_name(table: LiveTable, seat: int, name: str) -> str:
    """The name, or one like it with a number, that nobody else at the table could be taken for."""
    return distinct(name, [row.name for row in table.seats if row.seat != seat and (row.holder or row.for_bots)])


async def welcome(context: Context, table: LiveTable, guest: GuestRow) -> None:
    """Nobody sits down with somebody who does not want to meet them."""
    for row in table.seats:
        if row.holder and row.holder != guest.id and guest.id in await context.manners.shunned(row.holder):
            raise Denied("refused-ignored")


async def hand_over(context: Context, table: LiveTable, guest: GuestRow, seat: int, bot: str) -> None:
    """The host lets a bot play for an absent seat; its person takes it back."""
    row = seat_of_person(table, seat)
    if bot and bot not in bots.names():
        raise NoSuchSeat
    if bot and guest.id == row.holder and table.own_work:
        raise Denied("refused-deal-bot")  # their result would not be theirs
    if guest.id not in (table.row.host, row.holder):
        raise Denied("refused-host-or-player")
    if guest.id != row.holder and row.holder and table.away(seat) < context.settings.away_minutes * 60:
        raise Denied("refused-present")
    await table.take_over(seat, bot)


async def come_back(table: LiveTable, seats: list[int]) -> bool:
    """Somebody opens the table again: a bot that took over because their time was over hands back. Did one?"""
    clock = table.play.clock
    late = [seat for seat in seats if table.bots[seat] and clock.out[seat]] if clock and not table.over else []
    for seat in late:
        await table.take_over(seat, "")
    return bool(late)


def seat_of_person(table: LiveTable, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats) or table.seats[seat].for_bots:
        raise NoSuchSeat
    return table.seats[seat]


async def set_pace(context: Context, table: LiveTable, pace: float) -> None:
    await context.store.update_game(table.row.id, pace=pace)
    table.row = table.row._replace(pace=pace)
    await table.touch()


def only_host(table: LiveTable, guest: GuestRow) -> None:
    if table.row.host != guest.id:
        raise Denied("refused-only-host")


async def close(context: Context, table: LiveTable, guest: GuestRow) -> None:
    only_host(table, guest)
    own = [row.seat for row in table.seats if row.holder == guest.id]
    rivals = [row for row in table.seats if row.holder and row.holder != guest.id]
    if table.row.status == "running" and len(own) == 1 and rivals and table.play.commits:
        await context.ratings.left(table, own[0], guest.id)  # to put the table away is to leave it
    await context.tables.close(table)


async def free(context: Context, table: LiveTable, guest: GuestRow, seat: int) -> bool:
    """Free the seat of somebody who stays away; while they are here, only all others together can. Is it free now?"""
    row = seat_of_person(table, seat)
    others = {other.holder for other in table.seats if other.holder and other.holder != row.holder}
    if guest.id not in others and guest.id != table.row.host:
        raise Denied("refused-only-host")
    if row.holder and table.away(seat) < context.settings.absence_hours * 3600:
        if guest.id == row.holder or guest.id not in others or len(others) < 2:
            raise Denied("refused-present")
        await table.vote_out(seat, guest.id)
        if not others <= table.votes[seat]:
            return False
        await vacate(context, table, seat, voted=True)
        return True
    await vacate(context, table, seat)
    return True


async def vacate(context: Context, table: LiveTable, seat: int, voted: bool = False) -> None:
    """Nobody holds the seat any more, and a bot plays until somebody sits down."""
    await table.empty(seat, voted)
    if table.row.status == "running" and not table.bots[seat]:
        await table.take_over(seat, "greedy")
    context.bots.wake(table)


async def leave_all(context: Context, guest: GuestRow) -> None:
    """Somebody goes for good: their seats become free, and the tables that only they opened are put away."""
    await context.tournaments.forget(guest)
    for row in await context.store.games_of(guest.id, limit=10_000):
        table = await context.tables.get(row.id)
        if table is None or table.over:
            continue
        for seat in [seat.seat for seat in table.seats if seat.holder == guest.id]:
            await vacate(context, table, seat)
        if row.host == guest.id and not any(seat.holder for seat in table.seats):
            await context.tables.close(table)


async def rematch(context: Context, table: LiveTable, guest: GuestRow, plays: bool) -> str:
    """The same players and options again; the first to ask opens it, the others find it. Its id."""
    if not table.over or not plays:
        raise Denied("refused-rematch")
    async with table.lock:
        if not table.row.rematch:
            new = await context.tables.create(
                table.row.game,
                table.row.options,
                [fresh_seat(seat) for seat in table.seats],
                guest.id,
                table.row.listed,
                table.row.pace,
                clock=table.row.clock,
            )
            agreed = await agree_on_rematch(context.store, table.row.id, new.row.id)
            table.row = table.row._replace(rematch=agreed)
            if agreed == new.row.id:
                await context.clocks.note_vacations(new)
                context.bots.wake(new)
            else:  # another process was asked first
                await context.tables.close(new)
    await table.touch()
    return table.row.rematch


def fresh_seat(seat: SeatRow) -> SeatRow:
    """The same player; who played the fixed moves of a lesson plays freely now."""
    return seat._replace(
        kind="bot" if seat.for_bots else seat.kind,
        secret=secrets.token_urlsafe(16),
        invited="",
        bot=FALLBACK if seat.bot == GUIDE else seat.bot,
    )


def record_for(table: LiveTable, seat: int) -> str:
    """The finished game for everybody; a running one for its player, masked, without the seed and without what
    somebody else has done but not committed."""
    if not table.dealt or (not all_open(table) and seat == SPECTATOR):
        raise Denied("refused-record")
    return table.play.record(seat, sealed(table))


async def invited(context: Context, link: str) -> tuple[LiveTable, int, str]:
    """The table and seat of a link, and its proof if it is one for another device."""
    secret, _, proof = link.partition("~")
    found = await context.store.seat_with(secret)
    table = await context.tables.get(found[0]) if found else None
    if found is None or table is None or table.seats[found[1]].for_bots:
        raise NotInvited
    return table, found[1], proof


async def sit_down(
    context: Context, table: LiveTable, seat: int, guest: GuestRow, name: str, holder: str = "", pledge: str = ""
) -> GuestRow:
    """The seat is the guest's from now on, under the name given, their own, or that of the seat.

    Until now it is free, or somebody's (`holder`) who sent the link of their own seat to another device.
    """
    try:
        name = clean_name(name or guest.name or table.seats[seat].name)
    except ClioError:
        name = table.seats[seat].name
    name = own_name(table, seat, name)
    guest = guest._replace(name=guest.name or name)
    await welcome(context, table, guest)
    await context.deals.may_sit(table, guest.id)
    try:
        await table.sit(seat, holder, guest, name, pledge if is_hash(pledge) else "")
    except (Taken, Stale):
        raise Denied("seat-taken") from None
    context.visitors.keep(guest)
    if table.bots[seat]:
        await table.take_over(seat, "")
    await context.clocks.note_vacations(table)
    context.bots.wake(table)
    return guest
