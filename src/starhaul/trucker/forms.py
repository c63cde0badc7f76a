"""Forms: what a component is after tokens have altered it, as one more tile in the tables of components.py.

A form is a tile number beyond FIRST_FORM, made when it is first needed and the same ever after in this program. All
rules that look into the tables are thus right about altered components. Other programs number forms in another order:
whatever leaves this one names the printed tile and the alteration, never the form.
"""

from __future__ import annotations

from itertools import count
from typing import Final

from .alteration import AS_PRINTED, NO_ALTERATION, PART_CONTAINERS, POINTING_PARTS, Alteration
from .components import (
    CAPACITY_OF,
    COMPONENTS,
    FACTS_OF_KIND,
    FIRST_FORM,
    KIND_OF,
    SIDES_OF,
    WEIGHT_OF,
    aims_of,
    write_row,
    write_turn,
    zones_of,
)
from .connectors import BARREL, PLATED, SMOOTH, is_connector
from .grid import FACING_NAMES, FACINGS
from .printed_components import Component

_NUMBERS: Final = count(FIRST_FORM)
_FORMS: Final[dict[tuple[int, Alteration], int]] = {}
_SOURCES: Final[dict[int, tuple[int, Alteration]]] = {}
_COVERED: Final[dict[int, list[int]]] = {}
"""By placed form: what is on sides with a barrel, an exhaust or a thruster; SMOOTH elsewhere."""


def form_of(tile: int, alteration: Alteration) -> int:
    """The tile number of this printed tile with this alteration; facings are those of the tile before it is turned."""
    assert tile < FIRST_FORM
    if alteration == NO_ALTERATION:
        return tile
    found = _FORMS.get((tile, alteration))
    return _make(tile, alteration) if found is None else found


def is_form(tile: int) -> bool:
    return tile >= FIRST_FORM


def printed_tile(tile: int) -> int:
    """The tile that a form was made of; a printed tile itself."""
    return _SOURCES[tile][0] if tile >= FIRST_FORM else tile


def alteration_of(tile: int) -> Alteration:
    """How a form differs from what is printed, facings being those of the tile before it is turned."""
    return _SOURCES[tile][1] if tile >= FIRST_FORM else NO_ALTERATION


def covered_sides(placed: int) -> list[int]:
    """By facing: the connector or the plating that a token has put on a side with a barrel, an exhaust or a thruster,
    else SMOOTH (ABE-SUP-PLU-05)."""
    return _COVERED[placed] if placed >= 4 * FIRST_FORM else _NOTHING_COVERED


_NOTHING_COVERED: Final = [SMOOTH] * 4


def is_plated(placed: int, facing: int) -> bool:
    """Whether everything bounces off this side of a component (ABE-PLT-01)."""
    return PLATED in (SIDES_OF[placed][facing], covered_sides(placed)[facing])


def _make(tile: int, alteration: Alteration) -> int:
    """Two threads that make the same one make two, and the first one counts; the rows come before the number, so that
    whoever has the number finds the rows."""
    form = next(_NUMBERS)
    _write(form, tile, alteration)
    _SOURCES[form] = tile, alteration
    return _FORMS.setdefault((tile, alteration), form)


def _write(form: int, tile: int, alteration: Alteration) -> None:
    part = alteration.part
    plain = _side_tokens(COMPONENTS[tile], alteration)
    connector_count = sum(map(is_connector, plain))
    if part == AS_PRINTED:
        write_row(form, KIND_OF[tile], CAPACITY_OF[tile], connector_count, WEIGHT_OF[tile])
    else:
        write_row(form, part, PART_CONTAINERS[part], connector_count, 0)
    aims, blowing = _aims(COMPONENTS[tile], alteration)
    sides = [BARREL if facing in blowing else side for facing, side in enumerate(plain)]
    covered = [side if facing in blowing else SMOOTH for facing, side in enumerate(plain)]
    for turn in range(4):
        zones = zones_of(COMPONENTS[tile], turn) if part == AS_PRINTED else []
        write_turn(form * 4 + turn, _turned(sides, turn), [(aim + turn) % 4 for aim in aims], zones)
        _COVERED[form * 4 + turn] = _turned(covered, turn)


def _side_tokens(component: Component, alteration: Alteration) -> list[int]:
    """The sides without barrels and exhausts: what tokens say, else what is printed. A spare part has no plating but
    that of tokens (ABE-SUP-DEL-04)."""
    printed = [*component.sides]
    if alteration.part == AS_PRINTED:
        for name in component.plated:
            printed[FACING_NAMES.index(name)] = PLATED
    return [old if new == AS_PRINTED else new for old, new in zip(printed, alteration.sides, strict=True)]


def _aims(component: Component, alteration: Alteration) -> tuple[list[int], list[int]]:
    """The facings that it acts on, and those where it has a barrel, an exhaust or a thruster that needs room."""
    part = alteration.part
    if part == AS_PRINTED:
        aims = aims_of(component, 0)
        blows = FACTS_OF_KIND[component.kind.value].clear
    else:
        aims = [alteration.aim] if part in POINTING_PARTS else []
        blows = True
    return [*FACINGS] if alteration.rotating else aims, aims if blows and not alteration.exempt else []


def _turned(sides: list[int], turn: int) -> list[int]:
    return [sides[facing - turn] for facing in FACINGS]
