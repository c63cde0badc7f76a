"""Ship files with tokens: `alteration` of a component; `wireless`, `pipes` and `marks` of a ship."""

from __future__ import annotations

from typing import Final

from starhaul.kernel import Plain, to_plain

from .alteration import NO_ALTERATION, PART_CONTAINERS, POINTING_PARTS, Alteration
from .alteration_view import AlterationView, alteration_view, pair_view, pairs_view
from .altering import are_neighbours, set_pairs
from .components import CANNON, DOUBLE_CANNON, DOUBLE_ENGINE, ENGINE, KIND_OF
from .grid import FACING_NAMES
from .printed_components import Kind
from .ship import Ship
from .ship_file_fields import NotAShip, as_table, field_of, flag_of, list_of, shown, square_of

SIDE_FIELDS: Final = ("universal", "plated", "welded")
PARTS: Final = {Kind(part).name.lower(): part for part in PART_CONTAINERS}
CANNONS: Final[tuple[int, ...]] = (CANNON, DOUBLE_CANNON)
MARKABLE: Final[dict[str, tuple[int, ...]]] = {"rotating": CANNONS, "exempt": (*CANNONS, ENGINE, DOUBLE_ENGINE)}
"""The kinds that these tokens are for."""


def read_alteration(component: dict[str, object], tile: int) -> Alteration:
    """What the tokens of this component make of it."""
    if component.get("alteration") is None:
        return NO_ALTERATION
    tokens = as_table(component["alteration"])
    unknown = [name for name in tokens if name not in AlterationView.optional]
    if unknown:
        raise NotAShip("unknown_token", value=shown(unknown[0]), known=", ".join(AlterationView.optional))
    universal, plated, welded = (_sides(tokens, name) for name in SIDE_FIELDS)
    if len({*universal, *plated, *welded}) < len(universal) + len(plated) + len(welded):
        raise NotAShip("side_twice", value=shown(tokens))
    part = _part(tokens)
    kind = PARTS.get(part, KIND_OF[tile])
    points = _side(field_of(tokens, "points")) if part and kind in POINTING_PARTS else ""
    rotating, exempt = (_flag_for(tokens, name, kind) for name in MARKABLE)
    return AlterationView(universal, plated, welded, part, points, rotating, exempt).alteration()


def _sides(tokens: dict[str, object], name: str) -> tuple[str, ...]:
    return tuple([_side(side) for side in list_of(tokens, name)]) if tokens.get(name) is not None else ()


def _side(side: object) -> str:
    if side not in FACING_NAMES:
        raise NotAShip("unknown_side", value=shown(side), known=", ".join(FACING_NAMES))
    return str(side)


def _part(tokens: dict[str, object]) -> str:
    part = tokens.get("part")
    if part is None:
        return ""
    if not isinstance(part, str) or part not in PARTS:
        raise NotAShip("unknown_part", value=shown(part), known=", ".join(PARTS))
    return part


def _flag_for(tokens: dict[str, object], name: str, kind: int) -> bool:
    """A token that only some kinds of components can have."""
    is_set = flag_of(tokens, name)
    if is_set and kind not in MARKABLE[name]:
        raise NotAShip("not_for_kind", field=name, value=Kind(kind).name.lower())
    return is_set


def read_pairs(ship: Ship, table: dict[str, object]) -> None:
    """Let a ship have the wireless link, the pipes and the marks of its file."""
    wireless = 0 if table.get("wireless") is None else _pair(ship, "wireless", table["wireless"])
    pipes, marks = (_pairs(ship, table, name) for name in ("pipes", "marks"))
    if wireless or pipes or marks:
        set_pairs(ship, wireless, pipes, marks)


def _pairs(ship: Ship, table: dict[str, object], name: str) -> list[int]:
    pairs = [] if table.get(name) is None else list_of(table, name)
    return sorted({_pair(ship, name, pair) for pair in pairs})


def _pair(ship: Ship, name: str, pair: object) -> int:
    """Two components of the ship, as bits; a pipe joins neighbours."""
    if not isinstance(pair, list) or len(pair) != 2:
        raise NotAShip("not_a_pair", field=name, value=shown(pair))
    one, other = (_cell(ship, name, end) for end in pair)
    if one == other or (name == "pipes" and not are_neighbours(ship, one, other)):
        raise NotAShip("not_a_pair", field=name, value=shown(pair))
    return 1 << one | 1 << other


def _cell(ship: Ship, name: str, end: object) -> int:
    square = square_of(end if isinstance(end, list) else [end])
    cell = ship.board.cell(square) if ship.board.has(square) else -1
    if cell < 0 or not ship.occupied >> cell & 1:
        raise NotAShip("not_a_pair", field=name, value=shown(end))
    return cell


def written_alteration(placed: int) -> dict[str, Plain]:
    """Nothing while the component is as printed."""
    tokens = alteration_view(placed)
    if tokens is None:
        return {}
    plain = to_plain(tokens)
    assert isinstance(plain, dict)
    return {"alteration": {name: value for name, value in plain.items() if name != "is"}}


def written_pairs(ship: Ship) -> dict[str, Plain]:
    """Nothing where there are none."""
    fittings = ship.fittings
    written: dict[str, Plain] = {}
    if fittings.wireless:
        written["wireless"] = to_plain(pair_view(ship, fittings.wireless))
    if fittings.pipes:
        written["pipes"] = to_plain(pairs_view(ship, fittings.pipes))
    if fittings.marks:
        written["marks"] = to_plain(pairs_view(ship, fittings.marks))
    return written
