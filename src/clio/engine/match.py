"""Match: a game being played: who sits where, what was done, and undo.

The log only grows: an undo is an entry of its own. A seat goes back step by step as far as its
frontier: the last moment it learned something, chance was used, or another seat acted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clio.engine.action import Action
from clio.engine.dice import seed_fingerprint
from clio.engine.errors import ClioError
from clio.engine.event import SHUFFLED, Event
from clio.engine.game import Game
from clio.engine.state import State
from clio.engine.step import Together

UNDO = "undo"


class Entry:
    """One line of the log: who did what, and what chance showed (card, and the seats that saw it)."""

    def __init__(self, seat: int, text: str, shown: list[tuple[str, int]]) -> None:
        self.seat = seat
        self.text = text
        self.shown = shown

    def revealed(self, seat: int | None = None) -> list[str]:
        """The cards shown, in order; for a seat, '?' in place of what it did not see."""
        return [name if seat is None or seen >> seat & 1 else "?" for name, seen in self.shown]


class Done:
    """An action that can still be taken back: the state before it."""

    def __init__(self, before: State, seat: int, action: Action) -> None:
        self.before = before
        self.seat = seat
        self.action = action


class Match:
    """One game with its log. `state` is the truth: show views of it, never itself."""

    def __init__(self, game: Game, options: Mapping[str, str], seed: str, names: Sequence[str]) -> None:
        self.game = game
        self.options = game.complete(options)
        self.seed = seed
        seats = int(self.options["players"])
        if len(names) != seats:
            raise ClioError(f"{seats} players sit at this table, but {len(names)} names were given.")
        self.names = list(names)
        self.state = game.start(self.options, seed, True)
        self.events: list[Event] = []  # of the latest entry
        self.entries = [Entry(-1, "setup", self._collect())]
        self.undoable: list[Done] = []

    @property
    def fingerprint(self) -> str:
        """What may be shown of the seed while the game runs."""
        return seed_fingerprint(self.seed)

    def act(self, seat: int, choice: Action | str) -> None:
        """Do an action, given as an object or in notation."""
        action = self.game.actions.find(choice) if isinstance(choice, str) else choice
        before = self.state.clone()
        together = not before.over and isinstance(before.asking(), Together)
        self.state.apply(seat, action)
        self.entries.append(Entry(seat, action.text, self._collect()))
        if self.state.news >> seat & 1 or self.state.dice.uses != before.dice.uses:
            self.undoable = []
            return
        if self.undoable and self.undoable[-1].seat != seat and not together:
            self.undoable = []
        self.undoable.append(Done(before, seat, action))
        if together and self.state.opened != before.opened:
            self.undoable = []  # all have answered: what was hidden is hidden no more

    def can_undo(self, seat: int) -> bool:
        return any(done.seat == seat for done in self.undoable)

    def undo(self, seat: int) -> None:
        """Take back the seat's latest action. Answers others gave at the same time stay given."""
        if not self.can_undo(seat):
            raise ClioError(
                f"Seat {seat + 1} has nothing to undo: since its last action something was revealed, "
                "drawn or done by somebody else."
            )
        place = max(number for number, done in enumerate(self.undoable) if done.seat == seat)
        later = self.undoable[place + 1 :]
        self.state = self.undoable[place].before
        self.state.events = []
        self.undoable = self.undoable[:place]
        for done in later:
            before = self.state.clone()
            self.state.apply(done.seat, done.action)
            self.undoable.append(Done(before, done.seat, done.action))
        self._collect()
        self.entries.append(Entry(seat, UNDO, []))

    def _collect(self) -> list[tuple[str, int]]:
        """Take the events of the latest action; return what chance showed."""
        self.events = self.state.events or []
        self.state.events = []
        shown = []
        for event in self.events:
            if event.revealed():
                shown.append((self.game.card_name[event.card], event.seen))
            elif event.name == SHUFFLED:
                shown.append(("~" + self.state.layout.names[event.src], self.state.layout.everyone))
        return shown
