"""The numbers that the lessons of the first game tell, from the view and the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clio.engine.words import Words
from clio.games.ancient_knowledge.page import END, MIDGAME, the_game
from clio.games.ancient_knowledge.seen import Seen

FIRST = "chabola_de_la_hechicera"  # the monument the first lessons are about


def facts(view: Mapping[str, Any], words: Words) -> dict[str, int]:
    seen = Seen(the_game(), view)
    face = seen.face(FIRST)
    lies = {name: place for place, name in enumerate(seen.of("timeline", seen.seat))}
    zone = f"timeline {seen.seat + 1}/{lies.get(FIRST, -1)}"
    return {
        "slot": face["slot"],
        "knowledge": face["knowledge"],
        "vp": face["vp"],
        "left": view["placed"]["tokens"].get(zone, 0),
        "now": view["placed"]["slot"].get(zone, 0),
        "full": END,
        "half": MIDGAME,
        "lost": view["fields"]["lost"][seen.seat],
    }
