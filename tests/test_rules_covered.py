"""Every rule of every game has a test, and no test claims more than two."""

from __future__ import annotations

from pathlib import Path

import pytest

from clio.cli.rules import Marks
from clio.engine.registry import games, load

MARKS = Marks(Path(__file__).parent)


@pytest.mark.parametrize("game", games())
def test_every_rule_has_a_test(game: str) -> None:
    missing = [rule for rule in load(game).rules if rule not in MARKS.ids]
    assert not missing, f"{len(missing)} rules without a test: {' '.join(missing)}"


def test_the_marks_are_in_order() -> None:
    known = {rule for game in games() for rule in load(game).rules}
    assert list(MARKS.complaints(known)) == []
