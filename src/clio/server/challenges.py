"""Challenges in the browser: a list of tasks with how hard they are, a table for each, and which ones were solved."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import RedirectResponse, Response

from clio.coach.challenges import LEVELS, Challenge, challenge, challenges_of
from clio.coach.errors import CoachError
from clio.coach.saying import Saying
from clio.engine.history import History
from clio.engine.registry import games, load
from clio.server.context import context_of, may_open, respond
from clio.server.lobby import PACES, new_seat
from clio.server.pages import words_for
from clio.server.visitors import address_of
from clio.store import coaching
from clio.table.replay import fork_lines

router = APIRouter()
HARD, EASY = 25, 75  # out of 100 solved by "player" and greedy together: below and above


class Task(msgspec.Struct):
    """A challenge as the list shows it."""

    name: str
    goal: str
    rates: list[tuple[str, int]]  # by level, out of 100
    stars: int  # 1 easy, 3 hard
    status: str  # "", tried, solved


class Tasks(msgspec.Struct):
    game: str
    title: str
    tasks: list[Task]
    solved: int


def stars(task: Challenge) -> int:
    """How hard it is, by how often greedy and the level "player" do it."""
    mean = (task.rates.get("greedy", 0) + task.rates.get("plan", 0)) / 2
    return 3 if mean <= HARD else 1 if mean >= EASY else 2


def listed(name: str, language: str, known: dict[str, str]) -> Tasks:
    saying, say = Saying(load(name), language), words_for("", language).say
    found = [
        Task(
            task.name,
            saying.goal(task.goal),
            [(say(f"level-{level}"), task.rates.get(level, 0)) for level in LEVELS],
            stars(task),
            known.get(task.key, ""),
        )
        for task in challenges_of(name)
    ]
    title = words_for(name, language).say("game-" + name.replace("_", "-"))
    return Tasks(name, title, found, sum(task.status == coaching.SOLVED for task in found))


@router.get("/challenges")
async def show(request: Request) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    known = await coaching.tasks_of(context.store, guest.id)
    page = context.pages.page(
        "challenges.html",
        guest.language,
        guest=guest,
        token=context.visitors.form_token(guest),
        games=[found for name in games() if (found := listed(name, guest.language, known)).tasks],
    )
    return respond(context, guest, page)


@router.post("/challenges/{game}/{name}")
async def begin(request: Request, game: str, name: str) -> Response:
    """A table at the position, with bots in the other seats."""
    context = context_of(request)
    guest = await context.visitors.who(request)
    form = await request.form()
    context.visitors.check_form(request, guest, str(form.get("token", "")))
    await may_open(context, guest, address_of(request))
    if game not in games():
        raise HTTPException(404)
    try:
        task = challenge(game, name)
    except CoachError:
        raise HTTPException(404) from None
    say = words_for("", guest.language).say
    guest = guest._replace(name=guest.name or say("guest"))
    await context.visitors.save(guest)
    match = task.match()
    seats = [new_seat(seat, "me" if seat == task.seat else task.rival, "", guest) for seat in range(len(match.names))]
    steps = History(match).steps()
    table = await context.tables.create(
        game,
        match.options,
        seats,
        guest.id,
        False,
        PACES["quick"],
        seed=match.seed,
        lines=fork_lines(match, steps, len(steps) - 1),
    )
    await coaching.note_task(context.store, guest.id, task.key, coaching.TRIED)
    context.bots.wake(table)
    response = RedirectResponse(f"/t/{table.row.id}?seat={task.seat}", 303)
    context.visitors.write_cookie(response, guest)
    return response
