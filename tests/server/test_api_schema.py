"""schemathesis finds nothing in the JSON interface: a short run of `scripts/api_check.py` against a real server."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("schemathesis")
ROOT = Path(__file__).parent.parent.parent


def test_made_up_requests_find_nothing() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "api_check.py"), "--examples", "4"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    ended = re.findall(r"(?:No issues found|\d+ warnings?) in", done.stdout)
    assert len(ended) >= 4, "four runs, none of them empty"
