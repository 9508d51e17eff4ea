"""Several processes on one database: what each of them has to know of what the others did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020_sharing"
down_revision = "0013_channels"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("here", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "votes",
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
    )
    op.create_table(
        "opened",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("facts")
    op.drop_table("opened")
    op.drop_table("votes")
    op.drop_column("seats", "here")
    op.drop_column("games", "changes")
