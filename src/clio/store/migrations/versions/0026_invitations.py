"""Seats for somebody who was met before, and notices of more than turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026_invitations"
down_revision = "0025_reactions"
branch_labels = None
depends_on = None

NAMES = ("channel", "game_id", "guest", "due", "tries", "since")
turns = sa.table("turns", *(sa.column(name) for name in (*NAMES, "kind")))
TURN = "turn"


def upgrade() -> None:
    op.add_column("seats", sa.Column("invited", sa.Text, nullable=False, server_default=""))
    op.create_index("ix_seats_invited", "seats", ["invited"])
    op.create_table(
        "invitations",
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_invitations_guest", "invitations", ["guest"])
    op.create_index("ix_invitations_host", "invitations", ["host"])
    again(known(), kinds=True)


def known() -> list[sa.RowMapping]:
    return list(op.get_bind().execute(sa.select(*(turns.c[name] for name in NAMES))).mappings())


def again(rows: list[sa.RowMapping], kinds: bool) -> None:
    """The table of turns anew: a primary key cannot be changed everywhere."""
    op.drop_table("turns")
    kept = op.create_table(
        "turns",
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        *([sa.Column("kind", sa.Text, primary_key=True)] if kinds else []),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("ix_turns_guest", "turns", ["guest"])
    op.create_index("ix_turns_due", "turns", ["due"])
    if rows:
        op.bulk_insert(kept, [{**row, "kind": TURN} if kinds else dict(row) for row in rows])


def downgrade() -> None:
    op.get_bind().execute(turns.delete().where(turns.c.kind != TURN))
    again(known(), kinds=False)
    op.drop_table("invitations")
    op.drop_index("ix_seats_invited", "seats")
    op.drop_column("seats", "invited")
