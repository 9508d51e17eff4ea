"""What the program is made of, and whether its pinned versions have known holes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from clio.cli import main

ROOT = Path(__file__).parent.parent.parent


def test_the_bill_names_every_package_with_its_version_and_licence() -> None:
    done = CliRunner().invoke(main, ["bill", "--json"])
    assert done.exit_code == 0
    parts = {part["name"].lower(): part for part in json.loads(done.stdout)["components"]}
    assert parts["clio"]["licenses"] == [{"license": {"name": "Apache-2.0"}}]
    for name in ("msgspec", "typer", "rich"):
        assert parts[name]["version"]
        assert parts[name]["purl"].startswith(f"pkg:pypi/{name}@")
    plain = CliRunner().invoke(main, ["bill"])
    assert all(name in plain.stdout for name in ("package", "msgspec", "Apache-2.0"))


def advisories(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "scripts" / "advisories.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True)


def test_known_holes_are_found_and_ignorance_is_said(tmp_path: Path) -> None:
    nothing = advisories()
    assert (nothing.returncode, "NOT CHECKED" in nothing.stdout) == (0, True)
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line.split("==") for line in lines if "==" in line]
    name, version = pins[0][0], pins[0][1].split(";")[0].strip()
    fine = {"id": "X-1", "affected": [{"package": {"name": name}, "versions": ["0.0.0"]}]}
    (tmp_path / "1.json").write_text(json.dumps(fine))
    assert advisories(str(tmp_path)).returncode == 0
    hole = {"id": "X-2", "summary": "bad", "affected": [{"package": {"name": name.upper()}, "versions": [version]}]}
    (tmp_path / "2.json").write_text(json.dumps(hole))
    found = advisories(str(tmp_path))
    assert found.returncode == 1
    assert "X-2 bad" in found.stdout
