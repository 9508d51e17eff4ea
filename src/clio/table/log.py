"""The log of a table: one line for everything that is done. The log is the table; all else follows from it.

Most lines are actions of the game in its notation, or `undo`, `hint`, `take-back 17`. A few are about the table itself.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from clio.engine.match import BACK, HINT, UNDO

COMMIT: Final = ":commit"  # a player ends a tentative turn, or leaves a shared question to the partners
SEAT_BOT: Final = ":bot"  # a bot takes over a seat (":bot greedy") or hands it back (":bot")
PASS: Final = ":pass"  # a player has a question declined (":pass window turn", "... game"), or asked again (":pass")
DECLINE: Final = ":decline"  # the next line is an answer that the table gave for a player
ORDER: Final = ":order"  # a player leaves an order (":order {...}"; see wishes.py)
CANCEL: Final = ":cancel"  # ... and takes it back (":cancel :turn")
ORDERED: Final = ":ordered"  # the next line is an action of a player's order, carried out by the table
LESSON: Final = ":lesson"  # a learner turned to a lesson (":lesson 4")
RULES: Final = ":rules"  # from here on other rules hold (":rules 2"); the table goes on from a snapshot
AGREE: Final = ":agree"  # a player goes on by the rules that changed
END: Final = ":end"  # a player does not: the game ends without a result
CLOCK: Final = ":clock"  # time runs from here on, by these terms (":clock game 1800 30 bot")
AWAY: Final = ":away"  # a player is on vacation until a moment (":away 1763280000"), or back (":away 0")
OUT: Final = ":out"  # the time of a player is over
VOTE: Final = ":vote"  # a player wants to end the game because somebody's time is over

__all__ = [
    "AGREE",
    "AWAY",
    "BACK",
    "CANCEL",
    "CLOCK",
    "COMMIT",
    "DECLINE",
    "END",
    "HINT",
    "LESSON",
    "ORDER",
    "ORDERED",
    "OUT",
    "PASS",
    "RULES",
    "SEAT_BOT",
    "UNDO",
    "VOTE",
    "Line",
]


class Line(NamedTuple):
    seat: int
    text: str
