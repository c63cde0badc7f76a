"""Who may take back anything, and how often they have."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("has_take_back", sa.Boolean, nullable=False, server_default="1"))
    op.add_column("matches", sa.Column("taker", sa.Integer))
    op.add_column("matches", sa.Column("taken_back", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("matches", "taken_back")
    op.drop_column("matches", "taker")
    op.drop_column("tables", "has_take_back")
