"""Member cards as they are printed (ABE-SUP-01)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from starhaul.kernel import Table, load_content
from starhaul.trucker.printed_components import Source
from starhaul.trucker.sets import DATA

Timing = Literal[
    "before_building", "during_building", "after_building", "before_flight", "during_flight", "after_flight"
]


@dataclass(frozen=True, slots=True)
class PrintedToken:
    """What comes with a card."""

    kind: str
    count: int


@dataclass(frozen=True, slots=True)
class PrintedAbility:
    """When it works (ABE-SUP-11), and whether its owner decides or it works by itself."""

    timing: tuple[Timing, ...]
    use: Literal["may", "auto"]


@dataclass(frozen=True, slots=True)
class PrintedMember:
    """A card."""

    id: str
    tokens: tuple[PrintedToken, ...]
    a: PrintedAbility
    b: PrintedAbility
    source: Source

    def tokens_of(self, kind: str) -> int:
        """How many tokens of this kind come with the card."""
        return sum(token.count for token in self.tokens if token.kind == kind)


TEAM_FILE: Final[Path] = DATA / "team.toml"
"""It belongs to no set: what one needs for a team is in the game whenever the option says so."""
_MEMBERS: Final = Table("member", PrintedMember)
TEAM_TABLES: Final[list[Table[Any]]] = [_MEMBERS]
_CONTENT: Final = load_content([TEAM_FILE], TEAM_TABLES)
PRINTED_MEMBERS: Final[dict[str, PrintedMember]] = dict(_CONTENT[_MEMBERS])
"""By id."""
TEAM_HASH: Final = _CONTENT.hash
