"""Running `clio` as a person would, with a folder of its own for games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from clio.cli import main

Clio = Callable[..., Result]
GAME = "progress"
GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.fixture
def clio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clio:
    """`clio("play --auto", typed="1\\n")`: runs the command line in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CLIO_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("COLUMNS", "100")

    def run(line: str, typed: str = "") -> Result:
        return CliRunner().invoke(main, with_game(line), input=typed)

    return run


def with_game(line: str) -> str:
    """Most of these tests are about one game: `play` and `cards` mean it where the line names none."""
    command, _, rest = line.partition(" ")
    if command in ("play", "cards") and (not rest or rest.startswith("-")) and "--resume" not in rest:
        return f"{command} {GAME} {rest}".rstrip()
    return line


@pytest.fixture
def well(clio: Clio) -> Callable[..., str]:
    """Like `clio`, for what must go well: gives what was printed."""

    def run(line: str, typed: str = "") -> str:
        result = clio(line, typed)
        assert result.exit_code == 0, result.output
        return result.stdout

    return run


@pytest.fixture
def badly(clio: Clio) -> Callable[..., str]:
    """Like `clio`, for what must not go well: one sentence, exit code 2, no traceback; gives the sentence."""

    def run(line: str, typed: str = "") -> str:
        result = clio(line, typed)
        assert result.exit_code == 2, result.output
        assert isinstance(result.exception, SystemExit)
        assert "Traceback" not in result.output
        said = result.stderr.strip()
        assert said.startswith("clio: ")
        assert said.count("\n") == 0
        return said.removeprefix("clio: ")

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of the record folder, as a file that may be spoilt."""
    path = tmp_path / "game.clio"
    source = next(iter(sorted(GOLDEN.glob("*/symbols-IV.clio"))))
    path.write_bytes(source.read_bytes())
    return path
