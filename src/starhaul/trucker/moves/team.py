"""What can be submitted because of the Support Team."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.components import COMPONENTS, TILES
from starhaul.trucker.goods import COLOURS
from starhaul.trucker.grid import Square

from .joints import parse_joining_move, parse_square
from .parts import parse_part_move

WAYS: Final = {"same": 0, "up": 1, "down": -1}
"""How bonuses are changed."""
WAY_NAMES: Final = {way: name for name, way in WAYS.items()}


@final
class KeepMember(Move):
    """Take this member into the team."""

    __slots__ = ("member",)

    def __init__(self, member: str) -> None:
        self.member: Final = member

    def __str__(self) -> str:
        return f"member {self.member}"


@final
class UseAbility(Move):
    """Use this ability of a member."""

    __slots__ = ("ability",)

    def __init__(self, ability: str) -> None:
        self.ability: Final = ability

    def __str__(self) -> str:
        return f"use {self.ability}"


@final
class AdjustBonuses(Move):
    """Raise (1) or lower (-1) the bonuses for places, and the one for looks, or leave them (0)."""

    __slots__ = ("finish", "look")

    def __init__(self, finish: int, look: int) -> None:
        self.finish: Final = finish
        self.look: Final = look

    def __str__(self) -> str:
        return f"bonuses {WAY_NAMES[self.finish]} {WAY_NAMES[self.look]}"


@final
class BuyBlocks(Move):
    """Buy so many blocks."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def __str__(self) -> str:
        return f"buy {self.count}"


@final
class ChangePrice(Move):
    """Raise (1) or lower (-1) the price of this colour."""

    __slots__ = ("colour", "way")

    def __init__(self, colour: int, way: int) -> None:
        self.colour: Final = colour
        self.way: Final = way

    def __str__(self) -> str:
        return f"price {COLOURS[self.colour]} {WAY_NAMES[self.way]}"


@final
class Predict(Move):
    """Say how this player will come home: in which place, or 0 for giving up."""

    __slots__ = ("about", "place")

    def __init__(self, about: Seat, place: int) -> None:
        self.about: Final = about
        self.place: Final = place

    def __str__(self) -> str:
        return f"predict {self.about} {self.place}"


@final
class DrillOver(Move):
    """Time lets everybody build again."""

    __slots__ = ()

    def __str__(self) -> str:
        return "drill-over"


@final
class TakeFrom(Move):
    """Take a component out of somebody else's reserve."""

    __slots__ = ("owner", "tile")

    def __init__(self, owner: Seat, tile: int) -> None:
        self.owner: Final = owner
        self.tile: Final = tile

    def __str__(self) -> str:
        return f"take-from {self.owner} {COMPONENTS[self.tile].id}"


@final
class Mark(Move):
    """Mark the connection between the components on these two squares."""

    __slots__ = ("one", "other")

    def __init__(self, one: Square, other: Square) -> None:
        self.one: Final = one
        self.other: Final = other

    def __str__(self) -> str:
        return f"mark {self.one[0]},{self.one[1]} {self.other[0]},{self.other[1]}"


@final
class PutMarker(Move):
    """Promise what will stand on this square."""

    __slots__ = ("marker", "square")

    def __init__(self, marker: str, square: Square) -> None:
        self.marker: Final = marker
        self.square: Final = square

    def __str__(self) -> str:
        return f"marker {self.marker} {self.square[0]},{self.square[1]}"


DRILL_OVER: Final = DrillOver()


def parse_team_move(verb: str, words: list[str]) -> Move | None:
    """Those that name something by its id."""
    match verb, words:
        case "member", [member]:
            return KeepMember(member)
        case "use", [ability]:
            return UseAbility(ability)
        case "bonuses", [finish, look] if finish in WAYS and look in WAYS:
            return AdjustBonuses(WAYS[finish], WAYS[look])
        case "take-from", [owner, tile] if owner.isdecimal() and tile in TILES:
            return TakeFrom(Seat(int(owner)), TILES[tile])
        case "mark", [one, other]:
            return _parse_mark(parse_square(one), parse_square(other))
        case "marker", [marker, text]:
            square = parse_square(text)
            return None if square is None else PutMarker(marker, square)
        case "buy", [count] if count.isdecimal():
            return BuyBlocks(int(count))
        case "predict", [about, place] if about.isdecimal() and place.isdecimal():
            return Predict(Seat(int(about)), int(place))
        case "price", [colour, way] if colour in COLOURS and way in WAYS:
            return ChangePrice(COLOURS.index(colour), WAYS[way])
        case _:
            return parse_joining_move(verb, words) or parse_part_move(verb, words)


def _parse_mark(one: Square | None, other: Square | None) -> Move | None:
    return None if one is None or other is None else Mark(one, other)
