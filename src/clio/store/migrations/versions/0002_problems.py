"""What visitors found wrong at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002_problems"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "problems",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("game_id", sa.Text, nullable=False, index=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("problems")
