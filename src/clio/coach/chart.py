"""The graph of expected places, as a picture for pages: one line for each seat, dots where choices cost most."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from clio.coach.review import Review
from clio.coach.saying import Saying

WIDTH, HEIGHT = 720, 276
LEFT, RIGHT, TOP, BOTTOM = 52, 12, 18, 36  # on the left there is room for figures that can be read on a phone
LEVELS = (0, 25, 50, 75, 100)


def chart(review: Review, names: list[str], saying: Saying, link: str = "") -> str:
    """An SVG; with `link` each dot leads to the moment, `{n}` being the number of the step."""
    last = max(1, len(review.steps) - 1)

    def x(step: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * step / last, 1)

    def y(place: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * place / 100, 1)

    parts = [
        f'<svg class="coach-chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="{"group" if link else "img"}" '
        f'aria-label="{escape(saying.words.say("coach-place"))}">'
    ]
    for level in LEVELS:
        parts.append(
            f'<line class="level" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(level)}" y2="{y(level)}"/>'
            f'<text class="scale" x="{LEFT - 6}" y="{y(level) + 4}">{level}</text>'
        )
    end = HEIGHT - 4
    for step, anchor in ((1, "start"), (last, "end")):
        told = escape(saying.words.say("coach-move", n=step))
        parts.append(f'<text class="scale {anchor}" x="{LEFT if step == 1 else WIDTH - RIGHT}" y="{end}">{told}</text>')
    for seat in range(len(names)):
        points = " ".join(f"{x(turn.step)},{y(turn.places[seat])}" for turn in review.turns)
        parts.append(f'<polyline class="seat seat-{seat}" points="{points}"/>')
    for seat, found in review.seats.items():
        for moment in found.worst:
            where = standing(review, moment.step, seat)
            said = escape(f"{names[seat]}: {saying.verdict(moment.judged)}")
            dot = (
                f'<circle class="dot seat-{seat} {moment.judged.label}" cx="{x(moment.step)}" cy="{y(where)}" r="6">'
                f"<title>{said}</title></circle>"
            )
            where_to = escape(link.format(n=moment.step))
            parts.append(f'<a href="{where_to}" aria-label="{said}">{dot}</a>' if link else dot)
    parts.append("</svg>")
    return "".join(parts)


def standing(review: Review, step: int, seat: int) -> float:
    """Where the line of a seat is at a step."""
    before = review.turns[0]
    for turn in review.turns:
        if turn.step > step:
            span = max(1, turn.step - before.step)
            share = (step - before.step) / span
            return before.places[seat] + share * (turn.places[seat] - before.places[seat])
        before = turn
    return before.places[seat]


def accuracies(values: Sequence[float], label: str) -> str:
    """Accuracy from game to game, the oldest first: a dot for each."""
    last = max(1, len(values) - 1)

    def x(number: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * number / last, 1)

    def y(value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / 100, 1)

    parts = [f'<svg class="coach-chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">']
    for level in LEVELS:
        parts.append(
            f'<line class="level" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(level)}" y2="{y(level)}"/>'
            f'<text class="scale" x="{LEFT - 6}" y="{y(level) + 4}">{level}</text>'
        )
    points = " ".join(f"{x(number)},{y(value)}" for number, value in enumerate(values))
    parts.append(f'<polyline class="seat seat-0" points="{points}"/>')
    for number, value in enumerate(values):
        parts.append(
            f'<circle class="dot seat-0" cx="{x(number)}" cy="{y(value)}" r="5"><title>{value:.1f}</title></circle>'
        )
    return "".join([*parts, "</svg>"])
