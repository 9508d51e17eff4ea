"""The game's part of the rulebook: the first lesson, and the index of cards.

Its words lie beside it: titles of chapters, and what the lesson says. `table.toml` is the table of its pictures.
"""

from __future__ import annotations

from typing import Final

from clio.engine.parts import Company, Entry, Facts, Filter, Index, Prose, Scene
from clio.engine.view import View
from clio.engine.words import Words
from clio.games.ancient_knowledge.page import TablePage, the_game
from clio.games.ancient_knowledge.state import KINDS

PHASES: Final = ("action", "timeline", "decline")
MOMENTS: Final = ("immediate", "ongoing", "timeline", "decline", "final")


def lesson(view: View, company: Company, words: Words) -> list[Scene]:
    """The pictures of the lesson in its order."""
    page = TablePage(view, company, words)
    hand = page.hand()
    hand.cards = [card for card in hand.cards if card.id in ("heracleion", "fort_samaipata")]
    timeline, entering, archived = (page.timeline(page.seat) for _ in range(3))
    entering.slots, archived.slots = entering.slots[2:], archived.slots[:4]
    steps = [f"{words.say('phase-' + phase)}: {words.say('learn-turn-' + phase)}" for phase in PHASES]
    past, _, sums = page.under_the_road()
    return [
        Scene("goal", [timeline]),
        Scene("card", [hand]),
        Scene("turn", [Prose(lines=steps, look="phases")]),
        Scene("create", [entering]),
        Scene("knowledge", [archived, sums]),
        Scene("decline", [past]),
        Scene("artifacts", [page.artifacts(page.seat)]),
        Scene("learn", list(page.boards()[:1])),
        Scene("end", [Facts(facts=page.facts())]),
    ]


def index(view: View, company: Company, words: Words) -> Index:
    """Every card with its face, and what the index can be sifted by."""
    page = TablePage(view, company, words)
    groups = [
        ("monument", words.say("group-monument")),
        ("artifact", words.say("kind-artifact")),
        *((f"level-{level}", words.say(f"cards-level-{level}")) for level in (1, 2)),
    ]
    filters = [
        Filter("kind", words.say("part-kind"), [(kind, words.say(f"kind-{kind}")) for kind in KINDS]),
        Filter("group", words.say("filter-group"), groups),
        Filter("moment", words.say("part-moment"), [(moment, words.say(f"moment-{moment}")) for moment in MOMENTS]),
    ]
    return Index(filters, [entry(page, card.id) for card in the_game().cards.all])


def entry(page: TablePage, name: str) -> Entry:
    """A card of the index: its groups, its face, and what a search finds beside its facts."""
    card, face = page.card(name, "index"), page.seen.face(name)
    level, moment = face.level, face.moment
    group = f"level-{level}" if level else "artifact" if card.kind == "artifact" else "monument"
    more = [card.kind_name, page.words.say(f"moment-{moment}") if moment else ""]
    return Entry(card, {"kind": card.kind, "group": group, "moment": moment}, more)
