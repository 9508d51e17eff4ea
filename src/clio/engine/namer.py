"""Moves in the reader's words, looked up by their notation."""

from __future__ import annotations

from clio.engine.game import Game
from clio.engine.words import Words


class Namer:
    """Names moves by their notation: "pay token x" is `do-pay-token-x`, or `do-pay-token`, or `do-pay`."""

    def __init__(self, game: Game, words: Words) -> None:
        self.words = words
        self.cards = set(game.card_name)

    def find(self, kind: str, action: str) -> str:
        """The longest message of a kind that fits the notation, its gaps filled; nothing if there is none.

        { $card } is the card that is left of the notation (else whatever is left), { $n } the number, 0 without one.
        """
        parts = action.split()
        for length in range(len(parts), 0, -1):
            message = "-".join([kind, *parts[:length]])
            if self.words.has(message):
                rest = parts[length:]
                cards = [self.words.card(part) for part in rest if part in self.cards]
                numbers = [int(part) for part in rest if part.isdigit()]
                card = cards[0] if cards else " ".join(rest)
                return self.words.say(message, card=card, n=numbers[-1] if numbers else 0)
        return ""

    def group(self, action: str) -> str:
        return self.find("group", action) or action.split()[0].capitalize()

    def short(self, action: str) -> str:
        return self.find("pick", action) or self.full(action)

    def full(self, action: str) -> str:
        return self.find("do", action) or action
