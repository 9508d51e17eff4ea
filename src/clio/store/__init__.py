"""The store: every game as an append-only log. The log is the state; all else can be worked out again."""

from clio.store.store import Conflict, GameRow, LoginTaken, LogRow, SeatRow, Store

__all__ = ["Conflict", "GameRow", "LogRow", "LoginTaken", "SeatRow", "Store"]
