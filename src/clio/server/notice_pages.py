"""How somebody is told that it is their turn: begun, tried and ended on the page of their account, or by a link."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from clio.engine.errors import ClioError
from clio.server.context import Context, context_of
from clio.server.mail import mail_address
from clio.server.people import account_page
from clio.server.push import Device
from clio.server.visitors import address_of, preferred_language
from clio.store.rows import GuestRow

router = APIRouter()
HOUR = 3600.0
CODES_AN_HOUR = 6  # to one account or one address, half of them at once; from one place five times as many


@router.post("/webhook")
async def webhook(request: Request) -> Response:
    """Be told somewhere that it is one's turn; try it; end it."""
    return await changed(request, "webhook")


@router.post("/mail")
async def mail(request: Request) -> Response:
    """The same by e-mail; an address holds when the code that was sent there comes back."""
    return await changed(request, "mail")


@router.post("/push")
async def push(request: Request) -> Response:
    """The same by the browsers of one's devices."""
    return await changed(request, "push")


async def changed(request: Request, kind: str) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    context.visitors.check_rate(f"{kind} {guest.id}", 20)
    what = str(form.get("what", ""))
    try:
        if what == "end":
            await context.notices.end_kind(guest, kind, str(form.get("device", "")))
        elif what == "try":
            await context.notices.attempt(guest, kind)
            return await account_page(request, done="notices-tried")
        elif kind == "webhook":
            await context.notices.begin_webhook(guest, str(form.get("address", "")))
        elif kind == "push":
            given = (str(form.get(name, "")) for name in ("endpoint", "key", "auth", "name"))
            await context.notices.begin_push(guest, Device(*given))
        elif what == "confirm":
            await context.notices.confirm_mail(guest, str(form.get("code", "")))
        else:
            await begin_mail(context, guest, str(form.get("address", "")), address_of(request))
    except ClioError as error:
        return await account_page(request, error.what.message)
    return RedirectResponse("/account#notices", 303)


async def begin_mail(context: Context, guest: GuestRow, address: str, who: str) -> None:
    """Codes go to people who may never have heard of us: only a few, whoever asks for them."""
    if guest.login and "mail" in context.notices.senders:
        address = mail_address(address)
        context.visitors.check_rate("codes of " + guest.id, CODES_AN_HOUR, HOUR)
        context.visitors.check_rate("codes to " + address.lower(), CODES_AN_HOUR, HOUR)
        context.visitors.check_rate("codes from " + who, 5 * CODES_AN_HOUR, HOUR)
    await context.notices.begin_mail(guest, address)


@router.get("/end/{key}")
async def ask_to_end(request: Request, key: str) -> Response:
    """The link in a message. Programs that look where links lead end nothing by it: that takes one click."""
    return await ending(request, key, done=False)


@router.post("/end/{key}")
async def end(request: Request, key: str) -> Response:
    """Also sent by mail programs (RFC 8058), which know no cookie: the link itself is the proof."""
    return await ending(request, key, done=True)


async def ending(request: Request, key: str, done: bool) -> Response:
    context = context_of(request)
    context.visitors.check_rate("end from " + address_of(request), 60)
    if not context.notices.is_end_key(key):
        raise HTTPException(404)
    found = await context.notices.channel_of(key)  # nothing: it has ended already
    guest = await context.store.guest(found.guest) if found is not None else None
    if done and found is not None:
        await context.notices.end(found)
    language = guest.language if guest is not None else preferred_language(request)
    ended = done or found is None
    page = context.pages.page("end_notices.html", language, ended=ended, kind=found.kind if found else "", key=key)
    return HTMLResponse(page)
