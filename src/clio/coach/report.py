"""A review as one page that needs no server: everything it shows is in the file."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from clio.coach.chart import chart
from clio.coach.decisions import Judged
from clio.coach.review import Review, SeatReview
from clio.coach.saying import Saying
from clio.coach.told import Reason


def report(review: Review, names: list[str], saying: Saying, title: str) -> str:
    """The whole page."""
    return (
        f'<!doctype html><html lang="{saying.words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{style('report.css', 'review.css')}</style></head><body class='coach'>"
        f"<h1>{escape(saying.words.say('coach-title'))}</h1><p class='soft'>{escape(title)}</p>"
        f"{body(review, names, saying)}</body></html>\n"
    )


def body(review: Review, names: list[str], saying: Saying, moment: str = "") -> str:
    """What the review says, picture first. `moment` is the address of a moment's own page, {n} being its step."""
    say = saying.words.say
    parts = [
        f"<div class='card'><h2>{escape(say('coach-place'))}</h2><p class='soft'>{escape(say('coach-place-says'))}</p>",
        chart(review, names, saying, "#step-{n}"),
        "</div>",
        seats_table(review, names, saying),
    ]
    return "".join([*parts, *(worst(found, names, saying, moment) for found in review.seats.values())])


def style(*sheets: str) -> str:
    """Style sheets of this room, one after the other."""
    return "".join(files("clio.coach").joinpath(sheet).read_text(encoding="utf-8") for sheet in sheets)


def seats_table(review: Review, names: list[str], saying: Saying) -> str:
    """One row for each seat: points, accuracy, what choices cost, what luck gave."""
    say = saying.words.say
    columns = ("coach-player", "coach-result", "coach-accuracy", "coach-lost", "coach-luck", "coach-decisions")
    head = "".join(f"<th>{escape(say(column))}</th>" for column in columns)
    scores = final_scores(review)
    rows = []
    for seat, found in review.seats.items():
        figures = (saying.figure(found.accuracy), saying.figure(found.lost), saying.figure(found.luck, sign=True))
        cells = (scores[seat], *figures, len(found.moments))
        rows.append(
            f"<tr class='seat-{seat}'><td><span class='swatch'></span>{escape(names[seat])}</td>"
            + "".join(f"<td>{cell}</td>" for cell in cells)
            + "</tr>"
        )
    return (
        f"<div class='card scroll' tabindex='0' role='group' aria-label='{escape(say('coach-accuracy'))}'>"
        f"<table><tr>{head}</tr>{''.join(rows)}</table>"
        f"<p class='soft'>{escape(say('coach-luck-says'))}</p></div>"
    )


def final_scores(review: Review) -> list[int]:
    """The points at the end, or as they stand where the record ends."""
    state = review.match.state
    if state.result is not None and state.result.scores:
        return list(state.result.scores)
    return [state.game.score(state, seat) for seat in range(len(review.match.names))]


def worst(found: SeatReview, names: list[str], saying: Saying, moment: str = "") -> str:
    """The decisions of a seat that cost most, each with its choices as bars."""
    say = saying.words.say
    parts = [f"<h2 class='seat-{found.seat}'><span class='swatch'></span>"]
    parts.append(f"{escape(say('coach-worst', name=names[found.seat]))}</h2>")
    if not found.worst:
        parts.append(f"<p>{escape(say('coach-nothing-lost'))}</p>")
    for told in found.worst:
        parts.append(
            f"<div class='card seat-{found.seat}' id='step-{told.step}'>"
            f"<p><b>{escape(say('coach-move', n=told.step))}</b> {badge(told.judged, saying)}</p>"
            f"{bars(told.judged, saying)}{why(told.reason, saying)}"
        )
        if moment:
            link = escape(moment.format(n=told.step))
            parts.append(f"<p><a class='button' href='{link}'>{escape(say('coach-again'))}</a></p>")
        parts.append("</div>")
    return "".join(parts)


def why(reason: Reason, saying: Saying) -> str:
    """A reason, sentence by sentence; nothing where there is none."""
    parts = [f"<li>{escape(text)}</li>" for text in saying.sentences(reason)]
    parts += [f"<li class='soft'>{escape(text)}</li>" for text in saying.asides(reason)]
    return f"<ul class='why'>{''.join(parts)}</ul>" if parts else ""


def badge(judged: Judged, saying: Saying) -> str:
    return (
        f"<span class='label {judged.label}'>{escape(saying.label(judged.label))} −{saying.figure(judged.lost)}</span>"
    )


def bars(judged: Judged, saying: Saying, taken: str = "coach-played") -> str:
    """The choices of a decision, each with its expected place, and which was taken."""
    parts = []
    for number, choice in enumerate(judged.choices):
        mark = f" <i>({escape(saying.words.say(taken))})</i>" if number == judged.played else ""
        width = max(1.0, choice.place)
        parts.append(
            f"<div class='bar'><div>{escape(saying.move(choice.action.text))}{mark}</div>"
            "<svg viewBox='0 0 100 6' preserveAspectRatio='none' aria-hidden='true'>"
            f"<rect width='{width:.1f}' height='6'/></svg><div>{saying.figure(choice.place)}</div></div>"
        )
    return "".join(parts)
