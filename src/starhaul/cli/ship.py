"""`starhaul ship inspect|hit|intrude FILE`: what is wrong with a ship, what it can do, and what a meteor, a shot or an
intruder would do."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Final

from starhaul.cli.complaints import Failure, WrongUsage
from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser
from starhaul.cli.ship_reading import read_ships
from starhaul.cli.values import Place, one_of, whole_number, whole_numbers
from starhaul.kernel import Outcome
from starhaul.kernel.chance import FACES
from starhaul.trucker.destruction import destroyed_with
from starhaul.trucker.drawing import draw
from starhaul.trucker.events import Intrusion
from starhaul.trucker.faults import Fault, faults
from starhaul.trucker.grid import FACING_NAMES, OPPOSITE, Square
from starhaul.trucker.hits import CANNON_DEFENCE, HARMLESS, NO_DEFENCE, SHIELD_DEFENCE, THREAT_NAMES, defence, target
from starhaul.trucker.inspection import inspect, inspect_hit, inspect_intruder, is_named_by_faces, rolled_lane
from starhaul.trucker.intruding import HANDS, Way, cells_of, charged, way_through
from starhaul.trucker.ship import Ship
from starhaul.trucker.strength import cannon_halves, engine_strength, full_cannon_halves, full_engine_strength

INSPECT, HIT, INTRUDE = "inspect", "hit", "intrude"
LOWEST_ROLL, HIGHEST_ROLL = 2, 12
MOST_STEPS = 999
EATING: Final = ("predator", "predator_commando")
PLANTING: Final = ("commando", "predator_commando")
KINDS: Final = ("predator", "commando", "predator_commando")


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-ship-summary"), say("cli-ship-examples"))
    parser.task(INSPECT, say("cli-ship-inspect-summary"), _describe_inspect)
    parser.task(HIT, say("cli-ship-hit-summary"), _describe_hit)
    parser.task(INTRUDE, say("cli-ship-intrude-summary"), _describe_intrude)


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
    _describe_lane(parser)
    parser.switch("--json", say("cli-help-json"))


def _describe_intrude(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-ship-intrude-summary"), say("cli-ship-intrude-examples"))
    parser.argument("file", say("cli-metavar-file"), say("cli-ship-help-file"), values=Place.FILE)
    parser.option("--kind", "|".join(KINDS), say("cli-ship-help-kind"), convert=one_of(KINDS))
    _describe_lane(parser)
    parser.option("--hand", "|".join(HANDS), say("cli-ship-help-hand"), convert=one_of([*HANDS]))
    steps, charges = whole_number(1, MOST_STEPS), whole_numbers(1, MOST_STEPS)
    parser.option("--steps", say("cli-metavar-number"), say("cli-ship-help-steps"), convert=steps)
    parser.option("--charges", say("cli-ship-metavar-charges"), say("cli-ship-help-charges"), convert=charges)
    parser.switch("--json", say("cli-help-json"))


def _describe_lane(parser: CommandParser) -> None:
    say = parser.words.say
    parser.option("--from", "|".join(FACING_NAMES), say("cli-ship-help-from"), convert=one_of(FACING_NAMES))
    rolls, faces = whole_number(LOWEST_ROLL, HIGHEST_ROLL), whole_numbers(1, FACES, count=2)
    parser.option("--roll", say("cli-metavar-number"), say("cli-ship-help-roll"), convert=rolls)
    parser.option("--dice", say("cli-ship-metavar-dice"), say("cli-ship-help-dice"), convert=faces)
    parser.option("--shift", "|".join(FACING_NAMES), say("cli-ship-help-shift"), convert=one_of(FACING_NAMES))


def run(args: argparse.Namespace, console: Console) -> int:
    if args.task == INSPECT:
        _inspect([ship for _, ship in read_ships(args.file, console)], console, as_json=args.json)
    elif args.task == HIT:
        _run_hit(args, console)
    else:
        _run_intrude(args, console)
    return 0


def _run_hit(args: argparse.Namespace, console: Console) -> None:
    _need(args, "threat", "from")
    threat, way_in = THREAT_NAMES.index(args.threat), _way_in(args)
    for ship, lane in _in_lanes(args, way_in, console):
        if args.json:
            console.result_json(inspect_hit(ship, threat, way_in.side, lane))
        else:
            console.result(_hit_line(ship, threat, way_in.side, lane, console))


def _run_intrude(args: argparse.Namespace, console: Console) -> None:
    _need(args, "kind", "from", "hand", "charges" if args.kind in PLANTING else "steps")
    way_in, segments = _way_in(args), args.charges if args.kind in PLANTING else ()
    steps = sum(segments) or args.steps
    for ship, lane in _in_lanes(args, way_in, console):
        way = way_through(ship, way_in.side, lane, HANDS[args.hand], steps, ship.defended_cells())
        if args.json:
            console.result_json(inspect_intruder(ship, way, segments, eats=args.kind in EATING))
        else:
            console.result(_way_line(ship, way, segments, console))


def _way_line(ship: Ship, way: Way, segments: tuple[int, ...], console: Console) -> str:
    path = " ".join(_written(ship.board.square(cell)) for cell in way.path)
    lost = destroyed_with(ship, cells_of(charged(way, segments))).bit_count()
    return console.words.say(ENDINGS[way.ending], path=path, lost=lost)


@dataclass(frozen=True, slots=True)
class WayIn:
    """Where something comes from, and what names its lane."""

    side: int
    total: int | None
    faces: Outcome | None
    shift: int | None

    def lane(self, ship: Ship) -> int | None:
        """The lane in which it comes at this ship; None where the dice for it are not known."""
        grid = ship.board.grid
        if is_named_by_faces(ship.board):
            lane = None if self.faces is None else rolled_lane(ship.board, self.side, self.faces)
        else:
            lane = self.total
        return lane if lane is None or self.shift is None else grid.shifted(lane, self.shift)


def _way_in(args: argparse.Namespace) -> WayIn:
    if args.dice is None:
        _need(args, "roll")
    side = FACING_NAMES.index(getattr(args, "from"))
    shift = None if args.shift is None else FACING_NAMES.index(args.shift)
    if shift in (side, OPPOSITE[side]):
        raise WrongUsage("cli-ship-shift-along", shift=args.shift, side=getattr(args, "from"))
    return WayIn(side, args.roll, args.dice, shift)


def _need(args: argparse.Namespace, *names: str) -> None:
    for name in names:
        if getattr(args, name) is None:
            raise WrongUsage("cli-ship-needs", command=args.task, option=f"--{name}")


def _in_lanes(args: argparse.Namespace, way_in: WayIn, console: Console) -> list[tuple[Ship, int]]:
    """Every ship with the lane in which it is reached."""
    found = []
    for line, ship in read_ships(args.file, console):
        lane = way_in.lane(ship)
        if lane is None:
            option = "--dice" if is_named_by_faces(ship.board) else "--roll"
            reason = console.words.say("cli-ship-needs-dice", option=option)
            raise Failure("cli-ship-broken", file=args.file, line=str(line), reason=reason)
        found.append((ship, lane))
    return found


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
    "radioactive_joined": "cli-ship-radioactive-joined",
    "artifact_in_dead_zone": "cli-ship-artifact-in-dead-zone",
}


def _written(square: Square) -> str:
    return "{},{}".format(*square)


def _hit_line(ship: Ship, threat: int, side: int, lane: int, console: Console) -> str:
    cell = target(ship, side, lane)
    if cell is None:
        return console.words.say("cli-ship-missed")
    rest = ship.clone()
    rest.lose(destroyed_with(ship, 1 << cell))
    sizes = ", ".join(str(piece.bit_count()) for piece in rest.pieces()) or "0"
    at = _written(ship.board.square(cell))
    return console.words.say(STRIKES[defence(ship, threat, side, lane)], at=at, pieces=sizes)


STRIKES = {
    HARMLESS: "cli-ship-harmless",
    NO_DEFENCE: "cli-ship-struck",
    SHIELD_DEFENCE: "cli-ship-needs-shield",
    CANNON_DEFENCE: "cli-ship-needs-cannon",
}

ENDINGS = {
    Intrusion.MISSES: "cli-ship-missed",
    Intrusion.TURNED_AWAY: "cli-ship-turned-away",
    Intrusion.DEFEATED: "cli-ship-defeated",
    Intrusion.LEAVES: "cli-ship-leaves",
}
