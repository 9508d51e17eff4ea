"""`clio serve`: the tables in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import threading
import time
import urllib.request
import webbrowser
from typing import Annotated

import typer
from rich.console import Console

from clio.cli.arguments import Data, DatabaseUrl, Language
from clio.cli.settings import not_installed, settings_from
from clio.cli.speech import Misuse, say

console = Console(stderr=True)


def serve(
    port: Annotated[int | None, typer.Option(help="option-port")] = None,
    host: Annotated[str | None, typer.Option(help="option-host")] = None,
    data: Data = None,
    database_url: DatabaseUrl = None,
    workers: Annotated[int | None, typer.Option("--workers", help="option-serve-workers")] = None,
    access_log: Annotated[bool, typer.Option("--access-log", help="option-access-log")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="option-open")] = False,
    check: Annotated[bool, typer.Option("--check", help="option-check")] = False,
    lang: Language = "",
) -> None:
    """Play in the browser."""
    gc.disable()  # what is being loaded is no garbage, and to look for some takes a fifth of the start
    try:
        from clio.server.logs import write_log
        from clio.server.metrics import COMPILED
        from clio.server.processes import Servers, shared
        from clio.server.running import Server, run
        from clio.server.settings import Settings
    except ModuleNotFoundError as error:
        raise not_installed(error) from None
    given = {"host": host, "port": port, "data": data, "database_url": database_url, "access_log": access_log or None}
    settings = settings_from(Settings, **given, processes=workers)
    write_log(settings.access_log)
    require_free(settings.host, settings.port)
    address = f"http://{settings.host}:{settings.port}/"

    def ready() -> None:
        announce(address, str(settings.data), COMPILED)

    settings = shared(settings) if settings.processes > 1 or settings.bots == "workers" else settings
    server = Servers(settings, ready) if settings.processes > 1 else Server(settings, ready)
    if open_browser or check:
        threading.Thread(target=when_ready, args=(address, server, open_browser, check), daemon=True).start()
    try:
        server.run_all() if isinstance(server, Servers) else run(server.run_here())
    except (KeyboardInterrupt, asyncio.CancelledError):
        pass
    except OSError as error:
        raise Misuse("bad-data-folder", folder=str(settings.data), why=error.strerror or str(error)) from None
    if not server.started:
        raise Misuse("not-started")


def announce(address: str, folder: str, compiled: bool) -> None:
    """Where the tables are, and which build it is that runs."""
    console.print(say("serving", address=address, folder=folder))
    console.print(say("build-compiled" if compiled else "build-interpreted"))


def require_free(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise Misuse("bad-port", port=str(port), host=host, why=error.strerror or "") from None


def when_ready(address: str, server: object, open_browser: bool, check: bool) -> None:
    """Wait until the page answers, then show it (or, to check an installation, say so and stop)."""
    for _ in range(200):
        with contextlib.suppress(OSError):
            with urllib.request.urlopen(address, timeout=5) as page:
                size = len(page.read())
            if check:
                console.print(say("lobby-answers", size=size))
                setattr(server, "should_exit", True)  # noqa: B010
            elif open_browser:
                webbrowser.open(address)
            return
        time.sleep(0.1)
