"""Operations on so many things, or on up to so many: then the player chooses how many."""

from __future__ import annotations

from clio.engine.cards import FLAG, WHOLE
from clio.engine.operation import Field
from clio.games.ancient_knowledge.state import Op


class UpTo(Op):
    fields = (Field("n", WHOLE), Field("up_to", FLAG, False))

    def __init__(self, n: int, up_to: bool) -> None:
        self.n = n
        self.up_to = up_to

    def message(self) -> str:
        return self.form("up-to" if self.up_to else "")
