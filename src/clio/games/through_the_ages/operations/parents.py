"""Parents of operations that many of them share."""

from __future__ import annotations

from typing import ClassVar

from clio.engine.cards import WHOLE
from clio.engine.operation import Field
from clio.games.through_the_ages.rules.lookup import Op


class ValueOp(Op):
    """A line with one number."""

    fields: ClassVar[tuple[Field, ...]] = (Field("value", WHOLE),)

    def __init__(self, value: int) -> None:
        self.value = value
