"""The net that learns: one hidden layer, trained by Adam, with torch where that is installed, else with NumPy.

The two are used through the same few operations, so what is tried on one machine is what runs on another.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from clio.bots.value import FORMAT

FIRST: Final = 0.9  # of Adam: how long it remembers where it went
SECOND: Final = 0.999  # and how far
SMALL: Final = 1e-8
CHUNK: Final = 4096  # positions that are judged at once
PARTS: Final = ("first", "by_hand", "bias", "second", "second_bias", "skip")

Array = Any  # of NumPy or of torch


class Computer:
    """NumPy, or torch on what it has."""

    def __init__(self, kind: str = "auto") -> None:
        self.torch: Any = None
        self.device = "cpu"
        if kind != "numpy":
            try:
                import torch
            except ModuleNotFoundError:
                if kind == "torch":
                    raise
            else:
                self.torch = torch
                self.device = "cuda" if torch.cuda.is_available() else "cpu"

    @property
    def name(self) -> str:
        return f"torch {self.torch.__version__} on {self.device}" if self.torch else f"NumPy {numpy.__version__}"

    def array(self, data: NDArray[Any]) -> Array:
        return self.torch.as_tensor(data, device=self.device) if self.torch else data

    def plain(self, data: Array) -> NDArray[numpy.float32]:
        found: NDArray[numpy.float32] = data.cpu().numpy() if self.torch else data
        return found

    def dense(self, columns: Array, inputs: Array, width: int) -> Array:
        """Positions as rows: inputs where they belong. One column more takes what only fills up."""
        if self.torch:
            rows = self.torch.zeros((len(columns), width + 1), device=self.device)
            rows.scatter_(1, columns.long(), inputs.float())
            return rows[:, :width]
        rows = numpy.zeros((len(columns), width + 1), numpy.float32)
        numpy.put_along_axis(rows, columns.astype(numpy.int64), inputs.astype(numpy.float32), 1)
        return rows[:, :width]

    def likely(self, data: Array) -> Array:
        """Any number as a chance between 0 and 1."""
        if self.torch:
            return self.torch.sigmoid(data)
        return 1 / (1 + numpy.exp(-data.clip(-30, 30)))


@dataclass
class Positions:
    """Positions as rows of equal length: which inputs are there, what they are (0 where there is none)."""

    columns: NDArray[numpy.int32]
    inputs: NDArray[numpy.uint8]
    hands: NDArray[numpy.float32]

    def __len__(self) -> int:
        return len(self.columns)


@dataclass(frozen=True)
class Shape:
    """What the net is laid out for: fixed when the first games have been seen."""

    size: int  # of an observation
    columns: NDArray[numpy.int64]  # the inputs that occur
    scale: NDArray[numpy.float32]  # what each is multiplied by
    centre: NDArray[numpy.float32]  # of the hand values
    width: NDArray[numpy.float32]
    spread: float  # of the leads at the end


class Learner:
    """The numbers of the net, and how they change."""

    def __init__(self, shape: Shape, hidden: int, seed: int, computer: Computer, decay: float = 0.1) -> None:
        self.shape = shape
        self.computer = computer
        self.decay = decay  # of weights, by step and rate: what nothing speaks for goes back to 0
        self.steps = 0
        dice = numpy.random.default_rng(seed)
        count = len(shape.columns)
        plain = {
            "first": dice.normal(0, 0.05, (count, hidden)),
            "by_hand": dice.normal(0, 0.3, (2, hidden)),
            "bias": numpy.zeros(hidden),
            "second": numpy.zeros((hidden, 2)),  # so that it begins as the hand-written value
            "second_bias": numpy.zeros(2),
            "skip": numpy.array([[0.8, 0.5], [-0.8, -0.5]]),
        }
        self.parts = {name: self._array(plain[name]) for name in PARTS}
        self.mean = {name: 0 * part for name, part in self.parts.items()}
        self.square = {name: 0 * part for name, part in self.parts.items()}
        self.smooth = {name: 1 * part for name, part in self.parts.items()}  # a mean of the latest: this one plays
        self.scale = self._array(shape.scale)
        self.centre, self.width = self._array(shape.centre), self._array(shape.width)

    def _array(self, data: NDArray[Any]) -> Array:
        return self.computer.array(data.astype(numpy.float32))

    def _rows(self, columns: Array, inputs: Array, hands: Array) -> tuple[Array, Array]:
        dense = self.computer.dense(columns, inputs, len(self.shape.columns)) * self.scale
        return dense, (hands - self.centre) / self.width

    def _forward(self, parts: dict[str, Array], rows: Array, hands: Array) -> tuple[Array, Array]:
        hidden = (rows @ parts["first"] + hands @ parts["by_hand"] + parts["bias"]).clip(0)
        return hidden, hidden @ parts["second"] + parts["second_bias"] + hands @ parts["skip"]

    def step(self, columns: Array, inputs: Array, hands: Array, targets: Array, rate: float) -> float:
        """Learn from some positions; how wrong it was: squared, place and lead together."""
        rows, hands = self._rows(columns, inputs, hands)
        parts = self.parts
        hidden, found = self._forward(parts, rows, hands)
        wrong = 1 * found
        wrong[:, 0] = self.computer.likely(found[:, 0])
        wrong = wrong - targets
        loss = float((wrong**2).sum()) / len(targets)
        # The place is learnt by cross entropy, the lead by squares: both have the mistake itself as their slope.
        slope = wrong / len(targets)
        back = (slope @ parts["second"].T) * (hidden > 0)
        slopes = {
            "first": rows.T @ back,
            "by_hand": hands.T @ back,
            "bias": back.sum(0),
            "second": hidden.T @ slope,
            "second_bias": slope.sum(0),
            "skip": hands.T @ slope,
        }
        self.steps += 1
        for name in PARTS:
            self._adam(name, slopes[name], rate)
        return loss

    def _adam(self, name: str, slope: Array, rate: float) -> None:
        self.mean[name] = FIRST * self.mean[name] + (1 - FIRST) * slope
        self.square[name] = SECOND * self.square[name] + (1 - SECOND) * slope**2
        mean = self.mean[name] / (1 - FIRST**self.steps)
        square = self.square[name] / (1 - SECOND**self.steps)
        shrink = rate * self.decay if name in ("first", "second") else 0.0
        self.parts[name] = (1 - shrink) * self.parts[name] - rate * mean / (square**0.5 + SMALL)
        kept = min(0.998, self.steps / (self.steps + 10))
        self.smooth[name] = kept * self.smooth[name] + (1 - kept) * self.parts[name]

    def judge(self, positions: Positions) -> NDArray[numpy.float32]:
        """What the smooth net tells of positions: place and lead."""
        found = [numpy.zeros((0, 2), numpy.float32)]
        array = self.computer.array
        for at in range(0, len(positions), CHUNK):
            cut = slice(at, at + CHUNK)
            given = (array(part[cut]) for part in (positions.columns, positions.inputs, positions.hands))
            _, told = self._forward(self.smooth, *self._rows(*given))
            told[:, 0] = self.computer.likely(told[:, 0])
            found.append(self.computer.plain(told))
        return numpy.concatenate(found)

    def weights(self, options: list[list[str]]) -> dict[str, NDArray[Any]]:
        """The file of a net that plays, half as exact as it was learnt."""
        shape = self.shape
        about = {"format": FORMAT, "size": shape.size, "spread": shape.spread, "options": options}
        half = numpy.float16
        exact = {"centre": shape.centre, "width": shape.width}
        return {
            "about": numpy.frombuffer(json.dumps(about).encode(), numpy.uint8),
            "columns": shape.columns.astype(numpy.uint16),
            "scale": shape.scale.astype(half),
            **{name: self.computer.plain(self.smooth[name]).astype(half) for name in PARTS},
            **exact,
        }

    def memory(self) -> dict[str, NDArray[Any]]:
        """Everything that is needed to go on."""
        kinds = {"parts": self.parts, "mean": self.mean, "square": self.square, "smooth": self.smooth}
        found = {f"{kind}.{name}": self.computer.plain(kept[name]) for kind, kept in kinds.items() for name in PARTS}
        return {**found, "steps": numpy.array(self.steps)}

    def remember(self, memory: dict[str, NDArray[Any]]) -> None:
        for kind, kept in (
            ("parts", self.parts),
            ("mean", self.mean),
            ("square", self.square),
            ("smooth", self.smooth),
        ):
            for name in PARTS:
                kept[name] = self._array(memory[f"{kind}.{name}"])
        self.steps = int(memory["steps"])
