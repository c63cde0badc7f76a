"""`starhaul ship inspect|hit FILE`: what is wrong with a ship, what it can do, and what a meteor or a shot would do."""

from __future__ import annotations

import argparse
import json

from starhaul.cli.complaints import Failure, WrongUsage
from starhaul.cli.console import Console
from starhaul.cli.files import read_text
from starhaul.cli.parser import CommandParser
from starhaul.cli.values import Place, one_of, whole_number
from starhaul.trucker.drawing import draw
from starhaul.trucker.faults import Fault, faults
from starhaul.trucker.grid import FACING_NAMES, Square
from starhaul.trucker.hits import CANNON_DEFENCE, HARMLESS, NO_DEFENCE, SHIELD_DEFENCE, THREAT_NAMES, defence, target
from starhaul.trucker.inspection import inspect, inspect_hit
from starhaul.trucker.ship import Ship
from starhaul.trucker.ship_file import NotAShip, read_ship
from starhaul.trucker.strength import cannon_halves, engine_strength, full_cannon_halves, full_engine_strength

INSPECT, HIT = "inspect", "hit"
LOWEST_ROLL, HIGHEST_ROLL = 2, 12


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-ship-summary"), say("cli-ship-examples"))
    parser.task(INSPECT, say("cli-ship-inspect-summary"), _describe_inspect)
    parser.task(HIT, say("cli-ship-hit-summary"), _describe_hit)


def _describe_inspect(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-ship-inspect-summary"), say("cli-ship-inspect-examples"))
    parser.argument("file", say("cli-metavar-file"), say("cli-ship-help-file"), values=Place.FILE)
    parser.switch("--json", say("cli-help-json"))


def _describe_hit(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-ship-hit-summary"), say("cli-ship-hit-examples"))
    parser.argument("file", say("cli-metavar-file"), say("cli-ship-help-file"), values=Place.FILE)
    parser.option("--threat", "|".join(THREAT_NAMES), say("cli-ship-help-threat"), convert=one_of(THREAT_NAMES))
    parser.option("--from", "|".join(FACING_NAMES), say("cli-ship-help-from"), convert=one_of(FACING_NAMES))
    rolls = whole_number(LOWEST_ROLL, HIGHEST_ROLL)
    parser.option("--roll", say("cli-metavar-number"), say("cli-ship-help-roll"), convert=rolls)
    parser.switch("--json", say("cli-help-json"))


def run(args: argparse.Namespace, console: Console) -> int:
    if args.task == INSPECT:
        _inspect(_read_ships(args.file, console), console, as_json=args.json)
    else:
        threat, side, roll = _hit_options(args)
        _hit(_read_ships(args.file, console), threat, side, roll, console, as_json=args.json)
    return 0


def _hit_options(args: argparse.Namespace) -> tuple[int, int, int]:
    for name in ("threat", "from", "roll"):
        if getattr(args, name) is None:
            raise WrongUsage("cli-ship-hit-needs", option=f"--{name}")
    return THREAT_NAMES.index(args.threat), FACING_NAMES.index(getattr(args, "from")), args.roll


def _read_ships(file: str, console: Console) -> list[Ship]:
    """One ship per line; empty lines are skipped. All are read before anything is printed."""
    lines = enumerate(read_text(file).split("\n"), 1)
    return [_read_line(file, number, line, console) for number, line in lines if line.strip()]


def _read_line(file: str, number: int, line: str, console: Console) -> Ship:
    try:
        return read_ship(json.loads(line))
    except NotAShip as error:
        reason = console.words.say(REASONS[error.code], **error.parameters)
        if error.entry is None:
            raise Failure("cli-ship-broken", file=file, line=str(number), reason=reason) from None
        entry = str(error.entry)
        raise Failure("cli-ship-broken-component", file=file, line=str(number), entry=entry, reason=reason) from None
    except (ValueError, RecursionError) as error:
        reason = console.words.say("cli-ship-not-json", reason=str(error))
        raise Failure("cli-ship-broken", file=file, line=str(number), reason=reason) from None


REASONS = {
    "not_an_object": "cli-ship-not-an-object",
    "missing_field": "cli-ship-missing-field",
    "not_a_list": "cli-ship-not-a-list",
    "unknown_class": "cli-ship-unknown-class",
    "unknown_tile": "cli-ship-unknown-tile",
    "not_a_square": "cli-ship-not-a-square",
    "no_such_square": "cli-ship-no-such-square",
    "square_taken": "cli-ship-square-taken",
    "not_a_count": "cli-ship-not-a-count",
    "unknown_alien": "cli-ship-unknown-alien",
    "unknown_good": "cli-ship-unknown-good",
}


def _inspect(ships: list[Ship], console: Console, *, as_json: bool) -> None:
    for ship in ships:
        if as_json:
            console.result_json(inspect(ship))
        else:
            console.result("\n".join([draw(ship), "", *_facts(ship, console), *_fault_lines(ship, console), ""]))


def _facts(ship: Ship, console: Console) -> list[str]:
    say = console.words.say
    return [
        say("cli-ship-parts", components=ship.components_count, pieces=len(ship.pieces())),
        say("cli-ship-exposed", exposed=ship.exposed_connectors()),
        say("cli-ship-engines", base=engine_strength(ship), full=full_engine_strength(ship)),
        say("cli-ship-cannons", base=cannon_halves(ship) / 2, full=full_cannon_halves(ship) / 2),
        say("cli-ship-aboard", crew=ship.crew, humans=ship.total_humans, batteries=ship.total_tokens),
    ]


def _fault_lines(ship: Ship, console: Console) -> list[str]:
    found = faults(ship)
    return [_fault_line(fault, console) for fault in found] or [console.words.say("cli-ship-no-faults")]


def _fault_line(fault: Fault, console: Console) -> str:
    values = {"at": _written(fault.at)} | ({"other": _written(fault.with_)} if fault.with_ else {})
    return f"[{fault.rule}] {console.words.say(FAULTS[fault.code], **values)}"


FAULTS = {
    "single_to_double": "cli-ship-single-to-double",
    "connector_to_smooth": "cli-ship-connector-to-smooth",
    "engine_not_rearward": "cli-ship-engine-not-rearward",
    "blocked_engine": "cli-ship-blocked-engine",
    "blocked_cannon": "cli-ship-blocked-cannon",
    "blocked_thruster": "cli-ship-blocked-thruster",
    "outside_area": "cli-ship-outside-area",
    "closed_square": "cli-ship-closed-square",
    "not_attached": "cli-ship-not-attached",
}


def _written(square: Square) -> str:
    return "{},{}".format(*square)


def _hit(ships: list[Ship], threat: int, side: int, roll: int, console: Console, *, as_json: bool) -> None:
    for ship in ships:
        if as_json:
            console.result_json(inspect_hit(ship, threat, side, roll))
        else:
            console.result(_hit_line(ship, threat, side, roll, console))


def _hit_line(ship: Ship, threat: int, side: int, roll: int, console: Console) -> str:
    cell = target(ship, side, roll)
    if cell is None:
        return console.words.say("cli-ship-missed")
    rest = ship.clone()
    rest.remove(cell)
    sizes = ", ".join(str(piece.bit_count()) for piece in rest.pieces()) or "0"
    at = _written(ship.board.square(cell))
    return console.words.say(STRIKES[defence(ship, threat, side, roll)], at=at, pieces=sizes)


STRIKES = {
    HARMLESS: "cli-ship-harmless",
    NO_DEFENCE: "cli-ship-struck",
    SHIELD_DEFENCE: "cli-ship-needs-shield",
    CANNON_DEFENCE: "cli-ship-needs-cannon",
}
