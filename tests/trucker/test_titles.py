"""The six titles as they look at a ship (TRK-S, TRK-G)."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.trucker.components import LIFE_SUPPORT_PURPLE
from starhaul.trucker.goods import BLUE, RED
from starhaul.trucker.hull_rules import HullRules
from starhaul.trucker.ship import BROWN, PURPLE
from starhaul.trucker.titles import (
    SILVER_SCORES,
    BlockedHolds,
    DrainedBatteries,
    UnmatchedLifeSupports,
    cabin_places,
    corridorist,
    corridors_torn_off,
    cruise_captain,
    freight_hauler,
    master_engineer,
    power_trucker,
    xenoquartermaster,
)
from trucker.shipyard import at, ship, squares, start


@rule("TRK-S-01")
def test_freight_hauler_counts_holds_with_a_block() -> None:
    built = ship("II", (4, 7), """
        holdx3 holdx2 specialx2 special
    """)  # fmt: skip
    for column, colour in ((4, BLUE), (4, BLUE), (6, RED)):
        built.load_good(at(built, column, 7), colour)
    assert freight_hauler(built) == 2


@rule("TRK-S-02")
def test_power_trucker_counts_what_uses_batteries() -> None:
    built = ship("II", (4, 7), """
        shield 2engine 2gun battery engine gun 2gun
    """)  # fmt: skip
    assert power_trucker(built) == 4


@rule("TRK-S-03", "trucker-base:EX-10")
@pytest.mark.parametrize(
    ("row", "steps"),
    [
        ("cabin:*3** cabin:***3", 1),
        ("cabin:*3** pipes:*3*3 cabin:***3", 2),
        ("cabin:*3** pipes:*3*3 pipes:*3*3 start", 3),
    ],
)
def test_xenoquartermaster_counts_steps_to_the_nearest_cabin(row: str, steps: int) -> None:
    """Empty cabins and the starting cabin will do."""
    built = ship("II", (4, 7), f"\n{row}\n")
    built.set_alien(at(built, 4, 7), PURPLE)
    assert xenoquartermaster(built) == steps


@rule("TRK-S-03", "trucker-base:EX-10")
def test_a_cabin_beside_the_alien_that_is_not_joined_may_be_far() -> None:
    """Smooth sides between the two cabins; the way leads round through two modules."""
    built = ship("II", (7, 7), """
        cabin:*03* cabin:**30
        pipes:33** pipes:3**3
    """)  # fmt: skip
    built.set_alien(at(built, 7, 7), BROWN)
    assert xenoquartermaster(built) == 3


@rule("TRK-S-03")
def test_the_steps_of_all_aliens_are_added() -> None:
    built = ship("II", (4, 7), """
        cabin:*3** pipes:*3*3 start cabin:*3*2 pipes:*3*3 cabin:***3
    """)  # fmt: skip
    built.set_alien(at(built, 4, 7), PURPLE)
    built.set_alien(at(built, 9, 7), BROWN)
    assert xenoquartermaster(built) == 2 + 2


@rule("TRK-S-04")
def test_cruise_captain_counts_occupied_cabins_with_a_view() -> None:
    """The cabin's only smooth side looks to the rear: at a hold, or at nothing once that is lost."""
    built = ship("II", (7, 7), """
        start cabin:1202
        .     hold
    """)  # fmt: skip
    for column in (7, 8):
        built.set_humans(at(built, column, 7), 2)
    assert cruise_captain(built) == 0
    built.remove(at(built, 8, 8))
    assert cruise_captain(built) == 1
    built.set_humans(at(built, 8, 7), 0)
    assert cruise_captain(built) == 0, "nobody enjoys the view"


@rule("TRK-S-04")
def test_a_courtyard_is_a_view() -> None:
    built = ship("II", (7, 6), """
        pipes cabin:1202 pipes
        pipes .          pipes
        pipes pipes      pipes
    """)  # fmt: skip
    built.set_alien(at(built, 8, 6), PURPLE)
    assert cruise_captain(built) == 1


@rule("TRK-S-05")
def test_master_engineer_counts_components() -> None:
    assert master_engineer(start()) == 1
    built = ship("II", (6, 7), """
        hold start hold
    """)  # fmt: skip
    assert master_engineer(built) == 3


@rule("TRK-S-06")
def test_corridorist_counts_the_longest_chain() -> None:
    """Three in a row, then a module with more connectors, then two; the last one's connector looks into space."""
    built = ship("II", (4, 7), """
        battery:0300 hold:0103 hold:0101 pipes:*3*3 hold:0103 hold:0101
    """)  # fmt: skip
    assert corridorist(built) == 3
    built.remove(at(built, 4, 7))
    built.remove(at(built, 5, 7))
    assert corridorist(built) == 2


@rule("TRK-S-06")
def test_a_ring_of_corridors_is_a_chain_and_touching_ones_are_not() -> None:
    ring = ship("II", (7, 7), """
        battery:0330 battery:0033
        battery:3300 battery:3003
    """)  # fmt: skip
    assert corridorist(ring) == 4
    apart = ship("II", (7, 7), """
        battery:3000 battery:3000
    """)  # fmt: skip
    assert corridorist(apart) == 1
    assert corridorist(start()) == 0


