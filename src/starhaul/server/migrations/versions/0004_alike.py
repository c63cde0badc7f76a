"""Names that look alike are one, and a session that was signed out is over."""

import sqlalchemy as sa
from alembic import op

from starhaul.server.names import look_key

revision = "0004"
down_revision = "0003"

PEOPLE = sa.table("people", *map(sa.column, ("id", "name", "look_key", "password", "created")))


def upgrade() -> None:
    op.add_column("people", sa.Column("look_key", sa.String, nullable=False, server_default=""))
    _fill_in()
    is_owned = sa.text("password IS NOT NULL")
    op.create_index(
        "people_owned_looks", "people", ["look_key"], unique=True, sqlite_where=is_owned, postgresql_where=is_owned
    )
    op.create_table(
        "ended_sessions",
        sa.Column("session", sa.String, primary_key=True),
        sa.Column("ended", sa.Integer, nullable=False),
    )


def _fill_in() -> None:
    """Two owners whose names look alike both keep theirs; the later one's key is made its own, so that nobody else can
    take the look of the first.
    """
    connection = op.get_bind()
    taken: set[str] = set()
    for row in connection.execute(sa.select(PEOPLE).order_by(PEOPLE.c.created, PEOPLE.c.id)).mappings().all():
        key = look_key(row["name"])
        if row["password"] is not None:
            key = f"{key} {row['id']}" if key in taken else key
            taken.add(key)
        connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == row["id"]).values(look_key=key))


def downgrade() -> None:
    op.drop_table("ended_sessions")
    op.drop_index("people_owned_looks")
    op.drop_column("people", "look_key")
