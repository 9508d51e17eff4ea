"""Brings a database up to date with Alembic, from inside the program."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
# A migration, and which one it follows.
NAMES = re.compile(r'^revision = "(.*)"\ndown_revision = "?([^"\n]*)"?$', re.MULTILINE)
VERSION = "alembic_version"  # Alembic's own table: the last migration that was made


class BadVersion(Exception):
    """Alembic cannot go on from what the database says of itself."""


def config() -> Config:
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    return settings


def newest() -> str:
    """The last migration there is: the one that no other follows."""
    texts = [file.read_text(encoding="utf-8") for file in (MIGRATIONS / "versions").glob("[0-9]*.py")]
    names: dict[str, str] = dict(found for text in texts for found in NAMES.findall(text))
    (last,) = set(names) - set(names.values())
    return last


def seen(connection: sa.Connection) -> str:
    """The last migration that was made here; nothing in a database without tables of ours."""
    if not sa.inspect(connection).has_table(VERSION):
        return ""
    return str(connection.execute(sa.text(f"SELECT version_num FROM {VERSION}")).scalar() or "")


def upgrade(connection: sa.Connection) -> None:
    """Run every migration that this database has not seen.

    Nearly always there is none. Alembic is a large package: a tenth of a start is spent on reading it.
    """
    if seen(connection) == newest():
        return
    from alembic import command
    from alembic.util import CommandError

    settings = config()
    settings.attributes["connection"] = connection
    try:
        command.upgrade(settings, "head")
    except CommandError as error:
        raise BadVersion(str(error)) from None
