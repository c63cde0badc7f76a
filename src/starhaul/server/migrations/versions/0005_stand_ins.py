"""Which moves a bot made for somebody who was away."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("entries", sa.Column("stand_in", sa.String))


def downgrade() -> None:
    op.drop_column("entries", "stand_in")
