"""Sessions that can be ended: cookies of an earlier number are no longer good."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("session", sa.Integer, nullable=False, server_default=sa.text("0")))
