"""What a server must be told before it starts."""

from dataclasses import dataclass
from pathlib import Path

BUILT_PAGE = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Settings:
    """Where its data are, and how it treats its visitors."""

    database: Path
    """A SQLite file."""
    page: Path = BUILT_PAGE
    """The folder with the built page."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may talk to us, such as the public name of a reverse proxy."""
    prefix: str = ""
    """The path of a larger site under which we are: `/starhaul`, or nothing."""
    listens_at: str | None = None
    """The address that it listens at, such as `http://0.0.0.0:8000`; None where whoever runs us knows."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of reverse proxies: what they say about whom they ask for is believed."""
    connections_per_address: int = 128
    """How many one address may have open at once; behind a proxy, how many requests and sockets."""
    request_seconds: float = 10
    """How long a request may take to arrive; large ones get more while they come."""
    patience: float = 120
    """Seconds after which a bot plays for somebody who is away."""
    stand_in: str = "regular"
    """The bot that does, where it plays the game."""
    bot_workers: int = 1
    bot_seconds: float = 10
    """How long a bot may think about one move."""
    bot_pause: float = 0.4
    """How long it pretends to, so that people can follow."""
    has_limits: bool = True
    """Whether visitors are kept from asking too often; off for measurements only."""
