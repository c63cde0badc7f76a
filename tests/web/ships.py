"""Ships that are worth looking at, as a list of components with turn and square in the order of building."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    tile: str
    turn: int
    column: int
    row: int


FREIGHTER = [
    Part("B009", 3, 6, 7),
    Part("B124", 0, 8, 7),
    Part("B090", 1, 7, 6),
    Part("B061", 0, 7, 5),
    Part("B034", 0, 7, 8),
    Part("B114", 2, 5, 7),
    Part("B103", 3, 6, 6),
    Part("B082", 0, 8, 6),
    Part("B099", 0, 6, 8),
    Part("B002", 1, 8, 8),
    Part("B111", 2, 9, 7),
    Part("B043", 0, 6, 9),
    Part("B025", 0, 8, 9),
    Part("B106", 1, 9, 8),
]
"""For the small board: of everything something, an open pipe on the left in row 7 and a shield that covers it."""

ALIENS = [
    Part("B008", 0, 6, 7),
    Part("B131", 2, 8, 7),
    Part("B098", 1, 7, 6),
    Part("B137", 3, 6, 6),
    Part("B067", 0, 6, 5),
    Part("B025", 0, 7, 8),
    Part("B114", 2, 5, 7),
    Part("B088", 3, 8, 8),
    Part("B039", 0, 8, 9),
    Part("B002", 3, 9, 7),
    Part("B082", 0, 8, 6),
]
"""For the board of level II: a purple alien can move in."""

HALVES = [
    Part("B148", 3, 6, 7),
    Part("B003", 2, 5, 7),
    Part("B126", 0, 5, 8),
    Part("B026", 0, 5, 9),
    Part("B038", 0, 6, 9),
    Part("B096", 1, 8, 7),
    Part("B059", 0, 9, 7),
    Part("B123", 2, 8, 8),
    Part("B033", 0, 8, 9),
    Part("B063", 0, 7, 6),
    Part("B104", 0, 9, 8),
]
"""For the small board: everything on the left hangs on the first component, which is the first in column 6, too."""

SEALED = [
    Part("B048", 0, 7, 6),
    Part("B020", 0, 7, 8),
    Part("B112", 0, 8, 7),
    Part("B113", 2, 6, 7),
]
"""For any board: a cannon, an engine and two holds for two blocks each, smooth all round, so that nothing more fits."""

WIRED = [
    Part("A14", 0, 6, 7),
    Part("A01", 1, 6, 8),
    Part("A40", 0, 6, 6),
    Part("A33", 0, 5, 7),
]
"""For the board of level II: a routing module joins a solar panel, a shield and an armory to the starting cabin."""

ROUND = [
    Part("B146", 0, 4, 3),
    Part("B147", 0, 3, 3),
    Part("B148", 0, 2, 3),
    Part("B149", 0, 1, 3),
]
"""For IIB: a row of pipes from the starting cabin to the seam."""

HAULER = [
    Part("B146", 0, 6, 7),
    Part("B030", 0, 7, 8),
    Part("B034", 0, 8, 8),
    Part("B028", 0, 9, 8),
]
"""For any board: three engines, and a pipe at whose end a special component is two squares away from the cabin."""
