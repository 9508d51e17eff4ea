"""What holds for all tests: whoever runs them, `clio` speaks English unless a test asks for another language."""

from __future__ import annotations

import pytest

from clio.cli.speech import LOCALE


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> str:
    """A language in which everything that is a message stands in brackets."""
    from tests.pseudo import teach  # with it comes the whole server: only for those who ask

    return teach(monkeypatch)
