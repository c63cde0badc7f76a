"""Crew, aliens and batteries before launch and in flight (CRW)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, launched
from starhaul.trucker import TruckerState
from starhaul.trucker.events import CrewHoused, CrewLost, Lowest
from starhaul.trucker.grid import Square
from starhaul.trucker.ship import PURPLE, Ship
from trucker.shipyard import ship
from trucker.tables import asked, build, do, finish, fly, moves_of, play, refusal, told


def before_launch(*ships: Ship) -> TruckerState:
    """All have finished building these."""
    table = build(seats=len(ships), level=2)
    for seat, built in enumerate(ships):
        table.ships[seat] = built
    finish(table)
    return table


def humans(table: TruckerState, seat: int, square: Square) -> int:
    built = table.ships[seat]
    return built.humans_at(built.board.cell(square))


def two_cabins() -> Ship:
    """Two cabins joined to the same purple life support, one of them to a brown one as well."""
    return ship("II", (6, 7), """
        start cabin:*3*2 purple:*2*2 cabin:*1*3 brown:***3
    """)  # fmt: skip


@rule("CRW-01")
def test_batteries_are_filled_to_what_is_printed() -> None:
    table = before_launch(
        ship("II", (6, 7), """
            batteryx2:*3** start batteryx3:***2
        """),
        ship("II", (7, 7), """
            start
        """),
    )  # fmt: skip
    built = table.ships[0]
    assert [built.tokens_at(built.board.cell(square)) for square in ((6, 7), (8, 7))] == [2, 3]
    assert table.ships[1].total_tokens == 0


@rule("CRW-02", "CRW-03")
def test_the_starting_cabin_and_plain_cabins_get_two_humans_without_a_question() -> None:
    """The life support beside the starting cabin serves nobody."""
    table = before_launch(
        ship("II", (6, 7), """
            purple:*3** start cabin:***3
        """),
        bare(),
    )  # fmt: skip
    assert asked(table) == {0: "FLY_ON"}
    assert (humans(table, 0, (7, 7)), humans(table, 0, (8, 7))) == (2, 2)


@rule("CRW-04", "CRW-05", "CRW-08")
def test_a_supported_cabin_gets_two_humans_or_one_alien() -> None:
    """The second cabin could have either colour; once the first has the purple alien, brown is left. Nothing else, and
    nothing less, can move in."""
    table = before_launch(two_cabins(), bare())
    assert moves_of(table, 0) == ["house 7,7 humans", "house 7,7 purple"]
    both = table.clone()
    do(both, 0, "house 7,7 humans")
    assert moves_of(both, 0) == ["house 9,7 humans", "house 9,7 purple", "house 9,7 brown"]
    do(both, 0, "house 9,7 humans")
    assert both.ships[0].total_humans == both.ships[0].crew == 6
    events = do(table, 0, "house 7,7 purple")
    assert (told(events, CrewHoused)[0].dweller, told(events, CrewHoused)[0].count) == ("purple", 1)
    assert moves_of(table, 0) == ["house 9,7 humans", "house 9,7 brown"]
    do(table, 0, "house 9,7 brown")
    assert (table.ships[0].total_humans, table.ships[0].crew) == (2, 4)


@rule("CRW-07")
def test_crews_are_placed_in_order_leader_first() -> None:
    """Seat 1 starts from space 1."""
    table = build(level=2)
    table.ships = [two_cabins(), two_cabins()]
    do(table, 0, "finish 2")
    do(table, 1, "finish 1")
    assert asked(table) == {1: "HOUSE"}
    do(table, 1, "house 7,7 humans, house 9,7 humans")
    assert asked(table) == {0: "HOUSE"}


@rule("CRW-08")
def test_no_cabin_stays_empty() -> None:
    table = before_launch(two_cabins(), bare())
    assert "pass" not in moves_of(table, 0)
    assert refusal(table, 0, "done") == ("not-offered", "CRW-04")


def alien_ship() -> Ship:
    """Two humans and a purple alien."""
    return launched("II", (7, 7), """
        start cabin:*3*2 purple:***3
    """, {(8, 7): "P"})  # fmt: skip


@rule("CRW-09")
def test_an_alien_counts_as_crew() -> None:
    """Three figures: more than two in a combat zone and for saboteurs, and enough for a station that wants three."""
    zone = fly(alien_ship(), bare(), cards=["I-16"])
    events = play(zone)
    assert told(events, Lowest)[0].seat == 1
    sabotage = fly(alien_ship(), bare(), cards=["III-04"], level="III")
    events = play(sabotage, rolls=[(1, 1, 1, 1)] * 3)
    assert [lowest.seat for lowest in told(events, Lowest)] == [1]


@rule("CRW-09")
def test_an_alien_helps_to_search_a_station() -> None:
    """Five figures are needed: four humans and an alien."""
    built = launched("II", (6, 7), """
        cabin:*3** start cabin:*3*2 purple:***3
    """, {(8, 7): "P"})  # fmt: skip
    table = fly(built, bare(), cards=["I-19"])
    play(table)
    assert asked(table) == {0: "DOCK"}
    small = fly(alien_ship(), bare(), cards=["I-19"])
    play(small)
    assert asked(small) == {0: "FLY_ON"}


@rule("CRW-09", "CRD-SHIP-02")
def test_an_alien_may_be_given_up_like_a_human() -> None:
    table = fly(alien_ship(), bare(), cards=["I-17"])
    play(table, moves={0: "accept"})
    assert moves_of(table, 0) == ["dismiss 7,7"], "one human and the alien, or both humans"
    events = play(table, moves={0: "dismiss 7,7, dismiss 8,7"})
    assert [lost.dweller for lost in told(events, CrewLost)] == ["humans", "purple"]


@rule("CRW-10")
def test_an_alien_leaves_when_its_life_support_is_lost() -> None:
    """A large meteor in column 9 takes the life support of the alien in column 8."""
    table = fly(alien_ship(), bare(), cards=["I-11"])
    play(table, rolls=[9, 2, 2])
    assert not table.ships[0].aliens[PURPLE]
    assert table.ships[0].crew == 2
    spared = fly(alien_ship(), bare(), cards=["I-11"])
    play(spared, rolls=[2, 2, 2])
    assert spared.ships[0].aliens[PURPLE]


@rule("CRW-11")
@pytest.mark.parametrize("card", ["I-13", "I-17", "I-19"])
def test_figures_and_tokens_stay_where_they_are(card: str) -> None:
    """While goods are loaded and crew is dismissed nothing offers to move a figure or a token."""
    built = launched("II", (6, 7), """
        cabin:*3** start           cabin:***3
        .          specialx1:3***  .
    """)  # fmt: skip
    table = fly(built, bare(), cards=[card])
    play(table, moves={0: {"I-13": "land 1", "I-17": "accept", "I-19": "accept"}[card]})
    if card == "I-13":
        play(table, moves={1: "pass"})
    kinds = {move.split()[0] for move in moves_of(table, 0)}
    assert kinds & {"load", "dismiss"}
    assert kinds <= {"load", "done", "dismiss"}
