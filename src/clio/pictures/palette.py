"""The colours: paints, skies and a few by name, each with a value for the light and one for the dark theme."""

from __future__ import annotations

import colorsys
import tomllib
from functools import cache
from importlib.resources import files

from clio.pictures.sheet import Sheet

NIGHT = (0.09, 0.10, 0.24)  # what is mixed into everything above the horizon when evening comes
BAND_LIGHT = (0.46, 0.53, 0.61, 0.71)  # what is left of the light of each band of the sky, from the top
DISTANCES = ("far", "mid", "near")  # paints that are the sky's own grounds: a silhouette in the haze


class Palette:
    """Every colour by the name of its custom property, as (light, dark)."""

    def __init__(self, text: str) -> None:
        tables = tomllib.loads(text)
        self.paints = frozenset(tables["paints"])
        self.skies = frozenset(tables["skies"])
        self.colours: dict[str, tuple[str, str]] = {}
        for name, row in tables["paints"].items():
            for tone, colour in enumerate(row.split(), 1):
                self.colours[f"{name}{tone}"] = (colour, dimmed(colour, 0.86, 0.95))
        for name, row in tables["skies"].items():
            self._add_sky(name, *row.split("|"))
        for name, row in tables["fixed"].items():
            light, dark = row.split()
            self.colours[name] = (light, dark)

    def _add_sky(self, name: str, bands: str, grounds: str, disc: str) -> None:
        for number, (colour, light) in enumerate(zip(bands.split(), BAND_LIGHT, strict=True), 1):
            self.colours[f"{name}-k{number}"] = (colour, dimmed(colour, light, 0.95, night=0.16))
        for number, colour in enumerate(grounds.split(), 1):
            self.colours[f"{name}-g{number}"] = (colour, dimmed(colour, 0.66, 0.9))
        self.colours[f"{name}-sun"] = (disc.strip(), dimmed(disc.strip(), 0.94, 1))

    def css(self) -> str:
        """The custom properties: by the system's theme, or by the one a page chose."""
        light = "".join(f"--p-{name}:#{colour};" for name, (colour, _) in self.colours.items())
        dark = "".join(f"--p-{name}:#{colour};" for name, (_, colour) in self.colours.items())
        return (
            f":root{{{light}}}\n"
            f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n"
            f":root[data-theme=dark]{{{dark}}}\n"
        )


def dimmed(colour: str, light: float, chroma: float, night: float = 0.0) -> str:
    """The colour as it looks in the dark theme."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (0, 2, 4))
    hue, lightness, saturation = colorsys.rgb_to_hls(red, green, blue)
    evening = colorsys.hls_to_rgb(hue, lightness * light, min(1, saturation * chroma))
    mixed = [(1 - night) * part + night * dark for part, dark in zip(evening, NIGHT, strict=True)]
    return "".join(f"{round(255 * part):02x}" for part in mixed)


@cache
def colours() -> Palette:
    return Palette((files("clio.pictures") / "palette.toml").read_text(encoding="utf-8"))


@cache
def palette() -> Sheet:
    return Sheet("palette", "css", colours().css())
