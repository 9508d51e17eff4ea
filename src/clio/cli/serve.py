"""`clio serve`: the tables in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from clio.cli.arguments import Language
from clio.cli.speech import Misuse, say

console = Console(stderr=True)


def serve(
    port: Annotated[int, typer.Option(help="option-port")] = 8765,
    host: Annotated[str, typer.Option(help="option-host")] = "127.0.0.1",
    data: Annotated[Path | None, typer.Option(help="option-data")] = None,
    database_url: Annotated[str, typer.Option(help="option-database")] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="option-open")] = False,
    check: Annotated[bool, typer.Option("--check", help="option-check")] = False,
    lang: Language = "",
) -> None:
    """Play in the browser."""
    try:
        import uvicorn

        from clio.server.app import create_app
        from clio.server.settings import Settings
    except ModuleNotFoundError as error:
        raise Misuse("not-installed", module=error.name or "?") from None
    settings = Settings(host=host, port=port, database_url=database_url)
    if data is not None:
        settings.data = data
    require_free(host, port)
    server = uvicorn.Server(
        uvicorn.Config(create_app(settings), host=host, port=port, log_level="warning", timeout_graceful_shutdown=2)
    )
    address = f"http://{host}:{port}/"
    if open_browser or check:
        threading.Thread(target=when_ready, args=(address, server, open_browser, check), daemon=True).start()
    console.print(say("serving", address=address, folder=str(settings.data)))
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        server.run()
    if not server.started:
        raise Misuse("not-started")


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
