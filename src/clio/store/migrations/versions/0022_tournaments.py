"""Tournaments: who takes part, and the tables of each round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022_tournaments"
down_revision = "0021_deals"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("tournament", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("kind", "title", "game")),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("bot", "host", "seed", "status")),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("starts", sa.Float),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
    )
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_index("ix_tournaments_status", "tournaments", ["status"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("out", sa.Boolean, nullable=False),
        sa.UniqueConstraint("tournament", "guest"),
    )
    op.create_index("ix_entrants_guest", "entrants", ["guest"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
    )
    op.create_index("ix_pairings_game_id", "pairings", ["game_id"])


def downgrade() -> None:
    op.drop_table("pairings")
    op.drop_table("entrants")
    op.drop_table("tournaments")
    op.drop_column("games", "tournament")
