"""Files with one ship a line, as the commands of `starhaul ship` read them."""

from __future__ import annotations

import json

from starhaul.cli.complaints import Failure
from starhaul.cli.console import Console
from starhaul.cli.files import read_text
from starhaul.trucker.ship import Ship
from starhaul.trucker.ship_file import read_ship
from starhaul.trucker.ship_file_fields import NotAShip


def read_ships(file: str, console: Console) -> list[tuple[int, Ship]]:
    """The ships with the numbers of their lines; empty lines are skipped. All are read before anything is printed."""
    lines = enumerate(read_text(file).split("\n"), 1)
    return [(number, _read_line(file, number, line, console)) for number, line in lines if line.strip()]


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
    "not_halves": "cli-ship-not-halves",
    "not_two_dice": "cli-ship-not-two-dice",
    "unknown_tile": "cli-ship-unknown-tile",
    "not_a_square": "cli-ship-not-a-square",
    "no_such_square": "cli-ship-no-such-square",
    "square_taken": "cli-ship-square-taken",
    "not_a_count": "cli-ship-not-a-count",
    "unknown_alien": "cli-ship-unknown-alien",
    "unknown_good": "cli-ship-unknown-good",
    "not_a_flag": "cli-ship-not-a-flag",
    "unknown_token": "cli-ship-unknown-token",
    "unknown_side": "cli-ship-unknown-side",
    "unknown_part": "cli-ship-unknown-part",
    "side_twice": "cli-ship-side-twice",
    "not_for_kind": "cli-ship-not-for-kind",
    "not_a_pair": "cli-ship-not-a-pair",
}
