"""Where units of the Robopolice come in: every lane of a side is tried, round from the other end (MIS-ROBO-04)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import launched
from starhaul.trucker.events import DiceRolled
from starhaul.trucker.grid import FRONT, LEFT, REAR, RIGHT, Square, lane_from
from starhaul.trucker.intruding import SEARCHES, way_in
from trucker.tables import fly, play, told
from trucker.test_intruding import cells, hull


@rule("MIS-ROBO-04", "MIS-ROBO-16")
@pytest.mark.parametrize(
    ("side", "search", "lane", "order"),
    [
        (FRONT, "clockwise", 6, [6, 7, 8, 9, 10, 11, 3, 4, 5]),
        (FRONT, "counterclockwise", 6, [6, 5, 4, 3, 11, 10, 9, 8, 7]),
        (REAR, "clockwise", 7, [7, 6, 5, 4, 3, 11, 10, 9, 8]),
        (REAR, "counterclockwise", 7, [7, 8, 9, 10, 11, 3, 4, 5, 6]),
        (RIGHT, "clockwise", 8, [8, 9, 4, 5, 6, 7]),
        (RIGHT, "counterclockwise", 8, [8, 7, 6, 5, 4, 9]),
        (LEFT, "clockwise", 7, [7, 6, 5, 4, 9, 8]),
        (LEFT, "counterclockwise", 7, [7, 8, 9, 4, 5, 6]),
    ],
)
def test_it_tries_every_lane_of_its_side_once_round_from_the_other_end(
    side: int, search: str, lane: int, order: list[int]
) -> None:
    """All but the components of one lane are defended, lane by lane: it comes in there and, where two are open, in the
    one that is tried first."""
    built = hull({(7, row): "3333" for row in range(4, 10)}, "III")
    if side in (FRONT, REAR):
        built = hull({(column, 7): "3333" for column in range(3, 12)}, "III")
    everything = built.occupied
    for place, free in enumerate(order):
        for other in order[place:]:
            is_open = built.board.lane(side, free) | built.board.lane(side, other)
            assert way_in(built, side, lane, SEARCHES[search], everything & ~is_open) == free
    assert way_in(built, side, lane, SEARCHES[search], everything) == -1


# On a cylinder


@rule("MIS-ROBO-15")
@pytest.mark.parametrize(
    ("card", "die", "lane", "start"),
    [("SC24", 1, 3, 3), ("SC24", 2, 3, 3), ("SC24", 3, 5, 0), ("SC25", 1, 7, 0), ("SC25", 2, 4, 3), ("SC26", 1, 3, 0)],
)
def test_on_a_cylinder_the_larger_die_is_the_first(card: str, die: int, lane: int, start: int) -> None:
    """4 and 3 name column 5, and from the side row 3 from column 3 on; 5 and 3 column 7 and row 4; 4 and 2 column 3."""
    cylinders = [launched("IIB", (4, 3), """
        pipes:1313 start pipes:1313
    """) for _ in range(2)]  # fmt: skip
    events = play(fly(*cylinders, cards=[card]), rolls=[(die,)])
    (roll,) = told(events, DiceRolled)
    assert (roll.lane, roll.start, roll.drawn) == (lane, start, 2)


@rule("MIS-ROBO-15")
@pytest.mark.parametrize(
    ("side", "search", "lane", "defended", "found"),
    [
        (FRONT, "clockwise", 7, [], 8),
        (FRONT, "counterclockwise", 5, [], 1),
        (FRONT, "clockwise", 7, [(8, 3), (9, 3)], 1),
        (FRONT, "counterclockwise", 5, [(1, 3)], 9),
        (LEFT, "clockwise", lane_from(5, 3), [], lane_from(3, 3)),
        (LEFT, "counterclockwise", lane_from(4, 7), [], lane_from(3, 7)),
        (RIGHT, "clockwise", lane_from(1, 7), [], lane_from(3, 7)),
    ],
)
def test_on_a_cylinder_the_next_lane_keeps_the_starting_column_and_columns_go_round_the_seam(
    side: int, search: str, lane: int, defended: list[Square], found: int
) -> None:
    """Row 3 from column 8 across the seam to column 1."""
    built = hull({(8, 3): "0100", (9, 3): "0101", (1, 3): "0001"}, "IIB")
    assert way_in(built, side, lane, SEARCHES[search], cells(built, defended)) == found
