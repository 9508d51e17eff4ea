"""`clio account`: what an operator does for somebody who has forgotten a password."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from clio.cli.arguments import Data, DatabaseUrl, Language
from clio.cli.settings import not_installed, store_settings
from clio.cli.speech import Misuse, say, terminal
from clio.cli.store import existing, sqlite_file

app = typer.Typer(no_args_is_help=False)
Login = Annotated[str, typer.Argument(metavar="LOGIN", help="argument-login")]


@app.callback()
def begin() -> None:
    """So that `reset` stays a command of its own."""


@app.command("reset", help="help-account-reset")
def reset(login: Login, data: Data = None, database_url: DatabaseUrl = None, lang: Language = "") -> None:
    settings = store_settings(data, database_url)
    file = sqlite_file(settings)
    if file is not None:
        existing(file)
    code = asyncio.run(issued(settings.database, login))
    if not code:
        raise Misuse("no-account", login=login)
    terminal().print(say("account-code-issued", login=login, code=code), markup=False, soft_wrap=True)


async def issued(url: str, login: str) -> str:
    """A code for this login; nothing if nobody has it. The server need not be stopped."""
    try:
        from clio.server.accounts import login_of, new_code
        from clio.store import Store
    except ModuleNotFoundError as error:
        raise not_installed(error) from None
    store = await Store.open(url, migrate=False)
    code, kept = new_code()
    try:
        return code if await store.set_reset(login_of(login), kept) else ""
    finally:
        await store.close()
