"""What missions pay: counts, tests and the examples of the house missions (MIS-HSE-01, MIS-HSE-EX1 to -EX4)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from citing import rule
from rules.trucker.fleet import NO_EFFECT, bare
from rules.trucker.treks import result
from rules.trucker_missions.missions import fly_mission, paid
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.assignment import Feats
from starhaul.trucker.events import Cause, MissionCounted
from starhaul.trucker.grid import Square
from starhaul.trucker.merchant import Merchant
from starhaul.trucker.missions import MISSION_CARDS
from starhaul.trucker.ship import Ship
from trucker.seats import bills_of, set_discards
from trucker.shipyard import component, start
from trucker.tables import aboard, manned, play, told

PLACES: list[Square] = [(5, 5), (9, 5), (5, 9), (9, 9), (11, 7)]
FALLEN = tuple(range(100, 114))
"""Fourteen tiles that are lost."""


def carrying(level: str, *words: str) -> Ship:
    """A starting cabin, and apart from it these components, each by its id or its kind. What is joined does not matter
    to a count."""
    built = start(level)
    for word, square in zip(words, PLACES, strict=False):
        tile, turn = component(word)
        built.place(built.board.cell(square), tile, turn)
    return manned(built)


def settled(mission: str, *ships: Ship, level: str = "II", moves: dict[int, str] | None = None) -> TruckerState:
    """After a flight in which nothing happened but that some gave up."""
    table = fly_mission(mission, *ships, cards=[NO_EFFECT], last=True, level=level)
    play(table, moves=moves or {})
    return table


def with_feats(mission: str, level: str, *feats: Feats, moves: dict[int, str] | None = None) -> TruckerState:
    """The same, where all that counts has happened before."""
    table = fly_mission(mission, *[bare(level) for _ in feats], cards=[NO_EFFECT], last=True, level=level)
    for seat, done in enumerate(feats):
        table.set_feats(Seat(seat), done)
    set_discards(table, [done.lost for done in feats])
    play(table, moves=moves or {})
    return table


@rule("MIS-HSE-EX1")
def test_heavy_duty_pays_by_weight_and_all_with_the_most() -> None:
    """M39 weighs 4, M29 2, M33 3, M34 and M35 3 each."""
    table = settled("MS02", carrying("II", "M39", "M29"), carrying("II", "M33"), carrying("II", "M34", "M35"))
    assert paid(table) == [[18, 6], [9], [18, 6]]


@rule("MIS-HSE-EX2")
def test_experiments_pay_for_types_and_for_what_comes_twice() -> None:
    """Both artifacts are one type: three types, and two extra."""
    cargo = carrying("III", "M29", "M30", "M17", "M61", "M69")
    table = settled("MS06", cargo, bare("III"), level="III")
    assert paid(table) == [[18, 4], []]
    assert sum(paid(table)[0]) == 22


@rule("MIS-HSE-EX3")
def test_cocktails_pay_for_each_container_and_for_each_pair() -> None:
    table = settled("MS13", carrying("II", "M17", "M18", "M19", "M01"), bare())
    assert paid(table) == [[12, 3, 6], []]
    assert sum(paid(table)[0]) == 21


@rule("MIS-HSE-EX4")
def test_stories_pay_for_twelve_components_and_the_most_but_not_for_the_reserve() -> None:
    """Fourteen lost in flight and one left in reserve: what was lost in flight costs nothing, the reserve does."""
    table = fly_mission("MS08", bare("III"), bare("III"), cards=[NO_EFFECT], last=True, level="III")
    table.set_feats(Seat(0), Feats(lost=FALLEN))
    set_discards(table, [(99, *FALLEN), ()])
    play(table)
    causes = Cause.MISSION_LOST_COMPONENTS, Cause.MISSION_MOST, Cause.LOSSES
    assert paid(table, *causes)[0] == [24, 8, -1]
    assert sum(paid(table, *causes)[0]) == 31


@rule("MIS-GAM-EX1", "MIS-GAM-24")
def test_bottles_pay_for_each_that_is_delivered() -> None:
    both, one = carrying("III", "M17", "M18"), carrying("II", "M17")
    assert paid(settled("MS01", both, bare("III"), level="III")) == [[32], []]
    assert paid(settled("MS01", one, carrying("II", "M17"), moves={1: "give-up"})) == [[12], []]


@rule("MIS-HSE-01")
def test_rewards_go_to_finishers_and_some_payments_to_all() -> None:
    """Isotopes: delivered ones pay those who finish; lost ones cost those who gave up, too. What is still aboard when
    somebody gives up is neither."""
    isotopes = ("M45", "M46")
    table = fly_mission("MS03", *[carrying("II", *isotopes) for _ in range(2)], cards=[NO_EFFECT], last=True)
    for seat in (0, 1):
        table.set_feats(Seat(seat), Feats(lost=(component("M47")[0],)))
    play(table, moves={1: "give-up"})
    assert paid(table) == [[14, -3], [-3]]


@rule("MIS-HSE-01", "MIS-GAM-15")
def test_the_dead_do_not_even_pay_what_those_who_gave_up_pay() -> None:
    lost = (component("M47")[0],)
    table = with_feats(
        "MS03", "II", Feats(lost=lost), Feats(is_dead=True, lost=lost), moves={0: "give-up", 1: "give-up"}
    )
    assert paid(table) == [[-3], []]


@rule("MIS-HSE-01")
def test_a_mission_pays_after_the_usual_rewards_and_before_losses_are_paid() -> None:
    table = fly_mission("MS02", carrying("II", "M39"), carrying("II", "hold", "hold"), cards=[NO_EFFECT], last=True)
    set_discards(table, [(1,), ()])
    play(table)
    reasons = [line.reason for line in bills_of(table)[0]]
    assert reasons[-5:] == ["finish", "best_looking", "mission_weight", "mission_most", "losses"]


@rule("MIS-HSE-01", "MIS-GAM-13")
def test_the_settlement_says_line_by_line_what_was_counted() -> None:
    table = fly_mission("MS02", carrying("II", "M39", "M29"), bare(), cards=[NO_EFFECT], last=True)
    events = play(table)
    assert told(events, MissionCounted) == [
        MissionCounted(Seat(0), Cause.MISSION_WEIGHT, 6, 18),
        MissionCounted(Seat(0), Cause.MISSION_MOST, 6, 6),
    ]


def test_nothing_is_most_of_all_where_nobody_has_any() -> None:
    assert paid(settled("MS02", bare(), bare())) == [[], []]
    assert paid(with_feats("MS08", "II", Feats(), Feats())) == [[], []]


def test_artifacts_of_both_kinds_are_compared_together() -> None:
    table = settled("MS05", carrying("II", "M61", "M69"), carrying("II", "M62"), carrying("II", "M70"))
    assert paid(table) == [[9, 17, 5], [9], [17]]


def test_aliens_pay_one_by_one_and_once_more_together() -> None:
    one = aboard(carrying("II", "cabin"), {(5, 5): "P"})
    two = aboard(carrying("II", "cabin", "cabin"), {(5, 5): "P", (9, 5): "B"})
    table = fly_mission("MS10", one, two, bare(), cards=[NO_EFFECT], last=True)
    table.set_feats(Seat(2), Feats(crew_lost=3, aliens_lost=2))
    play(table, moves={2: "give-up"})
    assert paid(table) == [[7], [14, 6], [-6]]


def test_a_carpool_pays_all_finishers_as_first_and_for_each_passenger() -> None:
    table = fly_mission("MS12", bare(), carrying("II", "cabin"), bare(), cards=[NO_EFFECT], last=True)
    table.set_feats(Seat(1), Feats(crew_lost=2))
    table.set_feats(Seat(2), Feats(crew_lost=1))
    play(table, moves={2: "give-up"})
    assert paid(table, Cause.FINISH) == [[8], [8], []]
    assert paid(table) == [[4], [8, -2], [-1]]


def test_who_finishes_without_a_loss_is_paid_twice() -> None:
    table = with_feats("MS15", "I", Feats(), Feats(lost=(5,)), Feats(), moves={2: "give-up"})
    assert paid(table) == [[6, 6], [6], []]


def test_mirrored_ships_replace_the_best_looking_one() -> None:
    twins = carrying("II", "cabin", "cabin")
    table = settled("MS11", twins, bare())
    assert paid(table) == [[2, 6], []]
    assert paid(table, Cause.BEST_LOOKING) == [[], []]


@pytest.mark.parametrize(
    ("trials", "passed", "expected"),
    [(2, (2, 1), [[12, 9, 6], [6, 6]]), (3, (2, 1), [[12, 6], [6, 6]]), (0, (0, 0), [[6], [6]])],
)
def test_trials_pay_one_by_one_and_once_more_if_all_were_passed(
    trials: int, passed: tuple[int, int], expected: Sequence[Sequence[int]]
) -> None:
    """At least one there must be. Six are for coming home."""
    table = fly_mission("MS07", bare(), bare(), cards=[NO_EFFECT], last=True)
    for seat, count in enumerate(passed):
        table.set_feats(Seat(seat), Feats(trials_passed=count))
    table.mission = table.mission.with_trials(trials)
    play(table)
    assert paid(table) == expected


@rule("MIS-HSE-18")
@pytest.mark.parametrize(
    ("crates", "at", "waiting", "expected"),
    [
        (5, 9, {0: "pass"}, [[15, 6], [15, 6], [15]]),
        (5, 11, {}, [[15, 6], [15], [15]]),
        (0, 9, {}, [[], [], []]),
    ],
)
def test_an_escort_is_paid_for_the_crates_and_the_closest_once_more(
    crates: int, at: int, waiting: dict[int, str], expected: Sequence[Sequence[int]]
) -> None:
    """On spaces 11, 7 and 4; who is ahead does not wait. If the merchant has left, nobody is close."""
    table = fly_mission("MS09", bare(), bare(), bare(), cards=[NO_EFFECT], last=True, positions=[11, 7, 4])
    table.mission = table.mission.with_merchant(Merchant(at, crates))
    play(table, moves=waiting)
    assert paid(table) == expected


def test_losses_in_flight_cost_who_gave_up() -> None:
    """Stories of those who came home alone are printed."""
    table = with_feats("MS08", "II", Feats(lost=(5, 6)), Feats(lost=(7, 8)), moves={1: "give-up"})
    assert paid(table, Cause.LOSSES) == [[], [-2]]
    assert paid(table) == [[4, 6], []]


@rule("MIS-GAM-08")
@pytest.mark.parametrize(("level", "amount"), [("I", 2), ("II", 3), ("III", 3)])
def test_the_level_of_the_flight_says_what_is_paid(level: str, amount: int) -> None:
    """Whichever flight of the game it is."""
    table = fly_mission("MS02", carrying(level, "M29"), bare(level), cards=[NO_EFFECT], last=True, level=level)
    play(table)
    assert paid(table, Cause.MISSION_WEIGHT)[0] == [2 * amount]
    assert MISSION_CARDS["MS02"].reward[0].effect == "pay_per"
    assert result(table).breakdown[0][-1].amount == (4, 6, 8)[["I", "II", "III"].index(level)]
