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
    """Play one game; there is a report even if its file is broken."""
    if not isinstance(game, dict):
        return malformed("?", "setup", f"a game is a table, not {type(game).__name__}")
    name = str(game.get("id", "?"))
    session = None
    try:
        session = Session(game)
        session.play()
    except Differs as part:
        return Report(name, False, _place(session), part.seat, part.what, part.ours, part.theirs)
    except KeyError as error:
        return malformed(name, _place(session), f"there is no {error}")
    except (IndexError, TypeError, ValueError, AttributeError) as error:
        return malformed(name, _place(session), str(error))
    return Report(name, True)


def malformed(game: str, at: str, reason: str) -> Report:
    """Of a transcript that cannot be followed at all."""
    return Report(game, False, at, None, "format", None, reason)


def _place(session: Session | None) -> str:
    return session.transcript.at if session else "setup"
