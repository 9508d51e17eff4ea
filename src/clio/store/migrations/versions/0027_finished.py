"""When a game ended, and how finished ones are found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027_finished"
down_revision = "0026_invitations"
branch_labels = None
depends_on = None

games = sa.table("games", *(sa.column(name) for name in ("status", "touched", "ended")))


def upgrade() -> None:
    op.add_column("games", sa.Column("ended", sa.Float))
    op.execute(games.update().where(games.c.status == "over").values(ended=games.c.touched))
    op.create_index("ix_games_finished", "games", ["listed", "ended", "id"])
    op.create_index("ix_games_finished_of", "games", ["listed", "game", "ended", "id"])


def downgrade() -> None:
    op.drop_index("ix_games_finished_of", "games")
    op.drop_index("ix_games_finished", "games")
    op.drop_column("games", "ended")
