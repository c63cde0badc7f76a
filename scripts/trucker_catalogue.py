"""Write what is printed on tiles, boards and cards for the page: three files catalogue.ts in web/src/trucker.

Run it after a change of src/starhaul/trucker/data; a test fails when the files are stale.
"""

import json
from pathlib import Path
from typing import Any

from starhaul.kernel import to_plain
from starhaul.trucker.adventures import CARDS, SET_OF_CARD, AdventureCard
from starhaul.trucker.boards import BASE_BOARDS, BOARDS, CYLINDERS, FLIGHT_BOARDS, GOODS, HALVES, NUMBERED, board
from starhaul.trucker.components import COMPONENTS, zones_of
from starhaul.trucker.expansion_boards import REAR_HALVES, all_boards, closed_by, halves_of
from starhaul.trucker.grid import FACING_NAMES, Cylinder
from starhaul.trucker.missions import MISSION_CARDS, Mission
from starhaul.trucker.missions.effect import Effect
from starhaul.trucker.own.entries import OWN_SET
from starhaul.trucker.printed_boards import CylinderOutline
from starhaul.trucker.printed_components import Component
from starhaul.trucker.ship_board import Board
from starhaul.trucker.team.printed import PRINTED_MEMBERS

FOLDER = Path(__file__).parents[1] / "web" / "src" / "trucker"
HEAD = """\
/** Printed facts. Made by scripts/trucker_catalogue.py from src/starhaul/trucker/data: change those, not this. */
import type { Card, FlightBoard, Kind, Square } from './types';

export interface Tile {
  kind: Kind;
  /** Connectors clockwise from the front in the printed position: 0 smooth, 1 single, 2 double, 3 universal. */
  sides: readonly number[];
  capacity: number;
  /** The sides with indestructible plating, 0 to 3 clockwise from the front; none where it is left out. */
  plated?: readonly number[];
  /** How much engine strength it takes. */
  weight?: number;
  /** What it makes dead: 0 its column, 1 its row. */
  zone?: readonly number[];
}

/** A ship board: its squares, and the rectangle around them. */
export interface Frame {
  /** The first column and row, as printed on the edges. */
  column: number;
  row: number;
  columns: number;
  rows: number;
  /** Whether the last column lies beside the first. */
  wraps: boolean;
  squares: readonly Square[];
  /** The number that each square carries, 0 where there is none. */
  numbers?: readonly number[];
  /** Squares that dice have closed, with their numbers; which dice; and the board as it is printed. */
  closed?: readonly { square: Square; number: number }[];
  rolled?: readonly number[];
  printed?: string;
  /** Which dice name a lane: two of them a column, one a row, a second one where in its row something begins. */
  dice?: LaneDice;
  /** Of a board that is put together: the first row of the rear half, and what is printed about insurance. */
  halves?: { row: number; cost: number; maximum: number };
}

export interface LaneDice {
  /** By column, from the first: every pair of faces that names it. */
  columns: readonly (readonly (readonly number[])[])[];
  /** By face of a die, from 1: the row that it names; those outside are misses. */
  rows: readonly number[];
  /** By face of a second die, from 1: the column. */
  starts: readonly number[];
}
"""
MISSIONS_HEAD = """\
/** Mission cards. Made by scripts/trucker_catalogue.py from src/starhaul/trucker/data: change those, not this. */
import type { Mission } from '../types';
"""
TEAM_HEAD = """\
/** Member cards. Made by scripts/trucker_catalogue.py from src/starhaul/trucker/data: change those, not this. */
export interface PrintedAbility {
  /** When it works. */
  timing: readonly string[];
  /** Whether its owner decides, or it works by itself. */
  use: 'may' | 'auto';
}
export interface PrintedMember {
  id: string;
  /** What comes with the card, back in each flight. */
  tokens: readonly { kind: string; count: number }[];
  a: PrintedAbility;
  b: PrintedAbility;
}
"""
UNDRAWN = ("is", "source", "set")
PARTS = ("setup", "build", "flight", "reward")


def fact(value: object) -> Any:
    """The plain form without what the page does not draw."""
    if isinstance(value, dict):
        return {name: fact(item) for name, item in value.items() if name not in UNDRAWN}
    return [fact(item) for item in value] if isinstance(value, list) else value


def card_facts(card: AdventureCard) -> dict[str, Any]:
    """What a view says of it: its kind is needed."""
    plain = to_plain(card)
    assert isinstance(plain, dict)
    return {"is": plain["is"]} | fact(plain)


def table(name: str, kind: str, entries: dict[str, str]) -> str:
    lines = "".join(f"  {json.dumps(key)}: {entry},\n" for key, entry in entries.items())
    return f"\nexport const {name}: Readonly<Record<string, {kind}>> = {{\n{lines}}};\n"


