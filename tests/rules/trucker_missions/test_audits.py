"""Directives are drawn before building, and ships tested at launch and at landing (MIS-HSE-10)."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from rules.trucker.fleet import NO_EFFECT, bare, money
from rules.trucker_missions.assigned import on_mission
from starhaul.kernel import Event, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.assignment import Feats
from starhaul.trucker.directives import DIRECTIVE_IDS
from starhaul.trucker.events import Cause, CreditsChanged, DirectivesDrawn, ShipAudited
from starhaul.trucker.mission_steps.audits import AuditShips
from starhaul.trucker.ship import Ship
from trucker.seats import credits_of
from trucker.shipyard import ship
from trucker.tables import asked, build, finish, manned, play, told

DIRECTIVES = "MS16"
THREE = (3, 4, 7)
"""No courtyards, sealed nose, one hold."""


def about_to_draw(level: int = 2) -> TruckerState:
    return build(2, sets=["missions"], missions=[DIRECTIVES], level=level)


def audited(events: list[Event]) -> dict[int, int]:
    return {paid.seat: paid.amount for paid in told(events, CreditsChanged) if paid.cause is Cause.DIRECTIVES}


@rule("MIS-HSE-10")
def test_three_different_ones_are_drawn_and_shown_before_building() -> None:
    table = about_to_draw()
    assert asked(table) == {}
    assert table.chance is not None
    assert not table.chance.allows((3, 3, 4))
    assert not table.chance.allows((3, 4))
    assert not table.chance.allows((3, 4, 8))
    events = table.resolve(THREE)
    drawn = ("no_courtyards", "sealed_nose", "one_hold")
    assert told(events, DirectivesDrawn) == [DirectivesDrawn(drawn)]
    assert set(asked(table).values()) == {"BUILD"}
    for viewer in (Seat(0), Seat(1), None):
        shown = table.view(viewer).mission
        assert shown is not None
        assert shown.directives == drawn


@rule("MIS-HSE-10")
def test_each_of_the_eight_can_come() -> None:
    table = about_to_draw()
    assert table.chance is not None
    found = {number for seed in range(40) for number in table.chance.sample(Random(seed))}
    assert found == set(range(len(DIRECTIVE_IDS)))
    text = table.chance.write(THREE)
    assert table.chance.read(text) == THREE


@rule("MIS-HSE-10")
@pytest.mark.parametrize(("level", "price"), [(1, 1), (2, 2), (3, 3)])
def test_at_launch_each_broken_one_costs(level: int, price: int) -> None:
    """A starting cabin alone has no courtyard; its nose is open, and it has no hold."""
    table = about_to_draw(level)
    table.resolve(THREE)
    before = credits_of(table)
    events = finish(table)
    assert told(events, ShipAudited)[0] == ShipAudited(Seat(0), ("no_courtyards",), ("sealed_nose", "one_hold"))
    assert audited(events) == {0: -2 * price, 1: -2 * price}
    assert credits_of(table) == [owned - 2 * price for owned in before]


@rule("MIS-HSE-10")
def test_that_is_after_the_spot_check_and_before_anybody_is_aboard() -> None:
    table = about_to_draw()
    table.resolve(THREE)
    names = [type(event).__name__ for event in finish(table)]
    assert names.index("ShipAudited") < names.index("Launched")


def capped() -> Ship:
    """A starting cabin whose front is closed: a sealed nose, no courtyard, one hold only."""
    return manned(ship("II", (7, 6), """
        holdx2:0030
        start
    """))  # fmt: skip


@rule("MIS-HSE-10")
@pytest.mark.parametrize(("level", "reward"), [("I", 4), ("II", 6), ("III", 8)])
def test_at_the_end_each_one_that_holds_pays_finishers(level: str, reward: int) -> None:
    """Seat 1 gave up and gets nothing."""
    table = on_mission(DIRECTIVES, capped(), bare(level), cards=[NO_EFFECT], last=True, level=level)
    table.mission = table.mission.with_directives(("no_courtyards", "sealed_nose", "one_hold"))
    events = play(table, moves={1: "give-up"})
    assert told(events, ShipAudited) == [ShipAudited(Seat(0), ("no_courtyards", "sealed_nose"), ("one_hold",))]
    assert audited(events) == {0: 2 * reward}
    assert (0, 2 * reward) in money(events)


@rule("MIS-HSE-10")
def test_a_directive_that_was_broken_at_launch_pays_if_it_holds_in_the_end() -> None:
    """Losing the component whose connector looked ahead seals the nose."""
    table = on_mission(DIRECTIVES, capped(), bare(), cards=[NO_EFFECT], last=True)
    table.mission = table.mission.with_directives(("sealed_nose",))
    assert audited(play(table)) == {0: 6}


@rule("MIS-HSE-10", "MIS-GAM-15")
def test_who_sits_the_game_out_is_not_audited() -> None:
    table = on_mission(DIRECTIVES, capped(), bare())
    table.mission = table.mission.with_directives(("one_hold",))
    table.set_feats(Seat(1), Feats(is_dead=True, is_out=True))
    AuditShips(0, -2).run(table)
    assert audited(table.events) == {0: -2}
