from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.chrome import FLAGS, Server, chromium

USUAL = {"viewport": {"width": 1280, "height": 800}, "locale": "en", "reduced_motion": "reduce"}
PATIENCE = 30_000  # milliseconds: the machine may be busy with other things


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    if chromium() is None:
        pytest.skip("chromium is not installed: run 'make browser' (as root on Debian) to get it")
    api = pytest.importorskip(
        "playwright.sync_api", reason="playwright is missing: pip install 'clio-tabletop[browser]'"
    )
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(Path(tmp_path_factory.mktemp("data"))).start()
    yield server
    server.kill()


def worrying(said: Any) -> bool:
    """Chromium also reports pages that are meant to be missing, and servers that are meant to be dead."""
    return said.type == "error" and not said.text.startswith("Failed to load resource")


@pytest.fixture
def person(browser: Any, server: Server) -> Iterator[Any]:
    """Opens pages as somebody new each time; an error in a page's script fails the test."""
    contexts = []
    errors: list[str] = []

    def come(**how: Any) -> Any:
        context = browser.new_context(**{**USUAL, **how})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.extend([said.text] if worrying(said) else []))
        page.goto(server.base + "/")
        return page

    yield come
    for context in contexts:
        context.close()
    assert errors == []
