"""SCORE, END: impacts, final scoring and the result."""

from __future__ import annotations

from clio.engine.ids import NO_CARD, NO_SEAT, Card, Name
from clio.engine.result import Result, places_by
from clio.games.through_the_ages.rules.in_play import leaving
from clio.games.through_the_ages.state import EVENTS, FROM_FINAL, FUTURE, K_EVENT, PAST, SOURCE_COUNT, SOURCES, Ages

FINISHED = "last-round"
RESIGNED = "all-others-resigned"
ENDINGS = (FINISHED, RESIGNED)


# Rules: TA-SCORE-01, TA-SCORE-02, TA-SCORE-03, TA-SCORE-04.
def final_scoring(state: Ages) -> None:
    """The Age III events left, losses last (TA-Q-39), then bonuses of leaders."""
    lookup = state.lookup
    late: list[Card] = []
    for zone in (EVENTS, FUTURE):
        for card in state.zones[zone][:]:
            name = lookup.name[card]
            if lookup.age[name] == 3 and lookup.kind[name] == K_EVENT:
                state.move(card, zone, PAST)
                if any_loss(state, name):
                    late.append(card)
                else:
                    count_event(state, card)
    for card in late:
        count_event(state, card)
    for seat in state.in_order(state.first):
        leaving(state, seat)
    finish(state, FINISHED)


def any_loss(state: Ages, name: Name) -> bool:
    return any(op.counts_last() for op in state.lookup.effects[name])


def count_event(state: Ages, card: Card) -> None:
    state.because(card)
    state.tell("counted", NO_SEAT, card)
    for op in state.lookup.effects[state.lookup.name[card]]:
        op.impact(state, state.first, FROM_FINAL)


def finish(state: Ages, ending: str) -> None:
    """Most culture wins, ties share the place (TA-SCORE-04); those who resigned come last."""
    keys = [(0, 0) if state.gone >> seat & 1 else (1, state.culture[seat]) for seat in state.layout.all_seats]
    sources = [
        (name, [state.earned[SOURCE_COUNT * seat + place] for seat in state.layout.all_seats])
        for place, name in enumerate(SOURCES)
    ]
    for seat in state.layout.all_seats:
        if not state.gone >> seat & 1:
            state.tell("total", seat, NO_CARD, state.culture[seat])
    state.finish(Result(ending, places_by([tuple(key) for key in keys]), state.culture[:], sources))


def last_one_left(state: Ages) -> None:
    """TA-RESIGN-06: the game ends at once; no final scoring."""
    finish(state, RESIGNED)
