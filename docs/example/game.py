"""Bazaar as the kernel knows it: declarations, options, and the doors to the rules."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from clio.engine.errors import ClioError
from clio.engine.game import Field, Game, Option
from clio.engine.ids import Card
from clio.engine.redeal import Leaning
from clio.engine.rule_list import RuleList
from clio.engine.state import State
from clio.engine.zones import Layout
from docs.example import rules
from docs.example.state import BOX, CHOSEN, DECK, HAND, MARKET, MOST_SEATS, WONDERS, ZONES, Bazaar, Lookup

HIGHEST_BID = 12


class BadChoice(ClioError):
    """Options that do not go together; the sentence lies with the words of the game."""

    package = "docs.example"


class BazaarGame(Game):
    name = "bazaar"
    seat_numbers = (2, MOST_SEATS)
    zones = ZONES
    fields = (
        *(Field(name, "one") for name in ("day", "bid", "bidder")),
        *(Field(name, "seat") for name in ("out", "booths")),
    )
    steps = (rules.Dawn, rules.Turn, rules.Peeked, rules.Bid, rules.Pay, rules.Granted, rules.Tithe)
    refusals = rules.REFUSALS.all
    turn_rule = "BZ-TURN-01"
    end_rule = "BZ-END-01"
    endings = ("dusk",)
    spare_zone = "box"
    cap = 500
    packages = ("docs.example",)

    def __init__(self, cards: Mapping[str, Any], digest: str) -> None:
        super().__init__(digest)
        self.cards = cards
        self.lookup = self._build(cards)
        self.follow(RuleList("docs.example"))
        options = [
            Option("players", ("2", "4"), "players"),
            Option("days", ("3", "1", "4"), "variant"),
            Option("purse", ("full", "small"), "with"),
            Option("tithe", ("rest", "one"), "ruling", "B-01"),
        ]
        self.options = {option.name: option for option in options}

    def _build(self, cards: Mapping[str, Any]) -> Lookup:
        """The cards as numbers, and every action there is, in a fixed order."""
        lookup = Lookup()
        add = self.actions.add
        for number, coin in enumerate(cards["coin"]):
            lookup.value.append(coin["value"])
            lookup.take.append(add(rules.TAKE, f"take {coin['id']}", number))
            lookup.pay.append(add(rules.PAY, f"pay {coin['id']}", number))
            lookup.give.append(add(rules.GIVE, f"give {coin['id']}", number))
            for _ in range(coin["copies"]):
                self._card(lookup, coin["id"], 0, number, 0, False)
        for wonder in cards["wonder"]:
            self._card(lookup, wonder["id"], 1, -1, wonder["points"], wonder.get("guild", False))
        lookup.bid = [add(rules.BID, f"bid {amount}", amount=amount) for amount in range(1, HIGHEST_BID + 1)]
        lookup.peek = add(rules.PEEK, "peek")
        lookup.keep = add(rules.KEEP, "keep")
        lookup.under = add(rules.UNDER, "under")
        lookup.build = add(rules.BUILD, "build")
        lookup.passing = add(rules.PASS, "pass")
        return lookup

    def _card(self, lookup: Lookup, name: str, back: int, coin: int, points: int, guild: bool) -> None:
        self.card_name.append(name)
        self.card_back.append(back)
        lookup.coin.append(coin)
        lookup.points.append(points)
        lookup.guild.append(guild)

    def check_options(self, options: Mapping[str, str]) -> None:
        if options["purse"] == "small" and options["players"] != "2":
            raise BadChoice("bad-purse")

    def blank(self, layout: Layout, options: Mapping[str, str]) -> Bazaar:
        return Bazaar(self, layout, self.lookup, None)

    def lay_out(self, state: State, options: Mapping[str, str]) -> None:
        small = options["purse"] == "small"
        used = [0] * len(self.lookup.value)
        for card, coin in enumerate(self.lookup.coin):
            if coin >= 0:
                used[coin] += 1
                state.zones[BOX if small and used[coin] > 2 else DECK].append(Card(card))
            else:
                state.zones[WONDERS].append(Card(card))
        state.shuffle(DECK)
        state.shuffle(WONDERS)
        for seat in range(state.layout.seats):
            for _ in range(cast(Bazaar, state).hand_limit()):
                state.move(state.zones[DECK][-1], DECK, HAND + seat)
        for _ in range(1 if small else 2):
            state.move(state.zones[DECK][-1], DECK, MARKET)
        state.agenda.append(rules.Dawn())

    def resume(self, state: State) -> None:
        state.agenda.append(rules.Dawn())

    def score(self, state: State, seat: int) -> int:
        return rules.score(cast(Bazaar, state), seat)

    def belongs(self, state: State, card: int, zone: str) -> bool:
        return (self.lookup.coin[card] < 0) == (zone.split()[0] in ("wonders", "prize", "won"))

    def impossible(self, state: State) -> list[str]:
        table = cast(Bazaar, state)
        found = [f"Seat {n + 1} has {booths} booths." for n, booths in enumerate(table.booths) if not 0 <= booths <= 2]
        for zone, name in enumerate(state.layout.names):
            wrong = [self.card_name[card] for card in state.zones[zone] if not self.belongs(state, card, name)]
            if wrong and zone != BOX:
                found.append(f"{wrong[0]} cannot lie in {name!r}.")
        return found

    def plausible(self, state: State, seat: int) -> bool:
        """A standing bid can be paid, and so can what somebody has begun to pay."""
        table = cast(Bazaar, state)
        step = state.agenda[-1] if state.agenda else None
        if isinstance(step, rules.Bid):
            return table.bidder < 0 or table.purse(table.bidder) >= table.bid
        if isinstance(step, rules.Pay):
            picked = sum(table.coins(CHOSEN + step.seat))
            return picked < step.due <= picked + table.purse(step.seat)
        return True

    def leanings(self, state: State, seat: int) -> list[list[Leaning]]:
        """The coins that somebody must have: asked where chance has not dealt them."""
        table = cast(Bazaar, state)
        step = state.agenda[-1]
        values = [self.lookup.value[coin] if coin >= 0 else 0 for coin in self.lookup.coin]
        if isinstance(step, rules.Bid) and table.bidder not in (-1, seat):
            return [[Leaning(HAND + table.bidder, values)]]
        if isinstance(step, rules.Pay) and step.seat != seat:  # picks ascend: the low coins are picked already
            return [[Leaning(CHOSEN + step.seat, [-value for value in values]), Leaning(HAND + step.seat, values)]]
        return []


def make(deck: Path | None) -> BazaarGame:
    """The game with the cards of a file, or with its own."""
    data = (deck or Path(__file__).parent / "cards.toml").read_bytes()
    return BazaarGame(tomllib.loads(data.decode()), hashlib.sha256(data).hexdigest())
