"""From readings to figures, tables and files."""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from bench.engines import Engine
from bench.harness import REFERENCE_SPEED, Reading

ENOUGH = 5  # steady readings, below which the unsteady ones are used too

COLUMNS = (
    ("engine", "name"),
    ("build", "build"),
    ("code", "language"),
    ("players", "players"),
    ("decisions/game", "decisions_per_game"),
    ("forced", "forced_share"),
    ("choices", "branching"),
    ("decisions/s", "decisions_per_s"),
    ("spread", "decisions_per_s_spread"),
    ("clone µs", "clone_us"),
    ("apply µs", "apply_us"),
    ("legal µs", "legal_us"),
    ("step µs", "step_us"),
    ("same seed, same game", "reproducible"),
)
SHARES = {"forced_share", "decisions_per_s_spread"}


def usable(readings: Sequence[Reading]) -> list[Reading]:
    """The readings during which the machine kept its speed, or all where those are too few."""
    steady = [reading for reading in readings if reading.steady]
    return steady if len(steady) >= ENOUGH else list(readings)


def spread(values: Sequence[float]) -> float:
    """The interquartile range as a share of the median."""
    if len(values) < 2:
        return 0.0
    low, middle, high = statistics.quantiles(values, n=4)
    return (high - low) / middle


def row(engine: Engine) -> dict[str, Any]:
    """Everything measured of one engine."""
    result: dict[str, Any] = {"id": engine.name, "name": engine.name, "build": engine.build, **engine.about}
    if engine.error:
        result["error"] = engine.error
    for measure, readings in engine.readings.items():
        values = [reading.value for reading in usable(readings)]
        field = "decisions_per_s" if measure == "play" else f"{measure}_us"
        result[field] = statistics.median(values)
        result[f"{field}_spread"] = spread(values)
        result[f"{field}_runs"] = len(values)
    plays = engine.readings.get("play", [])
    if plays:
        games, decisions, actions = (
            sum(reading.games for reading in plays),
            sum(reading.decisions for reading in plays),
            sum(reading.actions for reading in plays),
        )
        result["decisions_per_game"] = decisions / games
        result["forced_share"] = 1 - decisions / actions
        result["machine_speed"] = statistics.median(reading.speed for reading in plays)
    return result


class Pairs:
    """Readings of one of ours, each between two readings of the baseline: the ratio of that moment."""

    def __init__(self) -> None:
        self.all: list[float] = []
        self.steady: list[float] = []

    def add(self, ours: Reading, before: Reading, after: Reading) -> None:
        ratio = ours.value / ((before.value + after.value) / 2)
        self.all.append(ratio)
        if ours.steady and before.steady and after.steady:
            self.steady.append(ratio)

    def figures(self) -> dict[str, float]:
        values = self.steady if len(self.steady) >= ENOUGH else self.all
        return {
            "median": statistics.median(values),
            "spread": spread(values),
            "low": min(values),
            "high": max(values),
            "runs": len(values),
        }


def machine(speeds: Sequence[float]) -> dict[str, Any]:
    """What the run ran on, without a name or a path."""
    model = platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    return {
        "system": platform.system(),
        "processor": model,
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "python_compiler": platform.python_compiler(),
        "reference_loop_turns_per_s": REFERENCE_SPEED,
        "speed": statistics.median(speeds) if speeds else 0.0,
    }


def number(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def cell(field: str, value: Any) -> str:
    if value is None or value == "":
        return "–"
    if isinstance(value, str):
        return value
    return f"{value:.0%}" if field in SHARES else number(value)


def markdown(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table that reads well in a terminal too: columns padded, figures to the right."""
    body = [list(cells) for cells in rows]
    widths = [max(len(cells[i]) for cells in [list(header), *body]) for i in range(len(header))]
    right = [all(cells[i][:1].isdigit() or cells[i] == "–" for cells in body) for i in range(len(header))]

    def line(cells: Sequence[str]) -> str:
        padded = (
            cell.rjust(width) if is_right else cell.ljust(width)
            for cell, width, is_right in zip(cells, widths, right, strict=True)
        )
        return "| " + " | ".join(padded) + " |"

    rule = "|".join(
        "-" * (width + 1) + ":" if is_right else "-" * (width + 2)
        for width, is_right in zip(widths, right, strict=True)
    )
    return "\n".join([line(header), f"|{rule}|", *(line(cells) for cells in body)])


def engines_table(rows: Sequence[dict[str, Any]]) -> str:
    return markdown(
        [title for title, _ in COLUMNS],
        [[cell(field, row.get(field)) for _, field in COLUMNS] for row in rows],
    )


RATIOS = (
    ("ratio_compiled", "decisions/s, compiled"),
    ("ratio_interpreted", "decisions/s, interpreted"),
    ("ratio_step", "clone + apply + legal, compiled"),
    ("ratio_step_interpreted", "clone + apply + legal, interpreted"),
)
# A game with more rules in each decision may take longer over it.
BARS = {
    "progress": {"ratio_compiled": "at least 15", "ratio_interpreted": "at least 3", "ratio_step": "at most 0.2"},
    "ancient_knowledge": {"ratio_compiled": "at least 12", "ratio_step": "at most 0.2"},
    "through_the_ages": {"ratio_compiled": "at least 8", "ratio_step": "at most 0.333"},
}


def ratios_table(games: dict[str, dict[str, Any]]) -> str:
    rows = []
    for key, game in games.items():
        for field, meaning in RATIOS:
            figures = game["figures"].get(field)
            measured = ["–", "–", "–"]
            if figures is not None:
                low_to_high = f"{figures['low']:.3g} to {figures['high']:.3g}"
                measured = [f"{figures['median']:.3g}", f"{figures['spread']:.0%}", low_to_high]
            rows.append([key, field, meaning, *measured, BARS.get(key, {}).get(field, "")])
    return markdown(["game", "figure", "ours over catanatron's", "median", "spread", "range", "bar"], rows)


def page(result: dict[str, Any]) -> str:
    """The whole result for a reader, also printed on the terminal."""
    about = result["machine"]
    parts = [
        "# The last benchmark run",
        "",
        f"{about['python']} ({about['python_compiler']}), {about['processor']}, "
        f"one of {about['cores']} cores at {about['speed']:.2f} of reference speed, load {about['load']}; "
        f"{result['rounds']} rounds, {result['minutes']:.1f} minutes; {result['date']}.",
        "Only decisions with at least two legal actions count. Times are CPU times at reference speed: "
        "compare figures of one run, never of two.",
        "",
    ]
    if result["games"]:
        parts += [ratios_table(result["games"]), ""]
        for key, game in result["games"].items():
            parts.append(f"Same seed, same game, {key}: {game['determinism']}.")
        parts.append("")
    parts += [engines_table(result["engines"]), ""]
    for engine in result["engines"]:
        if engine.get("error"):
            parts.append(f"- {engine['id']} {engine['build']}: failed: {engine['error']}")
        elif engine.get("note"):
            parts.append(f"- {engine['name']} ({engine['version']}): {engine['note']}")
    return "\n".join(parts).rstrip() + "\n"
