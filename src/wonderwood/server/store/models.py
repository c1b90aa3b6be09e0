"""The tables of the database. A table's entries are only ever added to; everything else can be rebuilt from them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("language", String(5), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("session", Integer, nullable=False, server_default=text("0")),  # cookies of an earlier number are no longer good
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("options", Text, nullable=False),
    Column("components", String(80), nullable=False),  # fingerprint of the box it is played with
    Column("version", String(20), nullable=False),  # of Wonderwood, when it was made
    Column("seed", Text, nullable=False),  # never leaves the server before the game is over
    Column("chairs", Text, nullable=False),  # at the start; afterwards the entries tell
    # The table it comes from, if it was played on from there (`branch`) or follows it in a chain (`sequel`).
    Column("origin_table", String(32)),
    Column("origin_moment", Integer),
    Column("origin_kind", String(10)),
    Column("past", Text),  # of a branch: the choices and outcomes it begins with
    Column("hints", Boolean, nullable=False, server_default=text("false")),
    # What the lobby shows, kept current in the same transaction as the entry that changes it.
    Column("status", String(10), nullable=False),
    Column("seats", Text, nullable=False),
    Column("turn", Text, nullable=False),
    Column("outcome", Text),
    Column("bot_due", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("tables_by_status", "status", "public", "updated"),
    Index("tables_by_host", "host", "status"),
    # However many ask for it at once, one game follows another.
    Index(
        "tables_one_sequel",
        "origin_table",
        unique=True,
        sqlite_where=text("origin_kind = 'sequel'"),
        postgresql_where=text("origin_kind = 'sequel'"),
    ),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # without gaps; two processes cannot both write one
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("person", String(32)),
    Column("key", String(40)),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "person", "key", name="entries_once"),
)

members = Table(
    "members",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("seen", Integer, nullable=False),  # lines of the log this person has looked at
    Index("members_by_person", "person"),
)

studies = Table(
    "studies",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("finished", Boolean, nullable=False),
    Column("data", Text, nullable=False),  # what is known so far
    Column("updated", BigInteger, nullable=False),  # who works on it says so again and again; else anybody may take it over
)

invites = Table(
    "invites",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the token: the token itself is not kept
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer),  # a link to one chair, good once; null: to any open chair
    Column("holder", String(32)),  # the chair's owner who made it; null: the host
    Column("created", BigInteger, nullable=False),
    Index("invites_by_table", "table_id"),
)
