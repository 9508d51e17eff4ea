"""`clio rules`: the rules of the games; in a checkout, which of them a test proves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, TypeGuard

import typer
from rich.text import Text

import clio
from clio.cli.arguments import Language
from clio.cli.rule_search import matching, rule_list, ruling_texts
from clio.cli.speech import Misuse, say, terminal, words_for
from clio.engine.errors import did_you_mean
from clio.engine.game import Game
from clio.engine.registry import games, load
from clio.engine.rule_list import RULE, citations, has_words, without_code
from clio.engine.words import rule_sentence

MOST: Final = 2  # rules a single test may claim to prove


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="argument-game", show_default=False)] = "",
    search: Annotated[str, typer.Option(help="option-search")] = "",
    where: Annotated[str, typer.Option(metavar="RULE", help="option-where")] = "",
    rulings: Annotated[bool, typer.Option("--rulings", help="option-rulings")] = False,
    lang: Language = "",
) -> None:
    chosen = [load(name) for name in ([game] if game else games())]
    if rulings:
        list_rulings(chosen, search, lang)
        return
    folder = tests_folder()
    if where:
        show_places(where.upper(), folder, lang)
        return
    if search or folder is None:
        list_rules(chosen, search, lang)
        return
    marks = Marks(folder)
    missing = 0
    for one in chosen:
        lacking = [rule for rule in one.rules if rule not in marks.ids]
        missing += len(lacking)
        report(one, lacking, lang)
    for complaint in marks.complaints(set().union(*(load(name).rules for name in games()))):
        missing += 1
        terminal().print(complaint, markup=False, soft_wrap=True)
    if missing:
        raise typer.Exit(1)


def list_rules(chosen: list[Game], search: str, language: str) -> None:
    console = terminal()
    found = 0
    for game in chosen:
        rules = matching(game, search, words_for(game, language))
        found += len(rules)
        console.print(rule_list(rules))
    if search and not found:
        raise Misuse("rules-none", wanted=search)


def show_places(rule: str, folder: Path | None, language: str) -> None:
    """A rule, where the code cites it, and the tests that prove it."""
    known = {one: name for name in games() for one in load(name).rules}
    if rule not in known:
        raise Misuse("rules-no-such", rule=rule, hint=did_you_mean(rule, known))
    game = load(known[rule])
    package = f"clio.games.{game.name}"
    console = terminal()
    console.print(rule_list([(rule, rule_sentence(game.rules, rule, words_for(game, language).language))]))
    root = Path(clio.__file__).resolve().parents[2]
    for place in citations(package).get(rule, []):
        console.print(f"{place.path.relative_to(root).as_posix()}:{place.line}", markup=False, soft_wrap=True)
    if rule in without_code(package):
        console.print(say("rules-no-code", why=without_code(package)[rule]), markup=False, soft_wrap=True)
    for where, ids in Marks(folder).found if folder else []:
        if rule in ids:
            console.print(where, markup=False, soft_wrap=True)


def list_rulings(chosen: list[Game], search: str, language: str) -> None:
    """Every ruling, as `/rules/GAME/rulings` shows it."""
    console = terminal()
    found = [text for game in chosen for text in ruling_texts(game, words_for(game, language))]
    shown = [text for text in found if has_words(text.plain, search)]
    if not shown:
        raise Misuse("rulings-none", wanted=search)
    for text in shown:
        console.print(text, soft_wrap=True)


def report(game: Game, lacking: list[str], language: str) -> None:
    console = terminal()
    total = len(game.rules)
    console.print(say("rules-tested", game=game.name, tested=total - len(lacking), total=total), markup=False)
    for rule in lacking:
        sentence = rule_sentence(game.rules, rule, language)
        console.print(Text.assemble(("  " + rule, "red"), f" {sentence}"), soft_wrap=True)


def tests_folder() -> Path | None:
    """The tests beside this source; an installed program has none."""
    folder = Path(clio.__file__).resolve().parents[2] / "tests"
    return folder if folder.is_dir() else None


class Marks:
    """Every `pytest.mark.rule("…")` of a folder of tests, read without running them."""

    def __init__(self, folder: Path) -> None:
        self.ids: set[str] = set()
        self.found: list[tuple[str, list[str]]] = []  # where a test stands, and the rules it claims
        self.unread: list[str] = []  # marks whose ids are not written out
        # A game that only tests play has its list of rules beside it.
        self.own = {rule for path in folder.rglob("rules.toml") for rule in RULE.findall(path.read_text("utf-8"))}
        for path in sorted(folder.rglob("*.py")):
            where = path.relative_to(folder.parent).as_posix()
            self._module(where, ast.parse(path.read_text(encoding="utf-8")))

    def _module(self, where: str, tree: ast.Module) -> None:
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            own: list[str] = []
            for decorator in node.decorator_list:
                if is_mark(decorator):
                    own += self._ids(where, decorator)
                    continue
                # parametrize: each pytest.param(…, marks=…) is a test of its own
                for inner in ast.walk(decorator):
                    if is_mark(inner):
                        self._claim(f"{where}:{inner.lineno}", self._ids(where, inner))
            if own:
                self._claim(f"{where}:{node.lineno} {node.name}", own)

    def _claim(self, where: str, ids: list[str]) -> None:
        self.found.append((where, ids))
        self.ids.update(ids)

    def _ids(self, where: str, mark: ast.Call) -> list[str]:
        ids = []
        for argument in mark.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                ids.append(argument.value)
            else:
                self.unread.append(f"{where}:{mark.lineno}")
        return ids

    def complaints(self, known: set[str]) -> Iterator[str]:
        """What is wrong with the marks: too many ids, ids that no game has, ids that cannot be read."""
        for where, ids in self.found:
            if len(ids) > MOST:
                yield say("rules-many", where=where, n=len(ids), most=MOST)
            for rule in ids:
                if rule not in known and rule not in self.own:
                    yield say("rules-unknown", where=where, rule=rule)
        for where in self.unread:
            yield say("rules-unread", where=where)


def is_mark(node: ast.AST) -> TypeGuard[ast.Call]:
    """Is this a call of pytest.mark.rule?"""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != "rule":
        return False
    return isinstance(node.func.value, ast.Attribute) and node.func.value.attr == "mark"
