"""A reader of the public log with pencil and paper: from its lines alone, every public number on the table.

The ledger knows how the table looked when play began and then reads lines, as somebody does who watches no cards
and no boards: which message, who, which cards, which numbers. What a line means is written down per game.
"""

from __future__ import annotations

import os
from collections import Counter
from typing import Any, ClassVar

from clio.engine.dice import dice_from_seed
from clio.engine.game import Game
from clio.engine.match import Match
from clio.engine.state import State
from clio.engine.story import TURN, Line, Story
from clio.engine.view import SPECTATOR, view
from clio.engine.words import words
from tests.conformance.play import Setup, any_action, any_seat, setups_of

GAMES = int(os.environ.get("CLIO_LEDGER", "12"))  # of each game; `make soak` plays 300


class Ledger:
    """Zones as piles of names (open) or numbers (hidden), and the tallies of the game."""

    # A zone in which cards wait unseen until they are shown: as far as others can tell they are still at home.
    transit: ClassVar[dict[str, str]] = {}

    def __init__(self, state: State) -> None:
        self.game = state.game
        self.start = state.clone()
        self.names = state.layout.names
        self.owner = state.layout.owner
        self.tallies = [tally.field for tally in state.tallies]
        table = view(state, SPECTATOR)
        self.cards: dict[str, Counter[str]] = {}
        self.count: dict[str, int] = {}
        for name, zone in table.zones.items():
            if zone.cards is not None:
                self.cards[name] = Counter(zone.cards)
            else:
                self.count[name] = zone.count()
        self.began = [getattr(state, field) for field in self.tallies]
        self.began = [value[:] if isinstance(value, list) else [value] for value in self.began]
        self.numbers: dict[tuple[str, int, int, str], int] = {}
        self.meaning: dict[tuple[str, str, str], tuple[str, str]] = {}  # what a message says of origin and goal
        self.before: Line | None = None  # the latest line that tells more than numbers

    # --- reading -----------------------------------------------------------------------------------

    def read(self, line: Line, sentence: str) -> None:
        if line.message.startswith("moved-"):
            self.moved(line)
        elif line.message:
            getattr(self, line.message.replace("-", "_"), self.nothing)(line)
        for name in [*line.cards, *([line.cause] if line.cause else [])]:
            assert self.called(name) in sentence, f"{sentence!r} does not name {name}"
        self.says_why(line, sentence)
        for change in line.changes:
            key = change.key()
            assert self.numbers.get(key, change.old) == change.old, f"{key} was told before: {self.numbers[key]}"
            self.numbers[key] = change.new
            assert str(change.new) in sentence, f"{sentence!r} does not say {change.new}"

    def says_why(self, line: Line, sentence: str) -> None:
        """Numbers never change without a word why, and no line announces something without telling what it brought."""
        if line.message:
            event = line.message.removeprefix("told-")
            assert event not in self.game.headings or line.changes, f"{sentence!r} does not say what it brought"
            self.before = line
        else:
            both = self.before is not None and self.before.entry == line.entry and line.who == self.before.whom
            assert line.cause or both, f"{sentence!r} does not say why"

    def called(self, card: str) -> str:
        return words(self.game.packages, "en").card(card)

    def nothing(self, line: Line) -> None:
        """A line that moves no card and changes no number but those it names."""

    def moved(self, line: Line) -> None:
        src, dst = (self.home(self.names[zone]) for zone in line.way)
        self.unambiguous(line, src, dst)
        if src == dst:
            return
        for zone, step in ((src, -line.count), (dst, line.count)):
            if zone in self.count:
                self.count[zone] += step
        if src in self.cards:
            assert len(line.cards) == line.count, f"{line.message} hides what all see"
            for name in line.cards:
                self.take(name, src)
        if dst in self.cards:
            assert len(line.cards) == line.count, f"{line.message} hides what all see"
            self.cards[dst].update(line.cards)

    def unambiguous(self, line: Line, src: str, dst: str) -> None:
        """The message, who and whom say from where to where: nobody needs to see the zones."""
        said = []
        for zone in (src, dst):
            base, _, seat = zone.rpartition(" ")
            if base and seat.isdigit() and self.owner[self.names.index(zone)] >= 0:
                person = int(seat) - 1
                assert person in (line.who, line.whom), f"{line.message} does not say whose {base}"
                said.append(base + (" of who" if person == line.who else " of whom"))
            else:
                said.append(zone)
        way = (said[0], said[1])
        key = (line.message, line.part, line.to)
        assert self.meaning.setdefault(key, way) == way, f"{key} means {self.meaning[key]} and {way}"

    def home(self, zone: str) -> str:
        base, _, seat = zone.rpartition(" ")
        return f"{self.transit[base]} {seat}" if base in self.transit else zone

    def take(self, name: str, zone: str) -> None:
        if zone in self.count:
            self.count[zone] -= 1
            return
        assert self.cards[zone][name] > 0, f"{name} leaves {zone}, where the log never put it"
        self.cards[zone][name] -= 1

    def put(self, name: str, zone: str) -> None:
        self.cards[zone][name] += 1

    # --- comparing ---------------------------------------------------------------------------------

    def compare(self, state: State) -> None:
        table = view(state, SPECTATOR)
        waiting: Counter[str] = Counter()
        for name, zone in table.zones.items():
            waiting[self.home(name)] += zone.count()
        for name, zone in table.zones.items():
            if self.home(name) != name:
                continue
            if zone.cards is not None and waiting[name] == zone.count():
                assert +self.cards[name] == Counter(zone.cards), f"{name}: {+self.cards[name]}, {zone.cards}"
            counted = sum(self.cards[name].values()) if name in self.cards else self.count[name]
            assert counted == waiting[name], f"{name}: the log says {counted}, there are {waiting[name]}"
        self.compare_numbers(state)

    def compare_numbers(self, state: State) -> None:
        """Everything the game calls a tally; what was never told is as it was at the beginning."""
        for place, tally in enumerate(state.tallies):
            expected = self.began[place][:]
            for (field, seat, thing, _), number in self.numbers.items():
                if field == tally.field:
                    expected[seat * tally.things + thing if seat >= 0 else max(thing, 0)] = number
            value = getattr(state, tally.field)
            there = value if isinstance(value, list) else [value]
            assert there == expected, f"{tally.field}: the log says {expected}, there are {there}"


def setups_for(game: Game, count: int) -> list[Setup]:
    """So many set-ups, over all numbers of players, defaults and options at random."""
    found = setups_of(game, max(1, count // (2 * len(game.seat_numbers))), "ledger")
    return [found[number % len(found)] for number in range(count)]


def read_along(setup: Setup, seed: str, reader: type[Ledger]) -> int:
    """Play a game at random and keep the ledger; compare after every turn. Returns how often it was compared."""
    match = setup.match(seed)
    story = Story(match)
    ledger = reader(match.state)
    compared = 0
    dice = dice_from_seed(f"ledger {seed}")
    heard = len(story.happenings)
    while not match.state.over:
        seat = any_seat(match.state, dice)
        match.act(seat, any_action(match.state, seat, dice))
        story.listen()
        fresh = story.happenings[heard:]
        heard = len(story.happenings)
        follow(match, story, ledger, fresh)
        if match.state.over or any(happening.event.name == TURN for happening in fresh):
            ledger.compare(match.state)
            compared += 1
    return compared


def follow(match: Match, story: Story, ledger: Ledger, fresh: list[Any]) -> None:
    said = words(match.game.packages, "en")
    for line in story.read(fresh, said, SPECTATOR):
        ledger.read(line, story.sentence(line, said, match.names, SPECTATOR))
