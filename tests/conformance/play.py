"""Tables to look at: every registered game and the example, in many set-ups, at many moments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from clio.engine.action import Action
from clio.engine.dice import Dice, dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.event import MOVED, Event
from clio.engine.game import Game
from clio.engine.match import Match
from clio.engine.registry import adopt, games, load
from clio.engine.state import State

RARELY = 200  # as the random bot: an action that ends a seat's own game is chosen once in so many times


@cache
def example_game() -> Game:
    """The game of docs/engine.md. The registry does not list it; `load` knows it from here on."""
    from docs import example  # not on top: interpreted games do not run on a compiled kernel

    return adopt(example.make(None))


class Setup:
    """A game and what was chosen for it."""

    def __init__(self, game: Game, options: Mapping[str, str]) -> None:
        self.game = game
        self.options = dict(options)
        self.seats = int(game.complete(options)["players"])

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items() if name != "players"]
        return " ".join([self.game.name, str(self.seats), *chosen])

    def start(self, seed: str, events: bool = False) -> State:
        return self.game.start(self.game.complete(self.options), seed, events)

    def match(self, seed: str) -> Match:
        return Match(self.game, self.options, seed, [f"player {seat}" for seat in range(self.seats)])


@cache
def ballot_game() -> Game:
    from tests.conformance.ballot import make_ballot

    return adopt(make_ballot())


@cache
def fourth_game() -> Game:
    """The smallest game there is."""
    from tests.fourth_game import lanterns

    return adopt(lanterns.make(None))


def registered() -> list[Game]:
    return [load(name) for name in games()]


def every_game() -> list[Game]:
    return [*registered(), example_game(), ballot_game(), fourth_game()]


@cache
def setups(random_sets: int, seed: str) -> list[Setup]:
    return [setup for game in every_game() for setup in setups_of(game, random_sets, seed)]


def setups_of(game: Game, random_sets: int, seed: str) -> list[Setup]:
    """For each number of players: the defaults, all expansions, and some sets at random."""
    found: list[Setup] = []
    dice = dice_from_seed(f"{seed} {game.name}")
    for players in sorted(game.seat_numbers):
        full = {o.name: o.values[-1] for o in game.options.values() if o.group == "with"}
        chosen: list[dict[str, str]] = [{}, full]
        while len(chosen) < 2 + random_sets:
            drawn = random_options(game, dice)
            if accepted(game, {**drawn, "players": str(players)}):
                chosen.append(drawn)
        for options in chosen:
            whole = {"players": str(players), **options}
            if accepted(game, whole) and whole not in [setup.options for setup in found]:
                found.append(Setup(game, whole))
    return found


def random_options(game: Game, dice: Dice) -> dict[str, str]:
    """What differs from the defaults; about every second option does."""
    drawn = {}
    for option in game.options.values():
        if option.group != "players" and option.values:
            value = option.values[dice.below(len(option.values))]
            if value != option.default:
                drawn[option.name] = value
    return drawn


def accepted(game: Game, options: Mapping[str, str]) -> bool:
    try:
        game.complete(options)
    except ClioError:
        return False
    return True


# --- playing ------------------------------------------------------------------------------------------


def any_seat(state: State, dice: Dice) -> int:
    seats = state.seats_open()
    return seats[dice.below(len(seats))]


def any_action(state: State, seat: int, dice: Dice) -> Action:
    legal = state.legal(seat)
    rare = [action for action in legal if state.game.rare(action)]
    if rare and len(rare) < len(legal):
        wanted = dice.below(RARELY) == 0
        legal = [action for action in legal if (action in rare) == wanted]
    return legal[dice.below(len(legal))]


def play_on(state: State, dice: Dice) -> None:
    """One action of somebody who is asked."""
    seat = any_seat(state, dice)
    state.apply(seat, any_action(state, seat, dice))


def moments(setup: Setup, count: int, seed: str) -> Iterator[State]:
    """About so many moments of a random game and its end: each is a copy to be played with."""
    every = max(1, whole_game(setup, seed).number // count)
    dice = dice_from_seed(f"whole {seed}")  # the same game again
    lots = dice_from_seed(f"moments {seed}")
    state = setup.start(seed)
    while not state.over:
        if lots.below(every) == 0:
            yield state.clone()
        play_on(state, dice)
    yield state


def whole_game(setup: Setup, seed: str) -> State:
    dice = dice_from_seed(f"whole {seed}")
    state = setup.start(seed)
    while not state.over:
        play_on(state, dice)
    return state


# --- looking ------------------------------------------------------------------------------------------


def observed(events: list[Event], state: State, seat: int) -> list[tuple[Any, ...]]:
    """What a seat sees of what happened; of a card it did not see, the back."""
    found: list[tuple[Any, ...]] = []
    ordered = state.layout.ordered
    eyes = 1 << seat if seat >= 0 else state.layout.everyone
    for event in events:
        card: str | int | None = None
        if event.card >= 0:
            told = event.name != MOVED or event.seen & eyes == eyes
            card = state.game.card_name[event.card] if told else state.game.card_back[event.card]
        n = event.n if event.name != MOVED or ordered[event.dst] else -1
        found.append((event.name, event.seat, event.src, event.dst, n, card))
    return found


def by_name(state: State) -> tuple[Any, ...]:
    """All cards by their names, in order only where order matters."""
    names = state.game.card_name
    return tuple(
        tuple(cards) if state.layout.ordered[zone] else tuple(sorted(cards))
        for zone, cards in enumerate([[names[card] for card in zone] for zone in state.zones])
    )