def tile_facts(tile: Component) -> dict[str, Any]:
    always = {"kind": tile.kind.name.lower(), "sides": tile.sides, "capacity": tile.capacity}
    plated = [FACING_NAMES.index(side) for side in tile.plated]
    seldom = {"plated": plated, "weight": tile.weight, "zone": zones_of(tile, 0)}
    return always | {name: value for name, value in seldom.items() if value}


def frame_facts(name: str) -> dict[str, Any]:
    """A ship board with the rectangle around its squares, closed ones included."""
    ship = board(name)
    squares = ship.squares(ship.area)
    columns, rows = zip(*ship.squares(ship.area | ship.closed) or ship.squares(ship.grid.squares_all), strict=True)
    return {
        "column": min(columns),
        "row": min(rows),
        "columns": max(columns) - min(columns) + 1,
        "rows": max(rows) - min(rows) + 1,
        "wraps": isinstance(ship.grid, Cylinder),
        "squares": squares,
    } | particular_facts(ship)


def particular_facts(ship: Board) -> dict[str, Any]:
    """What only boards of expansions have."""
    if ship.name in BOARDS[CYLINDERS]:
        return {"dice": dice_facts(BOARDS[CYLINDERS][ship.name])}
    if ship.name.startswith("IIIB"):
        return numbered_facts(ship)
    if ship.insurance:
        (rear,) = [half for half in halves_of(ship.name) if half in REAR_HALVES]
        cost, maximum = ship.insurance.cost, ship.insurance.maximum
        return {"halves": {"row": BOARDS[HALVES][rear].first_row, "cost": cost, "maximum": maximum}}
    return {}


def dice_facts(outline: CylinderOutline) -> dict[str, Any]:
    return {"columns": outline.combinations, "rows": outline.rows, "starts": outline.starts}


def numbered_facts(ship: Board) -> dict[str, Any]:
    outline = BOARDS[NUMBERED]["IIIB"]
    numbers = {square: number for number in range(1, 7) for square in outline.squares(str(number))}
    printed = {"numbers": [numbers.get(square, 0) for square in ship.squares(ship.area)]}
    if not ship.closed:
        return printed
    closed = [{"square": square, "number": numbers.get(square, 0)} for square in ship.squares(ship.closed)]
    return printed | {"closed": closed, "rolled": closed_by(ship.name), "printed": outline.id}


def mission_facts(mission: Mission) -> dict[str, Any]:
    """Its effects keep their kinds, which says all that their names in data do."""
    facts = fact(to_plain(mission))
    return facts | {part: [effect_facts(effect) for effect in getattr(mission, part)] for part in PARTS}


def effect_facts(effect: Effect) -> dict[str, Any]:
    plain = to_plain(effect)
    assert isinstance(plain, dict)
    return {"is": plain["is"]} | {name: value for name, value in fact(plain).items() if name != "effect"}


def missions() -> str:
    return MISSIONS_HEAD + table(
        "MISSIONS", "Mission", {card.id: json.dumps(mission_facts(card)) for card in MISSION_CARDS.values()}
    )


def members() -> str:
    """With their ids as a type: what has to be there for each of them does not compile without."""
    lines = "".join(f"  {name}: {json.dumps(fact(to_plain(card)))},\n" for name, card in PRINTED_MEMBERS.items())
    return (
        f"{TEAM_HEAD}\nexport const MEMBERS = {{\n{lines}}} as const satisfies "
        "Readonly<Record<string, PrintedMember>>;\n"
        "export type MemberId = keyof typeof MEMBERS;\n"
    )


def catalogue() -> str:
    flights = {flight.id: json.dumps(fact(to_plain(flight))) for flight in FLIGHT_BOARDS.values()}
    ships = {name: json.dumps(frame_facts(name)) for name in (*BASE_BOARDS, *all_boards())}
    tiles = [tile for tile in COMPONENTS if tile.set != OWN_SET]
    printed = [card for number, card in enumerate(CARDS) if SET_OF_CARD[number] != OWN_SET]
    return "".join(
        [
            HEAD,
            table("TILES", "Tile", {tile.id: json.dumps(tile_facts(tile)) for tile in tiles}),
            table("SHIP_BOARDS", "Frame", ships),
            table("FLIGHT_BOARDS", "FlightBoard", flights),
            table("CARDS", "Card", {card.id: json.dumps(card_facts(card)) for card in printed}),
            table("PRICES", "number", {good.id: str(good.price) for good in GOODS}),
        ]
    )


def files() -> dict[Path, str]:
    return {
        FOLDER / "catalogue.ts": catalogue(),
        FOLDER / "missions" / "catalogue.ts": missions(),
        FOLDER / "team" / "catalogue.ts": members(),
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
