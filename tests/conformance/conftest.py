"""How much the conformance suite plays. `make test` must stay quick; the long runs are `make soak`."""

from __future__ import annotations

import pytest

from tests.conformance.play import setups

RANDOM_SETS = 2  # option sets drawn at random, for each game and number of players
SEED = "conformance 1"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes a `setup` runs once for every game, number of players and set of options."""
    if "setup" in metafunc.fixturenames:
        found = setups(RANDOM_SETS, SEED)
        metafunc.parametrize("setup", found, ids=[str(setup) for setup in found])
