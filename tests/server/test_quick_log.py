"""Moves appended in one step: all or nothing, and what goes wrong is left to the general way."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from clio.store.quick_log import QuickLog


def prepare(db: sqlite3.Connection) -> None:
    db.isolation_level = None


def test_a_line_that_is_there_already_leaves_nothing_of_the_others(tmp_path: Path) -> None:
    file = str(tmp_path / "log.db")
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE log (game_id, number, seat, text, at, PRIMARY KEY (game_id, number))")
        db.execute("CREATE TABLE games (id, bot_due, clock_due)")
    quick = QuickLog(file, prepare)
    assert asyncio.run(quick.append([("one", 1, 0, "draw", 1.0)], [(2.0, "one")], []))
    with pytest.raises(sqlite3.IntegrityError):
        asyncio.run(quick.append([("two", 1, 0, "draw", 1.0), ("one", 1, 0, "draw", 1.0)], [], []))
    assert asyncio.run(quick.append([("one", 2, 0, "end", 3.0)], [], []))
    quick.close()
    with sqlite3.connect(file) as db:
        assert db.execute("SELECT game_id, number FROM log ORDER BY number").fetchall() == [("one", 1), ("one", 2)]


def test_what_the_database_cannot_do_is_left_to_the_general_way(tmp_path: Path) -> None:
    quick = QuickLog(str(tmp_path / "nowhere" / "log.db"), prepare)
    assert not asyncio.run(quick.append([("one", 1, 0, "draw", 1.0)], [], []))
    quick.close()
