"""Contact sheets of all pictures, to look at: build/pictures/<game>-<size>-<theme>.png and one page in HTML per game.

python scripts/pictures.py                      every game, at 400, 140 and 40 pixels, light and dark
python scripts/pictures.py --game NAME          one game; with --deck FILE, another deck of it
python scripts/pictures.py --only a,b,c         these pictures only
python scripts/pictures.py --kit                every motif of the kit with its name
python scripts/pictures.py --blind SEED         60 pictures by lot, numbered and without a title; the answers apart
"""

from __future__ import annotations

import argparse
import html
import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from clio.engine.registry import games, load  # noqa: E402
from clio.pictures import covers, palette, sprite  # noqa: E402
from clio.pictures.compose import compose  # noqa: E402
from clio.pictures.kit import kit  # noqa: E402
from clio.pictures.line import borrowed, read_line  # noqa: E402
from tests.browser.chrome import FLAGS, chromium  # noqa: E402

OUT = ROOT / "build" / "pictures"
COLUMNS = {400: 4, 200: 7, 140: 10, 40: 30}
PER_SHEET = {400: 40, 200: 63, 140: 120, 40: 600}  # so many on one picture, or it becomes too large to look at
BLIND = 60
PORTRAIT = ("hair", "beard", "hat", "moustache", "glasses", "cigar")  # parts that show nothing without a head
AROUND = {"sun", "bigsun", "moon", "earth", "burst", "skydisc", "flower", "orbits", "satellite", "plane", "swords"}
STYLE = """
body{margin:8px;background:#f5f0e4;font:11px sans-serif;color:#333}
[data-theme=dark] body{background:#1c1a1d;color:#ccc}
main{display:grid;gap:6px;width:max-content}
figure{margin:0}
svg{display:block;border-radius:5px}
figcaption{padding:1px 2px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
"""


def page(pictures: Mapping[str, str], size: int, theme: str, titled: bool = True) -> str:
    """Pictures with their titles on one page. Small ones are square chips, as on the table."""
    chip = size < 100
    height, fit = (size, ' preserveAspectRatio="xMidYMid slice"') if chip else (size * 5 // 8, "")
    cells = "".join(
        f'<figure><svg viewBox="0 0 160 100" width="{size}" height="{height}"{fit}>{svg}</svg>'
        + (f"<figcaption>{html.escape(title)}</figcaption>" if titled and not chip else "")
        + "</figure>"
        for title, svg in pictures.items()
    )
    grid = f"main{{grid-template-columns:repeat({COLUMNS[size]},{size}px)}}"
    head = f"<meta charset=utf-8><style>{palette().text}{STYLE}{grid}</style>"
    return f'<!doctype html><html data-theme="{theme}">{head}<main>{cells}</main>'


def drawings(lines: Mapping[str, str]) -> dict[str, str]:
    return {name: compose(read_line(borrowed(line, lines))) for name, line in lines.items()}


def of_game(name: str, deck: Path | None = None) -> dict[str, str]:
    made = sprite(name, load(name).card_pictures(deck) if deck else None)
    kinds = {f"any {kind}": line for kind, line in made.kinds.items()}
    icons = {f"sign {icon}": line for icon, line in made.icons.items()}
    return {title.replace("_", " "): svg for title, svg in drawings({**made.lines, **kinds, **icons}).items()}


def of_kit() -> dict[str, str]:
    found = {}
    for name in kit():
        if name == "sky" or name.startswith(("ground-", "room-")):
            continue
        before = "head fair; " if name.startswith(PORTRAIT) and not name.startswith("hairback") else ""
        paint = "fair" if name.startswith("head") else "sand/red/blue"
        found[name] = compose(read_line(f"slate none; {before}{name} 80 {50 if name in AROUND else 94} 1 {paint}"))
    return found


def photograph(
    browser: Any, name: str, pictures: Mapping[str, str], sizes: Sequence[int], themes: Sequence[str]
) -> None:
    titles = list(pictures)
    for size in sizes:
        pieces = [titles[start : start + PER_SHEET[size]] for start in range(0, len(titles), PER_SHEET[size])]
        for theme in themes:
            for number, piece in enumerate(pieces, 1):
                which = f"-{number}" if len(pieces) > 1 else ""
                target = OUT / f"{name}-{size}-{theme}{which}.png"
                shot = browser.new_page(viewport={"width": 1700, "height": 900})
                shot.set_content(page({title: pictures[title] for title in piece}, size, theme))
                shot.locator("main").screenshot(path=target)
                shot.close()
                print(target.relative_to(ROOT))


def blind(browser: Any, seed: str) -> None:
    """What a stranger is asked: numbers and pictures. What is right lies in a file of its own."""
    every = {f"{game}.{card}": svg for game in games() for card, svg in drawings(sprite(game).lines).items()}
    drawn = random.Random(seed).sample(sorted(every), BLIND)
    numbered = {str(number): every[name] for number, name in enumerate(drawn, 1)}
    photograph(browser, f"blind-{seed}", numbered, [400, 140], ["light"])
    answers = "".join(f"{number}\t{name}\n" for number, name in enumerate(drawn, 1))
    (OUT / f"blind-{seed}-answers.txt").write_text(answers, encoding="utf-8")


def main() -> int:
    asked = argparse.ArgumentParser(description="Contact sheets of the pictures, in build/pictures.")
    asked.add_argument("--game", choices=games())
    asked.add_argument("--deck", type=Path, help="another deck of that game")
    asked.add_argument("--only", default="", help="names with commas between them")
    asked.add_argument("--size", type=int, choices=COLUMNS, action="append")
    asked.add_argument("--theme", choices=("light", "dark"), action="append")
    asked.add_argument("--kit", action="store_true")
    asked.add_argument("--blind", metavar="SEED")
    wish = asked.parse_args()
    if chromium() is None:
        print("There is no chromium: sh scripts/browser.sh installs it.", file=sys.stderr)
        return 2
    from playwright.sync_api import sync_playwright

    OUT.mkdir(parents=True, exist_ok=True)
    sizes, themes = wish.size or [400, 140, 40], wish.theme or ["light", "dark"]
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        if wish.blind:
            blind(browser, wish.blind)
        elif wish.kit:
            photograph(browser, "kit", of_kit(), [140], themes)
        else:
            sheets = {name: of_game(name, wish.deck) for name in ([wish.game] if wish.game else games())}
            if not wish.game:
                sheets["covers"] = {title.replace("_", " "): svg for title, svg in drawings(covers().lines).items()}
            only = {name.strip().replace("_", " ") for name in wish.only.split(",") if name.strip()}
            for name, pictures in sheets.items():
                chosen = {title: svg for title, svg in pictures.items() if not only or title in only}
                (OUT / f"{name}.html").write_text(page(chosen, 140, "light"), encoding="utf-8")
                if chosen:
                    photograph(browser, name, chosen, sizes, themes)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
