"""END, SCORE, TIE: how a game is counted."""

from __future__ import annotations

from typing import Final

from clio.engine.ids import NO_CARD, NO_SEAT, Card, Seat
from clio.engine.result import Result, places_by
from clio.engine.step import Step
from clio.games.ancient_knowledge.rules.measures import holds
from clio.games.ancient_knowledge.state import COLLECTION, FINAL, PAST, TIMELINE, AncientKnowledge

# How a game can end: the fullest Past holds exactly 14 cards, or more.
FOURTEEN: Final = 0
MORE: Final = 1
ENDINGS: Final = ("past-14", "past-15")


# Rules: AK-TIMING-08.
def effect_points(state: AncientKnowledge, seat: Seat, card: Card) -> int:
    """AK-SCORE-02: the final-scoring effect of one monument of the Past."""
    effect = state.lookup.effect[card]
    if effect.moment != FINAL or not holds(state, seat, card, effect.conditions):
        return 0
    total = 0
    for op in effect.ops:
        total += op.points(state, seat, card)
    return total


# Rules: AK-LEARN-05, AK-SCORE-01, AK-SCORE-03, AK-SCORE-04, AK-SCORE-06.
def lines_of(state: AncientKnowledge, seat: Seat) -> list[int]:
    """The five lines of a seat's score."""
    vp = state.lookup.vp
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


def score(state: AncientKnowledge, seat: Seat) -> int:
    return sum(lines_of(state, seat))


# Rules: AK-TEAM-08, AK-TEAM-09.
def keys_of(state: AncientKnowledge, scores: list[int]) -> list[tuple[int, ...]]:
    """AK-TIE-01, AK-TIE-02: less lost knowledge, then the oldest, if ages are known (AMB-42)."""
    ages = state.rulings.ages
    keys: list[tuple[int, ...]] = []
    for seat in state.layout.all_seats:
        if state.rulings.teams:
            # The sum, then the best single score, then less lost knowledge.
            partner = Seat(seat ^ 1)
            lost = state.lost[seat] + state.lost[partner]
            keys.append((scores[seat] + scores[partner], max(scores[seat], scores[partner]), -lost))
        else:
            keys.append((scores[seat], -state.lost[seat], ages[seat] if ages else 0))
    return keys


# Rules: AK-SCORE-08.
def places(state: AncientKnowledge, scores: list[int]) -> list[int]:
    return places_by(keys_of(state, scores))


# Rules: AK-END-04.
def ending_of(state: AncientKnowledge) -> int:
    most = max(len(state.zones[PAST + seat]) for seat in state.layout.all_seats)
    return FOURTEEN if most <= 14 else MORE


def tell_scores(state: AncientKnowledge, lines: list[list[int]]) -> None:
    """Every card that scored, the other sources, the sums, and what decided where they are equal."""
    for seat in state.layout.all_seats:
        for card in state.zones[PAST + seat] + state.zones[COLLECTION + seat]:
            points = state.lookup.vp[card] + effect_points(state, seat, card)
            if points:
                state.tell("scored", seat, card, points)
        if lines[seat][3]:
            state.tell("scored-timeline", seat, NO_CARD, lines[seat][3])
        if lines[seat][4]:
            state.tell("scored-lost", seat, NO_CARD, lines[seat][4])
        state.tell("total", seat, NO_CARD, sum(lines[seat]))
    keys = keys_of(state, [sum(line) for line in lines])
    names = TEAM_TIES if state.rulings.teams else TIES
    ranked = sorted(keys[:: 2 if state.rulings.teams else 1], reverse=True)
    for place in range(1, len(ranked)):
        better = ranked[place - 1]
        if better[0] == ranked[place][0]:
            deciding = 1
            while deciding < 3 and better[deciding] == ranked[place][deciding]:
                deciding += 1
            state.tell(names[deciding - 1], NO_SEAT)


# What decides between equal scores, in order; the last: nothing does.
TIES: Final = ("tie-lost", "tie-age", "tie")
TEAM_TIES: Final = ("tie-best", "tie-lost", "tie")


class Count(Step[AncientKnowledge]):
    """The final count."""

    name = "count"

    def run(self, state: AncientKnowledge) -> None:
        seats = state.layout.all_seats
        lines = [lines_of(state, seat) for seat in seats]
        scores = [sum(line) for line in lines]
        if state.events is not None:
            tell_scores(state, lines)
        sources = [(name, [lines[seat][place] for seat in seats]) for place, name in enumerate(SOURCES)]
        state.finish(Result(ENDINGS[ending_of(state)], places(state, scores), scores, sources))
