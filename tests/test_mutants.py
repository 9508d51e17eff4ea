"""The list of mutants that no test can catch stays true: what it names is there, and every operation is broken too."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from clio.engine.registry import games
from scripts import mutants

SURVIVORS = tomllib.loads((mutants.ROOT / "scripts" / "survivors.toml").read_text(encoding="utf-8"))


def missing(keys: dict[str, str], paths: list[Path]) -> list[str]:
    """Keys that name no change any more: the function moved, or its line is another."""
    known = {mutant.key for mutant in mutants.all_mutants(paths)}
    return [key for key in keys if key not in known]


def test_every_game_with_survivors_is_there() -> None:
    assert set(SURVIVORS) <= set(games())


@pytest.mark.parametrize("game", games())
def test_every_survivor_is_still_a_mutant(game: str) -> None:
    assert missing(SURVIVORS.get(game, {}), mutants.targets(game)) == []


def test_a_survivor_that_is_gone_is_found(tmp_path: Path) -> None:
    path = tmp_path / "turn.py"
    path.write_text("def run(left: int) -> bool:\n    return left > 0\n", encoding="utf-8")
    there, gone = "turn.py:run: left > 0 -> left >= 0", "turn.py:Turn.run: left > 0 -> left >= 0"
    assert missing({there: "", gone: ""}, [path]) == [gone]


@pytest.mark.parametrize("game", games())
def test_what_cards_do_is_broken_too(game: str) -> None:
    folder = mutants.ROOT / "src" / "clio" / "games" / game
    rooms = [folder / "rules", folder / "operations"]
    wanted = {path for room in rooms for path in room.rglob("*.py")}
    wanted = {path for path in wanted if path.name not in ("__init__.py", "kinds.py")}
    assert wanted <= set(mutants.targets(game))
