"""A small language for tests of Through the Ages: lay a table, act, look.

    t = table(players=2)
    t.play(0, "iron").workers(0, iron=1, bronze=1).tokens(0, iron=2)
    t.act(0)
    t.do("build bronze")
    assert t.resources(0) == 2

Seats count from 0; seat 0 is the first player. The table is in round 2 of Age I with an empty row, everything
else as at the start of a game. Decks and event piles are written top first. Arrange first, then begin a phase.
"""

from __future__ import annotations

from functools import cache

from clio.engine.errors import IllegalAction
from clio.engine.ids import Card, Seat
from clio.engine.step import Step
from clio.games.through_the_ages.cards import load_cards
from clio.games.through_the_ages.game import AgesGame
from clio.games.through_the_ages.rules import payment
from clio.games.through_the_ages.rules.act import Act
from clio.games.through_the_ages.rules.end_turn import EndPhase
from clio.games.through_the_ages.rules.events import reveal
from clio.games.through_the_ages.rules.politics import Politics
from clio.games.through_the_ages.rules.row import Refill
from clio.games.through_the_ages.rules.turn import NextTurn, Turn
from clio.games.through_the_ages.setup import derive
from clio.games.through_the_ages.state import (
    AGES,
    CIVIL,
    COLONIES,
    COMMON,
    CULTURE,
    DISCARD,
    EVENTS,
    FUTURE,
    HAND,
    HAPPINESS,
    LEADER,
    MILITARY,
    MILITARY_HAND,
    PACT,
    PLAY,
    REMOVED,
    ROW,
    SCIENCE,
    SLOTS,
    STRENGTH,
    TACTIC,
    TOKEN_CARDS,
    TUCKED,
    UNUSED,
    WARS,
    WONDER,
    WONDERS,
    WORKER_CARDS,
    Ages,
)
from tests.fixtures import Arranged


@cache
def shipped() -> AgesGame:
    return AgesGame(load_cards(None))


