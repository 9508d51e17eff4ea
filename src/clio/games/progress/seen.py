"""Reads a seat's view of Progress: what the board shows, worked out from that view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clio.engine.state import State
from clio.games.progress.deck import CostLine, Deck, Milestone, Personality, Technology
from clio.games.progress.rules.scoring import score_lines, total
from clio.games.progress.setup import rulings_from
from clio.games.progress.state import GENERAL, Progress


class Seen:
    """One view. Seats count from 0; a spectator's is -1."""

    def __init__(self, deck: Deck, blank: State, view: Mapping[str, Any]) -> None:
        self.deck = deck
        self.view = view
        self.seat: int = view["seat"]
        self.fields: Mapping[str, Any] = view["fields"]
        self.options: Mapping[str, str] = view["options"]
        self.seats = int(self.options["players"])
        self.rulings = rulings_from(deck, self.options)
        self.faces: dict[str, Technology | Personality | Milestone] = {card.id: card for card in deck.cards()}
        self._table = self._lay(blank)

    # --- cards ------------------------------------------------------------------------------------

    def cards(self, zone: str) -> list[str]:
        """The names of the cards of a zone whose faces are seen, the top one last."""
        found: list[str] = self.view["zones"][zone].get("cards", [])
        return found

    def count(self, zone: str) -> int:
        seen = self.view["zones"][zone]
        return len(seen.get("cards", seen.get("backs", [])))

    def own(self, zone: str) -> list[str]:
        return self.cards(f"{zone} {self.seat + 1}") if self.seat >= 0 else []

    def technology(self, name: str) -> Technology:
        card = self.faces[name]
        assert isinstance(card, Technology)
        return card

    def technologies(self, zone: str, seat: int) -> list[Technology]:
        return [self.technology(name) for name in self.cards(f"{zone} {seat + 1}")]

    def area(self, seat: int) -> set[str]:
        """Technologies that serve as prerequisites: active or under development."""
        return {*self.cards(f"active {seat + 1}"), *self.cards(f"developments {seat + 1}")}

    def markers(self, seat: int, place: int) -> int:
        """Markers on a development, by its place in the zone."""
        placed: dict[str, int] = self.view.get("placed", {}).get("markers", {})
        return placed.get(f"developments {seat + 1}/{place}", 0)

    # --- tracks and tokens ------------------------------------------------------------------------

    def skill(self, seat: int, skill: int, further: int = 0) -> tuple[int, int, int]:
        """Value, second value (Quick Draw) and VP of a skill, now or some steps further."""
        track = self.deck.skill_tracks[skill]
        space = min(self.fields["skill"][7 * seat + skill] + further, len(track.values) - 1)
        return track.values[space], track.discards[space], track.vp_at(space)

    def at_end(self, seat: int, skill: int) -> bool:
        """Does the skill's marker stand on the last space of its track?"""
        steps: int = self.fields["skill"][7 * seat + skill]
        return steps >= len(self.deck.skill_tracks[skill].values) - 1

    def power(self, seat: int, track: int) -> int:
        position: int = self.fields["power"][3 * seat + track]
        return position

    def tokens(self, seat: int, kind: int) -> tuple[int, int]:
        """Ready and spent tokens of a kind."""
        return self.fields["ready"][4 * seat + kind], self.fields["spent"][4 * seat + kind]

    def actions_left(self, seat: int) -> int:
        return 0 if self.fields["closed"] else max(0, self.skill(seat, 0)[0] - int(self.fields["used"]))

    def whose_turn(self) -> int:
        seat: int = self.fields["order"][self.fields["turn"]]
        return seat

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
        pool = self.fields["pool"]
        lack = sum(max(0, need[kind] - pool[kind] - self.tokens(self.seat, kind)[0]) for kind in range(3))
        return sum(need), max(0, lack - pool[GENERAL] - self.tokens(self.seat, GENERAL)[0])

    def missing(self, name: str) -> tuple[int, int]:
        """For a hand card: what is left to pay, and how much of it cannot be paid at all."""
        pay, lack = self.price(self.technology(name).costs)
        hand = self.own("hand")
        others = sum(self.technology(card).discard_value for card in hand) - self.technology(name).discard_value
        return pay, max(0, lack - others)

    # --- points -----------------------------------------------------------------------------------

    def _lay(self, table: State) -> Progress:
        """What the view shows, laid on an empty table: everything that is counted lies in the open."""
        assert isinstance(table, Progress)
        copies: dict[str, list[int]] = {}
        for card, name in enumerate(table.game.card_name):
            copies.setdefault(name, []).append(card)
        for zone, name in enumerate(table.layout.names):
            if name in self.view["zones"]:
                table.zones[zone] = [copies[card].pop() for card in self.cards(name)]
        for field in ("skill", "power", "ready", "spent"):
            setattr(table, field, list(self.fields[field]))
        return table

    def score(self, seat: int) -> int:
        """The seat's points if the game were counted now."""
        return total(score_lines(self._table), seat)

    def track_points(self) -> list[list[int]]:
        """By power track the points of every seat."""
        return [points for _, points in score_lines(self._table)[:3]]
