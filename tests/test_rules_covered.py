"""Every rule of every game has a test, and no test claims more than two."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from clio.cli.rules import Marks
from clio.engine.finding import classes_in
from clio.engine.operation import Operation
from clio.engine.registry import games, load
from clio.engine.rule_list import citations, without_code

MARKS = Marks(Path(__file__).parent)


@pytest.mark.parametrize("game", games())
def test_every_rule_has_a_test(game: str) -> None:
    missing = [rule for rule in load(game).rules if rule not in MARKS.ids]
    assert not missing, f"{len(missing)} rules without a test: {' '.join(missing)}"


def test_the_marks_are_in_order() -> None:
    known = {rule for game in games() for rule in load(game).rules}
    assert list(MARKS.complaints(known)) == []


# ---- every rule has a home in the code


@pytest.mark.parametrize("game", games())
def test_every_rule_is_cited_where_the_code_does_it(game: str) -> None:
    cited, excused = citations(f"clio.games.{game}"), without_code(f"clio.games.{game}")
    rules = load(game).rules
    assert [rule for rule in rules if rule not in cited and rule not in excused] == []
    assert [rule for rule in excused if rule in cited or rule not in rules] == []
    assert all(why.endswith(".") and len(why) > 15 for why in excused.values())


@pytest.mark.parametrize("game", games())
def test_every_id_the_code_cites_is_there(game: str) -> None:
    """Rules, rulings and notes; and no range is abbreviated, so that a search finds every one."""
    table = load(game)
    known = {*table.rules, *(entry.id for entry in (*table.rulings, *table.notes))}
    assert unknown(f"clio.games.{game}", known) == []


def unknown(package: str, known: set[str]) -> list[str]:
    """Ids that nothing explains, and ranges such as XY-DRAW-01 to -04."""
    families = {name.rsplit("-", 1)[0] for name in known} | {"TA-DV", "TA-DEC", "DER"}
    found = []
    for path in sorted(Path(str(files(package))).rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            ids = re.findall(r"\b[A-Z]{1,3}(?:-[A-Z]+\d?)?-\d\d\b", line)
            wrong = [name for name in ids if name not in known and name.rsplit("-", 1)[0] in families]
            wrong += re.findall(r"\d\d(?:,| to| and) -\d\d\b", line)
            found += [f"{path.name}:{number} {name}" for name in wrong]
    return found


def test_an_id_that_is_nowhere_and_a_range_are_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "planted_rules"
    folder.mkdir()
    (folder / "__init__.py").write_text("# XY-DRAW-01, XY-DRAW-09\n# XY-DRAW-01 to -02, and UTF-08\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert unknown("planted_rules", {"XY-DRAW-01", "XY-DRAW-02"}) == [
        "__init__.py:1 XY-DRAW-09",
        "__init__.py:2 01 to -02",
    ]
    assert {rule: len(places) for rule, places in citations("planted_rules").items()} == {
        "XY-DRAW-01": 2,
        "XY-DRAW-09": 1,
    }


@pytest.mark.parametrize("game", games())
def test_what_steps_and_refusals_cite_is_there(game: str) -> None:
    table = load(game)
    assert [step.name for step in table.steps if step.rule and step.rule not in table.rules] == []
    assert [entry.message for entry in table.refusals[1:] if entry.rule not in table.rules] == []
    operations = classes_in(f"clio.games.{game}", Operation)
    assert [kind.name for kind in operations if kind.rule and kind.rule not in table.rules] == []
