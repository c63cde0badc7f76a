"""How Alembic reaches our database: through the connection that the server hands it."""

from alembic import context

from starhaul.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
