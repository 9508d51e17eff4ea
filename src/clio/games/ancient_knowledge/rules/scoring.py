"""END, SCORE, TIE: how a game is counted."""

from __future__ import annotations

from typing import Final

from clio.engine.result import Result, places_by
from clio.engine.step import Step
from clio.games.ancient_knowledge.rules.measures import holds, measure
from clio.games.ancient_knowledge.rules.operations import Points
from clio.games.ancient_knowledge.state import COLLECTION, FINAL, PAST, TIMELINE, AncientKnowledge

# How a game can end: the fullest Past holds exactly 14 cards, or more.
FOURTEEN: Final = 0
MORE: Final = 1
ENDINGS: Final = ("past-14", "past-15")


def points_of(state: AncientKnowledge, seat: int, card: int, points: Points) -> int:
    """What one scoring operation is worth (AMB-40: it counts its own card, and takes the best choice)."""
    if points.tiers:
        value = measure(state, seat, card, points.measures[0], 0)
        best = 0
        for place in range(len(points.tiers)):
            if value >= points.tiers[place]:
                best = points.points[place]
        return best
    if not points.measures:
        return points.n
    values = [measure(state, seat, card, what, 0) for what in points.measures]
    return points.n * (max(values) if points.best else min(values))


def effect_points(state: AncientKnowledge, seat: int, card: int) -> int:
    """AK-SCORE-02: the final-scoring effect of one monument of the Past."""
    effect = state.tables.effect[card]
    if effect.moment != FINAL or not holds(state, seat, card, effect.conditions):
        return 0
    total = 0
    for op in effect.ops:
        if isinstance(op, Points):
            total += points_of(state, seat, card, op)
    return total


def lines_of(state: AncientKnowledge, seat: int) -> list[int]:
    """The five lines of a seat's score (DER-16)."""
    vp = state.tables.vp
    zones = state.zones
    printed = 0
    effects = 0
    for card in zones[PAST + seat]:
        printed += vp[card]
        effects += effect_points(state, seat, card)
    technologies = 0
    for card in zones[COLLECTION + seat]:
        technologies += vp[card]
    return [printed, effects, technologies, len(zones[TIMELINE + seat]), -state.lost[seat]]


SOURCES: Final = ("monuments", "effects", "technologies", "timeline", "lost")


def score(state: AncientKnowledge, seat: int) -> int:
    return sum(lines_of(state, seat))


def places(state: AncientKnowledge, scores: list[int]) -> list[int]:
    """AK-TIE-01, -02: less lost knowledge, then the oldest, if ages are known (AMB-42)."""
    seats = range(state.layout.seats)
    ages = state.rulings.ages
    keys: list[tuple[int, ...]] = []
    for seat in seats:
        if state.rulings.teams:
            # DER-18: the sum, then the best single score, then less lost knowledge.
            partner = seat ^ 1
            lost = state.lost[seat] + state.lost[partner]
            keys.append((scores[seat] + scores[partner], max(scores[seat], scores[partner]), -lost))
        else:
            keys.append((scores[seat], -state.lost[seat], ages[seat] if ages else 0))
    return places_by(keys)


def ending_of(state: AncientKnowledge) -> int:
    most = max(len(state.zones[PAST + seat]) for seat in range(state.layout.seats))
    return FOURTEEN if most <= 14 else MORE


def tell_effects(state: AncientKnowledge) -> None:
    """Which final effects and technologies scored."""
    for seat in range(state.layout.seats):
        for card in state.zones[PAST + seat]:
            if effect_points(state, seat, card):
                state.tell("effect", seat, card)
        for card in state.zones[COLLECTION + seat]:
            if state.tables.vp[card]:
                state.tell("effect", seat, card)


class Count(Step[AncientKnowledge]):
    """The final count."""

    name = "count"

    def run(self, state: AncientKnowledge) -> None:
        seats = range(state.layout.seats)
        if state.events is not None:
            tell_effects(state)
        lines = [lines_of(state, seat) for seat in seats]
        scores = [sum(line) for line in lines]
        sources = [(name, [lines[seat][place] for seat in seats]) for place, name in enumerate(SOURCES)]
        state.finish(Result(ENDINGS[ending_of(state)], places(state, scores), scores, sources))
