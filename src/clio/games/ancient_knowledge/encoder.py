"""What the numbers of Ancient Knowledge mean and which cards can lie where."""

from __future__ import annotations

from typing import Any

from clio.engine.encoder import FLAGS, NAME, SEAT, Coded, Encoder, Number, OnCards
from clio.engine.state import State
from clio.games.ancient_knowledge.game import AncientKnowledgeGame
from clio.games.ancient_knowledge.state import AncientKnowledge

ON_CARDS = (OnCards("tokens", "timeline"), OnCards("slot", "timeline"), OnCards("row", "timeline"))
LISTS = {"order": 4, "levels": 3}
TECHNOLOGY_ZONES = (
    "technology deck I",
    "technology deck II",
    "technology discard I",
    "technology discard II",
    "board 1",
    "board 2",
    "board 3",
    "collection",
)


class AncientKnowledgeEncoder(Encoder):
    """Reads its numbers in the order below without looking for them by name."""

    def read(self, state: State) -> list[Any]:
        assert isinstance(state, AncientKnowledge)
        return [
            state.midgame,
            state.ending,
            state.declining,
            state.exchanged,
            state.actions,
            state.skip,
            state.levels,
            state.lost,
            state.lost_now,
            state.rotated,
            state.order,
            state.tokens,
            state.slot,
            state.row,
        ]


def encoder_of(game: AncientKnowledgeGame) -> Encoder:
    buildings = [card.id for card in game.cards.buildings]
    technologies = [card.id for card in game.cards.technologies]
    numbers = (
        Coded("order", SEAT),
        Number("actions", 4),
        Coded("skip", FLAGS, 1),
        Coded("midgame", FLAGS, 1),
        Coded("ending", FLAGS, 1),
        Coded("declining", NAME, len(game.card_name)),
        Coded("exchanged", FLAGS, 1),
        Number("levels", 2),
        Number("lost", 12),
        Number("lost_now", 6),
        Number("rotated", 15),
    )
    kept = dict.fromkeys(("deck", "discard", "timeline", "artifacts", "past", "offered"), buildings)
    kept.update(dict.fromkeys(("hand", "chosen"), buildings))
    kept.update(dict.fromkeys(TECHNOLOGY_ZONES, technologies))
    kept["box"] = []
    return AncientKnowledgeEncoder(game, numbers, ON_CARDS, kept, LISTS)
