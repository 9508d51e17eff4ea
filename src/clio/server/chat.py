"""What is said at a table, as one viewer reads it; quick words with a sign, and signs at lines of others.

Quick words are kept as an id, so that everybody reads them in their own language. A sign at a line is counted; one of
each person at each line, and pressing it again takes it back. Whoever may not talk may not do either.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal, get_args

import msgspec

from clio.engine.words import Words
from clio.server.changing import whole
from clio.server.context import Context
from clio.server.errors import Denied, NoSuchLine
from clio.server.live_table import LiveTable
from clio.server.table_service import may_speak
from clio.store.reactions import mark
from clio.store.rows import ChatRow, GuestRow

Quick = Literal["hello", "luck", "well-played", "thanks", "oops", "thinking"]
Sign = Literal["yes", "heart", "laugh", "wow"]
QUICK: tuple[str, ...] = get_args(Quick)
SIGNS: tuple[str, ...] = get_args(Sign)
MOST_SIGNS = 200  # at one line
PRESSABLE = 12  # lines, the newest, that offer all signs; at older ones those that are there can be pressed


class Mark(msgspec.Struct):
    """A sign at a line: how many have put it there, and which players."""

    sign: str
    number: int
    names: list[str]
    mine: bool


class ChatLine(msgspec.Struct):
    name: str
    text: str
    team: bool
    id: int
    sign: str  # of quick words
    marks: list[Mark]


class ChatBox(msgspec.Struct):
    lines: list[ChatLine]
    id: str
    may_talk: bool
    signs: tuple[str, ...] = SIGNS
    pressable: int = PRESSABLE


def readable(table: LiveTable, seat: int, shunned: Collection[str]) -> list[ChatRow]:
    """Messages; what was said to a team only its members read, and who is ignored is not heard."""
    mates = table.match.game.mates(table.play.committed, seat) if seat >= 0 else ()
    return [row for row in table.chat if (not row.team or row.seat in mates) and row.guest not in shunned]


def chat_lines(
    table: LiveTable, guest: GuestRow, seat: int, shunned: Collection[str], words: Words, apart: bool = True
) -> list[ChatLine]:
    """As a viewer reads them. What all read who only watch (not `apart`) is nobody's own."""
    names = {row.holder: row.name for row in table.seats if row.holder}
    return [
        ChatLine(
            row.name,
            words.say(f"quick-{row.sign}", row.sign) if row.sign else row.text,
            row.team,
            row.id,
            row.sign,
            marks_at(table.marks.get(row.id, {}), shunned, names, guest.id if apart else ""),
        )
        for row in readable(table, seat, shunned)
    ]


def marks_at(
    marks: Mapping[str, str], shunned: Collection[str], names: Mapping[str, str], reader: str
) -> list[Mark]:  # fmt: skip
    """By sign, always in the same order; of those whom the reader ignores nothing is counted."""
    found = []
    for sign in SIGNS:
        guests = [guest for guest, put in marks.items() if put == sign and guest not in shunned]
        if guests:
            known = [names[guest] for guest in guests if guest in names]
            found.append(Mark(sign, len(guests), known, reader in guests))
    return found


def may_talk(table: LiveTable, seat: int) -> bool:
    return seat >= 0 or table.row.chat_open


async def react(
    context: Context, table: LiveTable, guest: GuestRow, seat: int, line: int, sign: str, address: str,
    again: bool = True,
) -> None:  # fmt: skip
    """Put a sign to a line that one can read. Pressed `again` it is taken back; an empty one takes back any."""
    shunned = await context.manners.shunned(guest.id)
    if (sign and sign not in SIGNS) or line not in [row.id for row in readable(table, seat, shunned)]:
        raise NoSuchLine
    may_speak(context, table, guest, seat, address)
    marks = table.marks.get(line, {})
    if guest.id not in marks and len(marks) >= MOST_SIGNS:
        raise Denied("refused-signs")
    sign = "" if again and marks.get(guest.id) == sign else sign
    if marks.get(guest.id, "") != sign:
        await put(table, line, guest.id, sign)


@whole
async def put(table: LiveTable, line: int, guest: str, sign: str) -> None:
    """A guest's sign at a line, durable before anybody hears of it."""
    await mark(table.store, table.row.id, line, guest, sign)
    marks = {other: put for other, put in table.marks.get(line, {}).items() if other != guest}
    table.marks = {**table.marks, line: {**marks, guest: sign} if sign else marks}
    await table.tell()
