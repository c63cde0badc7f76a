"""The tables of the database. `migrations/` makes them; a test holds the two together."""

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata: MetaData = MetaData()

meta: Table = Table("meta", metadata, Column("key", String, primary_key=True), Column("value", String, nullable=False))
"""Facts about this database: its birthday, and the secret that signs session cookies."""

people: Table = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("name_key", String, nullable=False),
    Column("look_key", String, nullable=False, server_default=""),
    Column("password", String),
    Column("created", Integer, nullable=False),
    Column("profile_key", String),
)
"""A name, and a hashed password if the name is to be theirs. Nothing else is known about anybody. `profile_key`: the
end of the address under which somebody lets others see their profile."""

Index("people_profile_keys", people.c.profile_key, unique=True)

# Guests may share a name; the one who sets a password owns it.
Index(
    "people_owned_names",
    people.c.name_key,
    unique=True,
    sqlite_where=people.c.password.isnot(None),
)

Index(
    "people_owned_looks",
    people.c.look_key,
    unique=True,
    sqlite_where=people.c.password.isnot(None),
    postgresql_where=people.c.password.isnot(None),
)

ended_sessions: Table = Table(
    "ended_sessions",
    metadata,
    Column("session", String, primary_key=True),
    Column("ended", Integer, nullable=False),
)
"""Sessions whose cookie was signed out and is no longer good, wherever it was copied to."""

tables: Table = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("code", String, nullable=False, unique=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", String, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("has_spectators", Boolean, nullable=False),
    Column("phase", String, nullable=False, index=True),
    Column("seats", JSON, nullable=False),
    Column("banned", JSON, nullable=False),
    Column("match", String),
    Column("report", String),
    Column("created", Integer, nullable=False),
    Column("seed", String, nullable=False, server_default=""),
    Column("deal", String),
    Column("has_take_back", Boolean, nullable=False, server_default="1"),
    Column("is_by_correspondence", Boolean, nullable=False, server_default="0"),
)
"""A table as its people left it. `seed` is that of the next game, or of the game `deal` that is to be
dealt again. `match` is the game that is or was played last."""

members: Table = Table(
    "members",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("table", String, ForeignKey("tables.id"), primary_key=True, index=True),
)
"""Who has ever sat where: the list of my games."""

matches: Table = Table(
    "matches",
    metadata,
    Column("id", String, primary_key=True),
    Column("table", String, ForeignKey("tables.id"), nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", JSON, nullable=False),
    Column("seed", String, nullable=False),
    Column("version", String, nullable=False),
    Column("content", String, nullable=False),
    Column("started", Integer, nullable=False),
    Column("ended", Integer),
    Column("scores", JSON),
    Column("game_time", Integer, nullable=False, server_default="0"),
    Column("words", JSON),
    Column("sitters", JSON),
    Column("endings", JSON),
    Column("unrated", String),
    Column("deal", String, index=True),
    Column("taker", Integer),
    Column("taken_back", Integer, nullable=False, server_default="0"),
    Column("is_counted", Boolean, nullable=False, server_default="0", index=True),
)
"""A game from its start; its moves are the entries. `game_time`: milliseconds of the game's own time that have passed,
as far as the moves do not tell; written while a clock runs. `sitters`: the people, by seat. `endings`: what its end
means for each seat. `unrated`: why it is to leave ratings alone. `is_counted`: its results and ratings are written.
`taker`: the seat that may take back anything; `taken_back`: how often it has. `deal`: the game whose luck was dealt
again."""

results: Table = Table(
    "results",
    metadata,
    Column("match", String, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, ForeignKey("people.id")),
    Column("bot", String),
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("share", Float, nullable=False),
    Column("traits", JSON, nullable=False),
    Column("ended", Integer, nullable=False),
    Column("unrated", String),
    Column("mu_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
)
"""A seat of a finished game, written by the ledger. `mu` and `sigma`: its rating after that game, if it counted."""

Index("results_of_person", results.c.person, results.c.ended)

ratings: Table = Table(
    "ratings",
    metadata,
    Column("game", String, primary_key=True),
    Column("player", String, primary_key=True),
    Column("is_bot", Boolean, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""How strong people (by id) and bots (by name) are in a game, all on one scale. Written by the ledger."""

entries: Table = Table(
    "entries",
    metadata,
    Column("match", String, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Integer, nullable=False),
    Column("request", String),
    Column("is_undone", Boolean, nullable=False, default=False),
    Column("stand_in", String),
    sqlite_with_rowid=False,
)
"""The moves (with a seat) and outcomes (without) of a game, in order. `at`: milliseconds of the game's own time.
`stand_in`: the bot that made the move for somebody who was away."""

chat: Table = Table(
    "chat",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Integer, nullable=False),
)

requests: Table = Table(
    "requests",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String, nullable=False),
    Column("request", String, nullable=False),
    sqlite_with_rowid=False,
)
"""What was done at a table because somebody asked for it, by the id of the request: the last of them. Moves are not
here, their entries know."""

reports: Table = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("match", String),
    Column("created", Integer, nullable=False),
    Column("text", Text, nullable=False),
)
"""Why a table was parked: the trace of an error in our code, for the operator."""
