"""What can be submitted by those who join, plate and weld: Plumber, Assembler, Welder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from starhaul.kernel import Move
from starhaul.trucker.grid import FACING_NAMES, Square


def squared(square: Square) -> str:
    return f"{square[0]},{square[1]}"


def parse_square(text: str) -> Square | None:
    column, _, row = text.partition(",")
    return (int(column), int(row)) if column.isdecimal() and row.isdecimal() else None


@final
class LayPipe(Move):
    """Join the components on these two squares with a pipe."""

    __slots__ = ("one", "other")

    def __init__(self, one: Square, other: Square) -> None:
        self.one: Final = one
        self.other: Final = other

    def __str__(self) -> str:
        return f"pipe {squared(self.one)} {squared(self.other)}"


@final
class PlacePiped(Move):
    """Put the loose component here for good, turned so, with a pipe to the component on that square."""

    __slots__ = ("square", "to", "turn")

    def __init__(self, square: Square, turn: int, to: Square) -> None:
        self.square: Final = square
        self.turn: Final = turn
        self.to: Final = to

    def __str__(self) -> str:
        return f"place-piped {squared(self.square)} {self.turn} {squared(self.to)}"


@final
class PlaceUniversal(Move):
    """Put the loose component here for good, turned so, with universal connectors on all sides."""

    __slots__ = ("square", "turn")

    def __init__(self, square: Square, turn: int) -> None:
        self.square: Final = square
        self.turn: Final = turn

    def __str__(self) -> str:
        return f"place-universal {squared(self.square)} {self.turn}"


@final
class MakeUniversal(Move):
    """Give the component on this square universal connectors on all sides."""

    __slots__ = ("square",)

    def __init__(self, square: Square) -> None:
        self.square: Final = square

    def __str__(self) -> str:
        return f"universal {squared(self.square)}"


@final
class SetJoint(Move):
    """Put a universal token between the components on these two squares."""

    __slots__ = ("one", "other")

    def __init__(self, one: Square, other: Square) -> None:
        self.one: Final = one
        self.other: Final = other

    def __str__(self) -> str:
        return f"joint {squared(self.one)} {squared(self.other)}"


@final
class WeldShut(Move):
    """Weld the connector on this side of the component here."""

    __slots__ = ("facing", "square")

    def __init__(self, square: Square, facing: int) -> None:
        self.square: Final = square
        self.facing: Final = facing

    def __str__(self) -> str:
        return f"weld {squared(self.square)} {FACING_NAMES[self.facing]}"


@final
class Pick(Move):
    """The component on this square is the one."""

    __slots__ = ("square",)

    def __init__(self, square: Square) -> None:
        self.square: Final = square

    def __str__(self) -> str:
        return f"pick {squared(self.square)}"


TURNS: Final = ("0", "1", "2", "3")
PAIRS: Final[dict[str, Callable[[Square, Square], Move]]] = {"pipe": LayPipe, "joint": SetJoint}
SINGLES: Final[dict[str, Callable[[Square], Move]]] = {"universal": MakeUniversal, "pick": Pick}


def parse_joining_move(verb: str, words: list[str]) -> Move | None:
    """Those that name squares first."""
    square = parse_square(words[0])
    if square is None:
        return None
    match verb, words[1:]:
        case _, [] if verb in SINGLES:
            return SINGLES[verb](square)
        case "place-universal", [turn] if turn in TURNS:
            return PlaceUniversal(square, int(turn))
        case "weld", [side] if side in FACING_NAMES:
            return WeldShut(square, FACING_NAMES.index(side))
        case "place-piped", [turn, to] if turn in TURNS:
            end = parse_square(to)
            return None if end is None else PlacePiped(square, int(turn), end)
        case _, [other] if verb in PAIRS:
            end = parse_square(other)
            return None if end is None else PAIRS[verb](square, end)
        case _:
            return None
