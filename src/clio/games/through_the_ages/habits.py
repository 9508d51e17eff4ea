"""How a game was played, in figures that can be held beside those of people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.state import K_AGGRESSION, WONDERS, Ages

# Means over 1,011 games of people in 2015's edition on boardgaming-online (692, 133 and 186 of them with 2, 3 and 4
# players), as counted by the project tta-ai; each player's own, so wars and aggressions are those of a game, divided.
PEOPLE: Final = {
    2: {"culture": 159.5, "rounds": 19.4, "wonders": 2.74, "cards taken": 34.3, "wars": 0.255, "aggressions": 0.695},
    3: {"culture": 176.5, "rounds": 18.6, "wonders": 2.45, "cards taken": 29.6, "wars": 0.16, "aggressions": 0.543},
    4: {"culture": 195.1, "rounds": 19.2, "wonders": 2.48, "cards taken": 30.2, "wars": 0.153, "aggressions": 0.753},
}


def habits(state: Ages, done: Sequence[Mapping[int, int]]) -> dict[str, list[float]]:
    """For each seat: culture, rounds, wonders, civil cards taken, wars and aggressions begun."""
    rows = state.game.actions.rows
    found: dict[str, list[float]] = {name: [] for name in PEOPLE[2]}
    for seat, counts in enumerate(done):
        taken = wars = aggressions = 0
        for index, count in counts.items():
            action = rows[index]
            if action.kind == kinds.TAKE:
                taken += count
            elif action.kind == kinds.ATTACK:
                if state.lookup.kind[action.card] == K_AGGRESSION:
                    aggressions += count
                else:
                    wars += count
        values = (state.culture[seat], state.round, len(state.zones[WONDERS + seat]), taken, wars, aggressions)
        for name, value in zip(found, values, strict=True):
            found[name].append(float(value))
    return found
