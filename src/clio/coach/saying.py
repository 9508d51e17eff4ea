"""The coach in the reader's words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clio.bots.plan import TURN
from clio.coach.challenges import WIN, Goal
from clio.coach.decisions import Judged
from clio.coach.ends import TYPICAL
from clio.coach.places import curve_of
from clio.coach.reasons import REST
from clio.coach.telling import telling_of
from clio.coach.told import Change, Fate, Laid, Moved, Note, Outcome, Reason
from clio.engine.game import Game
from clio.engine.namer import Namer
from clio.engine.words import Fills, Words, rule_sentence, words

PACKAGE = "clio.coach"
NEARLY: Final = 0.12  # so near a whole number a mean is told as one
MANY: Final = 10  # from here on parts of one are not worth reading
LONG: Final = 160  # signs: of the second card only a shorter text is told
NOTHING: Final = "–"  # how a card's face says that there is none


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
        self.game = game
        self.words = coach_words(game, language)
        self.namer = Namer(game, self.words)
        self.telling = telling_of(game)
        settings = curve_of(game).settings
        whole = settings.search == TURN or (settings.simulations and not settings.prior)
        self.when = "-turn" if whole else ""  # what is told is told of the end of the turn

    @property
    def semicolon(self) -> str:
        return "\u202f; " if self.words.language == "fr" else "; "

    def move(self, text: str) -> str:
        return self.namer.full(text)

    def figure(self, value: float, sign: bool = False) -> str:
        return figure(value, self.words.language, sign)

    def label(self, name: str) -> str:
        return self.words.say(f"coach-{name}")

    def reason(self, reason: Reason) -> str:
        """All of it as one text."""
        return " ".join((*self.sentences(reason), *self.asides(reason)))

    def sentences(self, reason: Reason) -> list[str]:
        """What is done instead and why the other choice cannot have it, then what that brings and costs."""
        parts = [*self.what(reason), *self.because(reason), *self.figures(reason)]
        if reason.outcome is not None:
            parts.append(self.outcome(reason.outcome))
        return parts

    def what(self, reason: Reason) -> list[str]:
        """What the difference is made of."""
        say = self.words.say
        parts: list[str] = []
        if reason.decided:
            parts.append(self.finished(reason))
        if reason.alike:
            parts.append(say("coach-alike", what=", ".join(map(self.move, reason.alike))))
        if reason.only_order and not self.when:
            parts.append(say("coach-order", what=", ".join(map(self.move, reason.either)), other=self.waiting(reason)))
        elif reason.either:
            parts.append(say("coach-either" + (self.when or "-later"), what=", ".join(map(self.move, reason.either))))
        parts += [_sentence(self.fact(message, fills)) for message, fills in reason.contrast]
        if reason.done or reason.undone:
            done, undone = self.moves(reason)
            parts.append(say("coach-moves" + _which(done, undone), done=done, undone=undone))
        return parts

    def because(self, reason: Reason) -> list[str]:
        """What the rules refuse, what can wait, what follows."""
        say = self.words.say
        parts: list[str] = []
        if reason.blocked is not None:
            why = rule_sentence(self.game.rules, reason.blocked.rule, self.words.language)
            said = say(reason.blocked.message, why).rstrip(".")
            moves = ", ".join(map(self.move, reason.blocked.moves))
            all_of = "-together" if reason.blocked.together else ""
            if reason.example[:1] != [True] and set(reason.blocked.moves) == set(reason.done):
                all_of += "-that"  # it is what was named just before
            parts.append(say("coach-blocked" + all_of, choice=self.move(reason.blocked.choice), moves=moves, why=said))
        if reason.waits is not None and (self.when or not reason.only_order):
            found = reason.waits
            fills = {"times": found.times, "tries": found.tries, "turns": found.turns}
            parts.append(say("coach-waits", what=self.waiting(reason), **fills))
        for message, following in (("coach-follows", reason.follows), ("coach-follows-other", reason.follows_other)):
            if following:
                told = [
                    say("coach-follows-one", what=self.move(one.move), here=one.here, there=one.there, tries=one.tries)
                    for one in following
                ]
                parts.append(say(message, what=self.semicolon.join(told), turns=reason.follows_turns))
        return parts

    def waiting(self, reason: Reason) -> str:
        return "" if reason.waits is None else self.move(reason.waits.move)

    def figures(self, reason: Reason) -> list[str]:
        """What it brings and costs."""
        say = self.words.say
        parts: list[str] = []
        if reason.spent:
            parts.append(say("coach-spent", cards=", ".join(map(self.words.card, reason.spent))))
        places = self.telling.places[:-1]
        working = [each for each in reason.laid if each[0] in places]
        if working or reason.moved:
            parts.append(say("coach-laid" + self.when, what=self.lying(reason.moved, working)))
        parts += self.balance(reason)
        if reason.others:
            later = "-later" if reason.others[0].later is not None else ""
            parts.append(say("coach-others" + later, what=self.changes(reason.others)))
        if reason.further:
            laid = self.laid(reason.laid_further) + self.semicolon if reason.laid_further else ""
            what = laid + self.changes(reason.further)
            parts.append(say("coach-further" + ("-laid" if laid else ""), n=reason.further_turns, what=what))
        if reason.finished and not reason.decided:
            parts.append(self.finished(reason))
        return parts

    def balance(self, reason: Reason) -> list[str]:
        """What is gained beside what it costs, in one sentence; first the rows that the game has a sentence for."""
        say = self.words.say
        changes = (reason.more, reason.less)
        parts = [text for each in changes for text in map(self.as_sentence, each) if text]
        more, less = ([change for change in each if not self.as_sentence(change)] for each in changes)
        if not more and not less:
            return parts
        later = any(change.later is not None for change in (*more, *less))
        told = [self.changes(each, reason.turns) for each in (more, less)]
        both = "-both" if more and less else "-gains" if more else "-costs"
        parts.append(say("coach-balance" + both + ("-later" if later else self.when), more=told[0], less=told[1]))
        return parts

    def moves(self, reason: Reason) -> list[str]:
        """What only one of the two turns has; as an example where the turn is not always the same."""
        sides = []
        for number, texts in enumerate((reason.done, reason.undone)):
            told = ", ".join(map(self.move, texts))
            only = told and number < len(reason.example) and reason.example[number]
            sides.append(self.words.say("coach-example", what=told) if only else told)
        return sides

    def finished(self, reason: Reason) -> str:
        """How often the game is over by then, and won."""
        tries, over, won, other, lost = reason.finished
        message = "coach-decided" if reason.decided else "coach-finished"
        return self.words.say(message, tries=tries, over=over, won=won, other=other, lost=lost)

    def outcome(self, played: Outcome) -> str:
        """How it ends where it is played out, and where the points come from."""
        points = self.amount(played.points)
        sources = self.changes(played.sources)
        cards = self.semicolon.join(map(self.fate, played.fates))
        told = self.words.say("coach-outcome-cards", what=cards) if cards else ""
        told += self.words.say("coach-outcome-sources", what=sources) if sources else ""
        fills = {"tries": played.tries, "won": played.won, "lost": played.lost, "points": points}
        alike = "-points" if played.won == played.lost else ""
        return self.words.say("coach-outcome" + alike, **fills, sources=told)

    def fate(self, fate: Fate) -> str:
        """What becomes of a card: whether it comes to where it scores, what it scores there, what it costs."""
        here, there = (self.amount(n).lstrip("+") for n in (fate.points, fate.others))
        lost, spoilt = (self.amount(n).lstrip("+") for n in (fate.lost, fate.spoilt))
        fills: Fills = {"card": self.words.card(fate.card), "here": fate.here, "there": fate.there}
        tries = max(fate.here, fate.there, 1)
        comes = fate.here > fate.there
        n, less = (fate.points, fate.lost) if comes else (fate.others, fate.spoilt)
        more, saved = fate.points - fate.others, fate.spoilt - fate.lost
        if abs(fate.here - fate.there) / tries * abs(n - less) >= max(more, saved) or not (fate.here and fate.there):
            points, cost = (here, lost) if comes else (there, spoilt)
            told = self.words.say(f"fate-{fate.place}", **fills)
            scores = self.words.say("fate-scores", n=points) if n >= TYPICAL else ""
            return told + scores + (self.words.say("fate-costs", n=cost) if less >= TYPICAL else "")
        if saved > more:
            return self.words.say("fate-less-lost", **fills, n=lost, other=spoilt)
        return self.words.say("fate-more-points", **fills, n=here, other=there)

    def asides(self, reason: Reason) -> list[str]:
        """What the cards in question say, and what the rest is."""
        best = self.notes_of(reason)
        about = [text for text in (*best, *map(self.about, reason.about)) if text]
        parts = [text for number, text in enumerate(about) if number < len(best) or len(text) < LONG]
        if reason.rest:
            told = [name for _, cards, others in reason.laid for name in (*cards, *others)]
            told += [*reason.kept, *reason.spent]
            partly = "-partly" if reason.rest == REST and not reason.experience else ""
            parts.append(self.words.say(reason.rest + partly, cards=", ".join(map(self.words.card, told))))
        return parts

    def notes_of(self, reason: Reason) -> list[str]:
        """What follows for either choice. Where the rules or the end of the game say enough, what the other card says
        is left out."""
        clear = reason.blocked is not None or reason.outcome is not None or reason.decided
        names = [self.words.card(note.card) for note in reason.notes if note.card]

        def other(number: int, note: Note) -> bool:
            return number > 0 or (reason.blocked is not None and note.action == reason.blocked.choice)

        alike = len(set(names)) < len(names)  # of two ages, say: then it is told by what is done
        return [
            self.note(note, clear and other(number, note) and bool(note.facts or self.telling.briefly), alike)
            for number, note in enumerate(reason.notes)
        ]

    def lying(self, moved: Sequence[Moved], laid: Sequence[Laid]) -> str:
        """Which cards lie elsewhere than after the other choice."""
        parts = []
        for place, other, names in moved:
            cards = ", ".join(map(self.words.card, names))
            where, there = (self.words.say(f"lies-{each}", each) for each in (place, other))
            parts.append(self.words.say("coach-lies-elsewhere", place=where, other=there, cards=cards))
        return self.semicolon.join([*parts, *([self.laid(laid)] if laid else [])])

    def laid(self, laid: Sequence[Laid]) -> str:
        """What lies where after the better choice, and what lay there after the other."""
        parts = []
        for place, names, without in laid:
            cards, others = (", ".join(map(self.words.card, each)) for each in (names, without))
            where = self.words.say(f"lies-{place}", place)
            parts.append(self.words.say("coach-lies" + _which(cards, others), place=where, cards=cards, others=others))
        return self.semicolon.join(parts)

    def changes(self, changes: Sequence[Change], turns: int = 0) -> str:
        """One after the other; of what pays in every turn it is said about how many turns are left."""
        told = []
        for change in (each.as_if_now for each in changes):
            text = self.change(change)
            lasting = turns and change.stays and change.now > 0
            told.append(self.words.say("coach-turns", turns=turns, what=text) if lasting else text)
        return ", ".join(told)

    def change(self, change: Change) -> str:
        """By how much, and which cards make most of it."""
        told = self.by_how_much(change)
        if not change.cards:
            return told
        cards = ", ".join(f"{self.words.card(name)} {self.amount(n)}" for name, n in change.cards)
        return self.words.say("coach-of-which", what=told, cards=cards)

    def by_how_much(self, change: Change) -> str:
        """By how much more or less; where it was looked at, at once and some turns later."""
        counted = f"counted-{change.message}"
        if change.now > 0 and self.words.has(counted):
            return self.words.say(counted, n=self.amount(change.now).lstrip("+"))
        name = self.words.say(change.message)
        burden = self.telling.worth(change.message, 0.0) < 0
        if burden:
            name = self.words.say("coach-burden", what=name)
        now = self.amount(change.now, burden)
        if change.own is not None and change.rival is not None:
            own, rival = (self.amount(n).lstrip("+") for n in (change.own, change.rival))
            if change.message in self.telling.amounts:
                return self.words.say("coach-change-instead", what=name, own=own, other=rival)
            return self.words.say("coach-change-beside", what=name, now=now, own=own, rival=rival)
        return f"{name} {now}"

    def as_sentence(self, change: Change) -> str:
        """A row for which the game has words of its own: what it means that there is one more or less of it."""
        told = f"told-{change.message}-{'less' if change.now < 0 else 'more'}"
        if abs(change.now) <= TYPICAL or not self.words.has(told):
            return ""
        own, other = (self.amount(n or 0.0).lstrip("+") for n in (change.own, change.rival))
        return self.words.say(told, own=own, other=other)

    def amount(self, n: float, burden: bool = False) -> str:
        """A mean over worlds: whole where it is nearly so in all of them. A burden is more or less, for −2 beside
        what is gained reads like a loss."""
        if burden:
            return self.words.say("coach-less" if n < 0 else "coach-more", n=self.amount(abs(n)).lstrip("+"))
        if abs(n) >= MANY or abs(n - round(n)) < NEARLY:
            return "0" if not round(n) else f"{round(n):+d}".replace("-", "−")
        return self.figure(n, sign=True)

    def note(self, note: Note, facts_alone: bool = False, as_move: bool = False) -> str:
        """What is known of one of the choices: what its card says, and what follows."""
        parts = [self.gist(note.card)] if note.says and not facts_alone else []
        parts += [self.fact(message, fills) for message, fills in note.facts]
        said = self.semicolon.join(filter(None, parts))
        name = self.words.card(note.card) if note.card and not as_move else self.move(note.action)
        return self.words.say("coach-about", card=name, what=said) if said else ""

    def fact(self, message: str, fills: Fills) -> str:
        """A sentence of the game; cards are named as the reader calls them."""
        named = {
            name: ", ".join(map(self.words.card, str(value).split())) if name in ("cards", "others") else value
            for name, value in fills.items()
        }
        return self.words.say(message, **named)

    def about(self, card: str) -> str:
        """What a card says that it is good for."""
        said = self.gist(card)
        return self.words.say("coach-about", card=self.words.card(card), what=said) if said else ""

    def gist(self, card: str) -> str:
        facts = dict(self.game.describe(card, self.words))
        parts = []
        for heading in self.telling.gist:
            name = self.words.say(heading)
            text = self.semicolon.join(line.rstrip(".") for line in facts.get(name, "").split("\n"))
            if text.lstrip("−-").isdigit():
                parts.append(f"{name} {text}")
            elif text and text != NOTHING:
                parts.append(text)
        return self.semicolon.join(parts)

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


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."


def _which(cards: str, others: str) -> str:
    """The end of a message that names what is there, what is not, or both."""
    if cards and others:
        return "-instead"
    return "" if cards else "-without"
