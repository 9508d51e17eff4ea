"""Brings a database up to date with Alembic, from inside the program."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def config() -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return settings


def upgrade(connection: sa.Connection) -> None:
    """Run every migration that this database has not seen."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
