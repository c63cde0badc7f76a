"""The server: serves the page, answers the small API, keeps its data in one SQLite file.

The only part of Starhaul that may import the web framework and the database toolkit.
"""

from starhaul.server.app import create_app
from starhaul.server.cannot_store import CannotStore
from starhaul.server.listening import CannotListen
from starhaul.server.serving import serve
from starhaul.server.settings import Settings

__all__ = ["CannotListen", "CannotStore", "Settings", "create_app", "serve"]
