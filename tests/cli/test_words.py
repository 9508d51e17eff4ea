"""The terminal says nothing that is not in its files of words, and its files hold nothing that is never said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

import clio
from clio.cli.speech import words_for
from clio.engine.registry import games, load

CLI = Path(clio.__file__).parent / "cli"
MINE = sorted(CLI.glob("*.py"))
SAID = re.compile(r"""(?:\bsay|\btell)\(\s*f?["']([a-z-]+[a-z])""")
MADE = ("key-", "help-key-", "set-line-")  # put together from pieces


def messages(path: Path) -> list[str]:
    resource = FluentResource(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if type(entry).__name__ == "Junk"]
    return [entry.id.name for entry in resource.body if hasattr(entry, "id")]


def quoted(message: str, source: str) -> bool:
    return f'"{message}"' in source or f"'{message}'" in source


def test_every_message_of_the_terminal_is_there() -> None:
    known = messages(CLI / "en.ftl")
    assert len(known) == len(set(known))
    for path in MINE:
        for message in SAID.findall(path.read_text(encoding="utf-8")):
            found = message in known or any(name.startswith(message) for name in known)
            own = message.split("-")[0] in ("ask", "challenge", "coach", "ending", "game", "score", "title", "told")
            assert found or own, f"{path.name} says {message}"


def test_every_message_of_the_terminal_is_said() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in MINE)
    for message in messages(CLI / "en.ftl"):
        assert quoted(message, source) or message.startswith(MADE), message


@pytest.mark.parametrize("name", games())
def test_every_refusal_question_and_ending_has_a_sentence(name: str) -> None:
    game = load(name)
    words = words_for(game, "en")
    for refusal in game.refusals[1:]:
        assert words.has(refusal.message), refusal.message
    for ending in (*game.endings, "aborted"):
        assert words.has(f"ending-{ending}"), ending
    for step in game.steps:
        if hasattr(step, "prompt") and not step.name.startswith("pay-"):
            assert words.has(f"ask-{step.name}"), step.name
    if any(step.name.startswith("pay-") for step in game.steps):
        assert words.has("ask-pay")
