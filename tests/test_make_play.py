"""`make play` runs the compiled build where it is there and as new as its sources, and never waits for it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from clio.cli import serve

ROOT = Path(__file__).parent.parent


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A checkout that is installed already, with a program that only says where its rules come from."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("pyproject.toml", "constraints.txt", "hatch_build.py", "src/clio/rules.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1_000, 1_000))
    program = tmp_path / ".venv/bin/clio"
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\necho "rules: ${PYTHONPATH:-src}"\n')
    program.chmod(0o755)
    (tmp_path / ".venv/.ready").touch()
    return tmp_path


def played(clone: Path) -> str:
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "MAKEFLAGS", "MAKELEVEL")}
    done = subprocess.run(["make", "-s", "play"], cwd=clone, env=env, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_who_plays_does_not_wait_for_a_compiler(clone: Path) -> None:
    assert played(clone) == "rules: src"
    assert not (clone / "build/compiled").exists()


def test_a_compiled_build_runs_if_it_is_up_to_date(clone: Path) -> None:
    ready = clone / "build/compiled/.ready"
    ready.parent.mkdir(parents=True)
    ready.touch()
    os.utime(ready, (2_000, 2_000))
    assert played(clone) == "rules: build/compiled"
    (clone / "src/clio/rules.py").touch()
    assert played(clone) == "rules: src", "a rule was changed since"


@pytest.mark.parametrize(("compiled", "words"), [(True, "The rules are compiled."), (False, "make compiled")])
def test_the_program_says_which_build_runs(capsys: pytest.CaptureFixture[str], compiled: bool, words: str) -> None:
    serve.announce("http://127.0.0.1:8765/", "here", compiled)
    said = " ".join(capsys.readouterr().err.split())
    assert "127.0.0.1:8765" in said
    assert words in said
