"""What one update costs a browser on a processor slowed four times: script, style and layout, for each game.

python scripts/updates.py [--slow 4] [--updates 6]

Prints milliseconds from the answer to the finished layout of each update, and the largest; the bar is 100 ms. Times of
a busy machine say nothing: run it on a quiet one.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.chrome import FLAGS, Server, choose, chromium, settled  # noqa: E402
from tests.browser.gallery import Gallery  # noqa: E402
from tests.browser.weights import ANSWERED, FRESH  # noqa: E402

TABLES = {"progress": "act", "ancient_knowledge": "ancient", "through_the_ages": "ages four"}
BAR = 100  # milliseconds
# From the moment the answer is there until all of it lies in its place: swap, script that follows, style and layout.
WATCH = """
  window.updates = [];
  let begun = 0;
  document.addEventListener('before-swap', () => (begun = performance.now()));
  document.addEventListener('swapped', () => queueMicrotask(() => {
    document.body.getBoundingClientRect();
    window.updates.push(performance.now() - begun);
  }));
"""


def measure(page: Any, slow: float, updates: int) -> list[float]:
    page.evaluate(WATCH)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    for n in range(updates):
        page.wait_for_selector(FRESH, state="attached")
        key = page.locator("#region-prompt").get_attribute("data-key")
        if not choose(page, n):
            break
        page.wait_for_function(ANSWERED, arg=key)
        settled(page)
    return [float(ms) for ms in page.evaluate("window.updates")]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--slow", type=float, default=4)
    options.add_argument("--updates", type=int, default=6)
    chosen = options.parse_args()
    if chromium() is None:
        sys.exit("chromium is not installed: run 'make browser' first")
    from playwright.sync_api import sync_playwright

    worst = 0.0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data)).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            gallery = Gallery(server)
            for game, name in TABLES.items():
                context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
                context.set_default_timeout(60_000)
                page = gallery.visit(context.new_page(), name)
                page.on("dialog", lambda dialog: dialog.accept())
                page.wait_for_timeout(1000)
                found = measure(page, chosen.slow, chosen.updates)
                worst = max(worst, *found)
                print(f"{game}: {', '.join(f'{ms:.0f}' for ms in found)} ms, at most {max(found):.0f}", flush=True)
                context.close()
        finally:
            browser.close()
            server.kill()
    print(f"at most {worst:.0f} ms (bar {BAR})")
    sys.exit(1 if worst > BAR else 0)


if __name__ == "__main__":
    main()
