"""The game's part of the rulebook: rules behind questions, the first lesson, the index of cards.

Its words lie beside it: titles of chapters, and what the lesson says. `table.toml` is the table of its pictures.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from clio.engine.view import View
from clio.engine.words import Words
from clio.games.ancient_knowledge.page import LEVELS, Page, the_game
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
MOMENTS: Final = ("immediate", "ongoing", "timeline", "decline", "final")


def lesson(view: View, about: Mapping[str, Any], words: Words) -> list[tuple[str, str, dict[str, Any]]]:
    """The pictures of the lesson in its order: (section, macro that draws it, content)."""
    page = Page(the_game(), view, about, words)
    mine, hand, boards = page.mine(), page.hand(), page.boards()
    cards = {card["id"]: card for card in hand["cards"]}
    own = "rulebook/pages.html#"
    return [
        ("goal", own + "timeline", mine),
        ("card", "table.html#hand", {**hand, "cards": [cards["heracleion"], cards["fort_samaipata"]]}),
        ("turn", own + "phases", {}),
        ("create", own + "slots", {"slots": mine["slots"]}),
        ("knowledge", own + "archive", mine),
        ("decline", own + "past", mine),
        ("artifacts", own + "artifacts", mine),
        ("learn", "table.html#boards", {**boards, "boards": boards["boards"][:1]}),
        ("end", "table.html#world", page.world()),
    ]


def index(view: View, about: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """Every card with its face, and what the index can be sifted by."""
    page = Page(the_game(), view, about, words)
    filters = [
        ("kind", words.say("part-kind"), [(kind, words.say(f"kind-{kind}")) for kind in KINDS]),
        (
            "group",
            words.say("filter-group"),
            [
                ("monument", words.say("group-monument")),
                ("artifact", words.say("kind-artifact")),
                *((f"level-{level}", words.say(f"cards-level-{level}")) for level in (1, 2)),
            ],
        ),
        ("moment", words.say("part-moment"), [(moment, words.say(f"moment-{moment}")) for moment in MOMENTS]),
    ]
    return {"filters": filters, "cards": [entry(page, card.id) for card in the_game().cards.all]}


def entry(page: Page, name: str) -> dict[str, Any]:
    """A card of the index: its groups, its face, and what a search finds beside its facts."""
    data = page.card(name, "index")
    group = f"level-{data['level']}" if data["level"] else "artifact" if data["kind"] == "artifact" else "monument"
    belongs = {"kind": data["kind"], "group": group, "moment": data["moment"]}
    data["roman"] = LEVELS[data["level"]]
    return {"id": name, "is": belongs, "more": [data["kind_name"], data["moment_name"]], "data": data}
