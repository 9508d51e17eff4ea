"""What a reason is made of: what the better choice gains and costs, and what else is told of the two."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from clio.engine.words import Fills

DECIDES: Final = 0.2  # won in so many more of the worlds: that is the reason, and what it costs is not told
WORTH_TELLING: Final = 0.7  # of a row, on average over the worlds
WORTH_LATER: Final = 0.8  # the same some turns later


@dataclass(frozen=True)
class Change:
    """How much more of a row of the sheet the better choice leads to; where it was looked at, also some turns on."""

    message: str
    now: float
    later: float | None = None
    own: float | None = None  # how much of it there is then, where that says more than a difference,
    rival: float | None = None  # and how much the best of the others has, or there is after the other choice
    cards: tuple[tuple[str, float], ...] = ()  # which cards make it, and how much of it each
    stays: bool = False  # is it still there where it was played on?

    @property
    def largest(self) -> float:
        return max(abs(self.now), abs(self.later or 0.0))

    @property
    def as_if_now(self) -> Change:
        """Where it is said once that all of it shows later."""
        return self if self.later is None else replace(self, now=self.later, later=None)

    @property
    def enough(self) -> bool:
        """Is it worth telling? Some turns on chance has had its say too, so there it must be more."""
        at_once = abs(self.now) >= WORTH_TELLING
        return at_once or abs(self.later or 0.0) >= WORTH_LATER

    @property
    def settled(self) -> Change:
        """Only the larger of the two where they point to different sides."""
        if self.later is None or self.now * self.later >= 0:
            return self
        now, later = (self.now, 0.0) if abs(self.now) > abs(self.later) else (0.0, self.later)
        return replace(self, now=now, later=later)


Moved: TypeAlias = tuple[str, str, tuple[str, ...]]  # place after the better choice, place after the other, cards
Laid: TypeAlias = tuple[
    str, tuple[str, ...], tuple[str, ...]
]  # place, cards only after the better choice, only after the other


@dataclass(frozen=True)
class Note:
    """What a player who thinks about one of the two choices works out."""

    action: str  # the choice
    card: str  # the card it is about, if only this choice is about it
    says: bool  # does no row show what the card is good for? Then what it says is told
    facts: tuple[tuple[str, Fills], ...] = ()  # messages of the game, and what fills them


@dataclass(frozen=True)
class Blocked:
    """What the rules refuse once the other choice is made."""

    choice: str
    moves: tuple[str, ...]
    message: str  # why, in the words of the rules
    rule: str
    together: bool = False  # is each of the moves still possible, but not all of them?


@dataclass(frozen=True)
class Waits:
    """A choice that is still made later, after the better one."""

    move: str
    times: int  # in so many
    tries: int  # of the tries,
    turns: int  # within so many turns of one's own, this one too


@dataclass(frozen=True)
class Follows:
    """A move that follows more often after the one choice than after the other."""

    move: str
    here: int  # in so many
    there: int  # and after the other choice in so many
    tries: int  # of so many tries


@dataclass(frozen=True)
class Fate:
    """What becomes of a card where the game is played out after either choice."""

    card: str
    place: str  # where it comes to lie
    here: int  # in so many of the games,
    there: int  # and after the other choice in so many
    points: float  # what it scores where it lies there, on average,
    others: float  # after the other choice too
    lost: float  # what it costs on the way, on average over the games in which it comes there,
    spoilt: float  # after the other choice too
    worth: float  # all of that on average over all games, less the same after the other choice


@dataclass(frozen=True)
class Outcome:
    """How the game ends where it is played out after either choice."""

    tries: int
    won: int  # of them the seat comes first in so many,
    lost: int  # and in so many after the other choice
    points: float  # more, on average
    sources: tuple[Change, ...] = ()  # where they come from
    fates: tuple[Fate, ...] = ()  # and the cards that make most of them


@dataclass
class Reason:
    """What speaks for the better choice and what it costs."""

    contrast: list[tuple[str, Fills]] = field(default_factory=list)  # what the rules say of the two side by side
    alike: list[str] = field(default_factory=list)  # other choices about as good, the one that was made far below
    blocked: Blocked | None = None
    waits: Waits | None = None  # what was made can be made later too, and how often it is
    follows: list[Follows] = field(default_factory=list)  # in the turns that were played on
    follows_other: list[Follows] = field(default_factory=list)  # after the other choice
    follows_turns: int = 0  # so many turns of one's own were played on; 0: some of everybody
    done: list[str] = field(default_factory=list)  # moves of the turn, only with the better choice
    undone: list[str] = field(default_factory=list)  # and only with the one that was made
    example: list[bool] = field(default_factory=list)  # are these two only one way among several?
    either: list[str] = field(default_factory=list)  # what was chosen or made, but is done in the turn either way
    kept: list[str] = field(default_factory=list)  # cards of the hand that are still there only with the better choice
    spent: list[str] = field(default_factory=list)  # and only with the other
    moved: list[Moved] = field(default_factory=list)
    laid: list[Laid] = field(default_factory=list)
    more: list[Change] = field(default_factory=list)
    less: list[Change] = field(default_factory=list)
    others: list[Change] = field(default_factory=list)  # what the opponents have more or less
    turns: int = 0  # so many are left, about, where something told pays in each of them
    notes: list[Note] = field(default_factory=list)  # what follows from the rules for either choice
    about: list[str] = field(default_factory=list)  # cards that do not work yet: what they say is part of the reason
    finished: tuple[int, ...] = ()  # tries; over and won after the better choice, over and won after the other
    further: list[Change] = field(default_factory=list)  # where this does not explain it: played on for some turns
    further_turns: int = 1  # of one's own
    laid_further: list[Laid] = field(default_factory=list)  # and which cards lie elsewhere by then
    outcome: Outcome | None = None  # played to the end
    doubtful: bool = False  # does what is told speak no more for this choice than for the other?
    rest: str = ""  # what is to be said where this does not explain the verdict

    @property
    def decided(self) -> bool:
        """Is the reason that the game is won more often?"""
        if not self.finished:
            return False
        tries, _, won, _, lost = self.finished
        return won - lost >= DECIDES * tries

    @property
    def only_order(self) -> bool:
        """Is the better choice made after the other one too, and the other after it, nearly always?"""
        return bool(self.either) and self.waits is not None and self.waits.times > 2 * self.waits.tries / 3

    @property
    def experience(self) -> bool:
        """Is it experience alone, as far as can be told?"""
        return self.doubtful and self.outcome is None and not self.finished

    @property
    def vague(self) -> bool:
        """Is there nothing to tell but which cards are held?"""
        return not (self.more or self.less or self.done or self.undone or self.others)

    def __bool__(self) -> bool:
        told = (
            self.contrast,
            self.alike,
            self.blocked,
            self.waits,
            self.follows,
            self.follows_other,
            self.further,
            self.either,
            self.kept,
            self.spent,
            self.done,
            self.undone,
            self.moved,
            self.laid,
            self.more,
            self.less,
            self.others,
            self.finished,
            self.outcome,
        )
        return any(told)
