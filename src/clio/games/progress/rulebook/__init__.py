"""The game's part of the rulebook: rules behind questions, the first lesson, the index of cards, the tree.

Its words lie beside it: titles of chapters, and what the lesson says. `table.toml` is the table of its pictures.
"""

from __future__ import annotations

from typing import Final

from clio.engine.parts import AnyPart, Cell, Company, Entry, Filter, Group, Hand, Index, Prose, Row, Scene, Track
from clio.engine.view import View
from clio.engine.words import Words
from clio.games.progress.card_text import gain_words
from clio.games.progress.deck import (
    KINDS,
    MILESTONE_GROUPS,
    PERSONALITY_GROUPS,
    POWERS,
    ROMAN,
    Milestone,
    Personality,
    Technology,
)
from clio.games.progress.page import TablePage
from clio.games.progress.rulebook.tree import tree
from clio.games.progress.tree_order import the_game

__all__ = ["index", "lesson", "tree"]

PHASES: Final = ("development", "action", "upkeep")
PLACES: Final = 4  # on a power track that the lesson shows
SETS: Final = ("personalities", "milestones", "industrial")


def lesson(view: View, company: Company, words: Words) -> list[Scene]:
    """The pictures of the lesson in its order."""
    page = TablePage(view, company, words)
    steps = [f"{words.say('phase-' + phase)}: {words.say('learn-turn-' + phase)}" for phase in PHASES]
    ages = page.ages()
    now = [age for age in ages if "now" in age.look.split()]
    skills = Group(parts=list(page.skills(page.seat)), look="skills")
    return [
        Scene("goal", page.power()[: len(POWERS)]),
        Scene("card", [some(page.hand(), "universities", "geometry")]),
        Scene("turn", [Prose(lines=steps, look="phases")]),
        Scene("discover", [some(page.hand(), "geometry", "algebra")]),
        Scene("research", [growing(page)]),
        Scene("draw", list(ages)),
        Scene("skills", [skills]),
        Scene("ages", list(now)),
        Scene("end", places(words)),
    ]


def some(hand: Hand, *names: str) -> Hand:
    by_name = {card.id: card for card in hand.cards}
    hand.cards = [by_name[name] for name in names]
    return hand


def growing(page: TablePage) -> Row:
    """What is under development, with its markers."""
    cards = [page.tile(name, "growing") for name in page.view.own("developments")]
    return Row(name=page.words.say("board-under-development"), cards=cards, size="tile", look="developing")


def places(words: Words) -> list[AnyPart]:
    """What the first places on the power tracks are worth."""
    return [
        Track(
            name=words.say(f"power-{power}"),
            sign=power,
            cells=[Cell(f"{place + 1}. → {points}") for place, points in enumerate(worth[:PLACES])],
            look="worth-of-places",
        )
        for power, worth in zip(POWERS, the_game().deck.rank_vp, strict=True)
    ]


def index(view: View, company: Company, words: Words) -> Index:
    """Every card with its face, and what the index can be sifted by."""
    page = TablePage(view, company, words)
    groups = [f"personality-{group}" for group in PERSONALITY_GROUPS] + [f"milestone-{g}" for g in MILESTONE_GROUPS]
    kinds = [(kind, words.say(f"kind-{kind}")) for kind in KINDS] + [(group, words.say(group)) for group in groups]
    sets = [("base", words.say("set-base")), *((name, words.say(f"expansion-{name}")) for name in SETS)]
    filters = [
        Filter("age", words.say("filter-age"), [(ROMAN[age], words.say(f"age-{age}")) for age in range(1, 5)]),
        Filter("kind", words.say("part-kind"), kinds),
        Filter("set", words.say("filter-set"), sets),
    ]
    return Index(filters, [entry(page, card) for card in the_game().deck.cards()])


def entry(page: TablePage, face: Technology | Personality | Milestone) -> Entry:
    """A card of the index: its groups, its face, and what a search finds beside its facts."""
    card, words = page.card(face.id, "index"), page.words
    if isinstance(face, Technology):
        belongs = {"age": ROMAN[face.age], "kind": card.kind, "set": "industrial" if face.age == 4 else "base"}
        card.lines.append(words.say("index-copies", n=" · ".join(map(str, face.copies))))
    elif isinstance(face, Milestone):
        belongs = {"kind": f"milestone-{MILESTONE_GROUPS[face.group]}", "set": "milestones"}
    else:
        belongs = {"kind": f"personality-{PERSONALITY_GROUPS[face.group]}", "set": "personalities"}
        if face.heritage:
            card.lines.append(words.say("index-heritage", gains=", ".join(gain_words(face.heritage, words))))
    if not isinstance(face, Technology):
        card.note = card.kind_name
    return Entry(card, belongs, [card.kind_name])
