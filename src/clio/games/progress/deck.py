"""The cards and boards of Progress as plain immutable objects; ``cards.py`` reads them from a file."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import Struct

KINDS: Final = ("science", "engineering", "culture")
KNOWLEDGE: Final = ("science", "engineering", "culture", "general")
SKILLS: Final = ("action", "draw", "hand", "shuffle", "development", "research", "quick_draw")
POWERS: Final = ("prestige", "population", "army")
PERSONALITY_GROUPS: Final = ("philosopher", "scientist", "artist")
MILESTONE_GROUPS: Final = ("ancient", "medieval", "renaissance")
TITLES: Final = ("novice", "leader", "mastermind", "demigod")
ROMAN: Final = ("", "I", "II", "III", "IV", "V")
AGES: Final = (1, 2, 3, 4)
PLAYERS: Final = (1, 2, 3, 4, 5)


class Provenance(Struct, frozen=True):
    """Where a card's values come from: no sources means that the card is a reconstruction of ours."""

    sources: tuple[str, ...]
    known: tuple[str, ...]
    note: str

    @property
    def reconstructed(self) -> bool:
        return not self.sources

    @property
    def complete(self) -> bool:
        return "everything" in self.known


class CostLine(NamedTuple):
    """One line of a price: an amount of one kind of knowledge, free to those who have the prerequisite."""

    amount: int
    kind: int
    prerequisite: str | None


class Technology(Struct, frozen=True):
    """One technology; every number in ``copies`` is the player mark of one physical card."""

    id: str
    name: str
    age: int  # 1-4
    kind: int  # index into KINDS
    discard_value: int
    costs: tuple[CostLine, ...]
    skill: int  # index into SKILLS, -1 for none
    token: int  # index into KNOWLEDGE, -1 for none
    power: tuple[int, int, int]  # steps, in the order of POWERS
    vp: int
    age_symbol: int  # the age it helps to start (2-5), 0 for none
    per_five: int  # index into KINDS, -1 for none
    copies: tuple[int, ...]
    provenance: Provenance

    def copies_for(self, players: int) -> int:
        return sum(mark <= players for mark in self.copies)


class Gains(Struct, frozen=True):
    """What a Personality, its Heritage or a Milestone gives, counted by skill, token and power track."""

    skills: tuple[int, ...]  # steps, in the order of SKILLS
    tokens: tuple[int, ...]  # in the order of KNOWLEDGE
    power: tuple[int, ...]  # steps, in the order of POWERS


class Personality(Struct, frozen=True):
    id: str
    name: str
    group: int  # index into PERSONALITY_GROUPS
    number: int  # a philosopher's place in the turn order, 0 for the others
    gives: Gains
    vp: int
    heritage: Gains | None
    provenance: Provenance


class Milestone(Struct, frozen=True):
    id: str
    name: str
    group: int  # index into MILESTONE_GROUPS
    costs: tuple[CostLine, ...]
    gives: Gains
    vp: int
    provenance: Provenance


class SkillTrack(Struct, frozen=True):
    """One skill: the value of every space, and the VP marks lying on the spaces."""

    values: tuple[int, ...]
    discards: tuple[int, ...]  # Quick Draw's second number; zeros elsewhere
    vp_marks: tuple[int, ...]
    provenance: Provenance

    def vp_at(self, space: int) -> int:
        """VP of a marker on a space (0 = first): only marks to its left count (PR-SCORE-09)."""
        return sum(self.vp_marks[:space])


class Symbols(Struct, frozen=True):
    """New-age symbols needed, for 1 to 5 players."""

    age_2: tuple[int, ...]
    age_3: tuple[int, ...]
    end_base: tuple[int, ...]
    age_4: tuple[int, ...]
    age_4_alternative: tuple[int, ...]
    end_industrial: tuple[int, ...]
    faster: int


class Components(Struct, frozen=True):
    technologies: tuple[int, ...]  # cards of Age I, II, III, IV
    personalities: tuple[int, ...]
    milestones: tuple[int, ...]
    player_boards: int
    power_boards: int
    knowledge_tokens: int
    age_tokens: int
    markers_per_player: int
    black_markers: int
    tree_sheets: int
    info_cards: int


class Title(NamedTuple):
    key: str
    up_to: int | None  # the last title has no upper limit


class Deck(Struct, frozen=True):
    """Everything printed: all cards in file order, all boards, all numbers of the set-up."""

    technologies: tuple[Technology, ...]
    personalities: tuple[Personality, ...]
    milestones: tuple[Milestone, ...]
    skill_tracks: tuple[SkillTrack, ...]  # in the order of SKILLS
    rank_vp: tuple[tuple[int, ...], ...]  # per power track, VP for places 1-5
    rank_provenance: Provenance
    solo_vp: tuple[tuple[int, ...], ...]  # per power track, VP by space reached
    solo_provenance: Provenance
    starting_hands: tuple[tuple[int, ...], ...]  # [players - 1][place in turn order]
    symbols: Symbols
    components: Components
    tie_break: tuple[int, ...]  # indices into KNOWLEDGE
    time_group: int
    titles: tuple[Title, ...]
    sources: tuple[tuple[str, str], ...]
    pictures: tuple[tuple[str, str], ...]  # card and line, for cards that show something else than ours
    digest: str

    def technology(self, card_id: str) -> Technology:
        return next(card for card in self.technologies if card.id == card_id)

    def size(self, age: int, players: int) -> int:
        """How many cards of an age are in a game with so many players (PR-SETUP-02)."""
        return sum(card.copies_for(players) for card in self.technologies if card.age == age)

    def cards(self) -> tuple[Technology | Personality | Milestone, ...]:
        return (*self.technologies, *self.personalities, *self.milestones)
