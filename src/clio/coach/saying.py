"""The coach in the reader's words."""

from __future__ import annotations

from clio.coach.challenges import WIN, Goal
from clio.coach.decisions import Judged
from clio.coach.reasons import Reason
from clio.engine.game import Game
from clio.engine.namer import Namer
from clio.engine.words import Words, words

PACKAGE = "clio.coach"


def coach_words(game: Game, language: str) -> Words:
    """The words of a game and of the coach."""
    return words(("clio.engine", *game.packages, PACKAGE), language)


class Saying:
    """Moves, reasons and verdicts of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.words = coach_words(game, language)
        self.namer = Namer(game, self.words)

    def move(self, text: str) -> str:
        return self.namer.full(text)

    def label(self, name: str) -> str:
        return self.words.say(f"coach-{name}")

    def reason(self, reason: Reason) -> str:
        """What speaks for the better choice, now and later, what it costs, which cards make the difference."""
        say = self.words.say
        parts = []
        for message, changes in (
            ("coach-for", reason.more),
            ("coach-later", reason.later),
            ("coach-less", reason.less),
        ):
            if changes:
                parts.append(say(message, what=", ".join(self.change(*change) for change in changes)))
        for message, names in (("coach-gained", reason.gained), ("coach-missed", reason.missed)):
            if names:
                parts.append(say(message, cards=", ".join(map(self.words.card, names))))
        return " ".join(parts)

    def change(self, message: str, n: int) -> str:
        return f"{self.words.say(message)} {'+' if n > 0 else '−'}{abs(n)}"

    def goal(self, goal: Goal) -> str:
        """What a challenge asks for."""
        if goal.what == WIN:
            return self.words.say("challenge-win")
        return self.words.say("challenge-have", what=self.words.say(goal.what), n=goal.least, turns=goal.turns)

    def verdict(self, judged: Judged) -> str:
        """What was done, what it cost, what was better."""
        return self.words.say(
            "coach-verdict",
            played=self.move(judged.taken.action.text),
            best=self.move(judged.best.action.text),
            lost=f"{judged.lost:.1f}",
        )
