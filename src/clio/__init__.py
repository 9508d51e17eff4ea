"""Clio: three civilization card games on one engine.

>>> import clio
>>> table = clio.new(clio.game_names()[0], players=3, seed=7)
>>> len(table.bots), table.over
(3, False)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # so that `clio --version` need not load an engine
    from clio.table import Table

__version__ = "0.1.0"
__all__ = ["game_names", "new"]


def game_names() -> list[str]:
    """The names of all games."""
    from clio.engine.registry import games

    return games()


def new(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    bots: Mapping[int, str] | None = None,
    **options: str,
) -> Table:
    """A table set up for its first decision.

    `seed` is any number or text, and the same one gives the same game; without one it is random. `bots` says which
    seats (counted from 0) are played by which bot. `options` are those of the game, as `clio games GAME` lists them.

        >>> import clio
        >>> table = clio.new(clio.game_names()[0], players=2, seed=7, bots={1: "greedy"})
        >>> table.bots
        ['', 'greedy']
    """
    import secrets

    from clio.table.new import new_table

    if players is not None:
        options["players"] = str(players)
    return new_table(game, options, secrets.token_hex(16) if seed is None else str(seed), bots or {})
