"""The coach's pages: the review of a finished game as it grows, and its moments to be tried again.

The thinking is done in processes of its own, in small pieces, as long as somebody looks; what was found is kept with
the table. Only finished games are reviewed: of a running one a review would tell what is hidden.
"""

from __future__ import annotations

import asyncio
import json
import time

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response
from markupsafe import Markup

from clio.bots.look import sensible
from clio.coach import Review
from clio.coach.advice import advised
from clio.coach.report import badge, bars, body, style
from clio.coach.report import why as explained
from clio.coach.review import Piece, Verdict, add, prepared, verdict
from clio.coach.saying import Saying
from clio.coach.study import as_data, from_data, made_by
from clio.coach.told import Reason
from clio.engine.errors import ClioError
from clio.engine.match import Match
from clio.engine.view import SPECTATOR
from clio.server import history, records
from clio.server.context import respond
from clio.server.history import LAST, PastView
from clio.server.progress import exercise_key
from clio.server.visitors import address_of
from clio.store import coaching as store

router = APIRouter()
AT_ONCE = 4  # pieces sent to a process together: short enough to stop soon
PATIENCE = 20.0  # seconds after which nobody seems to look any more
SOLVES = ("best", "good")  # labels with which an exercise is solved
TRIED_PER_MINUTE = 30  # choices that one address may have judged


class Analysis:
    """The review of one table, and who works on it."""

    def __init__(self, review: Review, pieces: list[Piece]) -> None:
        self.review = review
        self.left = pieces
        self.task: asyncio.Task[None] | None = None
        self.asked = 0.0

    @property
    def done(self) -> bool:
        return self.review.done >= self.review.all

    @property
    def share(self) -> int:
        """How much is done, out of 100."""
        return 100 * self.review.done // max(1, self.review.all)


def judged_pieces(pieces: list[Piece]) -> list[Verdict]:
    """What is done in another process."""
    return [verdict(piece) for piece in pieces]


async def analysis_of(past: PastView, who: str) -> Analysis:
    """The review of a table, begun if nobody has begun it, and going on as long as somebody asks."""
    memo, key = past.table.memo, ("coach", SPECTATOR, "")
    if key not in memo:
        async with past.context.replays.place(who):
            if key not in memo:
                memo[key] = await _kept(past) or Analysis(*await asyncio.to_thread(_prepared, past.table.match))
    found: Analysis = memo[key]
    found.asked = time.monotonic()
    if not found.done and (found.task is None or found.task.done()):
        found.task = asyncio.create_task(_work(past, found))
    return found


async def _kept(past: PastView) -> Analysis | None:
    """The review that was made before, perhaps by a server that has been stopped since."""
    match = past.table.match
    if not past.live:
        return None
    found = await store.reviews(past.context.store, [past.table.row.id], made_by(match.game))
    if not found:
        return None
    try:
        return Analysis(from_data(json.loads(found[past.table.row.id]), match), [])
    except (ClioError, KeyError, TypeError, ValueError):
        return None  # written by another version of this program: it is worked out anew


def _prepared(match: Match) -> tuple[Review, list[Piece]]:
    return prepared(match, range(len(match.names)))


async def _work(past: PastView, found: Analysis) -> None:
    """Piece by piece, several processes at a time, until all is done or nobody looks any more."""
    pool = past.context.analyses

    async def chunk(pieces: list[Piece]) -> None:
        try:
            verdicts = await pool.run("coach", judged_pieces, pieces)
        except Exception:  # whatever happened to the workers: the pieces are still to be done
            found.left += pieces
            if pool.closed:
                return
            raise
        for each in verdicts:
            add(found.review, each)

    while found.left and not pool.closed and time.monotonic() - found.asked < PATIENCE:
        count = AT_ONCE * pool.at_once
        now, found.left = found.left[:count], found.left[count:]
        await asyncio.gather(*(chunk(now[n : n + AT_ONCE]) for n in range(0, len(now), AT_ONCE)))
    if found.done and past.live:
        for seat in found.review.seats.values():
            seat.moments.sort(key=lambda moment: moment.step)
        text = json.dumps(as_data(found.review), ensure_ascii=False)
        keeping = store.keep_review(past.context.store, past.table.row.id, made_by(past.table.match.game), text)
        await past.context.store.begin(keeping)


