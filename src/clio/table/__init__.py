"""One table being played: tentative turns, commit, undo, bots, lessons, replay, forks.

Synchronous, without HTTP, without a database, without a clock. The server adds storage, people and pages, the
terminal a keyboard and a file; both play at this same table.
"""

from clio.engine.sets import Refused
from clio.table.bot_task import BotTask
from clio.table.errors import Differs, Stale
from clio.table.log import COMMIT, LESSON, PASS, SEAT_BOT, UNDO, Line
from clio.table.table import Table
from clio.table.turn import NOBODY, Phase, Turn

__all__ = [
    "COMMIT",
    "LESSON",
    "NOBODY",
    "PASS",
    "SEAT_BOT",
    "UNDO",
    "BotTask",
    "Differs",
    "Line",
    "Phase",
    "Refused",
    "Stale",
    "Table",
    "Turn",
]
