"""Who watches a table, as each process sees it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024_watching"
down_revision = "0023_seasons"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "watching",
        sa.Column("game_id", sa.Text, primary_key=True),
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("watching")
