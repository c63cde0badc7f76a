"""The mission cards: one module per effect or family of effects, printed facts in data/missions_missions.toml."""

from __future__ import annotations

from typing import Any, Final

from starhaul.kernel import Table, load_content
from starhaul.trucker.sets import files_about

from .mission import Directive, Mission

__all__ = ["MISSION_CARDS", "MISSION_TABLES", "PRINTED_DIRECTIVES", "Mission"]

_MISSIONS: Final = Table("mission", Mission)
_DIRECTIVES: Final = Table("directive", Directive)
MISSION_TABLES: Final[list[Table[Any]]] = [_MISSIONS, _DIRECTIVES]
_CONTENT: Final = load_content(files_about("missions").values(), MISSION_TABLES)
MISSION_CARDS: Final[dict[str, Mission]] = dict(_CONTENT[_MISSIONS])
"""By id."""
PRINTED_DIRECTIVES: Final[tuple[str, ...]] = tuple(_CONTENT[_DIRECTIVES])
