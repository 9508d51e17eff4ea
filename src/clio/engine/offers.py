"""Offers: what a viewer may do now, sorted onto the parts it touches, in the reader's words.

Every game's page asks here for buttons, reasons and ticks, so that a move looks the same wherever it lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from clio.engine.game import Game
from clio.engine.namer import Namer
from clio.engine.parts import Card, Move, Page, Pick, TokenBank, Why, inside
from clio.engine.view import RefusedMove, View
from clio.engine.words import Words, rule_sentence


class Offers:
    """The question of one view, by card and by action."""

    def __init__(self, game: Game, view: View, words: Words) -> None:
        self.game = game
        self.words = words
        self.namer = Namer(game, words)
        self.decision = view.question()
        asked = self.decision.set
        self.set = asked if asked is not None and asked.ticks() else None  # one pick is a move like any other
        self.legal = set(self.decision.legal)
        self.refused: dict[str, RefusedMove] = {entry.action: entry for entry in self.decision.refused}
        self.cards = self.namer.cards
        self.candidates = self._candidates()
        self.verbs: dict[str, list[object]] | None = None  # what can be done, and what cannot, by its first word
        self.by_card: dict[str, list[str]] = {}
        for text in dict.fromkeys((*self.decision.legal, *self.refused, *self.candidates)):
            name = self.card_of(text)
            if name:
                self.by_card.setdefault(name, []).append(text)

    def _candidates(self) -> dict[str, Pick]:
        """By action the tick of a set it belongs to."""
        asked = self.set
        found: dict[str, Pick] = {}
        for candidate in asked.candidates if asked is not None else ():
            first = candidate.actions[0]
            pick = Pick(candidate.actions, candidate.count, candidate.worth, self.label(first), candidate.useful)
            found |= dict.fromkeys(candidate.actions, pick)
        return found

    def card_of(self, text: str) -> str:
        """The card a move touches: the first one it names."""
        return next((part for part in text.split()[1:] if part in self.cards), "")

    # --- one move ---------------------------------------------------------------------------------

    def label(self, text: str) -> str:
        return self.namer.find("button", text) or self.namer.short(text)

    def can(self, text: str) -> bool:
        return text in self.legal and text not in self.candidates and text != self.opening()

    def opening(self) -> str | None:
        """The word before a set that goes beyond what is needed: whoever ticks it need not say it."""
        return self.decision.set.opening if self.decision.set is not None else None

    def move(self, text: str, label: str = "", note: str = "", to: str = "") -> Move:
        return Move(text, label or self.label(text), whole=self.namer.full(text), note=note, to=to)

    def by_verb(self, verbs: Iterable[str]) -> list[object]:
        """What can be done with these verbs, and why the rest cannot: what is drawn of it depends on nothing else."""
        if self.verbs is None:
            self.verbs = {}
            for text in self.decision.legal:
                self.verbs.setdefault(text.partition(" ")[0], []).append(text)
            for entry in self.decision.refused:
                told = (entry.action, entry.rule, entry.message)
                self.verbs.setdefault(entry.action.partition(" ")[0], []).append(told)
        return [one for verb in verbs for one in self.verbs.get(verb, ())]

    def ways(self, texts: Iterable[str]) -> list[object]:
        """Of each of these moves whether it is possible, or why not: what is drawn of them depends on nothing else."""
        found: list[object] = []
        for text in texts:
            entry = self.refused.get(text)
            found.append(text if entry is None else (text, entry.rule, entry.message))
        return found

    # --- what touches a part ------------------------------------------------------------------------

    def texts(self, *verbs: str) -> list[str]:
        """The moves with one of these verbs, those that are refused too."""
        known = dict.fromkeys((*self.decision.legal, *self.refused))
        return [text for text in known if text.split()[0] in verbs]

    def moves(self, texts: Iterable[str]) -> list[Move]:
        return [self.move(text) for text in texts if self.can(text)]

    def whys(self, texts: Iterable[str]) -> list[Why]:
        """The reasons against these moves, each once with all it forbids."""
        found: dict[tuple[str, str], list[str]] = {}
        for text in texts:
            entry = self.refused.get(text)
            if entry is not None and text not in self.candidates:
                found.setdefault((entry.rule, entry.message), []).append(self.label(text))
        return [self.why(rule, message, labels) for (rule, message), labels in found.items()]

    def why(self, rule: str, message: str, labels: Sequence[str]) -> Why:
        sentence = rule_sentence(self.game.rules, rule, self.words.language)
        text = self.words.say(message, sentence)
        return Why(", ".join(dict.fromkeys(labels)), text, rule, "" if sentence == text else sentence)

    def pick(self, texts: Iterable[str]) -> Pick | None:
        return next((self.candidates[text] for text in texts if text in self.candidates), None)

    def fill(self, card: Card, texts: Iterable[str] | None = None) -> Card:
        """The card with all that can be done with it, or not; without texts, whatever names it."""
        wanted = list(self.by_card.get(card.id, [])) if texts is None else list(texts)
        card.moves = self.moves(wanted) if wanted else []
        card.whys = self.whys(wanted) if wanted else []
        card.pick = self.pick(wanted) if wanted else None
        if card.id == self.decision.about and not card.state:
            card.state = "target"
        return card

    def all_whys(self) -> list[Why]:
        """Everything that is not possible now, each reason once, the moves in full."""
        found: dict[tuple[str, str], list[str]] = {}
        for entry in self.decision.refused:
            if entry.action not in self.candidates:
                found.setdefault((entry.rule, entry.message), []).append(self.namer.full(entry.action))
        return [self.why(rule, message, labels) for (rule, message), labels in found.items()]


def one_each(page: Page) -> None:
    """Equal cards of a set are picked one by one: each copy that lies on the table gets a tick of its own."""
    holders: dict[str, list[Card | TokenBank]] = {}
    for region in page.regions:
        for part in inside(region) if not region.shared else ():
            if isinstance(part, Card | TokenBank) and part.pick is not None and len(part.pick.actions) == 1:
                holders.setdefault(part.pick.actions[0], []).append(part)
    for copies in holders.values():
        pick = copies[0].pick
        if pick is None or len(copies) == 1:
            continue
        for place, part in enumerate(copies):
            left = pick.count - place
            number = (
                left if place == len(copies) - 1 else min(left, 1)
            )  # the last one stands for all that are not drawn
            part.pick = Pick(pick.actions, number, pick.worth, pick.label, pick.useful) if number > 0 else None
