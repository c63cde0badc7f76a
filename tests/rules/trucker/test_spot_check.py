"""Spot check and repairs (CHK). The faults themselves are tested with the ships."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import bare, discarded, squares_of
from starhaul.trucker import TruckerState
from starhaul.trucker.events import Cause, CrewLost, FaultsFound, GaveUp, GoodsLost, Launched, Leaving
from starhaul.trucker.ship import Ship
from trucker.seats import credits_of, positions_of
from trucker.shipyard import ship
from trucker.tables import aboard, asked, build, do, finish, fly, manned, moves_of, play, refusal, told


def checked(*ships: Ship, level: int = 2) -> TruckerState:
    """These ships have just been built, mistakes and all."""
    table = build(seats=len(ships), level=level, mistakes="honest")
    for seat, built in enumerate(ships):
        table.ships[seat] = built
    finish(table)
    return table


def clashing() -> Ship:
    """The single connector of the hold meets the double one of the module; a second hold hangs on that module."""
    return ship("II", (6, 7), """
        holdx3:*1*0 start pipes:*2*3 holdx3:*0*1
    """)  # fmt: skip


@rule("CHK-02")
def test_the_owner_chooses_among_the_components_that_take_part_in_a_fault() -> None:
    table = checked(clashing(), bare())
    assert asked(table) == {0: "REPAIR"}
    assert moves_of(table, 0) == ["remove 8,7", "remove 9,7"]
    assert refusal(table, 0, "remove 6,7") == ("not-offered", "CHK-02"), "nothing is wrong with that hold"
    do(table, 0, "remove 9,7")
    assert squares_of(table, 0) == [(6, 7), (7, 7), (8, 7)]
    assert asked(table) == {0: "FLY_ON"}


@rule("CHK-02")
def test_components_are_removed_until_nothing_is_wrong() -> None:
    """Two engines stand sideways: each is a fault of its own."""
    table = checked(
        ship("II", (6, 7), """
            engine>:*3** start engine<:***3
        """),
        bare(),
    )  # fmt: skip
    assert moves_of(table, 0) == ["remove 6,7", "remove 8,7"]
    do(table, 0, "remove 8,7")
    assert squares_of(table, 0) == [(7, 7)]
    assert discarded(table, 0) == ["engine", "engine"]


@rule("CHK-03", "END-07")
def test_removed_components_and_what_falls_off_are_lost() -> None:
    """Without the module the second hold is loose: the owner chooses which piece to keep."""
    table = checked(clashing(), bare())
    do(table, 0, "remove 8,7")
    assert asked(table) == {0: "KEEP_PIECE"}
    assert moves_of(table, 0) == ["keep 6,7", "keep 9,7"]
    do(table, 0, "keep 6,7")
    assert squares_of(table, 0) == [(6, 7), (7, 7)]
    assert discarded(table, 0) == ["cargo_hold", "structural"]
    do(table, 0, "give-up")
    do(table, 1, "give-up")
    assert credits_of(table) == [-2, 0]


@rule("CHK-03")
def test_of_several_pieces_any_may_be_kept() -> None:
    table = checked(clashing(), bare())
    do(table, 0, "remove 8,7, keep 9,7")
    assert squares_of(table, 0) == [(9, 7)]
    assert discarded(table, 0) == ["cargo_hold", "starting_cabin", "structural"]


@rule("CHK-04", "CHK-08")
def test_a_fault_noticed_in_flight_is_corrected_before_the_next_card_and_costs_a_credit() -> None:
    table = fly(manned(clashing()), bare(), cards=["I-04"], money=[3, 0], checked=True)
    assert asked(table) == {0: "REPAIR"}, "no card is revealed and nobody flies on before"
    assert credits_of(table) == [2, 0]
    play(table, moves={0: "remove 9,7"})
    assert squares_of(table, 0) == [(6, 7), (7, 7), (8, 7)]
    assert discarded(table, 0) == ["cargo_hold"]
    assert credits_of(table) == [2, 0], "one credit, however long it takes"


@rule("CHK-04")
def test_without_credits_the_fine_is_settled_at_the_end() -> None:
    """The debt stands beside the lost component."""
    table = fly(manned(clashing()), bare(), cards=["I-04"], checked=True)
    play(table, moves={0: "remove 9,7, give-up", 1: "give-up"})
    assert table.outcome is not None
    assert table.outcome.scores == (-2, 0)


@rule("CHK-05")
def test_repairs_do_not_change_the_starting_order() -> None:
    table = checked(clashing(), bare(), bare())
    before = positions_of(table)[:]
    do(table, 0, "remove 9,7")
    assert positions_of(table) == before == [6, 3, 1]


@rule("CHK-06")
def test_the_starting_cabin_may_be_removed() -> None:
    """It meets a smooth side: the owner takes it off and keeps the rest."""
    table = checked(
        ship("II", (7, 7), """
            start hold:*3*0 pipes:***3
        """),
        bare(),
    )  # fmt: skip
    assert moves_of(table, 0) == ["remove 7,7", "remove 8,7"]
    do(table, 0, "remove 7,7")
    assert squares_of(table, 0) == [(8, 7), (9, 7)]
    assert discarded(table, 0) == ["starting_cabin"]


@rule("CHK-07")
def test_what_is_removed_in_flight_takes_its_contents_along() -> None:
    """A special hold with a red block stands with a smooth side against a connector of the life support. If the hold
    goes, so does the block; if the life support goes, so does the alien that needs it."""
    built = manned(ship("II", (6, 7), """
        start cabin:*3*2 purple:*1*3 special:0330
        .     .          .           battery:3***
    """))  # fmt: skip
    table = fly(aboard(built, {(7, 7): "P", (9, 7): "r"}), bare(), cards=["I-04"], checked=True)
    assert moves_of(table, 0) == ["remove 8,7", "remove 9,7"]
    without_hold = table.clone()
    events = play(without_hold, moves={0: "remove 9,7, keep 6,7"})
    assert [(lost.colour, lost.cause) for lost in told(events, GoodsLost)] == [("red", Cause.LOST_COMPONENT)]
    assert without_hold.bank[3] == 12, "it is back in the bank"
    assert not without_hold.ships[0].total_tokens, "the battery fell off"
    events = play(table, moves={0: "remove 8,7, keep 6,7"})
    assert [(lost.dweller, lost.cause) for lost in told(events, CrewLost)] == [("purple", Cause.NO_LIFE_SUPPORT)]


@rule("CHK-07", "GUP-02")
def test_who_has_no_human_left_after_a_repair_in_flight_gives_up() -> None:
    """As after a hit: once the next card is over."""
    built = manned(ship("II", (7, 7), """
        start hold:*3*0 pipes:***3
    """))  # fmt: skip
    table = fly(built, bare(), cards=["I-04"], checked=True)
    events = play(table, moves={0: "remove 7,7"})
    assert [(left.seat, left.why) for left in told(events, GaveUp)] == [(0, Leaving.NO_HUMANS)]


@rule("CHK-08")
def test_the_spot_check_leaves_no_fault_for_the_flight() -> None:
    """Lost components are paid at the end; there is no fine besides."""
    table = checked(clashing(), clashing())
    do(table, 0, "remove 9,7")
    events = do(table, 1, "remove 8,7, keep 6,7")
    assert told(events, Launched)
    assert told(events, FaultsFound) == []
    do(table, 0, "give-up")
    do(table, 1, "give-up")
    assert credits_of(table) == [-1, -2]
