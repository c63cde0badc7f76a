"""What is said of a replayed game."""

from __future__ import annotations

from dataclasses import dataclass

from .session import Session
from .transcript import Differs


@dataclass(frozen=True, slots=True)
class Report:
    """Whether a game replays, and where it does not."""

    game: str
    ok: bool
    at: str | None = None
    seat: int | None = None
    differs: str | None = None
    ours: object = None
    theirs: object = None


def replay_game(game: object) -> Report:
    """Play one game; whatever it holds, there is a report."""
    if not isinstance(game, dict):
        return Report("?", False, "setup", None, "format", "a table", type(game).__name__)
    name = str(game.get("id", "?"))
    session = None
    try:
        session = Session(game)
        session.play()
    except Differs as part:
        at = session.at if session else "setup"
        return Report(name, False, at, part.seat, part.what, part.ours, part.theirs)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        at = session.at if session else "setup"
        return Report(name, False, at, None, "format", None, f"{type(error).__name__}: {error}")
    return Report(name, True)
