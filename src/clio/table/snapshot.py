"""Snapshots: a table at a quiet moment as plain data, so that it can go on without playing its log again.

A moment is quiet when all is committed and nothing can be taken back any more. The snapshot says by which version of
the rules and with which cards it was made. What happened until then is told beside it, in pieces: each piece holds
the entries and happenings since the one before.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from clio.engine.dice import dice_from_key
from clio.engine.errors import ClioError
from clio.engine.event import CHANGED, Change, Event
from clio.engine.game import Game
from clio.engine.ids import Card
from clio.engine.match import Entry, Match, Pick
from clio.engine.result import Result
from clio.engine.state import State
from clio.engine.story import TURN, Happening
from clio.table.clock import PlainClock
from clio.table.table import RulesChange, Table
from clio.table.turn import Phase, Turn

FORMAT = 1
QUICKLY = 1  # of zlib: level 1, a third of the time for a few bytes more


class Unreadable(ClioError):
    """A snapshot that this program cannot go on from."""

    package = "clio.table"


# --- the state ----------------------------------------------------------------------------------


class PlainResult(msgspec.Struct):
    """How the game ended."""

    ending: str
    places: list[int]
    scores: list[int]
    sources: list[tuple[str, list[int]]]
    title: str
    aborted: bool

    def result(self) -> Result:
        return Result(self.ending, self.places, self.scores, self.sources, self.title, self.aborted)


class PlainState(msgspec.Struct):
    """Everything on the table. Cards are the numbers they have in the deck that the snapshot names."""

    zones: dict[str, list[int]]
    agenda: list[tuple[str, list[int]]]
    dice: list[int]
    number: int
    opened: int
    answers: list[str]
    tracking: bool
    memory: list[tuple[list[tuple[int, int]], list[tuple[int, int]]]]  # of each seat, the public last: zones, places
    result: dict[str, object] | None
    fields: dict[str, object]


def state_plain(state: State) -> PlainState:
    known = [state.knowledge(seat) for seat in range(state.layout.seats)] + [state.knowledge(-1)]
    layout = state.layout.names
    rows = state.game.actions.rows
    return PlainState(
        zones={layout[zone]: [*cards] for zone, cards in enumerate(state.zones) if cards},
        agenda=[(step.name, list(step.args())) for step in state.agenda],
        dice=list(state.dice.key()),
        number=state.number,
        opened=state.opened,
        answers=[rows[index].text if index >= 0 else "" for index in state.answers],
        tracking=state.memory.tracking,
        memory=[(sorted(seat.zones.items()), sorted(seat.places(state.zones).items())) for seat in known],
        result=state.result.plain() if state.result else None,
        fields={name: _listed(getattr(state, name)) for name in state.fields},
    )


def _listed(value: Any) -> Any:
    """Numbers that are kept as bytes are written as a list."""
    return [*value] if isinstance(value, bytes) else value


def state_of(game: Game, options: Mapping[str, str], plain: PlainState) -> State:
    """The state of a snapshot, by the rules of now: what they do not know is refused, what they added is as new."""
    state = game.blank(game.layout(int(options["players"])), options)
    state.options = options
    for name, cards in plain.zones.items():
        state.zones[state.layout.by_name[name]] = [Card(card) for card in cards]
    state.agenda = [game.step_class(name)(*args) for name, args in plain.agenda]
    dice = dice_from_key(plain.dice)
    if dice is None:
        raise Unreadable("snapshot-unreadable")
    state.dice = dice
    state.number, state.opened = plain.number, plain.opened
    state.answers = [game.actions.by_text[text].index if text else -1 for text in plain.answers]
    state.memory.tracking = plain.tracking
    for knowledge, (zones, places) in zip(state.memory.known, plain.memory, strict=True):
        masks = {int(card): int(mask) for card, mask in zones}
        knowledge.learn(masks, {int(card) for card, _ in places}, game.card_back)
    if plain.result is not None:
        state.result = msgspec.convert(plain.result, PlainResult).result()
    for name in state.fields:
        if name in plain.fields:
            value: Any = plain.fields[name]
            setattr(state, name, bytes(value) if isinstance(getattr(state, name), bytes) else value)
    return state


# --- the table ----------------------------------------------------------------------------------


def quiet(table: Table) -> bool:
    """Is everything committed, and nothing to be taken back?"""
    return table.turn.settled and not table.match.undoable and not table.match.face_down


def table_text(table: Table) -> str:
    """A quiet table, without its story."""
    course = table.course
    open_picks = {id(pick) for pick in table.match.picks}
    data = {
        "format": FORMAT,
        "cards": card_names(table.match.game),
        "rules": table.match.game.version,
        "lines": table.lines,
        "state": state_plain(table.match.state),
        "bots": table.bots,
        "commits": table.commits,
        "passed": sorted(table.turn.passed),
        "course": None if course is None else [course.at, course.done, course.turned],
        "picks": [
            [number, place, pick.zone]
            for number, entry in enumerate(table.match.entries)
            for place, pick in enumerate(entry.picks)
            if id(pick) in open_picks
        ],
        "changed": None if table.changed is None else list(table.changed),
        "agreed": sorted(table.agreed),
        "passing": table.wishes.passing,
        "orders": table.wishes.orders,
        "clock": None if table.clock is None else table.clock.plain(),
    }
    return msgspec.json.encode(data).decode()


def plain_of(text: str) -> PlainState:
    return msgspec.convert(msgspec.json.decode(text)["state"], PlainState)


def card_names(game: Game) -> str:
    """What the numbers of cards mean: as long as this stays the same, so do they."""
    return hashlib.sha256("\n".join(game.card_name).encode()).hexdigest()[:16]


def rules_of(text: str) -> int:
    """By which version of the rules a snapshot was made."""
    return int(msgspec.json.decode(text)["rules"])


def resumed(
    game: Game,
    options: Mapping[str, str],
    seed: str,
    names: Sequence[str],
    seat_bots: Sequence[str],
    text: str,
    pieces: Sequence[str],
    chance: str = "",
    base: str = "",
) -> Table:
    """The table of a snapshot, with its story. `base`: the snapshot at which the rules changed last, if they did."""
    try:
        data = msgspec.json.decode(text)
        if data["format"] != FORMAT or data["cards"] != card_names(game):
            raise Unreadable("snapshot-unreadable")
        match = Match(game, options, seed, names)
        match.state = state_of(game, match.options, msgspec.convert(data["state"], PlainState))
        match.state.listen()
        match.events = []
        table = Table(match, seat_bots, chance)
        read_story(table, pieces)
        for number, place, zone in data["picks"]:
            pick = match.entries[number].picks[place]
            pick.zone = zone
            match.picks.append(pick)
        table.bots = list(data["bots"])
        table.lines, table.commits = data["lines"], data["commits"]
        table.turn = Turn(Phase.OVER if match.state.over else Phase.OPEN, passed=frozenset(data["passed"]))
        table.committed = match.state.clone()
        table.committed_entries = len(match.entries)
        if table.course is not None and data["course"] is not None:
            at, done, turned = data["course"]
            table.course.at, table.course.done, table.course.turned = at, tuple(done), turned
        if data["changed"] is not None:
            table.changed = RulesChange(*data["changed"])
            match.rules, match.base = table.changed.began, table.changed.entry
            match.base_state = state_of(game, match.options, plain_of(base)) if base else None
        table.agreed = set(data["agreed"])
        table.wishes.read(data["passing"], data.get("orders", []))  # older ones know of no orders
        clock = data.get("clock")  # older ones know of none
        table.clock = msgspec.convert(clock, PlainClock).clock() if clock else None
    except ClioError:
        raise
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, msgspec.MsgspecError) as error:
        raise Unreadable("snapshot-unreadable") from error
    return table


# --- the story ----------------------------------------------------------------------------------


class StoryTeller:
    """Writes the story of one table down, piece by piece."""

    def __init__(self, table: Table) -> None:
        self.entries = len(table.match.entries)  # told so far
        self.seen = {id(pick): pick.seen for pick in table.match.picks}

    @classmethod
    def at_start(cls, table: Table) -> StoryTeller:
        """Nothing has been told yet."""
        teller = cls(table)
        teller.entries = 0
        teller.seen = {}
        return teller

    def piece(self, table: Table) -> str:
        """What happened since the last piece, at a quiet table."""
        match, story = table.match, table.story
        told = match.entries[self.entries :]
        data = {
            "first": self.entries,
            "entries": [
                [
                    entry.seat,
                    entry.text,
                    entry.shown,
                    entry.secret,
                    entry.standing,
                    [[pick.card, pick.name, pick.seen] for pick in entry.picks],
                ]
                for entry in told
            ],
            "happenings": [event_plain(one) for one in story.between(self.entries, None)],
            "done": [[entry, seat] for entry, seat in story.done if entry >= self.entries],
            "seen": [
                [number, place, pick.seen]
                for number, entry in enumerate(match.entries[: self.entries])
                for place, pick in enumerate(entry.picks)
                if self.seen.get(id(pick), pick.seen) != pick.seen
            ],
        }
        self.entries = len(match.entries)
        self.seen = {id(pick): pick.seen for pick in match.picks}
        return msgspec.json.encode(data).decode()


def event_plain(happening: Happening) -> list[Any]:
    event = happening.event
    if isinstance(event, Change):
        numbers = (event.tally, event.seat, event.thing, event.card, event.old, event.n, event.cause)
        return [happening.entry, happening.actor, CHANGED, *numbers]
    return [happening.entry, happening.actor, *event.values()]


def happening_of(row: Sequence[Any]) -> Happening:
    entry, actor, name, *rest = row
    return Happening(entry, actor, Change(*rest) if name == CHANGED else Event(name, *rest))


class Packed:
    """Happenings as a few bytes: a shelf of `engine/story.py`."""

    __slots__ = ("rows", "turns", "until")

    def __init__(self, rows: Sequence[Sequence[Any]], until: int) -> None:
        self.rows = zlib.compress(msgspec.json.encode(rows), QUICKLY)
        self.turns: list[tuple[int, int]] = [(row[0], row[3]) for row in rows if row[2] == TURN]
        self.until = until

    def read(self) -> list[Happening]:
        rows: list[list[Any]] = msgspec.json.decode(zlib.decompress(self.rows))
        return [happening_of(row) for row in rows]


def pack_story(table: Table) -> None:
    """Put what happened aside, at a quiet table: nobody will ask for it soon."""
    story = table.story
    story.put_aside(Packed([event_plain(one) for one in story.happenings], len(table.match.entries)))


def read_story(table: Table, pieces: Sequence[str]) -> None:
    """Put what was told in the place of what the table has heard so far."""
    match, story = table.match, table.story
    match.entries, match.picks, story.done = [], [], []
    happened: list[Sequence[Any]] = []
    for data in map(msgspec.json.decode, pieces):
        if data["first"] != len(match.entries):
            raise Unreadable("snapshot-unreadable")
        for seat, text, shown, secret, standing, picks in data["entries"]:
            entry = Entry(seat, text, [(name, seen) for name, seen in shown])
            entry.secret, entry.standing = secret, standing
            entry.picks = [Pick(card, name, -1, seen) for card, name, seen in picks]
            match.entries.append(entry)
        for number, place, seen in data["seen"]:
            match.entries[number].picks[place].seen = seen
        happened += data["happenings"]
        story.done += [(entry, seat) for entry, seat in data["done"]]
    story.put_aside(Packed(happened, len(match.entries)))


# --- other rules ----------------------------------------------------------------------------------


def same(table: Table, text: str) -> bool:
    """Is the table as a snapshot says? Only what lies on it counts, not what was told."""
    theirs = msgspec.json.decode(text)["state"]
    ours = msgspec.json.decode(msgspec.json.encode(state_plain(table.match.state)))
    known = {name: ours["fields"].get(name) for name in theirs["fields"]}
    return bool({**ours, "fields": known} == theirs)
