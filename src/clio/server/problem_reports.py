"""“Problem here”: what somebody found wrong at a table, kept for the operator with what that seat may know.

While the game runs nothing is kept that the reporting seat could not see: neither the seed nor others' cards.
"""

from __future__ import annotations

import time

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import RedirectResponse, Response

from clio import __version__
from clio.engine.record import record_text
from clio.server import table_service
from clio.server.context import respond
from clio.server.play import Visit, posted, target_of, visit
from clio.server.sealing import all_open, sealed
from clio.server.visitors import address_of
from clio.store.rows import ProblemRow

router = APIRouter()
LONGEST = 2000  # characters of a message
LONGEST_BROWSER = 300
MESSAGES = 20  # of somebody who is reported
PER_MINUTE = 6  # by one visitor, and by one address


def written(here: Visit, message: str, browser: str) -> ProblemRow:
    """The report: record and position as the reporter's seat knows them."""
    table, shown = here.table, here.view()
    known = all_open(table)
    text = record_text(table.match, None if known else here.seat, None if known else shown.until, sealed(table))
    return ProblemRow(
        game_id=table.row.id,
        game=table.row.game,
        seat=here.seat,
        version=__version__,
        language=here.guest.language,
        browser="".join(c for c in browser if c.isprintable())[:LONGEST_BROWSER],
        message="".join(c for c in message if c.isprintable() or c == "\n").strip()[:LONGEST],
        record=text,
        position=msgspec.json.encode(table.view_for(here.seat)).decode(),
        at=time.time(),
    )


def page(here: Visit, number: int = 0) -> Response:
    context, guest, table = here.context, here.guest, here.table
    html = context.pages.page(
        "problem.html",
        guest.language,
        table.row.game,
        guest=guest,
        token=context.visitors.form_token(guest),
        game=table.row.game,
        id=table.row.id,
        seat=here.seat,
        over=table.over,
        number=number,
        longest=LONGEST,
    )
    return respond(context, guest, html)


@router.get("/t/{game_id}/problem")
async def form(request: Request, game_id: str, seat: int | None = None, sent: int = 0) -> Response:
    return page(await visit(request, game_id, seat), sent)


@router.post("/t/{game_id}/problem")
async def report(request: Request, game_id: str) -> Response:
    here, form = await posted(request, game_id)
    if here.curtain >= 0:
        raise HTTPException(403, "refused-not-your-seat")
    here.context.visitors.check_rate("problem " + here.guest.id, PER_MINUTE)
    here.context.visitors.check_rate("problem from " + address_of(request), PER_MINUTE)
    row = written(here, str(form.get("message", "")), request.headers.get("user-agent", ""))
    number = await here.context.store.report(row)
    return RedirectResponse(f"/t/{game_id}/problem?seat={here.seat}&sent={number}", 303)


@router.post("/t/{game_id}/report")
async def report_person(request: Request, game_id: str) -> Response:
    """Tell the operator how somebody behaves, with what they said last."""
    here, _ = await posted(request, game_id)
    here.context.visitors.check_rate("problem " + here.guest.id, PER_MINUTE)
    here.context.visitors.check_rate("problem from " + address_of(request), PER_MINUTE)
    other = table_service.seat_of_person(here.table, target_of(request))
    said = [row.text or f"({row.sign})" for row in here.table.chat if row.guest == other.holder and not row.team][
        -MESSAGES:
    ]
    row = written(here, "\n".join([f"{other.name}:", *said]), request.headers.get("user-agent", ""))
    number = await here.context.store.report(row._replace(kind="person"))
    return RedirectResponse(f"/t/{game_id}/problem?seat={here.seat}&sent={number}", 303)
