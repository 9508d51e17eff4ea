"""Our engine beside the engines of others, in one run, on one core.

    bench/run.sh                      # everything, a few minutes (`make bench`)
    bench/run.sh --quick              # about a minute, rougher
    bench/run.sh --only progress      # engines whose name contains a text, and always catanatron

`run.sh` makes the environment this needs; README.md says what the figures mean.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from bench import report
from bench.adapters import BASELINE, FACTORIES
from bench.engines import BUILDS, HERE, Engine, EngineError, our_games
from bench.harness import Reading

PAIRED = ("play", "step")  # measured ours against the baseline, reading by reading
ALONE = ("clone", "apply", "legal")


class Plan(NamedTuple):
    """How long a run takes."""

    rounds: int
    play_seconds: float
    probe_seconds: float
    others_every: int  # engines that are no part of a ratio are read every so many rounds

    def seconds(self, measure: str) -> float:
        return self.play_seconds if measure == "play" else self.probe_seconds


FULL = Plan(rounds=24, play_seconds=0.5, probe_seconds=0.2, others_every=3)
QUICK = Plan(rounds=8, play_seconds=0.3, probe_seconds=0.1, others_every=2)


def pin_to_one_core() -> None:
    """The workers inherit it: only one of them is ever running, the others wait to be asked."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def start(only: Sequence[str], builds: Sequence[str]) -> list[Engine]:
    """The baseline and what was asked for; an engine that does not start says why and stays in the table."""

    def wanted(name: str) -> bool:
        return not only or any(text.lower() in name.lower() for text in only)

    engines = [Engine("reference", BASELINE)]
    engines += [Engine("clio", key, build) for key in our_games() if wanted(key) for build in builds]
    engines += [Engine("reference", name) for name in FACTORIES if name != BASELINE and wanted(name)]
    for engine in engines:
        try:
            engine.about = engine.ask("describe")
        except EngineError as error:
            engine.error = str(error)
            continue
        loaded = engine.about.pop("loaded")
        if loaded != engine.build:
            engine.error = f"what was found as the {engine.build} build is {loaded}"
    return engines


def progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


class Run:
    """All readings of one run, interleaved: the baseline before and after each reading of ours."""

    def __init__(self, engines: list[Engine], plan: Plan) -> None:
        self.engines = engines
        self.plan = plan
        self.baseline = engines[0]
        self.ours = [engine for engine in engines if engine.is_ours]
        self.others = [engine for engine in engines[1:] if not engine.is_ours]
        self.pairs: dict[tuple[str, str, str], report.Pairs] = {}

    def readings(self) -> None:
        for engine in self.engines:  # one of each, thrown away: imports, caches, sampled states
            for measure in (*PAIRED, *ALONE):
                progress(f"warming up {engine.label}")
                engine.read(measure, 0.05, 0)
            engine.readings.clear()
        for number in range(self.plan.rounds):
            progress(f"round {number + 1} of {self.plan.rounds}")
            for measure in PAIRED:
                self.paired_round(measure, number)
            if number % self.plan.others_every == 0:
                self.other_round(number)
        progress("")

    def paired_round(self, measure: str, number: int) -> None:
        seconds = self.plan.seconds(measure)
        before = self.baseline.read(measure, seconds, number)
        # in turn, so that no engine always runs right after the same one
        shift = number % max(1, len(self.ours))
        for engine in self.ours[shift:] + self.ours[:shift]:
            reading = engine.read(measure, seconds, number)
            after = self.baseline.read(measure, seconds, number)
            self.pair(engine, measure, reading, before, after)
            before = after

    def pair(
        self,
        engine: Engine,
        measure: str,
        ours: Reading | None,
        before: Reading | None,
        after: Reading | None,
    ) -> None:
        if ours is not None and before is not None and after is not None:
            key = (engine.name, engine.build, measure)
            self.pairs.setdefault(key, report.Pairs()).add(ours, before, after)

    def other_round(self, number: int) -> None:
        for engine in self.others:
            for measure in PAIRED:
                engine.read(measure, self.plan.seconds(measure), number)
        for measure in ALONE:
            for engine in self.engines:
                engine.read(measure, self.plan.seconds(measure), number)

    def figures(self, game: str) -> dict[str, dict[str, float]]:
        names = {
            "ratio_compiled": (game, "compiled", "play"),
            "ratio_interpreted": (game, "interpreted", "play"),
            "ratio_step": (game, "compiled", "step"),
            "ratio_step_interpreted": (game, "interpreted", "step"),
        }
        return {name: self.pairs[key].figures() for name, key in names.items() if key in self.pairs}


