"""What a bot is, and the only door through which it gets to see a table."""

from __future__ import annotations

from collections.abc import Sequence

from clio.engine.action import Action
from clio.engine.dice import Dice
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.redeal import hidden_places, redeal
from clio.engine.state import State


class BotError(ClioError):
    """A bot that is not there, or that does what it may not."""

    package = "clio.bots"


class Bot:
    """Chooses for a seat. It never meets the true table: `decide` deals it another one that looks the same.

    A bot keeps nothing between two decisions and takes all its chance from the dice it is given, so the same
    seed gives the same game in any process.
    """

    name: str = "?"

    def makeup(self, game: Game) -> str:
        """What decides its choices in this game beside the program: weights, settings, nets."""
        return self.name

    def choose(self, world: State, seat: int, dice: Dice) -> Action:
        """One of `world.legal(seat)`. The world is the bot's own: it may do with it what it likes."""
        raise NotImplementedError


class Blind(Bot):
    """A bot that needs nothing but the list of what it may do: dealing it a world would be wasted work."""

    def pick(self, game: Game, legal: Sequence[Action], dice: Dice) -> Action:
        raise NotImplementedError

    def choose(self, world: State, seat: int, dice: Dice) -> Action:
        return self.pick(world.game, world.legal(seat), dice)


def decide(bot: Bot, state: State, seat: int, dice: Dice) -> Action:
    """What a bot does in a seat. The state is the truth and stays on this side of the door."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if isinstance(bot, Blind):
        action = bot.pick(state.game, tuple(legal), dice)
    else:
        action = bot.choose(redeal(veiled(state, seat), seat, dice), seat, dice)
    if action not in legal:
        raise BotError("bot-illegal", name=bot.name, action=action.text)
    return action


def veiled(state: State, seat: int) -> State:
    """A copy in which all that is hidden from the seat lies in the order of its numbers, where it knows no place.

    A redeal shuffles what it finds. Beginning here, the same dice deal the same world whatever the truth is, so no
    bot can make its choice depend on it.
    """
    world = state.clone()
    known = state.knowledge(seat)
    by_back: dict[int, list[tuple[int, int]]] = {}
    for zone, index in hidden_places(world, seat):
        card = world.zones[zone][index]
        if not known.knows_place(card):
            by_back.setdefault(world.game.card_back[card], []).append((zone, index))
    for places in by_back.values():
        cards = sorted(world.zones[zone][index] for zone, index in places)
        for (zone, index), card in zip(places, cards, strict=True):
            world.zones[zone][index] = card
    return world


def pick_best(actions: Sequence[Action], values: Sequence[float], dice: Dice) -> Action:
    """An action of the highest value, each of the equally good ones as likely."""
    top = max(values)
    best = [action for action, value in zip(actions, values, strict=True) if value == top]
    return best[dice.below(len(best))] if len(best) > 1 else best[0]
