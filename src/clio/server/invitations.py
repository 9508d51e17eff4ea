"""Invitations to people one has played with: a free seat waits for one of them, who finds it in the lobby.

The seat's link still holds for whoever the host gives it to; who sits down first has the seat. Nobody is invited to a
table twice, and who ignores the host is not bothered: to the host it looks as if they had not answered.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from clio.engine.errors import ClioError
from clio.pictures import covers
from clio.server.changing import whole
from clio.server.clock_box import terms_words
from clio.server.context import Context
from clio.server.errors import Denied, NoSuchSeat, NotInvited, Taken
from clio.server.live_table import LiveTable
from clio.server.pages import words_for
from clio.server.table_lines import choices, title
from clio.server.table_service import only_host, sit_down
from clio.server.visitors import clean_name
from clio.store import SeatRow
from clio.store.dealing import WAITING
from clio.store.invitations import InvitedBefore, Pending, Person
from clio.store.invitations import invite as keep_invitation
from clio.store.invitations import met as people_met
from clio.store.invitations import pending as pending_for
from clio.store.invitations import withdraw as end_invitation
from clio.store.rows import GuestRow
from clio.table import Stale
from clio.table.clock import read_terms

MOST_MET = 20
MOST_PENDING = 10
HOUR = 3600.0
MET = "met-"  # before a key, in the form in which a table is set up


class Met(msgspec.Struct):
    """Somebody one has played with. A key stands for them: ids of others are nobody's business."""

    key: str
    name: str


class Invited(msgspec.Struct):
    """An invitation as the invited read it."""

    table: str
    seat: int
    game: str
    title: str
    cover: str
    host: str
    names: list[str]  # of those who sit there
    choices: list[str]
    clock: str


async def acquaintances(context: Context, guest: GuestRow) -> dict[str, Person]:
    """By key those whom somebody can invite: not those whom they ignore."""
    shunned = await context.manners.shunned(guest.id)
    found = await people_met(context.store, guest.id, MOST_MET)
    return {context.manners.key(guest.id, one.id): one for one in found if one.id not in shunned}


async def met(context: Context, guest: GuestRow) -> list[Met]:
    say = words_for("", guest.language).say
    return [Met(key, one.name or say("guest")) for key, one in (await acquaintances(context, guest)).items()]


async def wanted(context: Context, guest: GuestRow, keys: Mapping[int, str], address: str) -> dict[int, Person]:
    """By seat whom somebody wants to invite, if they may: people they have met, each once, and not too many."""
    known = await acquaintances(context, guest) if keys else {}
    found: dict[int, Person] = {}
    for seat, key in keys.items():
        if key not in known:
            raise Denied("refused-not-met")
        if known[key] in found.values():
            raise Denied("refused-invited-before")
        found[seat] = known[key]
    limit = context.settings.invitations_per_hour
    for _ in found:
        context.visitors.check_rate("invitations of " + guest.id, limit, HOUR)
        context.visitors.check_rate("invitations from " + address, 10 * limit, HOUR)
    return found


def named(seats: list[SeatRow], people: Mapping[int, Person], named_by_host: Mapping[int, str]) -> list[SeatRow]:
    """Seats called as those who are invited to them, where the host says nothing else."""
    return [
        seat._replace(name=called(people[seat.seat], seat))
        if seat.seat in people and not named_by_host.get(seat.seat)
        else seat
        for seat in seats
    ]


def called(person: Person, seat: SeatRow) -> str:
    try:
        return clean_name(person.name)
    except ClioError:
        return seat.name


async def invite_all(context: Context, table: LiveTable, host: GuestRow, people: Mapping[int, Person]) -> None:
    """Let seats wait for people, and tell those who want to hear of it."""
    if people and (table.own_work or table.over):
        raise Denied("refused-invitation")
    for seat, person in people.items():
        try:
            await offer_seat(table, seat, person, host.id)
        except (Taken, Stale):
            raise Denied("seat-taken") from None
        except ClioError as error:
            raise Denied(error.what.message) from None
        if host.id not in await context.manners.shunned(person.id):
            context.notices.invited(person.id, table.row.id, True)


async def invite(context: Context, table: LiveTable, host: GuestRow, seat: int, key: str, address: str) -> None:
    only_host(table, host)
    free_seat(table, seat)
    await invite_all(context, table, host, await wanted(context, host, {seat: key}, address))


