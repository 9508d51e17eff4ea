"""Deals that are played at several tables: their seeds, which tables play them, and who has tried the deal of a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021_deals"
down_revision = "0020_sharing"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("deal", sa.Text, nullable=False, server_default=""))
    op.add_column("games", sa.Column("sealed", sa.Float, nullable=False, server_default="0"))
    op.create_index("ix_games_deal", "games", ["deal"])
    op.create_table(
        "deals",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("closes", sa.Float, nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("guest", sa.Text),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("finished", sa.Float),
        sa.UniqueConstraint("deal", "guest"),
    )
    op.create_index("ix_attempts_guest", "attempts", ["guest"])
    op.create_index("ix_attempts_game_id", "attempts", ["game_id"])


def downgrade() -> None:
    op.drop_table("attempts")
    op.drop_table("deals")
    op.drop_index("ix_games_deal", "games")
    op.drop_column("games", "sealed")
    op.drop_column("games", "deal")
