"""`clio store`: the games a server keeps: replay them all, back them up while it runs, put a backup back."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from clio.cli.arguments import Data, DatabaseUrl, Language
from clio.cli.settings import not_installed, store_settings
from clio.cli.speech import Misuse, say, spoken, terminal

if TYPE_CHECKING:
    from clio.store.audit import Verdict
    from clio.store.settings import StoreSettings

app = typer.Typer(no_args_is_help=False)
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="argument-backup")]
Force = Annotated[bool, typer.Option("--force", help="option-force")]


@app.command("check", help="help-store-check")
def check(data: Data = None, database_url: DatabaseUrl = None, lang: Language = "") -> None:
    settings = store_settings(data, database_url)
    file = sqlite_file(settings)
    try:
        from clio.store.backup import DATABASE, Damaged, snapshot
    except ModuleNotFoundError as error:
        raise not_installed(error) from None
    # A copy is looked at: a server may be running, and the copy may have to be brought up to date.
    with tempfile.TemporaryDirectory(prefix="clio-check-") if file else nullcontext("") as room:
        url = settings.database
        if file is not None:
            try:
                snapshot(existing(file), Path(room) / DATABASE)
            except Damaged as error:
                raise Misuse("store-damaged", why=str(error)) from None
            url = f"sqlite+aiosqlite:///{Path(room) / DATABASE}"
        total, wrong = asyncio.run(replay_all(url, migrate=file is not None))
    terminal().print(say("store-checked", n=total, wrong=wrong), markup=False, soft_wrap=True)
    if wrong:
        raise typer.Exit(1)


async def replay_all(url: str, migrate: bool) -> tuple[int, int]:
    """(games, games that do not hold); a line for each."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from clio.store import Store
        from clio.store.audit import OK, audit
    except ModuleNotFoundError as error:
        raise not_installed(error) from None
    store = await Store.open(url, migrate)
    total = wrong = 0
    try:
        async for verdict in audit(store):
            total += 1
            wrong += verdict.outcome != OK
            terminal().print(line(verdict), markup=False, soft_wrap=True)
    except SQLAlchemyError as error:
        raise Misuse("store-damaged", why=str(error).splitlines()[0]) from None
    finally:
        await store.close()
    return total, wrong


def line(verdict: Verdict) -> str:
    told = {"id": verdict.game_id, "game": verdict.game, "n": verdict.lines}
    if verdict.outcome == "ok":
        return say("store-game-ok", **told)
    if verdict.outcome == "cards":
        return say("store-game-cards", **told)
    why = verdict.why if isinstance(verdict.why, str) else verdict.why.text(spoken())
    differs = say("store-game-differs", **told, at=verdict.at, why=why.rstrip("."))
    after = say("store-game-lost" if verdict.goes_on < 0 else "store-game-goes-on", at=verdict.goes_on)
    return f"{differs} {after}"


@app.command("backup", help="help-store-backup")
def backup(
    file: BackupFile, data: Data = None, database_url: DatabaseUrl = None, force: Force = False, lang: Language = ""
) -> None:
    settings = store_settings(data, database_url)
    database = sqlite_file(settings)
    if database is None:
        raise Misuse("store-pg-backup", key=str(settings.data / "secret.key"))
    if file.exists() and not force:
        raise Misuse("bad-exists-force", file=str(file))
    from clio.store import backup as backups

    try:
        backups.backup(existing(database), settings.data / backups.KEY, file)
    except backups.Damaged as error:
        raise Misuse("store-damaged", why=str(error)) from None
    except OSError as error:
        raise Misuse("bad-write", file=str(file), why=error.strerror or str(error)) from None
    terminal().print(say("store-backed-up", file=str(file)), markup=False, soft_wrap=True)


@app.command("restore", help="help-store-restore")
def restore(
    file: BackupFile, data: Data = None, database_url: DatabaseUrl = None, force: Force = False, lang: Language = ""
) -> None:
    settings = store_settings(data, database_url)
    if settings.database_url:
        raise Misuse("store-pg-restore")
    from clio.store import backup as backups

    if not file.is_file():
        raise Misuse("store-none", file=str(file))
    if backups.served(settings.data):
        raise Misuse("store-served", folder=str(settings.data))
    if (settings.data / backups.DATABASE).exists() and not force:
        raise Misuse("bad-exists-force", file=str(settings.data / backups.DATABASE))
    try:
        backups.restore(file, settings.data)
    except backups.Damaged as error:
        raise Misuse("store-bad-backup", why=str(error)) from None
    except OSError as error:
        raise Misuse("bad-write", file=str(settings.data), why=error.strerror or str(error)) from None
    before = (settings.data / backups.replaced(backups.DATABASE)).exists()
    done = say("store-restored-over" if before else "store-restored", folder=str(settings.data))
    terminal().print(done, markup=False, soft_wrap=True)


def sqlite_file(settings: StoreSettings) -> Path | None:
    """The file of the database; None if it is no SQLite."""
    try:
        from sqlalchemy.engine import make_url
        from sqlalchemy.exc import ArgumentError
    except ModuleNotFoundError as error:
        raise not_installed(error) from None
    try:
        url = make_url(settings.database)
    except ArgumentError:
        raise Misuse("bad-database-url") from None
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def existing(file: Path) -> Path:
    if not file.is_file():
        raise Misuse("store-none", file=str(file))
    return file
