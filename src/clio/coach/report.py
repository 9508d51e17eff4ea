"""A review as one page that needs no server: everything it shows is in the file."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from clio.coach.chart import chart
from clio.coach.review import Review, SeatReview
from clio.coach.saying import Saying


def report(review: Review, names: list[str], saying: Saying, title: str) -> str:
    """The whole page."""
    say = saying.words.say
    parts = [
        f'<!doctype html><html lang="{saying.words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{style()}</style></head><body>",
        f"<h1>{escape(say('coach-title'))}</h1><p class='soft'>{escape(title)}</p>",
        f"<div class='card'><h2>{escape(say('coach-place'))}</h2><p class='soft'>{escape(say('coach-place-says'))}</p>",
        chart(review, names, saying, "#step-{n}"),
        "</div>",
        seats_table(review, names, saying),
    ]
    parts += [worst(review, found, names, saying) for found in review.seats.values()]
    return "".join([*parts, "</body></html>\n"])


def style() -> str:
    return files(__package__ or "clio.coach").joinpath("report.css").read_text(encoding="utf-8")


def seats_table(review: Review, names: list[str], saying: Saying) -> str:
    """One row for each seat: points, accuracy, what choices cost, what luck gave."""
    say = saying.words.say
    columns = ("coach-player", "coach-result", "coach-accuracy", "coach-lost", "coach-luck", "coach-decisions")
    head = "".join(f"<th>{escape(say(column))}</th>" for column in columns)
    scores = final_scores(review)
    rows = []
    for seat, found in review.seats.items():
        cells = (scores[seat], f"{found.accuracy:.1f}", f"{found.lost:.1f}", f"{found.luck:+.1f}", len(found.moments))
        rows.append(
            f"<tr class='seat-{seat}'><td><span class='swatch'></span>{escape(names[seat])}</td>"
            + "".join(f"<td>{cell}</td>" for cell in cells)
            + "</tr>"
        )
    return (
        f"<div class='card scroll'><table><tr>{head}</tr>{''.join(rows)}</table>"
        f"<p class='soft'>{escape(say('coach-luck-says'))}</p></div>"
    )


def final_scores(review: Review) -> list[int]:
    """The points at the end, or as they stand where the record ends."""
    state = review.match.state
    if state.result is not None and state.result.scores:
        return list(state.result.scores)
    return [state.game.score(state, seat) for seat in range(len(review.match.names))]


def worst(review: Review, found: SeatReview, names: list[str], saying: Saying) -> str:
    """The decisions of a seat that cost most, each with its choices as bars."""
    say = saying.words.say
    parts = [f"<h2 class='seat-{found.seat}'><span class='swatch'></span>{escape(names[found.seat])}: "]
    parts.append(f"{escape(say('coach-worst'))}</h2>")
    if not found.worst:
        parts.append(f"<p>{escape(say('coach-nothing-lost'))}</p>")
    for moment in found.worst:
        judged = moment.judged
        parts.append(
            f"<div class='card seat-{found.seat}' id='step-{moment.step}'>"
            f"<p><b>{escape(say('coach-move', n=moment.step))}</b> "
            f"<span class='label {judged.label}'>{escape(saying.label(judged.label))} −{judged.lost:.1f}</span></p>"
        )
        for number, choice in enumerate(judged.choices):
            mark = f" ({escape(say('coach-played'))})" if number == judged.played else ""
            parts.append(
                f"<div class='bar'><div>{escape(saying.move(choice.action.text))}{mark}</div>"
                f"<div><span style='display:block;width:{max(1.0, choice.place):.1f}%'></span></div>"
                f"<div>{choice.place:.1f}</div></div>"
            )
        parts.append(f"<p>{escape(saying.reason(moment.reason))}</p></div>")
    return "".join(parts)
