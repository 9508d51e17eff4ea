"""Regions that are made once for several pages are what each page would make for itself."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from clio.engine.kept import Kept
from clio.engine.parts import Card, Company, Move, Page, Part, Pick, Region, inside, offered
from clio.engine.registry import load
from clio.engine.sets import set_asked
from clio.engine.view import SPECTATOR, View, view
from clio.engine.words import words
from clio.games.through_the_ages.page import MADE, page
from clio.table import Table
from clio.table.new import new_table
from tests.through_the_ages.test_col_hand import fleet

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


class Forgetful(Kept[tuple[object, ...], Any]):
    """Nothing is found again; what would be kept is written down, with its key."""

    def __init__(self, name: Callable[..., str]) -> None:
        super().__init__(1)
        self.name = name
        self.would: dict[str, tuple[object, bytes]] = {}

    def get(self, key: tuple[object, ...]) -> Any | None:
        return None

    def put(self, key: tuple[object, ...], value: Any) -> Any:
        self.would[self.name(key, value)] = (key, msgspec.json.encode(value))
        return value


def forget(monkeypatch: pytest.MonkeyPatch) -> dict[str, Forgetful]:
    """Everything on a page is made anew. By where it would be kept what that is."""

    def part(key: Any, _: Part) -> str:
        return f"{key[0]} of {key[4]} {key[2]} {key[7] if key[0] in ('place', 'free') else ''}"

    caches = {
        "page.MADE": Forgetful(lambda _, region: str(region.name)),
        "player_board.MADE": Forgetful(part),
        "player_board.COLUMNS": Forgetful(lambda key, column: f"{column.sign} of {key[3]} {key[1]}"),
        "faces.LASTING": Forgetful(lambda _, made: f"{made.id} in {getattr(made, 'zone', 'the row')}"),
    }
    for name, cache in caches.items():
        monkeypatch.setattr(f"clio.games.through_the_ages.{name}", cache)
    return caches


def plain(region: Region) -> list[Any]:
    """Its parts without a word about whether they are kept."""

    def without(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: without(inner) for key, inner in value.items() if key not in ("kept", "busy")}
        return [without(inner) for inner in value] if isinstance(value, list) else value

    return [without(part) for part in msgspec.to_builtins(region.parts)]


@pytest.mark.parametrize("seed", ["one", "two"])
def test_what_is_kept_of_a_page_is_what_a_new_one_shows(seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, chance = new_table("through_the_ages", {"players": "3"}, seed, {}), random.Random(seed)
    shared = with_moves = 0
    MADE.clear()
    for number in range(220):
        if table.over:
            break
        step(table, chance)
        if number % 4:
            continue
        for seat in (0, 1, 2, SPECTATOR):
            view = table.view(seat)
            with monkeypatch.context() as patched:
                forget(patched)
                fresh = made(view, table)
            again = made(view, table)
            for one, other in zip(fresh.regions, again.regions, strict=True):
                assert (one.name, one.title, plain(one)) == (other.name, other.title, plain(other))
                shared += other.shared
                with_moves += other.kept and not other.shared
                assert other.shared == (other.kept and not offered(other))
                there = sorted(id(part) for part in inside(other) if isinstance(part, Move | Pick))
                assert sorted(map(id, offered(other))) == there
    assert shared > 300
    assert with_moves > 30


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
    """By name all that would be kept, with the key under which it is found again."""
    with monkeypatch.context() as patched:
        caches = forget(patched)
        page(view, Company("x", NAMES, ["", "", ""], "running", view.seat, False), SAID)
    return {f"{name} {what}": found for name, cache in caches.items() for what, found in cache.would.items()}


@pytest.mark.parametrize("moves", [40, 140, 300])
def test_what_changes_a_region_changes_its_key(moves: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise somebody would be shown a board of the past. Every number of a view is changed by itself."""
    table, chance = new_table("through_the_ages", {"players": "3"}, "keys", {}), random.Random("keys")
    while moves and not table.over:
        step(table, chance)
        moves -= 1
    stale: set[str] = set()
    different = 0
    asked = table.asked()[0]
    for seat in (next(seat for seat in range(3) if seat not in table.asked()), asked, SPECTATOR):
        view = table.view(seat)
        before = with_keys(view, monkeypatch)
        for what, changed in otherwise(view, table.match.game.card_name[0]):
            try:
                after = with_keys(changed, monkeypatch)
            except (LookupError, StopIteration, TypeError, ValueError):  # nothing can stand like that
                continue
            for name, (key, region) in after.items():
                if name in before and region != before[name][1]:
                    different += 1
                    if key == before[name][0]:
                        stale.add(f"{name}: {what}")
    assert not stale
    assert different > 200


def test_units_that_cannot_be_sent_first_are_drawn_with_their_ticks() -> None:
    """A set ticks units that cannot go first: they are neither legal now nor refused."""
    t = fleet("legion", warriors=1, knights=1).event("wealthy_territory_i").do("bid 3")
    asked = set_asked(t.state, 0)
    assert asked is not None
    ticked = {action.text for candidate in asked.candidates for action in candidate.actions}
    seen = view(t.state, 0)
    known = {*seen.question().legal, *(entry.action for entry in seen.question().refused)}
    assert "send knights" in ticked - known
    drawn = page(seen, Company("x", NAMES[:2], ["", ""], "running", 0, False), SAID)
    picks = [part.id for region in drawn.regions for part in inside(region) if isinstance(part, Card) and part.pick]
    assert "knights" in picks
