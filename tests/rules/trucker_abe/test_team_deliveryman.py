"""The Deliveryman (ABE-SUP-DEL)."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.events import ComponentAltered, ComponentsLost, FaultsFound, TokenFreed, TokenUsed
from starhaul.trucker.faults import faults
from starhaul.trucker.goods import RED, YELLOW
from starhaul.trucker.grid import FRONT, LEFT, REAR, RIGHT, Square
from starhaul.trucker.printed_components import Kind
from starhaul.trucker.ship import PURPLE, Ship
from starhaul.trucker.team.spare_parts import ConvertComponent
from trucker.shipyard import ship
from trucker.tables import asked, build, do, finish, moves_of, place, refusal, take, told
from trucker.teams import hire


def truck(front: str = ".") -> Ship:
    """Modules left and right of the starting cabin; all sides of the ship can be built at."""
    return ship("II", (6, 6), f"""
        .           {front}     .
        pipes:1313  start       pipes:1303
    """)  # fmt: skip


def building(built: Ship | None = None, *, new: bool = False, **options: object) -> TruckerState:
    """Seat 0 has the Deliveryman, and has come so far."""
    table = build(2, level=2, **options)
    table.ships[0] = built or truck()
    return hire(table, 0, "deliveryman", new=new)


def delivering(built: Ship | None = None, **options: object) -> TruckerState:
    """All have finished; seat 0 may use A, and does."""
    table = building(built, new=True, **options)
    finish(table)
    assert asked(table) == {0: "USE_ABILITY"}
    do(table, 0, "use deliveryman.a")
    assert asked(table) == {0: "CONVERT"}
    return table


def kind(table: TruckerState, square: Square) -> Kind:
    built = table.ships[0]
    return Kind(built.kind_at(built.board.cell(square)))


def conversions_of(table: TruckerState, square: str) -> list[str]:
    moves = [move.split(maxsplit=2) for move in moves_of(table, 0) if move.startswith("convert")]
    return [words[2] for words in moves if words[1] == square]


# A


@rule("ABE-SUP-DEL-01", "ABE-SUP-DEL-04")
def test_a_component_can_become_any_of_the_four_parts_and_point_where_there_is_room() -> None:
    """Right of the module at 6,7 stands the starting cabin. An engine points to the rear."""
    table = delivering()
    assert conversions_of(table, "6,7") == [
        "cannon front",
        "cannon rear",
        "cannon left",
        "engine rear",
        "cabin",
        "cargo_hold",
    ]
    assert conversions_of(table, "7,7") == ["cannon front", "cannon rear", "engine rear", "cabin", "cargo_hold"]
    assert refusal(table, 0, "convert 6,7 engine front") == ("not-offered", "ABE-SUP-DEL-01")


@rule("ABE-SUP-DEL-01")
@pytest.mark.parametrize(
    ("move", "becomes"),
    [
        ("cannon left", Kind.CANNON),
        ("engine rear", Kind.ENGINE),
        ("cabin", Kind.CABIN),
        ("cargo_hold", Kind.CARGO_HOLD),
    ],
)
def test_what_it_becomes(move: str, becomes: Kind) -> None:
    table = delivering()
    events = do(table, 0, f"convert 6,7 {move}")
    (event,) = told(events, ComponentAltered)
    assert (event.square, event.kind) == ((6, 7), becomes)
    assert told(events, TokenUsed) == [TokenUsed(Seat(0), f"spare_part_{becomes.name.lower()}")]
    built = table.ships[0]
    assert kind(table, (6, 7)) is becomes
    sides = [built.connectors[facing] >> built.board.cell((6, 7)) & 1 for facing in (FRONT, RIGHT, REAR, LEFT)]
    assert sides == [1, 1, 1, 1], "connectors stay, also where it points"
    assert len(built.pieces()) == 1


@rule("ABE-SUP-DEL-01", "ABE-SUP-17")
def test_one_token_and_then_the_spot_check() -> None:
    table = delivering()
    do(table, 0, "convert 6,7 cabin")
    assert "CONVERT" not in asked(table).values()
    assert "USE_ABILITY" not in asked(table).values()
    assert table.teams[0].used == ("deliveryman.a", "spare_part_cabin")


@rule("ABE-SUP-DEL-01")
def test_nobody_has_to() -> None:
    table = building(new=True)
    finish(table)
    do(table, 0, "done")
    assert table.teams[0].used == ()
    table = delivering()
    do(table, 0, "done")
    assert table.ships[0].fittings.altered == 0


@rule("ABE-SUP-DEL-04")
def test_a_spare_hold_has_two_usual_containers() -> None:
    table = delivering()
    do(table, 0, "convert 6,7 cargo_hold")
    built = table.ships[0]
    cell = built.board.cell((6, 7))
    assert built.capacity(cell) == 2
    assert (built.can_load(cell, YELLOW), built.can_load(cell, RED)) == (True, False)


@rule("ABE-SUP-DEL-04")
def test_the_old_function_and_plating_are_gone() -> None:
    """A special hold, plated on three sides."""
    built = ship("II", (7, 7), """
        start A37
    """)  # fmt: skip
    table = delivering(built)
    do(table, 0, "convert 8,7 cabin")
    cell = built.board.cell((8, 7))
    assert not built.can_load(cell, RED)
    assert [built.side_at(cell, facing) for facing in (FRONT, RIGHT, REAR)] == [0, 0, 0]


@rule("ABE-SUP-DEL-01", "ABE-SUP-DEL-04")
def test_the_starting_cabin_becomes_an_ordinary_one() -> None:
    """Aliens may live in it then, beside a life support; the ship still hangs on it."""
    built = ship("II", (7, 7), """
        start purple:***3
    """)  # fmt: skip
    table = delivering(built)
    do(table, 0, "convert 7,7 cabin")
    cell = built.board.cell((7, 7))
    assert built.alien_cabins(PURPLE) >> cell & 1
    assert faults(built) == []
    assert "house 7,7 purple" in moves_of(table, 0)


@rule("ABE-SUP-DEL-01")
def test_without_a_starting_cabin_the_ship_still_hangs_on_that_component() -> None:
    table = delivering()
    do(table, 0, "convert 7,7 engine rear")
    built = table.ships[0]
    assert built.cabins == 0
    assert built.components_count == 3, "nothing falls off"


@rule("ABE-SUP-DEL-EX1", "ABE-SUP-DEL-02", "ABE-SUP-19")
def test_example_a_cannon_that_points_at_a_component_becomes_a_cabin() -> None:
    """The cannon at 7,6 points left, where a cabin is added."""
    table = building(truck("gun<:0010"), new=True)
    take(table, 0, "B001")
    do(table, 0, "place 6,6 0")
    finish(table)
    do(table, 0, "use deliveryman.a")
    question = table.questions[Seat(0)]
    assert isinstance(question, ConvertComponent)
    assert [fault.code for fault in question.faults] == ["blocked_cannon"], "the owner sees what is to be mended"
    events = do(table, 0, "convert 7,6 cabin")
    assert not told(events, FaultsFound)
    assert not told(events, ComponentsLost)
    assert kind(table, (7, 6)) is Kind.CABIN


@rule("ABE-SUP-DEL-EX1", "ABE-SUP-DEL-02")
def test_example_a_sideways_cannon_becomes_an_engine_if_the_square_behind_is_empty() -> None:
    built = ship("II", (7, 7), """
        start pipes:1303 gun>:***3
    """)  # fmt: skip
    table = delivering(built)
    do(table, 0, "convert 9,7 engine rear")
    assert faults(built) == []
    assert built.kind_at(built.board.cell((9, 7))) == Kind.ENGINE.value
    table = delivering(truck("gun<:0010"))
    assert "engine rear" not in conversions_of(table, "7,6"), "the starting cabin is behind it"


@rule("ABE-SUP-DEL-EX1", "ABE-SUP-PLU-05")
def test_example_an_engine_with_a_rear_connector_is_legal_and_nothing_may_be_joined_there() -> None:
    built = truck()
    table = building(built)
    exposed = built.exposed_connectors()
    do(table, 0, "use deliveryman.b, convert 6,7 engine rear")
    assert faults(built) == []
    assert built.exposed_connectors() == exposed, "it counts as exposed"
    assert not built.free >> built.board.cell((6, 8)) & 1
    take(table, 0, "B147")
    assert refusal(table, 0, "place 6,8 0") is not None, "it would hang on that connector alone"
    do(table, 0, "return")
    place(table, 0, "B152", (7, 8))
    do(table, 0, "take B147, place 6,8 0, finish 1")
    assert [(fault.code, fault.at) for fault in faults(built)] == [("blocked_engine", (6, 7))]
    assert not built.links[REAR] >> built.board.cell((6, 7)) & 1


@rule("ABE-SUP-DEL-02")
def test_remaining_errors_cost_components() -> None:
    table = building(truck("gun<:0010"), new=True)
    take(table, 0, "B001")
    do(table, 0, "place 6,6 0")
    finish(table)
    events = do(table, 0, "done")
    (found,) = told(events, FaultsFound)
    assert [fault.code for fault in found.faults] == ["blocked_cannon"]
    assert asked(table) == {0: "REPAIR"}


# ABE-SUP-19


@rule("ABE-SUP-19", "ABE-SUP-DEL-02")
@pytest.mark.parametrize(
    ("tile", "move"),
    [("B001", "place 6,6 0"), ("B022", "place 6,6 2"), ("B059", "place 6,6 3")],
    ids=["before a cannon", "engine forward", "cannon"],
)
def test_what_a_token_may_mend_can_be_placed(tile: str, move: str) -> None:
    built = truck("gun<:0010") if tile == "B001" else truck()
    table = building(built, new=True)
    take(table, 0, tile)
    assert refusal(table, 0, move) is None
    assert move in moves_of(table, 0)


@rule("ABE-SUP-19")
def test_nothing_else() -> None:
    table = building(truck("gun<:0010"), new=True)
    take(table, 0, "B147")
    assert refusal(table, 0, "place 6,6 0") == ("blocked_cannon", "BLD-14"), "its connector would touch a smooth side"
    assert refusal(table, 0, "place 5,6 0") == ("not-joined", "BLD-06")
    do(table, 0, "return")
    take(table, 1, "B020")
    assert refusal(table, 1, "place 7,6 2") == ("engine_not_rearward", "BLD-13"), "nobody else"


# B


@rule("ABE-SUP-DEL-03", "ABE-SUP-11")
def test_up_to_two_while_building() -> None:
    table = building()
    do(table, 0, "use deliveryman.b, convert 6,7 cabin")
    assert asked(table)[0] == "BUILD"
    do(table, 0, "use deliveryman.b, convert 8,7 cargo_hold")
    assert (kind(table, (6, 7)), kind(table, (8, 7))) == (Kind.CABIN, Kind.CARGO_HOLD)
    do(table, 0, "use deliveryman.b")
    assert conversions_of(table, "7,7") == [], "no third"
    assert conversions_of(table, "6,7") == ["cannon front", "cannon rear", "cannon left", "engine rear"]


@rule("ABE-SUP-DEL-03")
def test_they_may_be_changed_until_building_ends() -> None:
    table = building()
    do(table, 0, "use deliveryman.b, convert 6,7 cabin, use deliveryman.b, convert 8,7 cargo_hold")
    events = do(table, 0, "use deliveryman.b, restore 6,7")
    assert told(events, TokenFreed) == [TokenFreed(Seat(0), "spare_part_cabin")]
    assert kind(table, (6, 7)) is Kind.STRUCTURAL
    do(table, 0, "use deliveryman.b, convert 7,7 cabin")
    events = do(table, 0, "use deliveryman.b, convert 8,7 cannon right")
    assert told(events, TokenFreed) == [TokenFreed(Seat(0), "spare_part_cargo_hold")]
    assert sorted(table.teams[0].used) == ["spare_part_cabin", "spare_part_cannon"]
    do(table, 0, "finish 1")
    assert 0 not in asked(table), "finished is finished"


@rule("ABE-SUP-DEL-03", "ABE-SUP-DEL-01")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_a_stays_available(used: int) -> None:
    table = building()
    do(
        table,
        0,
        ", ".join(["use deliveryman.b, convert 6,7 cabin", "use deliveryman.b, convert 8,7 cargo_hold"][:used]),
    )
    finish(table)
    do(table, 0, "use deliveryman.a")
    left = {words.split()[0] for words in conversions_of(table, "7,7")}
    assert left == {"cannon", "engine", "cabin", "cargo_hold"} - {*["cabin", "cargo_hold"][:used]}
    assert not [move for move in moves_of(table, 0) if move.startswith("restore")]


@rule("ABE-SUP-DEL-03")
def test_a_may_convert_what_b_has_converted() -> None:
    table = building()
    do(table, 0, "use deliveryman.b, convert 6,7 cabin")
    finish(table)
    do(table, 0, "use deliveryman.a, convert 6,7 engine rear")
    assert kind(table, (6, 7)) is Kind.ENGINE


@rule("ABE-SUP-DEL-03")
def test_what_was_placed_last_can_be_converted_and_what_is_in_hand_cannot() -> None:
    table = building()
    take(table, 0, "B147")
    assert refusal(table, 0, "use deliveryman.b") == ("component-in-hand", "BLD-03")
    do(table, 0, "place 7,6 0, use deliveryman.b, convert 7,6 cabin")
    assert kind(table, (7, 6)) is Kind.CABIN


@rule("ABE-SUP-DEL-03", "ABE-SUP-02")
def test_in_the_first_flight_only_a_works() -> None:
    assert "use deliveryman.b" not in moves_of(building(new=True), 0)
    assert "use deliveryman.b" in moves_of(building(), 0)


@rule("ABE-SUP-DEL-03", "TIM-07")
def test_not_while_reading() -> None:
    table = building()
    do(table, 0, "read 1")
    assert table.chance is not None
    table.resolve(table.chance.sample(Random(0)))
    assert refusal(table, 0, "use deliveryman.b") == ("reading-a-pile", "TIM-07")


@rule("ABE-SUP-DEL-03", "TIM-12")
def test_against_the_timer_nobody_has_to_answer() -> None:
    table = building(timer="rulebook")
    do(table, 0, "use deliveryman.b")
    assert not table.decisions[Seat(0)].must
    do(table, 1, "finish 1")
    assert asked(table)[0] == "BUILD", "others go on meanwhile, and it can be asked for again"


@rule("ABE-SUP-DEL-03")
def test_nothing_is_converted_where_nothing_stands() -> None:
    table = build(2, sets=["abe"], classes=["IIIB"])
    table.resolve((4, 4))
    hire(table, 0, "deliveryman")
    assert refusal(table, 0, "use deliveryman.b") == ("nothing-to-convert", "ABE-SUP-DEL-03")


@rule("ABE-SUP-16")
def test_tokens_are_there_again_in_the_next_flight() -> None:
    table = building()
    do(table, 0, "use deliveryman.b, convert 6,7 cabin")
    assert table.teams[0].before_flight().used == ()


# What bots do that were not taught it


@rule("ABE-SUP-DEL-02")
def test_the_usual_choice_mends_what_is_wrong() -> None:
    table = building(truck("gun<:0010"), new=True)
    take(table, 0, "B001")
    do(table, 0, "place 6,6 0")
    finish(table)
    seat = Seat(0)
    assert str(table.questions[seat].default(table, seat)) == "use deliveryman.a"
    do(table, 0, "use deliveryman.a")
    move = table.questions[seat].default(table, seat)
    do(table, 0, str(move))
    assert faults(table.ships[0]) == []
    assert asked(table).get(0) != "REPAIR"


@rule("ABE-SUP-DEL-01")
def test_the_usual_choice_uses_a_module_or_nothing() -> None:
    table = delivering()
    seat = Seat(0)
    assert str(table.questions[seat].default(table, seat)) == "convert 6,7 cannon front"
    table = delivering(ship("II", (7, 7), """
        start cabin:***3
    """))  # fmt: skip
    assert str(table.questions[seat].default(table, seat)) == "done"
