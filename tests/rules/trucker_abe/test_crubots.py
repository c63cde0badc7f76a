"""Crubot stations (ABE-CRU) and armories (ABE-ARM)."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import bare, launched, squares_of, with_crew
from rules.trucker_abe.raided import endings
from rules.trucker_abe.skies import begin, paid, under
from starhaul.kernel import Seat
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.card_steps.abandoned import Dock, OfferInOrder, UseShip
from starhaul.trucker.crew import LoseFigures
from starhaul.trucker.damage import Destroy
from starhaul.trucker.declaring import Declare
from starhaul.trucker.events import (
    Cause,
    CrewLost,
    Criterion,
    CrubotsActivated,
    GaveUp,
    Intrusion,
    Leaving,
    Lowest,
    StrengthDeclared,
)
from starhaul.trucker.hazards import Hit
from starhaul.trucker.lanes import ForSeat
from starhaul.trucker.measures import Tally
from starhaul.trucker.scene import ship_view
from starhaul.trucker.ship import Ship
from starhaul.trucker.strength import crew_strength
from trucker.shipyard import at
from trucker.tables import aboard, asked, fly, moves_of, play, told

SEAT = Seat(0)
SABOTAGE = "III-04"
PREDATOR = "ABE-I-01"
"""From the left, left-hand, four steps."""
COMBAT_ZONE = "I-16"
"""Its first line: the smallest crew loses three days."""


def robots(tokens: int = 2) -> Ship:
    """Two humans, two stations."""
    return launched("II", (6, 6), """
        .              A19   .
        batteryx2:*3** start A19>
    """, {(6, 7): f"{tokens}t"})  # fmt: skip


def armed() -> Ship:
    """Two humans and a station, both joined to an armory; two tokens."""
    return launched("II", (6, 7), """
        batteryx2:*3** start A33
        .              .     crubots:3***
    """)  # fmt: skip


def station(minimum: int, *ships: Ship) -> TruckerState:
    """An abandoned station for so large a crew."""
    table = fly(*ships)
    return begin(table, OfferInOrder(tuple(table.order()), Dock(1, minimum, (), ("blue",))))


def ship_for(price: int, *ships: Ship) -> TruckerState:
    """An abandoned ship that costs so many figures."""
    table = fly(*ships)
    return begin(table, OfferInOrder(tuple(table.order()), UseShip(1, price, (), 4)))


# Crubots


@rule("ABE-CRU-01", "ABE-CRU-02", "ABE-CRU-10", "ABE-CRU-11")
def test_each_station_is_activated_for_its_own_price_when_crews_are_declared_leader_first() -> None:
    table = fly(robots(), with_crew(2), cards=[COMBAT_ZONE], positions=[8, 10])
    events = play(table)
    assert told(events, StrengthDeclared) == [], "the leader's six humans are there to see"
    assert asked(table) == {0: "POWER"}
    assert moves_of(table, 0) == ["power 7,6", "power 8,7", "done"]
    events = play(table, moves={0: "power 8,7, done"})
    said = told(events, StrengthDeclared)[0]
    assert (said.seat, said.criterion, said.halves, said.powered) == (0, Criterion.CREW, 2 * 6, ((8, 7),))
    assert [(woken.square, woken.count) for woken in told(events, CrubotsActivated)] == [((8, 7), 4)]
    assert paid(events)[:1] == ["token"]
    assert told(events, Lowest)[0] == Lowest(Seat(1), Criterion.CREW), "equal: the one ahead"


@rule("ABE-CRU-02", "ABE-CRU-03", "ABE-CRU-10")
def test_both_stations_beat_a_larger_crew_at_sabotage() -> None:
    table = fly(robots(), with_crew(3), cards=[SABOTAGE], positions=[10, 8])
    events = play(table, rolls=[(1, 1, 1, 1)] * 3, moves={0: "power 7,6, power 8,7"})
    assert told(events, Lowest) == [Lowest(Seat(1), Criterion.CREW)], "ten against eight"
    assert table.ships[0].total_tokens == 0
    without = fly(robots(), with_crew(3), cards=[SABOTAGE], positions=[10, 8])
    events = play(without, rolls=[(1, 1, 1, 1)] * 3, moves={0: "done"})
    assert told(events, Lowest) == [Lowest(Seat(0), Criterion.CREW)]


@rule("ABE-CRU-01", "ABE-CRU-02")
def test_crubots_are_active_until_the_card_is_resolved() -> None:
    table = fly(robots(), bare())
    begin(table, Declare(SEAT, Tally(Criterion.CREW)), Declare(SEAT, Tally(Criterion.CREW)))
    play(table, moves={0: "power 7,6, done"})
    built = table.ships[0]
    assert (built.crubots, crew_strength(built)) == (4, 6)
    assert moves_of(table, 0) == ["power 8,7", "done"], "one activation covers the card"
    loaded = GAME.load(table.dump())
    assert isinstance(loaded, TruckerState)
    for state in (table, loaded):
        seen = state.view(1).players[0].ship
        assert [part.square for part in seen.components if part.active] == [(7, 6)]
        assert (seen.crubots, seen.crew) == (4, 2), "the crew are those who can be lost"
    play(table, moves={0: "done"})
    assert (table.ships[0].active, asked(table)[0]) == (0, "FLY_ON")


@rule("ABE-CRU-03", "ABE-CRU-09")
def test_a_station_for_a_larger_crew_can_be_used_with_crubots() -> None:
    table = station(6, robots(), bare())
    view = table.view(0)
    assert (asked(table), view.advice and view.advice.stations) == ({0: "DOCK"}, 1)
    events = play(table, moves={0: "accept"})
    assert (asked(table), moves_of(table, 0)) == ({0: "CRUBOTS"}, ["power 7,6", "power 8,7"])
    events += play(table, moves={0: "power 7,6"})
    assert (paid(events), len(told(events, CrubotsActivated))) == (["token"], 1)
    all_of_them = station(10, robots(), bare())
    assert len(told(play(all_of_them, moves={0: "accept, power 8,7"}), CrubotsActivated)) == 2
    passed = station(6, robots(), bare())
    assert paid(play(passed, moves={0: "pass"})) == [], "who does not want it pays nothing"


@rule("ABE-CRU-03")
def test_a_station_is_not_offered_where_power_does_not_reach() -> None:
    for minimum, tokens in ((11, 2), (10, 1), (6, 0)):
        assert asked(station(minimum, robots(tokens), bare()))[0] == "FLY_ON"
    assert asked(station(2, robots(0), bare()))[0] == "DOCK"


@rule("ABE-CRU-11", "ABE-SOL-05")
def test_no_station_is_paid_for_so_that_the_other_cannot_be() -> None:
    """One token, and a panel joined to one of the stations alone: that one gets the panel's power."""
    built = launched("II", (6, 6), """
        .              A19   .
        batteryx2:*3** start A19> solar:*3*3
    """, {(6, 7): "1t"})  # fmt: skip
    table = station(10, built, bare())
    events = play(table, moves={0: "accept"})
    assert moves_of(table, 0) == ["power 7,6", "power 8,7"]
    events += play(table, moves={0: "power 8,7"})
    assert paid(events) == ["panel (9, 7)", "token"], "nobody was asked by what"


