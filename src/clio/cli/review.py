"""`clio review`: a game judged decision by decision, on the terminal, as JSON, or as a page of its own."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from clio.arena.executor import executor_for
from clio.cli.arguments import Deck, Language, RecordFile, seat_index
from clio.cli.bar import Bar
from clio.cli.speech import complain, language, terminal
from clio.coach import CoachError, Review, Thinking, thinking_for
from clio.coach.report import final_scores, report
from clio.coach.review import Piece, Verdict, add, prepared, verdict
from clio.coach.saying import Saying
from clio.coach.study import as_data, playable
from clio.engine.record import read_record


@dataclass(frozen=True)
class Work:
    """What is done to each piece; it can be sent to another process."""

    thinking: Thinking

    def __call__(self, piece: Piece) -> Verdict:
        return verdict(piece, self.thinking)


def review(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(help="option-review-seat")] = None,
    worlds: Annotated[int | None, typer.Option(help="option-review-worlds")] = None,
    html: Annotated[Path | None, typer.Option("--html", help="option-review-html")] = None,
    json_: Annotated[bool, typer.Option("--json", help="option-review-json")] = False,
    workers: Annotated[int, typer.Option(help="option-workers")] = 0,
    deck: Deck = None,
    lang: Language = "",
) -> None:
    """Judge the decisions of a record."""
    if worlds is not None and worlds < 1:
        raise CoachError("coach-no-worlds", n=worlds)
    match, problem = playable(read_record(file), deck)
    if problem is not None:
        complain(problem)
    saying = Saying(match.game, language(lang))
    names = list(match.names)
    seats = range(len(names)) if seat is None else [seat_index(seat, len(names))]
    found, pieces = prepared(match, seats)
    if not pieces:
        raise CoachError("coach-nothing", file=file.name)
    executor = executor_for(workers, len(pieces))
    with Bar(saying.words.say("coach-reviewing", file=file.name), len(pieces)) as bar:
        try:
            for done in executor.map(Work(thinking_for(match.state, worlds or 0)), pieces):
                add(found, done)
                bar.told(found.done)
        finally:
            executor.close()
    if json_:
        typer.echo(json.dumps(as_data(found), ensure_ascii=False, indent=1))
    else:
        show(found, names, saying, terminal())
    if html is not None:
        try:
            html.write_text(report(found, names, saying, file.name), encoding="utf-8")
        except OSError as error:
            raise CoachError("coach-unwritten", file=str(html), why=error.strerror or "") from None


def show(found: Review, names: list[str], saying: Saying, console: Console) -> None:
    say = saying.words.say
    columns = ("coach-player", "coach-result", "coach-accuracy", "coach-lost", "coach-luck", "coach-decisions")
    table = Table(*map(say, columns))
    for column in table.columns[1:]:
        column.justify = "right"
    scores = final_scores(found)
    for seat, seen in found.seats.items():
        figures = (
            saying.figure(seen.accuracy),
            saying.figure(seen.lost),
            saying.figure(seen.luck, sign=True),
            str(len(seen.moments)),
        )
        table.add_row(names[seat], str(scores[seat]), *figures)
    console.print(table)
    for seat, seen in found.seats.items():
        console.print(Text(say("coach-worst", name=names[seat]), style="bold"))
        for moment in seen.worst:
            where = say("coach-move", n=moment.step)
            label = saying.label(moment.judged.label)
            console.print(Text(f"{where} ({label}): {saying.verdict(moment.judged)} {saying.reason(moment.reason)}"))
        if not seen.worst:
            console.print(Text(say("coach-nothing-lost"), style="dim"))
