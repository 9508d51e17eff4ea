"""What the fields of lines on cards may hold."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from clio.engine.cards import Id, says
from clio.engine.operation import Kind

AMOUNT: Final = Kind(Annotated[int, says("write-amount", ge=-99, le=99)])
CARD: Final = Kind(Id)
Three = Annotated[list[Annotated[int, Meta(ge=0, le=99)]], says("write-by-players", min_length=3, max_length=3)]
BY_PLAYERS: Final = Kind(Three)
BY_AGE: Final = Kind(
    Annotated[list[Annotated[int, Meta(ge=0, le=99)]], says("write-by-age", min_length=4, max_length=4)]
)
LEVELS: Final = Kind(
    Annotated[list[Annotated[int, Meta(ge=0, le=3)]], says("write-levels", min_length=1, max_length=2)]
)
RANKS: Final = Kind(
    Annotated[list[list[Annotated[int, Meta(ge=0, le=99)]]], says("write-ranks", min_length=3, max_length=3)]
)