@rule("ABE-CRU-04")
def test_crubots_are_never_given_up_or_lost_as_crew() -> None:
    table = fly(robots(), bare())
    begin(table, Declare(SEAT, Tally(Criterion.CREW)), ForSeat(SEAT, LoseFigures(SEAT, 4, Cause.PENALTY)))
    events = play(table, moves={0: "power 7,6, done"})
    assert sum(lost.count for lost in told(events, CrewLost)) == 2, "nobody but the humans"
    assert asked(ship_for(3, robots(), bare()))[0] == "FLY_ON", "two humans cannot man it"


@rule("ABE-CRU-06")
def test_a_ship_without_humans_gives_up_though_its_crubots_are_active() -> None:
    table = fly(robots(), bare())
    begin(table, Declare(SEAT, Tally(Criterion.CREW)), ForSeat(SEAT, LoseFigures(SEAT, 2, Cause.PENALTY)))
    events = play(table, moves={0: "power 7,6, done"})
    assert [(left.seat, left.why) for left in told(events, GaveUp)] == [(0, Leaving.NO_HUMANS)]


@rule("ABE-CRU-07")
def test_a_station_is_no_cabin() -> None:
    built = robots()
    built.active = 1 << at(built, 7, 6)
    assert built.humans_at(at(built, 7, 6)) == 0
    assert built.cabins == 1 << built.board.start
    assert built.epidemic_cells() == 0


