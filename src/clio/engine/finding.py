"""Finds the classes a game is made of: steps, operations. A class is known by being written; no file lists it."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any, TypeVar

from clio.engine.action import Action, ActionTable
from clio.engine.operation import Operation
from clio.engine.step import Step

T = TypeVar("T")


def classes_in(package: str, base: type[T]) -> list[type[T]]:
    """Every class below `base` that a module of the package holds, in the order of modules and names."""
    folder = import_module(package)
    for module in pkgutil.walk_packages(folder.__path__, package + "."):
        import_module(module.name)
    found = [kind for kind in _below(base) if kind.__module__ == package or kind.__module__.startswith(package + ".")]
    return sorted(set(found), key=lambda kind: (kind.__module__, kind.__name__))


def _below(base: type[T]) -> Iterator[type[T]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _below(kind)


def steps_in(*packages: str) -> tuple[type[Step[Any]], ...]:
    """The steps of a game by name; those without a name of their own are parents of others."""
    found: dict[str, type[Step[Any]]] = {}
    for package in packages:
        for kind in classes_in(package, Step):
            if "name" in vars(kind):
                _only(found, kind.name, kind)
    return tuple(found[name] for name in sorted(found))


def operations_in(package: str, base: type[T]) -> dict[str, type[T]]:
    """The operations of a game by name. One that lacks a method it must have is a mistake of the program."""
    found: dict[str, type[T]] = {}
    for kind in classes_in(package, base):
        assert issubclass(kind, Operation)
        if not kind.name:
            continue
        _only(found, kind.name, kind)
        for method in kind.must:
            if getattr(kind, method) is getattr(base, method):
                raise TypeError(f"the operation {kind.name} ({kind.__module__}) has no method '{method}' of its own")
    return found


def answers_of(kinds: Iterable[type[Operation]], actions: ActionTable, first: int) -> dict[str, list[Action]]:
    """Rows for the answers that operations bring along, at the end of a game's action table: by operation.

    The text is the notation (`do-TEXT` says it); every text is a kind of its own, from `first` on.
    """
    rows: dict[str, Action] = {}
    found: dict[str, list[Action]] = {}
    for kind in sorted(kinds, key=lambda kind: kind.name):
        for text in kind.answers:
            if text not in rows:
                rows[text] = actions.add(first + len(rows), text)
        if kind.answers:
            found[kind.name] = [rows[text] for text in kind.answers]
    return found


def _only(found: dict[str, Any], name: str, kind: type) -> None:
    other = found.setdefault(name, kind)
    if other is not kind:
        raise TypeError(f"'{name}' names two classes: {other.__name__} and {kind.__name__} ({kind.__module__})")
