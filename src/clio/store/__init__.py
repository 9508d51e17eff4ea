"""The store: every game as an append-only log. The log is the state; all else can be worked out again."""

from clio.store.rows import Conflict, GameRow, LoginTaken, LogRow, SeatRow
from clio.store.store import Store

__all__ = ["Conflict", "GameRow", "LogRow", "LoginTaken", "SeatRow", "Store"]
