"""What the inspector tells, once more, from the plain data of a ship file."""

from __future__ import annotations

from functools import cache

from starhaul.trucker.grid import Square
from starhaul.trucker.printed_components import Component, Kind
from trucker.slow_boards import closed_squares, outline
from trucker.slow_look import CABINS, CANNONS, ENGINES, FACINGS, FRONT, REAR, SIDES, Data, Looked, plain, shields

COST_A_TOKEN = {Kind.DOUBLE_CANNON, Kind.DOUBLE_ENGINE, Kind.SHIELD, Kind.THRUSTER, Kind.CRUBOT_STATION}
SUPPORTS = {
    Kind.LIFE_SUPPORT_PURPLE: {"purple"},
    Kind.LIFE_SUPPORT_BROWN: {"brown"},
    Kind.MIXED_LIFE_SUPPORT: {"purple", "brown"},
}
BLOCKED = (
    dict.fromkeys(CANNONS, "blocked_cannon")
    | dict.fromkeys(ENGINES, "blocked_engine")
    | {Kind.THRUSTER: "blocked_thruster"}
)


def report(data: Data) -> Data:
    ship = Looked(data)
    aliens = [alien for alien in map(ship.alien, ship.squares) if alien]
    helping = [ship.alien(square) for square in ship.squares if square not in ship.dead]
    humans = sum(map(ship.humans, ship.squares))
    active = [square for square in ship.squares if ship.is_active(square)]
    return {
        "faults": faults(ship),
        "exposed": ship.exposed(),
        "pieces": [len(piece) for piece in ship.pieces()],
        "engine": {"base": engine(ship, helping, full=False), "full": engine(ship, helping, full=True)},
        "cannon": {"base": cannon(ship, helping, full=False), "full": cannon(ship, helping, full=True)},
        "crew": humans + len(aliens),
        "humans": humans,
        "batteries": sum(map(ship.tokens, ship.squares)),
        "containers": {"plain": containers(ship, Kind.CARGO_HOLD), "special": containers(ship, Kind.SPECIAL_HOLD)},
        "shielded": [SIDES[side] for side in FACINGS if shields(ship, side)],
        "alien_cabins": alien_cabins(ship),
        "epidemic": epidemic(ship),
        "crubots": 4 * len(active),
        "armed": plain(square for square in ship.squares if ship.is_armed(square)),
        "defended": plain(square for square in ship.squares if ship.is_defended(square)),
        "thrusters": thrusters(ship),
        "solar": solar(ship),
        "radiation": radiation(ship),
        "dead": plain(ship.dead),
        "weight": sum(ship.printed(square).weight for square in ship.squares),
    }


def faults(ship: Looked) -> list[Data]:
    found: set[tuple[Square, str, Square | None]] = set()
    for square in ship.squares:
        found |= lone_faults(ship, square) | pair_faults(ship, square)
    found |= {(square, "not_attached", None) for square in {*ship.squares} - attached(ship)}
    in_order = sorted(found, key=lambda fault: (fault[0], fault[1], fault[2] or (0, 0)))
    return [{"code": code, "at": list(at), "with": other and list(other)} for at, code, other in in_order]


def lone_faults(ship: Looked, square: Square) -> set[tuple[Square, str, Square | None]]:
    found: set[tuple[Square, str, Square | None]] = set()
    if ship.printed(square).kind in ENGINES and REAR not in ship.aiming(square):
        found.add((square, "engine_not_rearward", None))
    if square in closed_squares(ship.data):
        found.add((square, "closed_square", None))
    if square not in outline(ship.data):
        found.add((square, "outside_area", None))
    return found


def pair_faults(ship: Looked, square: Square) -> set[tuple[Square, str, Square | None]]:
    found: set[tuple[Square, str, Square | None]] = set()
    kind = ship.printed(square).kind
    for facing, other in ship.touching(square):
        first, second = min(square, other), max(square, other)
        pair = {ship.side(square, facing), ship.side(other, (facing + 2) % 4)}
        if pair == {1, 2}:
            found.add((first, "single_to_double", second))
        if 0 in pair and len(pair) > 1:
            found.add((first, "connector_to_smooth", second))
        if facing in ship.pointing(square):
            found.add((square, BLOCKED[kind], other))
    for other in ship.of(kind):
        if kind is Kind.RADIOACTIVE and other in ship.joined(square):
            found.add((min(square, other), "radioactive_joined", max(square, other)))
        if kind is Kind.ARTIFACT and other != square and square in ship.zone(other):
            found.add((square, "artifact_in_dead_zone", other))
    return found


