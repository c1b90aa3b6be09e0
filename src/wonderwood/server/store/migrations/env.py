"""Alembic runs this; the connection is handed over by `Store.open`."""

from alembic import context

from wonderwood.server.store.models import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
