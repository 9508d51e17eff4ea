"""A table at which people and bots sit: the match, who plays which seat, what has happened, where it is kept."""

from __future__ import annotations

import logging
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

from clio import bots
from clio.bots import Bot
from clio.cli import saves
from clio.cli.arguments import seat_index
from clio.cli.speech import Misuse
from clio.engine.dice import dice_from_seed
from clio.engine.match import Entry, Match
from clio.engine.position import position_text
from clio.engine.record import RecordFile, read_record, record_text
from clio.engine.state import State
from clio.engine.story import Story
from clio.engine.words import Words

log = logging.getLogger("clio")

PERSON = "player"  # the name of a person's seat in a record
NOBODY = -1
DEFAULT = bots.names()[-1]  # who plays where nobody was named


class Table:
    """One game being played in a terminal. `seat` is the person's, or NOBODY's."""

    def __init__(self, match: Match, story: Story, seat: int, players: dict[int, Bot]) -> None:
        self.match = match
        self.story = story
        self.seat = seat
        self.bots = players
        self.path: Path | None = None
        self.deck: Path | None = None
        self.from_position = False  # such a game has no record: it is kept as a position

    @property
    def state(self) -> State:
        return self.match.state

    def names(self, words: Words) -> list[str]:
        """What the seats are called in front of the person."""
        found = []
        for seat, name in enumerate(self.match.names):
            if seat == self.seat:
                found.append(words.say("you"))
            elif seat in self.bots:
                found.append(words.say("bot", seat=seat + 1))
            else:
                found.append(words.say("person", seat=seat + 1) if name == PERSON else name)
        return found

    def act(self, seat: int, action: str) -> None:
        self.match.act(seat, action)
        self.story.listen()

    def undo(self) -> None:
        self.match.undo(self.seat)
        self.story.listen()

    def bot_moves(self) -> bool:
        """Let one bot decide; false if no bot is asked. The same game always gives the same moves."""
        for seat in self.state.seats_open():
            if seat in self.bots:
                number = len(self.match.entries)
                dice = dice_from_seed(f"{self.match.seed} bot {seat} {number}")
                self.act(seat, bots.decide_always(self.bots[seat], self.state, seat, dice, log.error).text)
                return True
        return False

    # --- keeping ----------------------------------------------------------------------------------

    def text(self) -> str:
        return position_text(self.state) if self.from_position else record_text(self.match)

    def save(self) -> None:
        if self.path is not None and not (self.from_position and self.state.over):
            saves.write(self.path, self.text())

    def resume_command(self, path: Path) -> str:
        words = ["clio", "position", "load", str(path), "--play"] if self.from_position else []
        words = words or ["clio", "play", "--resume", str(path)]
        if self.deck is not None:
            words += ["--deck", str(self.deck)]
        if self.seat > 0:
            words += ["--seat", str(self.seat + 1)]
        known = [DEFAULT if self.from_position else self.match.names[seat] for seat in sorted(self.bots)]
        playing = [self.bots[seat].name for seat in sorted(self.bots)]
        if playing != known:
            words += ["--bots", ",".join(playing)]
        return " ".join(map(shlex.quote, words))


# --- ways to a table --------------------------------------------------------------------------------


def bot_names(text: str, seats: Sequence[int]) -> dict[int, str]:
    """The bots of these seats: names with commas, the last of them for all further seats."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise Misuse("no-bots", known=", ".join(bots.names()))
    if len(names) > max(1, len(seats)):
        raise Misuse("many-bots", given=len(names), seats=len(seats))
    return {seat: names[min(place, len(names) - 1)] for place, seat in enumerate(seats)}


def sit(match: Match, story: Story, seat: int, names: dict[int, str]) -> Table:
    return Table(match, story, seat, {number: bots.make(name) for number, name in names.items()})


def replayed(record: RecordFile, upto: int | None, deck: Path | None, each: Callable[[int], None]) -> Story:
    """The story of a record, after it was verified; with the match as it stands then."""
    played = record.played(upto, deck)
    story = Story(next(played))
    for number, _ in enumerate(played, 1):
        story.listen()
        each(number)
    return story


def resumed(path: Path, deck: Path | None, upto: int | None, seat: int | None, bots_wanted: str, auto: bool) -> Table:
    """The table of a record: its bots sit where they sat, unless somebody wishes otherwise."""
    record = read_record(path)
    story = replayed(record, upto, deck, lambda number: None)
    match = story.match
    seats = range(len(match.names))
    people = [number for number in seats if match.names[number] not in bots.names()]
    own = NOBODY if auto else people[0] if people else 0
    if seat is not None:
        own = seat_index(seat, len(seats))
    others = [number for number in seats if number != own]
    named = bot_names(bots_wanted or DEFAULT, others)
    if not bots_wanted:
        named.update({n: match.names[n] for n in others if match.names[n] in bots.names()})
    table = sit(match, story, own, named)
    table.deck = deck
    return table


def from_position(state: State, seat: int | None, bots_wanted: str) -> Table:
    """A table that begins with a position instead of a set-up."""
    seats = state.layout.seats
    asked = state.seats_open()
    own = seat_index(seat, seats) if seat is not None else asked[0] if asked else 0
    named = bot_names(bots_wanted or DEFAULT, [number for number in range(seats) if number != own])
    names = [named.get(number, PERSON) for number in range(seats)]
    match = Match(state.game, state.options, "position", names)
    match.state = state
    state.listen()
    match.events = []
    match.entries = [Entry(-1, "setup", [])]
    table = sit(match, Story(match), own, named)
    table.from_position = True
    return table
