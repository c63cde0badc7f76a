"""Which game was dealt again."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.String))
    op.add_column("matches", sa.Column("deal", sa.String))
    op.create_index("ix_matches_deal", "matches", ["deal"])


def downgrade() -> None:
    op.drop_index("ix_matches_deal", "matches")
    op.drop_column("matches", "deal")
    op.drop_column("tables", "deal")
