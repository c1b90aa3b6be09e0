"""The server: people, tables, live play. Imports point one way: engine <- games <- bots <- server."""
