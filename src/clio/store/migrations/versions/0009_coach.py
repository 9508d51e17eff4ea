"""What the coach keeps: reviews of finished games, and which tasks somebody has tried and solved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009_coach"
down_revision = "0008_preferences"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("made", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "tasks",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("task", sa.Text, primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("tasks")
    op.drop_table("reviews")
