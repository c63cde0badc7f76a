"""The Advertiser (ABE-SUP-ADV)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import NO_EFFECT, bare, launched
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.altering import alter, alteration_at
from starhaul.trucker.connectors import PLATED, UNIVERSAL
from starhaul.trucker.grid import FRONT, RIGHT, Square
from starhaul.trucker.ship import Ship
from starhaul.trucker.team.advertiser import PredictFinish, Prediction, plated_edges
from trucker.seats import bills_of
from trucker.shipyard import ship
from trucker.tables import asked, build, do, finish, fly, moves_of, play
from trucker.teams import hire


def predicting(seats: int = 3) -> TruckerState:
    """Seat 1 has the Advertiser; all ships are loaded."""
    table = hire(build(level=2, seats=seats), 1, "advertiser", new=True)
    finish(table)
    do(table, 1, "use advertiser.a")
    return table


@rule("ABE-SUP-ADV-01")
def test_a_place_or_giving_up_is_predicted_for_every_player_the_owner_included() -> None:
    table = predicting()
    about = []
    while asked(table).get(1) == "PREDICT":
        question = table.decisions[Seat(1)]
        assert isinstance(question, PredictFinish)
        about.append(question.about)
        do(table, 1, moves_of(table, 1)[-1])
    assert about == [0, 1, 2]
    assert table.teams[1].note(Prediction) == Prediction((0, 0, 0))


@rule("ABE-SUP-ADV-02")
def test_predicted_places_are_distinct() -> None:
    table = predicting()
    assert moves_of(table, 1) == ["predict 0 1", "predict 0 2", "predict 0 3", "predict 0 0"]
    do(table, 1, "predict 0 2")
    assert moves_of(table, 1) == ["predict 1 1", "predict 1 3", "predict 1 0"]
    do(table, 1, "predict 1 0")
    assert moves_of(table, 1) == ["predict 2 1", "predict 2 3", "predict 2 0"], "giving up takes no place"


@rule("ABE-SUP-ADV-01")
def test_it_is_no_duty() -> None:
    table = hire(build(level=2), 1, "advertiser", new=True)
    finish(table)
    do(table, 1, "done")
    assert table.teams[1].note(Prediction) is None


def test_without_better_advice_all_come_in_as_their_rockets_stand() -> None:
    table = predicting()
    told = []
    while asked(table).get(1) == "PREDICT":
        told.append(str(table.questions[Seat(1)].default(table, Seat(1))))
        do(table, 1, told[-1])
    assert told == ["predict 0 1", "predict 1 2", "predict 2 3"]


def paid(table: TruckerState, reason: str) -> list[int]:
    return [sum(line.amount for line in bill if line.reason == reason) for bill in bills_of(table)]


@rule("ABE-SUP-ADV-01")
@pytest.mark.parametrize(
    ("places", "credits"),
    [
        ((1, 2, 0), 2 + 2 + 1),
        ((1, 2, 3), 2 + 2),
        ((2, 1, 0), 1),
        ((0, 2, 1), 2),
        ((2, 1, 3), 0),
        ((0, 0, 0), 1),
    ],
)
def test_two_credits_for_a_right_place_and_one_for_a_right_giving_up(
    places: tuple[int, ...],
    credits: int,  # noqa: A002 the word of the game
) -> None:
    """Seat 0 comes in first, seat 1 second, seat 2 gives up; seat 1 had predicted these places."""
    table = hire(fly(bare(), bare(), bare(), cards=[NO_EFFECT], last=True, positions=[9, 6, 4]), 1, "advertiser")
    table.set_team(Seat(1), table.teams[1].with_note(Prediction(places)))
    play(table, moves={2: "give-up"})
    assert paid(table, "prediction") == [0, credits, 0]


@rule("ABE-SUP-ADV-01", "ABE-SUP-11")
def test_an_owner_who_gives_up_is_paid_too() -> None:
    table = hire(fly(bare(), bare(), cards=[NO_EFFECT], last=True, positions=[9, 6]), 1, "advertiser")
    table.set_team(Seat(1), table.teams[1].with_note(Prediction((1, 0))))
    play(table, moves={1: "give-up"})
    assert paid(table, "prediction") == [0, 3]


def plated() -> Ship:
    """A special hold plated all round but on its left, where it hangs on the starting cabin."""
    return launched("II", (7, 7), """
        start A37
    """)  # fmt: skip


@rule("ABE-SUP-ADV-03")
@pytest.mark.parametrize(("gives_up", "credits"), [(False, 3), (True, 0)])
def test_a_credit_for_each_plated_outer_edge_of_a_ship_that_finishes(
    gives_up: bool,
    credits: int,  # noqa: A002 the word of the game
) -> None:
    table = hire(fly(plated(), plated(), cards=[NO_EFFECT], last=True, positions=[9, 6]), 0, "advertiser")
    play(table, moves={0: "give-up"} if gives_up else {})
    assert paid(table, "advertising") == [credits, 0]


@rule("ABE-SUP-ADV-03", "ABE-SUP-02")
def test_not_in_the_first_flight_of_the_card() -> None:
    table = hire(fly(plated(), bare(), cards=[NO_EFFECT], last=True, positions=[9, 6]), 0, "advertiser", new=True)
    play(table)
    assert paid(table, "advertising") == [0, 0]


@rule("ABE-SUP-ADV-03")
def test_an_edge_beside_a_component_does_not_count() -> None:
    assert plated_edges(ship("II", (7, 7), """
        start A37 holdx2:****
    """)) == 2  # fmt: skip


@rule("ABE-SUP-ADV-03")
def test_a_plated_barrel_side_counts() -> None:
    built = ship(
        "II",
        (7, 6),
        """
        gun^
        start
    """,
    )
    cell = built.board.cell((7, 6))
    alter(built, cell, alteration_at(built, cell).with_side(FRONT, UNIVERSAL))
    assert plated_edges(built) == 0
    alter(built, cell, alteration_at(built, cell).with_side(FRONT, PLATED))
    assert plated_edges(built) == 1


@rule("ABE-SUP-ADV-03", "ABE-SUP-ASM-04")
def test_edges_plated_by_a_token_count() -> None:
    built = ship("II", (7, 7), """
        start cabin:***1
    """)  # fmt: skip
    cell = built.board.cell((8, 7))
    assert plated_edges(built) == 0
    alter(built, cell, alteration_at(built, cell).with_side(FRONT, PLATED).with_side(RIGHT, PLATED))
    assert plated_edges(built) == 2


RING = """
        hold  A37   hold
    hold  .     hold
    hold  hold  hold
