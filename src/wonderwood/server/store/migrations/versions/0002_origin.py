"""Where a table comes from: a game played on from another one's position, or the next game of a chain."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin_table", sa.String(32)))
    op.add_column("tables", sa.Column("origin_moment", sa.Integer))
    op.add_column("tables", sa.Column("origin_kind", sa.String(10)))
    only = sa.text("origin_kind = 'sequel'")
    op.create_index("tables_one_sequel", "tables", ["origin_table"], unique=True, sqlite_where=only, postgresql_where=only)
