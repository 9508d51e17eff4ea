"""Kinds of number that must not be mixed up. They cost nothing at run time."""

from __future__ import annotations

from typing import Final, NewType

Card = NewType("Card", int)  # a physical card: one copy among all that lie on a table
Name = NewType("Name", int)  # what is printed on it: all copies of a card share it
Seat = NewType("Seat", int)  # counted from 0
ZoneId = NewType("ZoneId", int)  # a zone of the layout; of zones per seat, one for each

NO_CARD: Final = Card(-1)
NO_SEAT: Final = Seat(-1)
NO_NAME: Final = Name(-1)
