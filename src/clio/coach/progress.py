"""What the reviews of many games say of one person: how well they chose, where they lose most, what to try again."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from clio.engine.registry import load

OTHER: Final = "other"
TOPICS: Final = ("cards", "growth", "military", "timing", OTHER)  # kinds of decisions, for every game
WORTH_TRYING: Final = ("mistake", "blunder")  # decisions that become exercises
MOST: Final = 3  # of them from one game


@dataclass(frozen=True)
class Exercise:
    """A decision of one's own that cost much."""

    step: int
    label: str
    lost: float


@dataclass(frozen=True)
class GameSummary:
    """One seat of one reviewed game."""

    players: int
    accuracy: float
    lost: float  # expected place, by all choices together
    luck: float
    topics: Mapping[str, float] = field(default_factory=dict)  # what each kind of decision cost
    exercises: Sequence[Exercise] = ()


@lru_cache(maxsize=32)
def topics_of(game: str) -> Mapping[str, str]:
    """Of which kind a decision is, by the first word of the move: `weights/coach.toml` says it."""
    file = files(load(game).package).joinpath("weights").joinpath("coach.toml")
    if not file.is_file():
        return {}
    said = tomllib.loads(file.read_text(encoding="utf-8")).get("topics", {})
    return {word: topic for topic, words in said.items() for word in words}


def summary(data: Mapping[str, Any], seat: int) -> GameSummary | None:
    """What a review (as `study.as_data` gives it) says of a seat; nothing if the seat was not reviewed."""
    found = next((each for each in data["seats"] if each["seat"] == seat), None)
    if found is None or not found["decisions"]:
        return None
    known = topics_of(data["game"])
    topics = dict.fromkeys(TOPICS, 0.0)
    exercises = []
    for decision in found["decisions"]:
        # A decision belongs to what would have been right: who builds instead of arming loses by arms.
        best = decision["choices"][0]["action"].split()[0]
        topics[known.get(best, OTHER)] += decision["lost"]
        if decision["label"] in WORTH_TRYING:
            exercises.append(Exercise(decision["step"], decision["label"], decision["lost"]))
    exercises.sort(key=lambda one: -one.lost)
    return GameSummary(
        len(data["names"]), found["accuracy"], found["lost"], found["luck"], topics, tuple(exercises[:MOST])
    )
