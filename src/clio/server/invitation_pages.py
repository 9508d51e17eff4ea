"""Inviting people one has played with, on pages: to a seat of a table that is there; and answering in the lobby."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import RedirectResponse, Response

from clio.server import invitations
from clio.server.context import context_of, respond
from clio.server.pages import words_for
from clio.server.play import posted, target_of, visit
from clio.server.table_lines import title
from clio.server.table_service import only_host
from clio.server.visitors import address_of

router = APIRouter()


@router.get("/t/{game_id}/invite")
async def choose(request: Request, game_id: str) -> Response:
    """Whom to invite to a free seat."""
    here, seat = await visit(request, game_id), target_of(request)
    context, guest, table = here.context, here.guest, here.table
    only_host(table, guest)
    row = invitations.free_seat(table, seat)
    if row.holder or row.invited or table.own_work or table.over:
        raise HTTPException(403, "refused-invitation")
    page = context.pages.page(
        "invite.html",
        guest.language,
        table.row.game,
        guest=guest,
        token=context.visitors.form_token(guest),
        title=title(table.row.game, words_for(table.row.game, guest.language)),
        game=table.row.game,
        table=game_id,
        seat=seat,
        name=row.name,
        link=f"/join/{row.secret}",
        met=await invitations.met(context, guest),
    )
    return respond(context, guest, page)


@router.post("/t/{game_id}/invite")
async def invite(request: Request, game_id: str) -> Response:
    here, form = await posted(request, game_id)
    key = str(form.get("person", ""))
    await invitations.invite(here.context, here.table, here.guest, target_of(request), key, address_of(request))
    return RedirectResponse(f"/t/{game_id}", 303)


@router.post("/t/{game_id}/uninvite")
async def withdraw(request: Request, game_id: str) -> Response:
    here, _ = await posted(request, game_id)
    await invitations.withdraw(here.context, here.table, here.guest, target_of(request))
    return RedirectResponse(f"/t/{game_id}", 303)


@router.post("/invitation/{game_id}")
async def answer(request: Request, game_id: str) -> Response:
    """Sit down, or say no: then the seat is for anybody again."""
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    context.visitors.check_rate(guest.id)
    if str(form.get("what", "")) == "decline":
        await invitations.decline(context, game_id, guest)
        return RedirectResponse("/", 303)
    _, seat, guest = await invitations.accept(context, game_id, guest, str(form.get("pledge", "")))
    response = RedirectResponse(f"/t/{game_id}?seat={seat}", 303)
    context.visitors.write_cookie(response, guest)
    return response
