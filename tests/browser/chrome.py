"""Debian's chromium, a server of our own in a process of its own, and somebody who clicks."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SERVE = (
    "import uvicorn; from clio.server.settings import Settings; from clio.server.app import create_app; "
    "uvicorn.run(create_app(Settings()), port={port}, log_level='warning', timeout_graceful_shutdown=1)"
)


def chromium() -> str | None:
    """The one without windows comes first: it needs half the processor, and shows the same pages."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    return next((path for path in map(shutil.which, names) if path), None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`clio serve` on a free port and a data folder; it can be killed and started again in the same place."""

    command: tuple[str, ...] = ("-c", SERVE)

    def __init__(self, data: Path, source: Path = ROOT / "src", **settings: str) -> None:
        self.data = data
        self.source = source
        self.settings = settings  # further ones, as the environment names them
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        env = {**os.environ, "PYTHONPATH": str(self.source), "CLIO_DATA": str(self.data)}
        env.update(CLIO_ACTIONS_PER_MINUTE="10000000", CLIO_REQUESTS_PER_MINUTE="10000000", **self.settings)
        command = [part.format(port=self.port) for part in self.command]
        self.process = subprocess.Popen([sys.executable, *command], env=env)
        for _ in range(1200):  # a busy machine takes its time
            try:
                urllib.request.urlopen(self.base + "/healthz", timeout=5).close()
                return self
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


def all_moves(page: Any) -> Any:
    """The buttons of all moves; where they lie in a drawer, it is opened."""
    drawer = page.locator("#drawer")
    if drawer.count():
        more = page.locator("#more:visible[aria-expanded=false]")  # on a small screen the command box opens first
        if more.count():
            more.click()
        drawer.evaluate("drawer => (drawer.open = true)")
        return page.locator("#drawer .moves button")
    return page.locator("#region-prompt .moves button")


def choose(page: Any, n: int) -> str:
    """Do something at a table, the n-th time: end the turn, fill a set, or press a move. What was done, if anything."""
    from playwright.sync_api import TimeoutError as TooLate

    end = page.locator("#end-turn:enabled:not([name])")  # with a name it is a move among others
    if end.count():
        end.click()
        return "end"
    if page.locator(".set").count():
        fill_set(page)
        return "set"
    buttons = all_moves(page)
    values = buttons.evaluate_all("found => found.map((button) => button.value)")
    if not values:
        return ""
    wanted = [place for place, value in enumerate(values) if value.startswith("discover")]  # games get on
    place = wanted[n % len(wanted)] if wanted else (n * 7) % len(values)
    try:
        buttons.nth(place).click(timeout=2000)
    except TooLate:  # the others moved just now, and a new question comes with a closed drawer
        return ""
    return str(values[place])


def fill_set(page: Any, key: bool = False, script: bool = True) -> None:
    """Tick what makes it enough without waste, and hand in; with the keyboard if wanted."""
    asked = page.locator(".set")
    assert not script or not page.locator("noscript *").count(), "for pages without scripts only"
    if script and not key and page.locator("#suggest").count():  # tokens are counted with minus and plus
        page.locator("#suggest").click()
        page.locator("#confirm[aria-disabled=false]").click()
        return
    least, most = (int(asked.get_attribute(f"data-{name}") or 0) for name in ("least", "most"))
    need = max(0, (least or min(most, 1)) - int(asked.get_attribute("data-picked")))
    boxes = page.locator("input[type=checkbox][name=pick]")
    found = boxes.evaluate_all("found => found.map((box) => [box.value, Number(box.dataset.worth)])")
    suggested = page.locator("#suggest")
    if not script and suggested.count():  # the cheapest way, as the page itself says it
        left = (suggested.get_attribute("data-suggested") or "").split("|")
        for place, (value, _) in enumerate(found):
            if value in left:
                left.remove(value)
                boxes.nth(place).check()
        page.locator("#confirm").click()
        return
    useful = json.loads(asked.get_attribute("data-useful") or "{}")
    ways: list[tuple[Any, int]] = []  # what to tick or to press, and its worth
    for place, (value, worth) in enumerate(found):  # of equal sources only so many count, of some none
        ways.append((boxes.nth(place), worth if useful.get(value, len(found)) > 0 else 0))
        useful[value] = useful.get(value, len(found)) - 1
    if script:  # things of which there are several are counted with minus and plus
        for stepper in page.locator(".stepper").all():
            count, worth, most_useful = (int(stepper.get_attribute(f"data-{n}")) for n in ("count", "worth", "useful"))
            ways += [(stepper.locator("[data-by='1']"), worth)] * min(count, most_useful)
    for place in enough([worth for _, worth in ways], need, exactly=most > 0):
        what = ways[place][0]
        plus = what.get_attribute("data-by") is not None
        if key:
            what.focus()
            page.keyboard.press("Space")
        elif plus:
            what.click()
        else:
            what.check()
    if script:  # what the question says of itself must do: nothing else is tried
        page.locator("#confirm[aria-disabled=false]").wait_for()
    if key:
        page.locator("#confirm").focus()
        page.keyboard.press("Enter")
    else:
        page.locator("#confirm").click()


def enough(worths: list[int], need: int, exactly: bool) -> list[int]:
    """Places of boxes that are worth what is needed; no box of them is superfluous."""
    for bits in range(1 << min(len(worths), 14)):
        way = [place for place in range(len(worths)) if bits >> place & 1]
        over = sum(worths[place] for place in way) - need
        if not all(worths[place] for place in way):
            continue
        if over == 0 or (over > 0 and not exactly and over < min(worths[place] for place in way)):
            return way
    raise AssertionError(f"things worth {worths} do not add up to {need}")


def settled(page: Any) -> None:
    """Wait until the page is not in the middle of sending or swapping."""
    page.wait_for_function("() => !document.querySelector('#region-prompt.busy')")
