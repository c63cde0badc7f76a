"""What each of the eight directives asks of a ship (MIS-HSE-10)."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.trucker.directives import DIRECTIVE_IDS, DIRECTIVES, DirectiveId
from starhaul.trucker.grid import Square
from trucker.shipyard import ship

# Each: what holds, then what does not; the drawings start on the given square, the starting column is 7.
Drawn = tuple[Square, str]

KEPT: dict[DirectiveId, list[Drawn]] = {
    "quiet_quarters": [
        ((7, 7), "start pipes:*1*1 cabin:***1"),
        ((6, 7), "cabin:*0** cabin:***0"),
    ],
    "balanced_thrust": [
        ((6, 7), "engine start engine"),
        ((5, 7), "2engine . start . engine"),
        ((6, 7), "engine start 2engine / . engine ."),
    ],
    "all_round_watch": [((5, 7), "gun< . start . gun> / . . gunv . ."), ((5, 7), "2gun< gun^ start 2gunv gun>")],
    "no_courtyards": [((6, 6), "hold . . / hold start hold"), ((6, 6), "hold hold hold / hold start hold")],
    "sealed_nose": [((7, 6), "holdx2:0030 / start"), ((7, 6), "gun^:0*3* / start")],
    "wired_by_the_book": [
        ((6, 7), "2engine:*3** battery:*1*1 start"),
        ((6, 7), "shield:*3** battery:*1*1 2engine:***3"),
        ((6, 7), "battery:*1** A14 2engine:***3"),
    ],
    "full_cover": [((6, 7), "shield^ start shieldv"), ((5, 7), "shield^ shield> start shieldv shield<")],
    "one_hold": [
        ((7, 7), "holdx2:*3** special:***3"),
        ((5, 7), "hold:*1** special:*1*3 hold:***1 pipes"),
        ((6, 7), "hold:*1** A14 special:***3"),
    ],
}
BROKEN: dict[DirectiveId, list[Drawn]] = {
    "quiet_quarters": [
        ((7, 7), "start"),
        ((7, 7), "start cabin:*1*3 cabin:***3"),
        ((7, 7), "start pipes:*3*3 cabin:*3** cabin:***3"),
        ((5, 7), "cabin:*3** A14 start"),
    ],
    "balanced_thrust": [
        ((7, 7), "start"),
        ((7, 7), "start / engine"),
        ((6, 7), "engine start hold"),
        ((5, 7), "engine engine start engine"),
    ],
    "all_round_watch": [
        ((5, 7), ". . start . gun> / . . gunv . ."),
        ((5, 7), "gun< . start . . / . . gunv . ."),
        ((5, 7), "gun< . start . gun> / . . gun^ . ."),
    ],
    "no_courtyards": [((6, 6), "hold . hold / hold start hold"), ((6, 6), ". hold . / hold . hold / . hold .")],
    "sealed_nose": [((7, 7), "start"), ((7, 6), "holdx2:0030 pipes:1*** / start hold:0***")],
    "wired_by_the_book": [
        ((7, 7), "start 2engine"),
        ((6, 7), "battery:*1** start hold"),
        ((6, 7), "2engine:*3** battery:*1*1 start / . . battery:3***"),
        ((6, 7), "battery:*0** 2engine"),
    ],
    "full_cover": [((6, 7), "shield^ start shield^"), ((6, 7), "shield^ start shield>"), ((7, 7), "start")],
    "one_hold": [
        ((7, 7), "start hold"),
        ((6, 7), "hold start hold"),
        ((5, 7), "hold:*1** special:*1*3 start hold"),
        ((6, 7), "holdx2:*0** hold:***0"),
    ],
}


def keeps(directive: DirectiveId, drawn: Drawn, ship_class: str = "II") -> bool:
    corner, rows = drawn
    built = ship(ship_class, corner, "\n" + rows.replace(" / ", "\n") + "\n")
    return DIRECTIVES[directive](built)


@rule("MIS-HSE-10")
@pytest.mark.parametrize(("directive", "drawn"), [(id, drawn) for id, drawings in KEPT.items() for drawn in drawings])
def test_these_ships_keep_to_it(directive: DirectiveId, drawn: Drawn) -> None:
    assert keeps(directive, drawn)


@rule("MIS-HSE-10")
@pytest.mark.parametrize(("directive", "drawn"), [(id, drawn) for id, drawings in BROKEN.items() for drawn in drawings])
def test_these_ships_break_it(directive: DirectiveId, drawn: Drawn) -> None:
    assert not keeps(directive, drawn)


@rule("MIS-HSE-10")
def test_squares_that_are_no_building_squares_are_no_courtyards() -> None:
    """Class II has no square 7,5, class III has one."""
    drawn = ((6, 5), "hold . hold / . hold .")
    assert keeps("no_courtyards", drawn, "II")
    assert not keeps("no_courtyards", drawn, "III")


def test_there_are_eight() -> None:
    assert len(DIRECTIVE_IDS) == 8
    assert {*DIRECTIVES} == {*KEPT} == {*BROKEN} == {*DIRECTIVE_IDS}
