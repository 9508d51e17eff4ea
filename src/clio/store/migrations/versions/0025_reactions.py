"""Quick words in the chat, and signs at its lines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025_reactions"
down_revision = "0024_watching"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("sign", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "reactions",
        sa.Column("line", sa.Integer, sa.ForeignKey("chat.id"), primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("sign", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_reactions_guest", "reactions", ["guest"])
    op.create_index("ix_reactions_game_id", "reactions", ["game_id"])


def downgrade() -> None:
    op.drop_table("reactions")
    op.drop_column("chat", "sign")
