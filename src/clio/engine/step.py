"""Steps: what lies on the agenda. Immutable, integers only, so clones of a state share them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from clio.engine.action import Action
from clio.engine.ids import NO_CARD, NO_SEAT, Card, Seat
from clio.engine.picks import PickSet

if TYPE_CHECKING:
    from clio.engine.state import State

S = TypeVar("S", bound="State")


NOT_ASKED: Final[list[tuple[Action, int]]] = []  # stays empty: nobody wants reasons


class Options:
    """Collects what a step offers: each candidate is legal (code 0) or refused with a code.

    Refusals are kept only when somebody asks for them (`explain`); play never pays for them.
    """

    def __init__(self, explain: bool) -> None:
        self.legal: list[Action] = []
        self.explain = explain
        self.refused: list[tuple[Action, int]] = [] if explain else NOT_ASKED

    def offer(self, action: Action, code: int) -> None:
        if code == 0:
            self.legal.append(action)
        elif self.explain:
            self.refused.append((action, code))


class Step(Generic[S]):
    """Something that has to happen. On top of the agenda it is taken off and run."""

    name: ClassVar[str] = "?"
    rule: ClassVar[str] = ""  # the rule behind it; of a question, the one that explains it best
    card_args: ClassVar[tuple[int, ...]] = ()  # which of `args` are physical cards: positions write their places
    announced: ClassVar[bool] = False  # has everybody been told which card it is about, wherever that lies?

    def args(self) -> tuple[int, ...]:
        """The integers that make this step again: `type(step)(*step.args())` equals it."""
        return ()

    def run(self, state: S) -> None:
        raise NotImplementedError

    def about(self, state: S) -> Card:
        """The card the step is about (whose effect it is, what is paid for), or -1: questions and the log name it."""
        return NO_CARD

    def question(self) -> Ask[S] | None:
        """The step itself if it is a question. Compiled, this is faster than to look for its kind."""
        return None

    def __repr__(self) -> str:
        return " ".join([self.name, *map(str, self.args())])

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.args())

    def __copy__(self) -> Step[S]:
        return self

    def __deepcopy__(self, memo: object) -> Step[S]:
        return self


class SeatStep(Step[S]):
    """A step of one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)


class CountStep(SeatStep[S]):
    """A step of one seat with a number: so many cards, tokens, workers."""

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.count)


class SeatsStep(Step[S]):
    """A step of several seats at the same time, a bit each."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def args(self) -> tuple[int, ...]:
        return (self.seats,)


class CardStep(Step[S]):
    """A step of one physical card."""

    card_args = (0,)

    def __init__(self, card: Card) -> None:
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)


class Ask(SeatStep[S]):
    """A step that stops the agenda until a seat has chosen.

    What is legal is worked out when the step is on top, never when it is pushed. When a seat acts,
    the step is taken off and `act` puts on the agenda whatever follows, itself included.
    """

    # The refusal code for an action that is no candidate here ("first answer what is asked").
    other: ClassVar[int] = 0
    # Of a question that one may simply decline: the notation of that answer. A player can have a table give it.
    declined_by: ClassVar[str] = ""

    def question(self) -> Ask[S] | None:
        return self

    def together(self) -> Together[S] | None:
        """The step itself if several seats answer at once; fast, as above."""
        return None

    def open_to(self, state: S) -> int:
        """The seats that may answer now, a bit each."""
        return 1 << self.seat

    def no_candidate(self, state: S, action: Action) -> int:
        """The refusal code for this action, which is no candidate: `other`, unless the reason depends on the action."""
        return self.other

    def prompt(self, state: S) -> str:
        """The message id of the question."""
        return self.name

    def remaining(self, state: S) -> int:
        """How much is still to be picked: cards, or what a payment lacks; 1 where one answer settles it."""
        return 1

    def options(self, state: S, seat: Seat, options: Options) -> None:
        raise NotImplementedError

    def pick_set(self, state: S, seat: Seat) -> PickSet | None:
        """The set that answers this question, as far as it is still to be picked; None if one action is the answer.

        Picked one by one it is asked again and again, by the same kind of step at the same place of the agenda, and
        nothing is revealed before the last pick.
        """
        return None

    def forced(self, state: S) -> Action | None:
        """The answer that what everybody can see already forces, or None: then the seat is asked.

        Never look at hidden cards here: whether a seat is asked must tell nobody anything.
        """
        return None

    def only_choice(self, state: S) -> Action | None:
        """The answer if there is only one: what `forced` says where everything the answer depends on is public."""
        options = Options(False)
        self.options(state, self.seat, options)
        if len(options.legal) == 1:
            return options.legal[0]
        state.keep_legal(self, self.seat, options.legal)
        return None

    def act(self, state: S, seat: Seat, action: Action) -> None:
        raise NotImplementedError


class AskSeveral(Ask[S]):
    """A question that is put again until so many are picked; `left` counts the present one."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def remaining(self, state: S) -> int:
        return self.left


class Together(Ask[S]):
    """Several seats answer at once; answers stay hidden until all have answered.

    The plain form keeps one action per seat in `state.answers`. A game whose answers are cards
    overrides `done` and `answer` and lays them face down in a zone of their own.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(NO_SEAT)
        self.seats = seats

    def args(self) -> tuple[int, ...]:
        return (self.seats,)

    def together(self) -> Together[S] | None:
        return self

    def done(self, state: S, seat: Seat) -> bool:
        return state.answers[seat] >= 0

    def open_to(self, state: S) -> int:
        mask = 0
        for seat in state.layout.all_seats:
            if self.seats >> seat & 1 and not self.done(state, seat):
                mask |= 1 << seat
        return mask

    def picks(self, state: S, seat: Seat) -> int:
        """How many picks the seat has made, where an answer takes several."""
        return 0

    def answer(self, state: S, seat: Seat, action: Action) -> None:
        state.answers[seat] = action.index

    def finish(self, state: S) -> None:
        """All have answered: the answers take effect (and `state.answers` is emptied)."""
        raise NotImplementedError


class Either(Ask[S]):
    """Several seats may act; the first to do so withdraws the others until its action is finished."""

    def __init__(self, seats: int) -> None:
        super().__init__(NO_SEAT)
        self.seats = seats

    def args(self) -> tuple[int, ...]:
        return (self.seats,)

    def open_to(self, state: S) -> int:
        return self.seats
