"""Our opponents build for what a mission pays, and not at any price."""

from __future__ import annotations

import pytest

from bots.test_expansion import built
from rules.trucker_missions.assigned import building_for
from starhaul.arena.match import Match, play
from starhaul.bots.trucker.freight import Freight, freight_of
from starhaul.bots.trucker.mind import answer
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.components import EXPLOSIVE, FRAGILE, HEAVY, STARTING_CABIN
from starhaul.trucker.faults import faults
from starhaul.trucker.missions import MISSION_CARDS
from starhaul.trucker.ship import Ship
from trucker.shipyard import ship

PLAIN = ship("II", (7, 6), """
    pipes:**3*
    start
    pipes:3***
""")  # fmt: skip


def freight(mission: str) -> Freight:
    found = freight_of(building_for(mission, level=2))
    assert found is not None
    return found


def worth(mission: str, of: Ship, engines: float = 9) -> float:
    return freight(mission).worth(of, engines)


def with_tail(word: str) -> Ship:
    """With one component more, far from the cabin."""
    return ship("II", (7, 6), f"""
        pipes:**3*
        start
        pipes:3*3*
        {word}
    """)  # fmt: skip


@pytest.mark.parametrize(
    ("mission", "word"),
    [("MS02", "heavy"), ("MS03", "radioactive"), ("MS04", "explosive"), ("MS05", "artifact>"), ("MS13", "fragile")],
)
def test_freight_that_is_paid_adds_to_a_ship(mission: str, word: str) -> None:
    assert worth(mission, with_tail(word)) > worth(mission, PLAIN)


def test_freight_that_nobody_pays_for_only_costs() -> None:
    assert worth("MS15", with_tail("explosive")) < worth("MS15", PLAIN)


def test_weights_cost_more_than_they_bring_where_engines_hardly_carry_them() -> None:
    heavy = with_tail("heavy")
    assert worth("MS02", heavy, engines=9) > worth("MS02", PLAIN) > worth("MS02", heavy, engines=heavy.weight + 1)


def test_nobody_wants_a_powder_keg_beside_the_bed() -> None:
    near = ship("II", (7, 7), """
        start
        explosive:3***
    """)  # fmt: skip
    assert worth("MS04", near) < worth("MS04", PLAIN) < worth("MS04", with_tail("explosive"))


def test_a_dead_engine_is_no_engine() -> None:
    """The artifact's column is dead, the engine in it, too."""
    column = ship("II", (7, 7), """
        start
        M65
        engine:3*0*
    """)  # fmt: skip
    assert worth("MS05", column) < worth("MS05", PLAIN)


@pytest.mark.parametrize("seed", range(4))
def test_what_was_dealt_goes_into_the_ship(seed: int) -> None:
    """Two bottles for everybody (MIS-GAM-20)."""
    table = built("regular", 2, seed, sets=["missions"], missions=["MS01"])
    assert [ship.kinds[FRAGILE].bit_count() for ship in table.ships] == [2, 2]


@pytest.mark.parametrize(("mission", "kind"), [("MS02", HEAVY), ("MS04", EXPLOSIVE)])
def test_ships_carry_what_is_paid(mission: str, kind: int) -> None:
    tables = [built("regular", 3, seed, sets=["missions"], missions=[mission]) for seed in range(2)]
    carried = [ship.kinds[kind].bit_count() for table in tables for ship in table.ships]
    assert len([count for count in carried if count]) >= 3, "of six ships"
    assert all(not faults(ship) for table in tables for ship in table.ships)


def test_no_explosive_container_touches_the_starting_cabin_where_that_is_deadly() -> None:
    tables = [built("regular", 2, seed, sets=["missions"], missions=["MS04"]) for seed in range(4)]
    for table in tables:
        for each in table.ships:
            assert not each.around(each.kinds[EXPLOSIVE]) & each.kinds[STARTING_CABIN]


def housing(mission: str) -> TruckerState:
    """One cabin beside the starting cabin could have an alien; few people are aboard."""
    table = building_for(mission, level=2)
    table.ships[0] = ship("II", (7, 7), """
        start       cabin:**23
        engine:3*0* purple:3***
    """)  # fmt: skip
    for seat in (0, 1):
        finishing = [move for move in table.legal_moves(seat) if str(move).startswith("finish")]
        table.apply(seat, finishing[0])
    return table


def test_aliens_come_aboard_where_they_are_paid() -> None:
    for mission, is_alien in (("MS10", True), ("MS15", False)):
        table = housing(mission)
        house = str(answer(table, Seat(0), table.legal_moves(0)))
        assert ("purple" in house) is is_alien, house


@pytest.mark.parametrize("mission", MISSION_CARDS)
@pytest.mark.parametrize("bot", ["rookie", "regular", "ace:1"])
def test_every_mission_is_flown_to_its_end(bot: str, mission: str) -> None:
    options = {"sets": ["missions"], "missions": [mission], "classes": ["I"]}
    played = play(Match("trucker", (bot,) * 2, "5", options, budget=600.0), 0)
    assert played.lost is None
    assert played.scores is not None
