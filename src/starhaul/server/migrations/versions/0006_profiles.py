"""Results and ratings, and what finished games leave behind for them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("people", sa.Column("profile_key", sa.String))
    op.create_index("people_profile_keys", "people", ["profile_key"], unique=True)
    op.add_column("matches", sa.Column("sitters", sa.JSON))
    op.add_column("matches", sa.Column("endings", sa.JSON))
    op.add_column("matches", sa.Column("unrated", sa.String))
    op.add_column("matches", sa.Column("is_counted", sa.Boolean, nullable=False, server_default="0"))
    op.create_index("ix_matches_is_counted", "matches", ["is_counted"])
    op.create_table(
        "results",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id")),
        sa.Column("bot", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("traits", sa.JSON, nullable=False),
        sa.Column("ended", sa.Integer, nullable=False),
        sa.Column("unrated", sa.String),
        sa.Column("mu_before", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
    )
    op.create_index("results_of_person", "results", ["person", "ended"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("is_bot", sa.Boolean, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("results")
    op.drop_index("ix_matches_is_counted", "matches")
    for column in ("is_counted", "unrated", "endings", "sitters"):
        op.drop_column("matches", column)
    op.drop_index("people_profile_keys", "people")
    op.drop_column("people", "profile_key")
