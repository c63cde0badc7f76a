"""Class IV (ABE-IV): boards of two random halves, five runs of the timer, flight card 4."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from starhaul.kernel import CLOCK, BadOutcome
from starhaul.trucker import TruckerState
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.boards import FLIGHT_BOARDS, board
from starhaul.trucker.card_draws import Reveal
from starhaul.trucker.events import HalvesDrawn
from starhaul.trucker.grid import FRONT, LEFT
from trucker.shipyard import ship
from trucker.tables import asked, build, do, finish, moves_of, refusal, take, told


def flying_iv(seats: int = 2, halves: str = "F1 R1 F2 R2 F3 R3 F4 R4", **options: object) -> TruckerState:
    """A flight of class IV with these halves, by seat."""
    table = build(seats, **{"sets": ["abe"], "classes": ["IV"], **options})
    assert table.chance is not None
    table.resolve(table.chance.read(" ".join(halves.split()[: 2 * seats])))
    return table


@rule("ABE-IV-01")
def test_everybody_takes_a_front_and_a_rear_half() -> None:
    table = build(3, sets=["abe"], classes=["IV"])
    assert asked(table) == {}
    assert {ship.board.area for ship in table.ships} == {0}, "nothing to build on before"
    assert table.chance is not None
    events = table.resolve(table.chance.read("F3 R1 F1 R5 F2 R2"))
    assert told(events, HalvesDrawn) == [HalvesDrawn(("IV/F3R1", "IV/F1R5", "IV/F2R2"))]
    assert [ship.ship_class for ship in table.ships] == ["IV/F3R1", "IV/F1R5", "IV/F2R2"]
    assert [ship.components_count for ship in table.ships] == [1, 1, 1]


@rule("ABE-IV-01")
@pytest.mark.parametrize("halves", ["F1 R1 F1 R2", "F1 R1 F2 R1", "R1 F1 F2 R2", "F1 R1", "F1 F2 R1 R2"])
def test_no_half_is_there_twice_and_each_ship_has_one_of_both(halves: str) -> None:
    table = build(2, sets=["abe"], classes=["IV"])
    assert table.chance is not None
    with pytest.raises(BadOutcome):
        table.resolve(table.chance.read(halves))


@rule("ABE-IV-01")
def test_no_two_ships_have_the_same_outline_whatever_is_drawn() -> None:
    pairs = set()
    for seed in range(60):
        table = build(4, sets=["abe"], classes=["IV"])
        assert table.chance is not None
        table.resolve(table.chance.sample(Random(seed)))
        areas = [ship.board.area for ship in table.ships]
        assert len(set(areas)) == 4
        pairs |= {ship.ship_class for ship in table.ships}
    assert len(pairs) == 25, "every pair of halves comes up sooner or later"


@rule("ABE-IV-02")
def test_the_timer_runs_five_times_and_the_last_flip_is_for_those_who_have_finished() -> None:
    table = flying_iv(timer="rulebook")
    timer = table.view(0).timer
    assert timer is not None
    assert (timer.space, timer.spaces) == (1, 5)
    for space in (2, 3, 4):
        do(table, CLOCK, "sand-out")
        do(table, 0, "flip")
        assert table.timer.space == space
    do(table, CLOCK, "sand-out")
    assert refusal(table, 0, "flip") == ("last-flip-for-finished", "TIM-05")
    do(table, 1, "finish 1")
    do(table, 1, "flip")
    assert (table.timer.space, table.timer.is_running) == (5, True)
    do(table, CLOCK, "sand-out")
    assert table.rockets[0].space == 2, "the fifth run ends building"


@rule("ABE-IV-03")
def test_four_piles_of_two_cards_of_deck_iv_and_one_of_each_other() -> None:
    table = flying_iv()
    assert table.deck.cards_to_come() == 20
    assert table.deck.hidden == (4, 4, 4, 8)
    take(table, 0, "B147")
    do(table, 0, next(move for move in moves_of(table, 0) if move.startswith("place")))
    do(table, 0, "read 2")
    assert table.chance is not None
    decks = [CARDS[card].deck for card in table.chance.sample(Random(1))]
    assert sorted(decks) == ["I", "II", "III", "IV", "IV"]


@rule("ABE-IV-04")
def test_rewards_of_flight_card_four() -> None:
    card = FLIGHT_BOARDS["IV"]
    assert (card.finish, card.best_looking, card.lost_component) == ((16, 12, 8, 4), 8, 1)


@rule("ABE-IV-05")
def test_the_first_card_is_of_level_iv() -> None:
    table = flying_iv()
    finish(table)
    do(table, 0, "fly-on")
    do(table, 1, "fly-on")
    assert isinstance(table.chance, Reveal)
    first = {CARDS[table.chance.sample(Random(seed))[0]].deck for seed in range(100)}
    assert first == {"IV"}


@rule("ABE-IV-06")
def test_rows_2_to_11_and_columns_3_to_11_and_totals_that_miss() -> None:
    halves = board("IV/F4R1")
    squares = halves.squares(halves.area)
    assert (min(row for _, row in squares), max(row for _, row in squares)) == (2, 11)
    assert (min(column for column, _ in squares), max(column for column, _ in squares)) == (3, 11)
    assert halves.square(halves.start) == (7, 7)
    assert halves.lane(LEFT, 12) == 0
    assert halves.lane(FRONT, 2) == halves.lane(FRONT, 12) == 0
    assert all(halves.lane(LEFT, row) & halves.area for row in range(2, 12))


@rule("ABE-IV-07")
def test_components_join_across_the_seam_of_the_halves_and_two_may_be_reserved() -> None:
    built = ship("IV/F1R1", (7, 7), """
        start
        pipes
    """)  # fmt: skip
    assert built.pieces() == [built.occupied]
    table = flying_iv()
    for tile in ("B147", "B148"):
        take(table, 0, tile)
        do(table, 0, "reserve")
    take(table, 0, "B149")
    assert refusal(table, 0, "reserve") == ("reserve-full", "TIM-14")


@rule("ABE-IV-08")
def test_a_loop_of_forty_spaces_and_its_starting_spaces() -> None:
    table = flying_iv(4)
    assert table.board.spaces == 40
    finish(table)
    assert table.positions() == [12, 7, 3, 0]
