"""Progress as the kernel knows it: declarations, options, and the doors to the rules."""

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
from clio.games.progress import card_text, coverage, setup
from clio.games.progress.cards import check_cards, load_cards
from clio.games.progress.deck import Deck
from clio.games.progress.ends import Ends
from clio.games.progress.evaluation import Prospects
from clio.games.progress.invariants import impossible, settle
from clio.games.progress.payment_ways import payment_ways
from clio.games.progress.rules import actions, personalities, scoring, turn, upkeep
from clio.games.progress.rules.kinds import MORE, REFUSALS
from clio.games.progress.rules.knowledge import Pay
from clio.games.progress.sentences import BadChoice
from clio.games.progress.state import AGES, KNOWLEDGE, MOST_SEATS, POWERS, SKILLS, ZONES, Progress
from clio.games.progress.view_reader import ViewReader
from clio.games.progress.vocabulary import build_lookup


class ProgressGame(Game):
    name = "progress"
    version = 2
    # Rules: PR-SETUP-01.
    seat_numbers = tuple(range(1, MOST_SEATS + 1))
    minutes = 20
    zones = ZONES
    refusals = REFUSALS.all
    turn_rule = "PR-TURN-01"
    end_rule = "PR-END-02"
    endings = scoring.ENDINGS
    landmarks = ("age-begins", "milestone-complete")
    told_moves = frozenset(("draw", "quick-draw", "shuffle", "reshuffle", "end", "skill"))
    spare_zone = "box"
    packages = ("clio.games.progress", "clio.games.progress.sentences", "clio.games.progress.rulebook")
    decks = True
    fields = (
        Field("age", "one"),
        Field("order", "list"),
        Field("turn", "one"),
        Field("used", "one"),
        Field("closed", "one"),
        Field("free_milestone", "one"),
        Field("swapped", "one"),
        Field("shuffled", "one"),
        Field("idle", "one"),
        Field("skill", "seat*", SKILLS),
        Field("power", "seat*", POWERS),
        Field("ready", "seat*", KNOWLEDGE),
        Field("spent", "seat*", KNOWLEDGE),
        Field("pool", "list", KNOWLEDGE),
        Field("markers", "cards"),
        Field("covered", "list"),
    )
    steps = steps_in(f"{__package__}.rules")

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        super().__init__(deck.digest)
        self.lookup = build_lookup(self.deck, self.actions)
        self._name_cards()
        self.follow(RuleList(__package__))
        self.options = {option.name: option for option in self._options()}

    def _name_cards(self) -> None:
        """Each physical card's id and back: ages have their own backs, and so have groups."""
        lookup = self.lookup
        ids = [tech.id for tech in self.deck.technologies]
        for tech in lookup.tech[: lookup.first_personality]:
            self.card_name.append(ids[tech])
            self.card_back.append(lookup.age[tech])
        for person in self.deck.personalities:
            self.card_name.append(person.id)
            self.card_back.append(5 + person.group)
        for milestone in self.deck.milestones:
            self.card_name.append(milestone.id)
            self.card_back.append(8 + milestone.group)

    def _options(self) -> list[Option]:
        options = [
            Option("players", ("2", "1", "3", "4", "5"), "players"),
            Option("variant", ("normal", "fast", "faster"), "variant"),
            Option("personalities", ("no", "yes"), "with"),
            Option("milestones", ("no", "yes"), "with"),
            Option("industrial", ("no", "yes"), "with"),
        ]
        options += self.ruling_options()
        options.append(Option("ages", (), "ruling", "C-13"))
        return options

    # Rules: PR-FAST-02.
    def check_options(self, options: Mapping[str, str]) -> None:
        seats = int(options["players"])
        if seats == 1 and options["variant"] != "normal":
            raise BadChoice("bad-fast")
        first = options["first_player"]
        if first.startswith("seat:") and int(first.removeprefix("seat:")) >= seats:
            raise ClioError("bad-first-player", first=first, seats=seats, last=seats - 1)
        ages = options["ages"].split(",") if options["ages"] else []
        if first == "youngest" and len(ages) != seats:
            raise BadChoice("bad-youngest", ages=",".join(["N"] * seats))
        if ages and (len(ages) != seats or not all(age.strip().isdigit() for age in ages)):
            raise ClioError("bad-ages", ages=options["ages"], seats=seats)

    def rare(self, action: Action) -> bool:
        """Paying more than the price is seldom wise: random play and bots leave it, mostly."""
        return action.kind == MORE

    def blank(self, layout: Layout, options: Mapping[str, str]) -> Progress:
        return Progress(self, layout, self.lookup, setup.rulings_from(self.deck, options), None)

    def lay_out(self, state: State, options: Mapping[str, str]) -> None:
        setup.lay_out(cast(Progress, state), self.deck, options)

    def make_encoder(self) -> Encoder:
        from clio.games.progress.encoder import encoder_of

        return encoder_of(self)

    def score(self, state: State, seat: int) -> int:
        return scoring.total(scoring.score_lines(cast(Progress, state)), Seat(seat))

    def evaluation(self, weights: Weights) -> Evaluation:
        if "waits" in weights.values:
            return Ends(weights, Prospects(self.weights("tuned")))
        return Prospects(weights)

    def leanings(self, state: State, seat: int) -> list[list[Leaning]]:
        """Whoever is paying can go on: what was picked is needed, and the rest of the price is in hand."""
        step = state.agenda[-1]
        return payment_ways(cast(Progress, state), step) if isinstance(step, Pay) and step.seat != seat else []

    def belongs(self, state: State, card: int, zone: str) -> bool:
        lookup = self.lookup
        word = zone.split()[0]
        if word in ("deck", "discard"):
            return lookup.tech[card] >= 0 and zone.split()[1] == AGES[lookup.age[lookup.tech[card]]]
        table = cast(Progress, state)
        oldest = table.oldest_open() if word == "hand" else 1
        return lookup.tech[card] >= 0 and oldest <= lookup.age[lookup.tech[card]] <= table.age

    def settle(self, state: State) -> None:
        settle(cast(Progress, state))

    def resume(self, state: State) -> None:
        table = cast(Progress, state)
        seat = table.order[table.turn]
        state.agenda += [turn.EndTurn(), upkeep.Upkeep(seat)]
        if table.rulings.personalities:
            state.agenda.append(personalities.Window(seat, 1))
        state.agenda.append(actions.Act(seat))

    def impossible(self, state: State) -> list[Said]:
        return impossible(cast(Progress, state))

    # How it looks. What draws with rich is imported only when something is drawn: simulations never do.

    def measures(self, state: State, seat: int) -> dict[str, list[int]]:
        """The points of all, in sum and for each power track; everything that is counted lies in the open."""
        lines, seats = scoring.score_lines(cast(Progress, state)), state.layout.all_seats
        found = {f"track {place}": list(points) for place, (_, points) in enumerate(lines[:3])}
        found["score"] = [scoring.total(lines, other) for other in seats]
        return found

    def sheet(self, state: State, seat: int) -> list[tuple[str, int]]:
        from clio.games.progress.sheet import sheet

        return sheet(cast(Progress, state), Seat(seat))

    def outlook(self, state: State, seat: int, action: Action) -> Sequence[tuple[str, Fills]]:
        from clio.games.progress.outlook import outlook

        return outlook(cast(Progress, state), Seat(seat), action)

    def turns_left(self, state: State, seat: int) -> float:
        evaluation = self.evaluation_by("hand")  # as a person would reckon; the tuned weights only compare
        assert isinstance(evaluation, Prospects)
        return evaluation.areas(cast(Progress, state))[1]

    def reader(self, view: View) -> ViewReader:
        return ViewReader(self.deck, view)

    def board(self, view: View, names: Sequence[str], words: Words, width: int, height: int) -> Any:
        from clio.games.progress.screen import picture

        return picture(self.reader(view), names, words, width, height)

    def remark(self, view: View, action: str, words: Words) -> str:
        from clio.games.progress.screen import remark

        return remark(self.reader(view), action, words)

    def describe(self, card: str, words: Words) -> list[tuple[str, str]]:
        return card_text.describe(self.deck, card, words)

    def deck_origin(self, words: Words) -> str:
        printed = all(card.provenance.complete for card in self.deck.cards())
        return words.say("origin-printed" if printed else "origin")

    def deck_mistakes(self, path: Path) -> list[Said]:
        return check_cards(path)

    def card_pictures(self, path: Path) -> dict[str, str]:
        return dict(load_cards(path).pictures)

    def deck_picture(self, tree: bool, words: Words) -> Any:
        from clio.games.progress.show import deck_table, technology_tree

        return technology_tree(self.deck, words) if tree else deck_table(self.deck, words)

    def effect_names(self) -> list[str]:
        return coverage.effect_names(self.deck)

    def effects_of(self, action: Action, before: State, after: State) -> list[str]:
        return coverage.effects_of(action, cast(Progress, before), cast(Progress, after))


def make(deck: Path | None) -> ProgressGame:
    """The game with the cards of a file, or with the reconstructed deck that comes with the program."""
    return ProgressGame(load_cards(deck))
