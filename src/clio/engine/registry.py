"""Finds the games: every folder of `clio.games` that has a `make` function is one."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

from clio.engine.action import intern_table
from clio.engine.errors import ClioError, did_you_mean
from clio.engine.game import Game

_shipped: dict[str, Game] = {}
_by_key: dict[str, Game] = {}


def games() -> list[str]:
    """The names of all games, in alphabetical order."""
    package = importlib.import_module("clio.games")
    return sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)


def load(name: str, deck: Path | None = None) -> Game:
    """A game with its own cards, or with those of another deck file.

    The same cards give the same object, so actions of one game can be compared by identity.
    """
    if deck is None and name in _shipped:
        return _shipped[name]
    if name not in games():
        raise ClioError("no-game", name=name, known=", ".join(games()), hint=did_you_mean(name, games()))
    if deck is not None and not load(name).decks:
        raise ClioError("no-decks", game=name)
    module = importlib.import_module(f"clio.games.{name}")
    game: Game = module.make(deck)
    game = _by_key.setdefault(game.actions.key, game)
    intern_table(game.actions)
    if deck is None:
        _shipped[name] = game
    return game


def load_with(name: str, digest: str, deck: Path | None = None) -> Game:
    """The game with the cards of this digest, where it is set up with them or used to be; else as `load` has it."""
    game = load(name, deck)
    earlier = game.history.earlier_cards
    if deck is None and digest != game.digest and digest in earlier:
        return load(name, earlier[digest])
    return game


def adopt(game: Game) -> Game:
    """Make a game known by its name that is no folder of `clio.games`; `games()` does not list it."""
    game = _by_key.setdefault(game.actions.key, game)
    intern_table(game.actions)
    return _shipped.setdefault(game.name, game)


def game_with(key: str) -> Game:
    """The loaded game with this key (its name and the digest of its cards), for what was pickled."""
    if key not in _by_key:
        load(key.split(" ")[0])
    if key not in _by_key:
        raise ClioError("game-not-loaded", key=key)
    return _by_key[key]
