"""The icons of the installed application, from our own drawing (static/clio.svg): python scripts/icons.py

Needs chromium and Playwright, as the tests in a browser do. The pictures are kept in the repository.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

STATIC = Path(__file__).resolve().parents[1] / "src/clio/server/static"
# name, size, share of the picture that the drawing fills: systems cut a maskable icon to their own shape
WANTED = (("icon-192.png", 192, 1.0), ("icon-512.png", 512, 1.0), ("maskable-512.png", 512, 0.72))
BACKGROUND = "#2d3a4f"  # that of the drawing


def page_for(drawing: str, size: int, share: float) -> str:
    back = BACKGROUND if share < 1 else "transparent"
    body = f"width: {size}px; height: {size}px; background: {back}; display: grid; place-items: center"
    return f"<style>* {{margin: 0}} body {{{body}}} svg {{width: {share:.0%}; height: {share:.0%}}}</style>{drawing}"


def main() -> None:
    drawing = (STATIC / "clio.svg").read_text(encoding="utf-8")
    folder = STATIC / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size, share in WANTED:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_for(drawing, size, share))
            page.screenshot(path=folder / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