"""


@rule("ABE-SUP-ADV-04")
@pytest.mark.parametrize(
    ("without", "edges"),
    [(None, 1), ((8, 6), 2), ((6, 6), 1), ((8, 7), 2), ((7, 8), 2), ((8, 8), 1)],
)
def test_an_edge_of_a_hole_does_not_count_until_a_way_leads_in(without: Square | None, edges: int) -> None:
    """The plated hold looks to the front, to its right and into the hole behind it. A way leads over edges,
    and round no corner."""
    built = ship("III", (6, 6), RING)
    if without is not None:
        built.remove(built.board.cell(without))
    assert plated_edges(built) == edges


@rule("ABE-SUP-ADV-04", "ABE-IIB-01")
def test_the_seam_of_a_round_ship_is_no_border() -> None:
    """Two closed rings: what lies between them can be reached from nowhere, until one of them has a gap."""
    ring = " ".join(["hold"] * 8)
    gap = " ".join(["."] * 9)
    built = ship("IIB", (1, 2), f"""
        A37 {ring}
        {gap}
        hold {ring}
    """)  # fmt: skip
    assert plated_edges(built) == 1, "the front alone; left and right stand holds, the left one across the seam"
    built.remove(built.board.cell((5, 4)))
    assert plated_edges(built) == 2
