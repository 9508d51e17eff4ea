"""View: what one seat may see, as typed plain data. Made by adding what is allowed, never by taking away.

Everything beyond the state itself - pages, clients, bots, exports - gets views (or re-dealt states). A view is never
turned back into a state: a number that has to be worked out for a page is one of the game's measures, and in here.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from clio.engine.ids import ZoneId
from clio.engine.redeal import hidden_cards
from clio.engine.result import Result
from clio.engine.seen import Decision as Decision
from clio.engine.seen import KnownCard as KnownCard
from clio.engine.seen import RefusedMove as RefusedMove
from clio.engine.seen import ResultView as ResultView
from clio.engine.seen import View as View
from clio.engine.seen import ZoneView as ZoneView
from clio.engine.sets import set_asked, set_view
from clio.engine.state import PUBLIC, State

SPECTATOR: Final = PUBLIC


class Common(NamedTuple):
    """What is the same for all who look at a state: made once for several views, which only read it."""

    zones: dict[str, ZoneView]  # as those see them who see nothing but what everybody sees
    closed: list[tuple[str, int]]  # zones that are more to somebody
    fields: dict[str, int | list[int]]


def common(state: State) -> Common:
    layout = state.layout
    used = [(name, zone) for zone, name in enumerate(layout.names) if layout.in_use(ZoneId(zone))]
    return Common(
        zones={name: zone_view(state, zone, SPECTATOR) for name, zone in used},
        closed=[(name, zone) for name, zone in used if layout.sees[zone] != layout.everyone and layout.sees[zone]],
        fields={f.name: _plain(getattr(state, f.name)) for f in state.game.fields if f.shape != "cards"},
    )


def view(state: State, seat: int, shared: Common | None = None) -> View:
    """The table as this seat sees it; `SPECTATOR` sees what is public. `shared` is what others see of it, too."""
    asked = state.seats_open()
    fields = state.game.fields
    shared = shared or common(state)
    zones = dict(shared.zones)
    for name, zone in shared.closed if seat >= 0 else ():
        if state.layout.sees[zone] >> seat & 1:
            zones[name] = zone_view(state, zone, seat)
    return View(
        game=state.game.name,
        options=dict(state.options),
        seat=seat,
        number=state.number,
        zones=zones,
        fields=shared.fields,
        placed={f.name: placed(state, seat, f.name) for f in fields if f.shape == "cards"},
        measures=state.game.measures(state, seat),
        known=known_cards(state, seat),
        asked=asked,
        answer=own_answer(state, seat),
        decision=decision(state, seat) if seat in asked else None,
        result=None if state.result is None else result_view(state.result),
        standing=[action.text for action in state.standing(seat)] if seat >= 0 else [],
    )


def zone_view(state: State, zone: int, seat: int) -> ZoneView:
    """Faces where the seat sees them; otherwise backs, in order only if the zone is ordered."""
    game, layout = state.game, state.layout
    cards = state.zones[zone]
    everyone = layout.sees[zone] == layout.everyone
    if everyone or (seat >= 0 and layout.sees[zone] >> seat & 1):
        return ZoneView(cards=[game.card_name[card] for card in cards])
    backs = [game.card_back[card] for card in cards]
    top = game.card_name[cards[-1]] if layout.top[zone] and cards else ""
    return ZoneView(backs=backs if layout.ordered[zone] else sorted(backs), top=top)


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


def known_cards(state: State, seat: int) -> list[KnownCard]:
    """What the seat remembers of cards it cannot see: where each may be, and its place if it knows it."""
    knowledge = state.knowledge(seat)
    named = knowledge.zones
    known = [card for card in hidden_cards(state, seat) if named.get(card)] if named else []
    if not known:
        return []
    names, places = state.layout.names, knowledge.places(state.zones)
    zones = {
        mask: [name for number, name in enumerate(names) if mask >> number & 1 and state.zones[number]]
        for mask in {named[card] for card in known}
    }
    face = state.game.card_name
    return sorted([KnownCard(face[card], zones[named[card]], places.get(card, -1)) for card in known])


def own_answer(state: State, seat: int) -> str | None:
    """What the seat has answered while others still have to."""
    index = state.answers[seat] if seat >= 0 else -1
    return state.game.actions.rows[index].text if index >= 0 else None


def decision(state: State, seat: int) -> Decision:
    """The question a seat has to answer: its number, its message, and every action with its refusal."""
    step = state.asking()
    about = step.about(state)
    refusals = state.game.refusals
    asked = set_asked(state, seat)
    wanted = None if asked is None else set_view(asked)
    part = {} if wanted is None else wanted.texts()  # refused, if at all, only as the very next pick
    return Decision(
        number=decision_number(state, seat),
        prompt=step.prompt(state),
        about=state.game.card_name[about] if about >= 0 else None,
        left=step.remaining(state) if asked is None else asked.left(),
        legal=[action.text for action in state.legal(seat)],
        refused=[
            RefusedMove(action.text, refusals[code].rule, refusals[code].message)
            for action, code in state.refused(seat)
            if action.text not in part
        ],
        set=wanted,
        rule=step.rule,
        declined_by=declined_by(state, seat),
    )


def declined_by(state: State, seat: int) -> str:
    """The answer by which the seat declines what it is asked; nothing where it must choose."""
    text = state.asking().declined_by
    return text if text and state.game.actions.find(text) in state.legal(seat) else ""


def decision_number(state: State, seat: int) -> int:
    """Names a decision: it changes when the seat is asked anew, not when others answer beside it."""
    return state.opened * 64 + state.own_answers(seat)


def result_view(result: Result) -> ResultView:
    sources = [(name, list(points)) for name, points in result.sources]
    return ResultView(result.ending, list(result.places), list(result.scores), sources, result.title, result.aborted)


def _plain(value: int | list[int] | tuple[int, ...]) -> int | list[int]:
    return value if isinstance(value, int) else list(value)
