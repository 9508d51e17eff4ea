"""The shape of a deck file: one struct for each table in it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from clio.engine.cards import Id, Name, Table, Tables, says
from clio.engine.words import Said


def said(message: str, /, **values: Any) -> Said:
    return Said("clio.games.progress.decks", message, **values)


Note: TypeAlias = Annotated[str, says("write-note", max_length=400)]
Kind: TypeAlias = Annotated[Literal["science", "engineering", "culture"], says("write-kind")]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Amount: TypeAlias = Annotated[int, Meta(ge=1, le=999)]
Points: TypeAlias = Annotated[int, says("write-points", ge=0, le=99)]
SkillName: TypeAlias = Literal["action", "draw", "hand", "shuffle", "development", "research", "quick_draw"]
PowerName: TypeAlias = Literal["prestige", "population", "army"]
KnowledgeName: TypeAlias = Literal["science", "engineering", "culture", "general"]
PowerSteps: TypeAlias = Annotated[dict[PowerName, Small], says("write-steps")]
CostTexts: TypeAlias = Annotated[list[str], says("write-costs")]
Sourced: TypeAlias = Annotated[
    Literal["reconstructed"] | list[str],
    says("write-provenance"),
]
Known: TypeAlias = Annotated[list[str], says("write-known")]
FiveNumbers: TypeAlias = Annotated[
    list[Positive],
    says("write-five", min_length=5, max_length=5),
]
Places: TypeAlias = Annotated[
    list[Small],
    says("write-places", min_length=5, max_length=5),
]
Spaces: TypeAlias = Annotated[list[Small], says("write-spaces")]
Count: TypeAlias = Annotated[int, says("write-count", ge=1, le=999)]


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
    age: Annotated[int, says("write-age", ge=1, le=4)]
    kind: Kind
    discard_value: Annotated[int, says("write-discard-value", ge=0, le=9)]
    costs: CostTexts
    copies: Annotated[
        list[Annotated[int, Meta(ge=1, le=5)]],
        says(
            "write-copies",
            min_length=1,
            max_length=99,
        ),
    ]
    provenance: Sourced
    skill: Annotated[SkillName | None, says("write-skill")] = None
    token: Annotated[KnowledgeName | None, says("write-token")] = None
    power: PowerSteps = {}
    vp: Points = 0
    new_age: Annotated[Literal["II", "III", "IV", "V"] | None, says("write-new-age")] = None
    per_five: Annotated[Literal["science", "engineering", "culture"] | None, says("write-kind")] = None
    known: Known = []
    note: Note = ""


class PersonalityTable(Struct):
    id: Id
    name: Name
    group: Annotated[Literal["philosopher", "scientist", "artist"], says("write-personality-group")]
    gives: Annotated[GainsTable, says("write-gives")]
    vp: Points
    provenance: Sourced
    number: Annotated[Positive | None, says("write-number")] = None
    heritage: Annotated[GainsTable | None, says("write-heritage")] = None
    known: Known = []
    note: Note = ""


class MilestoneTable(Struct):
    id: Id
    name: Name
    group: Annotated[Literal["ancient", "medieval", "renaissance"], says("write-milestone-group")]
    costs: CostTexts
    gives: Annotated[GainsTable, says("write-gives")]
    vp: Points
    provenance: Sourced
    known: Known = []
    note: Note = ""


class TrackTable(Struct):
    values: Annotated[list[Positive], says("write-values")]
    vp: Spaces
    provenance: Sourced
    known: Known = []
    note: Note = ""


class QuickTrackTable(Struct):
    values: Annotated[
        list[tuple[Positive, Small]],
        says("write-pairs"),
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
        says("write-four", min_length=4, max_length=4),
    ]
    personalities: Annotated[
        list[Annotated[int, Meta(ge=5, le=99)]],
        says("write-personalities", min_length=3, max_length=3),
    ]
    milestones: Annotated[
        list[Positive],
        says("write-milestones", min_length=3, max_length=3),
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
    starting_hands: Annotated[list[list[Small]], says("write-hands")]


class SymbolsTable(Struct):
    age_2: FiveNumbers
    age_3: FiveNumbers
    end_base: FiveNumbers
    age_4: FiveNumbers
    age_4_alternative: FiveNumbers
    end_industrial: FiveNumbers
    faster: Annotated[int, says("write-count", ge=1, le=9)]


class FinalTable(Struct):
    tie_break: Annotated[list[KnowledgeName], says("write-tie-break")]


class TitleTable(Struct, forbid_unknown_fields=True):
    key: str
    up_to: Annotated[int, Meta(ge=-999, le=999)] | None = None


class SoloTable(Struct):
    time_group: Annotated[int, says("write-count", ge=1, le=99)]
    titles: Annotated[list[TitleTable], says("write-titles")]


class FileTable(Struct):
    format: Annotated[Literal[1], says("write-format")]
    sources: Annotated[
        dict[str, Annotated[str, Meta(min_length=1, max_length=400)]],
        says("write-sources"),
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
    pictures: Annotated[dict[str, Annotated[str, Meta(min_length=1, max_length=1000)]], says("write-pictures")] = {}


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
