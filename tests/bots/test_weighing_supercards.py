"""What supercards that are to come are to a builder, and to who lends figures or bets."""

from __future__ import annotations

import pytest

from rules.trucker_missions.assigned import on_mission
from rules.trucker_missions.warships import on_level, warship
from starhaul.bots.trucker.forecast import needs_of
from starhaul.bots.trucker.insuring import expected_losses
from starhaul.bots.trucker.offers import safe_crew
from starhaul.bots.trucker.perils import Perils, perils_of
from starhaul.bots.trucker.rating import TASTE, rating
from starhaul.kernel import Seat
from starhaul.trucker.adventures import CARD_NUMBERS, CARDS
from starhaul.trucker.ship import Ship

SEAT = Seat(0)
ALERT = "SC08"
"""Large meteors from left and right."""
HOLE = "SC09"
PIRATES = "SC13"
"""From left and rear."""
RAIDERS = "SC12"


def perils(card: str, level: str = "II", chance: float = 1.0) -> Perils:
    return perils_of([(CARDS[CARD_NUMBERS[card]], chance)], level)


def armed(guns: str) -> Ship:
    return warship(guns, "start cabin batteryx3")


def driven(engines: int) -> Ship:
    return warship("engine^ " * engines, "start cabin batteryx3")


def test_engines_count_until_a_black_hole_is_matched() -> None:
    """A pull of 5 at level II, 4 at level I."""
    worth = [perils(HOLE).worth(driven(count), 0) for count in (3, 4, 5, 6)]
    assert worth[0] < worth[1] < worth[2] == worth[3] == 0
    assert perils(HOLE, "I").worth(driven(4), 0) == 0


def test_cannons_count_where_an_alert_comes_from() -> None:
    left, front = (perils(ALERT).worth(armed(guns), 3) for guns in ("gun<", "gun^"))
    assert left > front == 0


def test_cannons_count_where_a_fleet_comes_from_and_none_beyond_its_strength() -> None:
    worth = {guns: perils(PIRATES).worth(armed(guns), 3) for guns in ("gun^", "gun<", "gun< " * 5, "gun< " * 6)}
    assert worth["gun^"] < worth["gun<"] < 0
    assert worth["gun< " * 5] == worth["gun< " * 6] == 0, "five at level II"


def test_what_may_come_counts_by_its_chance() -> None:
    ship = driven(3)
    assert perils(HOLE, chance=0.5).worth(ship, 0) == pytest.approx(perils(HOLE).worth(ship, 0) / 2)


def test_a_builder_weighs_them() -> None:
    """The hole is in a pile that the mission fills: it counts in the rating of a ship."""
    table = on_mission("MS14", driven(3), driven(3), cards=[HOLE])
    needs = needs_of(table, SEAT)
    assert needs.perils is not None
    before, after = (rating(driven(count), needs, TASTE, late=True) for count in (3, 4))
    usual = needs_of(on_mission("MS16", driven(3), driven(3), cards=[HOLE]), SEAT)
    assert usual.perils is None
    assert after - before > (rating(driven(4), usual, TASTE, late=True) - rating(driven(3), usual, TASTE, late=True))


def test_figures_stay_aboard_whom_raiders_would_take() -> None:
    """Three and four at level IV, from a ship that is too weak for either line."""
    table = on_level(on_mission("MS14", armed("gun<"), armed("2gun< " * 6), cards=[RAIDERS]), "IV")
    for seat in table.all_seats():
        table.deck = table.deck.read_by(0, seat)
    assert [safe_crew(table, seat) for seat in table.all_seats()] == [8, 6]


def test_who_bets_expects_to_lose_components_in_an_alert_and_in_a_hole() -> None:
    quiet = on_mission("MS16", driven(3), driven(3), cards=["I-15"])
    for card in (ALERT, HOLE):
        table = on_mission("MS16", driven(3), driven(3), cards=[card])
        assert expected_losses(table, SEAT) > expected_losses(quiet, SEAT)
