"""What a server must be told before it starts."""

from dataclasses import dataclass
from pathlib import Path

BUILT_PAGE = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Settings:
    """The database file, and the folder with the built page (another one in tests)."""

    database: Path
    page: Path = BUILT_PAGE
