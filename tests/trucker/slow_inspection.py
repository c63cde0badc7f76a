"""What the inspector tells, once more, from the plain data of a ship file: only to be compared with."""

from __future__ import annotations

from typing import Any

from starhaul.trucker.components import COMPONENTS, TILES
from starhaul.trucker.grid import Square
from starhaul.trucker.printed_components import Component, Kind
from trucker import slow_ship as slow

CABINS = {Kind.STARTING_CABIN, Kind.CABIN}
SIDES = ["front", "right", "rear", "left"]

Data = dict[str, Any]


class Looked:
    """A ship file, taken apart."""

    def __init__(self, data: Data) -> None:
        self.ship_class = data["class"]
        self.entries = {tuple[int, int](entry["at"]): entry for entry in data["components"]}
        self.hull: slow.Hull = {at: (TILES[entry["tile"]], entry["turn"]) for at, entry in self.entries.items()}

    def printed(self, square: Square) -> Component:
        return COMPONENTS[self.hull[square][0]]

    def of(self, *kinds: Kind) -> list[Square]:
        return [square for square in sorted(self.hull) if self.printed(square).kind in kinds]

    def humans(self, square: Square) -> int:
        is_cabin = self.printed(square).kind in CABINS
        return int(self.entries[square].get("humans", 2 if is_cabin and not self.alien(square) else 0))

    def alien(self, square: Square) -> str:
        return str(self.entries[square].get("alien", ""))

    def tokens(self, square: Square) -> int:
        printed = self.printed(square)
        return int(self.entries[square].get("batteries", printed.capacity if printed.kind is Kind.BATTERY else 0))

    def joined(self, square: Square) -> list[Square]:
        return [slow.beside(square, facing) for facing in range(4) if slow.joined(self.hull, square, facing)]

    def covered(self, square: Square) -> set[str]:
        turn = self.hull[square][1]
        return {SIDES[turn], SIDES[(turn + 1) % 4]}


def report(data: Data) -> Data:
    ship = Looked(data)
    humans = sum(map(ship.humans, ship.hull))
    aliens = [ship.alien(square) for square in ship.hull if ship.alien(square)]
    return {
        "faults": [
            {"code": code, "at": list(at), "with": list(other) if other else None}
            for code, at, other in slow.faults(ship.hull, ship.ship_class)
        ],
        "exposed": slow.exposed(ship.hull),
        "pieces": [len(piece) for piece in slow.pieces(ship.hull)],
        "engine": {"base": engine(ship, aliens, full=False), "full": engine(ship, aliens, full=True)},
        "cannon": {"base": cannon(ship, aliens, full=False), "full": cannon(ship, aliens, full=True)},
        "crew": humans + len(aliens),
        "humans": humans,
        "batteries": sum(map(ship.tokens, ship.hull)),
        "containers": {"plain": containers(ship, Kind.CARGO_HOLD), "special": containers(ship, Kind.SPECIAL_HOLD)},
        "shielded": [side for side in SIDES if any(side in ship.covered(square) for square in ship.of(Kind.SHIELD))],
        "alien_cabins": alien_cabins(ship),
        "epidemic": epidemic(ship),
    }


def engine(ship: Looked, aliens: list[str], *, full: bool) -> int:
    strength = len(ship.of(Kind.ENGINE)) + 2 * full * len(ship.of(Kind.DOUBLE_ENGINE))
    return strength + 2 if strength and "brown" in aliens else strength


def cannon(ship: Looked, aliens: list[str], *, full: bool) -> float:
    strength = 0.0
    for kind, worth in ((Kind.CANNON, 1), (Kind.DOUBLE_CANNON, 2 * full)):
        strength += sum(worth if ship.hull[square][1] == 0 else worth / 2 for square in ship.of(kind))
    return strength + 2 if strength and "purple" in aliens else strength


def containers(ship: Looked, kind: Kind) -> int:
    return sum(ship.printed(square).capacity for square in ship.of(kind))


def alien_cabins(ship: Looked) -> list[Data]:
    found = []
    for cabin in ship.of(Kind.CABIN):
        near = {ship.printed(square).kind for square in ship.joined(cabin)}
        colours = ["brown"] * (Kind.LIFE_SUPPORT_BROWN in near) + ["purple"] * (Kind.LIFE_SUPPORT_PURPLE in near)
        if colours:
            found.append({"at": list(cabin), "colours": colours})
    return found


def epidemic(ship: Looked) -> list[list[int]]:
    occupied = [square for square in ship.of(*CABINS) if ship.humans(square) or ship.alien(square)]
    return [list(square) for square in occupied if set(ship.joined(square)) & set(occupied)]


def hit(data: Data, threat: str, side: str, roll: int) -> Data:
    ship = Looked(data)
    axis = 0 if side in ("front", "rear") else 1
    lane = sorted(square for square in ship.hull if square[axis] == roll)
    if not lane:
        return {"target": None, "harmless": True, "defences": [], "if_hit": None}
    target = lane[0] if side in ("front", "left") else lane[-1]
    harmless, defences = _defence(ship, threat, side, roll, target)
    rest = {square: placed for square, placed in ship.hull.items() if square != target}
    pieces = [[list(square) for square in piece] for piece in slow.pieces(rest)]
    return {"target": list(target), "harmless": harmless, "defences": defences, "if_hit": {"pieces": pieces}}


def _defence(ship: Looked, threat: str, side: str, roll: int, target: Square) -> tuple[bool, list[str]]:
    shields = ["shield"] if any(side in ship.covered(square) for square in ship.of(Kind.SHIELD)) else []
    if threat == "small":
        smooth = slow.side(ship.hull, target, SIDES.index(side)) == 0
        return smooth, [] if smooth else shields
    if threat == "large":
        if _shooters(ship, Kind.CANNON, side, roll):
            return True, []
        return False, ["double_cannon"] if _shooters(ship, Kind.DOUBLE_CANNON, side, roll) else []
    return False, shields if threat == "light" else []


def _shooters(ship: Looked, kind: Kind, side: str, roll: int) -> list[Square]:
    axis = 0 if side in ("front", "rear") else 1
    reach = 0 if side == "front" else 1
    aimed = [square for square in ship.of(kind) if SIDES[ship.hull[square][1]] == side]
    return [square for square in aimed if abs(square[axis] - roll) <= reach]
