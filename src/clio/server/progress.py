"""My progress: what the coach's reviews of one's own games say together, and one's own mistakes as exercises."""

from __future__ import annotations

import json

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response
from markupsafe import Markup

from clio.coach.chart import accuracies
from clio.coach.progress import TOPICS, GameSummary, summary
from clio.coach.saying import Saying, figure
from clio.engine.registry import load
from clio.server.context import Context, context_of, respond
from clio.server.pages import words_for
from clio.server.table_lines import day, title
from clio.store import coaching
from clio.store.rows import GameRow, GuestRow

router = APIRouter()
MOST_GAMES = 100  # the newest that are looked at
BEST = 3  # games that are named in a group
MOST_EXERCISES = 30


class OwnGame(msgspec.Struct):
    """A finished game of the visitor."""

    id: str
    seat: int
    title: str
    day: str
    place: int = 0
    accuracy: str = ""


class Topic(msgspec.Struct):
    label: str
    lost: str
    share: int  # out of 100: the costliest kind has them all


class Group(msgspec.Struct):
    """The reviewed games of one game and number of players."""

    title: str
    players: int
    games: list[OwnGame]
    accuracy: str
    lost: str
    topics: list[Topic]
    best: list[OwnGame]
    chart: str


class OwnExercise(msgspec.Struct):
    id: str
    step: int
    title: str
    label: str
    said: str
    lost: str
    solved: bool


class Reviewed(msgspec.Struct):
    """A seat in a reviewed game."""

    row: GameRow
    own: OwnGame
    found: GameSummary


def exercise_key(game_id: str, step: int) -> str:
    return f"exercise {game_id}/{step}"


async def own_games(context: Context, guest: GuestRow) -> tuple[list[Reviewed], list[OwnGame]]:
    """The finished games in which the visitor sits alone, the newest first: those with a review, and those without."""
    rows = [row for row in await context.store.games_of(guest.id, MOST_GAMES) if row.status == "over" and row.result]
    reviews = await coaching.reviews(context.store, [row.id for row in rows])
    done, left = list[Reviewed](), list[OwnGame]()
    for row in rows:
        seats = [seat.seat for seat in await context.store.seats(row.id) if seat.holder == guest.id]
        if len(seats) != 1:
            continue  # hot seat: whose decisions they were is not known
        place = int(row.result.split()[seats[0]].split("/")[0])
        words = words_for(row.game, guest.language)
        own = OwnGame(row.id, seats[0], title(row.game, words), day(row.touched, guest.language), place)
        found = summary(json.loads(reviews[row.id]), seats[0]) if row.id in reviews else None
        if found is None:
            left.append(own)
        else:
            own.accuracy = figure(found.accuracy, guest.language)
            done.append(Reviewed(row, own, found))
    return done, left


def grouped(done: list[Reviewed], language: str) -> list[Group]:
    groups: dict[tuple[str, int], list[Reviewed]] = {}
    for one in done:
        groups.setdefault((one.row.game, one.found.players), []).append(one)
    say = words_for("", language).say
    made = []
    for (_, players), members in sorted(groups.items()):
        count = len(members)
        costs = {topic: sum(one.found.topics.get(topic, 0.0) for one in members) / count for topic in TOPICS}
        most = max(costs.values()) or 1.0
        made.append(
            Group(
                title=members[0].own.title,
                players=players,
                games=[one.own for one in members],
                accuracy=figure(sum(one.found.accuracy for one in members) / count, language),
                lost=figure(sum(one.found.lost for one in members) / count, language),
                topics=[
                    Topic(say(f"topic-{topic}"), figure(cost, language), round(100 * cost / most))
                    for topic, cost in sorted(costs.items(), key=lambda item: -item[1])
                    if cost
                ],
                best=[one.own for one in sorted(members, key=lambda one: -one.found.accuracy)[:BEST]],
                chart=Markup(accuracies([one.found.accuracy for one in reversed(members)], say("progress-chart"))),
            )
        )
    return made


def exercises(done: list[Reviewed], known: dict[str, str], language: str) -> list[OwnExercise]:
    found = []
    for one in done:
        saying = Saying(load(one.row.game), language)
        found += [
            OwnExercise(
                one.row.id,
                each.step,
                f"{one.own.title} · {one.own.day}",
                each.label,
                saying.label(each.label),
                figure(each.lost, language),
                known.get(exercise_key(one.row.id, each.step)) == coaching.SOLVED,
            )
            for each in one.found.exercises
        ]
    return sorted(found[:MOST_EXERCISES], key=lambda each: each.solved)


@router.get("/progress")
async def show(request: Request) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    done, left = await own_games(context, guest)
    tasks = exercises(done, await coaching.tasks_of(context.store, guest.id), guest.language)
    page = context.pages.page(
        "progress.html",
        guest.language,
        guest=guest,
        token=context.visitors.form_token(guest),
        groups=grouped(done, guest.language),
        exercises=tasks,
        solved=sum(task.solved for task in tasks),
        unreviewed=left[:10],
    )
    return respond(context, guest, page)
