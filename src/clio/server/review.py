"""The end: scores by source and over time, key moments, and the shuffle with its proof."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

from clio.engine.dice import seed_fingerprint
from clio.engine.errors import ClioError
from clio.engine.match import Match
from clio.engine.record import RecordFile, record_text
from clio.engine.result import Result
from clio.engine.view import SPECTATOR, result_view
from clio.server import history, records
from clio.server.command_box import result_box
from clio.server.context import respond
from clio.server.end_scene import EndScene, end_scene
from clio.server.history import LAST, PastView
from clio.server.pool import REST, in_slices
from clio.server.visitors import address_of

router = APIRouter()
T = TypeVar("T")
Scores = list[tuple[int, list[int]]]

WIDTH, HEIGHT = 360, 210  # of the chart, in its own units: one to one on a phone
LEFT, RIGHT, TOP, BOTTOM = 30, 8, 16, 22
ROWS = 24  # of the table beside the chart
SWINGS = 3  # how many of the largest gains are told
MOST_MOMENTS = 12
VERIFIED_PER_MINUTE = 60  # by one address: every time the game is played again
NEAR = 24  # units of the chart


class ChartLine(msgspec.Struct):
    """The points of a player over time, and where their line ends."""

    name: str
    points: str
    x: float
    y: float
    score: int


class Level(msgspec.Struct):
    """A round number beside the chart."""

    y: float
    score: int


class MomentMark(msgspec.Struct):
    """The number of a moment above the chart; `last` where several share a mark."""

    x: float
    n: int
    last: int


class Chart(msgspec.Struct, kw_only=True):
    """The scores over time, in the units of the drawing."""

    lines: list[ChartLine]
    levels: list[Level]
    marks: list[MomentMark]
    last: int  # move
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT
    top: int = TOP
    base: int = HEIGHT - BOTTOM


class ScoreRow(msgspec.Struct):
    """The scores after a move."""

    move: int
    entry: int
    scores: list[int]


class Moment(msgspec.Struct):
    """Something one would tell of a game: when, of which kind (`landmark`, `lead`, `swing`), and what."""

    place: int
    entry: int
    kind: str
    text: str


class Checks(msgspec.Struct):
    """What the proof of the shuffle came to."""

    fingerprint: bool
    replay: bool
    moves: int


class Review:
    """A game looked at as a whole. Everything is open."""

    def __init__(self, past: PastView, scores: Scores) -> None:
        self.past = past
        self.table = past.table
        self.words = past.words
        self.names = past.names
        self.scores = scores
        self.moves = max(1, len(past.steps) - 1)

    # --- the chart ------------------------------------------------------------------------------

    def chart(self) -> Chart:
        """Lines from point to point, and the round numbers beside them."""
        points = [score for _, scores in self.scores for score in scores]
        low, high = min(0, *points), max(1, *points)
        step = next(n for n in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10_000) if (high - low) / n <= 5)
        low, high = low // step * step, -(-high // step) * step

        def x(place: int) -> float:
            return round(LEFT + (WIDTH - LEFT - RIGHT) * place / self.moves, 1)

        def y(score: int) -> float:
            return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (score - low) / (high - low), 1)

        end, final = self.scores[-1]
        return Chart(
            lines=[
                ChartLine(
                    name=name,
                    points=" ".join(f"{x(place)},{y(scores[seat])}" for place, scores in self.scores),
                    x=x(end),
                    y=y(final[seat]),
                    score=final[seat],
                )
                for seat, name in enumerate(self.names)
            ],
            levels=[Level(y(score), score) for score in range(low, high + 1, step)],
            marks=self.marks(x),
            last=self.moves,
        )

    def marks(self, x: Callable[[int], float]) -> list[MomentMark]:
        """The numbers of the moments above the chart; those too near to each other share a mark."""
        found: list[MomentMark] = []
        for number, moment in enumerate(self.moments(), 1):
            if found and x(moment.place) - found[-1].x < NEAR:
                found[-1].last = number
            else:
                found.append(MomentMark(x(moment.place), number, number))
        return found

    def rows(self) -> list[ScoreRow]:
        """The same as numbers: not every turn, but from the beginning to the end."""
        count = len(self.scores)
        chosen = sorted({round(n * (count - 1) / max(1, ROWS - 1)) for n in range(ROWS)})
        rows = [self.scores[n] for n in chosen]
        return [ScoreRow(place, self.past.steps[place], scores) for place, scores in rows]

    # --- moments --------------------------------------------------------------------------------

    def moments(self) -> list[Moment]:
        """What one would tell of this game: what its rules call landmarks, who took the lead, the largest gains."""
        place = {entry: number for number, entry in enumerate(self.past.steps)}
        told = self.table.play.story.told(self.words, self.names, self.table.match.game.landmarks)
        found = [(place[entry], "landmark", text) for entry, text in told if entry in place]
        found = found[:: -(-len(found) // (MOST_MOMENTS // 2))] if len(found) > MOST_MOMENTS // 2 else found
        found += self.leads() + self.swings()
        found.sort(key=lambda moment: moment[0])
        return [Moment(place, self.past.steps[place], kind, text) for place, kind, text in dict.fromkeys(found)]

    def leads(self) -> list[tuple[int, str, str]]:
        """When somebody took the lead and kept it for a while."""
        if len(self.names) < 2:
            return []
        leaders = []
        for place, scores in self.scores:
            best = [seat for seat, score in enumerate(scores) if score == max(scores)]
            leaders.append((place, best[0] if len(best) == 1 else -1))
        enough = max(2, len(leaders) // 12)
        found: list[tuple[int, str, str]] = []
        leading = -1
        for number, (place, leader) in enumerate(leaders):
            stays = {seat for _, seat in leaders[number : number + enough]} == {leader}
            if leader >= 0 and leader != leading and stays:
                leading = leader
                found.append((place, "lead", self.words.say("moment-lead", name=self.names[leader])))
        return found[-4:]

    def swings(self) -> list[tuple[int, str, str]]:
        """The largest changes between two turns."""
        changes = [
            (abs(after[seat] - before[seat]), place, seat, after[seat] - before[seat])
            for (_, before), (place, after) in zip(self.scores, self.scores[1:], strict=False)
            for seat in range(len(self.names))
        ]
        changes.sort(key=lambda change: (-change[0], change[1]))
        largest = list({change[1]: change for change in reversed(changes)}.values())  # one for each moment
        largest = sorted(largest, key=lambda change: (-change[0], change[1]))[:SWINGS]
        return [
            (
                place,
                "swing",
                self.words.say("moment-gain" if gain > 0 else "moment-loss", name=self.names[seat], n=size),
            )
            for size, place, seat, gain in largest
            if size
        ]


async def once(past: PastView, who: str, what: str, steps: Callable[[], Iterator[T]]) -> T:
    """What a finished game gives only by being played again: worked out once, in slices, one place for each."""
    key = (what, SPECTATOR, "")
    if key not in past.table.memo:
        async with past.context.replays.place(who):
            if key not in past.table.memo:  # somebody else may have asked the same
                past.table.memo[key] = await in_slices(steps(), REST)
    found: T = past.table.memo[key]
    return found


def scored(past: PastView) -> Iterator[Scores]:
    """The points over time."""
    steps, play = past.steps, past.table.play
    place = {entry: number for number, entry in enumerate(steps)}
    turns = {place[entry] for entry, _ in play.story.turns() if entry in place}
    return play.history.scoring(steps, turns | {0, len(steps) - 1})


def verified(match: Match) -> Iterator[bool]:
    """Is the whole record, played again from the seed, the same game? The last word counts."""
    same = False
    yield same
    try:
        moves = RecordFile(record_text(match)).played()
        again = next(moves)
        for _ in moves:
            yield same
        same = again.state.key() == match.state.key()
    except ClioError:
        pass
    yield same


async def checks(past: PastView, who: str) -> Checks:
    """The seed against its fingerprint, and the whole record played again from the seed."""
    match = past.table.match
    return Checks(
        fingerprint=seed_fingerprint(match.seed) == match.fingerprint,
        replay=await once(past, who, "verified", lambda: verified(match)),
        moves=len(match.entries) - 1,
    )


def scene_of(past: PastView, result: Result) -> EndScene:
    play, match = past.table.play, past.table.match
    return end_scene(match.game, match.state, result, play.story, past.names, past.table.bots, past.words)


async def page(request: Request, past: PastView, verify: bool) -> Response:
    table, context, who = past.table, past.context, address_of(request)
    if verify:
        context.visitors.check_rate("verify " + who, VERIFIED_PER_MINUTE)
    review = Review(past, await once(past, who, "scores", lambda: scored(past)))
    found = await checks(past, who) if verify else None
    result = table.match.state.result
    html = context.pages.page(
        "review.html",
        past.guest.language,
        table.row.game,
        guest=past.guest,
        token=context.visitors.form_token(past.guest),
        game=table.row.game,
        base=past.base,
        id=table.row.id,
        live=past.base.startswith("/t/"),
        seat=past.seat,
        names=past.names,
        result=result_box(result_view(result), past.names, past.words, table.match.fingerprint)
        if result is not None
        else None,
        scene=scene_of(past, result) if result is not None else None,
        playing=bool(past.own),
        rematch=table.row.rematch,
        chart=review.chart(),
        rows=review.rows(),
        moments=review.moments(),
        seed=table.match.seed,
        quoted=shlex.quote(table.match.seed),
        fingerprint=table.match.fingerprint,
        deal=table.row.deal,
        checks=found,
    )
    return respond(context, past.guest, html)


@router.get("/t/{game_id}/end")
async def of_table(request: Request, game_id: str, seat: int | None = None, verify: str = "") -> Response:
    past = await history.looked(request, game_id, LAST, seat)
    if past is None or not past.open:
        raise HTTPException(403, "refused-review")
    return await page(request, past, bool(verify))


@router.get("/record/{key}/end")
async def of_record(request: Request, key: str, seat: int = 0, verify: str = "") -> Response:
    return await page(request, await records.looked(request, key, LAST, seat), bool(verify))
