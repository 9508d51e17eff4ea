"""Moves in the reader's words, looked up by their notation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from clio.engine.game import Game
from clio.engine.words import MOST_SAID, Words


@lru_cache(maxsize=16)
def card_names(game: Game) -> frozenset[str]:
    return frozenset(game.card_name)


class Namer:
    """Names moves by their notation: "pay token x" is `do-pay-token-x`, or `do-pay-token`, or `do-pay`."""

    def __init__(self, game: Game, words: Words, names: Sequence[str] = ()) -> None:
        self.words = words
        self.names = tuple(names)  # of the seats, where they are known
        self.cards = card_names(game)

    def find(self, kind: str, action: str) -> str:
        """The longest message of a kind that fits the notation, its gaps filled; nothing if there is none.

        { $card } is the card that is left of the notation (else whatever is left), { $other } a second one,
        { $n } the last number, 0 without one, { $m } the first, { $letter } a side, { $whom } who sits in seat { $n }.
        """
        key, said = (kind, action, self.names), self.words.moves
        found = said.get(key)
        if found is None:
            if len(said) >= MOST_SAID:
                said.clear()
            found = said[key] = self._find(kind, action)
        return found

    def _find(self, kind: str, action: str) -> str:
        parts = action.split()
        for length in range(len(parts), 0, -1):
            message = "-".join([kind, *parts[:length]])
            if self.words.has(message):
                rest = parts[length:]
                cards = [self.words.card(part) for part in rest if self.is_card(part)]
                numbers = [int(part) for part in rest if part.isdigit()]
                return self.words.say(
                    message,
                    card=cards[0] if cards else " ".join(rest),
                    other=cards[1] if len(cards) > 1 else "",
                    n=numbers[-1] if numbers else 0,
                    m=numbers[0] if numbers else 0,
                    whom=self.names[numbers[-1] - 1] if numbers and 0 < numbers[-1] <= len(self.names) else "",
                    letter=next((part for part in rest if len(part) == 1 and part.isupper()), ""),
                )
        return ""

    def is_card(self, part: str) -> bool:
        """A card, or something printed on a board that has a name like one."""
        return part in self.cards or self.words.has("card-" + part.replace("_", "-"))

    def group(self, action: str) -> str:
        return self.find("group", action) or action.split()[0].capitalize()

    def short(self, action: str) -> str:
        return self.find("pick", action) or self.full(action)

    def full(self, action: str) -> str:
        return self.find("do", action) or action

    def done(self, action: str) -> str:
        """As the log tells it of somebody."""
        return self.find("did", action) or self.full(action)
