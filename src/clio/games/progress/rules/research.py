"""RES: Research."""

from __future__ import annotations

from typing import Final

from clio.engine.ids import Name, Seat
from clio.games.progress.rules.kinds import OWN_COPY, REFUSALS
from clio.games.progress.state import DEVELOPMENT, DEVELOPMENTS, HAND, RESEARCH, Progress


# Rules: PR-RES-07, PR-SKILL-05.
def room_for_research(state: Progress, seat: Seat) -> bool:
    """PR-RES-03: the new one counted, developments may not outnumber the skill (C-07: or by one)."""
    limit = state.skill_value(seat, DEVELOPMENT) + state.rulings.extra_development
    return len(state.zones[DEVELOPMENTS + seat]) < limit


DEVELOPMENTS_FULL: Final = REFUSALS.add("PR-RES-03", "refusal-developments-full")


def research_code(state: Progress, seat: Seat, tech: Name, room: bool) -> int:
    if state.area[len(state.lookup.age) * seat + tech]:
        return OWN_COPY
    return 0 if room else DEVELOPMENTS_FULL


# Rules: PR-RES-05, PR-SKILL-06.
def research(state: Progress, seat: Seat, tech: Name) -> None:
    """PR-RES-01, PR-RES-02: under development at once, with as many markers as the skill says now."""
    lookup = state.lookup
    state.used += 1
    for card in state.zones[HAND + seat]:
        if lookup.tech[card] == tech:
            markers = state.skill_value(seat, RESEARCH)
            state.tell("researched", seat, card, markers)
            state.move(card, HAND + seat, DEVELOPMENTS + seat)
            state.markers[card] = markers
            state.marked |= 1 << DEVELOPMENTS + seat
            state.mark(seat, tech, 1)
            return
