"""The Assembler (ABE-SUP-ASM): what links and plating do is in test_forms_joining.py and test_forms_sides.py."""

from __future__ import annotations

from citing import rule
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.connectors import PLATED, SMOOTH
from starhaul.trucker.events import ComponentAltered, TokenUsed, WirelessLinked
from starhaul.trucker.grid import FRONT, LEFT, REAR, RIGHT
from starhaul.trucker.hits import HARMLESS, HEAVY_FIRE, NO_DEFENCE, defence
from starhaul.trucker.ship import PURPLE
from trucker.shipyard import at, ship
from trucker.tables import asked, build, do, finish, moves_of, refusal, told
from trucker.teams import hire, offers_to


def finished(drawing: str, *, new: bool = False) -> TruckerState:
    """Building is over. Seat 0 has the Assembler and this ship, whose first component is left of the starting cabin."""
    table = hire(build(2, level=2), 0, "assembler", new=new)
    table.ships[0] = ship("II", (6, 7), f"\n{drawing}\n")
    finish(table)
    return table


APART = "purple:*3** start pipes:*3*3 cabin:***3"


# A


@rule("ABE-SUP-ASM-01", "ABE-SUP-17")
def test_two_components_are_marked_before_anybody_is_aboard() -> None:
    table = finished(APART, new=True)
    built = table.ships[0]
    assert [offer.ability for offer in offers_to(table, 0)] == ["assembler.a"]
    assert built.total_humans == 0
    assert built.alien_cabins(PURPLE) == 0
    do(table, 0, "use assembler.a, pick 6,7")
    assert asked(table)[0] == "LINK_COMPONENTS"
    assert "pick 6,7" not in moves_of(table, 0), "two of them"
    events = do(table, 0, "pick 9,7")
    assert told(events, WirelessLinked) == [WirelessLinked(Seat(0), ((6, 7), (9, 7)))]
    assert built.board.squares(built.alien_cabins(PURPLE)) == ((9, 7),)
    assert asked(table)[0] == "HOUSE"
    assert "house 9,7 purple" in moves_of(table, 0), "and they are housed by it"


@rule("ABE-SUP-ASM-01")
def test_it_is_done_once_and_need_not_be() -> None:
    table = finished(APART, new=True)
    do(table, 0, "use assembler.a, pick 6,7, pick 9,7")
    assert asked(table).get(0) != "USE_ABILITY"
    other = finished(APART, new=True)
    do(other, 0, "done")
    assert other.ships[0].fittings.wireless == 0
    assert asked(other).get(0) != "USE_ABILITY"


@rule("ABE-SUP-ASM-02")
def test_a_cabin_linked_to_a_routing_module_is_joined_to_all_that_is_joined_to_it() -> None:
    table = hire(build(2, level=2), 0, "assembler", new=True)
    table.ships[0] = ship("II", (5, 7), """
        purple:*3** router start pipes:*3*3 cabin:***3
    """)  # fmt: skip
    finish(table)
    built = table.ships[0]
    assert built.alien_cabins(PURPLE) == 0
    do(table, 0, "use assembler.a, pick 9,7, pick 6,7")
    assert built.board.squares(built.alien_cabins(PURPLE)) == ((9, 7),)


@rule("ABE-SUP-ASM-03", "ABE-SUP-ASM-05")
def test_a_link_holds_nothing_and_ends_with_one_of_the_two() -> None:
    table = finished(APART, new=True)
    do(table, 0, "use assembler.a, pick 6,7, pick 9,7")
    built = table.ships[0].clone()
    built.remove(at(built, 8, 7))
    assert len(built.pieces()) == 2
    built.remove(at(built, 9, 7))
    assert built.fittings.wireless == 0


@rule("ABE-SUP-ASM-01", "MIS-RAD-01")
def test_what_must_stay_apart_cannot_be_linked() -> None:
    table = hire(build(2, level=2), 0, "assembler", new=True)
    table.ships[0] = ship("II", (5, 7), """
        radioactive pipes:*3*3 start pipes:*3*3 radioactive
    """)  # fmt: skip
    finish(table)
    do(table, 0, "use assembler.a, pick 5,7")
    assert moves_of(table, 0) == ["pick 6,7", "pick 7,7", "pick 8,7"]
    assert refusal(table, 0, "pick 9,7") is not None