class Table(Arranged[AgesGame, Ages]):
    """A state that a test arranges by hand."""

    def __init__(self, players: int, **options: str) -> None:
        self.game = shipped()
        state = self.game.new(players=players, seed=1, first_player="seat:0", **options)
        assert isinstance(state, Ages)
        self.state = state
        self.placed: set[int] = set()
        self.number = {card.id: index for index, card in enumerate(self.game.deck.cards)}
        lookup = state.lookup
        state.zones = [[] for _ in state.zones]
        for card, name in enumerate(lookup.name):
            deck = (MILITARY if lookup.military_card[card] else CIVIL) + lookup.age[name]
            state.zones[deck if lookup.mark[card] <= players else UNUSED].append(Card(card))
        state.filled = [0] * SLOTS
        state.agenda = []
        state.round = 2
        state.age = 1
        self._settle()
        for seat in range(players):
            self._full(seat)

    # --- given --------------------------------------------------------------------------------

    def _settle(self) -> None:
        derive(self.state)
        self.state.forget_legal()

    def _full(self, seat: int) -> None:
        self.state.civil[seat] = self.state.civil_total[seat]
        self.state.military[seat] = self.state.military_total[seat]

    def lay(self, zone: int, *names: str) -> Table:
        """Exactly these cards in a zone; what was there leaves the game. A card in play makes all actions available."""
        state = self.state
        self.placed -= set(state.zones[zone])
        old = state.zones[zone]
        state.zones[zone] = []
        state.zones[REMOVED] += old
        state.zones[zone] = [Card(self.take(name)) for name in names]
        self._settle()
        if zone >= PLAY:
            for seat in range(state.layout.seats):
                self._full(seat)
        return self

    def hand(self, seat: int, *names: str) -> Table:
        return self.lay(HAND + seat, *names)

    def military(self, seat: int, *names: str) -> Table:
        return self.lay(MILITARY_HAND + seat, *names)

    def play(self, seat: int, *names: str) -> Table:
        return self.lay(PLAY + seat, *names)

    def leader(self, seat: int, name: str) -> Table:
        return self.lay(LEADER + seat, name)

    def unfinished(self, seat: int, name: str, stages: int = 0) -> Table:
        self.state.blue[seat] -= stages
        self.state.stages[seat] = stages
        return self.lay(WONDER + seat, name)

    def wonders(self, seat: int, *names: str) -> Table:
        return self.lay(WONDERS + seat, *names)

    def colonies(self, seat: int, *names: str) -> Table:
        return self.lay(COLONIES + seat, *names)

    def tactic(self, seat: int, name: str, personal: bool = False) -> Table:
        self.state.tactic[seat] = self.number[name]
        if personal:
            return self.lay(TACTIC + seat, name)
        if name not in self.names(COMMON):
            self.lay(COMMON, *self.names(COMMON), name)
        self._settle()
        return self

    def common(self, *names: str) -> Table:
        return self.lay(COMMON, *names)

    def pact(self, owner: int, name: str, partner: int, side: str = "A") -> Table:
        self.state.partner[owner] = Seat(partner)
        self.state.side[owner] = "AB".index(side)
        return self.lay(PACT + owner, name)

    def war(self, seat: int, name: str, rival: int) -> Table:
        before = self.names(WARS + seat)
        self.state.war_on[2 * seat + len(before)] = Seat(rival)
        return self.lay(WARS + seat, *before, name)

    def tuck(self, seat: int, wonder: str) -> Table:
        self.state.tucked[seat] = self.number[wonder]
        return self.lay(TUCKED, "homer")

    def ruin(self, *wonders: str) -> Table:
        for name in wonders:
            self.state.ruined |= 1 << (self.number[name] - self.state.lookup.first_wonder)
        self._settle()
        for seat in range(self.state.layout.seats):
            self._full(seat)
        return self

    def row(self, **slots: str) -> Table:
        """`row(s3="iron")` puts Iron into slot 3; other slots are empty."""
        places = sorted((int(slot[1:]) - 1, name) for slot, name in slots.items())
        self.lay(ROW, *(name for _, name in places))
        self.state.filled = [0] * SLOTS
        for slot, _ in places:
            self.state.filled[slot] = 1
        return self

    def full_row(self, age: int = 1) -> Table:
        """Thirteen cards of an age's deck."""
        deck = self.state.zones[CIVIL + age]
        cards, self.state.zones[CIVIL + age] = deck[:SLOTS], deck[SLOTS:]
        self.state.zones[ROW] = cards
        self.state.filled = [1] * SLOTS
        return self

    def deck(self, zone: int, count: int) -> Table:
        """Only so many cards of a deck; the rest leaves the game."""
        cards = self.state.zones[zone]
        self.state.zones[REMOVED] += cards[: len(cards) - count]
        self.state.zones[zone] = cards[len(cards) - count :]
        return self

    def events(self, *top_first: str) -> Table:
        return self.lay(EVENTS, *reversed(top_first))

    def future(self, *top_first: str) -> Table:
        return self.lay(FUTURE, *reversed(top_first))

    def discards(self, age: int, *names: str) -> Table:
        return self.lay(DISCARD + age, *names)

    def workers(self, seat: int, **counts: int) -> Table:
        """Workers on cards; those not named keep theirs."""
        for name, count in counts.items():
            self.state.workers[WORKER_CARDS * seat + self.number[name]] = count
        self._settle()
        return self

    def no_workers(self, seat: int) -> Table:
        self.state.workers[WORKER_CARDS * seat : WORKER_CARDS * (seat + 1)] = [0] * WORKER_CARDS
        self._settle()
        return self

    def tokens(self, seat: int, **counts: int) -> Table:
        """Blue tokens on cards, not taken from the bank."""
        for name, count in counts.items():
            self.state.tokens[TOKEN_CARDS * seat + self.number[name]] = count
        self._settle()
        return self

    def bank(self, seat: int, blue: int | None = None, yellow: int | None = None, pool: int | None = None) -> Table:
        if blue is not None:
            self.state.blue[seat] = blue
        if yellow is not None:
            self.state.yellow[seat] = yellow
        if pool is not None:
            self.state.pool[seat] = pool
        self._settle()
        return self

    def points(self, seat: int, culture: int | None = None, science: int | None = None) -> Table:
        if culture is not None:
            self.state.culture[seat] = culture
        if science is not None:
            self.state.science[seat] = science
        self._settle()
        return self

    def actions(self, seat: int, civil: int | None = None, military: int | None = None) -> Table:
        if civil is not None:
            self.state.civil[seat] = civil
        if military is not None:
            self.state.military[seat] = military
        self.state.forget_legal()
        return self

    def age(self, age: str) -> Table:
        self.state.age = AGES.index(age)
        return self

    def gone(self, *seats: int) -> Table:
        for seat in seats:
            self.state.gone |= 1 << seat
        return self

    # --- when ---------------------------------------------------------------------------------

    def steps(self, seat: int, *more: Step[Ages]) -> Table:
        """The turn of a seat with these steps on top of its action phase."""
        state = self.state
        state.turn = Seat(seat)
        state.agenda = [NextTurn(), EndPhase(Seat(seat)), Act(Seat(seat)), *more]
        state.forget_legal()
        state.advance()
        return self

    def act(self, seat: int) -> Table:
        return self.steps(seat)

    def politics(self, seat: int) -> Table:
        return self.steps(seat, Politics(Seat(seat), 0))

    def start(self, seat: int) -> Table:
        """The whole turn of a seat from its refill on."""
        self.state.agenda = [Turn(Seat(seat))]
        self.state.forget_legal()
        self.state.advance()
        return self

    def refill(self, seat: int) -> Table:
        return self.steps(seat, Refill(1))

    def end(self, seat: int) -> Table:
        """End the action phase of a seat and the turn."""
        state = self.state
        state.turn = Seat(seat)
        state.agenda = [NextTurn(), EndPhase(Seat(seat))]
        state.forget_legal()
        state.advance()
        return self

    def event(self, name: str, seat: int = 0) -> Table:
        """An event is revealed in the turn of a seat."""
        state = self.state
        self.events(name)
        state.turn = Seat(seat)
        state.agenda = [NextTurn(), EndPhase(Seat(seat)), Act(Seat(seat))]
        reveal(state)
        state.forget_legal()
        state.advance()
        return self

    def do(self, *texts: str) -> Table:
        """What whoever is asked does, one after another."""
        for text in texts:
            self.state.apply(self.asked, self.game.actions.find(text))
        return self

    # --- then ---------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The seat that is asked; -1 if the game is over."""
        seats = self.state.seats_open()
        return seats[0] if seats else -1

    @property
    def question(self) -> str:
        return self.state.asking().name

    @property
    def legal(self) -> list[str]:
        return [action.text for action in self.state.legal(self.asked)] if self.asked >= 0 else []

    def can(self, text: str) -> bool:
        self.game.actions.find(text)
        return text in self.legal

    def rule(self, text: str) -> str:
        """The rule by which an action is refused now."""
        refusal = self.game.refusal(self.state, self.asked, self.game.actions.find(text))
        assert refusal is not None, f"{text} is legal"
        return refusal.rule

    def refuses(self, text: str) -> bool:
        try:
            self.state.clone().apply(self.asked, self.game.actions.find(text))
        except IllegalAction:
            return True
        return False

    def on(self, seat: int, name: str) -> int:
        """Workers on a card."""
        return self.state.workers[WORKER_CARDS * seat + self.number[name]]

    def blue_on(self, seat: int, name: str) -> int:
        return self.state.tokens[TOKEN_CARDS * seat + self.number[name]]

    def food(self, seat: int) -> int:
        return payment.food(self.state, Seat(seat))

    def resources(self, seat: int) -> int:
        return payment.resources(self.state, Seat(seat))

    def strength(self, seat: int) -> int:
        return self.state.strength(Seat(seat))

    def rating(self, seat: int, name: str) -> int:
        """A rating as it is read: clamped."""
        which = {"strength": STRENGTH, "culture": CULTURE, "science": SCIENCE, "happiness": HAPPINESS}[name]
        state = self.state
        return (state.strength, state.culture_rating, state.science_rating, state.happiness)[which](Seat(seat))

    def civil(self, seat: int) -> tuple[int, int]:
        return self.state.civil[seat], self.state.civil_total[seat]

    def military_actions(self, seat: int) -> tuple[int, int]:
        return self.state.military[seat], self.state.military_total[seat]

    def sound(self) -> bool:
        """Nothing impossible lies on the table."""
        problems = self.game.impossible(self.state)
        assert not problems, problems
        return True


def table(players: int = 2, **options: str) -> Table:
    return Table(players, **options)
