"""The game's part of the rulebook: rules behind questions, the first lesson, the index of cards, the tree.

Its words lie beside it: titles of chapters, and what the lesson says. `table.toml` is the table of its pictures.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clio.engine.view import View
from clio.engine.words import Words
from clio.games.progress.card_text import gain_words
from clio.games.progress.deck import KINDS, MILESTONE_GROUPS, PERSONALITY_GROUPS, POWERS, ROMAN, Milestone, Technology
from clio.games.progress.page import Page, the_game
from clio.games.progress.rulebook.tree import tree

__all__ = ["index", "lesson", "tree"]


def lesson(view: View, about: Mapping[str, Any], words: Words) -> list[tuple[str, str, dict[str, Any]]]:
    """The pictures of the lesson in its order: (section, macro that draws it, content)."""
    page = Page(the_game(), view, about, words)
    mine, world, hand = page.mine(), page.world(), page.hand()
    cards = {card["id"]: card for card in hand["cards"]}
    board = "table.html#"
    return [
        ("goal", board + "power", page.power()),
        ("card", board + "hand", {**hand, "cards": [cards["universities"], cards["geometry"]]}),
        ("turn", "rulebook/pages.html#phases", {}),
        ("discover", board + "hand", {**hand, "cards": [cards["geometry"], cards["algebra"]]}),
        ("research", "rulebook/pages.html#developments", {"cards": mine["developments"]}),
        ("draw", board + "world", world),
        ("skills", "rulebook/pages.html#skills", {"skills": mine["skills"]}),
        ("ages", "rulebook/pages.html#symbols_of_ages", {"ages": [age for age in world["ages"] if age["now"]]}),
        ("end", "rulebook/pages.html#places", {"tracks": tracks(words)}),
    ]


def tracks(words: Words) -> list[dict[str, Any]]:
    """What the places on the power tracks are worth."""
    return [
        {"id": power, "name": words.say(f"power-{power}"), "places": list(places[:4])}
        for power, places in zip(POWERS, the_game().deck.rank_vp, strict=True)
    ]


def index(view: View, about: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """Every card with its face, and what the index can be sifted by."""
    page = Page(the_game(), view, about, words)
    groups = [f"personality-{group}" for group in PERSONALITY_GROUPS] + [f"milestone-{g}" for g in MILESTONE_GROUPS]
    kinds = [(kind, words.say(f"kind-{kind}")) for kind in KINDS] + [(group, words.say(group)) for group in groups]
    sets = ("personalities", "milestones", "industrial")
    filters = [
        ("age", words.say("filter-age"), [(ROMAN[age], words.say(f"age-{age}")) for age in range(1, 5)]),
        ("kind", words.say("part-kind"), kinds),
        (
            "set",
            words.say("filter-set"),
            [("base", words.say("set-base")), *((name, words.say(f"expansion-{name}")) for name in sets)],
        ),
    ]
    return {"filters": filters, "cards": [entry(page, card.id, words) for card in the_game().deck.cards()]}


def entry(page: Page, name: str, words: Words) -> dict[str, Any]:
    """A card of the index: its groups, its face, and what a search finds beside its facts."""
    face = page.seen.faces[name]
    data = page.card(name, "index")
    data["group"] = data["kind_name"]
    if isinstance(face, Technology):
        belongs = {"age": ROMAN[face.age], "kind": data["kind"], "set": "industrial" if face.age == 4 else "base"}
        data["copies"] = " · ".join(map(str, face.copies))
    elif isinstance(face, Milestone):
        belongs = {"kind": f"milestone-{MILESTONE_GROUPS[face.group]}", "set": "milestones"}
    else:
        belongs = {"kind": f"personality-{PERSONALITY_GROUPS[face.group]}", "set": "personalities"}
        if face.heritage:
            data["gains"].append(words.say("index-heritage", gains=", ".join(gain_words(face.heritage, words))))
    if not isinstance(face, Technology):
        data.update(group=words.say(belongs["kind"]), age="", value="", copies="")
    return {"id": name, "is": belongs, "more": [data["group"]], "data": data}
