"""How much the conformance suite plays: some two minutes on two cores. The long runs are `make soak`."""

from __future__ import annotations

import pytest

from tests.conformance.play import setups

# Set-ups: for each game and number of players the defaults, all expansions, and so many sets of options at random.
RANDOM_SETS = 2
SEED = "conformance 1"

# What is looked at in each set-up.
MOMENTS = 8  # moments spread over a game, for checks that are quick
FEW = 5  # and for checks that are not
ACTIONS = 300  # actions of a game that are followed one by one
ROWS = 30  # rows of the action table that are tried at each moment
FURTHER = 12  # actions played on from a position that was read, or in two worlds that look the same
KEEP = 40  # a copy is kept about every so many actions
POSSIBLE = 10  # actions between two looks for the impossible
ENDINGS = 3  # games played to their end
QUESTIONS = 4  # questions put to several seats together
SEARCH = 200  # games played to find them

# The toy deck, on which all worlds are counted out.
TOYS = 6  # games
MOST_WORLDS = 800
DRAWS = 6000  # worlds dealt before one that never came is called unreachable

# Hypothesis.
EXAMPLES = 20
STEPS = 25
BURST = 12  # actions at once, so that a few steps get into the middle of a game

# Planted mistakes: games in which each must show.
PLANTED = 8


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes a `setup` runs once for every game, number of players and set of options."""
    if "setup" in metafunc.fixturenames:
        found = setups(RANDOM_SETS, SEED)
        metafunc.parametrize("setup", found, ids=[str(setup) for setup in found])
