"""Game: one game as loaded with its cards: declarations, tables, and the door to new tables."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from clio.engine.action import Action, ActionTable
from clio.engine.dice import dice_from_seed
from clio.engine.encoder import Encoder, Number
from clio.engine.errors import ClioError, IllegalAction, did_you_mean
from clio.engine.evaluation import Evaluation, ScoreEvaluation
from clio.engine.memory import MOST_CARDS, MOST_SEATS, MOST_ZONES
from clio.engine.refusals import Refusal
from clio.engine.rule_list import Note, RuleList, Ruling
from clio.engine.rules_versions import RulesHistory
from clio.engine.state import State
from clio.engine.step import Step
from clio.engine.weights import Weights, has_weights, read_weights
from clio.engine.words import Fills, RuleSaid, Sayable
from clio.engine.zones import Layout, Zone

if TYPE_CHECKING:
    from clio.engine.redeal import Leaning
    from clio.engine.view import View
    from clio.engine.words import Words


class Option:
    """One thing that can be chosen when a game is set up; the first value is the default.

    An option without values takes any text; the game checks it.
    """

    def __init__(self, name: str, values: Sequence[str], group: str, ruling: str = "") -> None:
        self.name = name
        self.values = tuple(values)
        self.group = group  # "players", "with", "variant" or "ruling"
        self.ruling = ruling  # the id of the ruling this option decides
        self.default = self.values[0] if self.values else ""


class Field:
    """How an attribute of a state is written in views and positions.

    Shapes: `one` number; `list` of numbers; `seat`: one number per seat; `seat*`: for each seat one
    number per label; `cards`: numbers by card.
    """

    def __init__(self, name: str, shape: str, labels: Sequence[str] = ()) -> None:
        self.name = name
        self.shape = shape
        self.labels = tuple(labels)


class Game:
    """What the kernel asks of a game. A game subclasses this once and fills it in."""

    name: ClassVar[str] = "?"
    version: ClassVar[int] = 1  # of the rules: a record says with which it was played
    seat_numbers: ClassVar[tuple[int, ...]] = ()
    zones: ClassVar[Sequence[Zone]] = ()
    fields: ClassVar[Sequence[Field]] = ()
    steps: ClassVar[Sequence[type[Step[Any]]]] = ()
    refusals: ClassVar[Sequence[Refusal]] = ()  # by code; code 0 is "legal" and never shown
    turn_rule: ClassVar[str] = ""  # the rule that says whose decision it is
    end_rule: ClassVar[str] = ""  # the rule that says nothing follows the end
    endings: ClassVar[Sequence[str]] = ()  # ids of the ways a game can end
    spare_zone: ClassVar[str] = ""  # where cards lie that a written position does not mention
    minutes: ClassVar[int] = 0  # about so many for each player, if known: decisions of one seat, ten seconds for each
    cap: ClassVar[int] = 20_000  # after so many actions a game is reported as aborted
    packages: ClassVar[tuple[str, ...]] = ()  # where this game's words lie, by language
    decks: ClassVar[bool] = False  # can it be played with the cards of another file?
    told_moves: ClassVar[frozenset[str]] = frozenset()  # moves (by the first word) that the log tells as they are
    headings: ClassVar[frozenset[str]] = frozenset()  # told events that are a line only with the numbers they brought
    landmarks: ClassVar[tuple[str, ...]] = ()  # events worth finding again in a finished game: ages, wars, ...

    def __init__(self, digest: str) -> None:
        self.digest = digest  # of the card data
        self.actions = ActionTable(f"{self.name} {digest[:16]}")
        self.card_name: list[str] = []  # by physical card
        self.card_back: list[int] = []
        self.never: list[int] = []  # by card: zones (bits) where, as everybody knows, it never lies unseen; or empty
        # Fields of the shape `seat` whose numbers stand for names: positions write these, "" for a negative number.
        self.named: dict[str, list[str]] = {}
        self.options: dict[str, Option] = {}
        self.rules: dict[str, dict[str, str]] = {}  # id -> sentence by language
        self.rulings: list[Ruling] = []
        self.notes: list[Note] = []
        self._layouts: dict[int, Layout] = {}
        self._copies: list[list[int]] = []
        self._evaluations: dict[str, Evaluation] = {}
        self._history: RulesHistory | None = None
        self._encoder: Encoder | None = None

    def follow(self, rules: RuleList) -> None:
        """Take the rules, rulings and notes of a game's list."""
        self.rules, self.rulings, self.notes = rules.rules, rules.rulings, rules.notes

    def ruling_options(self) -> list[Option]:
        """What the rulings leave to be chosen."""
        return [Option(ruling.option, ruling.values, "ruling", ruling.id) for ruling in self.rulings]

    # --- what a game fills in ----------------------------------------------------------------

    def check_options(self, options: Mapping[str, str]) -> None:
        """Raise a ClioError if these choices do not go together."""

    def blank(self, layout: Layout, options: Mapping[str, str]) -> State:
        """A table for these options with nothing on it."""
        raise NotImplementedError

    def lay_out(self, state: State, options: Mapping[str, str]) -> None:
        """Set the game up: cards into zones, first steps onto the agenda."""
        raise NotImplementedError

    def score(self, state: State, seat: int) -> int:
        """The seat's score if the game were counted now."""
        raise NotImplementedError

    def evaluation(self, weights: Weights) -> Evaluation:
        """How good a table looks for a seat, with these weights; the score where a game has nothing better."""
        return ScoreEvaluation(self)

    def standing(self, state: State, seat: int) -> list[Action]:
        """What a seat may do of its own accord while others are asked: nobody is asked for it, and no question waits.

        It must make no difference to what whoever is asked has done and may take back.
        """
        return []

    def act_standing(self, state: State, seat: int, action: Action) -> None:
        """Do one of these at once; the question that others are asked stays as it is."""
        raise NotImplementedError

    def plausible(self, state: State, seat: int) -> bool:
        """Could what everybody did have happened in this deal? (A standing bid can be paid, ...)"""
        return True

    def leanings(self, state: State, seat: int) -> Sequence[Sequence[Leaning]]:
        """Which cards hidden from the seat would make a deal plausible, in one way or in several.

        It is asked where chance finds none. If any deal is plausible, one must be in which the zones of one way were
        given, in turn, the cards that are worth most in them. Look at nothing but what the seat sees: numbers of cards,
        backs, public zones, the agenda.
        """
        return ()

    def impossible(self, state: State) -> Sequence[Sayable | str]:
        """What is impossible about this table, one sentence each; asked in tests and for positions."""
        return []

    def belongs(self, state: State, card: int, zone: str) -> bool:
        """May this card lie in a zone of this name? Asked when a written position leaves cards open.

        Of the state, the numbers are there already and the cards that are named.
        """
        return True

    def settle(self, state: State) -> None:
        """Work out again what a state keeps twice for speed; asked when a position was read."""

    def resume(self, state: State) -> None:
        """Push what happens next on a table whose position does not say so."""
        raise ClioError("no-agenda")

    def rare(self, action: Action) -> bool:
        """Actions that end a seat's game, or are seldom sensible: random play takes them once in 200 times only."""
        return False

    @cached_property
    def rare_actions(self) -> list[bool]:
        """Which of them are rare, by their number in the action table."""
        return [self.rare(action) for action in self.actions.rows]

    def effect_names(self) -> Sequence[str]:
        """Every kind of card effect, for the coverage table of the fuzzer."""
        return ()

    def effects_of(self, action: Action, before: State, after: State) -> Sequence[str]:
        """Which effects an action set off (for the coverage table)."""
        return ()

    def thing_card(self, field: str, thing: int) -> str:
        """The card after which a thing counted by a tally is called, by its id; "" where it is no card."""
        return ""

    def habits(self, state: State, done: Sequence[Mapping[int, int]]) -> dict[str, list[float]]:
        """How each seat played a finished game, by names of the game's own; `done` counts its actions by index."""
        return {}

    def human_habits(self, players: int) -> dict[str, float]:
        """The same of people, as far as somebody has counted."""
        return {}

    def encoder(self) -> Encoder:
        """How a seat's view becomes numbers for nets; laid out once."""
        if self._encoder is None:
            self._encoder = self.make_encoder()
        return self._encoder

    def make_encoder(self) -> Encoder:
        """A game that says nothing about its numbers gets all plain ones and all zones."""
        plain = [Number(field.name, 12) for field in self.fields if field.shape in ("one", "seat", "seat*")]
        return Encoder(self, plain, (), {}, {})

    def operations_of(self, effect: str) -> Sequence[str]:
        """The operations a card effect is made of, by name (for the coverage table)."""
        return ()

    def mates(self, state: State, seat: int) -> Sequence[int]:
        """The seats of one's team, oneself included; nobody where there are no teams."""
        return ()

    def measures(self, state: State, seat: int) -> dict[str, list[int]]:
        """Numbers that pages show and that have to be worked out: scores, totals, how far something is.

        They become part of a seat's view (-1 is a spectator's), so they may follow only from what that seat sees.
        """
        return {}

    def sheet(self, state: State, seat: int) -> list[tuple[str, int]]:
        """What a seat has to show for itself, as message and number: words in which two tables are compared."""
        return [("sheet-score", self.score(state, seat))]

    def outlook(self, state: State, seat: int, action: Action) -> Sequence[tuple[str, Fills]]:
        """What somebody who thinks about an action works out from what the seat sees: messages, and what fills them.

        A filler called `cards` holds the ids of cards, with blanks between.
        """
        return ()

    def contrast(
        self,
        state: State,
        seat: int,
        actions: tuple[Action, Action],
        ends: tuple[Sequence[State], Sequence[State]],
        following: Collection[str] = (),
    ) -> Sequence[tuple[str, Fills]]:
        """What is to be said of the first of two actions beside the second, what decides most first: messages, and what
        fills them. `ends` are the tables at the end of either, in worlds that look the same to the seat;
        `following` are the cards that are played later after the first one only."""
        return ()

    def losses(self, before: State, after: State, seat: int) -> Sequence[tuple[str, int]]:
        """Which cards cost how many points by what was done between two tables, where no table shows it later."""
        return ()

    def credits(self, state: State, seat: int) -> Sequence[tuple[str, str, int]]:
        """Which card makes how much of a row of the sheet, or of a source of the final score (`score-NAME`)."""
        return ()

    def turns_left(self, state: State, seat: int) -> float:
        """About how many turns of its own a seat still has; 0 where nobody can tell."""
        return 0.0

    # --- how it looks: asked by pages and terminals, made from a seat's view only ---------------

    def board(self, view: View, names: Sequence[str], words: Words, width: int, height: int) -> Any:
        """The table as a seat sees it, to be printed in a terminal; None where a plain list will do.

        With a height other than 0 details are left out until it fits, as far as that can be done.
        """
        return None

    def remark(self, view: View, action: str, words: Words) -> str:
        """A few words beside a move that help to choose it."""
        return ""

    def describe(self, card: str, words: Words) -> list[tuple[str, str]]:
        """What a card says: a group first, then its facts, each with its heading."""
        return []

    def deck_origin(self, words: Words) -> str:
        """Where the cards come from, if a player should be told so."""
        return ""

    def deck_mistakes(self, path: Path) -> Sequence[Sayable | str]:
        """What is wrong with a deck file, one sentence each."""
        raise ClioError("no-decks", game=self.name)

    def card_pictures(self, path: Path) -> Mapping[str, str]:
        """The lines of the pictures a deck file brings for its cards; the others show what the game says."""
        raise ClioError("no-decks", game=self.name)

    def deck_picture(self, tree: bool, words: Words) -> Any:
        """All cards as tables, or as a tree, to be printed in a terminal."""
        raise ClioError("no-decks-show", game=self.name)

    # --- what every game gets ----------------------------------------------------------------

    @property
    def package(self) -> str:
        """The folder of the game, as Python names it."""
        return type(self).__module__.rpartition(".")[0]

    @property
    def history(self) -> RulesHistory:
        """What each version of the rules changed, and the cards of before; read when somebody asks."""
        if self._history is None:
            self._history = RulesHistory(self.package)
        return self._history

    def weights(self, name: str) -> Weights:
        """The weights of this name that come with the game: `hand` as they were written, `tuned` by matches."""
        return read_weights(self.package, name) if has_weights(self.package, name) else Weights({})

    def evaluate(self, state: State, seat: int, weights: str = "hand") -> float:
        """How good the table looks for a seat, with weights that come with the game."""
        return self.evaluation_by(weights).value(state, seat)

    def evaluation_by(self, weights: str) -> Evaluation:
        """The evaluation with weights that come with the game, made once."""
        if weights not in self._evaluations:
            self._evaluations[weights] = self.evaluation(self.weights(weights))
        return self._evaluations[weights]

    def layout(self, seats: int) -> Layout:
        if seats not in self._layouts:
            layout = Layout(list(self.zones), seats, max(self.seat_numbers))
            if seats > MOST_SEATS or len(layout.names) > MOST_ZONES or len(self.card_name) > MOST_CARDS:
                raise ValueError(f"{self.name} has more seats, zones or cards than a memory can hold")
            self._layouts[seats] = layout
        return self._layouts[seats]

    def copies(self) -> list[list[int]]:
        """By card: the other cards that look the same."""
        if not self._copies:
            looks: dict[tuple[str, int], list[int]] = {}
            for card, look in enumerate(zip(self.card_name, self.card_back, strict=True)):
                looks.setdefault(look, []).append(card)
            for card, look in enumerate(zip(self.card_name, self.card_back, strict=True)):
                self._copies.append([other for other in looks[look] if other != card])
        return self._copies

    def __reduce__(self) -> tuple[object, ...]:
        from clio.engine.registry import game_with

        return (game_with, (self.actions.key,))

    def complete(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values; bad ones get a sentence."""
        options = {name: option.default for name, option in self.options.items()}
        for name, value in chosen.items():
            if name not in self.options:
                hint = did_you_mean(name, self.options)
                raise ClioError("no-option", game=self.name, name=name, hint=hint)
            if self.options[name].values and value not in self.options[name].values:
                known = ", ".join(self.options[name].values)
                raise ClioError("bad-option", name=name, value=value, known=known)
            options[name] = "".join(value.split())  # a record writes all options in one line
        self.check_options(options)
        return options

    def new(self, players: int | None = None, seed: str | int = "0", **chosen: str) -> State:
        """A table set up and ready for its first decision."""
        picked = dict(chosen)
        if players is not None:
            picked["players"] = str(players)
        return self.start(self.complete(picked), str(seed), False)

    def start(self, options: Mapping[str, str], seed: str, events: bool) -> State:
        """Set up with completed options; with `events` the set-up is told too."""
        state = self.blank(self.layout(int(options["players"])), options)
        state.options = options
        state.dice = dice_from_seed(seed)
        if events:
            state.listen()
        self.lay_out(state, options)
        state.advance()
        return state

    def step_class(self, name: str) -> type[Step[Any]]:
        for kind in self.steps:
            if kind.name == name:
                return kind
        hint = did_you_mean(name, [step.name for step in self.steps])
        raise ClioError("no-step", game=self.name, name=name, hint=hint)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this now; None if it may."""
        if action in state.legal(seat):
            return None
        if state.result is not None:
            return Refusal(self.end_rule, "refusal-game-over")
        for candidate, code in state.refused(seat):
            if candidate is action:
                return self.refusals[code]
        if not state.open_mask() >> seat & 1:
            return Refusal(self.turn_rule, "refusal-not-your-decision")
        return self.refusals[state.asking().no_candidate(state, action)]

    def say_no(self, state: State, seat: int, action: Action) -> IllegalAction:
        """The refusal as a sentence with its rule."""
        refusal = self.refusal(state, seat, action)
        assert refusal is not None
        message = {
            "refusal-game-over": "not-legal-game-over",
            "refusal-not-your-decision": "not-legal-not-asked",
        }.get(refusal.message, "not-legal")
        why = RuleSaid(self.rules.get(refusal.rule, {"en": refusal.message}))
        return IllegalAction(message, action=action.text, seat=seat + 1, why=why, rule=refusal.rule)
