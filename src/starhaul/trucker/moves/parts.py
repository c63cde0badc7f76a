"""What can be submitted about spare parts, and about what needs no room or turns (ABE-SUP-DEL, ABE-SUP-HYP)."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Move
from starhaul.trucker.alteration import PART_CONTAINERS, POINTING_PARTS
from starhaul.trucker.grid import FACING_NAMES, FRONT, Square
from starhaul.trucker.printed_components import Kind

from .joints import parse_square

PART_NAMES: Final = {part: Kind(part).name.lower() for part in PART_CONTAINERS}
PARTS: Final = {name: part for part, name in PART_NAMES.items()}
"""Spare parts by their names."""


@final
class Convert(Move):
    """Turn the component here into this spare part, which points that way if it points at all."""

    __slots__ = ("facing", "part", "square")

    def __init__(self, square: Square, part: int, facing: int) -> None:
        self.square: Final = square
        self.part: Final = part
        self.facing: Final = facing

    def __str__(self) -> str:
        aim = f" {FACING_NAMES[self.facing]}" if self.part in POINTING_PARTS else ""
        return f"convert {self.square[0]},{self.square[1]} {PART_NAMES[self.part]}{aim}"


@final
class Restore(Move):
    """Take the spare part off the component here."""

    __slots__ = ("square",)

    def __init__(self, square: Square) -> None:
        self.square: Final = square

    def __str__(self) -> str:
        return f"restore {self.square[0]},{self.square[1]}"


@final
class Exempt(Move):
    """Let this be the component that needs no empty square."""

    __slots__ = ("square",)

    def __init__(self, square: Square) -> None:
        self.square: Final = square

    def __str__(self) -> str:
        return f"exempt {self.square[0]},{self.square[1]}"


@final
class Rotate(Move):
    """Let the cannon here turn all round."""

    __slots__ = ("square",)

    def __init__(self, square: Square) -> None:
        self.square: Final = square

    def __str__(self) -> str:
        return f"rotate {self.square[0]},{self.square[1]}"


def parse_part_move(verb: str, words: list[str]) -> Move | None:
    """Those that say what becomes of one component."""
    square = parse_square(words[0]) if words else None
    if square is None:
        return None
    match verb, words[1:]:
        case "convert", [part] if part in PARTS and PARTS[part] not in POINTING_PARTS:
            return Convert(square, PARTS[part], FRONT)
        case "convert", [part, facing] if part in PARTS and PARTS[part] in POINTING_PARTS and facing in FACING_NAMES:
            return Convert(square, PARTS[part], FACING_NAMES.index(facing))
        case "restore", []:
            return Restore(square)
        case "exempt", []:
            return Exempt(square)
        case "rotate", []:
            return Rotate(square)
        case _:
            return None
