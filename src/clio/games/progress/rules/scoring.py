"""END, SCORE, TIE: how a game is counted."""

from __future__ import annotations

from typing import Final

from clio.engine.ids import NO_CARD, NO_SEAT, Seat
from clio.engine.result import Result, places_by
from clio.engine.step import Step
from clio.games.progress.rules.benefits import gain
from clio.games.progress.state import (
    ACTIVE,
    BOX,
    COMPLETED,
    DEVELOPMENTS,
    KNOWLEDGE_COUNT,
    PERSONALITY,
    POWER_COUNT,
    RETIRED,
    SKILL_COUNT,
    TIME,
    Progress,
)

# How a game can end.
SYMBOLS_IV: Final = 0
PILES_III: Final = 1
SYMBOLS_V: Final = 2
PILES_IV: Final = 3
SOLO_DEFEAT: Final = 4
STALLED: Final = 5
ENDINGS: Final = ("symbols-IV", "piles-III", "symbols-V", "piles-IV", "solo-defeat", "stalled")


# Rules: PR-COMP-04, PR-SCORE-01, PR-SCORE-02, PR-SCORE-03, PR-SCORE-05.
def rank_points(positions: list[int], prizes: list[int]) -> list[int]:
    """PR-SCORE-04: players level on a track share the places they fill, rounded down."""
    points = []
    for position in positions:
        above = 0
        level = 0
        for other in positions:
            if other > position:
                above += 1
            elif other == position:
                level += 1
        points.append(sum(prizes[above : above + level]) // level)
    return points


# Rules: PR-SOLO-02.
def power_points(state: Progress) -> list[list[int]]:
    """By track the points of every seat."""
    lookup = state.lookup
    found = []
    for track in range(3):
        positions = [state.power[POWER_COUNT * seat + track] for seat in state.layout.all_seats]
        if state.rulings.solo:
            table = lookup.solo_vp[track]
            found.append([table[min(positions[0], len(table) - 1)]])
        else:
            found.append(rank_points(positions, lookup.rank_vp[track]))
    return found


def skill_points(state: Progress, seat: Seat) -> int:
    """PR-SCORE-09: the VP marks left of every marker."""
    total = 0
    for skill in range(7):
        marks = state.lookup.track_vp[skill]
        total += marks[min(state.skill[SKILL_COUNT * seat + skill], len(marks) - 1)]
    return total


# Rules: PR-BEN-05, PR-SCORE-10.
def technology_points(state: Progress, seat: Seat) -> int:
    lookup = state.lookup
    total = 0
    for card in state.zones[ACTIVE + seat]:
        total += lookup.vp[lookup.tech[card]]
    return total


# Rules: PR-IND-08.
def set_points(state: Progress, seat: Seat) -> int:
    """PR-IND-07: 1 VP per full five technologies of a kind, for each icon (or once each, C-18)."""
    lookup = state.lookup
    count = [0, 0, 0]
    icons = [0, 0, 0]
    for card in state.zones[ACTIVE + seat]:
        tech = lookup.tech[card]
        count[lookup.kind[tech]] += 1
        if lookup.per_five[tech] >= 0:
            icons[lookup.per_five[tech]] += 1
    if state.rulings.set_bonus_for_all and state.rulings.last_age == 4:
        icons = [1, 1, 1]
    return sum(icons[kind] * (count[kind] // 5) for kind in range(3))


def personality_points(state: Progress, seat: Seat) -> int:
    """PR-PERS-14: all ever held (or only the one in force, C-03)."""
    total = sum(state.lookup.card_vp[card] for card in state.zones[PERSONALITY + seat])
    if not state.rulings.current_personality_only:
        total += sum(state.lookup.card_vp[card] for card in state.zones[RETIRED + seat])
    return total


# Rules: PR-MILE-09, PR-MILE-14.
def milestone_points(state: Progress, seat: Seat) -> int:
    return sum(state.lookup.card_vp[card] for card in state.zones[COMPLETED + seat])


def time_penalty(cards: int, group: int) -> int:
    """PR-SOLO-10: 1 VP for each card of the first group (seven), 2 for each of the second, ..."""
    return sum(1 + number // group for number in range(cards))


def solo_title(state: Progress, score: int) -> str:
    """PR-SOLO-12: the highest title whose lower neighbours all end below the score."""
    limits = state.lookup.title_up_to
    last = len(limits) - 1
    for place, up_to in enumerate(limits):
        if score <= up_to + (state.rulings.title_shift if place == last else 0):
            return state.lookup.titles[place]
    return state.lookup.titles[-1]


# Rules: PR-SOLO-11.
def score_lines(state: Progress) -> list[tuple[str, list[int]]]:
    """The score by source, for every seat, as the table stands."""
    seats = state.layout.all_seats
    power = power_points(state)
    lines = [
        ("prestige", power[0]),
        ("population", power[1]),
        ("army", power[2]),
        ("skills", [skill_points(state, seat) for seat in seats]),
        ("technologies", [technology_points(state, seat) for seat in seats]),
    ]
    if state.rulings.last_age == 4:
        lines.append(("sets", [set_points(state, seat) for seat in seats]))
    if state.rulings.personalities:
        lines.append(("personalities", [personality_points(state, seat) for seat in seats]))
    if state.rulings.milestones:
        lines.append(("milestones", [milestone_points(state, seat) for seat in seats]))
    if state.rulings.solo:
        lines.append(("time", [-time_penalty(len(state.zones[TIME]), state.lookup.time_group)]))
    return lines


# Rules: PR-SCORE-11.
def total(lines: list[tuple[str, list[int]]], seat: Seat) -> int:
    return sum(points[seat] for _, points in lines)


# Rules: PR-TIE-02.
def tie_break(state: Progress, seat: Seat) -> tuple[int, ...]:
    """PR-TIE-01, PR-TIE-03: General, Culture, Science, Engineering tokens, whichever side is up."""
    first = KNOWLEDGE_COUNT * seat
    return tuple([state.ready[first + kind] + state.spent[first + kind] for kind in state.lookup.tie_break])


# Rules: PR-END-04.
def end_game(state: Progress, ending: int) -> None:
    """PR-END-02: at once. Developments go, owners gain their Milestones again, then all is counted."""
    lookup = state.lookup
    state.agenda.clear()
    state.agenda.append(Count(ending))
    for seat in state.layout.all_seats:
        for card in state.zones[DEVELOPMENTS + seat][:]:
            state.move(card, DEVELOPMENTS + seat, BOX)
            state.markers[card] = 0
            state.marked |= 1 << DEVELOPMENTS + seat
            state.mark(seat, lookup.tech[card], 0)
    if not state.rulings.owner_bonus_at_once:
        for seat in state.layout.all_seats:
            for card in state.zones[COMPLETED + seat]:
                state.tell("milestone-owner", seat, card)
                gain(state, seat, lookup.card_gain[card])


CARD_LINES: Final = ("technologies", "personalities", "milestones")  # told card by card


def tell_scores(state: Progress, lines: list[tuple[str, list[int]]], keys: list[tuple[int, ...]]) -> None:
    """Every card that scored, the other sources, the sums, and which token decided where they are equal."""
    lookup = state.lookup
    for seat in state.layout.all_seats:
        personalities = state.zones[PERSONALITY + seat][:]
        if not state.rulings.current_personality_only:
            personalities += state.zones[RETIRED + seat]
        for card in state.zones[ACTIVE + seat] + personalities + state.zones[COMPLETED + seat]:
            points = lookup.vp[lookup.tech[card]] if lookup.tech[card] >= 0 else lookup.card_vp[card]
            if points:
                state.tell("scored", seat, card, points)
        for name, points_of in lines:
            if name not in CARD_LINES and points_of[seat]:
                state.tell("scored-" + name, seat, NO_CARD, points_of[seat])
        state.tell("total", seat, NO_CARD, keys[seat][0])
    ranked = sorted(keys, reverse=True)
    for place in range(1, len(ranked)):
        better = ranked[place - 1]
        if better[0] == ranked[place][0]:
            deciding = 1
            while deciding < len(better) and better[deciding] == ranked[place][deciding]:
                deciding += 1
            state.tell("tie", NO_SEAT, NO_CARD, lookup.tie_break[deciding - 1] if deciding < len(better) else 4)


class Count(Step[Progress]):
    """The final count."""

    name = "count"

    def __init__(self, ending: int) -> None:
        self.ending = ending

    def args(self) -> tuple[int, ...]:
        return (self.ending,)

    def run(self, state: Progress) -> None:
        lines = score_lines(state)
        scores = [total(lines, seat) for seat in state.layout.all_seats]
        keys = [(scores[seat], *tie_break(state, seat)) for seat in state.layout.all_seats]
        if state.events is not None:
            tell_scores(state, lines, keys)
        title = solo_title(state, scores[0]) if state.rulings.solo else ""
        state.finish(Result(ENDINGS[self.ending], places_by(keys), scores, lines, title))


def solo_defeat(state: Progress) -> None:
    """PR-SOLO-07: the Time deck cannot be fed: lost, without a title and without a winner."""
    lines = score_lines(state)
    score = total(lines, Seat(0))
    if state.events is not None:
        tell_scores(state, lines, [(score,)])
    state.finish(Result(ENDINGS[SOLO_DEFEAT], [2], [score], lines))
