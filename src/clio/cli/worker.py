"""`clio worker`: bots of a shared server think in processes of their own, on any machine."""

from __future__ import annotations

import asyncio
import gc
import signal

from rich.console import Console

from clio.cli.arguments import Data, DatabaseUrl, Language
from clio.cli.settings import not_installed, settings_from
from clio.cli.speech import Misuse, say

console = Console(stderr=True)


def worker(data: Data = None, database_url: DatabaseUrl = None, lang: Language = "") -> None:
    """Let bots of a server think here."""
    gc.disable()
    try:
        from clio.server.logs import write_log
        from clio.server.metrics import Metrics
        from clio.server.processes import shared
        from clio.server.settings import Settings
        from clio.server.work import at_work
    except ModuleNotFoundError as error:
        raise not_installed(error) from None
    settings = shared(settings_from(Settings, data=data, database_url=database_url, bots="here"))
    write_log(settings.access_log)

    async def work() -> None:
        ended = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, ended.set)
        async with at_work(settings, Metrics()):
            console.print(say("working", folder=str(settings.data)))
            await ended.wait()

    try:
        asyncio.run(work())
    except OSError as error:
        raise Misuse("bad-data-folder", folder=str(settings.data), why=error.strerror or str(error)) from None
