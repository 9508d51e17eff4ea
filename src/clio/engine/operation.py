"""What a line on a card does: one class for each operation.

The class is the only place that names it. Its `name` and `fields` are what the card file may say, its methods are
what the rules call, its `text` is what the card's face says. A game finds its operations by looking for the classes
(`engine/finding.py`), and reads the lines of its card file with them (`engine/cards`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

if TYPE_CHECKING:
    from clio.engine.words import Fills, Words

Line: TypeAlias = dict[str, Any]  # a line of a card file: what its fields hold, each operation says itself
REQUIRED: Final = "a field that must be there"


class Kind:
    """What a field may hold: the type it is checked against, and how its value becomes what the class takes."""

    def __init__(self, type: Any, into: Callable[[Any], Any] | None = None, nested: bool = False) -> None:
        self.type = type
        self.into = into
        self.nested = nested  # an operation within an operation


class Field:
    """A field of an operation: its name in the card file, what it holds, and what stands for it if it is left out."""

    def __init__(self, name: str, kind: Kind, default: Any = REQUIRED) -> None:
        self.name = name
        self.kind = kind
        self.default = default

    @property
    def required(self) -> bool:
        return self.default is REQUIRED


class Operation:
    """The parent of all operations. `__init__` takes the fields in their order, each as its kind makes it."""

    name: ClassVar[str] = ""  # in the card file; without one it is only a parent of others
    fields: ClassVar[tuple[Field, ...]] = ()
    answers: ClassVar[tuple[str, ...]] = ()  # what its own question offers, where the game has no such action yet
    must: ClassVar[tuple[str, ...]] = ()  # methods of which every operation needs its own
    rule: ClassVar[str] = ""  # the rule behind it

    written: Line  # the line as it stands in the file, for words

    def message(self) -> str:
        """The message that tells it on a card's face."""
        return "op-" + self.name

    def values(self, words: Words) -> Fills:
        """What fills the gaps of the message: the plain fields of the line."""
        return {field: value for field, value in self.written.items() if isinstance(value, (int, str))}

    def text(self, words: Words) -> str:
        return words.say(self.message(), **self.values(words))
