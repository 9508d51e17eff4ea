"""Channels: an account can be told in several ways that it is its turn, in each of them once."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0013_channels"
down_revision = "0012_notices"
branch_labels = None
depends_on = None

channels = sa.table("channels", *(sa.column(name) for name in ("id", "guest", "kind", "address", "failures", "code")))
webhooks = sa.table("webhooks", *(sa.column(name) for name in ("guest", "address", "failures")))
turns = sa.table("turns", *(sa.column(name) for name in ("channel", "guest", "game_id", "due", "tries", "since")))
TOLD = [turns.c[name] for name in ("guest", "game_id", "due", "tries", "since")]


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
    )
    op.create_index("ix_channels_guest", "channels", ["guest"])
    db = op.get_bind()
    ids = {}
    for guest, address, failures in db.execute(sa.select(webhooks)).all():
        ids[guest] = secrets.token_urlsafe(12)
        values = {"id": ids[guest], "guest": guest, "kind": "webhook", "address": address, "failures": failures}
        db.execute(channels.insert().values(code="", **values))
    told = db.execute(sa.select(*TOLD)).mappings().all()
    op.drop_index("ix_turns_due", "turns")
    op.drop_table("turns")
    op.create_table(
        "turns",
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("ix_turns_due", "turns", ["due"])
    op.create_index("ix_turns_guest", "turns", ["guest"])
    for row in told:
        if row["guest"] in ids:
            db.execute(turns.insert().values(channel=ids[row["guest"]], **row))
    op.drop_table("webhooks")


def downgrade() -> None:
    op.create_table(
        "webhooks",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    db = op.get_bind()
    hooks = sa.select(channels.c.guest, channels.c.address, channels.c.failures).where(channels.c.kind == "webhook")
    for row in db.execute(hooks).mappings().all():
        db.execute(webhooks.insert().values(**row))
    mine = turns.c.channel.in_(sa.select(channels.c.id).where(channels.c.kind == "webhook"))
    told = db.execute(sa.select(*TOLD).where(mine)).mappings().all()
    op.drop_index("ix_turns_guest", "turns")
    op.drop_index("ix_turns_due", "turns")
    op.drop_table("turns")
    op.create_table(
        "turns",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("due", sa.Float),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("ix_turns_due", "turns", ["due"])
    for row in told:
        db.execute(turns.insert().values(**row))
    op.drop_index("ix_channels_guest", "channels")
    op.drop_table("channels")
