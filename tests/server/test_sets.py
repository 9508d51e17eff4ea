"""A set of ticks: everything that can be picked stands on the page, and what the page lets through is taken whole."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from clio.engine.dice import Dice, dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.match import Match
from clio.engine.parts import Pick, inside
from clio.engine.registry import games, load
from clio.engine.sets import SetView, sequence
from clio.server.live_table import LiveTable
from clio.server.pages import Pages, words_for
from clio.server.tableview import TableView
from clio.server.typed_table import TypedTable
from clio.store import SeatRow
from clio.store.rows import GameRow, GuestRow
from clio.table import Table
from tests.browser import fixtures
from tests.browser.gallery import asks

SETS = 60  # of each game
WAYS = 60  # in which each is ticked
GUEST = GuestRow("viewer", "Viewer", "en", None, None)


class Home:
    """As much of the application as a page needs."""

    pages = Pages()


def shown_to(match: Match, seat: int) -> TableView:
    row = GameRow("x", match.game.name, 1, "", match.options, "1", False, "", False, "running", 0, "", 0, 0)
    seats = [SeatRow(n, "person", who, "", f"s{n}", "") for n, who in enumerate(match.names)]
    table = Table(match)
    table.settle()
    live = LiveTable(None, row, seats, table)  # type: ignore[arg-type]
    return TableView(Home(), live, GUEST, seat, [seat], -1)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", games())
def test_every_set_can_be_ticked(name: str) -> None:
    game = load(name)
    dice = dice_from_seed("sets " + name)
    found: Counter[str] = Counter()
    for seed in range(40):
        players = sorted(game.seat_numbers)[seed % len(game.seat_numbers)]
        match = Match(game, {"players": str(players)}, str(seed), [f"Name{n}" for n in range(players)])
        for _ in range(400):
            if match.state.over or found.total() >= SETS:
                break
            seat = match.state.seats_open()[0]
            shown = shown_to(match, seat)
            asked = shown.table.view_for(seat).question()
            if asked.set is not None and asked.ticks() and found[asked.prompt] < SETS // 3:
                found[asked.prompt] += 1
                check(match, seat, shown, asked.set, dice)
            legal = [action for action in match.state.legal(seat) if not game.rare(action)]  # or nobody gets far
            match.act(seat, legal[dice.below(len(legal))])
    assert found.total() >= SETS // 2, found


def check(match: Match, seat: int, shown: TableView, asked: SetView, dice: Dice) -> None:
    """Every candidate is there as often as it can be ticked; whatever the page lets through is accepted whole."""
    drawn = drawn_ticks(shown, asked)
    assert drawn == {action: asked.times(action) for action in asked.ticks()}
    assert not set(drawn) - set(asked.ticks()), "a tick that is no part of the set"
    find = match.game.actions.find
    closing = [asked.stop] if asked.stop else []
    for way in islice(enough(asked, dice), WAYS):
        try:
            sequence(match.state, seat, [find(text) for text in [*way, *closing]])
        except ClioError as error:
            raise AssertionError(f"{way} of {asked} was refused: {error}") from None


def drawn_ticks(shown: TableView, asked: SetView) -> Counter[str]:
    """How often each pick can be ticked: on the parts of the table, and with the question."""
    seen = shown.table.view_for(shown.seat)
    page, box = TypedTable(shown).both(seen)
    assert box.set is not None
    parts = [part for region in page.regions for part in inside(region) if isinstance(part, Pick)]
    found: Counter[str] = Counter()
    for part in [*parts, *box.set.loose]:
        found[part.actions[0]] += part.count
    return found


def enough(asked: SetView, dice: Dice) -> list[list[str]]:
    """Some ways to tick that the page's script lets through, in any order."""
    ticks = [action for action in asked.ticks() for _ in range(asked.times(action))]
    ways = []
    for _ in range(40 * WAYS if asked.adds_up else 0):
        way = sorted((tick for tick in ticks if dice.below(2)), key=lambda _: dice.below(1000))
        counted = total = asked.picked
        for action, times in Counter(way).items():
            candidate = asked.ticks()[action]
            counted += min(times, candidate.useful) * candidate.worth
            total += times * candidate.worth
        none = not way and (asked.or_none or asked.least == 0)
        if asked.number is not None and len(way) > asked.number:
            continue
        if none or (way and counted >= asked.least and (asked.most is None or total <= asked.most)):
            ways.append(way)
    return ways


def test_the_button_says_what_all_ticks_do_or_only_that_they_are_confirmed() -> None:
    found = {}
    for prompt, position in (
        ("pay-discovery", asks("pay-discovery", 90, 5)),
        ("choose-discards", asks("choose-discards", 60, 6)),
    ):
        match = fixtures.played("progress", {"players": "2"}, "5", position)
        shown = shown_to(match, match.state.seats_open()[0])
        box = TypedTable(shown).both(shown.table.view_for(shown.seat))[1]
        assert box.set is not None
        found[prompt] = box.set.label
    words = words_for("progress", "en")
    assert found == {"pay-discovery": words.say("confirm"), "choose-discards": words.say("group-discard")}
