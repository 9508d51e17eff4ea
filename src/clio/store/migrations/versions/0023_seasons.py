"""Seasons: a rating belongs to one. Those that were there belong to the first, which is the one of now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023_seasons"
down_revision = "0022_tournaments"
branch_labels = None
depends_on = None

NAMES = ("guest", "game", "players", "mu", "sigma", "games")
ratings = sa.table("ratings", *(sa.column(name) for name in NAMES))
FIRST = 1


def upgrade() -> None:
    op.create_table(
        "seasons",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("ends", sa.Float),
    )
    known = op.get_bind().execute(sa.select(ratings)).mappings().all()
    op.drop_table("ratings")
    kept = op.create_table(
        "ratings",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    if known:
        op.bulk_insert(kept, [{**row, "season": FIRST} for row in known])


def downgrade() -> None:
    """Of each rating the newest is kept."""
    db = op.get_bind()
    rows = sa.table("ratings", *(sa.column(name) for name in (*NAMES, "season")))
    newest = {
        (row["guest"], row["game"], row["players"]): row
        for row in db.execute(sa.select(rows).order_by(rows.c.season)).mappings()
    }
    op.drop_table("ratings")
    op.drop_table("seasons")
    kept = op.create_table(
        "ratings",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    if newest:
        op.bulk_insert(kept, [{name: row[name] for name in NAMES} for row in newest.values()])
