"""A line becomes a picture: sky, what hangs in it, ground, and the motifs in their places."""

from __future__ import annotations

from typing import Protocol

from clio.engine.errors import did_you_mean
from clio.pictures.kit import kit, painted
from clio.pictures.line import Item, Line, Mistake

BEHIND = frozenset({"sun", "bigsun", "moon", "cloud", "stars"})  # always behind the ground


class Drawn(Protocol):
    """Where a painted motif is kept: drawn once, used by name; or simply drawn again."""

    def __call__(self, svg: str, place: str) -> str: ...


def anew(svg: str, place: str) -> str:
    """Draw the motif where it stands."""
    return f"<g{place}>{svg}</g>" if place else svg


class Shared:
    """Motifs of a whole sprite: each is written once in each paint, and pictures use it by a short name."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def __call__(self, svg: str, place: str) -> str:
        name = self.names.setdefault(svg, f"m-{len(self.names)}")
        return f'<use href="#{name}"{place}/>'

    def definitions(self) -> str:
        return "".join(f'<g id="{name}">{svg}</g>' for svg, name in self.names.items())


def compose(line: Line, drawn: Drawn = anew) -> str:
    """The inside of one picture."""
    room = f"room-{line.ground}"
    behind = [item for item in line.items if item.motif in BEHIND]
    front = [item for item in line.items if item.motif not in BEHIND]
    parts = [] if line.ground == "bare" else [drawn(painted(room if room in kit() else "sky", (), line.sky), "")]
    parts += [_draw(item, line.sky, drawn) for item in behind]
    if room not in kit() and line.ground not in ("none", "bare"):
        if f"ground-{line.ground}" not in kit():
            raise Mistake("no-ground", name=line.ground, hint=did_you_mean(line.ground, grounds()))
        parts.append(drawn(painted(f"ground-{line.ground}", (), line.sky), ""))
    parts += [_draw(item, line.sky, drawn) for item in front]
    return "".join(parts)


def grounds() -> list[str]:
    """What a picture can stand on, rooms included; `bare` has not even a sky."""
    return ["none", "bare", *(name.partition("-")[2] for name in kit() if name.startswith(("ground-", "room-")))]


def _draw(item: Item, sky: str, drawn: Drawn) -> str:
    if item.motif not in kit():
        raise Mistake("no-motif", name=item.motif, hint=did_you_mean(item.motif, kit()))
    return drawn(painted(item.motif, item.paints, sky), _place(item))


def _place(item: Item) -> str:
    moves = f"translate({number(item.x)} {number(item.y)})" if (item.x, item.y) != (0, 0) else ""
    if item.turn:
        moves += f"rotate({item.turn})"
    if item.flip:
        moves += f"scale({number(-item.size)} {number(item.size)})"
    elif item.size != 1:
        moves += f"scale({number(item.size)})"
    place = f' transform="{moves}"' if moves else ""
    return place + (f' opacity="{item.opacity}"' if item.opacity else "")


def number(value: float) -> str:
    """As short as it can be written."""
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"
