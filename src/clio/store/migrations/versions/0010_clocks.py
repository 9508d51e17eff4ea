"""Clocks: by which terms time runs at a table, when somebody must look at it, and vacations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010_clocks"
down_revision = "0009_coach"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.add_column("games", sa.Column("clock_due", sa.Float))
    op.create_index("ix_games_clock_due", "games", ["clock_due"])
    op.create_table(
        "vacations",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("begun", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("vacations")
    op.drop_index("ix_games_clock_due", "games")
    op.drop_column("games", "clock_due")
    op.drop_column("games", "clock")
