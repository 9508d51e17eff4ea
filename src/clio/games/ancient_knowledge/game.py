"""Ancient Knowledge as the kernel knows it: declarations, options, and the doors to the rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from clio.engine.action import Action
from clio.engine.encoder import Encoder
from clio.engine.errors import ClioError
from clio.engine.evaluation import Evaluation
from clio.engine.event import Event
from clio.engine.finding import steps_in
from clio.engine.game import Field, Game, Option
from clio.engine.ids import NO_CARD, Seat
from clio.engine.redeal import Leaning
from clio.engine.rule_list import RuleList
from clio.engine.state import State
from clio.engine.step import Options
from clio.engine.view import View
from clio.engine.weights import Weights
from clio.engine.words import Fills, Said, Words
from clio.engine.zones import Layout
from clio.games.ancient_knowledge import card_text, setup
from clio.games.ancient_knowledge.cards import Cards, load_cards
from clio.games.ancient_knowledge.evaluation import Prospects
from clio.games.ancient_knowledge.invariants import impossible
from clio.games.ancient_knowledge.rules import actions, decline, learn, scoring, team, timeline, turn
from clio.games.ancient_knowledge.rules.hand import PickCards
from clio.games.ancient_knowledge.rules.kinds import REFUSALS
from clio.games.ancient_knowledge.rules.measures import facts
from clio.games.ancient_knowledge.sentences import BadChoice
from clio.games.ancient_knowledge.state import (
    ANY_BUILDING,
    ARTIFACT,
    CHOSEN,
    HAND,
    MOST_SEATS,
    ZONES,
    AncientKnowledge,
)
from clio.games.ancient_knowledge.vocabulary import build_lookup


class AncientKnowledgeGame(Game):
    name = "ancient_knowledge"
    version = 3
    # Rules: AK-COMP-01.
    seat_numbers = tuple(range(2, MOST_SEATS + 1))
    minutes = 15
    zones = ZONES
    refusals = REFUSALS.all
    turn_rule = "AK-TURN-01"
    end_rule = "AK-END-02"
    endings = scoring.ENDINGS
    landmarks = ("board-flipped", "last-round")
    headings = frozenset(("effect",))
    spare_zone = "box"
    packages = (__package__, f"{__package__}.sentences", f"{__package__}.rulebook")
    fields = (
        Field("order", "list"),
        Field("turn", "one"),
        Field("actions", "seat"),
        Field("skip", "seat"),
        Field("midgame", "one"),
        Field("ending", "one"),
        Field("declining", "one"),
        Field("exchanged", "one"),
        Field("levels", "list"),
        Field("lost", "seat"),
        Field("lost_now", "seat"),
        Field("rotated", "seat"),
        Field("tokens", "cards"),
        Field("slot", "cards"),
        Field("row", "cards"),
    )
    steps = steps_in(f"{__package__}.rules")

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        super().__init__(cards.digest)
        self.lookup = build_lookup(cards, self.actions)
        self.card_name = [card.id for card in cards.all]
        self.card_back = [card.level for card in cards.all]
        self.follow(RuleList(__package__))
        self.options = {option.name: option for option in self._options()}

    def _options(self) -> list[Option]:
        seats = [f"seat:{seat}" for seat in range(MOST_SEATS)]
        options = [
            Option("players", ("2", "3", "4"), "players"),
            Option("starting_sets", ("no", "yes"), "with"),
            Option("teams", ("no", "yes"), "with"),
            Option("first_player", ("random", *seats), "ruling", "AK-SETUP-02"),
        ]
        options += self.ruling_options()
        options.append(Option("ages", (), "ruling", "AMB-42"))
        return options

    def check_options(self, options: Mapping[str, str]) -> None:
        seats = int(options["players"])
        if options["teams"] == "yes" and seats != 4:
            raise BadChoice("bad-teams")
        first = options["first_player"]
        if first.startswith("seat:") and int(first.removeprefix("seat:")) >= seats:
            raise ClioError("bad-first-player", first=first, seats=seats, last=seats - 1)
        ages = options["ages"].split(",") if options["ages"] else []
        if ages and (len(ages) != seats or not all(age.strip().isdigit() for age in ages)):
            raise ClioError("bad-ages", ages=options["ages"], seats=seats)

    def blank(self, layout: Layout, options: Mapping[str, str]) -> AncientKnowledge:
        return AncientKnowledge(self, layout, self.lookup, setup.rulings_from(options), None)

    def lay_out(self, state: State, options: Mapping[str, str]) -> None:
        setup.lay_out(cast(AncientKnowledge, state), options)

    def standing(self, state: State, seat: int) -> list[Action]:
        return team.standing_actions(cast(AncientKnowledge, state), Seat(seat))

    def act_standing(self, state: State, seat: int, action: Action) -> None:
        team.act_standing(cast(AncientKnowledge, state), Seat(seat), action)

    def make_encoder(self) -> Encoder:
        from clio.games.ancient_knowledge.encoder import encoder_of

        return encoder_of(self)

    def score(self, state: State, seat: int) -> int:
        return scoring.score(cast(AncientKnowledge, state), Seat(seat))

    def evaluation(self, weights: Weights) -> Evaluation:
        return Prospects(weights)

    def plausible(self, state: State, seat: int) -> bool:
        """Whoever is asked can answer: what was picked so far can be completed from this hand."""
        if state.result is not None:
            return True
        step = state.asking()
        for other in state.seats_open():
            if other != seat:
                options = Options(False)
                step.options(state, other, options)
                if not options.legal:
                    return False
        return True

    def leanings(self, state: State, seat: int) -> list[list[Leaning]]:
        """Picks ascend: low cards are picked already, high ones of the kinds that are asked for still in hand."""
        step = state.asking()
        kinds = step.kinds(cast(AncientKnowledge, state)) if isinstance(step, PickCards) else ANY_BUILDING
        cards = range(len(self.card_name))
        low = [-card for card in cards]
        high = [card + (len(cards) if kinds >> self.lookup.kind[card] & 1 else 0) for card in cards]
        others = [other for other in state.seats_open() if other != seat]
        return [[Leaning(CHOSEN + other, low) for other in others] + [Leaning(HAND + other, high) for other in others]]

    def mates(self, state: State, seat: int) -> Sequence[int]:
        side = cast(AncientKnowledge, state).side(Seat(seat))
        return [mate for mate in range(state.layout.seats) if side >> mate & 1] if side & (side - 1) else ()

    def belongs(self, state: State, card: int, zone: str) -> bool:
        """May a card that a written position leaves open lie there?"""
        kind = self.lookup.kind[card]
        level = {"I": 1, "II": 2}.get(zone.split()[-1], 0)
        if zone.startswith("technology"):
            return self.lookup.level[card] == level
        if zone.startswith("board"):
            return self.lookup.level[card] == (2 if zone.endswith("3") else 1)
        if zone in ("timeline", "past"):
            return kind < ARTIFACT
        if zone == "artifacts":
            return kind == ARTIFACT
        return (kind > ARTIFACT) == (zone == "collection")

    def measures(self, state: State, seat: int) -> dict[str, list[int]]:
        """Scores and totals of all, and for the viewer how far each technology in sight is from being learned."""
        table = cast(AncientKnowledge, state)
        seats = table.layout.all_seats
        found = {f"points {other + 1}": scoring.lines_of(table, other) for other in seats}
        found["score"] = [sum(found[f"points {other + 1}"]) for other in seats]
        found["knowledge"] = [table.total_knowledge(other) for other in seats]
        if seat >= 0:
            found |= needs_of(table, Seat(seat))
        return found

    def sheet(self, state: State, seat: int) -> list[tuple[str, int]]:
        from clio.games.ancient_knowledge.sheet import sheet

        return sheet(cast(AncientKnowledge, state), Seat(seat))

    def outlook(self, state: State, seat: int, action: Action) -> Sequence[tuple[str, Fills]]:
        from clio.games.ancient_knowledge.outlook import outlook

        return outlook(cast(AncientKnowledge, state), Seat(seat), action)

    def contrast(
        self,
        state: State,
        seat: int,
        actions: tuple[Action, Action],
        ends: tuple[Sequence[State], Sequence[State]],
        following: Collection[str] = (),
    ) -> Sequence[tuple[str, Fills]]:
        from clio.games.ancient_knowledge.contrast import contrast

        best, taken = ([cast(AncientKnowledge, table) for table in side] for side in ends)
        return contrast(cast(AncientKnowledge, state), Seat(seat), actions, (best, taken), following)

    def losses(self, before: State, after: State, seat: int) -> Sequence[tuple[str, int]]:
        from clio.games.ancient_knowledge.sheet import losses_of

        return losses_of(cast(AncientKnowledge, before), cast(AncientKnowledge, after), Seat(seat))

    def credits(self, state: State, seat: int) -> Sequence[tuple[str, str, int]]:
        from clio.games.ancient_knowledge.sheet import credits_of

        return credits_of(cast(AncientKnowledge, state), Seat(seat))

    def resume(self, state: State) -> None:
        """The seat whose turn it is acts; with no action left its turn goes on with the Timeline phase."""
        table = cast(AncientKnowledge, state)
        seats = table.side(table.order[table.turn])
        table.agenda += [
            turn.EndTurn(seats),
            decline.DeclinePhase(seats),
            timeline.TimelinePhase(seats),
            actions.ActionPhase(seats),
        ]

    # How it looks. What draws with rich is imported only when something is drawn: simulations never do.

    def board(self, view: View, names: Sequence[str], words: Words, width: int, height: int) -> Any:
        from clio.games.ancient_knowledge.screen import Board, picture

        return picture(Board(self.lookup, self.cards.all, view, names, words), width, height)

    def remark(self, view: View, action: str, words: Words) -> str:
        from clio.games.ancient_knowledge.screen import remark

        return remark(self.lookup, {name: card for card, name in enumerate(self.card_name)}, action, words)

    def describe(self, card: str, words: Words) -> list[tuple[str, str]]:
        return card_text.describe(self.cards, card, words)

    def deck_origin(self, words: Words) -> str:
        return words.say("origin")

    def effect_names(self) -> list[str]:
        """Every card: all of them do something."""
        return list(self.card_name)

    def effects_of(self, action: Action, before: State, after: State) -> list[str]:
        """The cards whose effect is told when the action is done once more on a table that tells."""
        for seat in before.seats_open():
            if action in before.legal(seat):
                again = before.clone()
                again.events = []
                again.apply(seat, action)
                if again.zones == after.zones and again.number == after.number:
                    acted = [self.acting(event) for event in again.events]
                    return [self.card_name[card] for card in acted if card >= 0]
        return []

    def operations_of(self, effect: str) -> list[str]:
        card = self.cards.all[self.card_name.index(effect)]
        return [line.name for line in (*card.do, *([card.price] if card.price is not None else []))]

    def acting(self, event: Event) -> int:
        """The card that, as the event says, did what it is for; -1 if none did."""
        if event.name == "scored":  # a monument scores its printed points without doing anything
            printed = event.card < self.lookup.buildings and event.n == self.lookup.vp[event.card]
            return NO_CARD if printed else event.card
        if event.name in ("effect", "less-by-itself", "easier"):
            return event.card
        if event.name == "less-knowledge":
            return event.other
        return event.cause if event.cause >= 0 and self.lookup.yields[event.cause] else NO_CARD

    def impossible(self, state: State) -> list[Said]:
        return impossible(cast(AncientKnowledge, state))


def needs_of(table: AncientKnowledge, seat: Seat) -> dict[str, list[int]]:
    """By technology the seat sees: is its requirement met (1 or 0), then for each number it asks for the measure,

    what the seat has, and the least it needs (below 0: the most it may have).
    """
    known, discount = facts(table, seat), learn.need_discount(table, seat)
    found = {}
    for zone, cards in enumerate(table.zones):
        for card in cards if table.layout.sees[zone] >> seat & 1 else ():
            needs = table.lookup.needs[card]
            if needs:
                fits = learn.met(needs, known, discount, table.rulings.every_need)
                asked = [(need.measure, known[need.measure], need.low or -need.high) for need in needs]
                found[f"need {table.game.card_name[card]}"] = [int(fits), *(n for three in asked for n in three)]
    return found


def make(deck: Path | None) -> AncientKnowledgeGame:
    """The game with the cards of a file, or with those that come with the program."""
    return AncientKnowledgeGame(load_cards(deck))
