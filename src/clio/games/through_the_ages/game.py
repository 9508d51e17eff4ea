"""Through the Ages as the kernel knows it: declarations, options, and the doors to the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from clio.engine.action import Action
from clio.engine.encoder import Encoder
from clio.engine.errors import ClioError
from clio.engine.evaluation import Evaluation
from clio.engine.finding import steps_in
from clio.engine.game import Field, Game, Option
from clio.engine.ids import Seat
from clio.engine.redeal import Leaning
from clio.engine.rule_list import RuleList
from clio.engine.state import State
from clio.engine.view import View
from clio.engine.weights import Weights
from clio.engine.words import Fills, Said, Words
from clio.engine.zones import Layout
from clio.games.through_the_ages import card_text, coverage, habits, setup
from clio.games.through_the_ages.cards import Deck, load_cards
from clio.games.through_the_ages.evaluation import Prospects
from clio.games.through_the_ages.invariants import impossible
from clio.games.through_the_ages.rules import (
    act,
    aggression,
    colonization,
    end_turn,
    hands,
    kinds,
    measures,
    scoring,
    turn,
)
from clio.games.through_the_ages.state import (
    AGES,
    CHOSEN,
    EVENTS,
    FUTURE,
    K_EVENT,
    K_TERRITORY,
    MILITARY_HAND,
    RATINGS,
    SOURCES,
    TOKEN_CARDS,
    WORKER_CARDS,
    ZONES,
    Ages,
)
from clio.games.through_the_ages.vocabulary import build_lookup

# The worker technologies by type and age: what `workers` and `tokens` are written by.
WORKER_LABELS = tuple(
    f"{kind}_{age}"
    for kind, ages in (
        ("farm", AGES[:4]),
        ("mine", AGES[:4]),
        ("lab", AGES[:4]),
        ("temple", AGES[:3]),
        ("library", AGES[1:4]),
        ("theater", AGES[1:4]),
        ("arena", AGES[1:4]),
        ("infantry", AGES[:4]),
        ("cavalry", AGES[1:4]),
        ("artillery", AGES[2:4]),
        ("air", AGES[3:4]),
    )
    for age in ages
)
assert len(WORKER_LABELS) == WORKER_CARDS


# What the log tells in the words of the move itself; taking, playing and drawing cards it tells by where they go.
TOLD_MOVES = (
    "end population free convert trade choose retire gain build train destroy disband stage develop revolution "
    "leader tactic copy muster bid lose token upgrade aggression war pact cancel accept refuse decline food seize "
    "remove colonize"
)


class AgesGame(Game):
    name = "through_the_ages"
    version = 1
    seat_numbers = (2, 3, 4)
    minutes = 25
    zones = ZONES
    refusals = kinds.REFUSALS.all
    endings = scoring.ENDINGS
    landmarks = ("age", "war", "war-lost", "resigned")
    told_moves = frozenset(TOLD_MOVES.split())
    headings = frozenset(("produces", "farms", "mines", "power", "spoils", "yellow-lost"))
    turn_rule = "TA-ROUND-01"
    end_rule = "TA-END-01"
    spare_zone = "unused"
    packages = ("clio.games.through_the_ages", "clio.games.through_the_ages.rulebook")
    fields = (
        Field("age", "one"),
        Field("round", "one"),
        Field("turn", "one"),
        Field("first", "one"),
        Field("last_round", "one"),
        Field("gone", "one"),
        Field("fresh", "one"),
        Field("used", "one"),
        Field("civil_extra", "one"),
        Field("military_extra", "one"),
        Field("unit_pool", "one"),
        Field("science_pool", "one"),
        Field("resource_pool", "one"),
        Field("food_pool", "one"),
        Field("ruined", "one"),
        Field("spent", "one"),
        Field("filled", "list"),
        Field("workers", "seat*", WORKER_LABELS),
        Field("tokens", "seat*", WORKER_LABELS[:TOKEN_CARDS]),
        Field("government", "seat"),
        Field("yellow", "seat"),
        Field("blue", "seat"),
        Field("pool", "seat"),
        Field("science", "seat"),
        Field("culture", "seat"),
        Field("civil", "seat"),
        Field("civil_total", "seat"),
        Field("military", "seat"),
        Field("military_total", "seat"),
        Field("stages", "seat"),
        Field("tactic", "seat"),
        Field("tucked", "seat"),
        Field("leader_ages", "seat"),
        Field("skipped", "seat"),
        Field("partner", "seat"),
        Field("side", "seat"),
        Field("war_on", "seat*", ("first", "second")),
        Field("rating", "seat*", RATINGS),
        Field("earned", "seat*", SOURCES),
    )
    steps = steps_in(f"{__package__}.rules")

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        super().__init__(deck.digest)
        self.lookup = build_lookup(deck, self.actions)
        for card, name in enumerate(self.lookup.name):
            self.card_name.append(deck.cards[name].id)
            self.card_back.append(self.lookup.age[name] + (4 if self.lookup.military_card[card] else 0))
            event = self.lookup.kind[name] in (K_EVENT, K_TERRITORY)
            self.never.append(0 if event else 1 << EVENTS | 1 << FUTURE)
        ids = [card.id for card in deck.cards]
        self.named = {"tactic": ids, "tucked": ids}
        self.follow(RuleList(__package__))
        self.options = {option.name: option for option in self._options()}

    def _options(self) -> list[Option]:
        return [Option("players", ("2", "3", "4"), "players"), *self.ruling_options()]

    def check_options(self, options: Mapping[str, str]) -> None:
        first = options["first_player"]
        seats = int(options["players"])
        if first.startswith("seat:") and int(first.removeprefix("seat:")) >= seats:
            raise ClioError("bad-first-player", first=first, seats=seats, last=seats - 1)

    def blank(self, layout: Layout, options: Mapping[str, str]) -> Ages:
        return Ages(self, layout, self.lookup, setup.rulings_from(options), None)

    def lay_out(self, state: State, options: Mapping[str, str]) -> None:
        setup.lay_out(cast(Ages, state), options)

    def make_encoder(self) -> Encoder:
        from clio.games.through_the_ages.encoder import encoder_of

        return encoder_of(self)

    def score(self, state: State, seat: int) -> int:
        return cast(Ages, state).culture[seat]

    def measures(self, state: State, seat: int) -> dict[str, list[int]]:
        """What a production brings and how many cards the hands may hold; all of it lies in the open."""
        table = cast(Ages, state)
        seats = table.layout.all_seats
        return {
            "food output": [measures.food_output(table, other) for other in seats],
            "resources output": [measures.resource_output(table, other) for other in seats],
            "civil limit": [hands.civil_limit(table, other) for other in seats],
            "military limit": [hands.military_limit(table, other) for other in seats],
        }

    def sheet(self, state: State, seat: int) -> list[tuple[str, int]]:
        from clio.games.through_the_ages.sheet import sheet

        return sheet(cast(Ages, state), Seat(seat))

    def outlook(self, state: State, seat: int, action: Action) -> Sequence[tuple[str, Fills]]:
        from clio.games.through_the_ages.outlook import outlook

        return outlook(cast(Ages, state), Seat(seat), action)

    def turns_left(self, state: State, seat: int) -> float:
        evaluation = self.evaluation_by("hand")  # as a person would reckon; the tuned weights only compare
        assert isinstance(evaluation, Prospects)
        return evaluation.turns_left(cast(Ages, state), Seat(seat))

    def evaluation(self, weights: Weights) -> Evaluation:
        return Prospects(weights)

    def plausible(self, state: State, seat: int) -> bool:
        """A standing bid can be paid, a defence or force that was begun can be completed."""
        table = cast(Ages, state)
        if table.result is not None or not table.agenda:
            return True
        step = table.agenda[-1]
        if isinstance(step, colonization.Bid):
            return step.bidder < 0 or colonization.most_force(table, step.bidder) >= step.high
        if isinstance(step, colonization.SendForce):
            return colonization.plausible_force(table, step)
        if isinstance(step, aggression.Defend):
            return aggression.plausible_defence(table, step)
        if isinstance(step, hands.DiscardCards):
            return hands.plausible_discard(table, step)
        return True

    def leanings(self, state: State, seat: int) -> list[list[Leaning]]:
        """Bonus cards for the hand that has bid; where picks ascend, low cards picked and high ones still in hand."""
        table = cast(Ages, state)
        lookup = self.lookup
        step = table.agenda[-1]
        if isinstance(step, colonization.Bid) and step.bidder >= 0 and step.bidder != seat:
            return [[Leaning(MILITARY_HAND + step.bidder, [lookup.bonus[name] for name in lookup.name])]]
        if not isinstance(step, colonization.SendForce | aggression.Defend | hands.DiscardCards) or step.seat == seat:
            return []
        # Bonus cards have the highest names, the better the higher, so this is the most that cards can add, too.
        low = Leaning(CHOSEN + step.seat, [-name for name in lookup.name])
        return [[low, Leaning(MILITARY_HAND + step.seat, list(lookup.name))]]

    def belongs(self, state: State, card: int, zone: str) -> bool:
        """Decks hold their age, civil and military cards lie apart."""
        lookup = self.lookup
        words_of = zone.split()
        military = lookup.military_card[card]
        if words_of[-1] in AGES:
            age = AGES[lookup.age[lookup.name[card]]]
            return age == words_of[-1] and military == (words_of[0] != "civil")
        if "events" in words_of:
            return lookup.kind[lookup.name[card]] in (K_EVENT, K_TERRITORY)
        return military == zone.startswith(("military", "chosen"))

    def settle(self, state: State) -> None:
        setup.derive(cast(Ages, state))

    def resume(self, state: State) -> None:
        """The action phase of the seat whose turn it is."""
        seat = cast(Ages, state).turn
        state.agenda += [turn.NextTurn(), end_turn.EndPhase(Seat(seat)), act.Act(Seat(seat))]

    def thing_card(self, field: str, thing: int) -> str:
        return self.deck.cards[thing].id if field in ("workers", "tokens") else ""

    def impossible(self, state: State) -> list[Said]:
        return impossible(cast(Ages, state))

    # How it looks. What draws with rich is imported only when something is drawn: simulations never do.

    def board(self, view: View, names: Sequence[str], words: Words, width: int, height: int) -> Any:
        from clio.games.through_the_ages.screen import ViewReader, picture

        return picture(ViewReader(self.deck, self.lookup, view, words), names, width)

    def describe(self, card: str, words: Words) -> list[tuple[str, str]]:
        return card_text.facts(self.deck, card, words)

    def habits(self, state: State, done: Sequence[Mapping[int, int]]) -> dict[str, list[float]]:
        return habits.habits(cast(Ages, state), done)

    def human_habits(self, players: int) -> dict[str, float]:
        return dict(habits.PEOPLE[players])

    def effect_names(self) -> list[str]:
        return coverage.effect_names(self.deck)

    def effects_of(self, action: Action, before: State, after: State) -> list[str]:
        return coverage.effects_of(action, cast(Ages, before), cast(Ages, after))

    def operations_of(self, effect: str) -> list[str]:
        return next([line.name for line in card.effects] for card in self.deck.cards if card.id == effect)

    def rare(self, action: Action) -> bool:
        return action.kind == kinds.RESIGN


def make(deck: Path | None) -> AgesGame:
    """The game with the cards of a file, or with those that come with the program."""
    return AgesGame(load_cards(deck))
