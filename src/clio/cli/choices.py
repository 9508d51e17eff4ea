"""From what a person types (`--players 3 --with a,b --variant fast --rule name=value`) to a game's options."""

from __future__ import annotations

from collections.abc import Sequence

from clio.engine.errors import ClioError, did_you_mean
from clio.engine.game import Game


def options_from(
    game: Game,
    players: int | None = None,
    parts: str = "",
    variant: str = "",
    rules: Sequence[str] = (),
) -> dict[str, str]:
    """The options that were chosen; whether they go together is for the game to say (`game.complete`)."""
    chosen = {}
    if players is not None:
        chosen["players"] = str(players)
    for name in (part.strip() for part in parts.split(",") if part.strip()):
        option = _named(game, "with", name, "expansion")
        chosen[option] = game.options[option].values[-1]
    if variant:
        names = [option.name for option in game.options.values() if option.group == "variant"]
        if not names:
            raise ClioError(f"{game.name} has no variants.")
        chosen[names[0]] = variant
    for rule in rules:
        name, equals, value = rule.partition("=")
        if not equals:
            raise ClioError(f"--rule {rule!r} says no value: write it as name=value.")
        chosen[_named(game, "ruling", name.strip(), "ruling")] = value.strip()
    return chosen


def _named(game: Game, group: str, name: str, what: str) -> str:
    known = [option.name for option in game.options.values() if option.group == group]
    if name not in known:
        listed = f"choose from {', '.join(known)}." if known else "it has none."
        raise ClioError(f"{game.name} has no {what} {name!r}; {listed}{did_you_mean(name, known)}")
    return name
