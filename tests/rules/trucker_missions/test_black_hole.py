"""Black holes: engines against the pull, and components that are given up one at a time (MIS-HOLE)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, launched, with_engines
from rules.trucker_abe.skies import paid
from rules.trucker_missions.warships import on_level
from starhaul.kernel import Event, Seat
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.card_steps.black_hole import ChooseDiscard
from starhaul.trucker.declaring import PowerDouble
from starhaul.trucker.events import (
    ComponentsLost,
    CrewLost,
    Criterion,
    Escaped,
    GaveUp,
    Leaving,
    Loss,
    StrengthDeclared,
)
from starhaul.trucker.grid import Square
from starhaul.trucker.ship import Ship
from trucker.shipyard import component
from trucker.tables import aboard, asked, fly, moves_of, play, refusal, told

HOLE = "SC09"
"""Pull 4, 5, 6 and 7 by level."""


def hauler(engines: int = 4, right: str = "hold:0003", left: str = "hold:0300") -> Ship:
    """Five components in a row, something at both ends, and up to five single engines under them from the left."""
    row = ["engine^:1000" if place < engines else "." for place in range(5)]
    return launched("II", (4, 7), f"""
        {left} pipes:1313 pipes:1313 start pipes:1313 pipes:1313 {right}
        . {" ".join(row)} .
    """)  # fmt: skip


def pulled(ship: Ship, *others: Ship, level: str = "II") -> TruckerState:
    """This ship and others, which it leads, meet the hole."""
    ships = (ship, *others)
    table = fly(*ships, hauler(5), cards=[HOLE], positions=[9, 7, 5, 3][: len(ships) + 1])
    on_level(table, level)
    return table


def discards(table: TruckerState, seat: int = 0) -> dict[Square, tuple[int, int]]:
    """What can go now, with the strength that is left then and how many more have to go."""
    question = table.questions[Seat(seat)]
    assert isinstance(question, ChooseDiscard)
    return {one.square: (one.strength, one.due) for one in question.discards}


def due(table: TruckerState, seat: int = 0) -> int:
    question = table.questions[Seat(seat)]
    assert isinstance(question, ChooseDiscard)
    return question.due


def given_up(events: list[Event], seat: int = 0) -> list[Square | None]:
    lost = [one for one in told(events, ComponentsLost) if one.seat == seat]
    assert {one.how for one in lost} <= {Loss.GIVEN_UP}
    return [component.square for one in lost for component in one.components]


def escaped(events: list[Event]) -> list[tuple[int, int]]:
    return [(one.seat, one.count) for one in told(events, Escaped)]


@rule("MIS-HOLE-01")
@pytest.mark.parametrize(("level", "engines"), [("I", 4), ("II", 5)])
def test_as_much_strength_as_the_pull_is_enough(level: str, engines: int) -> None:
    table = pulled(hauler(engines), level=level)
    events = play(table)
    assert escaped(events) == [(0, 0), (1, 0)]
    assert given_up(events) == []


@rule("MIS-HOLE-01", "MIS-HOLE-02")
@pytest.mark.parametrize(("level", "count"), [("II", 2), ("III", 4), ("IV", 6)])
def test_two_components_go_for_each_missing_point(level: str, count: int) -> None:
    """Four engines against 5, 6 and 7."""
    table = pulled(hauler(4), level=level)
    play(table)
    assert due(table) == count


@rule("MIS-HOLE-EX1", "MIS-HOLE-EX2", "MIS-HOLE-06", "MIS-HOLE-08")
def test_declared_four_against_five_two_holds_go_and_nothing_more() -> None:
    table = pulled(hauler(4))
    events = play(table)
    assert [declared.halves for declared in told(events, StrengthDeclared)] == [8]
    assert asked(table) == {0: "ESCAPE"}
    events = play(table, moves={0: "abandon 4,7, abandon 10,7"})
    assert given_up(events) == [(4, 7), (10, 7)]
    assert escaped(events)[0] == (0, 2)
    assert asked(table) == {0: "FLY_ON"}


@rule("MIS-HOLE-EX1", "MIS-HOLE-06")
def test_what_another_component_needs_to_stay_attached_cannot_go() -> None:
    """The ends of the row and the engines can; once the hold at the right has gone, what carried it can."""
    table = pulled(hauler(4))
    play(table)
    assert set(discards(table)) == {(4, 7), (10, 7), (5, 8), (6, 8), (7, 8), (8, 8)}
    assert refusal(table, 0, "abandon 6,7") == ("not-offered", "MIS-HOLE-06")
    play(table, moves={0: "abandon 10,7"})
    assert (9, 7) in discards(table)


@rule("MIS-HOLE-EX2", "MIS-HOLE-05")
def test_an_engine_that_goes_counts_for_nothing() -> None:
    """A hold and an engine go: strength 3, two more have to go."""
    table = pulled(hauler(4))
    play(table)
    assert discards(table)[4, 7] == (4, 1)
    assert discards(table)[5, 8] == (3, 3)
    play(table, moves={0: "abandon 4,7, abandon 5,8"})
    assert due(table) == 2
    events = play(table, moves={0: "abandon 5,7, abandon 10,7"})
    assert escaped(events)[0] == (0, 4)


@rule("MIS-HOLE-EX3", "MIS-HOLE-05", "MIS-HOLE-09")
def test_a_heavy_container_takes_its_weight_along() -> None:
    """Five engines, weight 3: strength 2, so six would have to go; or the container alone, and the strength is 5."""
    table = pulled(hauler(5, right="M33"))
    play(table)
    assert due(table) == 6
    assert discards(table)[10, 7] == (5, 0)
    events = play(table, moves={0: "abandon 10,7"})
    assert (given_up(events), escaped(events)[0]) == ([(10, 7)], (0, 1))


@rule("MIS-HOLE-09")
def test_nothing_more_may_go_as_soon_as_enough_have() -> None:
    """Four engines, weight 3, against 5: strength 1, eight to go. When a hold and the module behind it have gone, the
    container raises it to 4: only two were due then, and three have gone."""
    table = pulled(hauler(4, right="hold:0003", left="M33"))
    play(table)
    assert due(table) == 8
    play(table, moves={0: "abandon 10,7, abandon 9,7"})
    assert (due(table), discards(table)[4, 7]) == (6, (4, 0))
    events = play(table, moves={0: "abandon 4,7"})
    assert escaped(events)[0] == (0, 3)


@rule("MIS-HOLE-09", "MIS-ART-17")
def test_engines_in_a_dead_zone_work_when_the_artifact_has_gone() -> None:
    """Turned so, it makes row 8 dead, with all engines: ten would have to go, or the artifact alone."""
    ship = hauler(5, right="hold:0033")
    ship.place(ship.board.cell((10, 8)), *component("M62>"))
    table = pulled(ship)
    play(table)
    assert due(table) == 10
    assert discards(table)[10, 8] == (5, 0)
    events = play(table, moves={0: "abandon 10,8"})
    assert (given_up(events), escaped(events)[0]) == ([(10, 8)], (0, 1))


def doubles() -> Ship:
    """Two double engines, two tokens in one battery component, a brown alien in a cabin with its life support at the
    end, and a hold before the starting cabin."""
    return launched("II", (5, 6), """
        .          .          hold:0030     .
        brown:0300 cabin:*1*3 start         batteryx2:0033
        .          .          2engine^:1000 2engine^:1000
    """, {(6, 7): "B"})  # fmt: skip


@rule("MIS-HOLE-04", "MIS-HOLE-01")
def test_double_engines_are_powered_first_against_the_pull() -> None:
    table = pulled(doubles())
    play(table)
    question = table.questions[Seat(0)]
    assert isinstance(question, PowerDouble)
    assert (question.criterion, question.against) == (Criterion.ENGINES, 5)
    advice = table.view(0).advice
    assert advice is not None
    assert advice.given_up == (2, 10), "powered: 2 and the alien; not: nothing"
    events = play(table, moves={0: "power 7,8, power 8,8"})
    assert (paid(events), escaped(events)[0]) == (["token", "token"], (0, 0))


@rule("MIS-HOLE-04", "MIS-HOLE-05")
def test_a_token_can_be_spent_before_its_battery_goes_and_an_engine_that_goes_wastes_it() -> None:
    table = pulled(doubles())
    events = play(table, moves={0: "power 7,8, done"})
    assert paid(events) == ["token"]
    assert due(table) == 2
    assert discards(table) == {
        (5, 7): (2, 5),  # without its life support the alien leaves
        (7, 6): (4, 1),
        (7, 8): (0, 9),  # powered in vain
        (8, 8): (4, 1),
    }
    events = play(table, moves={0: "abandon 8,8, abandon 8,7"})
    assert escaped(events)[0] == (0, 2)
    assert table.ships[0].total_tokens == 0


@rule("MIS-HOLE-05")
def test_without_its_life_support_the_brown_alien_gives_no_bonus() -> None:
    table = pulled(doubles())
    play(table, moves={0: "power 7,8, done, abandon 5,7"})
    assert (table.ships[0].total_aliens, due(table)) == (0, 5)


@rule("MIS-HOLE-09")
def test_the_starting_cabin_may_go_where_the_rest_holds_together() -> None:
    ship = launched("II", (5, 7), """
        pipes:1313   pipes:1313   start
        engine^:1000 engine^:1000 .
    """)  # fmt: skip
    table = pulled(ship, level="I")
    play(table)
    assert discards(table)[7, 7] == (2, 3)
    events = play(table, moves={0: "abandon 7,7"})
    assert [lost.count for lost in told(events, CrewLost)] == [2]


@rule("MIS-CMP-06", "MIS-CMP-09", "MIS-EXP-03", "MIS-FRG-03")
def test_what_is_given_up_neither_explodes_nor_breaks_anything() -> None:
    """An explosive container at one end, a fragile one at the other, an engine beside each."""
    table = pulled(hauler(4, left="explosive:0***", right="fragile:0***"))
    play(table)
    events = play(table, moves={0: "abandon 4,7, abandon 8,8"})
    assert given_up(events) == [(4, 7), (8, 8)]


@rule("MIS-HOLE-07")
def test_with_too_few_components_all_go_and_the_flight_is_over() -> None:
    """Nothing is asked: a bare ship would have to give up ten."""
    table = pulled(bare(), hauler(4))
    events = play(table)
    assert given_up(events) == [(7, 7)]
    assert (table.ships[0].components_count, table.ships[0].crew) == (0, 0)
    assert len(table.players[0].discarded) == 1
    assert asked(table) == {1: "ESCAPE"}, "forced giving up is checked when the card is over (MIS-SUP-09)"
    events = play(table, moves={1: "abandon 4,7, abandon 10,7"})
    assert [(gone.seat, gone.why) for gone in told(events, GaveUp)] == [(0, Leaving.NO_HUMANS)]
    assert escaped(events) == [(1, 2), (2, 0)]


@rule("MIS-HOLE-07", "MIS-HOLE-09")
def test_when_it_turns_out_that_the_last_one_has_to_go_all_go() -> None:
    """Three engines under a starting cabin against 5: four of four."""
    table = pulled(with_engines(3))
    events = play(table)
    assert len(given_up(events)) == 4
    assert escaped(events) == [(1, 0)]


@rule("MIS-HOLE-07", "MIS-HOLE-09")
def test_a_heavy_container_that_is_left_alone_goes_as_well() -> None:
    """Level I, pull 4: eight of nine have gone, which would be enough without its weight."""
    table = pulled(hauler(2, left="M33"), level="I")
    play(table)
    order = ["10,7", "9,7", "8,7", "7,7", "6,8", "6,7", "5,8", "5,7"]
    events = play(table, moves={0: ", ".join(f"abandon {square}" for square in order)})
    assert (len(given_up(events)), escaped(events)) == (9, [(1, 0)])


@rule("MIS-HOLE-05", "MIS-HOLE-07")
def test_with_the_bonus_of_an_alien_there_can_be_a_way_out() -> None:
    """Level III, pull 6: one double engine and the alien make 4, so four of seven have to go."""
    table = pulled(doubles(), level="III")
    play(table, moves={0: "power 7,8, done"})
    assert due(table) == 4


@rule("MIS-HOLE-03")
def test_the_leader_acts_first_and_the_others_wait() -> None:
    table = fly(hauler(4), hauler(4), cards=[HOLE], positions=[5, 9])
    play(table)
    assert asked(table) == {1: "ESCAPE"}
    play(table, moves={1: "abandon 4,7, abandon 10,7"})
    assert asked(table) == {0: "ESCAPE"}


@rule("MIS-HOLE-06")
def test_who_does_not_know_the_question_gives_up_what_costs_least() -> None:
    """First what leaves the fewest to go; of equal ones what has the least aboard."""
    table = pulled(aboard(hauler(4), {(4, 7): "b"}))
    play(table)
    question = table.questions[Seat(0)]
    assert str(question.default(table, Seat(0))) == "abandon 10,7"
    table = pulled(hauler(5, right="M33"))
    play(table)
    assert str(table.questions[Seat(0)].default(table, Seat(0))) == "abandon 10,7"


def test_the_question_can_be_saved() -> None:
    table = pulled(hauler(4))
    play(table)
    assert GAME.load(table.dump()).dump() == table.dump()
    assert moves_of(table, 0) == [str(move) for move in table.view(0).moves]