@rule("ABE-SUP-ASM-01")
def test_a_single_component_has_nothing_to_be_linked_to() -> None:
    table = hire(build(2, level=2), 0, "assembler", new=True)
    finish(table)
    assert asked(table).get(0) != "USE_ABILITY"


def test_somebody_who_was_not_taught_links_what_an_alien_needs_and_nothing_else() -> None:
    table = finished(APART, new=True)
    while asked(table).get(0) in ("USE_ABILITY", "LINK_COMPONENTS"):
        table.apply(0, table.questions[Seat(0)].default(table, Seat(0)))
    assert table.ships[0].alien_cabins(PURPLE)
    plain = finished("cabin:*3** start", new=True)
    assert str(plain.questions[Seat(0)].default(plain, Seat(0))) == "done"


# B


@rule("ABE-SUP-ASM-04", "ABE-SUP-17")
def test_plating_takes_the_place_of_all_exposed_connectors_of_one_component() -> None:
    table = finished("cabin:*3** start B150")
    built = table.ships[0]
    do(table, 0, "use assembler.b")
    assert asked(table)[0] == "PLATE_COMPONENT"
    assert defence(built, HEAVY_FIRE, RIGHT, 7) == NO_DEFENCE
    before = built.exposed_connectors()
    events = do(table, 0, "pick 8,7")
    cell = at(built, 8, 7)
    assert [built.side_at(cell, facing) for facing in (FRONT, RIGHT, REAR)] == [PLATED] * 3
    assert len(built.pieces()) == 1, "what joins it stays"
    assert built.exposed_connectors() == before - 3
    assert defence(built, HEAVY_FIRE, RIGHT, 7) == HARMLESS
    assert told(events, TokenUsed) == [TokenUsed(Seat(0), "plating")] * 3
    assert [event.square for event in told(events, ComponentAltered)] == [(8, 7)]


@rule("ABE-SUP-ASM-04")
def test_smooth_sides_stay_smooth() -> None:
    table = finished("B151 start")  # exposed to the front and to the left, smooth to the rear
    built = table.ships[0]
    do(table, 0, "use assembler.b, pick 6,7")
    cell = at(built, 6, 7)
    assert [built.side_at(cell, facing) for facing in (FRONT, LEFT, REAR)] == [PLATED, PLATED, SMOOTH]
    assert table.teams[0].uses("plating") == 2


@rule("ABE-SUP-ASM-05")
def test_there_are_three_tokens() -> None:
    table = hire(build(2, level=2), 0, "assembler")
    finish(table)  # the starting cabin alone has four exposed connectors
    assert asked(table).get(0) != "USE_ABILITY"


@rule("ABE-SUP-ASM-04")
def test_only_b_plates_and_only_from_the_second_flight_on() -> None:
    table = finished("cabin:*3** start B150", new=True)
    assert refusal(table, 0, "use assembler.b") is not None


@rule("ABE-SUP-15", "ABE-SUP-ASM-01", "ABE-SUP-ASM-04")
def test_the_owner_chooses_the_order_of_both() -> None:
    for first, second in (("a", "b"), ("b", "a")):
        table = finished("cabin:*3** start B150")
        assert moves_of(table, 0) == ["use assembler.a", "use assembler.b", "done"]
        answers = {"a": "use assembler.a, pick 6,7, pick 8,7", "b": "use assembler.b, pick 8,7"}
        do(table, 0, f"{answers[first]}, {answers[second]}")
        assert asked(table).get(0) != "USE_ABILITY"


def test_somebody_who_was_not_taught_plates_where_most_is_exposed() -> None:
    table = finished("cabin:*3** start B150")
    built = table.ships[0]
    do(table, 0, "use assembler.b")
    cell = max(range(len(built.placed)), key=lambda at: built.exposed_connectors_of(at) % 4)
    assert (
        str(table.questions[Seat(0)].default(table, Seat(0))) == f"pick {','.join(map(str, built.board.square(cell)))}"
    )
