"""The game's part of the rulebook: rules behind questions, the first lesson, the index of cards.

Its words lie beside it: titles of chapters, and what the lesson says. `table.toml` is the table of its pictures.
"""

from __future__ import annotations

from typing import Final

from clio.engine.parts import Company, Entry, Facts, Filter, Index, Prose, Scene
from clio.engine.view import View
from clio.engine.words import Words
from clio.games.ancient_knowledge.page import TablePage, the_game
from clio.games.ancient_knowledge.state import KINDS

# The rule that explains a question best; where only the card explains it, how cards are followed.
PROMPTS: Final = {
    "act": "AK-TURN-03",
    "team-act": "AK-TEAM-02",
    "opening": "AK-SETUP-04",
    "pay": "AK-CREATE-03",
    "archive": "AK-TRANS-01",
    "order": "AK-TIMING-03",
    "team-effects": "AK-TIME-02",
    "choose-decline": "AK-DECLINE-04",
    "team-decline": "AK-DECLINE-04",
    "flip": "AK-MID-02",
    "team-flip": "AK-MID-02",
    "propose": "AK-TEAM-04",
    "propose-back": "AK-TEAM-05",
    "reply": "AK-TEAM-05",
    "create-more": "AK-CREATE-01",
    "create-looked": "AK-CREATE-01",
    "learn-more": "AK-LEARN-02",
    "learn-looked": "AK-LEARN-02",
    "put-under": "AK-GOLD-01",
    "choose-under": "AK-GOLD-01",
    "replace-draw": "AK-GOLD-01",
    "use-it": "AK-ARTI-04",
    "scrap-artifacts": "AK-ARTI-04",
    "forced-scrap": "AK-ARTI-04",
    "remove-knowledge": "AK-TRANS-01",
    "add-knowledge": "AK-COMP-04",
    "remove-lost": "AK-SCORE-05",
    "give-lost": "AK-SCORE-05",
    "move-monument": "AK-CREATE-14",
    "swap-monuments": "AK-CREATE-14",
    "refresh": "AK-EXCAV-03",
    "pay-effect": "AK-GOLD-04",
    "discard": "AK-GOLD-04",
    "exchange": "AK-GOLD-04",
    "keep-card": "AK-GOLD-04",
    "remove-from-each": "AK-GOLD-04",
    "draft": "AK-GOLD-04",
    "forced-discard": "AK-GOLD-06",
    "choose-opponent": "AK-GOLD-06",
    "take-card": "AK-GOLD-06",
}
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
