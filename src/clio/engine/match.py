"""Match: a game being played: who sits where, what was done, and undo.

The log only grows: an undo is an entry of its own. A seat goes back step by step as far as its
frontier: the last moment it learned something, chance was used, or another seat acted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clio.engine.action import Action
from clio.engine.dice import seed_fingerprint
from clio.engine.errors import ClioError
from clio.engine.event import MOVED, SHUFFLED, Event
from clio.engine.game import Game
from clio.engine.state import State
from clio.engine.step import Together

UNDO = "undo"
HINT = "hint"  # somebody asked the coach: nothing happens, but the record says so
BACK = "take-back"  # "take-back 17": somebody who plays with bots only goes back to before the entry 17
EVERYBODY = -1  # seats as bits: all there are, and those who watch


class Entry:
    """One line of the log: who did what, and what chance showed (card, and the seats that saw it)."""

    __slots__ = ("about", "picks", "seat", "secret", "shown", "standing", "text")

    def __init__(self, seat: int, text: str, shown: list[tuple[str, int]]) -> None:
        self.seat = seat
        self.text = text
        self.shown = shown
        self.about = -1  # the card the question was about, as far as everybody knew it
        self.standing = False  # done beside a question that others were asked
        self.secret = False  # the others are not told at all: an answer still face down, or taken back
        self.picks: list[Pick] = []

    def revealed(self, seat: int | None = None) -> list[str]:
        """The cards shown, in order; for a seat, '?' in place of what it did not see."""
        return [name if seat is None or sees(seen, seat) else "?" for name, seen in self.shown]

    def told(self, seat: int | None = None) -> str:
        """The action; for a seat, '?' in place of what it may not know."""
        if seat is None or seat == self.seat:
            return self.text
        if self.secret:
            return "?"
        words = f" {self.text} "
        for pick in self.picks:
            if not sees(pick.seen, seat):
                words = words.replace(f" {pick.name} ", " ? ")
        return words.strip()


class Pick:
    """A card that an action named and moved face down: who has seen which it was."""

    __slots__ = ("card", "name", "seen", "zone")

    def __init__(self, card: int, name: str, zone: int, seen: int) -> None:
        self.card = card
        self.name = name
        self.zone = zone  # where it lies, as long as everybody could follow it there
        self.seen = seen


def back_to(text: str) -> int:
    """The entry before which a note of the log goes back to; -1 for all that is no such note."""
    number = text.removeprefix(f"{BACK} ")
    return int(number) if number != text and number.isascii() and number.isdigit() and len(number) < 10 else -1


def entries_that_stand(entries: Sequence[Entry]) -> list[int]:
    """The numbers of the entries that were not taken back, the set-up (0) first."""
    found: list[int] = []
    for number, entry in enumerate(entries):
        back = back_to(entry.text)
        if back >= 0:
            found = [standing for standing in found if standing < back]
        elif entry.text == UNDO:
            place = len(found) - 1
            while entries[found[place]].seat != entry.seat or entries[found[place]].standing:
                place -= 1
            del found[place]
        elif entry.text != HINT:
            found.append(number)
    return found


def sees(seen: int, seat: int) -> bool:
    """Is a seat among these? A spectator (-1) is told what everybody is told."""
    return seen == EVERYBODY or (seat >= 0 and bool(seen >> seat & 1))


class Done:
    """An action that can still be taken back: the state before it."""

    def __init__(self, before: State, seat: int, action: Action, entry: Entry, standing: bool = False) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.entry = entry
        self.standing = standing  # done beside the question: it stays when others take back what they did before


class Match:
    """One game with its log. `state` is the truth: show views of it, never itself."""

    def __init__(self, game: Game, options: Mapping[str, str], seed: str, names: Sequence[str]) -> None:
        self.game = game
        self.rules = game.version  # by which the game began; those of now are the game's own
        self.base = 0  # the entry from which on the rules of now hold
        self.base_state: State | None = None  # the table there, if the rules have changed since the beginning
        self.options = game.complete(options)
        if not seed or seed != " ".join(seed.split()):
            raise ClioError("bad-seed", seed=seed)
        self.seed = seed
        seats = int(self.options["players"])
        if len(names) != seats:
            raise ClioError("bad-names", seats=seats, names=len(names))
        self.names = [" ".join(name.split()) or f"seat {seat}" for seat, name in enumerate(names, 1)]
        self.state = game.start(self.options, seed, True)
        self.events: list[Event] = []  # of the latest entry
        self.entries = [Entry(-1, "setup", self._collect())]
        self.undoable: list[Done] = []
        self.face_down: list[Entry] = []  # answers to a question that others still have to answer
        self.picks: list[Pick] = []  # cards laid face down by name and not yet seen by all

    @property
    def fingerprint(self) -> str:
        """What may be shown of the seed while the game runs."""
        return seed_fingerprint(self.seed)

    def act(self, seat: int, choice: Action | str) -> None:
        """Do an action, given as an object or in notation."""
        action = self.game.actions.find(choice) if isinstance(choice, str) else choice
        self.state.shorten_log()  # a copy would do this work for itself, and again at the next action
        before = self.state.clone()
        standing = not before.over and not before.open_mask() >> seat & 1
        together = not before.over and not standing and isinstance(before.asking(), Together)
        self.state.apply(seat, action)
        entry = Entry(seat, action.text, self._collect())
        entry.about = self.state.answered_about
        self.entries.append(entry)
        answered = self.state.over or self.state.opened != before.opened
        if together:
            self.face_down.append(entry)
            for answer in self.face_down:
                answer.secret = not answered
            if answered:
                self.face_down = []
        self._follow_picks(entry, before)
        entry.standing = standing
        if standing:
            if entry.shown or self.state.over or not self._leaves_undo(seat, action):
                self.undoable = []
            elif self.undoable:
                self.undoable.append(Done(before, seat, action, entry, True))
            return
        if self.state.over or entry.shown or self.state.news >> seat & 1 or self.state.dice.uses != before.dice.uses:
            self.undoable = []
            return
        if together:
            # Others may have answered before; what anybody did before the question cannot be undone any more.
            if any(done.seat != seat and not done.standing for done in self.undoable):
                self.undoable = [done for done in self.undoable if done.before.opened == before.opened]
        elif any(done.seat != seat and not done.standing for done in self.undoable):
            self.undoable = []
        self.undoable.append(Done(before, seat, action, entry))
        if together and answered:
            self.undoable = []  # what was hidden is hidden no more

    def _leaves_undo(self, seat: int, action: Action) -> bool:
        """Would this standing action be possible without what others may still take back? Then they still may."""
        if not self.undoable:
            return True
        without = self.undoable[0].before.clone()
        for done in self.undoable:
            if done.standing:
                without.apply(done.seat, done.action)
        return action in without.standing(seat)

    def can_undo(self, seat: int) -> bool:
        return any(done.seat == seat and not done.standing for done in self.undoable)

    def undo(self, seat: int) -> None:
        """Take back the seat's latest action. Answers others gave at the same time stay given."""
        if not self.can_undo(seat):
            raise ClioError("nothing-to-undo", seat=seat + 1)
        own = [number for number, done in enumerate(self.undoable) if done.seat == seat and not done.standing]
        place = own[-1]
        undone, later = self.undoable[place], self.undoable[place + 1 :]
        undone.entry.secret = True
        self.face_down = [entry for entry in self.face_down if entry is not undone.entry]
        self.state = undone.before
        self.undoable = self.undoable[:place]
        for done in later:
            before = self.state.clone()
            self.state.apply(done.seat, done.action)
            self.undoable.append(Done(before, done.seat, done.action, done.entry, done.standing))
        self.state.listen()
        self.events = []
        self.entries.append(Entry(seat, UNDO, []))

    def note_hint(self, seat: int) -> None:
        """The coach told a seat something: the log keeps that."""
        self.events = []
        self.entries.append(Entry(seat, HINT, []))

    def go_back(self, seat: int, number: int) -> None:
        """Back to before an own action, whatever happened since: the same cards lie where they lay then.

        Whoever does so has seen what came: who may do it is for the room above to say. All that still stands is played
        again, so that what everybody knew then is known again, and no more.
        """
        stands = entries_that_stand(self.entries)
        if self.base or number not in stands or number < 1 or self.entries[number].seat != seat:
            raise ClioError("bad-back", n=str(number))
        again = Match(self.game, self.options, self.seed, self.names)
        self.entries[0] = again.entries[0]
        for standing in stands[1 : stands.index(number)]:
            entry = self.entries[standing]
            again.act(entry.seat, entry.text)
            self.entries[standing] = again.entries[-1]
        self.state = again.state
        self.face_down = again.face_down
        self.picks = again.picks
        self.undoable = []
        self.events = []
        self.entries.append(Entry(seat, f"{BACK} {number}", []))

    def _collect(self) -> list[tuple[str, int]]:
        """Take the events of the latest action; return what chance showed."""
        self.state.tell_changes()
        self.events = self.state.events or []
        self.state.events = []
        shown = []
        for event in self.events:
            if event.revealed():
                shown.append((self.game.card_name[event.card], self._eyes(event.seen)))
            elif event.name == SHUFFLED:
                shown.append(("~" + self.state.layout.names[event.src], EVERYBODY))
        return shown

    def _eyes(self, seen: int) -> int:
        return EVERYBODY if seen == self.state.layout.everyone else seen

    def _follow_picks(self, entry: Entry, before: State) -> None:
        """Note the cards that an action names and lays face down, and who sees them later.

        Who names a card has seen it: one of the same name that is drawn afterwards is another matter. A card
        that comes out of a zone without order might be any of those there: it tells nothing.
        """
        ordered = self.state.layout.ordered
        named: set[str] = set()
        for event in self.events:
            if event.name != MOVED:
                continue
            for pick in self.picks:
                if pick.card == event.card and pick.zone == event.src:
                    if ordered[event.src]:
                        pick.seen |= self._eyes(event.seen)
                        pick.zone = event.dst
                    else:
                        pick.zone = -1
            name = self.game.card_name[event.card]
            chosen = event.before >> entry.seat & 1 or before.knowledge_alone(entry.seat).zones_of(event.card)
            if chosen and name not in named and f" {name} " in f" {entry.text} ":
                named.add(name)
                pick = Pick(event.card, name, event.dst, self._eyes(event.seen))
                entry.picks.append(pick)
                self.picks.append(pick)
        self.picks = [pick for pick in self.picks if pick.zone >= 0 and pick.seen != EVERYBODY]
