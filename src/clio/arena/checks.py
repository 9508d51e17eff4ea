"""What must hold in every game at every moment. A game passes these without knowing of them."""

from __future__ import annotations

from typing import Final

from clio.engine.dice import Dice
from clio.engine.errors import ClioError
from clio.engine.redeal import redeal
from clio.engine.state import State
from clio.engine.words import Said

EVERY: Final = 40  # actions between two thorough looks


class ArenaError(ClioError):
    """Games that cannot be run like that."""

    package = "clio.arena"


class Trouble(ArenaError):
    """Something that must never happen has happened; the text says what."""


class Inspector:
    """Looks at one game after every action, and thoroughly every so often and at the end."""

    def __init__(self, dice: Dice, every: int = EVERY, redeals: bool = False) -> None:
        self.dice = dice
        self.every = every
        self.redeals = redeals  # deal every seat another world after every action
        self.old: State | None = None  # a copy made a while ago
        self.old_key: tuple[object, ...] = ()

    def look(self, state: State) -> None:
        self.no_dead_end(state)
        cards = len(state.game.card_name)
        if sum(map(len, state.zones)) != cards:
            self.all_cards(state)
        if self.redeals:
            self.every_seat_has_a_world(state)
        if state.over or state.number % self.every == 0:
            self.all_cards(state)
            self.nothing_impossible(state)
            self.copies_agree(state)
            self.redeal_agrees(state)

    def no_dead_end(self, state: State) -> None:
        """Until the game is over somebody is asked, and whoever is asked can do something."""
        if state.over:
            return
        seats = state.seats_open()
        if not seats:
            raise Trouble("dead-end-nobody", step=state.asking().name)
        for seat in seats:
            if not state.legal(seat):
                raise Trouble("dead-end-seat", seat=seat + 1, step=state.asking().name)

    def all_cards(self, state: State) -> None:
        """Every physical card lies in one place."""
        names = state.game.card_name
        lying = sorted(card for zone in state.zones for card in zone)
        if lying == list(range(len(names))):
            return
        lost = sorted({*range(len(names))} - {*lying})
        twice = sorted({card for card in lying if lying.count(card) > 1})
        told = [Said("clio.arena", "card-lost", card=names[card], number=card) for card in lost]
        told += [Said("clio.arena", "card-twice", card=names[card], number=card) for card in twice]
        raise Trouble("not-conserved", cards=told)

    def nothing_impossible(self, state: State) -> None:
        found = state.game.impossible(state)
        if found:
            raise Trouble("impossible-table", found=found)

    def copies_agree(self, state: State) -> None:
        """A copy equals its original, and what happens to the one leaves no trace in the other."""
        if self.old is not None and self.old.key() != self.old_key:
            raise Trouble("copy-changed")
        copy = state.clone()
        key = state.key()
        if copy.key() != key:
            raise Trouble("copy-differs", parts=_difference(copy.key(), key))
        self.old, self.old_key = copy, key

    def every_seat_has_a_world(self, state: State) -> None:
        """Whoever looks, asked or not, can be dealt another world: a bot that cannot would be stuck."""
        for seat in range(state.layout.seats):
            try:
                redeal(state, seat, self.dice)
            except ClioError as error:
                raise Trouble("no-world", seat=seat + 1, why=error) from error

    def redeal_agrees(self, state: State) -> None:
        """Whoever is asked can do the same whatever the cards are that it cannot see."""
        for seat in state.seats_open():
            world = redeal(state, seat, self.dice)
            world.forget_legal()
            if world.legal(seat) != state.legal(seat):
                raise Trouble("depends-on-hidden", seat=seat + 1)


def _difference(one: tuple[object, ...], other: tuple[object, ...]) -> str:
    parts = ("zones", "agenda", "dice", "numbers", "memory", "result", "fields")
    return ", ".join(part for part, a, b in zip(parts, one, other, strict=True) if a != b)
