"""A ship file taken apart, with sets of squares and plain loops: written from the digest of the rules for clarity
alone, and only to be compared with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, cached_property
from itertools import product
from typing import Any

from starhaul.trucker.components import COMPONENTS, TILES
from starhaul.trucker.grid import Square
from starhaul.trucker.printed_components import Component, Kind
from trucker.slow_boards import wraps

Data = dict[str, Any]
FRONT, RIGHT, REAR, LEFT = FACINGS = range(4)
SIDES = ["front", "right", "rear", "left"]
STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]
CABINS = {Kind.STARTING_CABIN, Kind.CABIN}
ENGINES = {Kind.ENGINE, Kind.DOUBLE_ENGINE}
CANNONS = {Kind.CANNON, Kind.DOUBLE_CANNON}
POINTING = {
    Kind.ENGINE: [REAR],
    Kind.DOUBLE_ENGINE: [REAR],
    Kind.CANNON: [FRONT],
    Kind.DOUBLE_CANNON: [FRONT],
    Kind.THRUSTER: [FRONT, RIGHT],
}
"""Where barrels, exhausts and thrusters point before they are turned."""


class Looked:
    """A ship file, taken apart."""

    def __init__(self, data: Data, without: Iterable[Square] = ()) -> None:
        self.data = data
        self.wraps = wraps(data)
        entries = {tuple[int, int](entry["at"]): entry for entry in data["components"]}
        self.entries = {square: entry for square, entry in sorted(entries.items()) if square not in {*without}}
        self.squares = list(self.entries)

    def tile(self, square: Square) -> Component:
        return COMPONENTS[TILES[self.entries[square]["tile"]]]

    def tokens_on(self, square: Square) -> Data:
        """What tokens say of this component; sides are those of the ship."""
        return self.entries[square].get("alteration") or {}

    def printed(self, square: Square) -> Component:
        """As a spare part, if it has become one: only connectors stay (ABE-SUP-DEL-04)."""
        part = self.tokens_on(square).get("part")
        return spare_part(self.tile(square), part) if part else self.tile(square)

    def pair(self, name: str, square: Square) -> set[Square]:
        """The other components of pipes or marks, or of the wireless link, that this one is an end of."""
        found = self.data.get(name, [])
        pairs = [{tuple[int, int](end) for end in pair} for pair in ([found] if name == "wireless" else found)]
        return {end for pair in pairs if square in pair and pair <= {*self.squares} for end in pair - {square}}

    def turn(self, square: Square) -> int:
        return int(self.entries[square]["turn"])

    def of(self, *kinds: Kind) -> list[Square]:
        return [square for square in self.squares if self.printed(square).kind in kinds]

    def working(self, *kinds: Kind) -> list[Square]:
        return [square for square in self.of(*kinds) if square not in self.dead]

    # Geometry

    def beside(self, square: Square, facing: int) -> Square:
        across, down = STEPS[facing]
        column = square[0] + across
        return (column - 1) % 9 + 1 if self.wraps else column, square[1] + down

    def around(self, square: Square) -> set[Square]:
        """The components on the eight squares around."""
        found = set()
        for across, down in product((-1, 0, 1), repeat=2):
            column = square[0] + across
            found.add(((column - 1) % 9 + 1 if self.wraps else column, square[1] + down))
        return (found - {square}) & {*self.squares}

    def side(self, square: Square, facing: int) -> int:
        """0 smooth, 1 single, 2 double, 3 universal; also behind a barrel."""
        tokens = self.tokens_on(square)
        if SIDES[facing] in [*tokens.get("plated", []), *tokens.get("welded", [])]:
            return 0
        if SIDES[facing] in tokens.get("universal", []):
            return 3
        return self.printed(square).sides[(facing - self.turn(square)) % 4]

    def is_plated(self, square: Square, facing: int) -> bool:
        tokens = self.tokens_on(square)
        if SIDES[facing] in [*tokens.get("universal", []), *tokens.get("welded", [])]:
            return False
        is_printed = SIDES[(facing - self.turn(square)) % 4] in self.printed(square).plated
        return is_printed or SIDES[facing] in tokens.get("plated", [])

    def aiming(self, square: Square) -> list[int]:
        """Where it can act; a cannon that rotates, all round."""
        return [*FACINGS] if self.tokens_on(square).get("rotating") else self.pointing(square, exempt=False)

    def pointing(self, square: Square, *, exempt: bool = True) -> list[int]:
        """Where it needs room; nowhere if a token exempts it."""
        tokens = self.tokens_on(square)
        if exempt and tokens.get("exempt"):
            return []
        if tokens.get("points") and tokens["part"] in ("cannon", "engine"):
            return [SIDES.index(tokens["points"])]
        ways = POINTING.get(self.printed(square).kind, [])
        return [(way + self.turn(square)) % 4 for way in ways]

    def shielding(self, square: Square) -> list[int]:
        return [(side + self.turn(square)) % 4 for side in (FRONT, RIGHT)]

    # What does not work

    def zone(self, artifact: Square) -> set[Square]:
        axes = {
            axis if self.turn(artifact) % 2 == 0 else {"column": "row", "row": "column"}[axis]
            for axis in self.printed(artifact).zone
        }
        column, row = artifact
        return {
            square
            for square in self.squares
            if ("column" in axes and square[0] == column) or ("row" in axes and square[1] == row)
        }

    @cached_property
    def dead(self) -> set[Square]:
        return {square for artifact in self.of(Kind.ARTIFACT) for square in self.zone(artifact)}

    @cached_property
    def barren(self) -> set[Square]:
        """Where neither crew nor tokens are."""
        return self.dead | {near for source in self.of(Kind.RADIOACTIVE) for near in self.around(source)}

    # Joins

    def touching(self, square: Square) -> list[tuple[int, Square]]:
        near = [(facing, self.beside(square, facing)) for facing in FACINGS]
        return [(facing, other) for facing, other in near if other in self.entries]

    def is_join(self, square: Square, facing: int) -> bool:
        other = self.beside(square, facing)
        if other not in self.entries:
            return False
        if other in self.pair("pipes", square):
            return True
        if facing in self.pointing(square) or (facing + 2) % 4 in self.pointing(other):
            return False
        pair = {self.side(square, facing), self.side(other, (facing + 2) % 4)}
        return 0 not in pair and pair != {1, 2}

    @cache  # noqa: B019 as short-lived as a test
    def physically_joined(self, square: Square) -> set[Square]:
        return {self.beside(square, facing) for facing in FACINGS if self.is_join(square, facing)}

    @cache  # noqa: B019 as above
    def joined(self, square: Square) -> set[Square]:
        """Also without wires (ABE-SUP-ASM), and through groups of routing modules that work (ABE-RTE)."""
        found = self.linked(square)
        for group in self.routing_groups:
            attached = {near for module in group for near in self.linked(module)}
            if square in attached:
                found |= attached
        return found - {square}

    def linked(self, square: Square) -> set[Square]:
        return self.physically_joined(square) | self.pair("wireless", square)

    @cached_property
    def routing_groups(self) -> list[set[Square]]:
        modules = {*self.working(Kind.ROUTING_MODULE)}
        return self.blocks(modules)

    def blocks(self, members: set[Square], *, physical: bool = False) -> list[set[Square]]:
        """Members that hang together through each other."""
        joined = self.physically_joined if physical else self.linked
        found: list[set[Square]] = []
        for member in sorted(members):
            if not any(member in block for block in found):
                block, front = {member}, [member]
                while front:
                    new = joined(front.pop()) & members - block
                    block |= new
                    front += new
                found.append(block)
        return found

    def pieces(self) -> list[list[Square]]:
        pieces = [sorted(block) for block in self.blocks({*self.squares}, physical=True)]
        return sorted(pieces, key=lambda piece: (-len(piece), piece[0]))

    # What is aboard

    def alien(self, square: Square) -> str:
        return str(self.entries[square].get("alien") or "")

    def humans(self, square: Square) -> int:
        is_home = self.printed(square).kind in CABINS and square not in self.barren and not self.alien(square)
        return int(self.entries[square].get("humans", 2 if is_home else 0))

    def tokens(self, square: Square) -> int:
        is_full = self.printed(square).kind is Kind.BATTERY and square not in self.barren
        return int(self.entries[square].get("batteries", self.printed(square).capacity if is_full else 0))

    def goods(self, square: Square) -> list[str]:
        return list(self.entries[square].get("goods", []))

    def has_crew(self, square: Square) -> bool:
        return bool(self.humans(square) or self.alien(square))

    def is_active(self, square: Square) -> bool:
        is_station = self.printed(square).kind is Kind.CRUBOT_STATION
        return is_station and square not in self.dead and bool(self.entries[square].get("crubots"))

    def is_manned(self, square: Square) -> bool:
        """By crew that can do something."""
        return square not in self.dead and (self.has_crew(square) or self.is_active(square))

    def is_armed(self, square: Square) -> bool:
        return self.is_manned(square) and any(armory in self.joined(square) for armory in self.working(Kind.ARMORY))

    def is_defended(self, square: Square) -> bool:
        return square in self.working(Kind.AUTO_DEFENSE) or self.is_armed(square)

    def exposed(self) -> int:
        edges = [(square, facing) for square in self.squares for facing in FACINGS if self.side(square, facing)]
        return sum(self.beside(square, facing) not in self.entries for square, facing in edges)


def spare_part(tile: Component, part: str) -> Component:
    capacity = 2 if part == "cargo_hold" else 0
    return replace(tile, kind=Kind[part.upper()], capacity=capacity, aims=(), plated=(), weight=0, zone=())


def plain(squares: Iterable[Square]) -> list[list[int]]:
    return [list(square) for square in sorted(squares)]


def shields(ship: Looked, side: int) -> list[Square]:
    return [square for square in ship.working(Kind.SHIELD) if side in ship.shielding(square)]
