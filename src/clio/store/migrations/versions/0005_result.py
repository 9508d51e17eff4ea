"""How a game ended, in a line, so that a list of games can say it without playing them again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005_result"
down_revision = "0003_trust"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("result", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("games", "result")
