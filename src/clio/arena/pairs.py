"""Option sets in which every two option values that go together meet at least once.

Most mistakes need one option, or two at once; trying all combinations would take 2 to the number of options.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from clio.engine.dice import Dice
from clio.engine.errors import ClioError
from clio.engine.game import Game

Value = tuple[str, str]  # an option and what it is set to
Pair = frozenset[Value]
OptionSet = dict[str, str]


@dataclass
class Cover:
    """The option sets, the pairs they cover, and the pairs that the game refuses."""

    sets: list[OptionSet]
    pairs: set[Pair]
    impossible: set[Pair]


def domains(game: Game) -> dict[str, Sequence[str]]:
    """What each option can be set to. For free text: nothing, and lists of numbers up to one for each seat."""
    lists = [",".join(str(20 + place) for place in range(seats)) for seats in sorted(game.seat_numbers)]
    return {name: option.values or ("", *lists) for name, option in game.options.items()}


def pairs_of(options: Mapping[str, str]) -> Iterator[Pair]:
    return (frozenset(two) for two in combinations(options.items(), 2))


def accepted(game: Game, options: Mapping[str, str]) -> bool:
    try:
        game.check_options(options)
    except ClioError:
        return False
    return True


def completed(game: Game, choices: Mapping[str, Sequence[str]], pair: Pair) -> OptionSet | None:
    """A set that contains the pair and that the game accepts, or None if there is none.

    The other options are at their defaults but for at most two: no game has rules that tie more together.
    """
    options = {name: option.default for name, option in game.options.items()} | dict(pair)
    if accepted(game, options):
        return options
    fixed = {name for name, _ in pair}
    free = [[(name, value) for value in values] for name, values in choices.items() if name not in fixed]
    for count in (1, 2):
        for group in combinations(free, count):
            for change in product(*group):
                trial = options | dict(change)
                if accepted(game, trial):
                    return trial
    return None


def covering(game: Game, dice: Dice) -> Cover:
    """Few option sets that cover every possible pair: each begins with a pair still missing and takes in many more."""
    choices = domains(game)
    seeds: dict[Pair, OptionSet] = {}
    impossible: set[Pair] = set()
    for first, second in combinations(choices, 2):
        for one, other in product(choices[first], choices[second]):
            pair = frozenset({(first, one), (second, other)})
            seed = completed(game, choices, pair)
            if seed is None:
                impossible.add(pair)
            else:
                seeds[pair] = seed
    missing = dict(seeds)
    sets = []
    while missing:
        options = dict(next(iter(missing.values())))
        kept = set(next(iter(missing)))
        _widen(game, choices, options, kept, missing, dice)
        for pair in pairs_of(options):
            missing.pop(pair, None)
        sets.append(options)
    return Cover(sets or list(_one_by_one(game, choices)), set(seeds), impossible)


def _one_by_one(game: Game, choices: Mapping[str, Sequence[str]]) -> Iterator[OptionSet]:
    """Where there are no two options that could meet: every value of the only one there is."""
    for name, values in choices.items():
        yield from ({name: value} for value in values if accepted(game, {name: value}))


def _widen(
    game: Game,
    choices: Mapping[str, Sequence[str]],
    options: OptionSet,
    kept: set[Value],
    missing: Mapping[Pair, object],
    dice: Dice,
) -> None:
    """Set each other option to the accepted value that meets the most missing pairs among those set before."""
    done = dict(kept)
    names = [name for name in choices if name not in done]
    while names:
        name = names.pop(dice.below(len(names)))
        best, most = options[name], -1
        start = dice.below(len(choices[name]))  # of equally good values not always the first
        for value in [*choices[name][start:], *choices[name][:start]]:
            gain = sum(frozenset({(name, value), other}) in missing for other in done.items())
            if gain > most and accepted(game, options | {name: value}):
                best, most = value, gain
        options[name] = done[name] = best
