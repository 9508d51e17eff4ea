"""What a fuzzing run has met: every kind of action, decision, ending, card effect and operation, and how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from clio.engine.game import Game
from clio.engine.step import Ask
from clio.engine.words import Said

Counts = dict[str, Counter[str]]  # by table

ACTIONS = "action"
DECISIONS = "decision"
ENDINGS = "ending"
EFFECTS = "effect"
OPERATIONS = "operation"
TABLES = (ACTIONS, DECISIONS, ENDINGS, EFFECTS, OPERATIONS)


def action_kinds(game: Game) -> dict[int, str]:
    """A name for each kind of action: the words its notations share, with dots where they differ.

    Where already the first words differ (`build`, `train`) all of them stand there.

    Rows that hold a place in the table and are never offered begin with a dash.
    """
    by_kind: dict[int, list[list[str]]] = {}
    for action in game.actions.rows:
        if not action.text.startswith("-"):
            by_kind.setdefault(action.kind, []).append(action.text.split())
    names = {}
    for kind, texts in by_kind.items():
        words = []
        for column in zip(*texts, strict=False):
            if len(set(column)) > 1:
                break
            words.append(column[0])
        if not words:
            words = ["/".join(dict.fromkeys(text[0] for text in texts))]
        names[kind] = " ".join(words) if len(texts) == 1 else " ".join([*words, "..."])
    return names


def expected(game: Game) -> dict[str, list[str]]:
    """Everything that can occur, by table."""
    return {
        ACTIONS: list(action_kinds(game).values()),
        DECISIONS: [step.name for step in game.steps if issubclass(step, Ask)],
        ENDINGS: list(game.endings),
        EFFECTS: list(game.effect_names()),
        OPERATIONS: sorted({name for effect in game.effect_names() for name in game.operations_of(effect)}),
    }


def empty_counts() -> Counts:
    return {table: Counter() for table in TABLES}


def add_counts(total: Counts, more: Mapping[str, Counter[str]]) -> None:
    for table, counter in more.items():
        total[table].update(counter)


def gaps(game: Game, counts: Counts, least: int) -> list[Said]:
    """What occurred too seldom, one sentence each; also what occurred and was never declared."""
    found: list[Said] = []
    for table, names in expected(game).items():
        counter = counts[table]
        found += [
            Said("clio.arena", "gap", table=table, name=name, n=counter[name], least=least)
            for name in names
            if counter[name] < least
        ]
        found += [Said("clio.arena", "undeclared", table=table, name=name) for name in counter if name not in names]
    return found
