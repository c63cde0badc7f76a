"""People, tables, games with their moves, chat and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "meta",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
        if_not_exists=True,  # the very first servers had this one already
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("name_key", sa.String, nullable=False),
        sa.Column("password", sa.String),
        sa.Column("created", sa.Integer, nullable=False),
    )
    is_owned = sa.text("password IS NOT NULL")
    op.create_index("people_owned_names", "people", ["name_key"], unique=True, sqlite_where=is_owned)
    _create_tables()
    _create_what_is_written()
    _create_matches()


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("code", sa.String, nullable=False, unique=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("has_spectators", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("banned", sa.JSON, nullable=False),
        sa.Column("match", sa.String),
        sa.Column("report", sa.String),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_index("ix_tables_phase", "tables", ["phase"])
    op.create_table(
        "members",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("ix_members_table", "members", ["table"])


def _create_what_is_written() -> None:
    op.create_table(
        "chat",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("match", sa.String),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def _create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("version", sa.String, nullable=False),
        sa.Column("content", sa.String, nullable=False),
        sa.Column("started", sa.Integer, nullable=False),
        sa.Column("ended", sa.Integer),
        sa.Column("scores", sa.JSON),
    )
    op.create_index("ix_matches_table", "matches", ["table"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("request", sa.String),
        sa.Column("is_undone", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("entries", "matches", "reports", "chat", "members", "tables", "people"):
        op.drop_table(name)
