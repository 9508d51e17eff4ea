"""What a server among strangers has to know: who was seen when, sessions, parts of the seed, who ignores whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003_trust"
down_revision = "0002_problems"
branch_labels = None
depends_on = None

NEW = {
    "games": [sa.Column("chat_open", sa.Boolean, nullable=False, server_default=sa.false())],
    "seats": [
        sa.Column("seen", sa.Float, nullable=False, server_default="0"),
        sa.Column("pledge", sa.Text, nullable=False, server_default=""),
        sa.Column("part", sa.Text, nullable=False, server_default=""),
    ],
    "guests": [
        sa.Column("seen", sa.Float, nullable=False, server_default="0"),
        sa.Column("session", sa.Integer, nullable=False, server_default="0"),
        sa.Column("reset", sa.Text, nullable=False, server_default=""),
    ],
    "chat": [sa.Column("guest", sa.Text, nullable=False, server_default="")],
    "problems": [sa.Column("kind", sa.Text, nullable=False, server_default="table")],
}


def upgrade() -> None:
    for table, columns in NEW.items():
        for column in columns:
            op.add_column(table, column)
    op.create_table(
        "ignored",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_games_status", "games", ["status"])


def downgrade() -> None:
    op.drop_index("ix_games_status", "games")
    op.drop_table("ignored")
    for table, columns in NEW.items():
        for column in columns:
            op.drop_column(table, column.name)
