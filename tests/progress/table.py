"""A small language for tests of Progress: lay a table, act, look.

    t = table(players=2, cards=[tech("x", skill="action", costs=["1 culture"])])
    t.hand(0, "x", "calendar")
    t.do("discover x", "pay calendar")
    assert t.value(0, "action") == 3

Seats count from 0, seat 0 is the first player unless options say otherwise. Piles are written top first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from clio.engine.ids import Card, Seat
from clio.engine.result import Result
from clio.games.progress.cards import load_cards
from clio.games.progress.deck import KINDS, KNOWLEDGE, POWERS, SKILLS, CostLine, Deck, Provenance, Technology
from clio.games.progress.game import ProgressGame
from clio.games.progress.rules.actions import Act
from clio.games.progress.rules.ages import CheckAges, symbols
from clio.games.progress.rules.scoring import SYMBOLS_IV, end_game
from clio.games.progress.rules.turn import EndTurn, Turn
from clio.games.progress.rules.upkeep import Upkeep
from clio.games.progress.state import (
    ACTIVE,
    BOX,
    COMPLETED,
    DECK,
    DEVELOPMENTS,
    DISCARD,
    HAND,
    MILESTONE,
    MILESTONE_PILE,
    PERSONALITY,
    QUICK_DRAW,
    RETIRED,
    TIME,
    Progress,
)
from tests.fixtures import AskedOne


def tech(
    name: str,
    age: int = 1,
    kind: str = "science",
    value: int = 1,
    costs: Sequence[str] = (),
    skill: str = "",
    token: str = "",
    prestige: int = 0,
    population: int = 0,
    army: int = 0,
    vp: int = 0,
    symbol: int = 0,
    per_five: str = "",
    marks: Sequence[int] = (1, 1, 1, 1, 1),
) -> Technology:
    """A technology made for a test. No cost lines means that there is nothing to pay."""
    lines = []
    for cost in costs:
        words = cost.split()
        lines.append(CostLine(int(words[0]), KINDS.index(words[1]), words[3] if len(words) > 2 else None))
    return Technology(
        id=name,
        name=name,
        age=age,
        kind=KINDS.index(kind),
        discard_value=value,
        costs=tuple(lines),
        skill=SKILLS.index(skill) if skill else -1,
        token=KNOWLEDGE.index(token) if token else -1,
        power=(prestige, population, army),
        vp=vp,
        age_symbol=symbol,
        per_five=KINDS.index(per_five) if per_five else -1,
        copies=tuple(marks),
        provenance=Provenance((), (), ""),
    )


@cache
def shipped() -> ProgressGame:
    return ProgressGame(load_cards())


def game_with(cards: Sequence[Technology] = (), tracks: dict[str, Sequence[int]] | None = None) -> ProgressGame:
    """The shipped game with test cards added (they replace cards of the same name) and other skill tracks."""
    if not cards and not tracks:
        return shipped()
    deck = load_cards()
    own = {card.id for card in cards}
    technologies = tuple(card for card in deck.technologies if card.id not in own) + tuple(cards)
    skills = list(deck.skill_tracks)
    for skill, values in (tracks or {}).items():
        index = SKILLS.index(skill)
        marks = (*skills[index].vp_marks, *[0] * len(values))[: len(values)]
        skills[index] = msgspec.structs.replace(
            skills[index],
            values=tuple(values),
            vp_marks=marks,
            discards=(*skills[index].discards, *[0] * len(values))[: len(values)],
        )
    return ProgressGame(changed(deck, technologies=technologies, skill_tracks=tuple(skills)))


def changed(deck: Deck, **parts: object) -> Deck:
    """A deck with other parts, for tests that need other boards."""
    return msgspec.structs.replace(deck, **parts)


class Table(AskedOne[ProgressGame, Progress]):
    """A state that a test arranges by hand."""

    def __init__(self, game: ProgressGame, players: int, options: dict[str, str]) -> None:
        self.game = game
        options = {"first_player": "seat:0", **options}
        state = game.new(players=players, seed=1, **options)
        assert isinstance(state, Progress)
        self.state = state
        self.placed: set[int] = set()

    # --- given --------------------------------------------------------------------------------

    def lay(self, zone: int, *names: str) -> Table:
        """Exactly these cards in a zone, first name first; what was there goes to the box."""
        state = self.state
        self.placed -= set(state.zones[zone])
        cards = [Card(self.take(name)) for name in names]
        rest = [card for card in state.zones[zone] if card not in cards]
        state.zones[BOX].extend(rest)
        state.zones[zone] = cards
        self._index()
        return self

    def _index(self) -> None:
        """Bring the index of the areas up to date and drop cached questions."""
        state = self.state
        count = len(state.lookup.age)
        area = [0] * (count * state.layout.seats)
        for seat in range(state.layout.seats):
            for zone, mark in ((DEVELOPMENTS, 1), (ACTIVE, 2)):
                for card in state.zones[zone + seat]:
                    area[count * seat + state.lookup.tech[card]] = mark
        state.area = bytes(area)
        state.forget_legal()

    def hand(self, seat: int, *names: str) -> Table:
        return self.lay(HAND + seat, *names)

    def active(self, seat: int, *names: str) -> Table:
        return self.lay(ACTIVE + seat, *names)

    def developing(self, seat: int, **markers: int) -> Table:
        self.lay(DEVELOPMENTS + seat, *markers)
        for card, count in zip(self.state.zones[DEVELOPMENTS + seat], markers.values(), strict=True):
            self.state.markers[card] = count
        return self

    def deck(self, age: int, *top_first: str) -> Table:
        return self.lay(DECK + age, *reversed(top_first))

    def pile(self, age: int, *top_first: str) -> Table:
        return self.lay(DISCARD + age, *reversed(top_first))

    def time(self, *oldest_first: str) -> Table:
        return self.lay(TIME, *oldest_first)

    def personality(self, seat: int, name: str) -> Table:
        """Lays the card in force without its benefits (set those by hand)."""
        return self.lay(PERSONALITY + seat, name)

    def retired(self, seat: int, *names: str) -> Table:
        return self.lay(RETIRED + seat, *names)

    def milestone(self, name: str, *below_top_first: str) -> Table:
        self.state.covered = [-1] * 4
        self.lay(MILESTONE, name)
        return self.lay(MILESTONE_PILE, *reversed(below_top_first))

    def age(self, age: int) -> Table:
        self.state.age = age
        self.state.forget_legal()
        return self

    def skill(self, seat: int, **steps: int) -> Table:
        """Steps on the tracks, 0 = first space."""
        for name, count in steps.items():
            self.state.skill[7 * seat + SKILLS.index(name)] = count
        self.state.forget_legal()
        return self

    def power(self, seat: int, **positions: int) -> Table:
        for name, position in positions.items():
            self.state.power[3 * seat + POWERS.index(name)] = position
        return self

    def tokens(self, seat: int, **ready: int) -> Table:
        for kind, count in ready.items():
            self.state.ready[4 * seat + KNOWLEDGE.index(kind)] = count
        self.state.forget_legal()
        return self

    def spent(self, seat: int, **spent: int) -> Table:
        for kind, count in spent.items():
            self.state.spent[4 * seat + KNOWLEDGE.index(kind)] = count
        self.state.forget_legal()
        return self

    def pool(self, **units: int) -> Table:
        for kind, count in units.items():
            self.state.pool[KNOWLEDGE.index(kind)] = count
        self.state.forget_legal()
        return self

    # --- when ---------------------------------------------------------------------------------

    def turn(self, seat: int = 0) -> Table:
        """Begin this seat's turn (window, Development, ...), whatever went on before."""
        self.state.turn = self.state.order.index(Seat(seat))
        return self.run(Turn(Seat(seat)))

    def act(self, seat: int = 0, used: int = 0) -> Table:
        """Put this seat into its action phase."""
        self.state.turn = self.state.order.index(Seat(seat))
        self.state.used = used
        self.state.closed = False
        return self.run(EndTurn(), Upkeep(Seat(seat)), Act(Seat(seat)))

    def check(self) -> Table:
        """See whether an age ends, then go on where the table stood."""
        agenda = self.state.agenda[:]
        return self.run(*agenda, CheckAges())

    # --- then ---------------------------------------------------------------------------------

    def hand_of(self, seat: int) -> list[str]:
        return self.names(HAND + seat)

    def active_of(self, seat: int) -> list[str]:
        return self.names(ACTIVE + seat)

    def developments_of(self, seat: int) -> dict[str, int]:
        return {self.game.card_name[card]: self.state.markers[card] for card in self.state.zones[DEVELOPMENTS + seat]}

    def completed_of(self, seat: int) -> list[str]:
        return self.names(COMPLETED + seat)

    def deck_of(self, age: int) -> list[str]:
        """Top first."""
        return self.names(DECK + age)[::-1]

    def pile_of(self, age: int) -> list[str]:
        """Top first."""
        return self.names(DISCARD + age)[::-1]

    def value(self, seat: int, skill: str) -> int:
        return self.state.skill_value(Seat(seat), SKILLS.index(skill))

    def quick_draw(self, seat: int) -> tuple[int, int]:
        return self.state.skill_value(Seat(seat), QUICK_DRAW), self.state.quick_discards(Seat(seat))

    def power_of(self, seat: int) -> tuple[int, ...]:
        return tuple(self.state.power[3 * seat : 3 * seat + 3])

    def ready_of(self, seat: int) -> dict[str, int]:
        return {kind: n for kind, n in zip(KNOWLEDGE, self.state.ready[4 * seat : 4 * seat + 4], strict=True) if n}

    def spent_of(self, seat: int) -> dict[str, int]:
        return {kind: n for kind, n in zip(KNOWLEDGE, self.state.spent[4 * seat : 4 * seat + 4], strict=True) if n}

    def pool_of(self) -> dict[str, int]:
        return {kind: n for kind, n in zip(KNOWLEDGE, self.state.pool, strict=True) if n}

    def left(self) -> int:
        """Actions left to the seat whose turn it is."""
        return self.state.actions_left(self.state.order[self.state.turn])

    def agenda(self) -> list[str]:
        """Everything that is still to happen, the next thing last."""
        return [repr(step) for step in self.state.agenda]

    def refused(self) -> dict[str, str]:
        """Every candidate of the present question that is not legal, with its rule; each only once."""
        found = self.state.refused(self.asked())
        rules = {action.text: self.game.refusals[code].rule for action, code in found}
        assert len(rules) == len(found)
        return rules

    # --- the end of the game ------------------------------------------------------------------

    def end_now(self, ending: int = SYMBOLS_IV) -> Table:
        """End the game as it stands and count it."""
        end_game(self.state, ending)
        self.state.forget_legal()
        self.state.advance()
        return self

    def result(self) -> Result:
        assert self.state.result is not None, "the game goes on"
        return self.state.result

    def points(self, source: str) -> list[int]:
        """What every seat scored from one source, in the final count."""
        return dict(self.result().sources)[source]


def table(
    players: int = 2,
    cards: Sequence[Technology] = (),
    tracks: dict[str, Sequence[int]] | None = None,
    **options: str,
) -> Table:
    """A table in the first player's action phase, with test cards added to the shipped deck."""
    return Table(game_with(cards, tracks), players, options)


def age_tokens(state: Progress, age: int) -> int:
    """PR-AGE-18: the reminder tokens that would still lie for an age: the symbols it lacks."""
    if state.age >= age or age > state.rulings.last_age + 1:
        return 0
    return max(state.rulings.needed[age] - symbols(state, age), 0)
