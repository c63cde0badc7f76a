"""An artifact that is lost can join radioactive containers, of which some are then given up (MIS-ART-12)."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import bare, squares_of
from rules.trucker_missions.test_losing_components import METEORS, lost
from starhaul.kernel import Seat
from starhaul.trucker import GAME
from starhaul.trucker.damage import ChooseSacrifice, Sacrifice
from starhaul.trucker.events import CreditsChanged, Loss
from starhaul.trucker.faults import faults
from starhaul.trucker.ship import Ship
from trucker.shipyard import ship
from trucker.tables import asked, fly, manned, moves_of, play, told


def kept_apart() -> Ship:
    """A routing module in column 8 joins three radioactive containers as soon as the artifact before it is gone."""
    built = manned(ship("II", (7, 5), """
        .                M61              .                .
        radioactive:*31* A16              radioactive:*1*1 hold:***3
        start            radioactive:1**1 .                .
    """))  # fmt: skip
    assert [fault for fault in faults(built) if fault.code == "radioactive_joined"] == []
    return built


@rule("MIS-ART-12", "MIS-ART-09", "MIS-CMP-10")
def test_one_after_the_other_is_given_up_until_none_are_joined() -> None:
    table = fly(kept_apart(), bare(), cards=[METEORS], positions=[10, 8])
    play(table, rolls=[8])
    assert asked(table) == {0: "PART"}
    assert table.decisions[Seat(0)] == ChooseSacrifice(
        (Sacrifice((7, 6), ()), Sacrifice((8, 7), ()), Sacrifice((9, 6), ((10, 6),)))
    )
    assert moves_of(table, 0) == ["abandon 7,6", "abandon 8,7", "abandon 9,6"]
    assert str(table.questions[Seat(0)].default(table, Seat(0))) == "abandon 7,6"
    assert GAME.load(table.dump()).decisions == table.decisions
    events = play(table, rolls=[2, 2], moves={0: "abandon 9,6, keep 7,6, abandon 7,6"})
    assert lost(events) == [
        (Loss.GIVEN_UP, [(9, 6)]),
        (Loss.FALLEN_OFF, [(10, 6)]),
        (Loss.GIVEN_UP, [(7, 6)]),
    ]
    assert squares_of(table, 0) == [(7, 7), (8, 6), (8, 7)]
    assert told(events, CreditsChanged) == [], "the fine of CHK-04 is not due"
    assert len(table.players[0].discarded) == 4


@rule("MIS-ART-12")
def test_nothing_is_given_up_where_what_was_joined_has_gone_too() -> None:
    """The routing module itself is hit with the artifact before it gone before: the containers are apart."""
    built = kept_apart()
    built.remove(built.board.cell((8, 5)))
    table = fly(built, bare(), cards=[METEORS], positions=[10, 8])
    play(table, rolls=[8])
    assert asked(table) == {0: "KEEP_PIECE"}
    play(table, rolls=[2, 2], moves={0: "keep 7,6"})
    assert squares_of(table, 0) == [(7, 6), (7, 7), (8, 7)]
