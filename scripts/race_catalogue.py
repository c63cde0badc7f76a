"""Write web/src/race/catalogue.ts: what is printed on cards, goals and the robot's mat, for the page that draws them.

Run it after a change of src/starhaul/race/data; a test fails when the file is stale.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args, get_type_hints

from starhaul.kernel import to_plain
from starhaul.race.actions import Action
from starhaul.race.cards import catalogue
from starhaul.race.designs import CARDS, CardDesign, goal_tiles, printed
from starhaul.race.powers import Power
from starhaul.race.robot.facts import DIFFICULTIES, STARTS, STEPS
from starhaul.race.robot.mat import CREDIT_MAX, ECONOMY_MAX
from starhaul.race.rounds import TABLEAU_END

FILE = Path(__file__).parents[1] / "web" / "src" / "race" / "catalogue.ts"
HEAD = """\
/** Printed facts. Made by scripts/race_catalogue.py from src/starhaul/race/data: change those, not this. */
import type { Action, CardDesign, Difficulty, GoalTile, MatStep, Phase, PowerKind, RobotStart } from './design';
"""
UNDRAWN = ("is", "source", "base", "tgs", "hand", "replaces", "check", "face_source")


def fact(value: object) -> Any:
    """The plain form without what the page does not draw."""
    if isinstance(value, dict):
        return {name: fact(item) for name, item in value.items() if name not in UNDRAWN}
    return [fact(item) for item in value] if isinstance(value, list) else value


def line(value: object) -> str:
    return json.dumps(fact(to_plain(value)))


def array(name: str, kind: str, entries: Iterable[object]) -> str:
    lines = "".join(f"  {line(entry)},\n" for entry in entries)
    return f"\nexport const {name}: readonly {kind}[] = [\n{lines}];\n"


def table(name: str, keys: str, kind: str, entries: Mapping[str, Any]) -> str:
    lines = "".join(f"  {json.dumps(key)}: {line(entry)},\n" for key, entry in entries.items())
    return f"\nexport const {name}: Readonly<Record<{keys}, {kind}>> = {{\n{lines}}};\n"


def phases() -> dict[str, str]:
    """In which phase each kind of power works."""
    return {_kind(power): power.phase.name.lower() for power in get_args(Power)}


def _kind(power: type[Any]) -> str:
    """The name that its field `kind` must have."""
    return str(get_args(get_type_hints(power)["kind"])[0])


def page() -> str:
    designs: list[CardDesign] = [*printed()[CARDS].values()]
    copies = [(design.base, design.tgs) for design in designs]
    tables = printed()
    return "".join(
        [
            HEAD,
            array("DESIGNS", "CardDesign", designs),
            "\n/** The place in DESIGNS of every copy, by its number in views. */",
            f"\nexport const COPIES: readonly number[] = {json.dumps(catalogue().design_number)};\n",
            "\n/** How many copies each design has in the base game, and in the game with the expansion. */",
            f"\nexport const IN_SETS: readonly (readonly [number, number])[] = {json.dumps(copies)};\n",
            table("PHASE_OF", "PowerKind", "Phase", phases()),
            array("GOAL_TILES", "GoalTile", goal_tiles()),
            array("ACTIONS", "Action", Action),
            table("ROBOT_STEPS", "string", "MatStep", tables[STEPS]),
            table("ROBOT_STARTS", "string", "RobotStart", tables[STARTS]),
            table("ROBOT_MARKERS", "string", "Difficulty", tables[DIFFICULTIES]),
            f"\nexport const CREDIT_MAX = {CREDIT_MAX};\nexport const ECONOMY_MAX = {ECONOMY_MAX};\n",
            f"\n/** So many cards in a tableau end the game. */\nexport const TABLEAU_END = {TABLEAU_END};\n",
        ]
    )


if __name__ == "__main__":
    FILE.write_text(page(), "utf-8")
