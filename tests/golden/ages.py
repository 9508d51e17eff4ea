"""What a game of Through the Ages went through, read from its events: golden records are chosen and checked by it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from clio.bots import Blind
from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.game import Game
from clio.engine.match import Match
from clio.engine.record import RecordFile
from clio.games.through_the_ages.rules.pacts import AnswerPact
from clio.games.through_the_ages.state import (
    COLONIES,
    FROM_ATTACKS,
    LEADER,
    PACT,
    SOURCE_COUNT,
    TABLE,
    TOKEN_CARDS,
    WONDER,
    WORKER_CARDS,
    Ages,
)

CLOSE: Final = 4  # rounds between the ends of two ages; five to eight are usual

# Record -> (the seed from which one was looked for, what it shows). Every aggression succeeds in one of them, every
# war is won and lost, every pact accepted.
SHOWN: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "ended-by-first": (
        134,
        (
            "last round by the turn of the first player",
            *("armed_intervention succeeded", "infiltrate succeeded"),
            *("war_over_culture won", "war_over_territory won", "war_over_technology lost"),
            *("international_trade_agreement accepted", "loss_of_sovereignty accepted"),
            *("promise_of_military_protection accepted", "trade_routes_agreement accepted"),
        ),
    ),
    "ended-by-another": (
        36,
        (
            "last round by the turn of another player",
            *("enslave succeeded", "raid_iii succeeded", "war_over_technology won", "war_over_culture lost"),
            *("acceptance_of_supremacy accepted", "international_tourism accepted"),
            *("open_borders_agreement accepted", "scientific_cooperation accepted"),
        ),
    ),
    "alliance": (
        104,
        ("military_alliance accepted", "plunder_ii succeeded", "raid_i succeeded", "war_over_territory lost"),
    ),
    "peace": (155, ("peace_treaty accepted",)),
    "plunder": (164, ("plunder_i succeeded", "resigned, 1 left of 2")),
    "plunder-again": (100, ("plunder_iii succeeded",)),
    "raid": (448, ("raid_ii succeeded",)),
    "annex": (80, ("annex succeeded",)),
    "two-of-four": (50, ("resigned, 3 left of 4", "resigned, 2 left of 4", "spy succeeded")),
    "last-of-three": (78, ("resigned, 2 left of 3", "resigned, 1 left of 3")),
    # Games in which much is built: together they bring most cards into effect.
    "medley-1": (35, ("wonder completed",)),
    "medley-2": (59, ("wonder completed",)),
    "medley-3": (44, ("wonder completed",)),
    "medley-4": (45, ("wonder completed",)),
    "close-ages": (362, (f"two ages ended {CLOSE} rounds apart",)),
}


class Taker(Blind):
    """Wears the decks out: plays its cards to have room for others, and takes what it can play soon."""

    name = "taker"

    def pick(self, game: Game, legal: Sequence[Action], dice: Dice) -> Action:
        by_verb: dict[str, list[Action]] = {}
        for action in legal:
            by_verb.setdefault(action.text.split()[0], []).append(action)
        takes = sorted(by_verb.get("take", []), key=lambda action: action.slot)
        soon = [action for action in takes if action.text.endswith(("_a", "_i", "_ii", "_iii"))]  # action cards
        wishes = [*(by_verb.get(verb, []) for verb in ("play", "leader", "develop", "stage")), soon[:1]]
        wishes += [by_verb.get("build", []) if dice.below(2) else [], takes[:1] if dice.below(3) else []]
        wishes += [by_verb.get("upgrade", []), by_verb.get("population", [])]
        wishes.append([action for action in legal if not game.rare(action)])
        wish = next(wish for wish in wishes if wish)
        return wish[dice.below(len(wish))]


def watch(record: RecordFile) -> Watcher:
    """A recorded game from its beginning to its end."""
    watcher = Watcher(record.start())
    for _, seat, text, _ in record.moves:
        watcher.act(seat, text)
    return watcher


class Watcher:
    """Follows a match, action by action, and collects what happened: `features`."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.features: set[str] = set()
        self.effects: set[str] = set()  # of cards
        self.attack = ""  # the aggression being carried out
        self.victim = -1
        self.spared: tuple[object, ...] = ()  # the victim's things before it
        self.war: tuple[str, int, tuple[int, ...]] | None = None  # a war that was won, its winner, what that had
        self.round = 1
        self.ends: list[int] = []  # the rounds in which Ages I to III ended

    @property
    def state(self) -> Ages:
        state = self.match.state
        assert isinstance(state, Ages)
        return state

    def act(self, seat: int, text: str) -> None:
        """Do an action and note what it brought about."""
        before = self.state.clone()
        step = before.asking()
        self.match.act(seat, text)
        self.effects.update(before.game.effects_of(self.match.game.actions.find(text), before, self.state))
        if isinstance(step, AnswerPact):
            self.features.add(f"{self.name(step.card)} {'accepted' if text == 'accept' else 'refused'}")
        words = text.split()
        if words[0] == "cancel":
            self.features.add(f"{self.name(before.zones[PACT + int(words[-1]) - 1][0])} cancelled")
        if words[0] == "aggression":
            self.victim = int(words[-1]) - 1
            self.spared = belongings(before, self.victim)
        self.features.update(self.told(before))
        if self.attack and not self.state.zones[TABLE]:
            if belongings(self.state, self.victim) != self.spared:
                self.features.add(f"{self.attack} succeeded")
            self.attack = ""
        if self.war is not None and (self.state.over or self.state.asking().name != "spoils"):
            card, winner, had = self.war
            if any(now > then for now, then in zip(spoils(self.state, winner), had, strict=True)):
                self.features.add(f"{card} won")
            self.war = None

    def told(self, before: Ages) -> Iterator[str]:
        """What the events of the latest action tell."""
        for event in self.match.events:
            if event.name == "turn":
                self.round = event.n
            elif event.name == "attacked":
                self.attack = self.name(event.card)
            elif event.name == "repelled":
                yield f"{self.name(event.card)} repelled"
            elif event.name == "war-lost" or (event.name == "war" and event.n == 0):
                yield f"{self.name(event.card)} {'lost' if event.n else 'drawn'}"
            elif event.name == "war":
                self.war = (self.name(event.card), event.seat, spoils(before, event.seat))
            elif event.name == "age":
                yield from self.age_ended(event.n - 1, event.seat)
            elif event.name == "wonder-completed":
                yield "wonder completed"
            elif event.name == "resigned":
                left = self.state.playing()
                yield f"resigned, {left} left of {self.state.layout.seats}"

    def age_ended(self, age: int, seat: int) -> Iterator[str]:
        state = self.state
        if age == 0:
            return
        if self.ends:
            yield f"two ages ended {self.round - self.ends[-1]} rounds apart"
        self.ends.append(self.round)
        if age == 3:
            yield f"last round by the turn of {'the first player' if seat == state.first else 'another player'}"

    def name(self, card: int) -> str:
        return self.match.game.card_name[card]


def belongings(state: Ages, seat: int) -> tuple[object, ...]:
    """What an aggression can take."""
    return (
        state.workers[WORKER_CARDS * seat : WORKER_CARDS * (seat + 1)],
        state.tokens[TOKEN_CARDS * seat : TOKEN_CARDS * (seat + 1)],
        state.pool[seat],
        state.science[seat],
        state.culture[seat],
        [list(state.zones[zone + seat]) for zone in (COLONIES, LEADER, WONDER)],
    )


def spoils(state: Ages, seat: int) -> tuple[int, ...]:
    """What a war can bring, and what nothing else brings the winner at that moment."""
    earned = state.earned[SOURCE_COUNT * seat + FROM_ATTACKS]
    return (state.yellow_owned[seat], state.science[seat], state.technologies[seat].bit_count(), earned)
