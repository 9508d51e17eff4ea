"""Record files in the browser: open one, go through it, play on from any of its moments.

A record that was opened is kept in memory for a while, under a name made from its text. Nothing of it is stored
before somebody plays on.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response
from starlette.datastructures import UploadFile

from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.match import HINT, UNDO, back_to
from clio.engine.namer import Namer
from clio.engine.record import BadRecord, RecordFile, is_number, record_text
from clio.engine.registry import load
from clio.engine.story import Story
from clio.engine.words import Said, Words
from clio.server.context import Context, context_of, respond
from clio.server.history import LAST, PastView, play_on, show, step_to
from clio.server.live_table import LiveTable
from clio.server.pages import words_for
from clio.server.pool import REST, in_slices
from clio.server.visitors import address_of
from clio.store import SeatRow, sharing
from clio.store.rows import GameRow
from clio.table import Table

router = APIRouter()
OPENED_PER_MINUTE = 20  # by one address: every one is replayed


class MaskedLine(msgspec.Struct):
    """A move as far as a masked record tells it."""

    number: int
    who: str
    what: str
    cards: str


def played(record: RecordFile) -> Iterator[Story]:
    """The story of a record, move by move; every line is checked."""
    moves = record.played()
    story = Story(next(moves))
    yield story
    for _ in moves:
        story.listen()
        yield story


async def opened(context: Context, record: RecordFile, key: str) -> LiveTable:
    """A table that stands still, with the whole record played on it."""
    game = record.game()
    if game is not load(game.name):  # pages show today's cards: those of an earlier deck say other numbers
        raise BadRecord("record-cards", kind="other-cards", file=record.source, theirs="", ours="")
    story = await in_slices(played(record), REST)
    match = story.match
    row = GameRow(
        key, match.game.name, match.game.version, match.game.digest, match.options, match.seed, True, "", False, "over",
        0.0, "", 0.0, 0.0,
    )  # fmt: skip
    seats = [SeatRow(seat, "person", name, "", "", "") for seat, name in enumerate(match.names)]
    table = Table(match, story=story)
    table.settle()
    return LiveTable(context.store, row, seats, table)


def complaint(words: Words, error: ClioError) -> str:
    """One sentence: what is wrong with the file, where, and what to do."""
    if isinstance(error, BadRecord) and error.kind != "damaged":
        return Said("clio.server", f"record-{error.kind}", **error.what.values).text(words.language)
    line = error.line if isinstance(error, BadRecord) else 0
    return words.say("record-damaged-line", line=line) if line else words.say("record-damaged")


async def ask(request: Request, problem: str = "") -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    page = context.pages.page(
        "record.html",
        guest.language,
        guest=guest,
        token=context.visitors.form_token(guest),
        problem=problem,
        limit=context.settings.record_limit // 1024,
    )
    return respond(context, guest, page, 422 if problem else 200)


@router.get("/record")
async def open_page(request: Request) -> Response:
    return await ask(request)


@router.post("/record")
async def open_record(request: Request) -> Response:
    context, who = context_of(request), address_of(request)
    context.visitors.check_rate("record " + who, OPENED_PER_MINUTE)  # before anything of it is read
    guest = await context.visitors.who(request)
    async with request.form(max_files=1, max_fields=4) as form:
        context.visitors.check_form(request, guest, str(form.get("token", "")))
        file = form.get("file")
        data = await file.read() if isinstance(file, UploadFile) else b""
    words = words_for("", guest.language)
    if not data:
        return await ask(request, words.say("record-none"))
    if len(data) > context.settings.record_limit:
        return await ask(request, words.say("record-too-big", n=context.settings.record_limit // 1024))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return await ask(request, words.say("record-not-ours"))
    key = hashlib.sha256(data).hexdigest()[:24]
    try:
        if key not in context.records.tables and key not in context.records.masked:
            async with context.replays.place(who):
                await read_in(context, text, key)
        if context.store.shared:  # any process may be asked for it next
            await sharing.keep_opened(context.store, key, text)
    except ClioError as error:
        return await ask(request, complaint(words, error))
    where = f"/record/{key}" if key in context.records.masked else f"/record/{key}/at/0?seat=0"
    response = RedirectResponse(where, 303)
    context.visitors.write_cookie(response, guest)
    return response


async def read_in(context: Context, text: str, key: str) -> None:
    """Read it, play it, and keep it for a while."""
    record = RecordFile(text)
    if record.masked:
        record.seats(record.game())
        context.records.keep(context.records.masked, key, record)
    else:
        context.records.keep(context.records.tables, key, await opened(context, record, key))


async def at_hand(request: Request, key: str) -> None:
    """A record that was opened at another process is read here too."""
    context = context_of(request)
    if not context.store.shared or key in context.records.tables or key in context.records.masked:
        return
    text = await sharing.opened(context.store, key)
    if text is not None:
        async with context.replays.place(address_of(request)):
            await read_in(context, text, key)


async def looked(request: Request, key: str, entry: int, seat: int) -> PastView:
    context = context_of(request)
    await at_hand(request, key)
    table = context.records.tables.get(key)
    if table is None:
        raise HTTPException(410, "record-gone")
    context.records.tables.move_to_end(key)
    guest = await context.visitors.who(request)
    eyes = seat if -1 <= seat < len(table.seats) else 0
    return PastView(context, table, guest, eyes, [], f"/record/{key}", entry, True)


@router.get("/record/{key}/history")
async def whole(request: Request, key: str, seat: int = 0, move: str = "") -> Response:
    return step_to(await looked(request, key, LAST, seat), move)


@router.get("/record/{key}/at/{entry}")
async def at(request: Request, key: str, entry: int, seat: int = 0) -> Response:
    return show(request, await looked(request, key, entry, seat))


@router.get("/record/{key}/record")
async def download(request: Request, key: str) -> Response:
    past = await looked(request, key, LAST, 0)
    headers = {"Content-Disposition": f'attachment; filename="{past.table.row.game}-{key}.clio"'}
    return PlainTextResponse(record_text(past.table.match), headers=headers)


@router.post("/record/{key}/fork")
async def fork(request: Request, key: str) -> Response:
    form = await request.form()
    entry = str(form.get("entry", ""))
    past = await looked(request, key, int(entry) if is_number(entry) else LAST, 0)
    past.context.visitors.check_form(request, past.guest, str(form.get("token", "")))
    past.context.visitors.check_rate(past.guest.id)
    return await play_on(request, past, str(form.get("as", "")), str(form.get("bot", "")))


@router.get("/record/{key}")
async def read(request: Request, key: str) -> Response:
    """The record of a running game has no seed: its moves can be read, its tables cannot be laid out again."""
    context = context_of(request)
    await at_hand(request, key)
    if key in context.records.tables:
        return RedirectResponse(f"/record/{key}/at/0?seat=0", 303)
    record = context.records.masked.get(key)
    if record is None:
        raise HTTPException(410, "record-gone")
    guest = await context.visitors.who(request)
    game = record.game()
    words = words_for(game.name, guest.language)
    page = context.pages.page(
        "masked.html",
        guest.language,
        game.name,
        guest=guest,
        token=context.visitors.form_token(guest),
        game=game.name,
        lines=masked_lines(record, game, words),
    )
    return respond(context, guest, page)


def masked_lines(record: RecordFile, game: Game, words: Words) -> list[MaskedLine]:
    """The moves as far as the record tells them."""
    _, names = record.seats(game)
    namer = Namer(game, words)
    lines = []
    for number, (_, seat, text, shown) in enumerate(record.moves, 1):
        hidden = "?" in text.split()
        if text == UNDO:
            what = words.say("undo")
        elif text == HINT or back_to(text) >= 0:
            what = words.say("record-coach" if text == HINT else "record-back")
        else:
            what = words.say("record-face-down") if hidden else namer.full(text)
        cards = [words.card(name) for name in shown.split(", ") if name in namer.cards]
        who = names[seat] if 0 <= seat < len(names) else str(seat + 1)
        lines.append(MaskedLine(number, who, what, ", ".join(cards)))
    return lines
