"""Ratings: how strong somebody is, and the results it follows from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011_ratings"
down_revision = "0010_clocks"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_games_counted", "games", ["counted"])
    op.create_table(
        "ratings",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("rivals", sa.Text, nullable=False),
        sa.Column("cards", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_results_guest", "results", ["guest"])


def downgrade() -> None:
    op.drop_index("ix_results_guest", "results")
    op.drop_table("results")
    op.drop_table("ratings")
    op.drop_index("ix_games_counted", "games")
    op.drop_column("games", "counted")
