"""Bots wake by a schedule: which tables somebody must see to, and when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006_schedule"
down_revision = "0005_result"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("bot_due", sa.Float))
    op.create_index("ix_games_bot_due", "games", ["bot_due"])
    # Whose turn it is follows from the log. Whoever looks first finds out, and puts the others off the list.
    op.execute(
        "UPDATE games SET bot_due = 0 WHERE status = 'running' AND id IN (SELECT game_id FROM seats WHERE bot <> '')"
    )


def downgrade() -> None:
    op.drop_index("ix_games_bot_due", "games")
    op.drop_column("games", "bot_due")
