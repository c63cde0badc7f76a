"""Escort Mission: the merchant flies along (MIS-HSE-11 to MIS-HSE-18)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import NO_EFFECT, armed, bare, days, rollers, sealed, with_crew, with_engines
from rules.trucker_missions.assigned import building_for, on_mission, resolve_card
from starhaul.kernel import Event, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.events import (
    CardSkipped,
    Cause,
    CratesLost,
    CreditsChanged,
    Launched,
    MerchantEscorted,
    MerchantJoined,
    MerchantLeft,
    MerchantMoved,
)
from starhaul.trucker.merchant import NO_MERCHANT, Merchant
from starhaul.trucker.mission_steps.merchant import Endanger, LoseUnlessMatched, set_merchant
from starhaul.trucker.ship import PURPLE, Ship
from trucker.seats import change_rocket, positions_of
from trucker.shipyard import at
from trucker.tables import asked, do, finish, moves_of, play, told

ESCORT = "MS09"
STARDUST, OPEN_SPACE, METEORS, SMUGGLERS, SLAVERS, PIRATES = "I-04", "I-06", "I-09", "I-02", "I-01", "I-03"
SABOTAGE = "III-04"


def escorting(*ships: Ship, merchant: Merchant, positions: list[int], **options: object) -> TruckerState:
    table = on_mission(ESCORT, *ships, positions=positions, **options)
    set_merchant(table, merchant)
    return table


def example(cards: list[str]) -> TruckerState:
    """MIS-HSE-EX6 after the open space."""
    ships = [bare("I") for _ in range(4)]
    return escorting(*ships, merchant=Merchant(2, 4), positions=[9, 6, 5, 4], cards=cards, level="I")


def crates(table: TruckerState) -> int:
    return table.mission.merchant.crates


@rule("MIS-HSE-11")
@pytest.mark.parametrize(("level", "count"), [(1, 4), (2, 5), (3, 6)])
def test_it_joins_behind_the_last_player_with_the_crates_of_the_level(level: int, count: int) -> None:
    table = building_for(ESCORT, 3, level=level)
    start = table.board.start
    events = finish(table)
    joined = MerchantJoined(start[2] - 1, count)
    launched = Launched((Seat(0), Seat(1), Seat(2)))
    assert [event for event in events if isinstance(event, MerchantJoined | Launched)] == [joined, launched]
    assert table.mission.merchant == Merchant(start[2] - 1, count)
    shown = table.view(None).mission
    assert shown is not None
    assert shown.merchant == Merchant(start[2] - 1, count)


@rule("MIS-HSE-12")
@pytest.mark.parametrize(("merchant", "after"), [(7, [9, 5]), (6, [9, 5]), (20, [9, 6])])
def test_its_space_is_occupied_for_everybody(merchant: int, after: list[int]) -> None:
    """Stardust: seat 1 loses four days from 11, and passes rockets on its way without counting their spaces."""
    table = escorting(sealed(0), sealed(4), merchant=Merchant(merchant, 3), positions=[9, 11], cards=[STARDUST])
    resolve_card(table)
    assert positions_of(table) == after


@rule("MIS-HSE-12")
def test_it_never_leads_or_rolls_and_cards_that_the_list_does_not_name_pass_it_by() -> None:
    """It is ahead of all, and meteors are rolled for by the first player."""
    table = escorting(bare(), bare(), merchant=Merchant(12, 3), positions=[9, 8], cards=[METEORS, STARDUST])
    events = play(table, rolls=[2, 2, 2])
    assert set(rollers(events)) == {0}
    assert table.order() == [0, 1]
    assert table.mission.merchant == Merchant(12, 3), "stardust does not slow it down"


@rule("MIS-HSE-12")
def test_it_is_not_compared() -> None:
    """Sabotage does nothing to a player who flies alone with it."""
    table = escorting(bare(), merchant=Merchant(1, 3), positions=[9, 8], cards=[SABOTAGE])
    assert told(resolve_card(table), CardSkipped) == [CardSkipped(SABOTAGE)]


@rule("MIS-HSE-EX6", "MIS-HSE-13")
def test_open_space_at_level_i() -> None:
    """The players end ahead of space 2; the merchant has engine 3 and moves from -1 to 2."""
    ships = [with_engines(3, "I") for _ in range(4)]
    table = escorting(*ships, merchant=Merchant(-1, 4), positions=[4, 2, 1, 0], cards=[OPEN_SPACE], level="I")
    events = resolve_card(table)
    assert min(positions_of(table)) > 2
    assert told(events, MerchantMoved) == [MerchantMoved(3, 2)]


@rule("MIS-HSE-13")
@pytest.mark.parametrize(("level", "engine"), [("I", 3), ("II", 4), ("III", 5)])
def test_it_moves_after_all_players_over_empty_spaces(level: str, engine: int) -> None:
    """Both players end on the spaces right before it, which it passes."""
    ships = with_engines(1, level), with_engines(1, level)
    table = escorting(*ships, merchant=Merchant(0, 4), positions=[1, -1], cards=[OPEN_SPACE], level=level)
    resolve_card(table)
    assert positions_of(table) == [2, 1]
    assert table.mission.merchant.position == engine + 2


@rule("MIS-HSE-14")
@pytest.mark.parametrize(
    ("card", "merchant", "guns", "left"),
    [
        (SMUGGLERS, 7, [5, 0, 0], 4),
        (SMUGGLERS, 12, [5, 0, 0], 3),
        (SMUGGLERS, 7, [0, 0, 5], 3),
        (SMUGGLERS, 7, [4, 0, 0], 3),
        (SMUGGLERS, 7, [0, 0, 0], 3),
        (SLAVERS, 7, [0, 0, 0], 3),
        (PIRATES, 7, [0, 0, 0], 3),
        (STARDUST, 7, [0, 0, 0], 4),
    ],
    ids=["beaten ahead", "it is first", "beaten behind", "a tie ahead", "by nobody", "slavers", "pirates", "dust"],
)
def test_enemies_take_a_crate_in_turn(card: str, merchant: int, guns: list[int], left: int) -> None:
    """Smugglers of strength 4."""
    ships = [armed(count, engine=True) for count in guns]
    table = escorting(*ships, merchant=Merchant(merchant, 4), cards=[card], positions=[10, 8, 5])
    resolve_card(table)
    assert table.mission.merchant == Merchant(merchant, left), "nothing is at stake any more"


@rule("MIS-HSE-14")
def test_they_go_on_to_the_next_player() -> None:
    """Slavers: the one behind the merchant is attacked after it."""
    table = escorting(armed(0), with_crew(3), merchant=Merchant(7, 4), positions=[10, 5], cards=[SLAVERS])
    events = resolve_card(table)
    names = [type(event).__name__ for event in events]
    places = [place for place, name in enumerate(names) if name == "Fought"]
    assert places[0] < names.index("CratesLost") < places[1]


@rule("MIS-HSE-15")
@pytest.mark.parametrize(
    ("positions", "left"),
    [([8, 10], 4), ([2, 1], 4), ([9, 10], 3), ([1, 0], 3), ([12, 2], 4)],
    ids=["3 ahead", "3 behind", "4 ahead", "4 behind", "one of them"],
)
def test_meteors_cost_a_crate_unless_a_player_is_within_three_spaces(positions: list[int], left: int) -> None:
    table = escorting(bare(), bare(), merchant=Merchant(5, 4), positions=positions, cards=[METEORS])
    resolve_card(table)
    assert crates(table) == left


@rule("MIS-HSE-EX6", "MIS-HSE-15")
def test_radius_three_those_on_5_and_4_escort_it() -> None:
    table = example([METEORS])
    events = resolve_card(table)
    assert told(events, MerchantEscorted) == [MerchantEscorted((Seat(2), Seat(3)))]


FLEET = "SC14"
"""Strength 6 at level I; cannons to the front count in full."""


def gunship(cannons: int) -> Ship:
    """So many cannons to the front, and a purple alien who adds two."""
    built = armed(cannons)
    built.set_alien(at(built, 7, 7), PURPLE)
    return built


@rule("MIS-HSE-15")
@pytest.mark.parametrize(
    ("guns", "positions", "left"),
    [([3, 3], [7, 6], 2), ([4, 0], [7, 6], 4), ([4, 0], [9, 6], 2), ([0, 4], [9, 2], 4), ([0, 4], [9, 1], 2)],
    ids=["too weak", "a tie is enough", "too far away", "3 behind", "4 behind"],
)
def test_a_fleet_costs_two_crates_unless_an_escort_reaches_its_strength(
    guns: list[int], positions: list[int], left: int
) -> None:
    ships = [gunship(count) for count in guns]
    table = escorting(*ships, merchant=Merchant(5, 4), positions=positions, cards=[FLEET], level="I")
    resolve_card(table)
    assert crates(table) == left


@rule("MIS-HSE-15", "MIS-GAM-29")
def test_who_stays_out_of_the_card_matches_nothing() -> None:
    """Whatever was declared before."""
    table = escorting(bare(), bare(), merchant=Merchant(5, 4), positions=[7, 6])
    table.questions = {}
    Endanger(2, 3).run(table)
    change_rocket(table, 0, declared=99, sits_out=True)
    LoseUnlessMatched(6).run(table)
    assert crates(table) == 2


@rule("MIS-HSE-16")
def test_without_crates_it_leaves() -> None:
    table = escorting(bare(), bare(), merchant=Merchant(0, 1), positions=[10, 8], cards=[METEORS])
    events = resolve_card(table)
    assert told(events, CratesLost) == [CratesLost(1, 0)]
    assert told(events, MerchantLeft) == [MerchantLeft(lapped=False)]
    assert table.mission.merchant == NO_MERCHANT


@rule("MIS-HSE-16", "GUP-04")
@pytest.mark.parametrize(("position", "is_left"), [(24, False), (25, True)])
def test_lapped_it_leaves(position: int, is_left: bool) -> None:
    """The loop of level II has 24 spaces."""
    table = escorting(bare(), bare(), merchant=Merchant(0, 3), positions=[position, 20], cards=[NO_EFFECT])
    assert table.board.spaces == 24
    events = play(table, moves={0: "pass", 1: "pass"})
    assert (told(events, MerchantLeft) == [MerchantLeft(lapped=True)]) is is_left
    assert (crates(table) == 0) is is_left


@rule("MIS-HSE-EX6", "MIS-HSE-17")
def test_waiting_is_asked_from_the_rearmost_to_the_foremost() -> None:
    """Seats 0 to 3 are on 9, 6, 5, 4, the merchant on 2."""
    table = example([NO_EFFECT])
    for seat in range(4):
        do(table, seat, "fly-on")
    assert asked(table) == {3: "WAIT"}
    assert moves_of(table, 3) == ["pass", "accept"]
    events = do(table, 3, "accept")
    assert days(events) == [(3, -1)]
    assert asked(table) == {2: "WAIT"}
    do(table, 2, "accept")
    assert positions_of(table) == [9, 6, 4, 3], "then 4 is free for the next"
    assert asked(table) == {1: "WAIT"}
    do(table, 1, "pass")
    do(table, 0, "accept")
    assert positions_of(table) == [5, 6, 4, 3]
    assert asked(table) == {}
    assert table.chance is not None, "the card is turned over"


@rule("MIS-HSE-17")
def test_nobody_moves_forward_by_waiting() -> None:
    """On the space ahead of it, or behind it, nobody is asked; nor when it has left."""
    table = escorting(bare(), bare(), merchant=Merchant(5, 3), positions=[6, 3], cards=[NO_EFFECT])
    do(table, 0, "fly-on")
    do(table, 1, "fly-on")
    assert asked(table) == {}
    gone = escorting(bare(), bare(), merchant=NO_MERCHANT, positions=[9, 3], cards=[NO_EFFECT])
    do(gone, 0, "fly-on")
    do(gone, 1, "fly-on")
    assert asked(gone) == {}


@rule("MIS-HSE-18")
def test_crates_left_pay_each_finisher_and_the_closest_get_the_bonus() -> None:
    """Level II: three for each crate, six for those two spaces away."""
    table = escorting(
        bare(), bare(), bare(), merchant=Merchant(5, 2), positions=[9, 7, 3], cards=[NO_EFFECT], last=True
    )
    events = play(table, moves=dict.fromkeys((0, 1), "pass"))
    assert paid(events, Cause.MISSION_CRATES) == {0: 6, 1: 6, 2: 6}
    assert paid(events, Cause.MISSION_CLOSEST) == {1: 6, 2: 6}


@rule("MIS-HSE-18")
def test_if_it_has_left_nobody_gets_anything() -> None:
    table = escorting(bare(), bare(), merchant=NO_MERCHANT, positions=[9, 7], cards=[NO_EFFECT], last=True)
    events = play(table)
    assert (paid(events, Cause.MISSION_CRATES), paid(events, Cause.MISSION_CLOSEST)) == ({}, {})


def paid(events: list[Event], cause: Cause) -> dict[int, int]:
    return {change.seat: change.amount for change in told(events, CreditsChanged) if change.cause is cause}
