"""From what a person types (`--players 3 --with a,b --variant fast --rule name=value`) to a game's options."""

from __future__ import annotations

from collections.abc import Sequence

from clio.cli.speech import Misuse
from clio.engine.errors import did_you_mean
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
        option = _named(game, "with", name)
        chosen[option] = game.options[option].values[-1]
    if variant:
        names = [option.name for option in game.options.values() if option.group == "variant"]
        if not names:
            raise Misuse("no-variants", game=game.name)
        chosen[names[0]] = variant
    for rule in rules:
        name, equals, value = rule.partition("=")
        if not equals:
            raise Misuse("rule-no-value", rule=rule)
        chosen[_named(game, "ruling", name.strip())] = value.strip()
    return chosen


def _named(game: Game, group: str, name: str) -> str:
    known = [option.name for option in game.options.values() if option.group == group]
    if name not in known:
        some, hint = "some" if known else "none", did_you_mean(name, known)
        values = {"game": game.name, "name": name, "some": some, "known": ", ".join(known), "hint": hint}
        raise Misuse("no-expansion" if group == "with" else "no-ruling", **values)
    return name
