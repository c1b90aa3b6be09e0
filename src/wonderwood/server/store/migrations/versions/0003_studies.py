"""Games played on from a moment of others, hints, and the analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("past", sa.Text))
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.create_table(
        "studies",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
