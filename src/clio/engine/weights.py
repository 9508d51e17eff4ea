"""Weights: the numbers of an evaluation, by name, in a TOML file of the game's folder `weights/`.

A weight is one number or a row of numbers. A tuner sees them all as one long row, each with its name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path

from clio.engine.errors import ClioError

Value = float | list[float]


class Weights:
    """The numbers of one file, or of another that was worked out from it."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.values = dict(values)

    def number(self, name: str) -> float:
        value = self.values[name]
        assert isinstance(value, float)
        return value

    def numbers(self, *names: str) -> list[float]:
        """Several of them, to be unpacked into as many attributes."""
        return [self.number(name) for name in names]

    def row(self, name: str) -> list[float]:
        value = self.values[name]
        assert isinstance(value, list)
        return list(value)

    def names(self) -> list[str]:
        """A name for each single number: `reach.3` is the fourth of a row."""
        found = []
        for name, value in self.values.items():
            found += [f"{name}.{place}" for place in range(len(value))] if isinstance(value, list) else [name]
        return found

    def flat(self) -> list[float]:
        """All numbers, in the order of `names`."""
        found: list[float] = []
        for value in self.values.values():
            found += value if isinstance(value, list) else [value]
        return found

    def with_flat(self, numbers: Sequence[float]) -> Weights:
        """The same names with other numbers."""
        left = list(numbers)
        values: dict[str, Value] = {}
        for name, value in self.values.items():
            if isinstance(value, list):
                values[name] = left[: len(value)]
                left = left[len(value) :]
            else:
                values[name] = left.pop(0)
        return Weights(values)

    def times(self, factors: Mapping[str, float]) -> Weights:
        """Some of them multiplied: what a character with other aims thinks of the same table."""
        values = dict(self.values)
        for name, factor in factors.items():
            value = values[name]
            values[name] = [factor * number for number in value] if isinstance(value, list) else factor * value
        return Weights(values)

    def toml(self) -> str:
        """As a file."""
        lines = []
        for name, value in self.values.items():
            text = "[" + ", ".join(map(_short, value)) + "]" if isinstance(value, list) else _short(value)
            lines.append(f"{name} = {text}\n")
        return "".join(lines)


def _short(number: float) -> str:
    return repr(float(f"{number:.6g}"))


def parse_weights(text: str) -> Weights:
    """The numbers of a file's text; whole numbers are numbers too."""
    values: dict[str, Value] = {}
    for name, value in tomllib.loads(text).items():
        values[name] = [float(each) for each in value] if isinstance(value, list) else float(value)
    return Weights(values)


def has_weights(package: str, name: str) -> bool:
    return files(package).joinpath("weights").joinpath(f"{name}.toml").is_file()


def read_weights(package: str, name: str) -> Weights:
    """The file `weights/NAME.toml` of a game's package."""
    return parse_weights(files(package).joinpath("weights").joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def weights_file(path: Path, like: Weights) -> Weights:
    """A file anywhere, which must have the same names."""
    try:
        weights = parse_weights(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, TypeError) as error:
        raise ClioError("bad-weights", file=path.name, why=str(error)) from None
    if weights.names() != like.names():
        wrong = sorted({*weights.names()} ^ {*like.names()}) or ["?"]
        raise ClioError("other-weights", file=path.name, name=wrong[0])
    return weights
