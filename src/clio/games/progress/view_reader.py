"""Reads a seat's view of Progress: what the board shows, from that view and nothing else."""

from __future__ import annotations

from clio.engine.view import View
from clio.games.progress.deck import POWERS, CostLine, Deck, Milestone, Personality, Technology
from clio.games.progress.setup import rulings_from
from clio.games.progress.state import GENERAL, KNOWLEDGE_COUNT, POWER_COUNT, SKILL_COUNT


class ViewReader:
    """One view. Seats count from 0; a spectator's is -1."""

    def __init__(self, deck: Deck, view: View) -> None:
        self.deck = deck
        self.view = view
        self.seat = view.seat
        self.seats = view.seats
        self.rulings = rulings_from(deck, view.options)
        self.faces: dict[str, Technology | Personality | Milestone] = {card.id: card for card in deck.cards()}

    # --- cards ------------------------------------------------------------------------------------

    def technology(self, name: str) -> Technology:
        card = self.faces[name]
        assert isinstance(card, Technology)
        return card

    def technologies(self, zone: str, seat: int) -> list[Technology]:
        return [self.technology(name) for name in self.view.cards(f"{zone} {seat + 1}")]

    def area(self, seat: int) -> set[str]:
        """Technologies that serve as prerequisites: active or under development."""
        return {*self.view.cards(f"active {seat + 1}"), *self.view.cards(f"developments {seat + 1}")}

    def markers(self, seat: int, place: int) -> int:
        """Markers on a development, by its place in the zone."""
        return self.view.on_card("markers", f"developments {seat + 1}", place)

    # --- tracks and tokens ------------------------------------------------------------------------

    def skill(self, seat: int, skill: int, further: int = 0) -> tuple[int, int, int]:
        """Value, second value (Quick Draw) and VP of a skill, now or some steps further."""
        track = self.deck.skill_tracks[skill]
        space = min(self.view.many("skill")[SKILL_COUNT * seat + skill] + further, len(track.values) - 1)
        return track.values[space], track.discards[space], track.vp_at(space)

    def at_end(self, seat: int, skill: int) -> bool:
        """Does the skill's marker stand on the last space of its track?"""
        return self.view.many("skill")[SKILL_COUNT * seat + skill] >= len(self.deck.skill_tracks[skill].values) - 1

    def power(self, seat: int, track: int) -> int:
        return self.view.many("power")[POWER_COUNT * seat + track]

    def tokens(self, seat: int, kind: int) -> tuple[int, int]:
        """Ready and spent tokens of a kind."""
        return self.view.many("ready")[KNOWLEDGE_COUNT * seat + kind], self.view.many("spent")[
            KNOWLEDGE_COUNT * seat + kind
        ]

    def actions_left(self, seat: int) -> int:
        return 0 if self.view.one("closed") else max(0, self.skill(seat, 0)[0] - self.view.one("used"))

    def whose_turn(self) -> int:
        return self.view.many("order")[self.view.one("turn")]

    def symbols(self, age: int) -> int:
        """Active symbols that help to start an age."""
        by_seat = [
            sum(card.age_symbol == age for card in self.technologies("active", seat)) for seat in range(self.seats)
        ]
        return max(by_seat) if self.rulings.single_area else sum(by_seat)

    # --- prices -----------------------------------------------------------------------------------

    def price(self, lines: tuple[CostLine, ...]) -> tuple[int, int]:
        """What is left to pay when prerequisites are counted, and what of it tokens and pool cannot pay."""
        area = self.area(self.seat)
        need = [0, 0, 0]
        for line in lines:
            if line.prerequisite not in area:
                need[line.kind] += line.amount
        pool = self.view.many("pool")
        lack = sum(max(0, need[kind] - pool[kind] - self.tokens(self.seat, kind)[0]) for kind in range(3))
        return sum(need), max(0, lack - pool[GENERAL] - self.tokens(self.seat, GENERAL)[0])

    def missing(self, name: str) -> tuple[int, int]:
        """For a hand card: what is left to pay, and how much of it cannot be paid at all."""
        pay, lack = self.price(self.technology(name).costs)
        hand = self.view.own("hand")
        others = sum(self.technology(card).discard_value for card in hand) - self.technology(name).discard_value
        return pay, max(0, lack - others)

    # --- points, as the game has counted them -----------------------------------------------------

    def score(self, seat: int) -> int:
        """The seat's points if the game were counted now."""
        return self.view.measure("score")[seat]

    def track_points(self) -> list[list[int]]:
        """By power track the points of every seat."""
        return [self.view.measure(f"track {place}") for place in range(len(POWERS))]
