"""The coach in the reader's words."""

from __future__ import annotations

from clio.coach.challenges import WIN, Goal
from clio.coach.decisions import Judged
from clio.coach.places import curve_of
from clio.coach.reasons import Reason
from clio.engine.game import Game
from clio.engine.namer import Namer
from clio.engine.words import Words, words

PACKAGE = "clio.coach"


def coach_words(game: Game, language: str) -> Words:
    """The words of a game and of the coach."""
    return words(("clio.engine", *game.packages, PACKAGE), language)


def figure(value: float, language: str, sign: bool = False) -> str:
    """A figure with one decimal, as the language writes it."""
    told = (f"{value:+.1f}" if sign else f"{value:.1f}").replace("-", "−")
    return told if language == "en" else told.replace(".", ",")


class Saying:
    """Moves, reasons and verdicts of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.words = coach_words(game, language)
        self.namer = Namer(game, self.words)
        settings = curve_of(game).settings
        at_the_end = settings.simulations and not settings.prior  # what is told is told of the end of the turn
        self.gains = "coach-for-turn" if at_the_end else "coach-for"

    def move(self, text: str) -> str:
        return self.namer.full(text)

    def figure(self, value: float, sign: bool = False) -> str:
        return figure(value, self.words.language, sign)

    def label(self, name: str) -> str:
        return self.words.say(f"coach-{name}")

    def reason(self, reason: Reason) -> str:
        """What speaks for the better choice, now and later, what it costs, which cards make the difference."""
        say = self.words.say
        parts = []
        for message, changes in (
            (self.gains, reason.more),
            ("coach-later", reason.later),
            ("coach-less", reason.less),
        ):
            if changes:
                parts.append(say(message, what=", ".join(self.change(*change) for change in changes)))
        for message, names in (("coach-gained", reason.gained), ("coach-missed", reason.missed)):
            if names:
                parts.append(say(message, cards=", ".join(map(self.words.card, names))))
        if reason.held:
            cards, others = (", ".join(map(self.words.card, names)) for names in (reason.held, reason.instead))
            parts.append(say("coach-held", cards=cards, others=others))
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
            lost=self.figure(judged.lost),
        )
