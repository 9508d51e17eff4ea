"""A seat's view, with two things that only a person at a screen asks for.

`placed`: numbers that lie on cards, by zone and place ("developments 1/0"), for cards whose faces the seat sees.
`decision.left`: how many more times the same question will be put.
"""

from __future__ import annotations

from typing import Any

from clio.engine.state import State
from clio.engine.view import view


def seen(state: State, seat: int) -> dict[str, Any]:
    found = view(state, seat)
    found["placed"] = {
        field.name: placed(state, seat, getattr(state, field.name))
        for field in state.game.fields
        if field.shape == "cards"
    }
    if found["decision"] is not None:
        left = getattr(state.asking(), "left", 1)
        found["decision"]["left"] = left if isinstance(left, int) else 1
    return found


def placed(state: State, seat: int, numbers: list[int]) -> dict[str, int]:
    layout = state.layout
    marks = {}
    for zone, cards in enumerate(state.zones):
        sees = layout.sees[zone]
        if sees == layout.everyone or (seat >= 0 and sees >> seat & 1):
            for place, card in enumerate(cards):
                if numbers[card]:
                    marks[f"{layout.names[zone]}/{place}"] = numbers[card]
    return marks
