"""Train the nets on a machine with many cores and no network, and play the matches that show what they are worth.

    bash scripts/device_pack.sh python3.12     # here, first: the compiled program and what it needs, in build/device
    python3 scripts/device_train.py --out results --minutes 2.3,1.6,1.5 --gate 2.5                     # there

For each game a net is trained (`clio train` by another door) for its minutes; then all are tried in the ways of
searching that `TRIED` lists. Then matches between the levels are played, the most important first, until the time is
over. Everything found is written at once, so a run may be killed: `GAME.npz` (the net that plays),
`GAME.checkpoint.npz` (to go on from, with `--resume FOLDER`), `results.jsonl` (one line for each match), `log.txt`.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "device" / "site"


def refresh() -> None:
    """What is not compiled comes from this folder as it is now; the compiled part is the one that was packed."""
    for path in (ROOT / "src" / "clio").rglob("*"):
        if path.suffix not in (".py", ".toml", ".npz", ".ftl") or not path.is_file():
            continue
        place = SITE / "clio" / path.relative_to(ROOT / "src" / "clio")
        if not [*place.parent.glob(f"{path.stem}.*.so")]:
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)


if SITE.is_dir():  # before anything of ours is imported; worker processes get it from the environment
    if __name__ == "__main__":
        refresh()
    sys.path.insert(0, str(SITE))
    os.environ["PYTHONPATH"] = str(SITE)
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # there is one process for each core

import numpy  # noqa: E402

from clio.arena.match import arena  # noqa: E402
from clio.training.learner import Computer, Learner, Positions, Shape  # noqa: E402
from clio.training.trainer import Progress, Trainer, Wish  # noqa: E402

# What is trained, and how, besides the usual.
WISHES = {
    "through_the_ages": Wish("through_the_ages", games=320),
    "ancient_knowledge": Wish("ancient_knowledge", games=480),
    "progress": Wish("progress", games=480),
}
# How a net is tried: a bot with it, against whom, players, games. NET stands for its file.
TRIED: dict[str, tuple[tuple[str, str, int, int], ...]] = {
    "through_the_ages": (
        ("plan:search=turn:worlds=2:width=6:nodes=260:value=NET", "plan", 2, 96),
        ("plan:search=turn:worlds=2:width=6:nodes=260:value=NET", "greedy", 2, 96),
        ("plan:search=turn:worlds=2:width=6:nodes=260:learnt=40:value=NET", "plan", 2, 96),
        ("plan:search=action:worlds=4:value=NET", "greedy", 2, 96),
    ),
    "ancient_knowledge": (
        ("plan:search=action:worlds=4:value=NET", "greedy", 2, 128),
        ("plan:search=action:worlds=4:learnt=40:value=NET", "greedy", 2, 128),
        ("plan:search=turn:worlds=2:width=6:nodes=200:value=NET", "greedy", 2, 96),
        ("plan:search=action:worlds=4:candidates=3:turns=4:simulations=6:value=NET", "plan", 2, 96),
    ),
    "progress": (
        ("plan:search=action:worlds=6:value=NET", "greedy", 2, 128),
        ("plan:search=action:worlds=6:learnt=40:value=NET", "greedy", 2, 128),
        ("plan:search=turn:worlds=2:width=6:nodes=200:value=NET", "greedy", 2, 96),
        ("plan:search=action:worlds=6:learnt=15:value=NET", "greedy", 2, 128),
    ),
}
# The `plan` that each net has to beat: the one before it, with the hand-written value.
BEFORE = {
    "through_the_ages": "plan:search=turn:worlds=2:width=6:nodes=260",
    "ancient_knowledge": "plan:search=action:worlds=4:candidates=3:turns=4:simulations=6",
}
# The bars, the most important first: bots, players, games. Sixteen cores need eight minutes for all games.
MATCHES: tuple[tuple[str, str, int, int], ...] = (
    ("plan", "greedy", 2, 400),
    ("plan", "BEFORE", 2, 96),
    ("expert", "plan", 2, 96),
    ("expert", "greedy", 2, 96),
    ("plan", "greedy", 4, 64),
    ("expert", "plan", 4, 32),
    ("master", "expert", 2, 32),  # thinks longest: whatever is not over in time is lost
)


class Writer:
    """Keeps what was found, as soon as it is."""

    def __init__(self, out: Path) -> None:
        self.out = out
        out.mkdir(parents=True, exist_ok=True)
        self.began = time.monotonic()

    def log(self, text: str) -> None:
        line = f"{time.monotonic() - self.began:6.0f} s  {text}"
        print(line, flush=True)
        with (self.out / "log.txt").open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    def result(self, data: dict[str, Any]) -> None:
        with (self.out / "results.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(data) + "\n")


def computer_that_works(writer: Writer) -> Computer:
    """Torch if it is there and computes the same as NumPy on a small example, else NumPy."""
    dice = numpy.random.default_rng(1)
    columns = numpy.sort(dice.integers(0, 50, (64, 9)), 1).astype(numpy.int32)
    columns[1:, 1:][columns[1:, 1:] == columns[1:, :-1]] = 50  # nothing twice
    columns[0, 1:] = 50
    inputs = dice.integers(1, 4, (64, 9)).astype(numpy.uint8)
    hands, targets = dice.random((64, 2), numpy.float32), dice.random((64, 2), numpy.float32)
    flat, even = numpy.zeros(2, numpy.float32), numpy.ones(2, numpy.float32)
    shape = Shape(60, numpy.arange(50), numpy.ones(50, numpy.float32), flat, even, 1.0)
    told = []
    for kind in ("numpy", "auto"):
        try:
            computer = Computer(kind)
            learner = Learner(shape, 8, 1, computer)
            rows, cells, near, worth = (computer.array(part) for part in (columns, inputs, hands, targets))
            losses = [learner.step(rows, cells, near, worth, 0.01) for _ in range(20)]
            told.append((losses, learner.judge(Positions(columns, inputs, hands)), computer))
        except Exception as error:  # whatever is wrong with the library there, the run must go on
            writer.log(f"{kind} does not work: {error!r}")
    (losses, judged, plain), (other_losses, other_judged, found) = told[0], told[-1]
    if numpy.allclose(losses, other_losses, atol=1e-3) and numpy.allclose(judged, other_judged, atol=1e-2):
        return found
    writer.log(f"{found.name} computes otherwise than {plain.name}: {losses[-1]}, {other_losses[-1]}")
    return plain


def train(game: str, minutes: float, asked: argparse.Namespace, computer: Computer, writer: Writer) -> Path:
    """A net, written down after every round; where it is."""
    folder = Path(tempfile.mkdtemp())
    (folder / "nets").mkdir()
    wish = replace(WISHES[game], minutes=minutes, seed=asked.seed)
    if asked.round_games:
        wish = replace(wish, games=asked.round_games)
    if asked.batch:
        wish = replace(wish, batch=asked.batch)
    before = asked.resume / f"{game}.checkpoint.npz" if asked.resume else None
    if before is not None and before.exists():
        shutil.copyfile(before, folder / "checkpoint.npz")
        with_net = json.loads(bytes(_about(before)).decode())["history"]
        shutil.copyfile(asked.resume / f"{game}.npz", folder / "nets" / f"{len(with_net)}.npz")
    trainer = Trainer(wish, folder, computer)
    writer.log(
        f"{game}: training for {minutes} minutes with {trainer.computer.name}, {len(trainer.history)} rounds before"
    )
    net = writer.out / f"{game}.npz"

    def heard(progress: Progress) -> None:
        shutil.copyfile(trainer.value, net)
        shutil.copyfile(trainer.checkpoint, writer.out / f"{game}.checkpoint.npz")
        writer.log(
            f"{game} round {progress.round}: {progress.games} games, {progress.positions} positions, "
            f"loss {progress.loss:.3f}, fresh games {progress.wrong:.3f} "
            f"(by hand {progress.wrong_by_hand:.3f}), lead {progress.decided:.1f}, "
            f"{progress.seconds:.1f} s"
        )

    trainer.run(asked.workers, heard)
    return net


def _about(path: Path) -> Any:
    with numpy.load(path) as file:
        return file["about"]


def match(game: str, one: str, other: str, players: int, games: int, net: Path, writer: Writer, workers: int) -> None:
    began = time.monotonic()
    names = [name.replace("NET", str(net)).replace("BEFORE", BEFORE.get(game, "")) for name in (one, other)]
    played = arena(game, names, games, {"players": str(players)}, seed="trained", workers=workers)[0]
    data = played.plain()
    for entry, name in zip(data["entries"], (one, other), strict=True):
        entry["bot"] = name
    seconds = time.monotonic() - began
    writer.result({**data, "seconds": round(seconds, 1)})
    first = played.entries[0]
    spent, faults = data["entries"][0]["milliseconds"]["99 of 100"], sum(entry.faults for entry in played.entries)
    writer.log(
        f"{game} {players}p {one} against {other}: {first.wins.mean:.3f} ± {1.96 * first.wins.error:.3f} "
        f"in {len(played.outcomes)} games, 99% of decisions within {spent:.0f} ms, "
        f"score {data['entries'][0]['score']:.0f} against {data['entries'][1]['score']:.0f}, "
        f"{faults} faults, {seconds:.0f} s"
    )


def matches_in(path: Path) -> list[tuple[str, tuple[str, str, int, int]]]:
    """What a file asks for; a line that begins with # asks for nothing."""
    lines = [line.split() for line in path.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return [(game, (one, other, int(players), int(count))) for game, one, other, players, count in lines]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", default=",".join(WISHES))
    parser.add_argument("--minutes", default="2.3,1.6,1.5", help="of training, for each game; 0: do not train")
    parser.add_argument("--gate", type=float, default=2.5, help="minutes of trying the nets; a match begun is finished")
    parser.add_argument("--measure", type=float, default=0.0, help="minutes for the matches between levels")
    parser.add_argument("--matches", type=Path, help="play these before those: lines of GAME BOT BOT PLAYERS GAMES")
    parser.add_argument("--scale", type=float, default=1.0, help="play so many times the usual number of games")
    parser.add_argument("--resume", type=Path, help="a folder with what a run before has written")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--round-games", type=int, default=0, help="games of a round of training")
    parser.add_argument("--batch", type=int, default=0)
    parser.add_argument("--workers", type=int, default=0)
    asked = parser.parse_args()
    writer = Writer(asked.out)
    games = asked.games.split(",")
    minutes = [float(number) for number in asked.minutes.split(",")]
    kernel = Path(sys.modules["clio.engine.state"].__file__ or "").name  # *.so if it is compiled
    writer.log(f"Python {sys.version.split()[0]}, {kernel}, {os.cpu_count()} cores")

    def play_all(rows: list[tuple[str, tuple[str, str, int, int]]], until: float) -> None:
        for game, (one, other, players, count) in rows:
            if time.monotonic() > until:
                writer.log(f"no time for {game}: {one} against {other}, {players} players")
                continue
            number = max(players, int(asked.scale * count))
            match(game, one, other, players, number, writer.out / f"{game}.npz", writer, asked.workers)

    computer = computer_that_works(writer)
    for place, game in enumerate(games):
        spent = minutes[place % len(minutes)]
        if spent:
            train(game, spent, asked, computer, writer)
    if asked.matches:
        play_all(matches_in(asked.matches), time.monotonic() + 60 * asked.measure)
    rows = [(game, TRIED[game][number]) for number in range(4) for game in games]
    play_all(rows, time.monotonic() + 60 * asked.gate)
    bars = [(game, row) for row in MATCHES for game in games if row[1] != "BEFORE" or game in BEFORE]
    play_all(bars, time.monotonic() + 60 * asked.measure)
    writer.log("done")


if __name__ == "__main__":
    main()
