"""Regions that are made once for several pages are what each page would make for itself."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import msgspec
import pytest

from clio.engine.parts import Company, Page, Region
from clio.engine.registry import load
from clio.engine.view import SPECTATOR, View
from clio.engine.words import words
from clio.games.through_the_ages.page import MADE, TablePage, page
from clio.table import Table
from clio.table.new import new_table

NAMES = ["Ann", "Bob", "Cid"]
SAID = words(load("through_the_ages").packages, "en")


def made(view: View, table: Table) -> Page:
    return page(view, Company("x", NAMES, list(table.bots), "running", view.seat, table.over), SAID)


def step(table: Table, chance: random.Random) -> None:
    seat = table.asked()[0]
    if table.view(seat).may_end:
        table.end_turn(seat)
        return
    game = table.match.game
    legal = [text for text in table.legal(seat) if not game.rare(game.actions.find(text))]
    table.follow([(seat, chance.choice(legal or table.legal(seat)))])


@pytest.mark.parametrize("seed", ["one", "two"])
def test_what_is_kept_of_a_page_is_what_a_new_one_shows(seed: str) -> None:
    table, chance = new_table("through_the_ages", {"players": "3"}, seed, {}), random.Random(seed)
    kept: dict[tuple[object, ...], object] = {}
    shared = 0
    for number in range(220):
        if table.over:
            break
        step(table, chance)
        if number % 4:
            continue
        for seat in (0, 1, 2, SPECTATOR):
            view = table.view(seat)
            MADE.clear()
            fresh = made(view, table)
            MADE.clear()
            MADE.update(kept)  # type: ignore[arg-type]
            again = made(view, table)
            kept = dict(MADE)
            for one, other in zip(fresh.regions, again.regions, strict=True):
                assert (one.name, one.title, one.parts) == (other.name, other.title, other.parts)
                shared += other.shared
    assert shared > 300


def otherwise(view: View, card: str) -> Iterator[tuple[str, View]]:
    """The view with one number or card changed, each in turn, and what that was."""
    for name, value in view.fields.items():
        for place in range(len(value)) if isinstance(value, list) else (0,):
            for by in (1, -1):
                changed = msgspec.convert(msgspec.to_builtins(view), View)
                if isinstance(value, list):
                    changed.many(name)[place] += by
                else:
                    changed.fields[name] = value + by
                yield f"{name}[{place}] {by:+d}", changed
    for name, lists in (("measures", view.measures), ("placed", view.placed)):
        for what, numbers in lists.items():
            places: list[int | str] = [*range(len(numbers))] if isinstance(numbers, list) else [*numbers]
            for at in places:
                changed = msgspec.convert(msgspec.to_builtins(view), View)
                getattr(changed, name)[what][at] += 1
                yield f"{what}[{at}] + 1", changed
    for name, zone in view.zones.items():
        changed = msgspec.convert(msgspec.to_builtins(view), View)
        if zone.cards is not None:
            changed.zones[name].cards = [*zone.cards, card]
        else:
            changed.zones[name].backs = [*(zone.backs or []), 1]
        yield f"a card more in {name}", changed


def with_keys(view: View, monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[object, bytes]]:
    """By name the regions that would be kept, with the key under which they are found again."""
    found: dict[str, tuple[object, bytes]] = {}

    def kept(_: TablePage, make: Callable[[], Region], *key: object) -> Region:
        region = make()
        found[region.name] = (key, msgspec.json.encode(region))
        return region

    with monkeypatch.context() as patched:
        patched.setattr(TablePage, "kept", kept)
        page(view, Company("x", NAMES, ["", "", ""], "running", view.seat, False), SAID)
    return found


@pytest.mark.parametrize("moves", [40, 140, 300])
def test_what_changes_a_region_changes_its_key(moves: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise somebody would be shown a board of the past. Every number of a view is changed by itself."""
    table, chance = new_table("through_the_ages", {"players": "3"}, "keys", {}), random.Random("keys")
    while moves and not table.over:
        step(table, chance)
        moves -= 1
    stale: set[str] = set()
    different = 0
    for seat in (next(seat for seat in range(3) if seat not in table.asked()), SPECTATOR):
        view = table.view(seat)
        before = with_keys(view, monkeypatch)
        for what, changed in otherwise(view, table.match.game.card_name[0]):
            try:
                after = with_keys(changed, monkeypatch)
            except (LookupError, StopIteration, ValueError):  # nothing can stand like that
                continue
            for name, (key, region) in after.items():
                if name in before and region != before[name][1]:
                    different += 1
                    if key == before[name][0]:
                        stale.add(f"{name}: {what}")
    assert not stale
    assert different > 200
