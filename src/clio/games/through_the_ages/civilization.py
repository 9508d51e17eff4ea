"""One civilization as a view shows it: its numbers, what its banks ask for, the cards before it."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING, Final

from clio.engine.view import View
from clio.games.through_the_ages.operations.powers import CHEAP_LEADERS, NO_WONDER_SURCHARGE
from clio.games.through_the_ages.state import (
    K_AIR,
    K_CONSTRUCTION,
    K_LAW,
    KINDS,
    MINE,
    RATING_COUNT,
    RATINGS,
    TOKEN_CARDS,
    WAR_COUNT,
    WORKER_CARDS,
)

if TYPE_CHECKING:
    from clio.games.through_the_ages.cards import Card
    from clio.games.through_the_ages.game import AgesGame

MOST_HAPPINESS: Final = 8
# What a board shows, one number a seat or several; and the zones whose faces lie on it.
ON_BOARD: Final = (
    *("government", "yellow", "blue", "pool", "science", "culture", "civil", "civil_total", "military"),
    *("military_total", "stages", "tactic", "tucked", "partner", "side"),
)
WIDE_ON_BOARD: Final = (
    ("workers", WORKER_CARDS),
    ("tokens", TOKEN_CARDS),
    ("war_on", WAR_COUNT),
    ("rating", RATING_COUNT),
)
FACES_ON_BOARD: Final = ("hand", "play", "leader", "unfinished wonder", "wonders", "colonies", "wars", "pact")


def at(table: list[int], tokens: int) -> int:
    """The boards' numbers by tokens; the last stands for all above."""
    return table[min(tokens, len(table) - 1)]


@cache
def numbers(game: AgesGame) -> dict[str, int]:
    """The place of every card in the deck's list, those printed on the boards too."""
    return {card.id: place for place, card in enumerate(game.deck.cards)}


class Civilization:
    """What everybody may know of a seat."""

    def __init__(self, game: AgesGame, view: View, seat: int) -> None:
        self.game = game
        self.lookup = game.lookup
        self.view = view
        self.seat = seat
        self.number = numbers(game)

    def of(self, field: str) -> int:
        return self.view.many(field)[self.seat]

    def cards(self, zone: str) -> list[str]:
        return self.view.cards(f"{zone} {self.seat + 1}")

    def count(self, zone: str) -> int:
        return self.view.count(f"{zone} {self.seat + 1}")

    def key(self) -> tuple[object, ...]:
        """All that a board of this seat shows to others: while it stays the same, so does the board."""
        view, seat = self.view, self.seat
        fields, zones = view.fields, view.zones
        found: list[object] = [fields[name][seat] for name in ON_BOARD]  # type: ignore[index]
        for name, width in WIDE_ON_BOARD:
            found.append(tuple(view.many(name)[width * seat : width * (seat + 1)]))
        number = f" {seat + 1}"
        found += [tuple(zones[zone + number].cards or ()) for zone in FACES_ON_BOARD]
        found += [self.count("military hand"), self.count("chosen"), *view.cards("tucked")]
        found += [self.output("food"), self.output("resources"), view.one("age"), view.one("ruined")]
        return (seat, *found, view.one("turn") == seat, view.one("gone") >> seat & 1)

    # --- numbers ------------------------------------------------------------------------------

    def rating(self, name: str) -> int:
        value = max(0, self.view.many("rating")[RATING_COUNT * self.seat + RATINGS.index(name)])
        return min(MOST_HAPPINESS, value) if name == "happiness" else value

    def tokens_on(self, tech: int) -> int:
        return self.view.many("tokens")[TOKEN_CARDS * self.seat + tech] if tech < TOKEN_CARDS else 0

    def workers_on(self, tech: int) -> int:
        return self.view.many("workers")[WORKER_CARDS * self.seat + tech]

    def stored(self, first: int, end: int) -> int:
        return sum(self.tokens_on(tech) * self.lookup.token_value[tech] for tech in range(first, end))

    @property
    def blue_owned(self) -> int:
        on_cards = sum(self.tokens_on(tech) for tech in range(TOKEN_CARDS))
        return self.of("blue") + on_cards + self.of("stages")

    @property
    def food(self) -> int:
        return self.stored(0, MINE)

    @property
    def resources(self) -> int:
        return self.stored(MINE, TOKEN_CARDS)

    def output(self, what: str) -> int:
        """What a production brings: food or resources."""
        return self.view.measure(f"{what} output")[self.seat]

    @property
    def population_cost(self) -> int:
        yellow = self.of("yellow")
        return at(self.lookup.population_cost, yellow) if yellow else 0

    @property
    def consumption(self) -> int:
        return at(self.lookup.consumption, self.of("yellow"))

    @property
    def corruption(self) -> int:
        return at(self.lookup.corruption, self.of("blue"))

    @property
    def needed(self) -> int:
        """The happiness the yellow bank asks for."""
        return at(self.lookup.needed_happiness, self.of("yellow"))

    @property
    def discontent(self) -> int:
        return max(0, self.needed - self.rating("happiness"))

    # --- cards --------------------------------------------------------------------------------

    def technologies(self) -> dict[int, Card]:
        """For workers: those everybody begins with, and those in play."""
        play = {self.number[name] for name in self.cards("play")}
        return {
            tech: card
            for tech, card in enumerate(self.game.deck.cards[:WORKER_CARDS])
            if tech in play or not card.copies[2] or self.workers_on(tech)
        }

    def specials(self) -> list[str]:
        return [name for name in self.cards("play") if K_LAW <= self.lookup.kind[self.number[name]] <= K_CONSTRUCTION]

    @property
    def government(self) -> Card:
        return self.game.deck.cards[self.of("government")]

    def ruined(self, name: str) -> bool:
        return bool(self.view.one("ruined") >> (self.number[name] - self.lookup.first_wonder) & 1)

    @cached_property
    def _powers(self) -> int:
        """Of all cards in play together."""
        powers = 0
        for zone in ("leader", "wonders", "play"):
            for name in self.cards(zone):
                powers |= self.lookup.power[self.number[name]]
        return powers

    def surcharges(self) -> tuple[int, int]:
        """What the cards in play add to the price of a wonder, and take at most from that of a leader."""
        more = 0 if self._powers >> NO_WONDER_SURCHARGE & 1 else self.count("wonders")
        return more, self.lookup.power_value[CHEAP_LEADERS] if self._powers >> CHEAP_LEADERS & 1 else 0

    def surcharge(self, kind: str, price: int) -> int:
        """What the cards in play add to a price in the row: completed wonders and some leaders."""
        if kind not in ("wonder", "leader"):
            return 0
        more, cheaper = self.surcharges()
        return more if kind == "wonder" else -min(price, cheaper)


@cache
def places(game: AgesGame) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The kinds a worker can stand on, each with its technologies by age (-1 where there is none)."""
    found = []
    for kind in range(K_AIR + 1):
        techs = [-1] * 4
        for tech, card in enumerate(game.deck.cards[:WORKER_CARDS]):
            if card.kind == kind:
                techs[card.age] = tech
        found.append((KINDS[kind], tuple(techs)))
    return tuple(found)
