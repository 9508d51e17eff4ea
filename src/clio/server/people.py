"""People: names, languages, accounts."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from clio.engine.errors import ClioError
from clio.engine.record import is_number
from clio.engine.words import LANGUAGES
from clio.server import table_service
from clio.server.context import Context, context_of, respond
from clio.server.lobby import PACES
from clio.server.play import wants_json
from clio.server.preferences import preferences, preferring
from clio.server.push import Device
from clio.server.table_lines import day
from clio.server.visitors import COOKIE, address_of, clean_name
from clio.store.rows import GuestRow

router = APIRouter()


def back(request: Request) -> str:
    """Where the form was, if it was on this site; else the lobby."""
    came_from = request.headers.get("referer", "/")
    host = request.headers.get("host", "")
    path = came_from.split(host, 1)[-1] if host and host in came_from else "/"
    return path if path.startswith("/") and path[1:2] not in ("/", "\\") else "/"


@router.post("/name")
async def rename(request: Request) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    context.visitors.check_rate("name " + guest.id, 20)
    context.visitors.check_rate("name from " + address_of(request), 200)
    try:
        await context.visitors.save(guest._replace(name=clean_name(str(form.get("name", "")))))
    except ClioError:
        pass  # an empty name changes nothing
    response = RedirectResponse(back(request), 303)
    context.visitors.write_cookie(response, guest)
    return response


@router.post("/language")
async def language(request: Request) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    chosen = str(form.get("language", ""))
    if chosen in LANGUAGES:
        await context.visitors.save(guest._replace(language=chosen))
    response = RedirectResponse(back(request), 303)
    context.visitors.write_cookie(response, guest)
    return response


@router.post("/preferences")
async def prefer(request: Request) -> Response:
    """Keep what a visitor prefers; at a table where they sit its bots follow the pace."""
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    context.visitors.check_rate("preferences " + guest.id, 120)
    guest = preferring(guest, {key: str(value) for key, value in form.items()})
    await context.visitors.save(guest)
    table = await context.tables.get(str(form["table"])) if form.get("table") else None
    if table is not None and "pace" in form and any(row.holder == guest.id for row in table.seats):
        await table_service.set_pace(context, table, PACES[preferences(guest)["pace"]])
    response = Response(status_code=204) if wants_json(request) else RedirectResponse(back(request), 303)
    context.visitors.write_cookie(response, guest)
    return response


@router.post("/ignore")
async def forgive(request: Request) -> Response:
    """Hear somebody again."""
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    await context.manners.forgive(guest.id, str(form.get("other", "")))
    return RedirectResponse("/account", 303)


@router.get("/account")
async def account(request: Request) -> Response:
    return await account_page(request)


async def account_page(request: Request, problem: str = "", done: str = "", guest: GuestRow | None = None) -> Response:
    context = context_of(request)
    guest = guest or await context.visitors.who(request)
    page = context.pages.page(
        "account.html",
        guest.language,
        guest=guest,
        token=context.visitors.form_token(guest),
        problem=problem,
        done=done,
        ignored=await context.manners.ignored(guest.id),
        leave=await leave_box(context, guest),
        channels=await channel_box(context, guest),
    )
    return respond(context, guest, page, 422 if problem else 200)


class ChannelBox(msgspec.Struct):
    """How somebody is told that it is their turn, on the page of their account."""

    webhook: str
    mail: str
    unconfirmed: str  # an address that waits for its code
    by_mail: bool  # can this server send letters?
    devices: dict[str, str]  # that are told, and their names
    key: str  # of this server, for browsers that are to be told


async def channel_box(context: Context, guest: GuestRow) -> ChannelBox:
    notices = context.notices
    webhook, mail = (next((one.address for one in notices.of(guest, kind)), "") for kind in ("webhook", "mail"))
    waiting = await notices.unconfirmed(guest) if guest.login else None
    devices = {one.id: Device.read(one.address).name for one in notices.of(guest, "push")}
    unconfirmed = waiting.address if waiting else ""
    return ChannelBox(webhook, mail, unconfirmed, "mail" in notices.senders, devices, notices.push.public)


class LeaveBox(msgspec.Struct):
    """Vacation on the page of an account."""

    until: str  # a date, while it lasts
    days_left: int


async def leave_box(context: Context, guest: GuestRow) -> LeaveBox:
    leave = await context.clocks.leave_of(guest)
    return LeaveBox(day(leave.until, guest.language) if leave.until else "", leave.days_left)


@router.post("/vacation")
async def vacation(request: Request) -> Response:
    """So many days from now on in which time stands still in one's games by days; 0: back again."""
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    context.visitors.check_rate("vacation " + guest.id, 20)
    days = str(form.get("days", ""))
    try:
        await context.clocks.go_away(guest, int(days) if is_number(days) and len(days) < 4 else -1)
    except ClioError as error:
        return await account_page(request, error.what.message)
    return RedirectResponse("/account", 303)


@router.post("/account")
async def change_account(request: Request) -> Response:
    """Log in or out, register this guest, change or reset the password, delete everything."""
    context, who = context_of(request), address_of(request)
    context.visitors.check_rate("login " + who, 60)
    guest, accounts = await context.visitors.who(request), context.accounts
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    what, login, password, old = (str(form.get(key, "")) for key in ("what", "login", "password", "old"))
    response = RedirectResponse("/", 303)
    context.streams.end(guest.id)
    try:
        if what == "register":
            guest = await accounts.register(guest, login, password, who)
        elif what == "login":
            guest = await accounts.log_in(login, password, who)
        elif what == "reset":
            guest = await accounts.reset(login, str(form.get("code", "")), password, who)
            await context.notices.end_kind(guest, "push")
        elif what == "change" and guest.login:
            guest = await accounts.change_password(guest, old, password, who)
            await context.notices.end_kind(guest, "push")
            return await account_page(request, done="account-changed", guest=guest)
        else:
            if what == "everywhere":
                await accounts.log_out_everywhere(guest)
                await context.notices.end_kind(guest, "push")  # what others hold in their hands tells them nothing
            elif what == "delete":
                await accounts.may_delete(guest, old, who)
                await table_service.leave_all(context, guest)
                await accounts.delete(guest)
                context.notices.channels.pop(guest.id, None)
            response.delete_cookie(COOKIE)
            return response
    except ClioError as error:
        return await account_page(request, error.what.message)
    context.visitors.write_cookie(response, guest)
    return response


@router.post("/account/export")
async def export(request: Request) -> Response:
    """Everything of the visitor, as a zip."""
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    packed = await context.accounts.export(guest, address_of(request))
    headers = {"Content-Disposition": 'attachment; filename="clio.zip"'}
    return Response(packed, media_type="application/zip", headers=headers)
