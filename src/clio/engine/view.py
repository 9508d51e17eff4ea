"""View: what one seat may see, as typed plain data. Made by adding what is allowed, never by taking away.

Everything beyond the state itself - pages, clients, bots, exports - gets views (or re-dealt states). A view is never
turned back into a state: a number that has to be worked out for a page is one of the game's measures, and in here.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from clio.engine.ids import Seat, ZoneId
from clio.engine.redeal import hidden_cards
from clio.engine.result import Result
from clio.engine.sets import CandidateView, SetView, set_asked, set_view
from clio.engine.state import PUBLIC, State

SPECTATOR = PUBLIC


class ZoneView(msgspec.Struct, omit_defaults=True):
    """Faces where the seat sees them; otherwise backs, and the face of the top card if all see that."""

    cards: list[str] | None = None
    backs: list[int] | None = None
    top: str = ""

    def faces(self) -> list[str]:
        return self.cards or []

    def count(self) -> int:
        return len(self.backs or ()) if self.cards is None else len(self.cards)


class KnownCard(msgspec.Struct, order=True):
    """A card the seat remembers and cannot see: where it may be, and its place there if that is known (else -1)."""

    card: str
    zones: list[str]
    place: int


class RefusedMove(msgspec.Struct):
    """A move that is not possible: the rule that says so, and the message that explains it."""

    action: str
    rule: str
    message: str


class Decision(msgspec.Struct):
    """The question a seat has to answer: its number, its message, and every action with its refusal."""

    number: int
    prompt: str
    about: str | None
    left: int
    legal: list[str]
    refused: list[RefusedMove]
    set: SetView | None = None  # where several picks are one answer: given whole and in any order
    rule: str = ""  # behind the question
    declined_by: str = ""  # the answer that declines an optional question, where it is possible now

    def ticks(self) -> dict[str, CandidateView]:
        """The picks of a set that takes several, each with its candidate; nothing where one move is the answer."""
        return self.set.ticks() if self.set is not None else {}

    def moves(self) -> list[str]:
        """Every move that has something to do with the question: ticks of a set, legal moves, refused ones."""
        ticks = self.ticks()
        parts = {*self.set.texts(), self.set.opening} if self.set is not None and ticks else set()
        others = [*self.legal, *(entry.action for entry in self.refused)]
        return [*ticks, *(text for text in others if text not in parts)]


class ResultView(msgspec.Struct):
    """How the game ended: places, scores by source, and why."""

    ending: str
    places: list[int]
    scores: list[int]
    sources: list[tuple[str, list[int]]]
    title: str
    aborted: bool


class View(msgspec.Struct):
    """The table as one seat sees it. Lists of numbers are as the game's fields declare them."""

    game: str
    options: dict[str, str]
    seat: int
    number: int
    zones: dict[str, ZoneView]
    fields: dict[str, int | list[int]]
    placed: dict[str, dict[str, int]]  # by field, then by "zone/place": what lies on a card
    measures: dict[str, list[int]]  # worked out by the game from what this seat sees: scores, totals, progress
    known: list[KnownCard]
    asked: list[Seat]
    answer: str | None
    decision: Decision | None
    result: ResultView | None
    # What the seat may do of its own accord while others are asked; it is never asked for it.
    standing: list[str] = []
    # What the table adds, where turns are tentative until their player ends them.
    tentative: bool = False
    may_end: bool = False
    may_hand_over: bool = False
    may_undo: bool = False
    passing: list[str] = []  # questions that the table declines for this seat, by their prompt

    @property
    def seats(self) -> int:
        return int(self.options["players"])

    def zone(self, name: str) -> ZoneView:
        """A zone by name; an empty one where this table has no such zone."""
        return self.zones.get(name) or ZoneView()

    def cards(self, name: str) -> list[str]:
        """The cards of a zone whose faces are seen, the top one last."""
        return self.zone(name).faces()

    def own(self, name: str) -> list[str]:
        """The cards in the viewer's own zone of that name."""
        return self.cards(f"{name} {self.seat + 1}") if self.seat >= 0 else []

    def count(self, name: str) -> int:
        return self.zone(name).count()

    def one(self, field: str) -> int:
        """A field that is one number."""
        value = self.fields[field]
        assert isinstance(value, int)
        return value

    def many(self, field: str) -> list[int]:
        """A field that is a list of numbers."""
        value = self.fields[field]
        assert not isinstance(value, int)
        return value

    def question(self) -> Decision:
        """What the viewer is asked; a question without answers where nothing is asked."""
        return self.decision or Decision(0, "", None, 0, [], [])

    def measure(self, name: str) -> list[int]:
        return self.measures.get(name, [])

    def on_card(self, field: str, zone: str, place: int) -> int:
        """What lies on the card at a place of a zone."""
        return self.placed[field].get(f"{zone}/{place}", 0)


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
