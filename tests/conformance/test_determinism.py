"""The same seed gives the same game: in another process, with another hash seed, interpreted and compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
COMPILED = ROOT / "build" / "compiled"


def digests(which: str, hash_seed: str, build: Path | None = None, code: str = "") -> list[str]:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    env["PYTHONPATH"] = os.pathsep.join(map(str, [build, ROOT] if build else [ROOT]))
    command = [sys.executable, *(["-c", code] if code else ["-m", "tests.conformance.digest", which, "2"])]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_other_processes_and_hash_seeds_give_the_same_games() -> None:
    first = digests("all", "1")
    assert len(first) > 10
    assert digests("all", "2") == first


def test_the_compiled_build_gives_the_same_games() -> None:
    """Also that compiled tables can be pickled and copied: the other process checks that."""
    reason = not_compiled(ROOT / "src", COMPILED)
    if reason:
        pytest.skip(reason)
    assert digests("registered", "3", COMPILED) == digests("registered", "1")


def not_compiled(source: Path, build: Path) -> str:
    if not list(build.rglob("*.so")):
        return "not compiled here"
    for path in sorted(source.rglob("*.py")):
        copied = build / path.relative_to(source)
        if not copied.exists() or copied.read_bytes() != path.read_bytes():
            return f"not compiled here: build/compiled is older than {path.name}; run make compiled"
    return ""
