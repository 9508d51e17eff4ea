"""The coach beside a running game against bots: a hint, what an own decision was worth, and taking it back.

Never at a table with other people. The coach sees what the seat sees and nothing else, and the log of the game says
that it was asked before it answers.
"""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup
from starlette.datastructures import FormData

from clio.bots.look import sensible
from clio.coach import Judged
from clio.coach.advice import advised
from clio.coach.report import badge, bars
from clio.coach.report import why as explained
from clio.coach.saying import Saying
from clio.coach.told import Reason
from clio.engine.action import Action
from clio.engine.record import is_number
from clio.engine.state import State
from clio.server.context import respond
from clio.server.play import Visit, posted, visit
from clio.server.visitors import address_of
from clio.store import Conflict
from clio.table import Stale

router = APIRouter()
LAST_DECISIONS = 8  # own ones that can be judged and taken back
ASKED_PER_MINUTE = 20  # questions to the coach from one address
NOW = "now"


class OwnDecision(msgspec.Struct):
    """A decision of the player: the entry of the log, and what was done."""

    entry: int
    what: str


class Answer(msgspec.Struct):
    """What the coach says: of the question that is open, or of a decision that was made."""

    of: str  # what was done; nothing: a hint
    best: str
    badge: str
    bars: str
    against: str  # the move that the reason compares the best one with
    why: str


def helped(here: Visit) -> None:
    if not here.table.coached(here.seat):
        raise HTTPException(403, "refused-coach")


def moment(here: Visit, about: str) -> tuple[State, Action | None, int]:
    """The table before a decision, what was done there if it is made, and the number of its entry."""
    play, seat = here.table.play, here.seat
    if about == NOW:
        if seat not in play.asked() or not play.legal(seat):
            raise HTTPException(422, "refused-no-such-moment")
        return play.state_for(seat).clone(), None, len(play.match.entries)
    entry = int(about) if is_number(about) else -1
    steps = play.history.steps()
    if entry not in steps[1:] or play.match.entries[entry].seat != seat:
        raise HTTPException(422, "refused-no-such-moment")
    action = play.match.game.actions.find(play.match.entries[entry].text)
    return play.history.after(steps, steps.index(entry) - 1).clone(), action, entry


def page(here: Visit, saying: Saying, answer: Answer | None) -> Response:
    play, seat, context = here.table.play, here.seat, here.context
    entries = play.match.entries
    asked = seat in play.asked() and bool(play.legal(seat)) and len(sensible(play.state_for(seat), seat)) > 1
    html = context.pages.page(
        "advice.html",
        here.guest.language,
        here.table.row.game,
        guest=here.guest,
        token=context.visitors.form_token(here.guest),
        game=here.table.row.game,
        base=f"/t/{here.table.row.id}",
        seat=seat,
        asked=asked,
        answer=answer,
        decisions=[
            OwnDecision(entry, saying.move(entries[entry].text)) for entry in play.own_decisions(seat, LAST_DECISIONS)
        ],
    )
    return respond(context, here.guest, html)


def answered(saying: Saying, found: Judged, why: Reason) -> Answer:
    made = found.played >= 0
    against = found.taken if made else found.choices[min(1, len(found.choices) - 1)]
    return Answer(
        of=saying.move(found.taken.action.text) if made else "",
        best=saying.move(found.best.action.text),
        badge=Markup(badge(found, saying)) if made else "",
        bars=Markup(bars(found, saying)),
        against=saying.move(against.action.text) if against is not found.best else "",
        why=Markup(explained(why, saying)),
    )


@router.get("/t/{game_id}/advice")
async def show(request: Request, game_id: str, seat: int | None = None) -> Response:
    """What may be asked: nothing is told and nothing is marked yet."""
    here = await visit(request, game_id, seat)
    helped(here)
    return page(here, Saying(here.table.match.game, here.guest.language), None)


@router.post("/t/{game_id}/advice")
async def ask(request: Request, game_id: str) -> Response:
    here, form = await asked_of(request, game_id)
    state, played, entry = moment(here, str(form.get("about", "")))
    address = address_of(request)
    here.context.visitors.check_rate("advice " + address, ASKED_PER_MINUTE)
    found, why = await here.context.analyses.run(address, advised, state, here.seat, played, entry)
    saying = Saying(here.table.match.game, here.guest.language)
    if found is None:
        return page(here, saying, None)
    try:
        await here.table.note_hint(here.seat)
    except (Stale, Conflict):  # the table went on meanwhile
        return RedirectResponse(f"/t/{game_id}?seat={here.seat}", 303)
    return page(here, saying, answered(saying, found, why))


@router.post("/t/{game_id}/back")
async def go_back(request: Request, game_id: str) -> Response:
    """Take a decision back, and all that came after it."""
    here, form = await asked_of(request, game_id)
    entry = str(form.get("to", ""))
    try:
        await here.table.go_back(here.seat, int(entry) if is_number(entry) else -1)
    except (Stale, Conflict):
        raise HTTPException(422, "refused-no-such-moment") from None
    return RedirectResponse(f"/t/{game_id}?seat={here.seat}", 303)


async def asked_of(request: Request, game_id: str) -> tuple[Visit, FormData]:
    here, form = await posted(request, game_id)
    helped(here)
    return here, form