@rule("ABE-CRU-11")
def test_a_station_that_is_lost_takes_its_crubots_away() -> None:
    table = fly(robots(), bare())
    begin(
        table,
        Declare(SEAT, Tally(Criterion.CREW)),
        ForSeat(SEAT, Destroy(1 << at(table.ships[0], 7, 6))),
        Declare(SEAT, Tally(Criterion.CREW)),
    )
    events = play(table, moves={0: "power 7,6, done, done"})
    assert [said.halves for said in told(events, StrengthDeclared)] == [2 * 6]
    assert (7, 6) not in squares_of(table, 0)


# Armories


@rule("ABE-ARM-EX1", "ABE-ARM-04", "ABE-ARM-07", "ABE-CRU-04")
def test_weapons_count_when_crews_are_compared_and_never_else() -> None:
    """Eight humans on one ship; two humans and a station, all joined to an armory, on the other."""
    many, few = 0, 1
    ships = (with_crew(3), armed())
    needs_eight = station(8, *ships)
    assert asked(needs_eight) == {many: "DOCK"}
    play(needs_eight, moves={many: "pass"})
    assert asked(needs_eight)[many] == "FLY_ON", "six at most"
    costs_four = ship_for(4, *(with_crew(3), armed()))
    play(costs_four, moves={many: "pass"})
    assert asked(costs_four)[many] == "FLY_ON"
    table = fly(with_crew(3), armed(), cards=[SABOTAGE])
    events = play(table, rolls=[(1, 1, 1, 1)] * 3, moves={few: "power 8,8"})
    assert [(said.seat, said.halves) for said in told(events, StrengthDeclared)] == [(few, 2 * 12)]
    assert told(events, Lowest) == [Lowest(Seat(many), Criterion.CREW)]
    assert table.ships[few].total_tokens == 1


@rule("ABE-ARM-01", "ABE-ARM-03")
def test_all_crew_beside_an_armory_counts_twice() -> None:
    """Humans and an alien joined to it, humans who are not."""
    built = launched("II", (6, 6), """
        .              cabin:**3*  .              .
        cabin:*3**     start       A33            cabin:***1
    """)  # fmt: skip
    assert crew_strength(built) == 8 + 2 + 2
    aboard(built, {(9, 7): "P"})
    assert crew_strength(built) == 7 + 2 + 1
    assert [built.board.square(cell) for cell in range(built.board.grid.size) if built.armed_cells() >> cell & 1] == [
        (7, 7),
        (9, 7),
    ]


@rule("ABE-ARM-01", "ABE-RTE-04")
def test_weapons_reach_through_routing_modules() -> None:
    built = launched("II", (5, 7), """
        cabin:*3** A13 start
        .          A35 .
    """)  # fmt: skip
    assert crew_strength(built) == 4 + 4
    apart = launched("II", (4, 7), """
        cabin:*3** cabin:*2*1 A13 start
        .          .          A35 .
    """)  # fmt: skip
    assert crew_strength(apart) == 6 + 4, "the outer cabin is joined to no routing module"


@rule("ABE-ARM-02")
def test_crubots_at_rest_are_not_armed() -> None:
    built = armed()
    assert built.armed_cells() == 1 << built.board.start
    assert crew_strength(built) == 4
    built.active = 1 << at(built, 8, 8)
    assert built.armed_cells() == 1 << built.board.start | 1 << at(built, 8, 8)
    assert crew_strength(built) == 12
    assert ship_view(built).armed == ((7, 7), (8, 8))


