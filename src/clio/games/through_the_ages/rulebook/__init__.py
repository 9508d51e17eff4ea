"""The game's part of the rulebook: the first lesson, and the index of cards.

Its words lie beside it: titles of chapters, and what the lesson says. `table.toml` is the table of its pictures.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any, Final

from clio.engine.view import View
from clio.engine.words import Words
from clio.games.through_the_ages.page import Page, at, the_game
from clio.games.through_the_ages.state import AGES, K_EVENT, KINDS

SHOWN_SLOTS: Final = (0, 1, 2, 5, 6, 9)  # of the row: every price is among them
MILITARY_CARDS: Final = ("medieval_army", "raid_i", "military_bonus_i", "wealthy_territory_i")
CELLS: Final = 18  # of the yellow bank


def lesson(view: View, about: Mapping[str, Any], words: Words) -> list[tuple[str, str, dict[str, Any]]]:
    """The pictures of the lesson in its order: (section, macro that draws it, content)."""
    page = Page(the_game(), view, about, words)
    mine, hand, row = page.mine(), page.hand(), page.row()
    own = "rulebook/pages.html#"
    return [
        ("goal", own + "ratings", mine),
        ("turn", own + "phases", {}),
        ("row", "table.html#row", {**row, "slots": [row["slots"][slot] for slot in SHOWN_SLOTS]}),
        ("civil", own + "cards", {"cards": hand["civil"]}),
        ("workers", own + "workers", mine),
        ("bank", own + "bank", {"rows": bank_rows(page)}),
        ("great", own + "great", mine),
        ("military", own + "cards", {"cards": [page.face(name, "index") for name in MILITARY_CARDS]}),
        ("politics", own + "events", page.world()),
        ("end", own + "phases_of_end", {}),
    ]


def bank_rows(page: Page) -> list[dict[str, Any]]:
    """What the yellow bank asks for, by how many tokens lie in it."""
    tables = (page.tables.population_cost, page.tables.consumption, page.tables.needed_happiness)
    rows = []
    by_asked = groupby(range(CELLS, -1, -1), key=lambda tokens: [at(table, tokens) for table in tables])
    for (food, eaten, happiness), group in by_asked:
        tokens = list(group)
        span = f"{tokens[-1]}–{tokens[0]}" if len(tokens) > 1 else str(tokens[0])
        rows.append({"tokens": span, "food": food if tokens[0] else 0, "eaten": eaten, "happiness": happiness})
    return rows


def index(view: View, about: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """Every card with its face, and what the index can be sifted by."""
    page = Page(the_game(), view, about, words)
    filters = [
        ("age", words.say("part-age"), [(age, words.say(f"age-{age.lower()}")) for age in AGES[:4]]),
        ("kind", words.say("part-kind"), [(kind, words.say(f"kind-{kind}")) for kind in KINDS]),
        (
            "deck",
            words.say("filter-deck"),
            [
                ("civil", words.say("pile-civil")),
                ("military", words.say("pile-military")),
                ("board", words.say("deck-board")),
            ],
        ),
    ]
    return {"filters": filters, "cards": [entry(page, card.id) for card in the_game().deck.cards]}


def entry(page: Page, name: str) -> dict[str, Any]:
    """A card of the index: its groups, its face, and what a search finds beside its facts."""
    card = page.game.deck.cards[page.number[name]]
    deck = "board" if not card.copies[2] else "military" if card.kind >= K_EVENT else "civil"
    data = page.face(name, "index")
    data["copies"] = " / ".join(map(str, card.copies)) if card.copies[2] else ""
    belongs = {"age": AGES[card.age], "kind": KINDS[card.kind], "deck": deck}
    return {"id": name, "is": belongs, "more": [data["kind_name"]], "data": data}
