"""The command box: what is asked, every answer that lies nowhere else, Undo and End turn, what would be lost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from clio.engine.game import Game
from clio.engine.namer import Namer
from clio.engine.offers import Offers
from clio.engine.parts import Command, Move, Pick, Pips, Why
from clio.engine.view import Decision, ResultView, View
from clio.engine.words import Words
from clio.server.order_lines import OrderLine
from clio.table import Table

MOST_LOOSE = 14  # moves that lie nowhere on the table and get a button in the box; more of them stay in the drawer


class LessonBox(msgspec.Struct):
    """What a first game that teaches says now; a suggested move's `to` is where it is sent, if not to `act`."""

    lesson: int
    of: int
    mode: str
    text: str
    do: list[Move]
    next: int = 0  # the number of the guide after this one, if it is the last lesson and there is one


class SetBox(msgspec.Struct):
    """A set that is asked for: how much, and the ticks that lie on no part of the table."""

    least: int
    most: int  # -1: as much as one likes
    picked: int
    or_none: bool
    adds_up: bool
    stop: str
    suggested: list[str]
    hint: str
    total: str
    label: str
    loose: list[Pick]
    number: int  # how many picks more at most, where their worth is added up; -1: as many as one likes
    surplus: str  # what becomes of too much


class MoveGroup(msgspec.Struct):
    heading: str
    moves: list[Move]


class Place(msgspec.Struct):
    seat: int
    name: str
    place: int


class Source(msgspec.Struct):
    name: str
    points: list[int]


class ResultBox(msgspec.Struct):
    """Who won, and the score by source: a column for each player, the first one first."""

    ending: str
    winners: str
    shared: bool
    title: str
    seats: list[Place]
    scores: list[int]
    sources: list[Source]
    fingerprint: str


class RulesBox(msgspec.Struct):
    """The rules have changed while the game was played: what changed, who has yet to say whether to go on."""

    changed: str
    waiting: list[str]
    mine: bool


class TaskBox(msgspec.Struct):
    """A challenge: what is to be reached, and how it stands (open, solved, missed)."""

    goal: str
    status: str
    left: int  # own turns, this one counted


class CommandBox(msgspec.Struct, kw_only=True):
    table: str
    seat: int
    status: str
    playing: bool
    curtain: str
    curtain_seat: int
    asked: list[str]
    mine: bool = False  # is the viewer asked?
    bot_plays: bool
    may_undo: bool
    may_end: bool
    partners: list[str]
    rematch: str
    deal: str  # where to see how others played the same deal, if they did
    sealed: bool  # and is it still hidden?
    tournament: str = ""  # to which the game belongs
    result: ResultBox | None = None
    number: int = 0
    question: str = ""
    rule: str = ""
    hint: str = ""
    pips: list[Pips] = []
    warnings: list[str] = []
    by_itself: list[str] = []  # what the viewer was not asked, because nothing else was possible
    end: str = ""
    set: SetBox | None = None
    loose: list[Move] = []
    groups: list[MoveGroup] = []
    count: int = 0
    whys: list[Why] = []
    declinable: bool = False  # may the question be declined, and be asked no more?
    passing: list[str] = []  # questions that the table declines for the viewer, in words
    standing: list[Move] = []  # what may be done while others are asked; nobody waits for it
    rules: RulesBox | None = None
    news: list[int] = []  # entries of the log by which others moved since the viewer's last turn
    lesson: LessonBox | None = None
    lesson_undo: bool = False
    lesson_end: bool = False
    lesson_why: bool = False
    coach: bool = False  # may the coach be asked here?
    plan: bool = False  # may the viewer try the next turn on a board?
    orders: list[OrderLine] = []  # what the viewer has left word of
    task: TaskBox | None = None


def rules_box(table: Table, seat: int, names: Sequence[str], words: Words) -> RulesBox | None:
    """What the people at a table have to decide before they go on by other rules."""
    undecided, change = table.undecided(), table.changed
    if change is None or not undecided:
        return None
    changes = table.match.game.history.since(change.before)
    text = changes.text(words.language) if changes.versions else words.say("rules-changed-unsaid")
    return RulesBox(text, [names[other] for other in undecided], seat in undecided)


