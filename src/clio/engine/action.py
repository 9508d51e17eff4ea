"""Actions: the rows of a game's finite action table, each one object for ever."""

from __future__ import annotations

from typing import Any

from clio.engine.errors import ClioError, did_you_mean
from clio.engine.ids import Name, Seat


class Action:
    """What a player does, without who does it: a kind and small integers, -1 where one does not apply.

    `text` is its notation, `index` its place in the table (the research id). Two actions are equal
    only if they are the same object; pickling gives the same object back.
    """

    def __init__(self, key: str, index: int, kind: int, text: str) -> None:
        self.key = key
        self.index = index
        self.cell: Any = index  # the same as an object: compiled code need not make one anew for every mask
        self.kind = kind
        self.text = text
        self.card = Name(-1)  # what it is done with: a card by the number of its name
        self.other = -1  # a second such thing: the card it becomes, the resources beside the food
        self.slot = -1  # where: a slot, a line, a board
        self.amount = -1  # how much, how many
        self.seat = Seat(-1)  # to whom
        self.choice = -1  # one of a short list of the game: an age, a skill, a token, a side

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (action_from, (self.key, self.index))

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self


class ActionTable:
    """All actions of one loaded game, in a fixed order."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.rows: list[Action] = []
        self.by_text: dict[str, Action] = {}

    def add(
        self,
        kind: int,
        text: str,
        card: int = -1,
        *,
        other: int = -1,
        slot: int = -1,
        amount: int = -1,
        seat: int = -1,
        choice: int = -1,
    ) -> Action:
        """Another row; what it is about by name."""
        if text in self.by_text:
            raise ValueError(f"the action {text!r} is in the table already")
        action = Action(self.key, len(self.rows), kind, text)
        action.card = Name(card)
        action.other = other
        action.slot = slot
        action.amount = amount
        action.seat = Seat(seat)
        action.choice = choice
        self.rows.append(action)
        self.by_text[text] = action
        return action

    def find(self, text: str) -> Action:
        """The action with this notation, or a sentence that says what to write instead."""
        action = self.by_text.get(" ".join(text.split()))
        if action is None:
            raise ClioError("no-action", action=text, hint=did_you_mean(text, self.by_text))
        return action


# Loaded tables by key, so that an unpickled action is the very object of the table.
_tables: dict[str, ActionTable] = {}


def intern_table(table: ActionTable) -> ActionTable:
    """The one table with this key (the first that was loaded)."""
    return _tables.setdefault(table.key, table)


def action_from(key: str, index: int) -> Action:
    if key not in _tables:
        from clio.engine.registry import game_with

        return game_with(key).actions.rows[index]
    return _tables[key].rows[index]
