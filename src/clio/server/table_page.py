"""A table as typed parts: the game's own page, or one made from its zones and moves; and what a lesson points at."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from importlib.util import find_spec

import msgspec

from clio.engine import parts
from clio.engine.parts import LOOK, PRESS, Card, Company, Move, Page, Pick, inside
from clio.engine.view import View
from clio.engine.words import Words
from clio.server.command_box import CommandBox
from clio.server.default_page import default_page
from clio.server.pages import Region

TABS = ("table", "mine", "hand", "rivals", "log")  # on a phone, in this order
DRAW = "server/parts/region.html#region"


@cache
def page_maker(game: str) -> Callable[[View, Company, Words], Page]:
    """What makes the page of a game: its own, or one made from its zones and moves."""
    if find_spec(f"clio.games.{game}.page") is None:
        return default_page
    found: Callable[[View, Company, Words], Page] = importlib.import_module(f"clio.games.{game}.page").page
    return found


def has_file(game: str, name: str) -> bool:
    return files(f"clio.games.{game}").joinpath(name).is_file()


@cache
def icons(game: str) -> str:
    """The signs a table uses, drawn once in the page: those of all tables, and the game's own."""
    shared = files("clio.server").joinpath("templates/parts/icons.svg").read_text(encoding="utf-8")
    own = files(f"clio.games.{game}").joinpath("icons.svg")
    text = shared + (own.read_text(encoding="utf-8") if own.is_file() else "")
    return f'<svg class="unseen" aria-hidden="true" width="0" height="0">{text}</svg>'


def regions_of(page: Page) -> list[Region]:
    """The page's regions, ready to be drawn; the facts of the top bar are one too."""
    found = [Region(region.name, DRAW, region) for region in page.regions]
    if page.facts:
        bar = parts.Region(name="facts", parts=[parts.Facts(facts=page.facts)])
        if page.moment is not None:
            bar.parts.append(page.moment)
        found.append(Region("facts", DRAW, bar))
    return found


def tabs_of(page: Page) -> list[str]:
    """The tabs of a phone that this table has something for."""
    wanted = {region.tab for region in page.regions} | {"log"}
    wanted |= {
        region.name for region in page.regions if region.name == "hand"
    }  # a strip everywhere, whole cards in its tab
    known = [tab for tab in TABS if tab in wanted]
    return [*known, *sorted(wanted - set(TABS) - {""})]


def point_at(page: Page, box: CommandBox, looks: Sequence[str], presses: Sequence[str]) -> None:
    """What a lesson shows: parts to look at ("region part"), and the moves to make, wherever they lie."""
    for place in looks:
        name, _, part_id = place.partition(" ")
        if name == "prompt":
            box.lesson_why = box.lesson_why or part_id == "why"
        for fact in page.facts if name == "facts" else ():
            fact.lesson = LOOK if fact.id == part_id else fact.lesson
        for region in page.regions:
            if region.name == name:
                mark_look(region, part_id)
    box.lesson_end = ":commit" in presses or box.end in presses
    box.lesson_undo = "undo" in presses
    everything: list[msgspec.Struct] = [*page.regions, *box.loose, *box.groups]
    for outer in everything:
        for part in inside(outer):
            if (isinstance(part, Move) and part.action in presses) or (
                isinstance(part, Pick) and set(part.actions) & set(presses)
            ):
                part.lesson = PRESS


def mark_look(region: parts.Region, part_id: str) -> None:
    for part in inside(region):
        if part is region:
            continue
        if (isinstance(part, Card | parts.Part | parts.Fact)) and (part.id == part_id or not part_id):
            part.lesson = LOOK
            if not part_id:
                return
