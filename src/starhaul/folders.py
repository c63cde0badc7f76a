"""Where Starhaul keeps what a person would miss: games, accounts, content of their own.

A dozen lines of our own rather than a dependency: three platforms have three habits, and they do not change.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The user's data folder. `STARHAUL_HOME` wins, then the habit of the platform. Creates nothing."""
    if home := environ.get("STARHAUL_HOME"):
        return Path(home).expanduser()
    return _habit(environ, platform) / "starhaul"


def content_folder(game: str, environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where a person's own tiles and cards for a game lie."""
    return data_folder(environ, platform) / "content" / game


def configuration_file(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where the choices of a server's operator stand, unless another file is named."""
    return data_folder(environ, platform) / "starhaul.toml"


def _habit(environ: Mapping[str, str], platform: str) -> Path:
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    xdg = Path(environ.get("XDG_DATA_HOME", ""))
    # The XDG specification asks to ignore relative paths.
    return xdg if xdg.is_absolute() else Path.home() / ".local" / "share"
