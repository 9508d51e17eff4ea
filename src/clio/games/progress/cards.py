"""Reads the cards and boards of Progress from ``cards.toml`` or from a file of the same shape.

A deck is data that people edit, so reading it is strict and patient: every mistake in the file is found and
told in one sentence that names the card, the field and what to write instead.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

import msgspec

from clio.engine.cards import CardsError, Raw, Reader, Values, decode, doubles, hint, show, text_of
from clio.engine.words import Said
from clio.games.progress import deck_check as check
from clio.games.progress.deck import (
    KINDS,
    KNOWLEDGE,
    MILESTONE_GROUPS,
    PERSONALITY_GROUPS,
    POWERS,
    ROMAN,
    SKILLS,
    Components,
    CostLine,
    Deck,
    Gains,
    Milestone,
    Personality,
    Provenance,
    SkillTrack,
    Symbols,
    Technology,
    Title,
)
from clio.games.progress.deck_file import (
    CARDS,
    GIVES,
    PARTS,
    STEPS,
    TITLE,
    FileTable,
    GainsTable,
    QuickTrackTable,
    TrackTable,
    said,
)


def load_cards(path: Path | None = None) -> Deck:
    """The deck in a file, or the one that comes with the program; raises CardsError with every mistake."""
    return _shipped() if path is None else _parse(path)


def check_cards(path: Path) -> list[Said]:
    """What is wrong with a deck file, one sentence a mistake; empty when it can be played."""
    try:
        load_cards(path)
    except CardsError as error:
        return list(error.mistakes)
    return []


@cache
def _shipped() -> Deck:
    return _parse(None)


def _parse(path: Path | None) -> Deck:
    raw, source, _ = decode(path, "clio.games.progress")
    if not {"technology", "skill_tracks", "components"} & set(raw):
        raise CardsError(source, [said("not-a-deck")])
    tables = _Tables(raw)
    mistakes = [*tables.reader.mistakes, *tables.mistakes()]
    if mistakes:
        raise CardsError(source, mistakes)
    return _build(tables)


class _Tables:
    """The tables of one file, each read by itself; a field that is wrong is told and left out."""

    def __init__(self, raw: Raw) -> None:
        self.reader = Reader(
            "clio.games.progress.decks", skills=", ".join(SKILLS), gives=GIVES, steps=STEPS, title=TITLE
        )
        read = self.reader.table
        top = read(FileTable, raw, self.reader.said("where-file"))
        self.sources: dict[str, str] = top.get("sources", {})
        self.pictures: dict[str, str] = top.get("pictures", {})
        self.parts: dict[str, Values] = {
            name: read(shape, top[name], f"[{name}]") if name in top else {"where": name}
            for name, shape in PARTS.items()
        }
        self.tracks = self._tracks(top["skill_tracks"]) if "skill_tracks" in top else {}
        self.cards = {kind: self.reader.cards(kind, top.get(kind, ()), shape) for kind, shape in CARDS.items()}
        # Every id in the file, so that a card with another mistake still serves as a prerequisite.
        self.technologies = {text_of(card, "id") for card in top.get("technology", ())}

    def _tracks(self, raw: Raw) -> dict[str, Values]:
        for key in raw:
            if key not in SKILLS:
                self.reader.mistake("unknown-skill", skill=show(key), hint=hint(key, SKILLS))
        for skill in SKILLS:
            if skill not in raw:
                self.reader.mistake("missing-track", skill=skill)
        return {
            skill: self.reader.table(
                QuickTrackTable if skill == "quick_draw" else TrackTable, raw[skill], f"[skill_tracks.{skill}]"
            )
            for skill in SKILLS
            if skill in raw
        }

    def mistakes(self) -> Iterator[Said]:
        """What is wrong between the fields of a table and between tables."""
        sources, technologies = list(self.sources), self.cards["technology"]
        yield from check.check_parts(self.parts)
        for part in ("power_tracks", "solo_board"):
            yield from check.check_provenance(PARTS[part], self.parts[part], sources)
        for skill, values in self.tracks.items():
            yield from check.check_track(skill, values)
            yield from check.check_provenance(TrackTable, values, sources)
        for values in technologies:
            yield from check.check_costs(values, self.technologies, 1, 2)
            yield from check.check_technology(values)
        for values in self.cards["personality"]:
            yield from check.check_personality(values)
        for values in self.cards["milestone"]:
            yield from check.check_costs(values, self.technologies, 2, 4)
            yield from check.check_gains(values, "gives")
        for kind, cards in self.cards.items():
            for values in cards:
                yield from check.check_provenance(CARDS[kind], values, sources)
        yield from doubles(chain.from_iterable(self.cards.values()), "id", "name")
        yield from check.check_pictures(self.pictures, chain.from_iterable(self.cards.values()))
        yield from check.check_circles(technologies)
        yield from check.check_numbers(self.cards["personality"])
        yield from check.check_counts(self.parts["components"], self.cards)
        yield from check.check_players(self.parts, technologies)


# ---- building ----


def _build(tables: _Tables) -> Deck:
    parts, cards = tables.parts, tables.cards
    deck = Deck(
        technologies=tuple(_technology(values) for values in cards["technology"]),
        personalities=tuple(_personality(values) for values in cards["personality"]),
        milestones=tuple(_milestone(values) for values in cards["milestone"]),
        skill_tracks=tuple(_track(tables.tracks[skill]) for skill in SKILLS),
        rank_vp=tuple(tuple(parts["power_tracks"][power]) for power in POWERS),
        rank_provenance=_provenance(parts["power_tracks"]),
        solo_vp=tuple(tuple(parts["solo_board"][power]) for power in POWERS),
        solo_provenance=_provenance(parts["solo_board"]),
        starting_hands=tuple(tuple(sizes) for sizes in parts["setup"]["starting_hands"]),
        symbols=msgspec.convert(parts["symbols"], Symbols),
        components=msgspec.convert(parts["components"], Components),
        tie_break=tuple(KNOWLEDGE.index(kind) for kind in parts["final"]["tie_break"]),
        time_group=parts["solo"]["time_group"],
        titles=tuple(Title(title.key, title.up_to) for title in parts["solo"]["titles"]),
        sources=tuple(tables.sources.items()),
        pictures=tuple(tables.pictures.items()),
        digest="",
    )
    return msgspec.structs.replace(deck, digest=_digest(deck))


def _technology(values: Values) -> Technology:
    power = values["power"]
    return Technology(
        id=values["id"],
        name=values["name"],
        age=values["age"],
        kind=KINDS.index(values["kind"]),
        discard_value=values["discard_value"],
        costs=_costs(values),
        skill=_index(SKILLS, values["skill"]),
        token=_index(KNOWLEDGE, values["token"]),
        power=(power.get("prestige", 0), power.get("population", 0), power.get("army", 0)),
        vp=values["vp"],
        age_symbol=ROMAN.index(values["new_age"] or ""),
        per_five=_index(KINDS, values["per_five"]),
        copies=tuple(sorted(values["copies"])),
        provenance=_provenance(values),
    )


def _personality(values: Values) -> Personality:
    heritage = values["heritage"]
    return Personality(
        id=values["id"],
        name=values["name"],
        group=PERSONALITY_GROUPS.index(values["group"]),
        number=values["number"] or 0,
        gives=_gains(values["gives"]),
        vp=values["vp"],
        heritage=None if heritage is None else _gains(heritage),
        provenance=_provenance(values),
    )


def _milestone(values: Values) -> Milestone:
    return Milestone(
        id=values["id"],
        name=values["name"],
        group=MILESTONE_GROUPS.index(values["group"]),
        costs=_costs(values),
        gives=_gains(values["gives"]),
        vp=values["vp"],
        provenance=_provenance(values),
    )


def _track(values: Values) -> SkillTrack:
    pairs = [space if isinstance(space, tuple) else (space, 0) for space in values["values"]]
    return SkillTrack(
        values=tuple(first for first, _ in pairs),
        discards=tuple(second for _, second in pairs),
        vp_marks=tuple(values["vp"]),
        provenance=_provenance(values),
    )


def _costs(values: Values) -> tuple[CostLine, ...]:
    matches = (check.COST.fullmatch(text) for text in values["costs"])
    return tuple(CostLine(int(m[1]), KINDS.index(m[2]), m[3]) for m in matches if m)


def _gains(gains: GainsTable) -> Gains:
    return Gains(
        skills=tuple(gains.skills.get(skill, 0) for skill in SKILLS),
        tokens=tuple(gains.tokens.get(kind, 0) for kind in KNOWLEDGE),
        power=tuple(gains.power.get(power, 0) for power in POWERS),
    )


def _provenance(values: Values) -> Provenance:
    sources = () if values["provenance"] == "reconstructed" else tuple(values["provenance"])
    return Provenance(sources=sources, known=tuple(values["known"]), note=values["note"])


def _index(names: Sequence[str], name: str | None) -> int:
    return -1 if name is None else names.index(name)


# What a game does not depend on. A better note or source must not make saved games unreadable.
NOT_PLAYED: Final = frozenset(
    {"name", "provenance", "rank_provenance", "solo_provenance", "sources", "components", "pictures", "digest"}
)


def _digest(deck: Deck) -> str:
    """SHA-256 of all a game depends on, whatever the layout of the file; the order of the cards counts."""
    text = json.dumps(_played(msgspec.to_builtins(deck)), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _played(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _played(part) for key, part in value.items() if key not in NOT_PLAYED}
    if isinstance(value, (list, tuple)):
        return [_played(part) for part in value]
    return value
