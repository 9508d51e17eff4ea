"""Pictures of every page and table in each size and theme, for people to look at: build/screenshots.

python scripts/screenshots.py [--languages en,fr,ru] [--only act,payment]
python scripts/screenshots.py --readme      three pictures of each game, as WebP, into docs/pictures
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser import fixtures  # noqa: E402
from tests.browser.chrome import FLAGS, Server, chromium  # noqa: E402
from tests.browser.gallery import Gallery  # noqa: E402

SIZES = {"laptop": (1280, 800), "large": (1920, 1080), "tablet": (768, 1024), "phone": (390, 844), "lying": (844, 390)}
THEMES = ("light", "dark")
# Of each game: its table, a phone, and the end.
README = {
    "progress": ("five players", "act", "end"),
    "ancient_knowledge": ("ancient", "ancient", "ancient end"),
    "through_the_ages": ("ages four", "ages", "ages end"),
}
QUALITY = 82


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--languages", default="en")
    options.add_argument("--only", default="")
    options.add_argument("--readme", action="store_true")
    chosen = options.parse_args()
    if chromium() is None:
        sys.exit("chromium is not installed: run 'make browser' first")
    from playwright.sync_api import sync_playwright

    folder = ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data)).start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
                if chosen.readme:
                    for_the_readme(browser, Gallery(server))
                    return
                for language in chosen.languages.split(","):
                    gallery = Gallery(server, language)
                    names = [name for name in gallery.paths if not chosen.only or name in chosen.only.split(",")]
                    for theme in THEMES:
                        for size in SIZES:
                            take(browser, server, gallery, names, folder, (language, theme, size))
                browser.close()
        finally:
            server.kill()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


def take(
    browser: Any, server: Server, gallery: Gallery, names: list[str], folder: Path, how: tuple[str, str, str]
) -> None:
    language, theme, size = how
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=theme, locale=language)
    context.add_cookies([{"name": "clio", "value": fixtures.cookie(server.data, language), "url": server.base}])
    page = context.new_page()
    for name in names:
        page.goto(server.base + gallery.paths[name])
        page.wait_for_timeout(150)
        page.screenshot(path=str(folder / f"{name.replace(' ', '-')}-{language}-{size}-{theme}.png"))
    context.close()


def for_the_readme(browser: Any, gallery: Gallery) -> None:
    for game, names in README.items():
        for name, shot in zip(names, ("table", "phone", "end"), strict=True):
            width, height, scale = (390, 844, 1.25) if shot == "phone" else (1440, 900, 1)
            context = browser.new_context(viewport={"width": width, "height": height}, device_scale_factor=scale)
            context.set_default_timeout(60_000)
            page = gallery.visit(context.new_page(), name)
            page.wait_for_timeout(1000)  # pictures come last
            taken = context.new_cdp_session(page).send(
                "Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "optimizeForSpeed": False}
            )
            path = ROOT / "docs" / "pictures" / f"{game}-{shot}.webp"
            path.write_bytes(base64.b64decode(taken["data"]))
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
            context.close()


if __name__ == "__main__":
    main()
