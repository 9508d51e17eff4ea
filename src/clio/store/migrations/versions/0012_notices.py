"""Notices: where an account wants to be told that it is its turn, and which turns it has yet to be told of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012_notices"
down_revision = "0011_ratings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "webhooks",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_table(
        "turns",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("due", sa.Float),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("ix_turns_due", "turns", ["due"])


def downgrade() -> None:
    op.drop_index("ix_turns_due", "turns")
    op.drop_table("turns")
    op.drop_table("webhooks")
