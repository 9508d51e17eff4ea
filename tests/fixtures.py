"""What the tables of all games' tests have in common; each game's own words are in its `table.py`."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from clio.engine.errors import IllegalAction
from clio.engine.event import Change
from clio.engine.game import Game
from clio.engine.ids import Card
from clio.engine.sets import sequence, set_asked
from clio.engine.state import State
from clio.engine.step import Step

S = TypeVar("S", bound=State)
G = TypeVar("G", bound=Game)


class Arranged(Generic[G, S]):
    """A state that a test arranges by hand."""

    game: G
    state: S
    placed: set[int]  # the copies that the test has put somewhere

    def take(self, name: str) -> int:
        """A physical copy that the test has not placed yet, out of whatever zone it is in."""
        for card, card_name in enumerate(self.game.card_name):
            if card_name == name and card not in self.placed:
                for zone in self.state.zones:
                    if card in zone:
                        zone.remove(Card(card))
                self.placed.add(card)
                return card
        raise AssertionError(f"no copy of {name} left")

    def names(self, zone: int) -> list[str]:
        return [self.game.card_name[card] for card in self.state.zones[zone]]

    def give(self, *texts: str) -> Self:
        """Answer the question with a whole set, in this order."""
        seat = self.state.seats_open()[0]
        for action in sequence(self.state, seat, [self.game.actions.find(text) for text in texts]):
            self.state.apply(seat, action)
        return self

    def asked_for(self) -> dict[str, int]:
        """The set that is asked for: what can be picked, and how many of it."""
        found = set_asked(self.state, self.state.seats_open()[0])
        assert found is not None
        return {candidate.actions[0].text: candidate.count for candidate in found.candidates}

    @property
    def over(self) -> bool:
        return self.state.over

    def listen(self) -> Self:
        """From now on the table tells what happens."""
        self.state.listen()
        return self

    def told(self, name: str) -> list[tuple[int, str, int]]:
        """The events of this name since `listen`: who, which card, which number."""
        assert self.state.events is not None
        cards = self.game.card_name
        return [(e.seat, cards[e.card] if e.card >= 0 else "", e.n) for e in self.state.events if e.name == name]

    def changed(self, field: str) -> list[tuple[int, str, int, int]]:
        """How a public number changed since `listen`: whose or which card's, before and after."""
        state = self.state
        state.tell_changes()
        place = [tally.field for tally in state.tallies].index(field)
        changes = [e for e in state.events or [] if isinstance(e, Change) and e.tally == place]
        return [(e.seat, self.game.card_name[e.card] if e.card >= 0 else "", e.old, e.n) for e in changes]


class AskedOne(Arranged[G, S]):
    """A table at which most often one seat is asked."""

    def run(self, *steps: Step[Any]) -> Self:
        """Replace the agenda (bottom first) and let it run."""
        self.state.agenda = list(steps)
        self.state.forget_legal()
        self.state.advance()
        return self

    def do(self, *texts: str) -> Self:
        """Actions of whoever is asked."""
        for text in texts:
            self.state.apply(self.asked(), self.game.actions.find(text))
        return self

    def asked(self) -> int:
        seats = self.state.seats_open()
        assert len(seats) == 1, f"asked: {seats}"
        return seats[0]

    def question(self) -> str:
        return self.state.asking().name

    def legal(self, seat: int | None = None) -> set[str]:
        return {action.text for action in self.state.legal(self.asked() if seat is None else seat)}

    def can(self, text: str) -> bool:
        return text in self.legal()

    def refusal(self, text: str, seat: int | None = None) -> str:
        """The rule that forbids an action; the state is untouched by trying."""
        who = self.asked() if seat is None else seat
        action = self.game.actions.find(text)
        before = self.state.key()
        try:
            self.state.apply(who, action)
        except IllegalAction:
            pass
        else:
            raise AssertionError(f"{text} was accepted")
        assert self.state.key() == before
        refusal = self.game.refusal(self.state, who, action)
        assert refusal is not None
        return refusal.rule
