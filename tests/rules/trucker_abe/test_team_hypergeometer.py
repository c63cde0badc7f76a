"""The Hypergeometer (ABE-SUP-HYP)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, launched
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.altering import alter, alteration_at
from starhaul.trucker.events import ComponentAltered, FaultsFound
from starhaul.trucker.exempting import exempt_cells
from starhaul.trucker.faults import faults
from starhaul.trucker.grid import FACINGS, FRONT, LEFT, REAR, RIGHT, Square
from starhaul.trucker.hits import CANNON_DEFENCE, HARMLESS, LARGE_METEOR, NO_DEFENCE, defence
from starhaul.trucker.moments import ComeTo
from starhaul.trucker.ship import Ship
from starhaul.trucker.strength import cannon_halves, forward_double_cannons, full_cannon_halves, other_double_cannons
from starhaul.trucker.table import Stage
from starhaul.trucker.team.hypergeometer import CANNONS, ENGINES
from starhaul.trucker.terms import Moment
from trucker.shipyard import ship
from trucker.tables import asked, build, do, finish, moves_of, refusal, take, told
from trucker.teams import hire, offers_to


def gunship(more: str = ".") -> Ship:
    """A cannon at 7,6 that points left, one at 8,6 that points forward, and modules."""
    return ship("II", (6, 6), f"""
        .           gun<:0010   gun^:0010
        pipes:1313  start       pipes:1303
        {more}      pipes:1313  .
    """)  # fmt: skip


def building(built: Ship, member: str = "hypergeometer", **options: object) -> TruckerState:
    """Seat 0 has this member, and has come so far."""
    table = build(2, level=2, **options)
    table.ships[0] = built
    return hire(table, 0, member, new=True)


def exempt_squares(built: Ship) -> list[Square]:
    return [built.board.square(cell) for group in (CANNONS, ENGINES) for cell in exempt_cells(built, group)]


# A

BEFORE_CANNON = ("B001", "place 6,6 0")
"""A cabin, smooth towards the cannon at 7,6."""
POINTING_AT_MODULE = ("B065", "place 8,8 0")
"""A cannon that points at the smooth side of the module at 8,7."""


@rule("ABE-SUP-HYP-01", "ABE-SUP-19")
@pytest.mark.parametrize(
    ("tile", "move", "cannon"), [(*BEFORE_CANNON, (7, 6)), (*POINTING_AT_MODULE, (8, 8))], ids=["before", "pointing"]
)
def test_one_cannon_needs_no_empty_square(tile: str, move: str, cannon: Square) -> None:
    others = building(gunship(), "bureaucrat")
    take(others, 0, tile)
    assert refusal(others, 0, move) == ("blocked_cannon", "BLD-14")
    table = building(gunship())
    take(table, 0, tile)
    assert move in moves_of(table, 0)
    events = do(table, 0, f"{move}, finish 1")
    assert [event.square for event in told(events, ComponentAltered)] == [cannon]
    assert exempt_squares(table.ships[0]) == [cannon]
    assert faults(table.ships[0]) == []
    assert not told(do(table, 1, "finish 2"), FaultsFound)


@rule("ABE-SUP-HYP-01")
def test_no_second_cannon() -> None:
    table = building(gunship())
    take(table, 0, BEFORE_CANNON[0])
    do(table, 0, BEFORE_CANNON[1])
    take(table, 0, POINTING_AT_MODULE[0])
    assert refusal(table, 0, POINTING_AT_MODULE[1]) == ("blocked_cannon", "BLD-14")
    assert POINTING_AT_MODULE[1] not in moves_of(table, 0)


@rule("ABE-SUP-HYP-01")
def test_two_cannons_that_point_at_each_other_are_two() -> None:
    """Turned once, this one points right, at the cannon that points left."""
    table = building(gunship())
    take(table, 0, "B048")
    assert refusal(table, 0, "place 6,6 1") == ("blocked_cannon", "BLD-14")


@rule("ABE-SUP-HYP-01", "BLD-08")
def test_connectors_must_still_fit() -> None:
    """A connector against the smooth side with the barrel."""
    table = building(gunship())
    take(table, 0, "B147")
    assert refusal(table, 0, "place 6,6 0") == ("connector_to_smooth", "BLD-08")


@rule("ABE-SUP-HYP-01")
def test_one_engine_beside_the_cannon() -> None:
    """A cannon at 6,7 that points forward; the module at 8,7 is smooth there."""
    table = building(ship("II", (6, 6), """
        .         pipes:1313  .
        gun^:0100 start       pipes:0313
    """))  # fmt: skip
    take(table, 0, "B035")
    do(table, 0, "place 8,6 0")
    take(table, 0, "B011")
    do(table, 0, "place 6,6 0, finish 1")
    assert exempt_squares(table.ships[0]) == [(6, 7), (8, 6)], "one of each"
    assert faults(table.ships[0]) == []


@rule("ABE-SUP-HYP-01", "ABE-THR-02")
def test_not_thrusters() -> None:
    """A thruster before the starting cabin that points left, too."""
    built = ship("II", (6, 6), """
        .           A08<
        pipes:1313  start
    """)  # fmt: skip
    assert faults(built) == []
    table = building(built)
    take(table, 0, "B001")
    assert refusal(table, 0, "place 6,6 0") == ("blocked_thruster", "ABE-THR-02")


def blocked_twice() -> Ship:
    """The cannons at 7,6 and 8,8 have no room."""
    return ship("II", (6, 6), """
        B001        gun<:0010   gun^:0010
        pipes:1313  start       pipes:1303
        .           pipes:1313  B065
    """)  # fmt: skip


@rule("ABE-SUP-HYP-01", "ABE-SUP-HYP-04", "BLD-22")
@pytest.mark.parametrize(("chosen", "other"), [("7,6", (8, 8)), ("8,8", (7, 6))])
def test_any_more_are_errors_and_the_owner_says_which(chosen: str, other: Square) -> None:
    table = building(blocked_twice(), mistakes="honest")
    assert len({fault.at for fault in faults(table.ships[0])}) == 2
    finish(table)
    assert (asked(table), moves_of(table, 0)) == ({0: "EXEMPT"}, ["exempt 7,6", "exempt 8,8"])
    events = do(table, 0, f"exempt {chosen}")
    (found,) = told(events, FaultsFound)
    assert {fault.at for fault in found.faults} == {other}
    assert asked(table) == {0: "REPAIR"}


@rule("ABE-SUP-HYP-04")
def test_what_was_exempt_while_building_need_not_be_the_one_at_the_spot_check() -> None:
    built = blocked_twice()
    cell = built.board.cell((7, 6))
    alter(built, cell, alteration_at(built, cell).with_exemption())
    table = building(built, mistakes="honest")
    finish(table)
    assert moves_of(table, 0) == ["exempt 7,6", "exempt 8,8"]
    do(table, 0, "exempt 8,8")
    assert exempt_squares(built) == [(8, 8)]


@rule("ABE-SUP-HYP-04", "BLD-22")
def test_a_single_one_is_exempt_without_a_question() -> None:
    built = gunship()
    built.place(built.board.cell((6, 6)), 0, 0)  # B001
    table = building(built, mistakes="honest")
    events = finish(table)
    assert not told(events, FaultsFound)
    assert exempt_squares(table.ships[0]) == [(7, 6)]


@rule("ABE-SUP-HYP-01")
def test_nothing_is_exempt_that_has_room() -> None:
    table = building(gunship(), mistakes="honest")
    assert not told(finish(table), ComponentAltered)


# B


def turret(guns: str = "gun<:0010 gun^:0010") -> Ship:
    """Cannons at 7,6 and 8,6, a battery, and a cabin at 9,7."""
    return launched("II", (6, 6), f"""
        .             {guns}
        battery:*3**  start       pipes:1303  cabin:***3
    """)  # fmt: skip


def checked(built: Ship, *, new: bool = False) -> TruckerState:
    """Ships are whole, and may be given what whole ships are given."""
    table = hire(build(2, level=2), 0, "hypergeometer", new=new)
    table.ships[:] = [built, bare()]
    table.questions = {}
    table.enter(Stage.LAUNCH)
    table.agenda.next(), table.agenda.next()
    table.first(ComeTo(Moment.AFTER_CHECK))
    table.run_due()
    return table


@rule("ABE-SUP-HYP-02", "ABE-SUP-HYP-04")
def test_one_cannon_is_marked_after_building() -> None:
    table = checked(turret())
    assert [offer.ability for offer in offers_to(table, 0)] == ["hypergeometer.b"]
    do(table, 0, "use hypergeometer.b")
    assert (asked(table), moves_of(table, 0)) == ({0: "ROTATE"}, ["rotate 7,6", "rotate 8,6"])
    (event,) = told(do(table, 0, "rotate 7,6"), ComponentAltered)
    assert event.square == (7, 6)
    built = table.ships[0]
    assert [alteration_at(built, built.board.cell(square)).rotating for square in ((7, 6), (8, 6))] == [True, False]
    assert faults(built) == []


@rule("ABE-SUP-HYP-02")
def test_the_only_cannon_is_not_asked_about_and_without_one_there_is_nothing_to_use() -> None:
    table = checked(turret(". gun^:0010"))
    do(table, 0, "use hypergeometer.b")
    assert "ROTATE" not in asked(table).values()
    built = table.ships[0]
    assert alteration_at(built, built.board.cell((8, 6))).rotating
    assert "USE_ABILITY" not in asked(checked(bare())).values()


@rule("ABE-SUP-HYP-02", "ABE-SUP-02")
def test_in_the_first_flight_only_a_works() -> None:
    assert "USE_ABILITY" not in asked(checked(turret(), new=True)).values()


def rotating(built: Ship, square: Square) -> Ship:
    cell = built.board.cell(square)
    alter(built, cell, alteration_at(built, cell).with_rotation())
    return built


@rule("ABE-SUP-HYP-02")
def test_it_shoots_meteors_from_all_sides_even_over_components() -> None:
    """The cannon at 8,6 points forward; on its left and behind it stand components. Lanes: column 8 or row 6."""
    lanes = {FRONT: 8, RIGHT: 6, REAR: 8, LEFT: 6}
    plain, turned = turret(". gun^:0010"), rotating(turret(". gun^:0010"), (8, 6))
    assert [defence(plain, LARGE_METEOR, side, lanes[side]) == HARMLESS for side in FACINGS] == [True, *[False] * 3]
    assert [defence(turned, LARGE_METEOR, side, lanes[side]) for side in FACINGS] == [HARMLESS] * 4
    assert defence(turned, LARGE_METEOR, FRONT, 7) == NO_DEFENCE, "the lane still counts"


@rule("ABE-SUP-HYP-04")
def test_a_double_cannon_can_turn_and_needs_power() -> None:
    built = rotating(turret(". 2gun^:0010"), (8, 6))
    assert defence(built, LARGE_METEOR, REAR, 8) == CANNON_DEFENCE
    assert (cannon_halves(built), full_cannon_halves(built)) == (0, 4)


@rule("ABE-SUP-HYP-03")
@pytest.mark.parametrize(("square", "halves"), [((7, 6), 4), ((8, 6), 3)])
def test_for_strength_it_counts_once_as_pointing_where_that_is_best(square: Square, halves: int) -> None:
    built = turret()
    assert cannon_halves(built) == 3, "one forward, one to the side"
    assert cannon_halves(rotating(built, square)) == halves


@rule("ABE-SUP-HYP-03")
def test_a_double_one_counts_once_and_forward() -> None:
    built = rotating(turret("2gun<:0030 ."), (7, 6))
    assert (forward_double_cannons(built), other_double_cannons(built)) == (1, 0)


@rule("ABE-SUP-HYP-03", "MIS-FLEET-03")
def test_against_fleets_from_several_sides_it_counts_once() -> None:
    built = rotating(turret(". gun^:0010"), (8, 6))
    assert cannon_halves(built, sides=(LEFT, REAR)) == 2


@rule("ABE-SUP-HYP-02")
def test_building_rules_look_where_it_points() -> None:
    """A component may stand where it can shoot, but not before its barrel."""
    built = rotating(turret(". gun^:0010"), (8, 6))
    free = built.free
    assert not free >> built.board.cell((8, 5)) & 1
    assert free >> built.board.cell((9, 6)) & 1
    assert free >> built.board.cell((7, 6)) & 1


@rule("ABE-SUP-HYP-02")
def test_the_exempt_cannon_can_be_the_marked_one() -> None:
    built = gunship()
    built.place(built.board.cell((6, 6)), 0, 0)  # B001
    cell = built.board.cell((7, 6))
    alter(built, cell, alteration_at(built, cell).with_exemption().with_rotation())
    assert faults(built) == []
    assert defence(built, LARGE_METEOR, LEFT, 6) == HARMLESS


@rule("ABE-SUP-HYP-02")
def test_the_usual_choice_gains_strength() -> None:
    table = checked(turret())
    assert str(table.questions[Seat(0)].default(table, Seat(0))) == "use hypergeometer.b"
    do(table, 0, "use hypergeometer.b")
    assert str(table.questions[Seat(0)].default(table, Seat(0))) == "rotate 7,6"
