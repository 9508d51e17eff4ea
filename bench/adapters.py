"""The engines of others.  Each is imported inside its adapter, so one that is missing fails alone."""

from __future__ import annotations

import importlib
import importlib.metadata
import logging
import random
from collections.abc import Callable, Sequence
from typing import Any

from bench.harness import MAX_ACTIONS, Adapter, WholeGames


def version_of(package: str) -> str:
    return f"{package} {importlib.metadata.version(package)}"


class Catanatron(Adapter):
    """Catan for four.  `execute` lists the next actions itself, so `legal` only reads that list."""

    name = "catanatron: Catan"
    players = 4
    note = "apply includes the legal list of the child; forced rolls and ends of turn are not counted"

    def __init__(self) -> None:
        catanatron = importlib.import_module("catanatron")
        actions = importlib.import_module("catanatron.models.actions")
        self.generate_playable_actions = actions.generate_playable_actions
        self.turns_limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT
        self.game_class = catanatron.Game
        colors = catanatron.Color
        self.seats = [
            catanatron.RandomPlayer(color) for color in (colors.RED, colors.BLUE, colors.WHITE, colors.ORANGE)
        ]
        self.version = version_of("catanatron")

    def new(self, rng: random.Random) -> Any:
        return self.game_class(self.seats, seed=rng.getrandbits(32))

    def done(self, state: Any) -> bool:
        return state.winning_color() is not None or state.state.num_turns >= self.turns_limit

    def legal(self, state: Any) -> Sequence[Any]:
        return state.state.playable_actions  # type: ignore[no-any-return]

    def generate(self, state: Any) -> Sequence[Any]:
        return self.generate_playable_actions(state.state)  # type: ignore[no-any-return]

    def apply(self, state: Any, action: Any) -> None:
        state.execute(action)

    def clone(self, state: Any) -> Any:
        return state.copy()

    def describe(self, state: Any, action: Any) -> str:
        return repr(action)

    def step(self, state: Any, action: Any) -> Sequence[Any]:
        child = state.copy()
        child.execute(action)
        return child.state.playable_actions  # type: ignore[no-any-return]

    def playout(self, seed: int) -> tuple[int, int]:
        rng = random.Random(seed)
        choose = rng.random
        game = self.new(rng)
        state = game.state
        execute, winning_color = game.execute, game.winning_color
        limit = self.turns_limit
        decisions = actions = 0
        while winning_color() is None and state.num_turns < limit and actions < MAX_ACTIONS:
            choices = state.playable_actions
            count = len(choices)
            if count > 1:
                decisions += 1
                execute(choices[int(choose() * count)])
            else:
                execute(choices[0])
            actions += 1
        return decisions, actions


class OpenSpiel(Adapter):
    """A game of OpenSpiel driven from Python; chance nodes are drawn here."""

    language = "C++ through Python"

    def __init__(self, game_string: str, label: str) -> None:
        self.game = importlib.import_module("pyspiel").load_game(game_string)
        self.players = self.game.num_players()
        self.name = f"OpenSpiel: {label}"
        self.version = version_of("open_spiel")
        self.rng = random.Random(0)

    def settle(self, state: Any) -> None:
        while state.is_chance_node():
            roll = self.rng.random()
            drawn = 0
            for outcome, probability in state.chance_outcomes():
                drawn = outcome
                roll -= probability
                if roll <= 0:
                    break
            state.apply_action(drawn)

    def new(self, rng: random.Random) -> Any:
        self.rng = rng
        state = self.game.new_initial_state()
        self.settle(state)
        return state

    def done(self, state: Any) -> bool:
        return state.is_terminal()  # type: ignore[no-any-return]

    def legal(self, state: Any) -> Sequence[Any]:
        return state.legal_actions()  # type: ignore[no-any-return]

    def apply(self, state: Any, action: Any) -> None:
        state.apply_action(action)
        self.settle(state)

    def clone(self, state: Any) -> Any:
        return state.clone()

    def describe(self, state: Any, action: Any) -> str:
        return str(action)

    def step(self, state: Any, action: Any) -> Sequence[Any]:
        child = state.clone()
        child.apply_action(action)
        if child.is_chance_node():
            self.settle(child)
        return child.legal_actions()  # type: ignore[no-any-return]

    def playout(self, seed: int) -> tuple[int, int]:
        rng = random.Random(seed)
        choose = rng.random
        state = self.new(rng)
        legal_actions, apply_action = state.legal_actions, state.apply_action
        is_terminal, is_chance_node = state.is_terminal, state.is_chance_node
        decisions = actions = 0
        while not is_terminal() and actions < MAX_ACTIONS:
            choices = legal_actions()
            count = len(choices)
            if count > 1:
                decisions += 1
                apply_action(choices[int(choose() * count)])
            else:
                apply_action(choices[0])
            if is_chance_node():
                self.settle(state)
            actions += 1
        return decisions, actions