def saying_for(past: PastView) -> Saying:
    return Saying(past.table.match.game, past.guest.language)


async def page(request: Request, past: PastView, part: bool) -> Response:
    found = await analysis_of(past, address_of(request))
    saying = saying_for(past)
    inner = body(found.review, past.names, saying, f"{past.base}/coach/{{n}}")
    if part:
        return HTMLResponse(
            past.context.pages.page(
                "coach_part.html", past.guest.language, past.table.row.game, inner=Markup(inner), analysis=found
            )
        )
    html = past.context.pages.page(
        "coach.html",
        past.guest.language,
        past.table.row.game,
        guest=past.guest,
        token=past.context.visitors.form_token(past.guest),
        game=past.table.row.game,
        base=past.base,
        seat=past.seat,
        names=past.names,
        inner=Markup(inner),
        analysis=found,
    )
    return respond(past.context, past.guest, html)


async def again(request: Request, past: PastView, step: int, chosen: str) -> Response:
    """One moment as an exercise: the choices without a verdict, and after a choice what it is worth."""
    match, context = past.table.match, past.context
    if not 0 < step < len(past.steps):
        raise HTTPException(404, "refused-no-such-moment")
    entry = match.entries[past.steps[step]]
    before = past.table.play.history.after(past.steps, step - 1)
    legal = sensible(before, entry.seat)
    saying = saying_for(past)
    found, why = None, Reason()
    if chosen:
        action = next((action for action in legal if action.text == chosen), None)
        if action is None:
            raise HTTPException(422, "refused-no-such-moment")
        context.visitors.check_rate("coach " + address_of(request), TRIED_PER_MINUTE)
        found, why = await context.analyses.run(address_of(request), advised, before.clone(), entry.seat, action, step)
        if found is not None and found.label in SOLVES and entry.seat in past.own:
            key = exercise_key(past.table.row.id, step)
            await store.note_task(context.store, past.guest.id, key, store.SOLVED)
    html = context.pages.page(
        "coach_again.html",
        past.guest.language,
        past.table.row.game,
        guest=past.guest,
        token=context.visitors.form_token(past.guest),
        game=past.table.row.game,
        base=past.base,
        step=step,
        seat=entry.seat,
        name=past.names[entry.seat],
        shown=past.steps[step - 1],
        choices=[(action.text, saying.move(action.text)) for action in legal],
        chosen=chosen,
        played=saying.move(entry.text),
        badge=Markup(badge(found, saying)) if found is not None else "",
        bars=Markup(bars(found, saying, "coach-yours")) if found is not None else "",
        why=Markup(explained(why, saying)),
    )
    return respond(context, past.guest, html)


async def table_past(request: Request, game_id: str, seat: int | None) -> PastView:
    past = await history.looked(request, game_id, LAST, seat)
    if past is None or not past.open:
        raise HTTPException(403, "refused-review")
    return past


@router.get("/coach.css")
async def sheet() -> Response:
    return Response(style("review.css"), media_type="text/css", headers={"Cache-Control": "public, max-age=3600"})


@router.get("/t/{game_id}/coach")
async def of_table(request: Request, game_id: str, seat: int | None = None, part: str = "") -> Response:
    return await page(request, await table_past(request, game_id, seat), bool(part))


@router.get("/t/{game_id}/coach.json")
async def data_of_table(request: Request, game_id: str) -> Response:
    past = await table_past(request, game_id, None)
    return JSONResponse(as_data((await analysis_of(past, address_of(request))).review))


@router.get("/t/{game_id}/coach/{step}")
async def again_at_table(request: Request, game_id: str, step: int, choice: str = "") -> Response:
    return await again(request, await table_past(request, game_id, None), step, choice)


@router.get("/record/{key}/coach")
async def of_record(request: Request, key: str, seat: int = 0, part: str = "") -> Response:
    return await page(request, await records.looked(request, key, LAST, seat), bool(part))


@router.get("/record/{key}/coach/{step}")
async def again_in_record(request: Request, key: str, step: int, choice: str = "") -> Response:
    return await again(request, await records.looked(request, key, LAST, 0), step, choice)
