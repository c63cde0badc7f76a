"""Sets of printed facts: the base game, and what can be added to it.

The files of a set lie in `data`: `components.toml` and so on for the base game, `components_NAME.toml` for a set that
is added. Components and cards are numbered set by set in the order of KNOWN, so that a set which comes later changes
no number of an earlier one; which of them a game uses, its box says (`box.py`). Ship files may use all of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).parent / "data"
BASE: Final = "base"
MISSIONS: Final = "missions"
SETS: Final = (BASE, "abe", MISSIONS)
"""All sets that a game can be played with, each behind those that it needs; the base game is always in play."""
KNOWN: Final = tuple(dict.fromkeys((BASE, "abe", MISSIONS, *SETS)))
"""All sets with printed facts, in the order in which these are numbered."""
BASE_FILES: Final = ("adventures", "boards", "components", "titles")


def files_of(name: str) -> list[Path]:
    """What is printed in this set."""
    if name == BASE:
        return [DATA / f"{kind}.toml" for kind in BASE_FILES]
    return sorted(DATA.glob(f"*_{name}.toml"))


def files_about(kind: str) -> dict[str, Path]:
    """The files about `components`, `adventures` and so on, by set."""
    names = {f"{kind}.toml", *(f"{kind}_{name}.toml" for name in KNOWN)}
    return {name: file for name in KNOWN for file in files_of(name) if file.name in names}


def in_play(added: tuple[str, ...]) -> tuple[str, ...]:
    """The base game and these sets, in the order of SETS; raises LookupError for a set that there is not."""
    for name in added:
        if name not in SETS[1:]:
            raise LookupError(name)
    return tuple(name for name in SETS if name == BASE or name in added)
