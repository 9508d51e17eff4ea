"""The pages say nothing that is not in their files of words, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

import clio
from clio.engine.registry import games, load
from clio.server.pages import words_for

SERVER = Path(clio.__file__).parent / "server"
SAID = re.compile(r"""\bsay\(\s*["']([a-z][a-z0-9-]*[a-z0-9])["']\s*[,)]""")


def messages(path: Path) -> set[str]:
    resource = FluentResource(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if type(entry).__name__ == "Junk"]
    names = [entry.id.name for entry in resource.body if hasattr(entry, "id")]
    assert len(set(names)) == len(names)
    return set(names)


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_the_pages_speak_three_languages(language: str) -> None:
    assert messages(SERVER / f"{language}.ftl") == messages(SERVER / "en.ftl")


@pytest.mark.parametrize("language", ["fr", "ru"])
@pytest.mark.parametrize("name", games())
def test_the_games_speak_three_languages(name: str, language: str) -> None:
    for package in load(name).packages:
        folder = SERVER.parent.joinpath(*package.split(".")[1:])
        assert messages(folder / f"{language}.ftl") == messages(folder / "en.ftl")


@pytest.mark.parametrize("name", games())
def test_everything_said_has_words(name: str) -> None:
    words = words_for(name, "en")
    folder = SERVER.parent / "games" / name
    for path in (*SERVER.glob("*.py"), *SERVER.glob("templates/*.html"), folder / "table.html", folder / "page.py"):
        for message in SAID.findall(path.read_text(encoding="utf-8") if path.exists() else ""):
            assert words.has(message), f"{path.name} says {message}"
    assert words.has("game-pitch-" + name.replace("_", "-"))
