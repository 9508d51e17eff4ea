"""The example game does what docs/engine.md says of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

from clio.engine.dice import dice_from_seed
from clio.engine.redeal import redeal
from clio.engine.registry import games
from clio.engine.step import Either, Together
from clio.engine.view import view
from docs.example import rules
from docs.example.state import HAND, Bazaar
from tests.conformance.play import Setup, any_action, any_seat, example_game, moments, play_on

DOCS = Path(__file__).parent.parent.parent / "docs"
FOUR = {"players": "4", "days": "4"}


def table(players: str, seed: str) -> Bazaar:
    return cast(Bazaar, Setup(example_game(), {"players": players, "days": "4"}).start(seed))


def until(state: Bazaar, question: str, seed: str = "until") -> Bazaar:
    """Play on at random until this is asked."""
    dice = dice_from_seed(seed)
    while not state.over and state.asking().name != question:
        play_on(state, dice)
    assert not state.over, f"{question} was never asked"
    return state


def do(state: Bazaar, seat: int, text: str) -> None:
    state.apply(seat, state.game.actions.find(text))


def known(state: Bazaar, seat: int, zone: str) -> list[str]:
    return [entry.card for entry in view(state, seat).known if entry.zones == [zone]]


def test_the_code_in_the_documentation_is_the_code_of_the_example() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted((DOCS / "example").glob("*.py")))
    page = (DOCS / "engine.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 5
    for block in blocks:
        assert block in source, f"docs/engine.md shows code that is not there: {block}"


def test_it_is_no_product() -> None:
    assert example_game().name not in games()


def test_a_team_turn_withdraws_the_other_seat_until_the_action_is_finished() -> None:
    state = until(table("4", "team"), "turn")
    assert isinstance(state.asking(), Either)
    one, other = state.seats_open()
    assert (one + 2) % 4 == other
    do(state, other, "peek")
    assert state.seats_open() == [other]
    do(state, other, "under")
    assert other not in state.seats_open()


def test_a_look_at_the_deck_is_remembered_by_whoever_looked() -> None:
    state = until(table("2", "look"), "turn")
    seat = state.seats_open()[0]
    top = state.game.card_name[state.zones[0][-1]]
    do(state, seat, "peek")
    assert known(state, seat, "deck") == [top]
    assert known(state, 1 - seat, "deck") == []
    do(state, seat, "under")
    places = [entry.place for entry in view(state, seat).known if entry.zones == ["deck"]]
    assert places == [0]


def test_a_coin_taken_openly_is_remembered_by_the_others() -> None:
    state = until(table("4", "open"), "turn")
    seat = state.seats_open()[0]
    coin = state.game.card_name[state.zones[3][0]]
    do(state, seat, f"take {coin}")
    for other in range(4):
        assert known(state, other, f"hand {seat + 1}") == ([] if other == seat else [coin])


def test_a_bid_is_asked_for_as_long_as_all_can_see_that_it_is_possible() -> None:
    asked_in_vain = 0
    for number in range(40):
        state = until(table("2", f"bid {number}"), "bid")
        dice = dice_from_seed(str(number))
        while not state.over and state.asking().name == "bid":
            seat = any_seat(state, dice)
            coins = len(state.zones[HAND + seat])
            assert state.bid < min(12, 4 * coins)
            if len(state.legal(seat)) == 1:
                asked_in_vain += 1  # only hidden coins forbid it: the seat is asked all the same
            state.apply(seat, any_action(state, seat, dice))
    assert asked_in_vain


def test_a_standing_bid_can_be_paid_in_every_world() -> None:
    dice = dice_from_seed("standing")
    standing = 0
    for number in range(8):
        for state in moments(Setup(example_game(), FOUR), 1000, f"standing {number}"):
            if not state.over and isinstance(state.asking(), rules.Bid) and cast(Bazaar, state).bidder >= 0:
                standing += 1
                for seat in range(4):
                    world = cast(Bazaar, redeal(state, seat, dice))
                    assert world.purse(world.bidder) >= world.bid, "a bid stands that cannot be paid"
    assert standing


def test_a_guildhall_lets_a_seat_build_at_a_discount_whose_turn_it_is_not() -> None:
    for number in range(60):
        state = table("4", f"guild {number}")
        dice = dice_from_seed(str(number))
        while not state.over and state.asking().name != "granted":
            play_on(state, dice)
        if state.over or state.purse(state.seats_open()[0]) < 2 or state.purse(state.seats_open()[0]) >= 4:
            continue
        seat = state.seats_open()[0]
        booths = state.booths[seat]
        assert rules.booth_code(state, seat, rules.BOOTH_COST) == rules.TOO_DEAR
        do(state, seat, "build")
        while state.booths[seat] == booths:
            state.apply(seat, state.legal(seat)[0])
        return
    raise AssertionError("nobody was ever granted a booth that was too dear otherwise")


def test_tithes_are_given_together_and_unseen() -> None:
    state = until(table("4", "tithe"), "tithe")
    assert isinstance(state.asking(), Together)
    seats = state.seats_open()
    for seat in seats:
        other = (seat + 1) % 4
        before = view(state, other)
        state.apply(seat, state.legal(seat)[0])
        if state.asking().name == "tithe" and state.seats_open():
            after = view(state, other)
            assert after.zone(f"chosen {seat + 1}") != before.zone(f"chosen {seat + 1}")
            assert after.zone(f"chosen {seat + 1}").cards is None
