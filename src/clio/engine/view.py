"""View: what one seat may see, as plain data. Made by adding what is allowed, never by taking away.

Everything beyond the state itself - pages, clients, bots, exports - gets views (or re-dealt states).
"""

from __future__ import annotations

from typing import Any

from clio.engine.redeal import hidden_places
from clio.engine.state import PUBLIC, State

SPECTATOR = PUBLIC


def view(state: State, seat: int) -> dict[str, Any]:
    """The table as this seat sees it; `SPECTATOR` sees what is public."""
    asked = state.seats_open()
    return {
        "game": state.game.name,
        "options": dict(state.options),
        "seat": seat,
        "number": state.number,
        "zones": {
            name: zone_view(state, zone, seat)
            for zone, name in enumerate(state.layout.names)
            if state.layout.in_use(zone)
        },
        "fields": {f.name: _plain(getattr(state, f.name)) for f in state.game.fields if f.shape != "cards"},
        "placed": {f.name: placed(state, seat, f.name) for f in state.game.fields if f.shape == "cards"},
        "known": known_cards(state, seat),
        "asked": asked,
        "answer": own_answer(state, seat),
        "decision": decision(state, seat) if seat in asked else None,
        "result": None if state.result is None else state.result.plain(),
    }


def zone_view(state: State, zone: int, seat: int) -> dict[str, Any]:
    """Faces where the seat sees them; otherwise backs, in order only if the zone is ordered."""
    game, layout = state.game, state.layout
    cards = state.zones[zone]
    everyone = layout.sees[zone] == layout.everyone
    if everyone or (seat >= 0 and layout.sees[zone] >> seat & 1):
        return {"cards": [game.card_name[card] for card in cards]}
    backs = [game.card_back[card] for card in cards]
    seen: dict[str, Any] = {"backs": backs if layout.ordered[zone] else sorted(backs)}
    if layout.top[zone] and cards:
        seen["top"] = game.card_name[cards[-1]]
    return seen


def placed(state: State, seat: int, field: str) -> dict[str, int]:
    """What lies on cards whose faces the seat sees, by zone and place: physical cards have no number here."""
    numbers: list[int] = getattr(state, field)
    layout = state.layout
    eyes = 1 << seat if seat >= 0 else layout.everyone
    return {
        f"{layout.names[zone]}/{place}": numbers[card]
        for zone, cards in enumerate(state.zones)
        if layout.sees[zone] & eyes == eyes
        for place, card in enumerate(cards)
        if numbers[card]
    }


def known_cards(state: State, seat: int) -> list[dict[str, Any]]:
    """What the seat remembers of cards it cannot see: where each may be, and its place if it knows it."""
    names = state.layout.names
    knowledge = state.knowledge(seat)
    known = []
    for zone, index in hidden_places(state, seat):
        card = state.zones[zone][index]
        mask = knowledge.zones.get(card, 0)
        if mask:
            zones = [name for number, name in enumerate(names) if mask >> number & 1 and state.zones[number]]
            place = knowledge.places.get(card, -1)
            known.append({"card": state.game.card_name[card], "zones": zones, "place": place})
    return sorted(known, key=lambda entry: (entry["card"], entry["zones"], entry["place"]))


def own_answer(state: State, seat: int) -> str | None:
    """What the seat has answered while others still have to."""
    index = state.answers[seat] if seat >= 0 else -1
    return state.game.actions.rows[index].text if index >= 0 else None


def decision(state: State, seat: int) -> dict[str, Any]:
    """The question a seat has to answer: its number, its message, and every action with its refusal."""
    step = state.asking()
    about = step.about(state)
    refusals = state.game.refusals
    return {
        "number": decision_number(state, seat),
        "prompt": step.prompt(state),
        "about": state.game.card_name[about] if about >= 0 else None,
        "left": step.remaining(state),
        "legal": [action.text for action in state.legal(seat)],
        "refused": [
            {"action": action.text, "rule": refusals[code].rule, "message": refusals[code].message}
            for action, code in state.refused(seat)
        ],
    }


def decision_number(state: State, seat: int) -> int:
    """Names a decision: it changes when the seat is asked anew, not when others answer beside it."""
    return state.opened * 64 + state.own_answers(seat)


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, (list, tuple)) else value
