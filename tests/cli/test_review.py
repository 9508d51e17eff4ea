"""`clio review` says what it needs."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Clio


def test_a_review_without_worlds_is_refused_in_a_sentence(clio: Clio, tmp_path: Path) -> None:
    path = tmp_path / "game.clio"
    assert clio(f"play progress --bots random --seed 1 --save {path}", "q\n").exit_code == 0
    done = clio(f"review {path} --worlds 0")
    assert done.exit_code == 2
    assert "at least one world" in done.output
