"""What mypyc makes of a module is what the module says."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def compiled() -> list[Path]:
    """The modules of which the wheel has a compiled version."""
    globs = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["clio"]["compile"]
    return sorted({path for one in globs for path in ROOT.glob(one) if path.name != "__init__.py"})


def lost(text: str) -> list[str]:
    """Classes of data that are something else once they are compiled: options and class variables get lost."""
    found: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef) and any("Struct" in ast.unparse(base) for base in node.bases):
            fields = [ast.unparse(line.annotation) for line in node.body if isinstance(line, ast.AnnAssign)]
            if node.keywords or any("ClassVar" in field for field in fields):
                found.append(node.name)
    return found


def test_no_class_of_data_loses_its_options() -> None:
    modules = compiled()
    assert len(modules) > 100
    assert [
        (path.name, lost(path.read_text(encoding="utf-8"))) for path in modules if lost(path.read_text("utf-8"))
    ] == []


def test_options_and_class_variables_are_seen() -> None:
    plain = "class A(msgspec.Struct):\n    n: int\n"
    assert lost(plain) == []
    assert lost(plain.replace("Struct", "Struct, order=True")) == ["A"]
    assert lost(plain + "    kind: ClassVar[str] = ''\n") == ["A"]
