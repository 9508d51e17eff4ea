"""What somebody prefers at a table, with the guest: an account has it on every device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008_preferences"
down_revision = "0007_snapshots"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("preferences", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("guests", "preferences")
