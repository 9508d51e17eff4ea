"""Snapshots of tables, and what happened at them: opening a long game takes as long as opening a short one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007_snapshots"
down_revision = "0006_schedule"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("base", sa.Boolean, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "stories",
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("stories")
    op.drop_table("snapshots")
