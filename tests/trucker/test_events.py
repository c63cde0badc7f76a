"""What everybody hears: the events of building, of the timer, of cards and between flights, one by one."""

from __future__ import annotations

from rules.trucker.fleet import bare, launched
from rules.trucker.treks import fly_home
from starhaul.kernel import CLOCK, Seat
from starhaul.trucker.events import (
    BuildingFinished,
    BuildingStopped,
    ComponentsLost,
    DebtForgiven,
    FlightEnded,
    FlightPrepared,
    GoodsLoaded,
    GoodsUnloaded,
    LandedOn,
    Loss,
    LostComponent,
    OfferTaken,
    PilePutBack,
    PileRead,
    PileTaken,
    RocketTakenBack,
    SandRanOut,
    TileDrawn,
    TileLifted,
    TilePlaced,
    TileReserved,
    TileReturned,
    TileShown,
    TileTaken,
    TileWelded,
    TimerFlipped,
    TitlesDrawn,
)
from trucker.shipyard import ship
from trucker.tables import build, do, finish, fly, play, read, take, told

RED, BLUE = Seat(0), Seat(1)
HOLD, CABIN = "B112", "B001"
"""The hold has one connector, to the left; nobody places the cabin."""
BESIDE = (8, 7)


def test_a_component_on_its_way_to_the_ship() -> None:
    table = build(level=2)
    assert take(table, RED, HOLD) == [TileDrawn(RED, HOLD)]
    assert do(table, RED, "place 8,7 0") == [TileShown(RED, HOLD), TilePlaced(RED, HOLD, BESIDE, 0)]
    assert do(table, RED, "lift") == [TileLifted(RED, HOLD)]
    assert do(table, RED, "reserve") == [TileReserved(RED, HOLD)]
    assert do(table, RED, "fetch B112") == [TileTaken(RED, HOLD, reserved=True)]
    assert do(table, RED, "place 8,7 0") == [TilePlaced(RED, HOLD, BESIDE, 0)], "everybody knows it by now"
    take(table, BLUE, CABIN)
    assert do(table, BLUE, "return") == [TileShown(BLUE, CABIN), TileReturned(BLUE, CABIN)]
    assert do(table, RED, "take B001") == [TileWelded(RED, BESIDE), TileTaken(RED, CABIN)]


def test_a_pile_in_somebody_s_hands() -> None:
    table = build(level=2)
    take(table, RED, HOLD)
    do(table, RED, "place 8,7 0")
    cards = ("I-01", "II-01", "II-02")
    heard = read(table, RED, 1, cards)
    assert heard == [TileWelded(RED, BESIDE), PileTaken(RED, 1), PileRead(RED, 1, cards)]
    assert [event.seen_by(BLUE) for event in heard] == [*heard[:2], None], "others see only that it is being read"
    assert do(table, RED, "put-back") == [PilePutBack(RED, 1)]


def test_the_timer_until_it_stops_everybody() -> None:
    table = build(level=1, timer="rulebook")
    assert do(table, CLOCK, "sand-out") == [SandRanOut(1)]
    assert do(table, RED, "finish 1") == [BuildingFinished(RED, 1)]
    assert do(table, RED, "flip") == [TimerFlipped(RED, 2)]
    take(table, BLUE, HOLD)
    heard = do(table, CLOCK, "sand-out")
    assert heard[:5] == [
        SandRanOut(2),
        BuildingStopped((BLUE,)),
        TileShown(BLUE, HOLD),
        TileReturned(BLUE, HOLD),
        BuildingFinished(BLUE, 2),
    ]


def test_a_reserve_that_nobody_used() -> None:
    table = build(level=2)
    take(table, RED, HOLD)
    do(table, RED, "reserve")
    lost = ComponentsLost(RED, Loss.RESERVED, (LostComponent(HOLD, None),))
    assert told(finish(table), ComponentsLost) == [lost]


def test_blocks_out_of_a_hold_and_into_it() -> None:
    red = launched("II", (7, 7), """
        start holdx2:***3
    """, {(8, 7): "bb"})  # fmt: skip
    heard = play(
        fly(red, bare(), cards=["I-15"]), moves={RED: "land 2, unload blue 8,7, load yellow 8,7", BLUE: "pass"}
    )
    assert told(heard, LandedOn) == [LandedOn(RED, 2)]
    assert told(heard, GoodsUnloaded) == [GoodsUnloaded(RED, "blue", BESIDE)]
    assert told(heard, GoodsLoaded) == [GoodsLoaded(RED, "yellow", BESIDE)]


def test_an_abandoned_ship_is_somebody_s() -> None:
    heard = play(fly(bare(), bare(), cards=["I-17"]), moves={RED: "pass", BLUE: "accept"})
    assert told(heard, OfferTaken) == [OfferTaken(BLUE)]


def test_a_faulty_ship_before_the_learning_flight() -> None:
    table = build(level="learning", mistakes="honest")
    table.ships[RED] = ship("I", (7, 7), """
        start hold:***0
    """)  # fmt: skip
    finish(table)
    assert told(do(table, RED, "remove 8,7"), RocketTakenBack) == [RocketTakenBack(RED)]


def test_from_one_flight_to_the_next() -> None:
    """What somebody owed is nobody else's business."""
    table = build(mode="series", levels=[1, 2])
    heard = fly_home(table, bare("I"), bare("I"), moves={RED: "give-up"}, discarded={RED: 3})
    assert told(heard, FlightEnded) == [FlightEnded((BLUE,))]
    assert told(heard, FlightPrepared) == [FlightPrepared(2, "II")]
    (forgiven,) = told(heard, DebtForgiven)
    assert forgiven == DebtForgiven(RED, 3) == forgiven.seen_by(RED)
    assert (forgiven.seen_by(BLUE), forgiven.seen_by(None)) == (None, None)


def test_the_titles_of_a_trek() -> None:
    table = build(mode="trek")
    assert table.chance is not None
    titles = ("corridorist", "power_trucker")
    assert table.resolve(table.chance.read(" ".join(titles))) == [TitlesDrawn(titles)]