def may_be_added(data: Data, tile: Component, square: Square, turn: int) -> bool:
    """By trying: add it to what stands there, and look for a join and for new faults (BLD-06 to BLD-15)."""
    before = Looked(data)
    if square in before.entries:
        return False
    entry = {"tile": tile.id, "at": list(square), "turn": turn}
    after = Looked(data | {"components": [*data["components"], entry]})
    if before.squares and not after.physically_joined(square):
        return False
    near = [square, *(other for _, other in after.touching(square))]
    found = lone_faults(after, square).union(*(pair_faults(after, other) for other in near))
    return not [fault for fault in found if square in (fault[0], fault[2])]


def attached(ship: Looked) -> set[Square]:
    starts = {square for square in ship.squares if ship.tile(square).kind is Kind.STARTING_CABIN}
    pieces = ship.pieces()
    if starts:
        return {square for piece in pieces if starts & {*piece} for square in piece}
    return {*pieces[0]} if pieces else set()


def engine(ship: Looked, aliens: list[str], *, full: bool) -> int:
    strength = len(ship.working(Kind.ENGINE)) + 2 * full * len(ship.working(Kind.DOUBLE_ENGINE))
    bonus = 2 if strength and "brown" in aliens else 0
    return strength + bonus - sum(ship.printed(square).weight for square in ship.squares)


def cannon(ship: Looked, aliens: list[str], *, full: bool) -> float:
    strength = 0.0 + most_pairs(ship, tuple(ship.working(Kind.AUTO_DEFENSE)))
    for kind, worth in ((Kind.CANNON, 1), (Kind.DOUBLE_CANNON, 2 * full)):
        strength += sum(worth if FRONT in ship.aiming(square) else worth / 2 for square in ship.working(kind))
    return strength + 2 if strength and "purple" in aliens else strength


@cache
def most_pairs(ship: Looked, systems: tuple[Square, ...]) -> int:
    """By trying: the first one stays alone, or has one of the others."""
    if not systems:
        return 0
    first, *others = systems
    best = most_pairs(ship, tuple(others))
    for other in others:
        if other in ship.joined(first):
            best = max(best, 1 + most_pairs(ship, tuple(left for left in others if left != other)))
    return best


def containers(ship: Looked, kind: Kind) -> int:
    return sum(ship.printed(square).capacity for square in ship.working(kind))


def alien_cabins(ship: Looked) -> list[Data]:
    found = []
    for cabin in ship.of(Kind.CABIN):
        near = [square for square in ship.working(*SUPPORTS) if square in ship.joined(cabin)]
        colours = {colour for square in near for colour in SUPPORTS[ship.printed(square).kind]}
        if colours and cabin not in ship.barren:
            found.append({"at": list(cabin), "colours": sorted(colours)})
    return found


def epidemic(ship: Looked) -> list[list[int]]:
    occupied = [square for square in ship.of(*CABINS) if ship.has_crew(square)]
    return plain(square for square in occupied if ship.joined(square) & {*occupied})


def thrusters(ship: Looked) -> Data:
    working = ship.working(Kind.THRUSTER)
    manned = [square for square in working if any(map(ship.is_manned, ship.joined(square)))]
    return {
        name: [SIDES[way] for way in FACINGS if any(way in ship.pointing(square) for square in usable)]
        for name, usable in (("hits", working), ("intruders", manned))
    }


def solar(ship: Looked) -> list[Data]:
    users = {*ship.working(*COST_A_TOKEN)}
    return [
        {"at": list(panel), "powers": plain(ship.joined(panel) & users)} for panel in ship.working(Kind.SOLAR_PANEL)
    ]


def radiation(ship: Looked) -> Data:
    panels = {*ship.working(Kind.SOLAR_PANEL)}
    charged = {square for square in ship.working(Kind.BATTERY) if ship.tokens(square)}
    exposed = [square for square in ship.squares if ship.has_crew(square) and ship.joined(square) & (panels | charged)]
    explode: set[Square] = set()
    for block in ship.blocks(panels | charged | {*ship.working(Kind.ROUTING_MODULE)}):
        if len(block & panels) + sum(map(ship.tokens, block & charged)) >= 4:
            explode |= block
    return {"crew": plain(exposed), "explode": plain(explode)}
