"""What a crash must not take: how far a game has come in its own time, and which requests were done at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("game_time", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "requests",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("request", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("requests")
    op.drop_column("matches", "game_time")
