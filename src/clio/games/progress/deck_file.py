"""The shape of a deck file, one struct for each table in it, and how such a table is read.

A description is the message that says what to write in a field; it ends the sentence about a wrong value.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo

from clio.engine.words import Said
from clio.games.progress.deck import SKILLS


def _says(message: str, **bounds: Any) -> Meta:
    return Meta(description=message, **bounds)


Where: TypeAlias = Said | str  # the table a mistake is in


def said(message: str, /, **values: Any) -> Said:
    return Said("clio.games.progress.decks", message, **values)


Id: TypeAlias = Annotated[
    str,
    _says(
        "write-id",
        pattern=r"\A[a-z][a-z0-9_]*\Z",
        max_length=40,
    ),
]
Name: TypeAlias = Annotated[str, _says("write-name", min_length=1, max_length=60)]
Note: TypeAlias = Annotated[str, _says("write-note", max_length=400)]
Kind: TypeAlias = Annotated[Literal["science", "engineering", "culture"], _says("write-kind")]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Amount: TypeAlias = Annotated[int, Meta(ge=1, le=999)]
Points: TypeAlias = Annotated[int, _says("write-points", ge=0, le=99)]
SkillName: TypeAlias = Literal["action", "draw", "hand", "shuffle", "development", "research", "quick_draw"]
PowerName: TypeAlias = Literal["prestige", "population", "army"]
KnowledgeName: TypeAlias = Literal["science", "engineering", "culture", "general"]
PowerSteps: TypeAlias = Annotated[dict[PowerName, Small], _says("write-steps")]
CostTexts: TypeAlias = Annotated[list[str], _says("write-costs")]
Sourced: TypeAlias = Annotated[
    Literal["reconstructed"] | list[str],
    _says("write-provenance"),
]
Known: TypeAlias = Annotated[list[str], _says("write-known")]
FiveNumbers: TypeAlias = Annotated[
    list[Positive],
    _says("write-five", min_length=5, max_length=5),
]
Places: TypeAlias = Annotated[
    list[Small],
    _says("write-places", min_length=5, max_length=5),
]
Spaces: TypeAlias = Annotated[list[Small], _says("write-spaces")]
Count: TypeAlias = Annotated[int, _says("write-count", ge=1, le=999)]


class GainsTable(Struct, forbid_unknown_fields=True):
    skills: dict[SkillName, Positive] = {}
    tokens: dict[KnowledgeName, Positive] = {}
    power: dict[PowerName, Positive] = {}


STEPS: Final = "{ prestige = 1, army = 2 }"
TITLE: Final = '{ key = "novice", up_to = 20 }'
GIVES: Final = "{ skills = { research = 1 }, tokens = { science = 1 }, power = { prestige = 1 } }"


class TechnologyTable(Struct):
    id: Id
    name: Name
    age: Annotated[int, _says("write-age", ge=1, le=4)]
    kind: Kind
    discard_value: Annotated[int, _says("write-discard-value", ge=0, le=9)]
    costs: CostTexts
    copies: Annotated[
        list[Annotated[int, Meta(ge=1, le=5)]],
        _says(
            "write-copies",
            min_length=1,
            max_length=99,
        ),
    ]
    provenance: Sourced
    skill: Annotated[SkillName | None, _says("write-skill")] = None
    token: Annotated[KnowledgeName | None, _says("write-token")] = None
    power: PowerSteps = {}
    vp: Points = 0
    new_age: Annotated[Literal["II", "III", "IV", "V"] | None, _says("write-new-age")] = None
    per_five: Annotated[Literal["science", "engineering", "culture"] | None, _says("write-kind")] = None
    known: Known = []
    note: Note = ""


class PersonalityTable(Struct):
    id: Id
    name: Name
    group: Annotated[Literal["philosopher", "scientist", "artist"], _says("write-personality-group")]
    gives: Annotated[GainsTable, _says("write-gives")]
    vp: Points
    provenance: Sourced
    number: Annotated[Positive | None, _says("write-number")] = None
    heritage: Annotated[GainsTable | None, _says("write-heritage")] = None
    known: Known = []
    note: Note = ""


class MilestoneTable(Struct):
    id: Id
    name: Name
    group: Annotated[Literal["ancient", "medieval", "renaissance"], _says("write-milestone-group")]
    costs: CostTexts
    gives: Annotated[GainsTable, _says("write-gives")]
    vp: Points
    provenance: Sourced
    known: Known = []
    note: Note = ""


class TrackTable(Struct):
    values: Annotated[list[Positive], _says("write-values")]
    vp: Spaces
    provenance: Sourced
    known: Known = []
    note: Note = ""


class QuickTrackTable(Struct):
    values: Annotated[
        list[tuple[Positive, Small]],
        _says("write-pairs"),
    ]
    vp: Spaces
    provenance: Sourced
    known: Known = []
    note: Note = ""


class PowerTracksTable(Struct):
    prestige: Places
    population: Places
    army: Places
    provenance: Sourced
    known: Known = []
    note: Note = ""


class SoloBoardTable(Struct):
    prestige: Spaces
    population: Spaces
    army: Spaces
    provenance: Sourced
    known: Known = []
    note: Note = ""


class ComponentsTable(Struct):
    technologies: Annotated[
        list[Amount],
        _says("write-four", min_length=4, max_length=4),
    ]
    personalities: Annotated[
        list[Annotated[int, Meta(ge=5, le=99)]],
        _says("write-personalities", min_length=3, max_length=3),
    ]
    milestones: Annotated[
        list[Positive],
        _says("write-milestones", min_length=3, max_length=3),
    ]
    player_boards: Count
    power_boards: Count
    knowledge_tokens: Count
    age_tokens: Count
    markers_per_player: Count
    black_markers: Count
    tree_sheets: Count
    info_cards: Count


class SetupTable(Struct):
    starting_hands: Annotated[list[list[Small]], _says("write-hands")]


class SymbolsTable(Struct):
    age_2: FiveNumbers
    age_3: FiveNumbers
    end_base: FiveNumbers
    age_4: FiveNumbers
    age_4_alternative: FiveNumbers
    end_industrial: FiveNumbers
    faster: Annotated[int, _says("write-count", ge=1, le=9)]


class FinalTable(Struct):
    tie_break: Annotated[list[KnowledgeName], _says("write-tie-break")]


class TitleTable(Struct, forbid_unknown_fields=True):
    key: str
    up_to: Annotated[int, Meta(ge=-999, le=999)] | None = None


class SoloTable(Struct):
    time_group: Annotated[int, _says("write-count", ge=1, le=99)]
    titles: Annotated[list[TitleTable], _says("write-titles")]


Table: TypeAlias = Annotated[dict[str, Any], _says("write-table")]
Tables: TypeAlias = Annotated[list[Any], _says("write-tables")]


class FileTable(Struct):
    format: Annotated[Literal[1], _says("write-format")]
    sources: Annotated[
        dict[str, Annotated[str, Meta(min_length=1, max_length=400)]],
        _says("write-sources"),
    ]
    components: Table
    setup: Table
    symbols: Table
    final: Table
    solo: Table
    skill_tracks: Table
    power_tracks: Table
    solo_board: Table
    technology: Tables
    personality: Tables
    milestone: Tables


PARTS: Final[dict[str, type[Struct]]] = {
    "components": ComponentsTable,
    "setup": SetupTable,
    "symbols": SymbolsTable,
    "final": FinalTable,
    "solo": SoloTable,
    "power_tracks": PowerTracksTable,
    "solo_board": SoloBoardTable,
}
CARDS: Final[dict[str, type[Struct]]] = {
    "technology": TechnologyTable,
    "personality": PersonalityTable,
    "milestone": MilestoneTable,
}


# ---- reading one table ----

Values: TypeAlias = dict[str, Any]  # the fields of one table that could be read, and "where" it is


def read_table(shape: type[Struct], raw: Any, where: Where, problems: list[Said]) -> Values:
    """The fields of a table that are right, with defaults; what is wrong is told as problems."""
    values: Values = {"where": where}
    if not isinstance(raw, dict):
        problems.append(said("not-a-table", where=where, value=show(raw)))
        return values
    fields = fields_of(shape)
    for key in raw:
        if key not in fields:
            problems.append(said("unknown-field", where=where, field=show(key), hint=hint(key, fields)))
    for name, field in fields.items():
        wanted = wanted_in(field)
        if name in raw:
            try:
                value = msgspec.convert(raw[name], field.type)
            except msgspec.ValidationError:
                problems.append(said("wrong-value", where=where, field=name, value=show(raw[name]), wanted=wanted))
                continue
            if not _printable(raw[name]):
                problems.append(said("unprintable", where=where, field=name, value=show(raw[name])))
            values[name] = value
        elif field.required:
            problems.append(said("missing-field", where=where, field=name, wanted=wanted))
        else:
            factory = field.default_factory
            values[name] = field.default if factory is msgspec.NODEFAULT else factory()
    return values


def wanted_in(field: FieldInfo) -> Said:
    """What to write in a field, as the end of a sentence."""
    message = next(meta.description for meta in get_args(field.type) if isinstance(meta, Meta))
    assert message is not None
    return said(message, skills=", ".join(SKILLS), gives=GIVES, steps=STEPS, title=TITLE)


@cache
def fields_of(shape: type[Struct]) -> dict[str, FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(shape)}


def text_of(raw: Any, field: str) -> str:
    """A text in a table that may be anything, or nothing."""
    value = raw.get(field) if isinstance(raw, dict) else None
    return value if isinstance(value, str) else ""


def show(value: Any) -> str:
    """A value as a person would find it in the file, kept short and free of control characters."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else f"{text[:57]}..."


def hint(word: str, choices: Iterable[str]) -> Said:
    match = get_close_matches(word, sorted(choices), 1)
    return said("hint-close", word=show(match[0])) if match else said("hint-none")


def _printable(value: Any) -> bool:
    if isinstance(value, dict):
        return all(_printable(part) for pair in value.items() for part in pair)
    if isinstance(value, list):
        return all(_printable(part) for part in value)
    return not isinstance(value, str) or value.isprintable()
