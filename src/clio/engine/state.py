"""State: everything on the table, and the few ways in which it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.errors import ClioError, IllegalAction
from clio.engine.event import MOVED, SHUFFLED, Event
from clio.engine.memory import Memory
from clio.engine.result import Result
from clio.engine.step import Ask, Options, Step, Together
from clio.engine.zones import Layout

if TYPE_CHECKING:
    from clio.engine.game import Game


class State:
    """The table of one game. A game's own state adds plain typed attributes and copies them.

    Cards change place only through `move`, `pour`, `shuffle` and their kin, so views, memory,
    redeal and the count of cards are right without any word from the game.
    """

    # The game's own attributes, in order: what `key`, positions and the clone test go by.
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: Game, layout: Layout, like: State | None) -> None:
        self.game = game
        self.layout = layout
        self.events: list[Event] | None = None
        self.options: Mapping[str, str] = {} if like is None else like.options  # as the table was set up
        self.news = 0  # seats (bits) that learned something since the last action began
        self._legal: list[Action] | None = None
        self._legal_seat = -1
        if like is None:
            self.cap = game.cap
            self.dice = Dice(0, 0, 0, 0, 0)
            self.zones: list[list[int]] = [[] for _ in layout.names]
            self.agenda: list[Step[Any]] = []
            self.number = 0  # how many actions were taken
            self.opened = 0  # `number` when the present question was put
            self.answers = [-1] * layout.seats
            self.memory = Memory(layout.seats)
            self.result: Result | None = None
        else:
            self.cap = like.cap
            self.dice = like.dice.clone()
            self.zones = [zone[:] for zone in like.zones]
            self.agenda = like.agenda[:]
            self.number = like.number
            self.opened = like.opened
            self.answers = like.answers[:]
            self.memory = like.memory.clone()
            self.result = like.result
            self._legal = like._legal
            self._legal_seat = like._legal_seat

    def clone(self) -> State:
        """An exact copy that shares nothing that can change. Events stay behind."""
        raise NotImplementedError

    # --- cards ------------------------------------------------------------------------------

    def move(self, card: int, src: int, dst: int, shown: int = 0) -> None:
        """Lay a card on top of another zone; `shown` are seats (bits) that get to see its face."""
        zone = self.zones[src]
        place = len(zone) - 1
        depth = 0
        if zone[place] == card:
            zone.pop()
        else:
            depth = place
            place = zone.index(card)
            depth -= place
            del zone[place]
        self.zones[dst].append(card)
        layout = self.layout
        before = layout.sees[src]
        if depth == 0 and layout.top[src]:
            before = layout.everyone
        after = layout.sees[dst]
        everyone = layout.everyone
        if layout.top[dst]:
            shown = everyone
        seen = before | after | shown
        self.news |= seen & ~before
        if after != everyone:
            known = seen & ~after
            if known:
                top = len(self.zones[dst]) - 1 if layout.ordered[dst] else -1
                self.memory.remember(card, dst, top, known, everyone)
        memory = self.memory
        if memory.tracking and (seen != everyone or (depth and layout.ordered[src])):
            memory.log_move(src, dst, place, seen, False)
        if self.events is not None:
            self.events.append(Event(MOVED, self.acting(), card, src, dst, 0, before, seen))

    def move_under(self, card: int, src: int, dst: int, shown: int = 0) -> None:
        """Like `move`, but under the other cards of the zone."""
        self.move(card, src, dst, shown)
        zone = self.zones[dst]
        zone.insert(0, zone.pop())
        memory = self.memory
        if self.layout.sees[dst] != self.layout.everyone:
            memory.log_under(dst)
            layout = self.layout
            known = (layout.sees[src] | shown) & ~layout.sees[dst]
            if known and layout.ordered[dst]:
                memory.remember(card, dst, 0, known, layout.everyone)

    def pour(self, src: int, dst: int) -> None:
        """Lay all cards of a zone, as they lie, on top of another. Nobody sees more than before."""
        cards = self.zones[src]
        layout = self.layout
        sees = layout.sees[src]
        gain = layout.sees[dst] & ~sees
        known = sees & ~layout.sees[dst]
        memory = self.memory
        if memory.tracking:
            memory.log_pour(src, dst)
        if known:
            for card in cards:
                memory.remember(card, dst, -1, known, layout.everyone)
        if gain and cards:
            self.news |= gain
        if self.events is not None:
            for card in cards:
                seen = sees | layout.sees[dst]
                self.events.append(Event(MOVED, self.acting(), card, src, dst, 0, sees, seen))
        self.zones[dst].extend(cards)
        self.zones[src] = []

    def shuffle(self, zone: int) -> None:
        self.dice.shuffle(self.zones[zone])
        if self.memory.tracking:
            self.memory.log_shuffle(zone)
        if self.events is not None:
            self.events.append(Event(SHUFFLED, self.acting(), -1, zone, zone))

    def look(self, zone: int, count: int, seats: int) -> None:
        """Show the top cards of a zone to some seats; the cards stay where they are."""
        cards = self.zones[zone]
        sees = self.layout.sees[zone]
        fresh = seats & ~sees
        self.news |= fresh
        for place in range(max(0, len(cards) - count), len(cards)):
            at = place if self.layout.ordered[zone] else -1
            self.memory.remember(cards[place], zone, at, fresh, self.layout.everyone)
            if self.events is not None:
                self.events.append(Event(MOVED, self.acting(), cards[place], zone, zone, 0, sees, sees | seats))

    def tell(self, name: str, seat: int, card: int = -1, n: int = 0) -> None:
        """Say publicly what happened (a message id), if anybody listens."""
        if self.events is not None:
            self.events.append(Event(name, seat, card, -1, -1, n, 0, self.layout.everyone))

    def acting(self) -> int:
        """The seat whose turn it is, as far as the game has turns; for events only."""
        return -1

    # --- questions and answers --------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.result is not None

    def finish(self, result: Result) -> None:
        self.result = result
        self.agenda.clear()

    def asking(self) -> Ask[Any]:
        """The step that waits for an answer."""
        step = self.agenda[-1]
        assert isinstance(step, Ask)
        return step

    def open_mask(self) -> int:
        """The seats that may act now, a bit each."""
        if self.result is not None:
            return 0
        return self.asking().open_to(self)

    def seats_open(self) -> list[int]:
        mask = self.open_mask()
        return [seat for seat in range(self.layout.seats) if mask >> seat & 1]

    def legal(self, seat: int) -> list[Action]:
        """What the seat may do now, in table order of the step; empty if it is not asked."""
        legal = self._legal
        if legal is not None and self._legal_seat == seat:
            return legal
        if self.result is not None:
            return []
        step = self.asking()
        if not step.open_to(self) >> seat & 1:
            return []
        options = Options(False)
        step.options(self, seat, options)
        self._legal = options.legal
        self._legal_seat = seat
        return options.legal

    def forget_legal(self) -> None:
        """Drop the cached list, so that it is worked out again."""
        self._legal = None

    def refused(self, seat: int) -> list[tuple[Action, int]]:
        """The candidates of the present question that are not legal, each with its refusal code."""
        if self.result is not None:
            return []
        step = self.asking()
        if not step.open_to(self) >> seat & 1:
            return []
        options = Options(True)
        step.options(self, seat, options)
        return options.refused

    def apply(self, seat: int, action: Action) -> None:
        """Do what a seat has chosen, then everything that follows until somebody is asked again."""
        if action not in self.legal(seat):
            raise IllegalAction(self.game.say_no(self, seat, action))
        self._legal = None
        self.news = 0
        self.number += 1
        step = self.asking()
        if isinstance(step, Together):
            step.answer(self, seat, action)
            if step.open_to(self) != 0:
                return  # the others' questions stay as they are
            self.agenda.pop()
            step.finish(self)
        else:
            self.agenda.pop()
            step.act(self, seat, action)
        self.advance()

    def advance(self) -> None:
        """Run the agenda until somebody must be asked or the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if isinstance(step, Ask):
                answer = step.forced(self)
                if answer is None:
                    self.opened = self.number
                    if self.number >= self.cap:
                        seats = self.layout.seats
                        self.finish(Result("aborted", [1] * seats, [], [], "", True))
                    return
                agenda.pop()
                step.act(self, step.seat, answer)
            else:
                agenda.pop()
                step.run(self)
        if self.result is None:
            raise ClioError("The agenda ran out although the game is not over: a rule forgot to push a step.")

    def own_answers(self, seat: int) -> int:
        """How many picks of the present question the seat has made already (only *together* has some)."""
        step = self.agenda[-1] if self.agenda else None
        return step.picks(self, seat) if isinstance(step, Together) else 0

    # --- comparing --------------------------------------------------------------------------

    def key(self) -> tuple[object, ...]:
        """Everything there is, as plain data: equal keys are equal states."""
        return (
            tuple(tuple(zone) for zone in self.zones),
            tuple((step.name, step.args()) for step in self.agenda),
            self.dice.key(),
            (self.number, self.opened, tuple(self.answers)),
            self.memory.key(),
            None if self.result is None else repr(self.result.plain()),
            tuple(repr(getattr(self, name)) for name in self.fields),
        )