@rule("ABE-ARM-06")
def test_two_armories_do_not_double_twice() -> None:
    built = launched("II", (6, 7), """
        A33 start A33
    """)  # fmt: skip
    assert crew_strength(built) == 4


@rule("ABE-ARM-05")
def test_armed_crew_defends_and_an_armory_does_not() -> None:
    built = armed()
    assert built.defended_cells() == 1 << built.board.start


@rule("ABE-ARM-03")
def test_an_armed_crew_is_said_aloud_where_crews_are_compared() -> None:
    table = fly(launched("II", (7, 7), """
        start A33
    """), bare(), cards=[COMBAT_ZONE], positions=[10, 8])  # fmt: skip
    events = play(table)
    said = [(one.seat, one.halves) for one in told(events, StrengthDeclared) if one.criterion is Criterion.CREW]
    assert said == [(0, 2 * 4)]
    assert told(events, Lowest)[0] == Lowest(Seat(1), Criterion.CREW)


# Against intruders


@rule("ABE-CRU-05", "ABE-CRU-09", "ABE-ARM-05")
def test_crubots_take_up_arms_before_the_intruder_moves() -> None:
    """From the left in row 8 it meets the station, which is joined to the armory."""
    table = fly(armed(), bare(), cards=[PREDATOR])
    play(table, rolls=[8])
    assert (asked(table), moves_of(table, 0)) == ({0: "CRUBOTS"}, ["power 8,8", "done"]), "when the roll is known"
    resting = play(table.clone(), moves={0: "done"})
    assert endings(resting)[0] == (0, Intrusion.DEFEATED), "by the armed humans, two steps on"
    events = play(table, moves={0: "power 8,8"})
    assert endings(events)[0] == (0, Intrusion.TURNED_AWAY)
    assert (paid(events), table.ships[0].total_tokens) == (["token"], 1)


def remote(tokens: int = 2) -> Ship:
    """A thruster that points right and to the rear; nobody but crubots beside it."""
    return launched("II", (6, 7), """
        batteryx2:*3** start pipes:*3*3 A19> A12>
    """, {(6, 7): f"{tokens}t"})  # fmt: skip


@rule("ABE-CRU-05", "ABE-THR-11")
def test_crubots_fire_a_thruster_against_intruders() -> None:
    table = fly(remote(), bare(), cards=[PREDATOR])
    play(table, rolls=[7])
    assert moves_of(table, 0) == ["power 9,7", "done"]
    play(table, moves={0: "power 9,7"})
    assert moves_of(table, 0) == ["shift rear", "stay"]
    events = play(table, moves={0: "shift rear"})
    assert endings(events)[0] == (0, Intrusion.MISSES)
    assert table.ships[0].total_tokens == 0


@rule("ABE-THR-11")
def test_a_thruster_without_crew_is_of_no_use_and_nobody_is_asked_to_waste_a_token() -> None:
    """With crubots at rest nobody fires it; one token wakes them, and none is left for the thruster."""
    table = fly(remote(tokens=1), bare(), cards=[PREDATOR])
    events = play(table, rolls=[7])
    assert endings(events)[0] == (0, Intrusion.LEAVES)
    meteor = under(Hit("heavy", "left"), ships=(remote(), bare()))
    play(meteor, rolls=[7])
    assert asked(meteor) == {0: "SHIFT"}, "meteors do not care who fires"


@rule("ABE-CRU-08")
def test_a_predator_does_not_remove_crubots() -> None:
    built = remote()
    table = fly(built, bare(), cards=["ABE-II-01"])
    table.ships[0].active = 1 << at(built, 9, 7)
    play(table, rolls=[7], moves={0: "stay"})
    assert (9, 7) in squares_of(table, 0)
    assert table.ships[0].total_humans == 0, "it has been there"
