"""What one update costs a browser on a processor slowed four times: script, style and layout, for each game.

python scripts/updates.py [--slow 4] [--updates 8] [--only through_the_ages] [--size 1280x800]

Each game is opened at the beginning of a turn. Every kind of move there is comes before any kind comes twice; where the
others are asked, the same turn begins anew at a fresh table. Prints the move and its milliseconds, from the answer to
the finished layout, and the largest; the bar is 100 ms. Times of a busy machine say nothing: run it on a quiet one, or
with `--processor`, which counts the page's own processor time, not slowed, and multiplies.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser import fixtures  # noqa: E402
from tests.browser.chrome import FLAGS, Server, all_moves, chromium, fill_set, settled  # noqa: E402
from tests.browser.weights import ANSWERED, FRESH  # noqa: E402

# By game: players, seed, bot, and from which decision on a turn will do.
TURNS = {
    "progress": ("2", "5", "hasty", 120),
    "ancient_knowledge": ("3", "11", "greedy", 120),
    "through_the_ages": ("4", "11", "greedy", 400),
}
BAR = 100  # milliseconds
# From the moment the answer is there until all of it lies in its place: swap, script that follows, style and layout.
WATCH = """
  window.updates = [];
  let begun = 0;
  document.addEventListener('before-swap', () => {
    performance.mark('update begins');
    begun = performance.now();
  });
  document.addEventListener('swapped', () => queueMicrotask(() => {
    document.body.getBoundingClientRect();
    window.updates.push(performance.now() - begun);
    performance.mark('update ends');
  }));
"""


def turn_begins(number: int) -> Callable[[Any], bool]:
    """Somebody else than before is asked to act."""
    before = -1

    def found(state: Any) -> bool:
        nonlocal before
        if state.asking().name != "act":
            return False
        seat, last = state.seats_open()[0], before
        before = seat
        return bool(seat != last and state.number >= number)

    return found


class Clock:
    """The processor time of a page between two marks, as the browser's own records tell it."""

    def __init__(self, page: Any) -> None:
        self.page, self.ready = page, False
        self.events: list[dict[str, Any]] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Tracing.dataCollected", lambda part: self.events.extend(part["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: setattr(self, "ready", True))

    def start(self) -> None:
        self.events, self.ready = [], False
        config = {"includedCategories": ["blink.user_timing"]}
        self.session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})

    def stop(self) -> list[float]:
        """Milliseconds of each update since the start."""
        self.session.send("Tracing.end")
        while not self.ready:
            self.page.wait_for_timeout(20)
        marks = sorted((e for e in self.events if e["name"].startswith("update ")), key=lambda mark: mark["ts"])
        pairs = zip(marks[::2], marks[1::2], strict=True)
        return [(ends["tts"] - begins["tts"]) / 1000 for begins, ends in pairs]


class Table:
    """The same turn of one game, as often as it is needed."""

    def __init__(self, server: Server, page: Any, game: str, slow: float, clock: Clock | None) -> None:
        players, seed, bot, number = TURNS[game]
        self.server, self.page, self.slow, self.clock = server, page, slow, clock
        self.match = fixtures.played(game, {"players": players}, seed, turn_begins(number), bot=bot)
        self.tried: Counter[str] = Counter()
        self.session = page.context.new_cdp_session(page)

    def open(self) -> None:
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        path = fixtures.put(self.server.data, self.match, self.match.state.seats_open()[0])
        self.page.goto(f"{self.server.base}/t/{path}")
        self.page.wait_for_timeout(1000)
        self.page.evaluate(WATCH)
        if not self.clock:
            self.session.send("Emulation.setCPUThrottlingRate", {"rate": self.slow})

    def press(self) -> str:
        """Do what was tried least; what was done, or nothing if the others are asked."""
        if self.page.locator(".set").count():
            fill_set(self.page)
            return "set"
        ways = [(str(value).split()[0], button) for value, button in self.moves()]
        end = self.page.locator("#end-turn:enabled:not([name])")
        if end.count():
            ways.append(("end", end))
        if not ways:
            return ""
        kind, button = min(ways, key=lambda way: self.tried[way[0]])
        self.tried[kind] += 1
        # Who plays by the cards has it closed.
        self.page.evaluate("document.getElementById('drawer')?.removeAttribute('open')")
        self.page.wait_for_timeout(100)
        button.dispatch_event("click")
        return kind

    def moves(self) -> list[tuple[str, Any]]:
        buttons = all_moves(self.page)
        values = buttons.evaluate_all("found => found.map((button) => button.value)")
        return [(value, buttons.nth(place)) for place, value in enumerate(values)]

    def measure(self, updates: int) -> list[tuple[str, float]]:
        found: list[tuple[str, float]] = []
        self.open()
        while len(found) < updates:
            self.page.wait_for_selector(FRESH, state="attached")
            key = self.page.locator("#region-prompt").get_attribute("data-key")
            if self.clock:
                self.clock.start()
            done = self.press()
            if done:
                self.page.wait_for_function(ANSWERED, arg=key)
                settled(self.page)
            times = self.page.evaluate("window.updates.splice(0)")
            if self.clock:
                times = [ms * self.slow for ms in self.clock.stop()]
            found += [(done, float(ms)) for ms in times]
            if not done:
                self.open()
        return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--slow", type=float, default=4)
    options.add_argument("--updates", type=int, default=8)
    options.add_argument("--only", default=",".join(TURNS))
    options.add_argument("--size", default="1280x800")
    options.add_argument("--processor", action="store_true")
    chosen = options.parse_args()
    if chromium() is None:
        sys.exit("chromium is not installed: run 'make browser' first")
    from playwright.sync_api import sync_playwright

    worst = 0.0
    width, height = (int(n) for n in chosen.size.split("x"))
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data)).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for game in chosen.only.split(","):
                context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
                context.set_default_timeout(60_000)
                context.add_cookies([{"name": "clio", "value": fixtures.cookie(server.data), "url": server.base}])
                page = context.new_page()
                page.on("dialog", lambda dialog: dialog.accept())
                clock = Clock(page) if chosen.processor else None
                found = Table(server, page, game, chosen.slow, clock).measure(chosen.updates)
                largest = max(ms for _, ms in found)
                worst = max(worst, largest)
                told = ", ".join(f"{kind} {ms:.0f}" for kind, ms in found)
                print(f"{game}: {told} ms, at most {largest:.0f}", flush=True)
                context.close()
        finally:
            browser.close()
            server.kill()
    print(f"at most {worst:.0f} ms (bar {BAR})")
    sys.exit(1 if worst > BAR else 0)


if __name__ == "__main__":
    main()
