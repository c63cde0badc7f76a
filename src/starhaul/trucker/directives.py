"""Directives: conditions on how a ship is built (MIS-HSE-10). They look at components and joins as they stand, never at
tokens, crew or goods, nor at what works."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, get_args

from .components import BATTERY, CANNON, DOUBLE_CANNON, DOUBLE_ENGINE, ENGINE, SHIELD
from .consumers import powered_components
from .grid import FACINGS, FRONT, LEFT, REAR, RIGHT, cells_in
from .hull import Hull

DirectiveId = Literal[
    "quiet_quarters",
    "balanced_thrust",
    "all_round_watch",
    "no_courtyards",
    "sealed_nose",
    "wired_by_the_book",
    "full_cover",
    "one_hold",
]
DIRECTIVE_IDS: Final[tuple[DirectiveId, ...]] = get_args(DirectiveId)
ENOUGH_TO_COMPARE: Final = 2
"""Cabins or holds that there must be at least where these are looked at together."""
SIDES_OF_A_COURTYARD: Final = 3


def quiet_quarters(hull: Hull) -> bool:
    """At least two cabins, and no two of them are joined."""
    cabins = hull.cabins
    return cabins.bit_count() >= ENOUGH_TO_COMPARE and not cabins & hull.joined_to(cabins)


def balanced_thrust(hull: Hull) -> bool:
    """As many engines left of the starting column as right of it, and some."""
    middle = hull.board.starting_column
    engines = cells_in(hull.kinds[ENGINE] | hull.kinds[DOUBLE_ENGINE])
    columns = [hull.board.square(cell)[0] for cell in engines]
    left = len([column for column in columns if column < middle])
    return 0 < left == len([column for column in columns if column > middle])


def all_round_watch(hull: Hull) -> bool:
    """A cannon to the left, one to the right and one to the rear."""
    cannons = hull.kinds[CANNON] | hull.kinds[DOUBLE_CANNON]
    return all(cannons & hull.aims[facing] for facing in (LEFT, RIGHT, REAR))


def no_courtyards(hull: Hull) -> bool:
    """No empty building square has components on three or four sides."""
    empty = cells_in(hull.board.area & ~hull.occupied)
    return all(sum([hull.beside(facing) >> cell & 1 for facing in FACINGS]) < SIDES_OF_A_COURTYARD for cell in empty)


def sealed_nose(hull: Hull) -> bool:
    """No exposed connector faces the front."""
    return not hull.exposed(FRONT)


def wired_by_the_book(hull: Hull) -> bool:
    """At least one battery component, and each is joined to something that uses tokens."""
    batteries = hull.kinds[BATTERY]
    return bool(batteries) and not batteries & ~hull.joined_to(powered_components(hull))


def full_cover(hull: Hull) -> bool:
    """Shields cover all four sides."""
    return all(hull.kinds[SHIELD] & hull.aims[facing] for facing in FACINGS)


def one_hold(hull: Hull) -> bool:
    """At least two holds of either kind, and all of them form one group of joined components."""
    holds = hull.holds
    group = latest = holds & -holds
    while latest:
        latest = hull.joined_to(latest) & holds & ~group
        group |= latest
    return group == holds and holds.bit_count() >= ENOUGH_TO_COMPARE


DIRECTIVES: Final[dict[DirectiveId, Callable[[Hull], bool]]] = {
    "quiet_quarters": quiet_quarters,
    "balanced_thrust": balanced_thrust,
    "all_round_watch": all_round_watch,
    "no_courtyards": no_courtyards,
    "sealed_nose": sealed_nose,
    "wired_by_the_book": wired_by_the_book,
    "full_cover": full_cover,
    "one_hold": one_hold,
}
"""Whether a ship keeps to it."""


def kept_by(hull: Hull, drawn: Sequence[str]) -> tuple[DirectiveId, ...]:
    """Those of the drawn ones that a ship keeps to as it stands."""
    return tuple([id for id in DIRECTIVE_IDS if id in drawn and DIRECTIVES[id](hull)])
