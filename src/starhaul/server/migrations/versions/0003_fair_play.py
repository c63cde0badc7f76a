"""The seed of a table's next game, promised while people gather, and the words that they add to it."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_TABLES = sa.table("tables", sa.column("id"), sa.column("seed"))


def upgrade() -> None:
    op.add_column("matches", sa.Column("words", sa.JSON))
    op.add_column("tables", sa.Column("seed", sa.String, nullable=False, server_default=""))
    connection = op.get_bind()
    for (id,) in connection.execute(sa.select(_TABLES.c.id)).all():
        connection.execute(sa.update(_TABLES).where(_TABLES.c.id == id).values(seed=secrets.token_hex(16)))


def downgrade() -> None:
    op.drop_column("tables", "seed")
    op.drop_column("matches", "words")
