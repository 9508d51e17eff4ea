"""A set of ticks: what the page offers can be completed, and the server takes it in one go."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.match import Match
from clio.engine.registry import games, load
from clio.engine.view import View, view
from clio.server.pages import game_page, words_for
from clio.table.answers import in_order

SETS = 60  # by game


def ticks_in(data: Any) -> list[tuple[str, int]]:
    """Every tick in the content of a region, with what it is worth."""
    if isinstance(data, dict):
        if data.get("worth") and "action" in data:
            return [(data["action"], data["worth"])]
        return [tick for value in data.values() for tick in ticks_in(value)]
    return [tick for value in data for tick in ticks_in(value)] if isinstance(data, list) else []


def enough(ticks: list[tuple[str, int]], need: int, exact: bool) -> list[list[str]]:
    """The ways to tick that the page's script lets through (the first thousands of them)."""
    ways = []
    for bits in range(1, 1 << min(len(ticks), 14)):
        way = [tick for place, tick in enumerate(ticks) if bits >> place & 1]
        over = sum(worth for _, worth in way) - need
        if over == 0 or (over > 0 and not exact and over < min(worth for _, worth in way)):
            ways.append([action for action, _ in way])
    return ways


@pytest.mark.parametrize("name", games())
def test_every_set_can_be_ticked(name: str) -> None:
    game, words = load(name), words_for(name, "en")
    page = game_page(name)
    if not hasattr(page, "picks"):
        pytest.skip("this game's table has no sets")
    dice = dice_from_seed("sets " + name)
    found = 0
    for seed in range(40):
        players = sorted(game.seat_numbers)[seed % len(game.seat_numbers)]
        match = Match(game, {"players": str(players)}, str(seed), [f"Name{n}" for n in range(players)])
        for _ in range(400):
            if match.state.over or found >= SETS:
                break
            seat = match.state.seats_open()[0]
            seen = view(match.state, seat)
            if page.picks(seen, words) and check(game, match, seat, seen, page, words):
                found += 1
            legal = [action for action in match.state.legal(seat) if not game.rare(action)]  # or nobody gets far
            match.act(seat, legal[dice.below(len(legal))])
    assert found >= SETS


def check(game: Any, match: Match, seat: int, seen: View, page: Any, words: Any) -> bool:
    """Whatever the page lets through is accepted whole; returns False in the middle of a set."""
    picks = page.picks(seen, words)
    about = {"names": match.names, "bots": [""] * len(match.names), "over": False, "seat": seat, "id": "", "status": ""}
    if match.entries[-1].text.split(" ")[0] in ("pay", "discard"):
        return False  # begun one by one: the page may offer a tick too many
    ticks = [tick for _, _, data in page.regions(seen, about, words) for tick in ticks_in(data)]
    if len(set(game.card_name)) == len(game.card_name):  # every card is unique: a move told twice is one tick
        ticks = list(dict.fromkeys(ticks))
    ways = enough(ticks, picks["need"], picks["exact"])
    assert ways, f"nothing to tick for {seen.decision} among {ticks}"
    for way in ways[:200]:
        try:
            in_order(match.state, seat, [game.actions.find(text) for text in way])
        except ClioError as error:
            raise AssertionError(f"{way} of {ticks} was refused: {error}") from None
    return True
