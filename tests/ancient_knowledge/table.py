"""A small language for tests of Ancient Knowledge: lay a table, act, look.

    t = table().timeline(0, heracleion=1).knowledge(heracleion=2)
    t.decline()
    assert (t.size(0), t.lost(0)) == (4, 2)

Seats count from 0, and seat 0 is the first player. A new table has empty hands and
timelines; all buildings lie in the deck, all technologies but three in theirs. Piles are written top first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from clio.engine.cards import decode
from clio.engine.ids import Card, Seat
from clio.engine.result import Result
from clio.games.ancient_knowledge.cards import cards_of, load_cards
from clio.games.ancient_knowledge.game import AncientKnowledgeGame
from clio.games.ancient_knowledge.rules.actions import ActionPhase
from clio.games.ancient_knowledge.rules.decline import DeclinePhase
from clio.games.ancient_knowledge.rules.scoring import Count
from clio.games.ancient_knowledge.rules.timeline import TimelinePhase
from clio.games.ancient_knowledge.rules.turn import EndTurn, Turn
from clio.games.ancient_knowledge.state import (
    ARTIFACTS,
    BOARD,
    BOX,
    COLLECTION,
    DECK,
    DISCARD,
    HAND,
    PAST,
    TECH_DECK,
    TECH_DISCARD,
    TIMELINE,
    AncientKnowledge,
)
from tests.fixtures import AskedOne

Made = dict[str, Any]
INERT: Made = {"moment": "ongoing", "do": [{"op": "requirement_discount", "n": 0}]}
# They lie open on a new table: anybody can learn them, so that no seat is ever forced to search.
FREE = ("planetary_grid", "sator_square", "thales")


def monument(
    name: str,
    kind: str = "city",
    slot: int = 3,
    cost: int = 0,
    k: int = 0,
    vp: int = 0,
    locked: bool = False,
    **effect: Any,
) -> Made:
    """A monument made for a test; unless an effect is declared it has none."""
    made = {"id": name, "name": name, "country": "-", "kind": kind, "slot": slot, "cost": cost}
    made |= {"knowledge": k, "vp": vp, "locked": locked}
    return made | (with_if(effect) or INERT)


def artifact(name: str, cost: int = 0, **effect: Any) -> Made:
    made = {"id": name, "name": name, "country": "-", "kind": "artifact", "cost": cost}
    return made | (with_if(effect) or INERT)


def technology(name: str, kind: str = "ancient", level: int = 1, **rest: Any) -> Made:
    return {"id": name, "name": name, "kind": kind, "level": level, "moment": "immediate", **rest}


def with_if(effect: Mapping[str, Any]) -> Made:
    """`if_` stands for `if`, which Python keeps for itself."""
    return {key.rstrip("_"): value for key, value in effect.items()}


@cache
def shipped() -> AncientKnowledgeGame:
    return AncientKnowledgeGame(load_cards())


def game_with(made: Sequence[Made]) -> AncientKnowledgeGame:
    """The shipped game in which made-up cards stand for the last ones of their kind."""
    if not made:
        return shipped()
    raw = file_tables()
    own = list(made)
    for pile in (raw["building"], raw["technology"]):
        for place in range(len(pile) - 1, -1, -1):
            for card in own:
                if (card["kind"], card.get("level")) == (pile[place]["kind"], pile[place].get("level")):
                    pile[place] = {**card, "set": pile[place].get("set", 0)} if "level" not in card else card
                    own.remove(card)
                    break
    assert not own, own
    return AncientKnowledgeGame(cards_of(raw, "made up"))


def file_tables() -> dict[str, Any]:
    """The card file as plain data that a test may spoil."""
    return decode(None, "clio.games.ancient_knowledge")[0]


class Table(AskedOne[AncientKnowledgeGame, AncientKnowledge]):
    """A state that a test arranges by hand."""

    def __init__(self, game: AncientKnowledgeGame, players: int, options: dict[str, str]) -> None:
        self.game = game
        options = {"first_player": "seat:0", "starting_sets": "yes", **options}
        state = game.new(players=players, seed=1, **options)
        assert isinstance(state, AncientKnowledge)
        self.state = state
        for seat in range(players):
            self.lay(HAND + seat)
        for level in (1, 2):
            cards = state.zones[TECH_DECK + level] + [
                card for board in range(3) for card in state.zones[BOARD + board] if state.lookup.level[card] == level
            ]
            state.zones[TECH_DECK + level] = sorted(cards)
        for board in range(3):
            state.zones[BOARD + board] = []
        state.zones[DECK] += state.zones[BOX]
        state.zones[BOX] = []
        self.board(1, *FREE)
        self.act(0)

    # --- given --------------------------------------------------------------------------------

    def number(self, name: str) -> int:
        return self.game.card_name.index(name)

    def lay(self, zone: int, *names: str) -> Table:
        """Exactly these cards in a zone, first name first; what was there goes to the box."""
        state = self.state
        cards = [Card(self.number(name)) for name in names]
        state.zones[BOX] += [card for card in state.zones[zone] if card not in cards]
        for pile in state.zones:
            pile[:] = [card for card in pile if card not in cards]
        state.zones[zone] = cards
        for card in state.zones[BOX]:
            state.tokens[card] = state.slot[card] = state.row[card] = 0
        state.forget_legal()
        return self

    def hand(self, seat: int, *names: str) -> Table:
        return self.lay(HAND + seat, *names)

    def fill(self, seat: int, size: int) -> Table:
        """Hand cards until there are so many: free artifacts without effect on the test."""
        while self.size(seat) < size:
            card = next(card for card in reversed(self.state.zones[DECK]) if self.state.lookup.kind[card] == 3)
            self.state.zones[DECK].remove(card)
            self.state.zones[HAND + seat].append(card)
        self.state.forget_legal()
        return self

    def timeline(self, seat: int, **slots: int) -> Table:
        """Monuments with their slots; the second named for a slot lies above the first."""
        self.lay(TIMELINE + seat, *slots)
        taken: list[int] = []
        for name, slot in slots.items():
            card = self.number(name)
            self.state.slot[card] = slot
            self.state.row[card] = taken.count(slot)
            taken.append(slot)
        return self

    def knowledge(self, **tokens: int) -> Table:
        for name, count in tokens.items():
            self.state.tokens[self.number(name)] = count
        self.state.forget_legal()
        return self

    def artifacts(self, seat: int, *names: str) -> Table:
        return self.lay(ARTIFACTS + seat, *names)

    def past(self, seat: int, *names: str, rotated: int = 0) -> Table:
        self.state.rotated[seat] = rotated
        return self.lay(PAST + seat, *names)

    def past_kinds(self, seat: int, rotated: int = 0, **kinds: int) -> Table:
        """So many cities, megaliths, pyramids in the Past: plain ones, without a final effect."""
        lookup = self.state.lookup
        names = []
        for kind, count in kinds.items():
            number = ("city", "megalith", "pyramid").index(kind)
            plain = [c for c in self.state.zones[DECK] if lookup.kind[c] == number and lookup.moment[c] != 4]
            names += [self.game.card_name[card] for card in sorted(plain)[:count]]
        return self.past(seat, *names, rotated=rotated)

    def collection(self, seat: int, *names: str) -> Table:
        return self.lay(COLLECTION + seat, *names)

    def technologies(self, seat: int, **kinds: int) -> Table:
        """So many technologies of level I of each kind."""
        names = []
        for kind, count in kinds.items():
            ids = [card.id for card in self.game.cards.technologies if (card.kind, card.level) == (kind, 1)]
            names += ids[:count]
        return self.collection(seat, *names)

    def board(self, number: int, *names: str) -> Table:
        return self.lay(BOARD + number - 1, *names)

    def deck(self, *top_first: str) -> Table:
        return self.lay(DECK, *reversed(top_first))

    def pile(self, *top_first: str) -> Table:
        return self.lay(DISCARD, *reversed(top_first))

    def tech_deck(self, level: int, *top_first: str) -> Table:
        return self.lay(TECH_DECK + level, *reversed(top_first))

    def tech_pile(self, level: int, *top_first: str) -> Table:
        return self.lay(TECH_DISCARD + level, *reversed(top_first))

    def lose(self, seat: int, count: int) -> Table:
        self.state.lost[seat] = count
        self.state.forget_legal()
        return self

    # --- when ---------------------------------------------------------------------------------

    def _at(self, seat: int) -> int:
        """It is this seat's turn; the seats that play together."""
        self.state.actions = [0] * self.state.layout.seats
        self.state.turn = self.state.order.index(Seat(seat))
        return self.state.side(Seat(seat))

    def act(self, seat: int = 0, actions: int = 2) -> Table:
        """This seat's Action phase, with so many actions left."""
        seats = self._at(seat)
        for other in range(self.state.layout.seats):
            if seats >> other & 1:
                self.state.actions[other] = actions
        return self.run(EndTurn(seats), DeclinePhase(seats), TimelinePhase(seats), ActionPhase(seats))

    def phase(self, seat: int = 0) -> Table:
        """This seat's Timeline phase, and then its Decline phase."""
        seats = self._at(seat)
        return self.run(EndTurn(seats), DeclinePhase(seats), TimelinePhase(seats))

    def decline(self, seat: int = 0) -> Table:
        """This seat's Decline phase."""
        seats = self._at(seat)
        self.state.lost_now[seat] = 0
        return self.run(EndTurn(seats), DeclinePhase(seats))

    def turn(self, seat: int = 0) -> Table:
        return self.run(Turn(self._at(seat)))

    def by(self, seat: int, *texts: str) -> Table:
        """Actions of one seat, where several are asked."""
        for text in texts:
            self.state.apply(seat, self.game.actions.find(text))
        return self

    def standing(self, seat: int) -> set[str]:
        """What a seat may do beside the question that others are asked."""
        return {action.text for action in self.state.standing(seat)}

    def create(self, name: str, slot: int = 0, *then: str, keep: Sequence[str] = ()) -> Table:
        """Seat 0 creates a card for whatever it costs: its hand holds the card and enough others."""
        lookup = self.state.lookup
        card = self.number(name)
        start = lookup.start[card]
        price = lookup.cost[card] + (abs(slot - start) if slot else 0)
        self.hand(0, name, *keep).fill(0, 1 + len(keep) + price)
        self.act(0)
        self.do(f"create {name} {slot or start}" if start else f"create {name}")
        if keep and price:
            paid = sorted(card for card in self.state.zones[HAND] if self.game.card_name[card] not in keep)
            self.do(*[f"discard {self.game.card_name[card]}" for card in paid])
        return self.do(*then)

    def learn(self, name: str, *then: str) -> Table:
        """Seat 0 learns a technology that lies open."""
        others = [other for other in FREE if other != name][:2]
        if self.state.lookup.level[self.number(name)] == 2:
            self.board(3, name, "golden_mean", "ari_kat" if name != "ari_kat" else "plato")
        else:
            self.board(1, name, *others)
        self.act(0)
        return self.do(f"learn {name}", *then)

    # --- then ---------------------------------------------------------------------------------

    def offers(self, verb: str) -> list[str]:
        """What is offered with this verb, sorted: offers("create") == ["heracleion 1", ...]."""
        return sorted(text.removeprefix(verb + " ") for text in self.legal() if text.split()[0] == verb)

    def size(self, seat: int) -> int:
        return len(self.state.zones[HAND + seat])

    def hand_of(self, seat: int) -> list[str]:
        return sorted(self.names(HAND + seat))

    def past_of(self, seat: int) -> list[str]:
        return self.names(PAST + seat)

    def artifacts_of(self, seat: int) -> list[str]:
        return self.names(ARTIFACTS + seat)

    def collection_of(self, seat: int) -> list[str]:
        return self.names(COLLECTION + seat)

    def board_of(self, number: int) -> list[str]:
        return self.names(BOARD + number - 1)

    def deck_of(self) -> list[str]:
        """Top first."""
        return self.names(DECK)[::-1]

    def pile_of(self) -> list[str]:
        """Top first."""
        return self.names(DISCARD)[::-1]

    def deck_size(self) -> int:
        return len(self.state.zones[DECK])

    def k(self, *names: str) -> tuple[int, ...]:
        """The knowledge on some cards."""
        return tuple(self.state.tokens[self.number(name)] for name in names)

    def place(self, name: str) -> tuple[int, int]:
        """Slot and row; (0, 0) outside a timeline."""
        card = self.number(name)
        return self.state.slot[card], self.state.row[card]

    def lost(self, seat: int) -> int:
        return self.state.lost[seat]

    def count(self) -> Table:
        """End the game as it stands and count it."""
        return self.run(Count())

    def result(self) -> Result:
        assert self.state.result is not None, "the game goes on"
        return self.state.result

    def points(self, source: str, seat: int = 0) -> int:
        """What a seat would score from one source."""
        if self.state.result is None:
            self.count()
        return dict(self.result().sources)[source][seat]


def table(players: int = 2, made: Sequence[Made] = (), **options: str) -> Table:
    """An empty table in the first player's Action phase, with made-up cards among the shipped ones."""
    return Table(game_with(made), players, options)