class Pyminion(WholeGames):
    """Dominion's base set, two players who answer pyminion's callbacks at random."""

    name = "pyminion: Dominion base set"
    players = 2

    def __init__(self) -> None:
        logging.disable(logging.CRITICAL)
        self.cards = importlib.import_module("pyminion.expansions.base").base_set
        self.game_class = importlib.import_module("pyminion.game").Game
        self.player_class = importlib.import_module("pyminion.player").Player
        self.crashes = self.total = 0
        self.version = version_of("pyminion")

    @property
    def note(self) -> str:  # type: ignore[override]
        return (
            "callbacks: cannot be copied or stopped between decisions; "
            f"{self.crashes} of {self.total} games died of its own assertion"
        )

    def playout(self, seed: int) -> tuple[int, int]:
        random.seed(seed)
        decider = RandomDecider()
        seats = [self.player_class(decider, player_id=str(seat)) for seat in range(self.players)]
        try:
            self.game_class(seats, [self.cards], random_order=False, log_stdout=False).play()
        except AssertionError:  # the engine's own, about one random game in a few hundred
            self.crashes += 1
        self.total += 1
        return decider.decisions, decider.questions


class RandomDecider:
    """Answers every question of pyminion's Decider protocol at random and counts them."""

    def __init__(self) -> None:
        self.questions = 0
        self.decisions = 0  # questions with at least two answers

    def count(self, is_real: bool) -> None:
        self.questions += 1
        if is_real:
            self.decisions += 1

    def some(self, cards: Sequence[Any], low: int, high: int) -> list[Any]:
        top = len(cards) if high < 0 else min(high, len(cards))
        low = min(low, top)
        self.count(top > 0 and (low < top or top < len(cards)))
        return random.sample(list(cards), random.randint(low, top))

    def one_or_none(self, cards: Sequence[Any]) -> Any:
        self.count(len(cards) > 0)
        return random.choice([*cards, None])

    def action_phase_decision(self, valid_actions: Sequence[Any], player: Any, game: Any) -> Any:
        return self.one_or_none(valid_actions)

    def treasure_phase_decision(self, valid_treasures: Sequence[Any], player: Any, game: Any) -> list[Any]:
        self.count(len(valid_treasures) > 0)
        return list(valid_treasures)

    def buy_phase_decision(self, valid_cards: Sequence[Any], player: Any, game: Any) -> Any:
        return self.one_or_none(valid_cards)

    def binary_decision(
        self, prompt: str, card: Any, player: Any, game: Any, relevant_cards: Sequence[Any] | None = None
    ) -> bool:
        self.count(True)
        return random.random() < 0.5

    def multiple_option_decision(
        self,
        card: Any,
        options: Sequence[str],
        player: Any,
        game: Any,
        num_choices: int = 1,
        unique: bool = True,
    ) -> list[int]:
        self.count(num_choices < len(options))
        return random.sample(range(len(options)), num_choices)

    def deck_position_decision(self, prompt: str, card: Any, player: Any, game: Any, num_deck_cards: int) -> int:
        self.count(num_deck_cards > 0)
        return random.randint(0, num_deck_cards)

    def multi_play_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: Sequence[Any],
        player: Any,
        game: Any,
        required: bool = True,
    ) -> Any:
        self.count(len(valid_cards) > 1)
        return random.choice(list(valid_cards)) if valid_cards else None

    def __getattr__(self, name: str) -> Callable[..., list[Any]]:
        if not name.endswith("_decision"):
            raise AttributeError(name)

        def decide(
            prompt: str,
            card: Any,
            valid_cards: Sequence[Any],
            player: Any,
            game: Any,
            *limits: int,
            **named: int,
        ) -> list[Any]:
            low, high = [*limits, *named.values(), 0, -1][:2]
            return self.some(valid_cards, low, high)

        return decide


BASELINE = "catanatron"

FACTORIES: dict[str, Callable[[], Adapter]] = {
    BASELINE: Catanatron,
    "pyminion": Pyminion,
    "gin_rummy": lambda: OpenSpiel("gin_rummy", "gin rummy"),
    "backgammon": lambda: OpenSpiel("backgammon", "backgammon"),
    "chess": lambda: OpenSpiel("chess", "chess"),
}
