"""State: everything on the table, and the few ways in which it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.errors import ClioError
from clio.engine.event import CARD, FORCED, MOVED, SEAT, SHUFFLED, Change, Event, Tally
from clio.engine.ids import NO_CARD, NO_SEAT, Card, Seat, ZoneId
from clio.engine.memory import (
    CARDS,
    COUNT_SHIFT,
    DST_SHIFT,
    EMPTIED,
    LONG_LOG,
    POURED,
    SEEN_SHIFT,
    SHUFFLED_ZONE,
    SRC_SHIFT,
    Knowledge,
    Memory,
    alike,
)
from clio.engine.result import Result
from clio.engine.step import Ask, Options, Step, Together
from clio.engine.zones import Layout

if TYPE_CHECKING:
    from clio.engine.game import Game

PUBLIC: Final = -1  # in place of a seat: what everybody sees and knows
# Steps in a row without a question to anybody: no game comes near it. A written position in which nobody can do
# anything would go on for ever.
MOST_STEPS: Final = 100_000
EMPTY: Final[list[Any]] = []  # all empty zones of a packed table, and more that is empty; never changed


class State:
    """The table of one game. A game's own state adds plain typed attributes and copies them.

    Cards change place only through `move`, `pour`, `shuffle` and their kin, so views, memory,
    redeal and the count of cards are right without any word from the game.
    """

    # The game's own attributes, in order: what `key`, positions and the clone test go by.
    fields: ClassVar[tuple[str, ...]] = ()
    # Those of them that the log tells whenever they change.
    tallies: ClassVar[tuple[Tally, ...]] = ()

    def __init__(self, game: Game, layout: Layout, like: State | None) -> None:
        self.game = game
        self.layout = layout
        self.events: list[Event] | None = None
        self._told = EMPTY  # what the log has told of each tally
        self._cause = NO_CARD  # the card that the running step is about
        self.answered_about = NO_CARD  # the card that the latest question was about; for the log only
        self.options: Mapping[str, str] = {} if like is None else like.options  # as the table was set up
        self.news = 0  # seats (bits) that learned something since the last action began
        self._asked: Ask[Any] | None = None  # what `asking` found to be a question last time
        self._legal: list[Action] | None = None
        self._legal_seat = -1
        # Moves (packed as in a memory) since somebody last looked; None: nobody looks.
        self.moved: list[int] | None = None
        self.marked = 0  # zones (bits) where a number that lies on a card has become another one; the game says so
        if like is None:
            self.cap = game.cap
            self.dice = Dice(0, 0, 0, 0, 0)
            self.zones: list[list[Card]] = [[] for _ in layout.names]
            self.agenda: list[Step[Any]] = []
            self.number = 0  # how many actions were taken
            self.opened = 0  # `number` when the present question was put
            self.answers = [-1] * layout.seats
            self.memory = Memory(layout.seats, len(game.card_back))
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

    def move(self, card: Card, src: int, dst: int, shown: int = 0, under: bool = False) -> None:
        """Lay a card on top of another zone (or under it); `shown` are seats (bits) that get to see its face."""
        if self.events is not None:
            self.tell_changes()
        # The object itself goes from list to list: compiled code would make a new one of a larger number.
        zone: list[Any] = self.zones[src]
        layout = self.layout
        before = layout.sees[src]
        uncovers = False
        thing = zone[-1]
        last: int = thing
        if last == card:
            zone.pop()
            if layout.top[src]:
                before = layout.everyone
                uncovers = True
        else:
            thing = zone.pop(zone.index(card))
        target: list[Any] = self.zones[dst]
        if target is EMPTY:
            target = []
            self.zones[dst] = target
        at = 0 if under else len(target)
        if layout.top[dst] and at == len(target):
            shown = layout.everyone
        if under:
            target.insert(0, thing)
        else:
            target.append(thing)
        after = layout.sees[dst]
        seen = before | after | shown
        self.news |= seen & ~before
        memory = self.memory
        if seen & ~after:
            memory.tracking = True
        if self.events is not None:
            self.events.append(Event(MOVED, self.acting(), card, src, dst, at, before, seen, self._cause))
        hidden = memory.tracking and not (layout.open[src] and layout.open[dst])
        if hidden or self.moved is not None:
            line = card | src << SRC_SHIFT | dst << DST_SHIFT | seen << SEEN_SHIFT
            entry: Any = line if zone else line | EMPTIED  # one object, whoever keeps it
            if self.moved is not None:
                self.moved.append(entry)
            if hidden:
                memory.append(entry)
        if uncovers and zone:
            self.uncover(src)

    def move_under(self, card: Card, src: int, dst: int, shown: int = 0) -> None:
        """Like `move`, but under the other cards of the zone."""
        self.move(card, src, dst, shown, True)

    def pack(self) -> None:
        """Take less room: numbers of cards are objects that all tables share. Then as `shrink`."""
        for zone, cards in enumerate(self.zones):
            self.zones[zone] = [CARDS[card] for card in cards] if cards else EMPTY

    def shrink(self) -> None:
        """Empty zones are one list, others as long as needed.

        For who keeps many games. Nobody may write to `zones` but `move`, `pour` and `shuffle` from then on.
        """
        for zone, cards in enumerate(self.zones):
            if not cards:
                self.zones[zone] = EMPTY
            else:
                self.zones[zone] = cards[:]
        self.memory.shrink()

    def pour(self, src: int, dst: int) -> None:
        """Lay all cards of a zone, as they lie, on top of another. Nobody is shown more than the zones show."""
        cards = self.zones[src]
        layout = self.layout
        sees = layout.sees[src]
        after = layout.sees[dst]
        memory = self.memory
        hidden = not (layout.open[src] and layout.open[dst])
        at = len(self.zones[dst])
        last = len(cards) - 1
        unseen = sees | after == 0 and not layout.top[src] and not layout.top[dst]
        if hidden and memory.tracking and unseen and last > 0 and alike(cards, self.game.card_back):
            line = cards[0] | src << SRC_SHIFT | dst << DST_SHIFT | EMPTIED | POURED
            memory.append(line | len(cards) << COUNT_SHIFT)
            hidden = False
        for number, card in enumerate(cards):
            before = layout.everyone if layout.top[src] and number == last else sees
            seen = layout.everyone if layout.top[dst] and number == last else before | after
            self.news |= seen & ~before
            if seen & ~after:
                memory.tracking = True
            if self.events is not None:
                self.tell_changes()
                self.events.append(Event(MOVED, self.acting(), card, src, dst, at, before, seen, self._cause))
            logged = memory.tracking and hidden
            if logged or self.moved is not None:
                line = card | src << SRC_SHIFT | dst << DST_SHIFT | seen << SEEN_SHIFT
                entry: Any = line if number < last else line | EMPTIED  # one object, as above
                if self.moved is not None:
                    self.moved.append(entry)
                if logged:
                    memory.append(entry)
            at += 1
        if self.zones[dst] is EMPTY:
            self.zones[dst] = []
        self.zones[dst].extend(cards)
        self.zones[src] = []

    def shuffle(self, zone: int) -> None:
        self.dice.shuffle(self.zones[zone])
        if self.memory.tracking and self.layout.ordered[zone]:
            self.memory.append(SHUFFLED_ZONE | zone << SRC_SHIFT)
        if self.events is not None:
            self.tell_changes()
            self.events.append(Event(SHUFFLED, self.acting(), -1, zone, zone, 0, 0, 0, self._cause))
        if self.layout.top[zone] and self.zones[zone]:
            self.uncover(zone)

    def look(self, zone: int, count: int, seats: int) -> None:
        """Show the top cards of a zone to some seats; the cards stay where they are."""
        cards = self.zones[zone]
        for place in range(max(0, len(cards) - count), len(cards)):
            self.show(cards[place], zone, seats)

    def show(self, card: Card, zone: int, seats: int) -> None:
        """Show one card to some seats; it stays where it is."""
        sees = self.layout.sees[zone]
        fresh = seats & ~sees
        if fresh == 0:
            return
        self.news |= fresh
        place = self.zones[zone].index(card)
        if self.events is not None:
            self.tell_changes()
            self.events.append(Event(MOVED, self.acting(), card, zone, zone, place, sees, sees | seats, self._cause))
        self.memory.tracking = True
        self.memory.append(card | zone << SRC_SHIFT | zone << DST_SHIFT | (sees | seats) << SEEN_SHIFT)

    def uncover(self, zone: int) -> None:
        """The top card of a zone whose top all see has changed: it is news unless all knew it lies there.

        Where nobody asks what the public knows, every seat is asked: what all of them know is no news to any.
        """
        card = self.zones[zone][-1]
        for number in [PUBLIC] if self.memory.public else self.layout.all_seats:
            if not self.knowledge_alone(number).knows_place(card):
                self.show(card, zone, self.layout.everyone)
                return

    def knowledge(self, seat: int) -> Knowledge:
        """What a seat (or the PUBLIC) knows of cards it cannot see. Read it only: copies share it."""
        self.memory.settle(self.layout, self.game.card_back, self.game.copies())
        return self.knowledge_alone(seat)

    def knowledge_alone(self, seat: int) -> Knowledge:
        """The same, without working out what the other seats know: for who asks one seat after every action."""
        return self.memory.know(
            seat if seat >= 0 else self.layout.seats, self.layout, self.game.card_back, self.game.copies()
        )

    def shorten_log(self) -> None:
        """Work in what everybody saw, if it has become much: for who goes on playing and asks only copies."""
        if self.memory.end >= LONG_LOG:
            self.memory.settle(self.layout, self.game.card_back, self.game.copies())

    def tell(self, name: str, seat: Seat, card: int = -1, n: int = 0, other: int = -1, whom: int = -1) -> None:
        """Say publicly what happened (a message id), if anybody listens. Tell first, then change the numbers:
        what a thing brought follows it in the log.
        """
        if self.events is not None:
            self.tell_changes()
            everyone = self.layout.everyone
            self.events.append(Event(name, seat, card, -1, -1, n, 0, everyone, self._cause, other, whom))

    def listen(self) -> None:
        """From now on events are told."""
        self.events = []
        self._told = [_copied(getattr(self, tally.field)) for tally in self.tallies]

    def tell_changes(self) -> None:
        """Tell every public number that is not what the log says it is."""
        events = self.events
        if events is None:
            return
        if len(self._told) < len(self.tallies):  # somebody listens who did not say so
            self._told = [_copied(getattr(self, tally.field)) for tally in self.tallies]
            return
        for index, tally in enumerate(self.tallies):
            now = getattr(self, tally.field)
            was = self._told[index]
            if now == was:
                continue
            self._told[index] = _copied(now)
            if not isinstance(now, list):
                events.append(Change(index, -1, -1, -1, int(was), int(now), self._cause))
                continue
            for place in range(len(now)):
                if now[place] == was[place]:
                    continue
                seat = NO_SEAT
                card = NO_CARD
                thing = place
                if tally.by == SEAT:
                    seat = Seat(place // tally.things)
                    thing = place % tally.things
                elif tally.by == CARD:
                    card = Card(place)
                    seat = self.layout.owner[self.zone_of(card)]
                events.append(Change(index, seat, thing, card, int(was[place]), int(now[place]), self._cause))

    def zone_of(self, card: Card) -> ZoneId:
        """Where a card lies; slow: for events only."""
        for zone, cards in enumerate(self.zones):
            if card in cards:
                return ZoneId(zone)
        raise ClioError("no-such-card", card=card)

    def _step_begins(self, step: Step[Any]) -> None:
        """A step is about to happen, and somebody listens."""
        card = step.about(self)
        self.because(card if card >= 0 else self.at_work(), step.announced)

    def because(self, card: Card, announced: bool = False) -> None:
        """What follows is told as caused by this card (-1: by none), as far as everybody knows where it lies."""
        if self.events is None:
            return
        self.tell_changes()
        self._cause = card
        if card >= 0 and not announced:
            zone = self.zone_of(card)
            if not self.layout.open[zone] and self.knowledge(PUBLIC).zones_of(card) != 1 << zone:
                self._cause = NO_CARD

    def at_work(self) -> Card:
        """The card whose effects happen now, as far as the game knows one (-1: none); for events only."""
        return NO_CARD

    def acting(self) -> Seat:
        """The seat whose turn it is, as far as the game has turns; for events only."""
        return NO_SEAT

    # --- questions and answers --------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.result is not None

    def finish(self, result: Result) -> None:
        self.result = result
        self._legal = None
        self.agenda.clear()

    def asking(self) -> Ask[Any]:
        """The step that waits for an answer."""
        agenda: list[Any] = self.agenda  # compiled code would look for the kind of what it reads
        asked = self._asked
        if asked is not None and asked is agenda[-1]:
            return asked
        asked = self.agenda[-1].question()
        assert asked is not None
        self._asked = asked
        return asked

    def open_mask(self) -> int:
        """The seats that may act now, a bit each."""
        if self.result is not None:
            return 0
        return self.asking().open_to(self)

    def seats_open(self) -> list[Seat]:
        mask = self.open_mask()
        return [seat for seat in self.layout.all_seats if mask >> seat & 1]

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
        step.options(self, Seat(seat), options)
        self._legal = options.legal
        self._legal_seat = seat
        return options.legal

    def keep_legal(self, asked: object, seat: int, legal: list[Action]) -> None:
        """What a seat may do was worked out before it is asked: if this is the question that comes, remember it."""
        agenda: list[Any] = self.agenda
        if agenda and agenda[-1] is asked and seat >= 0:
            self._legal = legal
            self._legal_seat = seat

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
        step.options(self, Seat(seat), options)
        return options.refused

    def apply(self, seat: int, action: Action) -> None:
        """Do what a seat has chosen, then everything that follows until somebody is asked again."""
        found = False
        for legal in self.legal(seat):  # by identity: every action is one object, and `in` would ask for equality
            if legal is action:
                found = True
                break
        if not found:
            if action not in self.standing(seat):
                raise self.game.say_no(self, seat, action)
            self._act_standing(seat, action)
            return
        self._legal = None
        self.news = 0
        self.number += 1
        step = self.asking()
        if self.events is not None:
            self._step_begins(step)
            self.answered_about = self._cause
        together = step.together()
        if together is not None:
            together.answer(self, Seat(seat), action)
            if together.open_to(self) != 0:
                self.check_cap()
                return  # the others' questions stay as they are
            self.agenda.pop()
            together.finish(self)
        else:
            self.agenda.pop()
            step.act(self, Seat(seat), action)
        self.advance()

    def standing(self, seat: int) -> list[Action]:
        """What the seat may do beside the question that others are asked; most games know no such thing."""
        if self.result is not None or self.open_mask() >> seat & 1:
            return []
        return self.game.standing(self, seat)

    def _act_standing(self, seat: int, action: Action) -> None:
        self._legal = None
        self.news = 0
        self.number += 1
        self.because(NO_CARD)
        self.answered_about = NO_CARD
        self.game.act_standing(self, seat, action)
        self.check_cap()

    def advance(self) -> None:
        """Run the agenda until somebody must be asked or the game is over."""
        agenda = self.agenda
        steps = 0
        while agenda:
            steps += 1
            if steps > MOST_STEPS:
                self.abort()
                return
            step = agenda[-1]
            if self.events is not None:
                self._step_begins(step)
            asked = step.question()
            if asked is None:
                agenda.pop()
                step.run(self)
                continue
            answer = asked.forced(self)
            if answer is None:
                together = asked.together()
                if together is not None and together.open_to(self) == 0:
                    agenda.pop()
                    together.finish(self)  # nobody has anything to answer
                    continue
                self._asked = asked
                self.opened = self.number
                self.check_cap()
                return
            agenda.pop()
            if self.events is not None:
                self.tell_changes()
                self.events.append(Event(FORCED, asked.seat, -1, -1, -1, answer.index, 0, 0, self._cause))
            asked.act(self, asked.seat, answer)
        if self.result is None:
            raise ClioError("agenda-ran-out")

    def check_cap(self) -> None:
        """A game that goes on beyond the cap is reported as aborted."""
        if self.number >= self.cap:
            self.abort()

    def abort(self) -> None:
        self.finish(Result("aborted", [1] * self.layout.seats, [], [], "", True))

    def own_answers(self, seat: int) -> int:
        """How many picks of the present question the seat has made already (only *together* has some)."""
        step = self.agenda[-1] if self.agenda else None
        return step.picks(self, Seat(seat)) if isinstance(step, Together) else 0

    # --- comparing --------------------------------------------------------------------------

    def key(self) -> tuple[object, ...]:
        """Everything there is, as plain data: equal keys are equal states."""
        self.memory.settle(self.layout, self.game.card_back, self.game.copies())
        return (
            tuple(tuple(zone) for zone in self.zones),
            tuple((step.name, step.args()) for step in self.agenda),
            self.dice.key(),
            (self.number, self.opened, tuple(self.answers)),
            self.memory.key(),
            None if self.result is None else repr(self.result.plain()),
            tuple(repr(getattr(self, name)) for name in self.fields),
        )

    # --- pickling and copying: a state is its plain data and the name of its game ---------------

    def __reduce__(self) -> tuple[object, ...]:
        self.memory.settle(self.layout, self.game.card_back, self.game.copies())
        agenda = [(step.name, step.args()) for step in self.agenda]
        numbers = (self.number, self.opened, self.cap)
        memory = [(seat.zones, seat.placed) for seat in self.memory.known] if self.memory.tracking else []
        fields = [getattr(self, name) for name in self.fields]
        plain = (self.zones, agenda, self.dice, numbers, self.answers, memory, self.result, fields)
        return (state_from, (self.game.actions.key, dict(self.options), plain))

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()


def _copied(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value


def state_from(key: str, options: dict[str, str], plain: tuple[Any, ...]) -> State:
    """The state that was pickled; its game must be one the registry finds, or loaded with its deck."""
    from clio.engine.registry import game_with

    game = game_with(key)
    state = game.blank(game.layout(int(options["players"])), options)
    zones, agenda, dice, numbers, answers, memory, result, fields = plain
    state.options = options
    state.zones = zones
    state.agenda = [game.step_class(name)(*args) for name, args in agenda]
    state.dice = dice
    state.number, state.opened, state.cap = numbers
    state.answers = answers
    state.memory.tracking = bool(memory)
    for known, (zones_of, placed) in zip(state.memory.known, memory, strict=False):
        known.learn(zones_of, placed, game.card_back)
    state.result = result
    for name, value in zip(state.fields, fields, strict=True):
        setattr(state, name, value)
    return state
