"""People: names, languages, accounts."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from clio.engine.errors import ClioError
from clio.engine.words import LANGUAGES
from clio.server.context import context_of, respond
from clio.server.visitors import address_of, clean_name

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
    try:
        await context.visitors.save(guest._replace(name=clean_name(str(form.get("name", "")))))
    except ClioError:
        pass  # an empty name changes nothing
    response = RedirectResponse(back(request), 303)
    context.visitors.write_cookie(response, guest.id)
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
    context.visitors.write_cookie(response, guest.id)
    return response


@router.get("/account")
async def account(request: Request) -> Response:
    return await account_page(request, "")


async def account_page(request: Request, problem: str) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    page = context.pages.page(
        "account.html", guest.language, guest=guest, token=context.visitors.form_token(guest), problem=problem
    )
    return respond(context, guest, page, 422 if problem else 200)


@router.post("/account")
async def change_account(request: Request) -> Response:
    """Log in, register this guest, or log out."""
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    context.visitors.check_rate("login " + address_of(request), 60)
    what, login, password = (str(form.get(key, "")) for key in ("what", "login", "password"))
    response = RedirectResponse("/", 303)
    try:
        if what == "register":
            guest = await context.visitors.register(guest, login, password, address_of(request))
        elif what == "login":
            guest = await context.visitors.log_in(login, password, address_of(request))
        else:
            response.delete_cookie("clio")
            return response
    except ClioError as error:
        return await account_page(request, str(error))
    context.visitors.write_cookie(response, guest.id)
    return response
