"""What a seat knows does not depend on how it is kept and when it is worked out."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from clio.engine import memory
from clio.engine.dice import dice_from_seed
from clio.engine.game import Game
from clio.engine.match import Match
from clio.engine.memory import LONG_LOG
from clio.engine.registry import games, load


def known(game: Game, players: int, actions: int) -> list[object]:
    """What all know, time and again, in a game played at random."""
    state = game.new(players=players, seed="known")
    dice = dice_from_seed("short cuts")
    found: list[object] = []
    while not state.over and state.number < actions:
        seat = state.seats_open()[0]
        legal = [action for action in state.legal(seat) if not game.rare(action)] or state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))])
        if state.number % 9 == 0:
            state.memory.settle(state.layout, game.card_back, game.copies())
            found.append(state.memory.key())
    return found


class CardByCard:
    """The same knowledge without lots: each card by itself, every rule in its plainest form."""

    backs: ClassVar[list[int]] = []
    reach = memory.ANYWHERE  # something may be known of every zone: no move is passed over

    def __init__(self, cards: int) -> None:
        self.zones: dict[int, int] = {}
        self.placed: set[int] = set()

    def told_apart(self, card: int) -> bool:
        """Every move is worked in, even where an earlier one has said it all."""
        return True

    def clone(self) -> CardByCard:
        other = CardByCard(0)
        other.zones, other.placed = self.zones.copy(), self.placed.copy()
        return other

    def survey(self) -> None:
        """Nothing to see: `reach` stays as it is."""

    def knows_place(self, card: int) -> bool:
        return card in self.placed

    def key(self) -> tuple[object, ...]:
        return (tuple(sorted(self.zones.items())), tuple(sorted(self.placed)))

    def shuffled(self, zone: int, backs: list[int]) -> None:
        self.placed = {card for card in self.placed if self.zones[card] != 1 << zone}

    def saw(self, card: int, src: int, dst: int, faces: bool, ordered: bool, back: int, copies: list[int]) -> None:
        if card not in self.placed:
            self.confuse(card, src, copies)
        self.placed.discard(card)
        self.zones.pop(card, 0)
        if not faces:
            self.lay(card, dst, ordered)

    def missed(self, card: int, src: int, dst: int, ordered: bool, back: int) -> None:
        if card in self.placed:
            self.placed.discard(card)
            self.lay(card, dst, ordered)
            return
        for other, zones in self.zones.items():
            if zones >> src & 1 and self.backs[other] == back and other not in self.placed:
                self.zones[other] = zones | 1 << dst

    def poured(self, src: int, dst: int, ordered: bool, back: int, count: int) -> None:
        laid = [card for card in sorted(self.placed) if self.zones[card] == 1 << src]
        for card in laid:
            self.placed.discard(card)
            self.lay(card, dst, ordered)
        if count > len(laid):
            for other, zones in self.zones.items():
                if zones >> src & 1 and self.backs[other] == back and other not in self.placed:
                    self.zones[other] = zones | 1 << dst
        self.emptied(src)

    def emptied(self, zone: int) -> None:
        self.zones = {card: zones & ~(1 << zone) for card, zones in self.zones.items()}

    def lay(self, card: int, zone: int, ordered: bool) -> None:
        self.zones[card] = 1 << zone
        if ordered:
            self.placed.add(card)

    def confuse(self, card: int, src: int, copies: list[int]) -> None:
        found = [other for other in copies if self.zones.get(other, 0) >> src & 1 and other not in self.placed]
        if not found:
            return
        known = [(self.zones.get(other, memory.ANYWHERE), other) for other in [*found, card]]
        known.sort(key=lambda one: (one[0].bit_count(), *one))
        mine = [other for _, other in known].index(card)
        for number, (zones, other) in enumerate(known):
            wider = zones | known[number + 1 if number < mine else number - 1][0]
            if other != card and wider == memory.ANYWHERE:
                del self.zones[other]
            elif other != card:
                self.zones[other] = wider


@pytest.mark.parametrize("name", games())
def test_cards_that_are_known_alike_are_known_one_by_one(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(name)
    players = min(4, max(game.seat_numbers))
    with_lots = known(game, players, 500)
    monkeypatch.setattr(CardByCard, "backs", game.card_back)
    monkeypatch.setattr(memory, "Knowledge", CardByCard)
    assert known(game, players, 500) == with_lots
    assert any(with_lots)


@pytest.mark.parametrize("name", games())
def test_a_match_does_the_same_work_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that was seen is worked in once for each seat, however many copies of the table are asked since."""
    work_in = memory._work_in
    lines = [0]

    def counted(*arguments: Any) -> None:
        lines[0] += 1
        work_in(*arguments)

    monkeypatch.setattr(memory, "_work_in", counted)
    game = load(name)
    players = min(4, max(game.seat_numbers))
    match = Match(game, {"players": str(players)}, "once", ["somebody"] * players)
    dice = dice_from_seed("once")
    while not match.state.over and len(match.entries) < 600:
        seat = match.state.seats_open()[0]
        match.act(seat, [*match.state.legal(seat)][dice.below(len(match.state.legal(seat)))])
    assert lines[0] > 0
    assert lines[0] / len(match.entries) < LONG_LOG * 1.5, "the log is worked in anew at every action"
