"""Tables where days may pass between moves."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("is_by_correspondence", sa.Boolean, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "is_by_correspondence")
