"""What the fields of cards and of their operations may hold, and the numbers the rules make of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, cast

from msgspec import Meta, Struct

from clio.engine.cards import one_of, says
from clio.engine.operation import Kind
from clio.games.ancient_knowledge import state as table
from clio.games.ancient_knowledge.state import ANY_MONUMENT, KINDS, SLOTS, Amount, Condition

BUILDING_KINDS: Final = KINDS[:4]
NO_LIMIT: Final = 999

# Everything that can be counted, by its name in conditions, amounts and scoring.
MEASURES: Final = {
    "past.any": table.PAST_ANY,
    "past.same_kind": table.PAST_SAME,
    "past.final": table.PAST_FINAL,
    "timeline.any": table.TIMELINE_ANY,
    "technologies.any": table.TECH_ANY,
    "adjacent.same_kind": table.ADJACENT_SAME,
    "artifacts": table.ARTIFACT_COUNT,
    "lost_min": table.LOST,
    "lost_max": table.LOST,
    "timeline_knowledge": table.TIMELINE_KNOWLEDGE,
    "own_knowledge": table.OWN_KNOWLEDGE,
    "hand_min": table.HAND_SIZE,
    "hand_max": table.HAND_SIZE,
    "lost_now": table.LOST_NOW,
    "scrapped": table.SCRAPPED,
    **{f"past.{KINDS[kind]}": table.PAST_KIND + kind for kind in range(3)},
    **{f"timeline.{KINDS[kind]}": table.TIMELINE_KIND + kind for kind in range(3)},
    **{f"adjacent.{KINDS[kind]}": table.ADJACENT_KIND + kind for kind in range(3)},
    **{f"technologies.{KINDS[kind]}": table.TECH_KIND + kind - table.ANCIENT for kind in range(4, 7)},
    **{f"slots.{slot}": table.SLOT_COUNT + slot for slot in range(1, SLOTS + 1)},
}
# What an amount or a scoring effect counts; the others are asked by conditions only.
COUNTS: Final = (
    *(name for name in MEASURES if name.split(".")[0] in ("past", "timeline", "technologies") and "." in name),
    "artifacts",
    "scrapped",
    "lost_now",
)
Number = Annotated[int, Meta(ge=0, le=NO_LIMIT)]
Factor = Annotated[int, Meta(ge=1, le=99)]
if TYPE_CHECKING:
    Count: TypeAlias = str
else:
    Count = one_of(COUNTS)


class CountTable(Struct, forbid_unknown_fields=True):
    """n = { count = "past.pyramid", times = 2, per = 3 }"""

    count: Count
    times: Factor = 1
    per: Factor = 1


class ConditionsTable(Struct, forbid_unknown_fields=True):
    """What can be asked for, of an effect or a requirement; a plain number is a minimum."""

    past: dict[Literal["city", "megalith", "pyramid", "any", "same_kind", "final"], Number] = {}
    timeline: dict[Literal["city", "megalith", "pyramid", "any"], Number] = {}
    adjacent: dict[Literal["city", "megalith", "pyramid", "same_kind"], Number] = {}
    technologies: dict[Literal["ancient", "writing", "secret", "any"], Number] = {}
    slots: dict[Literal["1", "2", "3", "4", "5", "6"], Number] = {}
    artifacts: Number = 0
    lost_min: Number = 0
    lost_max: Number = NO_LIMIT
    timeline_knowledge: Number = 0
    own_knowledge: Number = 0
    hand_min: Number = 0
    hand_max: Number = NO_LIMIT


def kinds_of(name: str) -> int:
    """A kind, or all monuments, or any, as bits."""
    if name == "monument":
        return ANY_MONUMENT
    return 127 if name == "any" else 1 << KINDS.index(name)


def amount_of(n: int | CountTable) -> Amount:
    if isinstance(n, int):
        return Amount(n, -1, 0, 1)
    return Amount(0, MEASURES[n.count], n.times, n.per)


def conditions_of(declared: Mapping[str, int | dict[str, int]]) -> list[Condition]:
    found: list[Condition] = []
    for name, value in declared.items():
        if isinstance(value, dict):
            found += [Condition(MEASURES[f"{name}.{part}"], n, NO_LIMIT) for part, n in value.items()]
        elif name.endswith("_max"):
            found.append(Condition(MEASURES[name], 0, value))
        else:
            found.append(Condition(MEASURES[name], value, NO_LIMIT))
    return found


def some_of(names: Sequence[str]) -> Any:
    return Annotated[cast(Any, list)[one_of(names)], says("write-some-of", min_length=1)]


AMOUNT: Final = Kind(Annotated[Number | CountTable, says("write-amount")], amount_of)
BUILDING: Final = Kind(one_of(BUILDING_KINDS), KINDS.index)
BUILDING_BITS: Final = Kind(one_of(BUILDING_KINDS), kinds_of)
BUILDINGS_BITS: Final = Kind(some_of(BUILDING_KINDS), lambda names: sum(kinds_of(name) for name in names))
MEASURE: Final = Kind(one_of(COUNTS), MEASURES.__getitem__)
SEVERAL_MEASURES: Final = Kind(some_of(COUNTS), lambda names: [MEASURES[name] for name in names])
TIERS: Final = Kind(Annotated[list[tuple[Number, Number]], says("write-tiers", min_length=1)])