@rule("TRK-G-01")
def test_gold_freight_hauler_loses_holds_beside_holds() -> None:
    """Joined or not; the one beyond the module is fine, and the neighbour of a lost one again."""
    built = ship("II", (4, 7), """
        hold:*0** special:***0 pipes hold pipes
    """)  # fmt: skip
    built.obey(HullRules((BlockedHolds(),)))
    assert squares(built, built.idle) == [(4, 7), (5, 7)]
    assert squares(built, built.working_holds) == [(7, 7)]
    built.remove(at(built, 4, 7))
    assert built.idle == 0
    three = ship("II", (4, 7), """
        hold hold hold
    """)  # fmt: skip
    three.obey(HullRules((BlockedHolds(),)))
    three.remove(at(three, 4, 7))
    assert squares(three, three.idle) == [(5, 7), (6, 7)], "another hold is still beside it"


@rule("TRK-G-02", "trucker-base:EX-11")
@pytest.mark.parametrize("user", ["2engine:***3", "2gun^:***3", "shield:***3"])
def test_gold_power_trucker_gets_no_tokens_beside_what_uses_them(user: str) -> None:
    built = ship("II", (4, 7), f"""
        batteryx2:0303 {user} . batteryx2:0*** pipes
    """)  # fmt: skip
    built.obey(HullRules((DrainedBatteries(),)))
    assert squares(built, built.idle) == [(4, 7)]
    built.fill_batteries()
    assert [built.tokens_at(at(built, column, 7)) for column in (4, 7)] == [0, 2]


@rule("TRK-G-02")
def test_a_battery_component_that_only_touches_gets_its_tokens() -> None:
    built = ship("II", (4, 7), """
        battery:*0** 2gun^:***0 battery:***0 gun^
    """)  # fmt: skip
    assert DrainedBatteries().idle(built) == 0


@rule("TRK-G-03")
@pytest.mark.parametrize(
    ("drawing", "works"),
    [
        ("cabin:*3** purple:0003", True),
        ("cabin:*1** purple:0003", False),
        ("cabin:*2** purple:***2", True),
        ("cabin:*3** purple:***2", False),
        ("cabin:*0** purple:***0", True),
    ],
)
def test_gold_xenoquartermaster_needs_equal_connectors(drawing: str, works: bool) -> None:
    built = ship("II", (4, 7), f"\n{drawing}\n")
    free = built.clone()
    built.obey(HullRules((UnmatchedLifeSupports(),)))
    assert (squares(built, built.working(LIFE_SUPPORT_PURPLE)) == [(5, 7)]) == works
    assert squares(built, built.kinds[LIFE_SUPPORT_PURPLE]) == [(5, 7)], "it stands all the same"
    if not works:
        assert built.alien_options(at(built, 4, 7)) == []
        assert free.alien_options(at(built, 4, 7)) == [PURPLE]


@rule("TRK-G-03")
def test_every_connection_of_the_life_support_counts_and_exposed_sides_do_not() -> None:
    """Universal to universal on the left; the double connector in front meets a universal one, or nothing."""
    built = ship("II", (4, 6), """
        .          battery:**3*
        cabin:*3** purple:2003
    """)  # fmt: skip
    built.set_alien(at(built, 4, 7), PURPLE)
    built.obey(HullRules((UnmatchedLifeSupports(),)))
    assert built.working(LIFE_SUPPORT_PURPLE) == 0
    assert squares(built, built.unsupported_aliens()) == [(4, 7)]
    built.remove(at(built, 5, 6))
    assert squares(built, built.working(LIFE_SUPPORT_PURPLE)) == [(5, 7)]
    assert built.unsupported_aliens() == 0


@rule("TRK-G-04", "trucker-base:EX-12")
@pytest.mark.parametrize(("cabin", "places"), [("cabin:0103", 1), ("cabin:1013", 0), ("cabin:1211", 0)])
def test_gold_cruise_captain_loses_places_to_exposed_connectors(cabin: str, places: int) -> None:
    """One connector is joined to the starting cabin on the left; the others are exposed."""
    built = ship("II", (7, 7), f"""
        start {cabin}
    """)  # fmt: skip
    assert cabin_places(built, at(built, 8, 7)) == places


@rule("TRK-G-04")
def test_without_exposed_connectors_a_cabin_keeps_both_places() -> None:
    built = ship("II", (6, 7), """
        pipes cabin:0103 start
    """)  # fmt: skip
    assert cabin_places(built, at(built, 7, 7)) == 2
    assert cabin_places(built, at(built, 8, 7)) == 0, "the starting cabin is treated alike"


@rule("TRK-G-06")
def test_gold_corridorist_loses_the_corridors_joined_to_a_destroyed_one() -> None:
    """Those next to it, no chain; a module with more connectors stays, and its own destruction costs no more."""
    built = ship("II", (4, 7), """
        battery:0300 hold:0103 hold:0101 hold:0301 pipes:*3*3 hold:0103
    """)  # fmt: skip
    assert squares(built, corridors_torn_off(built, at(built, 5, 7))) == [(4, 7), (6, 7)]
    assert squares(built, corridors_torn_off(built, at(built, 7, 7))) == [(6, 7)]
    assert corridors_torn_off(built, at(built, 8, 7)) == 0


def test_every_title_has_a_score() -> None:
    assert [score(start()) for score in SILVER_SCORES.values()] == [0, 0, 0, 0, 1, 0]
