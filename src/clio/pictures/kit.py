"""The kit of motifs: small drawings, each standing on 0 0, with tones instead of colours.

A tone is written as a class: `a1` to `a4` (the paint a line gives it, lit to deep), `b` and `c` (a second and third
paint), `k1` to `k4`, `g1` to `g3`, `sun` (the sky's bands, grounds and disc), or a colour by name (`gold2`, `ink`).
With `s` before a letter, or `s-` before a name, it is a line in that tone instead of a surface.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from clio.pictures.line import Mistake
from clio.pictures.palette import DISTANCES, colours

SYMBOL = re.compile(r'<symbol id="([^"]+)">(.*?)</symbol>', re.S)
CLASS = re.compile(r'class="([^"]+)"')
OF_PAINT = re.compile(r"(s?)([abc])([1-4])")
OF_SKY = re.compile(r"(s?)(k[1-4]|g[1-3]|sun)")
BY_NAME = re.compile(r"(s-)?([a-z]+[1-4]?)")


@cache
def kit() -> dict[str, str]:
    """Every motif by its name, as SVG with tones."""
    motifs: dict[str, str] = {}
    for file in sorted((files("clio.pictures") / "kit").iterdir(), key=lambda file: file.name):
        for name, inner in SYMBOL.findall(file.read_text(encoding="utf-8")):
            if name in motifs:
                raise Mistake("two-motifs", name=name, file=file.name)
            motifs[name] = re.sub(r">\s+<", "><", re.sub(r"\s+", " ", inner)).strip()
    return motifs


@cache
def painted(motif: str, paints: tuple[str, ...], sky: str) -> str:
    """A motif in these paints under this sky."""

    def tone(found: re.Match[str]) -> str:
        return _property(found[1], paints, sky)

    return CLASS.sub(tone, kit()[motif])


def _property(word: str, paints: tuple[str, ...], sky: str) -> str:
    if match := OF_PAINT.fullmatch(word):
        line, name = match[1], _of_paint(paints[min("abc".index(match[2]), len(paints) - 1)], match[3], sky)
    elif match := OF_SKY.fullmatch(word):
        line, name = match[1], f"{sky}-{match[2]}"
    elif match := BY_NAME.fullmatch(word):
        line, name = match[1], match[2]
    else:
        name = ""
    if name not in colours().colours:
        raise Mistake("no-tone", name=word)
    return f'fill="none" stroke="var(--p-{name})"' if line else f'fill="var(--p-{name})"'


def _of_paint(paint: str, tone: str, sky: str) -> str:
    if paint in DISTANCES:
        return f"{sky}-g{DISTANCES.index(paint) + 1}"
    return f"{sky}-k{tone}" if paint == "sky" else f"{paint}{tone}"
