"""What everybody can count of what a mission will pay is in the views, from building to the end."""

from __future__ import annotations

import pytest

from rules.trucker_missions.assigned import building_for
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.damage import lose_components
from starhaul.trucker.events import Loss
from starhaul.trucker.table import Stage
from trucker.shipyard import at, ship
from trucker.tables import build, manned


def progress(table: TruckerState, viewer: int | None, seat: int = 0) -> dict[str, int]:
    feats = table.view(None if viewer is None else Seat(viewer)).players[seat].feats
    assert feats is not None
    return dict(feats.progress)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_counts_follow_the_ship(viewer: int | None) -> None:
    """Alien Design: a pair of holds, and none once one of them is gone."""
    table = building_for("MS11")
    assert progress(table, viewer) == {"mission_mirror_pairs": 0}
    table.ships[0] = manned(ship("II", (6, 7), "\nhold start hold\n"))
    assert progress(table, viewer) == {"mission_mirror_pairs": 1}
    table.enter(Stage.FLIGHT)
    lose_components(table, Seat(0), 1 << at(table.ships[0], 6, 7), Loss.DESTROYED)
    assert progress(table, viewer) == {"mission_mirror_pairs": 0}


def test_losses_are_counted_as_they_come() -> None:
    table = building_for("MS08")
    table.card = 0
    table.enter(Stage.FLIGHT)
    table.ships[0] = manned(ship("II", (6, 7), "\nhold start hold\n"))
    assert progress(table, 1) == {"mission_lost_components": 0}
    lose_components(table, Seat(0), 1 << at(table.ships[0], 6, 7), Loss.FALLEN_OFF)
    assert progress(table, 1) == {"mission_lost_components": 1}


def test_directives_that_a_ship_keeps_to_are_counted_once_they_are_drawn() -> None:
    """A lone starting cabin has no courtyards, and the rest of these it breaks."""
    table = build(2, sets=["missions"], missions=["MS16"])
    assert progress(table, 0) == {"directives": 0}
    table.resolve((3, 4, 7))
    assert progress(table, 0) == {"directives": 1}


def test_what_the_merchant_has_is_nobodys_progress() -> None:
    assert progress(building_for("MS09"), 0) == {}
