"""The Buyer (ABE-SUP-BUY)."""

from __future__ import annotations

from citing import rule
from starhaul.kernel import Seat
from starhaul.trucker.components import TILES
from starhaul.trucker.events import ComponentsLost, ReserveKept, TileReturned
from trucker.seats import discards_of, reserves_of
from trucker.tables import build, do, finish, moves_of, refusal, set_up, take, told
from trucker.teams import hire


@rule("ABE-SUP-BUY-01")
def test_three_components_can_be_reserved() -> None:
    table = hire(build(level=2), 0, "buyer", new=True)
    for tile in ("B001", "B002", "B003"):
        take(table, 0, tile)
        do(table, 0, "reserve")
    take(table, 0, "B004")
    assert refusal(table, 0, "reserve") == ("reserve-full", "TIM-14")
    for tile in ("B005", "B006"):
        take(table, 1, tile)
        do(table, 1, "reserve")
    take(table, 1, "B007")
    assert refusal(table, 1, "reserve") == ("reserve-full", "TIM-14"), "others have two places"


@rule("ABE-SUP-BUY-01")
def test_what_is_left_in_the_reserve_is_not_lost() -> None:
    table = hire(build(level=2), 0, "buyer", new=True)
    for seat, tile in ((0, "B001"), (0, "B002"), (1, "B003")):
        take(table, seat, tile)
        do(table, seat, "reserve")
    events = finish(table)
    assert told(events, ReserveKept) == [ReserveKept(Seat(0), ("B001", "B002"))]
    assert [event.seat for event in told(events, ComponentsLost)] == [1]
    assert [len(discarded) for discarded in discards_of(table)] == [0, 1]
    assert reserves_of(table) == [(), ()]
    assert {TILES["B001"], TILES["B002"]} <= {*table.heap.face_up}


@rule("ABE-SUP-BUY-02")
def test_what_was_reserved_may_go_back_to_the_table() -> None:
    table = hire(build(level=2), 0, "buyer")
    take(table, 0, "B001")
    do(table, 0, "reserve")
    do(table, 0, "fetch B001")
    assert "return" in moves_of(table, 0)
    assert told(do(table, 0, "return"), TileReturned) == [TileReturned(Seat(0), "B001")]
    assert "take B001" in moves_of(table, 1)


@rule("ABE-SUP-BUY-02", "TIM-15")
def test_without_b_what_was_reserved_stays_so() -> None:
    table = hire(build(level=2), 0, "buyer", new=True)
    take(table, 0, "B001")
    do(table, 0, "reserve")
    do(table, 0, "fetch B001")
    assert refusal(table, 0, "return") == ("came-from-the-reserve", "TIM-15")
    assert "return" not in moves_of(table, 0)


@rule("ABE-SUP-BUY-02")
def test_nobody_else_takes_anything_out_of_the_reserve() -> None:
    table = hire(hire(build(level=2), 0, "buyer"), 1, "buyer", new=True)
    assert [terms.is_reserve_safe for terms in table.terms] == [True, False]


@rule("ABE-SUP-BUY-02", "MIS-GAM-30")
def test_a_dealt_container_never_goes_to_the_warehouse() -> None:
    table = hire(set_up("MS01"), 0, "buyer")
    dealt = next(iter(table.view(0).players[0].reserve))
    do(table, 0, f"fetch {dealt}")
    assert refusal(table, 0, "return") == ("came-from-the-reserve", "TIM-15")
    assert refusal(table, 0, "reserve") is None
