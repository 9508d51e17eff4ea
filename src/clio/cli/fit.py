"""`clio fit`: fit the coach's curve of a game anew, to games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from clio.arena.executor import executor_for
from clio.bots.value import HAND
from clio.cli.arguments import game_named
from clio.cli.bar import Bar
from clio.cli.speech import Misuse, say
from clio.coach.fitting import BY_HAND, JUDGED, Trial, fit, played, usual_questions, written
from clio.coach.places import curve_of
from clio.engine.errors import ClioError

# Each game is played by equals, so that what decides it is how they stand and not who they are; some games by strong
# bots and some by weak ones.
FIELD = ("greedy", "beginner", "plan", "hasty")


def fit_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-game", show_default=False)],
    games: Annotated[int, typer.Option(help="option-fit-games")] = 96,
    players: Annotated[str, typer.Option(help="option-fit-players")] = "2,3,4",
    seed: Annotated[str, typer.Option(help="option-fit-seed")] = "fit",
    out: Annotated[Path | None, typer.Option(help="option-fit-out")] = None,
    workers: Annotated[int, typer.Option(help="option-workers")] = 0,
) -> None:
    """Fit how a lead becomes a chance."""
    chosen = game_named(game, None)
    numbers = [int(number) for number in players.split(",") if number.strip().isdigit()]
    if games < 1 or not numbers or not set(numbers) <= set(chosen.seat_numbers) - {1}:
        raise Misuse("bad-fit", known=", ".join(str(n) for n in sorted(chosen.seat_numbers) if n > 1))
    trials = []
    for number in range(games):
        seats = numbers[number % len(numbers)]
        names = (FIELD[number // len(numbers) % len(FIELD)],) * seats
        trials.append(Trial(chosen.name, seats, f"{seed} {number}", names))
    executor = executor_for(workers, len(trials))
    found = []
    with Bar(say("fitting", game=chosen.name), len(trials)) as bar:
        try:
            for one in executor.map(played, trials):
                found.append(one)
                bar.told(len(found))
        finally:
            executor.close()
    steepness, surprise = fit(found)
    settings = curve_of(chosen).settings
    by_hand = fit(found, BY_HAND)[0] if settings.value != HAND else []
    judged = fit(found, JUDGED)[0] if settings.judge else []
    text = "\n".join(written(steepness, by_hand, judged, usual_questions(found))) + "\n"
    typer.echo(say("fitted", games=len(found), surprise=f"{surprise:.3f}"), err=True)
    if out is None:
        typer.echo(text, nl=False)
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ClioError("unreadable", file=str(out), why=error.strerror or "") from None
