"""The Welder (ABE-SUP-WEL)."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.components import TILES
from starhaul.trucker.composing import compose_terms
from starhaul.trucker.connectors import SMOOTH, UNIVERSAL
from starhaul.trucker.events import ComponentAltered, FaultsFound, TokenFreed, TokenUsed
from starhaul.trucker.faults import faults
from starhaul.trucker.grid import LEFT, RIGHT
from starhaul.trucker.hits import HARMLESS, NO_DEFENCE, SMALL_METEOR, defence
from starhaul.trucker.support import NO_TEAM
from trucker.shipyard import at, ship
from trucker.tables import asked, build, do, finish, moves_of, place, refusal, take, told
from trucker.teams import hire, offers_to

JOINT = "universal_joint"


def building(**options: object) -> TruckerState:
    """Seat 0 has the Welder. On both ships a single connector looks to the right of the starting cabin."""
    table = hire(build(2, level=2, **options), 0, "welder", new=True)
    place(table, 0, "B150", (8, 7), 0)  # front 3, right 1, rear 2, left 3
    place(table, 1, "B148", (8, 7), 1)  # the same to the right
    return table


DOUBLE_TO_THE_LEFT = "place 9,7 3"
"""For B149, whose other sides are universal, smooth and universal then."""


# A


@rule("ABE-SUP-WEL-01", "ABE-SUP-19")
def test_a_single_connector_may_be_joined_to_a_double_one() -> None:
    table = building()
    take(table, 0, "B149")
    assert DOUBLE_TO_THE_LEFT in moves_of(table, 0)
    events = do(table, 0, f"{DOUBLE_TO_THE_LEFT}, finish 1")
    assert told(events, TokenUsed) == [TokenUsed(Seat(0), JOINT)]
    assert [event.square for event in told(events, ComponentAltered)] == [(9, 7)]
    built = table.ships[0]
    assert built.side_at(at(built, 9, 7), LEFT) == UNIVERSAL
    assert len(built.pieces()) == 1
    assert faults(built) == []


@rule("ABE-SUP-WEL-01")
def test_nobody_else_may() -> None:
    table = building()
    take(table, 1, "B149")
    assert DOUBLE_TO_THE_LEFT not in moves_of(table, 1)
    assert refusal(table, 1, DOUBLE_TO_THE_LEFT) == ("single_to_double", "BLD-08")


@rule("ABE-SUP-WEL-01")
def test_a_connector_still_may_not_meet_a_smooth_side() -> None:
    table = building()
    take(table, 0, "B149")
    assert refusal(table, 0, "place 9,7 1") == ("connector_to_smooth", "BLD-08")


@rule("ABE-SUP-WEL-01")
def test_what_is_lifted_again_has_cost_nothing() -> None:
    table = building()
    take(table, 0, "B149")
    do(table, 0, f"{DOUBLE_TO_THE_LEFT}, lift, return")
    assert table.teams[0].used == ()
    assert table.ships[0].fittings.altered == 0


def weld_down(table: TruckerState) -> None:
    """Make what was placed last part of the ship, and have empty hands again."""
    do(table, 0, "take")
    table.resolve((table.heap.face_down[0],))
    do(table, 0, "return")


@rule("ABE-SUP-WEL-01")
def test_twice_and_no_more() -> None:
    table = building()
    for tile, move in (("B149", DOUBLE_TO_THE_LEFT), ("B147", "place 8,8 0")):  # single below a double one
        take(table, 0, tile)
        do(table, 0, move)
        weld_down(table)
    assert table.teams[0].used == (JOINT, JOINT)
    take(table, 0, "B151")
    assert refusal(table, 0, "place 8,9 3") == ("single_to_double", "BLD-08")
    built = table.ships[0]
    place_moves = [move for move in moves_of(table, 0) if move.startswith("place")]
    legal = [(turn, built.board.squares(built.legal_cells(table.hands[0].tile, turn))) for turn in range(4)]
    assert sorted(place_moves) == sorted([f"place {x},{y} {turn}" for turn, squares in legal for x, y in squares])


@rule("ABE-SUP-WEL-01")
def test_one_component_can_take_both_tokens() -> None:
    table = hire(build(2, level=2), 0, "welder", new=True)
    table.ships[0] = ship("II", (7, 7), "\nstart B150\nB147> .\n")  # a double one above 8,8, a single one left of it
    take(table, 0, "B148")
    assert refusal(table, 0, "place 8,8 0") is None, "single to the front: one joint"
    do(table, 0, "return")
    take(table, 0, "B149")
    assert refusal(table, 0, "place 8,8 3") is None, "double to the left: one joint"
    table.set_team(Seat(0), table.teams[0].using(JOINT))
    assert refusal(table, 0, "place 8,8 3") is None, "one token is left"
    table.set_team(Seat(0), table.teams[0].using(JOINT))
    assert refusal(table, 0, "place 8,8 3") == ("single_to_double", "BLD-08")


# Mistakes are possible

RIGHT_ARM = [("B150", (8, 7), 0), ("B149", (9, 7), 3)]
LEFT_ARM = [("B147", (6, 7), 1), ("B151", (5, 7), 0)]
UPPER_PAIR = [("B146", (8, 6), 1), ("B148", (9, 6), 1)]
A, B, D = "joint 8,7 9,7", "joint 5,7 6,7", "joint 8,6 9,6"


def mistaken(*tiles: tuple[str, tuple[int, int], int], seats: int = 2) -> TruckerState:
    """Seat 0 has the Welder and this ship, which was built where mistakes are possible."""
    table = hire(build(seats, level=2, mistakes="honest"), 0, "welder", new=True)
    built = table.ships[0]
    for tile, square, turn in tiles:
        built.place(at(built, *square), TILES[tile], turn)
    return table


def clashes(table: TruckerState) -> int:
    return len([fault for fault in faults(table.ships[0]) if fault.code == "single_to_double"])


@rule("ABE-SUP-WEL-01", "ABE-SUP-17")
@pytest.mark.parametrize("arms", [RIGHT_ARM, RIGHT_ARM + LEFT_ARM])
def test_after_building_tokens_mend_such_errors_before_anybody_looks(
    arms: list[tuple[str, tuple[int, int], int]],
) -> None:
    table = mistaken(*arms)
    assert clashes(table) == len(arms) // 2
    events = finish(table)
    assert told(events, FaultsFound) == []
    assert len(told(events, TokenUsed)) == len(arms) // 2
    assert faults(table.ships[0]) == []
    assert "CHOOSE_JOINT" not in asked(table).values(), "nothing to choose"


@rule("ABE-SUP-WEL-EX1", "ABE-SUP-WEL-01")
def test_of_three_such_joints_the_owner_chooses_the_two_that_stay() -> None:
    table = mistaken(*RIGHT_ARM, *LEFT_ARM, *UPPER_PAIR)
    finish(table)
    assert asked(table) == {0: "CHOOSE_JOINT"}
    assert moves_of(table, 0) == [B, D, A]
    do(table, 0, A)
    assert moves_of(table, 0) == [B, D]
    events = do(table, 0, B)
    assert [fault.code for fault in told(events, FaultsFound)[0].faults] == ["single_to_double"]
    assert asked(table) == {0: "REPAIR"}
    assert moves_of(table, 0) == ["remove 8,6", "remove 9,6"]
    do(table, 0, "remove 9,6")
    assert faults(table.ships[0]) == []
    assert table.ships[0].components_count == 6


@rule("ABE-SUP-WEL-01")
def test_a_token_whose_joint_is_gone_goes_where_it_is_needed() -> None:
    table = mistaken(*RIGHT_ARM, *LEFT_ARM, *UPPER_PAIR, ("B148", (8, 8), 0))  # single below a double one
    finish(table)
    do(table, 0, f"{B}, joint 8,7 8,8")
    assert asked(table) == {0: "REPAIR"}
    assert clashes(table) == 2
    events = do(table, 0, "remove 8,7")
    assert told(events, TokenFreed) == [TokenFreed(Seat(0), JOINT)]
    assert told(events, TokenUsed) == [TokenUsed(Seat(0), JOINT)]
    assert clashes(table) == 0
    assert table.teams[0].uses(JOINT) == 2


@rule("ABE-SUP-WEL-01")
def test_a_side_whose_neighbour_is_gone_is_as_printed_again() -> None:
    below = [
        ("B148", (8, 8), 0),
        ("B146", (7, 8), 3),
    ]  # a single one below a double one; a connector beside a smooth side
    table = mistaken(RIGHT_ARM[0], *below)
    finish(table)
    built = table.ships[0]
    assert built.board.squares(built.fittings.altered) == ((8, 7),)
    assert asked(table) == {0: "REPAIR"}
    events = do(table, 0, "remove 8,8")
    assert told(events, TokenFreed) == [TokenFreed(Seat(0), JOINT)]
    assert built.fittings.altered == 0
    assert table.teams[0].used == ()


@rule("ABE-SUP-WEL-01")
def test_without_the_welder_all_such_joints_are_errors() -> None:
    table = mistaken(*RIGHT_ARM)
    table.set_team(Seat(0), NO_TEAM)
    compose_terms(table)
    finish(table)
    assert asked(table) == {0: "REPAIR"}


@rule("ABE-SUP-WEL-01", "ABE-SUP-19")
def test_where_mistakes_are_marked_joints_within_the_tokens_are_none() -> None:
    table = building(mistakes="marked")
    take(table, 0, "B149")
    assert DOUBLE_TO_THE_LEFT in fitting(table)
    do(table, 0, DOUBLE_TO_THE_LEFT)
    weld_down(table)
    assert table.teams[0].used == ()
    take(table, 0, "B147")
    assert "place 8,8 0" in fitting(table)
    do(table, 0, "place 8,8 0")
    weld_down(table)
    take(table, 0, "B151")
    assert "place 8,9 3" in moves_of(table, 0)
    assert "place 8,9 3" not in fitting(table), "that would be the third"


def fitting(table: TruckerState) -> tuple[str, ...]:
    advice = table.view(0).advice
    assert advice is not None
    assert advice.fitting is not None
    return advice.fitting


# B


def ready_to_weld(drawing: str, corner: tuple[int, int] = (7, 7)) -> TruckerState:
    table = hire(build(2, level=2), 0, "welder")
    table.ships[0] = ship("II", corner, f"\n{drawing}\n")
    finish(table)
    return table


@rule("ABE-SUP-WEL-02", "ABE-SUP-17")
def test_up_to_three_exposed_connectors_are_welded() -> None:
    table = ready_to_weld("start pipes:3123")
    built = table.ships[0]
    assert [offer.ability for offer in offers_to(table, 0)] == ["welder.b"]
    do(table, 0, "use welder.b")
    assert asked(table)[0] == "WELD_SHUT"
    exposed = built.exposed_connectors()
    assert len(moves_of(table, 0)) == exposed + 1
    events = do(table, 0, "weld 8,7 right, weld 8,7 rear")
    assert told(events, TokenUsed) == [TokenUsed(Seat(0), "welded")] * 2
    assert built.exposed_connectors() == exposed - 2
    assert built.side_at(at(built, 8, 7), RIGHT) == SMOOTH
    do(table, 0, "weld 7,7 front")
    assert built.exposed_connectors() == exposed - 3
    assert asked(table).get(0) != "WELD_SHUT", "there are three tokens"


@rule("ABE-SUP-WEL-02")
def test_fewer_will_do() -> None:
    table = ready_to_weld("start pipes:3123")
    do(table, 0, "use welder.b, weld 8,7 right, done")
    assert table.teams[0].uses("welded") == 1
    assert asked(table).get(0) != "WELD_SHUT"


@rule("ABE-SUP-WEL-02")
def test_joined_connectors_cannot_be_welded() -> None:
    table = ready_to_weld("start pipes:3123")
    do(table, 0, "use welder.b")
    assert refusal(table, 0, "weld 8,7 left") is not None
    assert refusal(table, 0, "weld 7,7 right") is not None


@rule("ABE-SUP-WEL-03")
def test_a_small_meteor_bounces_off_what_was_welded() -> None:
    table = ready_to_weld("start pipes:3123")
    built = table.ships[0]
    assert defence(built, SMALL_METEOR, RIGHT, 7) == NO_DEFENCE
    do(table, 0, "use welder.b, weld 8,7 right, done")
    assert defence(built, SMALL_METEOR, RIGHT, 7) == HARMLESS


def test_somebody_who_was_not_taught_welds_as_much_as_possible() -> None:
    table = ready_to_weld("start pipes:3123")
    before = table.ships[0].exposed_connectors()
    while table.decisions and asked(table).get(0) in ("USE_ABILITY", "WELD_SHUT"):
        question = table.questions[Seat(0)]
        table.apply(0, question.default(table, Seat(0)))
    assert table.ships[0].exposed_connectors() == before - 3
