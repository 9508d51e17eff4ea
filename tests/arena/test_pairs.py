"""Option sets: every two values that go together meet, whatever the game refuses."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from itertools import combinations, product

import pytest

from clio.arena.pairs import Pair, accepted, covering, domains, pairs_of
from clio.engine.dice import dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.game import Game, Option
from tests.conformance.play import every_game


class Choosy(Game):
    """A game of options only, some of which exclude or need each other."""

    seat_numbers = (1, 2, 3)

    def __init__(self) -> None:
        super().__init__("0" * 64)
        options = [
            Option("players", ("2", "1", "3"), "players"),
            Option("fast", ("no", "yes"), "variant"),
            Option("north", ("no", "yes"), "with"),
            Option("south", ("no", "yes"), "with"),
            Option("first", ("random", "named"), "ruling"),
            Option("names", (), "ruling"),
        ]
        self.options = {option.name: option for option in options}

    def check_options(self, options: Mapping[str, str]) -> None:
        numbers = options["names"].split(",") if options["names"] else []
        if options["players"] == "1" and options["fast"] == "yes":
            raise ClioError("not alone")
        if options["north"] == "yes" and options["south"] == "yes":
            raise ClioError("not both")
        if options["first"] == "named" and len(numbers) != int(options["players"]):
            raise ClioError("names are missing")
        if numbers and options["first"] == "random":
            raise ClioError("names for nothing")


def test_the_possible_pairs_are_those_of_all_option_sets() -> None:
    game = Choosy()
    choices = domains(game)
    all_sets = [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]
    possible = {pair for options in all_sets if accepted(game, options) for pair in pairs_of(options)}
    cover = covering(game, dice_from_seed("choosy"))
    assert cover.pairs == possible
    assert cover.pairs.isdisjoint(cover.impossible)
    everything = {pair for options in all_sets for pair in pairs_of(options)}
    assert cover.impossible == everything - possible


@pytest.mark.parametrize("game", [*every_game(), Choosy()], ids=lambda game: game.name)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_every_possible_pair_is_covered_by_sets_the_game_accepts(game: Game, seed: str) -> None:
    cover = covering(game, dice_from_seed(seed))
    met: set[Pair] = set()
    for options in cover.sets:
        assert game.complete(options) == options
        met.update(pairs_of(options))
    assert met == cover.pairs


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_few_sets_are_needed(game: Game) -> None:
    largest = [1, *sorted(len(values) for values in domains(game).values())][-2:]
    most = largest[0] * largest[1]  # no fewer can do, if all of them go together
    assert len(covering(game, dice_from_seed("1")).sets) <= 2 * most


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_all_numbers_of_players_and_every_value_occur(game: Game) -> None:
    cover = covering(game, dice_from_seed("1"))
    for name, values in domains(game).items():
        assert {options[name] for options in cover.sets} == set(values)


def test_free_text_is_tried_with_numbers_for_each_seat() -> None:
    assert domains(Choosy())["names"] == ("", "20", "20,21", "20,21,22")


def test_a_pair_is_two_options_whatever_their_order() -> None:
    one = list(pairs_of({"a": "1", "b": "2", "c": "3"}))
    two = list(pairs_of({"c": "3", "b": "2", "a": "1"}))
    assert set(one) == set(two)
    assert len(one) == len(list(combinations("abc", 2)))


def test_the_sets_do_not_depend_on_hashes() -> None:
    program = (
        "from clio.arena.pairs import covering; from clio.engine.dice import dice_from_seed; "
        "from clio.engine.registry import games, load; "
        "print([covering(load(name), dice_from_seed('1')).sets for name in games()])"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            check=True,
            capture_output=True,
            env={**os.environ, "PYTHONHASHSEED": hashes},
        ).stdout
        for hashes in ("1", "2", "3")
    }
    assert len(said) == 1
