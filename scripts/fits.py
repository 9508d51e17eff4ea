"""Every table of the gallery in every size and language: texts cut, too small, broken; pages that scroll.

python scripts/fits.py [--sizes 1280x800,390x844] [--languages en,fr,ru] [--only act,ages]

Prints each fault and how many there were; the exit status says whether there were any. The test suite draws a part of
it (tests/browser/test_cut.py).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.chrome import FLAGS, Server, chromium  # noqa: E402
from tests.browser.gallery import TABLES, Gallery  # noqa: E402
from tests.browser.measure import ALL_SIZES, faults  # noqa: E402


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--sizes", default=",".join(f"{width}x{height}" for width, height in ALL_SIZES))
    options.add_argument("--languages", default="en,fr,ru")
    options.add_argument("--only", default=",".join(TABLES))
    chosen = options.parse_args()
    if chromium() is None:
        sys.exit("chromium is not installed: run 'make browser' first")
    from playwright.sync_api import sync_playwright

    sizes = [tuple(int(n) for n in size.split("x")) for size in chosen.sizes.split(",")]
    looked, found = 0, 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data)).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for language in chosen.languages.split(","):
                gallery = Gallery(server, language)
                context = browser.new_context(locale=language, reduced_motion="reduce")
                context.set_default_timeout(60_000)
                for name in chosen.only.split(","):
                    page = gallery.visit(context.new_page(), name)
                    for width, height in sizes:
                        looked += 1
                        for fault in faults(page, width, height):
                            found += 1
                            print(f"{language} {name} {fault}", flush=True)
                    page.close()
                context.close()
        finally:
            browser.close()
            server.kill()
    print(f"{found} faults on {looked} pages")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
