"""Operations and steps are known by being written: no list names them, and one that lacks something is an error."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import pytest

from clio.engine.cards import WHOLE, Reader
from clio.engine.finding import classes_in, operations_in, steps_in
from clio.engine.operation import Field, Operation
from clio.engine.registry import games, load
from clio.engine.step import Step

HEAD: Final = (
    "from clio.engine.operation import *\nfrom clio.engine.cards import WHOLE\nfrom tests.test_operations import Act\n"
)
NUMBERED: Final = 'class Jump(Act):\n    name = "jump"\n    fields = (Field("n", WHOLE, 2),)\n'
INIT: Final = "    def __init__(self, n):\n        self.n = n\n"
DO: Final = "    def do(self, state):\n        state.append(self.n)\n"


class Act(Operation):
    """What a game says of its operations."""

    must = ("do",)

    def do(self, state: list[int]) -> None:
        raise NotImplementedError


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Any:
    """Writes the modules of a package and gives its name."""
    name = f"planted_{abs(hash(request.node.name))}"

    def plant(**modules: str) -> str:
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").touch()
        for module, text in modules.items():
            (folder / f"{module}.py").write_text(HEAD + text, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        return name

    yield plant
    for module in [module for module in sys.modules if module.startswith(name)]:
        del sys.modules[module]


def test_an_operation_is_named_in_its_class_only(package: Any):
    found = operations_in(package(jump=NUMBERED + INIT + DO), Act)
    assert list(found) == ["jump"]
    reader = Reader("clio.engine.cards")
    state: list[int] = []
    for line in ({"op": "jump", "n": 5}, {"op": "jump"}):
        made = reader.line(found, line, "here")
        assert isinstance(made, Act)
        made.do(state)
    assert state == [5, 2]
    assert reader.line(found, {"op": "jump", "n": "x"}, "here") is None
    assert [str(problem) for problem in reader.mistakes] == ['here: jump.n is "x"; write a whole number from 0 up.']


def test_an_operation_without_its_method_is_an_error_when_the_game_loads(package: Any):
    with pytest.raises(TypeError, match=r"the operation jump .* has no method 'do' of its own"):
        operations_in(package(jump=NUMBERED + INIT), Act)


def test_a_name_is_for_one_class(package: Any):
    with pytest.raises(TypeError, match="'jump' names two classes: Jump and Jump"):
        operations_in(package(jump=NUMBERED + INIT + DO, other=NUMBERED + INIT + DO), Act)


def test_parents_are_no_operations(package: Any):
    parent = "class Parent(Act):\n" + DO
    assert operations_in(package(parent=parent), Act) == {}


def test_fields_are_required_unless_something_stands_for_them():
    assert [Field("n", WHOLE).required, Field("n", WHOLE, 0).required, Field("n", WHOLE, None).required] == [
        True, False, False,
    ]  # fmt: skip


@pytest.mark.parametrize("name", games())
def test_every_step_is_known(name: str):
    package = f"clio.games.{name}"
    steps = steps_in(package)
    assert steps == load(name).steps
    named = [kind for kind in classes_in(package, Step) if kind.name != "?"]
    assert {kind.name for kind in named} == {step.name for step in steps}
