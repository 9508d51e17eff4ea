"""A game in the terminal: a table with one person at it, and the file it is kept in."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

from clio import bots
from clio.cli import saves
from clio.cli.arguments import seat_index
from clio.cli.speech import Misuse
from clio.engine.match import Entry, Match
from clio.engine.position import position_text
from clio.engine.record import RecordFile, read_record, record_text
from clio.engine.state import State
from clio.engine.story import Story
from clio.engine.words import Words
from clio.table import NOBODY, Phase, Table

PERSON = "player"  # the name of a person's seat in a record
DEFAULT = "plan"  # who plays where nobody was named


class TerminalGame:
    """One game being played in a terminal. `seat` is the person's, or NOBODY's."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.path: Path | None = None
        self.deck: Path | None = None
        self.from_position = False  # such a game has no record: it is kept as a position

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def story(self) -> Story:
        return self.table.story

    @property
    def state(self) -> State:
        return self.table.state

    def names(self, words: Words) -> list[str]:
        """What the seats are called in front of the person."""
        found = []
        for seat, name in enumerate(self.match.names):
            if seat == self.seat:
                found.append(words.say("you"))
            elif self.table.bots[seat]:
                found.append(words.say("bot", seat=seat + 1))
            else:
                found.append(words.say("person", seat=seat + 1) if name == PERSON else name)
        return found

    def answer(self, *texts: str) -> None:
        """The person's answer. Nobody presses a button here: a turn that has passed stands."""
        self.table.answer(self.seat, *texts)
        if self.table.turn.phase is Phase.ENDING:
            self.table.end_turn(self.seat)

    def undo(self) -> None:
        self.table.undo(self.seat)

    def go_back(self) -> None:
        """To before the last own decision, past what the bots did since."""
        own = self.table.own_decisions(self.seat, 1)
        if self.from_position or not own or not self.table.alone(self.seat):
            raise Misuse("no-way-back")
        self.table.go_back(self.seat, own[0])

    def hand_over(self) -> None:
        """Leave a question that is put to a whole team to the partners."""
        if not self.table.may_pass(self.seat):
            raise Misuse("no-partner")
        self.table.end_turn(self.seat)

    def pass_on(self, scope: str) -> None:
        """Decline the question and be asked it no more, in this turn or (`game`) at all; `off`: be asked again."""
        if scope not in ("", "game", "off"):
            raise Misuse("bad-scope", scope=scope)
        if scope != "off" and not self.table.view(self.seat).question().declined_by:
            raise Misuse("not-optional")
        self.table.pass_on(self.seat, scope or "turn")
        if self.table.turn.phase is Phase.ENDING:
            self.table.end_turn(self.seat)

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
        seats = [seat for seat, bot in enumerate(self.table.bots) if bot]
        known = [DEFAULT if self.from_position else self.match.names[seat] for seat in seats]
        playing = [self.table.bots[seat] for seat in seats]
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


def sit(story: Story, seat: int, names: dict[int, str]) -> TerminalGame:
    """The person and the bots sit down at a match. A turn of somebody else's that nobody ended stands as it is."""
    for name in names.values():
        bots.make(name)  # a bot that does not exist is told before anything begins
    seat_bots = [names.get(number, "") for number in range(len(story.match.names))]
    table = Table(story.match, seat_bots, story=story)
    if table.turn.seat not in (NOBODY, seat) or table.turn.phase is Phase.ENDING:
        table.settle()
    return TerminalGame(table, seat)


def replayed(record: RecordFile, upto: int | None, deck: Path | None, each: Callable[[int], None]) -> Story:
    """The story of a record, after it was verified; with the match as it stands then."""
    played = record.played(upto, deck)
    story = Story(next(played))
    for number, _ in enumerate(played, 1):
        story.listen()
        each(number)
    return story


def resumed(
    path: Path, deck: Path | None, upto: int | None, seat: int | None, bots_wanted: str, auto: bool
) -> TerminalGame:
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
    game = sit(story, own, named)
    game.deck = deck
    return game


def from_position(state: State, seat: int | None, bots_wanted: str) -> TerminalGame:
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
    game = sit(Story(match), own, named)
    game.from_position = True
    return game