def result_box(result: ResultView, names: Sequence[str], words: Words, fingerprint: str) -> ResultBox:
    order = sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    winners = [names[seat] for seat in order if result.places[seat] == 1]
    return ResultBox(
        ending=words.say("ending-" + result.ending, result.ending),
        winners=", ".join(winners) if len(names) > 1 else "",
        shared=len(winners) > 1,
        title=words.say("title-" + result.title, result.title) if result.title else "",
        seats=[Place(seat, names[seat], result.places[seat]) for seat in order],
        scores=[result.scores[seat] for seat in order] if result.scores else [],
        sources=[
            Source(words.say("score-" + name, name), [points[seat] for seat in order])
            for name, points in result.sources
        ],
        fingerprint=fingerprint,
    )


def groups_of(offers: Offers, revealing: set[str]) -> list[MoveGroup]:
    """All legal moves under the headings of what they touch; ticks of a set are no moves."""
    groups: dict[str, list[Move]] = {}
    namer: Namer = offers.namer
    for text in offers.decision.legal:
        if text not in offers.candidates and text != offers.opening():
            move = Move(text, namer.short(text), whole=namer.full(text), reveals=text in revealing)
            groups.setdefault(namer.group(text), []).append(move)
    return [MoveGroup(heading, moves) for heading, moves in groups.items()]


def lying(offers: Iterable[Move | Pick]) -> set[str]:
    """The actions of these."""
    return {text for one in offers for text in (one.actions if isinstance(one, Pick) else (one.action,))}


def tell_reveals(moves: Iterable[Move | Pick], revealing: set[str]) -> None:
    """Moves that show something new say so wherever they lie."""
    for move in moves if revealing else ():
        if isinstance(move, Move) and move.action in revealing:
            move.reveals = True


def set_box(offers: Offers, on_table: set[str], words: Words) -> SetBox | None:
    asked = offers.set
    if asked is None:
        return None
    loose = {
        candidate.actions[0]: Pick(
            candidate.actions,
            candidate.count,
            candidate.worth,
            offers.namer.short(candidate.actions[0]),
            candidate.useful,
        )
        for candidate in asked.candidates
        if not on_table.issuperset(candidate.actions)
    }
    labels = {offers.namer.group(candidate.actions[0]) for candidate in asked.candidates}
    most = -1 if asked.most is None else asked.most
    target = asked.least or max(most, 0)
    total = words.say("set-so-far", n=asked.picked, of=target) if target else str(asked.picked)
    return SetBox(
        least=asked.least,
        most=most,
        picked=asked.picked,
        or_none=asked.or_none,
        adds_up=asked.adds_up,
        stop=asked.stop or "",
        suggested=asked.suggested,
        hint=words.say("set-hint-" + asked.need, n=asked.least or most, least=asked.least, most=most)
        + (" " + words.say("set-hint-ordered") if any(candidate.ordered for candidate in asked.candidates) else ""),
        total=total,
        label=labels.pop() if len(labels) == 1 else words.say("confirm"),
        loose=list(loose.values()),
        number=-1 if asked.number is None else asked.number,
        surplus=words.say(asked.surplus or "set-lost", n="§"),
    )


def question(asked: Decision, words: Words) -> str:
    """What is asked, as a sentence."""
    about = words.card(asked.about) if asked.about else ""
    return words.say("ask-" + asked.prompt, words.say("prompt-choose"), card=about, left=asked.left)


def standing(game: Game, view: View, words: Words) -> list[Move]:
    """What the viewer may do of their own accord, in words for that where the game has some."""
    namer = Namer(game, words)
    return [Move(text, words.say(f"standing-{text.split()[0]}", namer.full(text))) for text in view.standing]


def ask(
    box: CommandBox, game: Game, view: View, command: Command, on_table: set[str], words: Words, revealing: set[str]
) -> CommandBox:
    """The box with the viewer's question and every answer to it; some lie on the table."""
    decision, offers = view.question(), Offers(game, view, words)
    box.mine = True
    box.declinable = bool(decision.declined_by)
    box.number = decision.number
    box.question = question(decision, words)
    box.pips, box.hint = command.pips, command.hint
    box.end = command.end if command.end in offers.legal else ""
    box.warnings = command.warnings
    box.groups = groups_of(offers, revealing)
    box.count = sum(len(group.moves) for group in box.groups)
    box.set = set_box(offers, on_table, words)
    elsewhere = on_table | {box.end, box.set.stop if box.set else ""}
    loose = [move for group in box.groups for move in group.moves if move.action not in elsewhere]
    quick = [move for move in loose if move.action in command.quick] or loose
    box.loose = [
        Move(move.action, offers.label(move.action) if len(loose) > 4 else move.whole, move.whole, reveals=move.reveals)
        for move in quick[:MOST_LOOSE]
    ]
    box.whys = offers.all_whys()
    return box
