"""Title tiles as they are printed, and what they bring (TRK-04 to TRK-14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from starhaul.kernel import Table, load_content

from .components import DATA
from .printed_components import Source
from .titles import TitleId


@dataclass(frozen=True, slots=True)
class Title:
    """A title tile."""

    id: TitleId
    source: Source


@dataclass(frozen=True, slots=True)
class TitleRewards:
    """Credits for the best ships of flight 1 and for titles defended later."""

    id: str
    best: int
    defended: int
    defended_silver: int
    defended_gold: int
    source: Source


_TITLES: Final = Table("title", Title)
_REWARDS: Final = Table("title_rewards", TitleRewards)
TITLE_TABLES: Final[list[Table[Any]]] = [_TITLES, _REWARDS]
_CONTENT: Final = load_content([DATA / "titles.toml"], TITLE_TABLES)
TITLES: Final[list[TitleId]] = [title.id for title in _CONTENT[_TITLES].values()]
REWARDS: Final = _CONTENT[_REWARDS]["trek"]
