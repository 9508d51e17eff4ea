"""Tables that were opened for a challenge: what is to be reached there, how it stands, and who has solved it."""

from __future__ import annotations

from clio.coach.challenges import SOLVED, Challenge, Standing, challenge_of, standing
from clio.engine.view import SPECTATOR
from clio.server.live_table import LiveTable
from clio.store import Store, coaching


def task_of(table: LiveTable) -> Challenge | None:
    """The challenge a table was opened for."""
    return challenge_of(table.row.game, table.row.seed) if table.row.chosen_seed else None


def standing_of(table: LiveTable) -> Standing | None:
    """How its challenge stands; worked out once for every change."""
    key = ("task", SPECTATOR, "")
    if key not in table.memo:
        task = task_of(table)
        table.memo[key] = standing(task, table.match) if task is not None else None
    found: Standing | None = table.memo[key]
    return found


class Tasks:
    """Hears of every table, and keeps it when a challenge is solved."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def heard(self, table: LiveTable) -> None:
        task = task_of(table)
        if task is None or not table.play.turn.settled:
            return
        found = standing_of(table)
        if found is not None and found.status == SOLVED:
            holder = table.seats[task.seat].holder
            self.store.begin(coaching.note_task(self.store, holder, task.key, coaching.SOLVED))
