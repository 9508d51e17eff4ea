"""What the numbers of Through the Ages mean and which cards can lie where."""

from __future__ import annotations

from typing import Any

from clio.engine.encoder import FLAGS, NAME, SEAT, SEATS, Coded, Encoder, Number
from clio.engine.state import State
from clio.games.through_the_ages.game import AgesGame
from clio.games.through_the_ages.state import AGES, KINDS, SLOTS, Ages

MILITARY = ("event", "territory", "tactic", "aggression", "war", "pact", "bonus")


def numbers_of(named: int) -> tuple[Number, ...]:
    """What each number means; `named` is how many names of cards there are."""
    return (
        Number("age", 4),
        Number("round", 20),
        Coded("first", SEAT),
        Number("last_round", 20),
        Coded("gone", SEATS),
        Number("fresh", 4),
        Coded("used", FLAGS, 8),
        Number("civil_extra", 3),
        Number("military_extra", 3),
        Number("unit_pool", 8),
        Number("science_pool", 8),
        Number("resource_pool", 8),
        Number("food_pool", 8),
        Coded("filled", FLAGS, 1),
        Number("workers", 4),
        Number("tokens", 5),
        Coded("government", NAME, named),
        Number("yellow", 18),
        Number("blue", 18),
        Number("pool", 6),
        Number("science", 12, 3),
        Number("culture", 20, 10),
        Number("civil", 8),
        Number("civil_total", 8),
        Number("military", 8),
        Number("military_total", 8),
        Number("stages", 5),
        Coded("tactic", NAME, named),
        Coded("tucked", NAME, named),
        Coded("leader_ages", FLAGS, 4),
        Number("skipped", 2),
        Coded("partner", SEAT),
        Coded("side", FLAGS, 1),
        Coded("war_on", SEAT),
        Number("rating", 16, 3),
    )


class AgesEncoder(Encoder):
    """Reads its numbers in the order above without looking for them by name."""

    def read(self, state: State) -> list[Any]:
        assert isinstance(state, Ages)
        return [
            state.age,
            state.round,
            state.last_round,
            state.fresh,
            state.used,
            state.civil_extra,
            state.military_extra,
            state.unit_pool,
            state.science_pool,
            state.resource_pool,
            state.food_pool,
            state.filled,
            state.workers,
            state.tokens,
            state.government,
            state.yellow,
            state.blue,
            state.pool,
            state.science,
            state.culture,
            state.civil,
            state.civil_total,
            state.military,
            state.military_total,
            state.stages,
            state.tactic,
            state.tucked,
            state.leader_ages,
            state.skipped,
            state.side,
            state.rating,
            [state.first],
            [state.gone],
            state.partner,
            state.war_on,
        ]


def encoder_of(game: AgesGame) -> Encoder:
    deck = game.deck.cards
    physical = set(game.card_name)

    def of(*kinds: str) -> list[str]:
        return [card.id for card in deck if KINDS[card.kind] in kinds and card.id in physical]

    military = of(*MILITARY)
    civil = of(*[kind for kind in KINDS if kind not in MILITARY])

    kept = dict.fromkeys(("events", "future events", "past events", "military hand", "military box"), military)
    for level, age in enumerate(AGES[:4]):
        kept[f"civil {age}"] = [card.id for card in deck if card.age == level and card.id in civil]
        kept[f"military {age}"] = [card.id for card in deck if card.age == level and card.id in military]
        kept[f"discard {age}"] = kept[f"military {age}"]
    kept.update(dict.fromkeys(("row", "hand", "play"), civil))
    kept["leader"] = of("leader")
    kept["unfinished wonder"] = kept["wonders"] = of("wonder")
    kept["colonies"] = of("territory")
    kept["personal tactic"] = kept["common tactics"] = of("tactic")
    kept["wars"] = of("war")
    kept["pact"] = of("pact")
    kept["unused"] = []
    return AgesEncoder(game, numbers_of(len(deck)), (), kept, {"filled": SLOTS})
