"""What an action is, as bytes: for nets that take the action as input instead of having one output for each.

The features of an action follow from its row in the action table and from nothing else, so they are made once; only
the seats it names are counted from the one that looks, as in an observation.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from clio.engine.action import Action
from clio.engine.encoder import Number, ValueBytes
from clio.engine.game import Game

CELLS: Final = 12  # of the thermometer of a number
NUMBERS: Final = ("slot", "amount", "choice", "other")


class Part(NamedTuple):
    """A part of the features: where it begins, how long it is, what it means."""

    name: str
    start: int
    length: int
    what: str


class ActionFeatures:
    """The features of every action of a game: `width` bytes for each, all 0 in rows that are kept free."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.actions: list[Action] = game.actions.rows
        cards = dict.fromkeys(game.card_name)
        self.card = {name: place for place, name in enumerate(cards)}
        self.word: dict[str, int] = {}
        for action in self.actions:
            for word in plain_words(action, self.card):
                self.word.setdefault(word, len(self.word))
        self.seats = max(game.seat_numbers)
        self.number = ValueBytes(Number("number", CELLS), 0)
        self.parts: list[Part] = []
        self.width = 0
        self.words_at = self._part("words", len(self.word), "the words of its notation: " + ", ".join(self.word))
        self.cards_at = [
            self._part("card", len(cards), "the first card it names"),
            self._part("second card", len(cards), "the second card it names"),
        ]
        self.seat_at = self._part("seat", self.seats, "to whom, counted from the seat that looks")
        self.numbers_at = [self._part(name, self.number.width, "thermometer and value") for name in NUMBERS]
        self._plain = [self._row(action) for action in self.actions]

    def _part(self, name: str, length: int, what: str) -> int:
        start = self.width
        self.parts.append(Part(name, start, length, what))
        self.width += length
        return start

    def _row(self, action: Action) -> bytes:
        """Everything but the seat."""
        row = bytearray(self.width)
        for word in plain_words(action, self.card):
            row[self.words_at + self.word[word]] = 1
        named = [self.card[word] for word in action.text.split()[1:] if word in self.card]
        for start, card in zip(self.cards_at, named, strict=False):
            row[start + card] = 1
        for start, value in zip(self.numbers_at, numbers_of(action), strict=True):
            row[start : start + self.number.width] = self.number.of(value)
        return bytes(row)

    def of(self, action: int, seat: int, seats: int) -> bytes:
        """The features of one action, by its number, for a seat that looks."""
        row = self._plain[action]
        whom = self.actions[action].seat
        if not 0 <= whom < seats:
            return row
        at = self.seat_at + (whom - seat) % seats
        return row[:at] + b"\x01" + row[at + 1 :]

    def table(self, seat: int, seats: int) -> bytes:
        """All of them, row after row: (actions, width) as an array."""
        return b"".join(self.of(action, seat, seats) for action in range(len(self.actions)))


def plain_words(action: Action, cards: dict[str, int]) -> list[str]:
    """The words of its notation that are neither cards nor numbers; none of a row that is kept free."""
    verb, *rest = action.text.split()
    if verb == "-":
        return []
    return [verb, *(word for word in rest if word not in cards and not word.isdigit())]


def numbers_of(action: Action) -> tuple[int, ...]:
    return (action.slot, action.amount, action.choice, action.other)
