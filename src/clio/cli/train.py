"""`clio train`: a net that corrects a game's evaluation."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clio.arena.match import arena
from clio.cli.arena import Seeds, Workers, numbers
from clio.cli.arguments import Language, game_named
from clio.cli.speech import Misuse, say

if TYPE_CHECKING:
    from clio.training.trainer import Progress


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-which")],
    minutes: Annotated[float, typer.Option(help="option-train-minutes")] = 30.0,
    rounds: Annotated[int, typer.Option(help="option-rounds")] = 1000,
    games: Annotated[int, typer.Option(help="option-train-games")] = 240,
    players: Annotated[str, typer.Option(help="option-tune-players")] = "2,2,2,2,3,2,2,2,2,4",
    hidden: Annotated[int, typer.Option(help="option-hidden")] = 64,
    seed: Seeds = "1",
    check: Annotated[int, typer.Option(help="option-train-check")] = 100,
    plan: Annotated[str, typer.Option(help="option-train-plan")] = "plan:worlds=2",
    out: Annotated[Path, typer.Option(help="option-train-out")] = Path("trained"),
    workers: Workers = 0,
    lang: Language = "",
) -> None:
    """Train a net by games against itself."""
    game_named(game, None)
    try:
        from clio.training.trainer import Trainer, Wish
    except ModuleNotFoundError:  # the room needs NumPy; playing does not
        raise Misuse("training-needs-numpy") from None
    wish = Wish(game, tuple(numbers(players)), rounds, games, minutes, seed, hidden)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Misuse("unwritten", file=str(out), why=error.strerror or "") from None
    found = Trainer(wish, out).run(workers, heard)
    net = out / "net.npz"
    shutil.copyfile(found, net)
    typer.echo(say("train-written", file=str(net), kilobytes=f"{net.stat().st_size / 1000:.0f}"))
    if check:
        for other in (plan, "greedy"):
            match = arena(
                game, [f"{plan}:value={net}", other], check, {"players": "2"}, seed=f"check {seed}", workers=workers
            )
            wins = match[0].entries[0].wins
            values: dict[str, Any] = {"share": f"{wins.mean:.3f}", "error": f"{1.96 * wins.error:.3f}"}
            typer.echo(say("tuned-checked", bot=other, n=check, **values))


def heard(progress: Progress) -> None:
    values: dict[str, Any] = {
        "wrong": f"{progress.wrong:.3f}",
        "hand": f"{progress.wrong_by_hand:.3f}",
        "seconds": f"{progress.seconds:.0f}",
    }
    typer.echo(say("train-round", n=progress.round, games=progress.games, positions=progress.positions, **values))
