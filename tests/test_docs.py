"""The examples in README.md, in docs/ and in the docstrings say what really happens."""

from __future__ import annotations

import doctest
import importlib
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [page for page in [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))] if page.exists()]
MODULES = [path for path in sorted(ROOT.glob("src/**/*.py")) if ">>> " in path.read_text(encoding="utf-8")]
FENCE = re.compile(r"^[ \t]*(```|~~~).*$", re.MULTILINE)
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def wrong_examples(tests: Iterable[doctest.DocTest]) -> str:
    """What went wrong, or nothing."""
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=OPTIONS)
    for test in tests:
        runner.run(test, out=report.append)
    return "".join(report)


def page_examples(page: Path) -> list[doctest.DocTest]:
    """A page's examples, which share their names from top to bottom."""
    # A closing fence would count as expected output, so fences are blanked; line numbers stay.
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return [doctest.DocTestParser().get_doctest(text, {"__name__": "__main__"}, page.name, str(page), 0)]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_examples_of_the_pages_are_true(page: Path) -> None:
    trouble = wrong_examples(page_examples(page))
    assert not trouble, trouble


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_examples_of_the_docstrings_are_true(path: Path) -> None:
    parts = path.relative_to(ROOT / "src").with_suffix("").parts
    module = importlib.import_module(".".join(parts).removesuffix(".__init__"))
    trouble = wrong_examples(doctest.DocTestFinder().find(module))
    assert not trouble, trouble


def test_a_wrong_example_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    text = "# Page\n\n```python\n>>> one = 1\n>>> one + 1\n2\n```\n"
    page.write_text(text, encoding="utf-8")
    assert wrong_examples(page_examples(page)) == ""
    page.write_text(text.replace("\n2\n", "\n3\n"), encoding="utf-8")
    trouble = wrong_examples(page_examples(page))
    assert "line 5" in trouble
    assert "Expected:\n    3\nGot:\n    2" in trouble
