"""How far a game has come in its own time, kept while a clock runs."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("game_time", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("matches", "game_time")