def free_seat(table: LiveTable, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats) or table.seats[seat].for_bots:
        raise NoSuchSeat
    return table.seats[seat]


@whole
async def offer_seat(table: LiveTable, seat: int, person: Person, host: str) -> None:
    """The seat waits for somebody from now on, under their name while nobody plays."""
    before = table.seats[seat]
    if before.holder or before.for_bots or before.invited:
        raise Taken
    if any(person.id in (row.holder, row.invited) for row in table.seats):
        raise ClioError("refused-invited-before")
    name = called(person, before) if table.row.status == WAITING else before.name
    after = before._replace(invited=person.id, name=name)
    try:
        await keep_invitation(table.store, table.row.id, before, after, host)
    except InvitedBefore:
        raise ClioError("refused-invited-before") from None
    await changed_seat(table, after)


@whole
async def take_back(table: LiveTable, seat: int, guest: str, name: str) -> None:
    """The seat waits for nobody in particular any more; another one is not touched."""
    before = table.seats[seat]
    if before.holder or before.invited != guest:
        raise Taken
    after = before._replace(invited="", name=name if table.row.status == WAITING else before.name)
    await end_invitation(table.store, table.row.id, before, after)
    await changed_seat(table, after)


async def changed_seat(table: LiveTable, after: SeatRow) -> None:
    table.seats[after.seat] = after
    table.match.names[after.seat] = after.name
    await table.tell()


async def withdraw(context: Context, table: LiveTable, host: GuestRow, seat: int) -> None:
    only_host(table, host)
    person = free_seat(table, seat).invited
    if not person:
        raise NotInvited
    await _end(context, table, seat, person, host.language)


async def decline(context: Context, game_id: str, guest: GuestRow) -> None:
    table, seat = await found(context, game_id, guest)
    host = await context.visitors.guest(table.row.host)
    await _end(context, table, seat, guest.id, host.language if host else guest.language)


async def _end(context: Context, table: LiveTable, seat: int, guest: str, language: str) -> None:
    try:
        await take_back(table, seat, guest, words_for("", language).say("name-friend", n=seat + 1))
    except (Taken, Stale):
        raise NotInvited from None
    context.notices.invited(guest, table.row.id, False)


async def accept(context: Context, game_id: str, guest: GuestRow, pledge: str) -> tuple[LiveTable, int, GuestRow]:
    """Sit down: only whom the seat waits for can do it this way."""
    table, seat = await found(context, game_id, guest)
    guest = await sit_down(context, table, seat, guest, guest.name, pledge=pledge)
    context.notices.invited(guest.id, game_id, False)
    return table, seat, guest


async def found(context: Context, game_id: str, guest: GuestRow) -> tuple[LiveTable, int]:
    """The table and seat that wait for somebody."""
    table = await context.tables.get(game_id)
    seats = [row for row in table.seats if row.invited == guest.id and not row.holder] if table is not None else []
    if table is None or table.over or not seats:
        raise NotInvited
    return table, seats[0].seat


async def pending(context: Context, guest: GuestRow) -> list[Invited]:
    """The invitations of somebody, without those of people they ignore."""
    shunned = await context.manners.shunned(guest.id)
    rows = await pending_for(context.store, guest.id, MOST_PENDING + len(shunned))
    told = [await described(context, row, guest) for row in rows if row.host not in shunned]
    return [one for one in told if one is not None][:MOST_PENDING]


async def described(context: Context, row: Pending, guest: GuestRow) -> Invited | None:
    table = await context.tables.get(row.game_id)
    if table is None:
        return None
    words = words_for(table.row.game, guest.language)
    sits = next((seat.name for seat in table.seats if seat.holder and seat.holder == row.host), "")
    return Invited(
        table=row.game_id,
        seat=row.seat,
        game=table.row.game,
        title=title(table.row.game, words),
        cover=covers().href(table.row.game),
        host=sits or row.host_name or words.say("guest"),
        names=[seat.name for seat in table.seats if seat.holder or seat.for_bots],
        choices=choices(table.match.game, table.row.options, words),
        clock=terms_words(read_terms(table.row.clock), words_for("", guest.language)) if table.row.clock else "",
    )
