"""`clio problems`: what visitors reported from their tables."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from clio.cli.arguments import Data, DatabaseUrl, Language
from clio.cli.settings import store_settings
from clio.cli.speech import Misuse, plain, say, terminal
from clio.cli.store import existing, sqlite_file

if TYPE_CHECKING:
    from clio.store.rows import ProblemRow


def problems(
    show: Annotated[int | None, typer.Option("--show", metavar="N", help="option-problem")] = None,
    data: Data = None,
    database_url: DatabaseUrl = None,
    lang: Language = "",
) -> None:
    settings = store_settings(data, database_url)
    file = sqlite_file(settings)
    if file is not None:
        existing(file)
    found = asyncio.run(reported(settings.database, show))
    if show is not None:
        if not found:
            raise Misuse("no-problem", n=str(show))
        tell(found[0])
        return
    if not found:
        terminal().print(say("no-problems"), markup=False)
        return
    listing(found)


async def reported(address: str, number: int | None) -> list[ProblemRow]:
    from clio.store import Store

    store = await Store.open(address)
    try:
        return await store.problems(number)
    finally:
        await store.close()


def when(row: ProblemRow) -> str:
    return datetime.fromtimestamp(row.at).strftime("%Y-%m-%d %H:%M")


def listing(found: list[ProblemRow]) -> None:
    grid = Grid.grid(padding=(0, 2))
    for row in found:
        message = " ".join(row.message.split())
        grid.add_row(str(row.id), when(row), row.game, row.game_id, row.language, Text(message[:60] or "–"))
    terminal().print(grid)


def tell(row: ProblemRow) -> None:
    """All of one report, as plain text: the record can be cut out and replayed."""
    seat = str(row.seat + 1) if row.seat >= 0 else "-"
    heading = say(
        "problem-heading", n=row.id, when=when(row), game=row.game, table=row.game_id, seat=seat, version=row.version
    )
    plain(f"{heading}\n{row.language} · {row.browser}\n\n{row.message or '–'}\n\n")
    plain(f"{row.record}\n{say('problem-position')}\n{row.position}\n")
