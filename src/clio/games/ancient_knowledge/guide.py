"""The numbers that the lessons of the first game tell, from the view and the cards."""

from __future__ import annotations

from clio.engine.view import View
from clio.engine.words import Words
from clio.games.ancient_knowledge.page import END, MIDGAME, the_game
from clio.games.ancient_knowledge.view_reader import ViewReader

FIRST = "chabola_de_la_hechicera"  # the monument the first lessons are about


def facts(view: View, words: Words) -> dict[str, int]:
    seen = ViewReader(the_game(), view)
    face = seen.face(FIRST)
    lies = {name: place for place, name in enumerate(seen.of("timeline", seen.seat))}
    zone, place = f"timeline {seen.seat + 1}", lies.get(FIRST, -1)
    return {
        "slot": face.slot,
        "knowledge": face.knowledge,
        "vp": face.vp,
        "left": view.on_card("tokens", zone, place),
        "now": view.on_card("slot", zone, place),
        "full": END,
        "half": MIDGAME,
        "lost": view.many("lost")[seen.seat],
    }
