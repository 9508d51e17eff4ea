"""Lanterns as the kernel knows it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import cast

from clio.engine.finding import steps_in
from clio.engine.game import Game, Option
from clio.engine.ids import Card, Seat
from clio.engine.rule_list import RuleList
from clio.engine.state import State
from clio.engine.zones import Layout

from . import rules
from .state import COPIES, DECK, HAND, HOME, ROW, SIZES, ZONES, Lanterns

PACKAGE = __package__ or ""


class LanternsGame(Game):
    name = "lanterns"
    seat_numbers = (2, 3)
    zones = ZONES
    steps = steps_in(PACKAGE)
    refusals = rules.REFUSALS.all
    turn_rule = "LA-TURN-01"
    end_rule = "LA-END-01"
    endings = ("dark",)
    spare_zone = "box"
    packages = (PACKAGE,)

    def __init__(self) -> None:
        super().__init__(hashlib.sha256(repr(SIZES).encode()).hexdigest())
        self.card_name = [name for name in SIZES for _ in range(COPIES)]
        self.card_back = [0] * len(self.card_name)
        for name, size in SIZES.items():
            self.actions.add(rules.LIGHT, f"light {name}", amount=size)
        self.actions.add(rules.CARRY, "carry")
        self.follow(RuleList(PACKAGE))
        self.options = {"players": Option("players", ("2", "3"), "players")}

    def blank(self, layout: Layout, options: Mapping[str, str]) -> Lanterns:
        return Lanterns(self, layout, None)

    def lay_out(self, state: State, options: Mapping[str, str]) -> None:
        state.zones[DECK] = [Card(card) for card in range(len(self.card_name))]
        state.shuffle(DECK)
        for seat in range(state.layout.seats):
            for _ in range(2):
                state.move(state.zones[DECK][-1], DECK, HAND + seat)
        self.resume(state)

    def resume(self, state: State) -> None:
        rules.begin(cast(Lanterns, state), Seat(0))

    def score(self, state: State, seat: int) -> int:
        table = cast(Lanterns, state)
        return table.points(ROW + seat) + table.points(HOME + seat)


def make(deck: Path | None) -> LanternsGame:
    return LanternsGame()
