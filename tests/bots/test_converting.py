"""What bots do with the spare parts of a Deliveryman."""

from __future__ import annotations

from rules.trucker_abe.test_team_deliveryman import building, delivering
from starhaul.bots.trucker.mind import answer
from starhaul.bots.trucker.tricks import order_part
from starhaul.kernel import Move, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.faults import faults
from starhaul.trucker.moves import DONE
from trucker.shipyard import ship
from trucker.tables import asked, do, finish

OWNER = Seat(0)


def sound(table: TruckerState) -> Move:
    return answer(table, OWNER, table.legal_moves(OWNER))


def test_a_module_becomes_what_the_ship_needs() -> None:
    """A ship without engine and cannon would give up at the first open space."""
    table = delivering()
    move = str(sound(table))
    assert move.startswith("convert")
    assert "engine" in move or "cannon" in move
    assert "7,7" not in move, "nobody converts the starting cabin"


def test_what_is_wrong_is_mended_first() -> None:
    """A cannon with a component before it becomes something that needs no room there."""
    table = delivering(ship("II", (6, 6), """
        cabin:*30*  cabin:**13   .
        gun^:*3**   start        gun^:***3
        .           engine:3***  .
    """))  # fmt: skip
    before = len(faults(table.ships[0]))
    do(table, 0, str(sound(table)))
    assert len(faults(table.ships[0])) == before - 1


def test_two_parts_at_most_are_ordered_while_building() -> None:
    """And nobody asks for ever for a third."""
    table = building()
    for _ in range(2):
        order = order_part(table, OWNER, table.legal_moves(OWNER))
        assert str(order) == "use deliveryman.b"
        do(table, 0, str(order))
        assert asked(table)[0] == "CONVERT"
        do(table, 0, str(sound(table)))
    assert asked(table)[0] == "BUILD"
    assert order_part(table, OWNER, table.legal_moves(OWNER)) is None


def test_the_third_part_comes_after_building() -> None:
    table = building()
    for _ in range(2):
        do(table, 0, "use deliveryman.b")
        do(table, 0, str(sound(table)))
    finish(table)
    assert sound(table) is DONE, "both modules are of use now"


def test_a_member_that_has_just_come_sends_nothing_while_building() -> None:
    table = building(new=True)
    assert order_part(table, OWNER, table.legal_moves(OWNER)) is None