def reproducible(engine: Engine) -> str:
    """How far the same seed gives the same games: in a process, across processes, under another hash seed."""
    if engine.error:
        return ""
    try:
        first, again = engine.ask("digest"), engine.ask("digest")
        if first is None:
            return ""
        elsewhere = []
        for hash_seed in ("0", "1"):
            other = Engine(engine.kind, engine.name, engine.build, hash_seed)
            try:
                elsewhere.append(other.ask("digest"))
            finally:
                other.close()
    except EngineError as error:
        engine.error = str(error)
        return ""
    engine.about["digest"] = first
    if first != again:
        return "no"
    if first != elsewhere[0]:
        return "only in a process"
    return "yes" if first == elsewhere[1] else "only with the same PYTHONHASHSEED"


def determinism(engines: Sequence[Engine]) -> str:
    """The verdict over the builds of one game of ours."""
    verdicts = {engine.build: engine.about["reproducible"] or "not known" for engine in engines}
    if set(verdicts.values()) != {"yes"}:
        return "NO: " + "; ".join(f"{build}: {verdict}" for build, verdict in verdicts.items())
    digests = {engine.about["digest"] for engine in engines}
    if len(digests) > 1:
        return "NO: the builds differ: " + ", ".join(f"{e.build} {e.about['digest']}" for e in engines)
    within = "in a process, across processes, under another PYTHONHASHSEED"
    builds = ", in both builds" if len(engines) > 1 else ""
    return f"yes, {within}{builds} (digest {digests.pop()})"


def measure(engines: list[Engine], plan: Plan) -> dict[str, Any]:
    began = time.monotonic()
    for engine in engines:
        progress(f"same seed, same game: {engine.label}")
        engine.about["reproducible"] = reproducible(engine)
    run = Run(engines, plan)
    run.readings()
    for engine in engines:
        if not engine.error:
            engine.about["note"] = engine.ask("note")
    games: dict[str, dict[str, Any]] = {}
    for key in dict.fromkeys(engine.name for engine in run.ours if not engine.error):
        figures = run.figures(key)
        games[key] = {name: round(values["median"], 4) for name, values in figures.items()}
        games[key]["determinism"] = determinism([engine for engine in run.ours if engine.name == key])
        games[key]["figures"] = figures
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "minutes": (time.monotonic() - began) / 60,
        "rounds": plan.rounds,
        "machine": report.machine([reading.speed for reading in run.baseline.readings.get("play", [])]),
        "games": games,
        "engines": [report.row(engine) for engine in engines],
    }


def rounded(value: Any) -> Any:
    """Five figures are more than the clock knows."""
    if isinstance(value, float):
        return float(f"{value:.5g}")
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    return [rounded(item) for item in value] if isinstance(value, list) else value


def complaints(result: dict[str, Any]) -> list[str]:
    """What makes the run a failure: one of ours or the baseline broke, or a seed gave another game."""
    broken = [
        f"{row['id']} {row['build']} failed: {row['error']}"
        for row in result["engines"]
        if row.get("error") and (row["build"] or row["id"] == BASELINE)
    ]
    return broken + [
        f"{key}: same seed, same game: {game['determinism']}"
        for key, game in result["games"].items()
        if not game["determinism"].startswith("yes")
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="names with this text")
    parser.add_argument("--quick", action="store_true", help="about a minute instead of a few")
    parser.add_argument("--no-compiled", action="store_true", help="leave the compiled build out")
    parser.add_argument("--out", type=Path, default=HERE / "results", help="where latest.md and .json go")
    args = parser.parse_args()
    pin_to_one_core()
    builds = [build for build in BUILDS if build == "interpreted" or not args.no_compiled]
    try:
        engines = start(args.only, builds)
    except EngineError as error:
        print(f"bench: our own games cannot be loaded: {error}", file=sys.stderr)
        return 1
    try:
        result = {"quick": args.quick, "only": args.only} | measure(engines, QUICK if args.quick else FULL)
    finally:
        for engine in engines:
            engine.close()
    text = report.page(result)
    print(text, flush=True)
    problems = complaints(result)
    if problems:
        for problem in problems:
            print(f"bench: {problem}", file=sys.stderr)
        print("bench: the results of the last good run were left as they are", file=sys.stderr)
        return 1
    args.out.mkdir(parents=True, exist_ok=True)
    (args.out / "latest.md").write_text(text, encoding="utf-8")
    encoded = json.dumps(rounded(result), indent=1, ensure_ascii=False) + "\n"
    (args.out / "latest.json").write_text(encoded, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
