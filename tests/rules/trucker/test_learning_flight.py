"""The learning flight (LRN)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, discarded, sealed, squares_of
from starhaul.kernel import CLOCK
from starhaul.trucker import TruckerState
from starhaul.trucker.adventures import CARD_NUMBERS, CARDS
from starhaul.trucker.adventures.enemies import Enemy, Smugglers
from starhaul.trucker.adventures.meteors import MeteorSwarm
from starhaul.trucker.adventures.special_events import Epidemic, Sabotage
from starhaul.trucker.card_draws import Reveal
from starhaul.trucker.ship import Ship
from trucker.seats import spaces_of
from trucker.shipyard import ship
from trucker.tables import asked, build, do, finish, fly, moves_of, place, play, refusal, take

LEARNING_CARDS = {"I-02", "I-04", "I-05", "I-09", "I-13", "I-16", "I-18", "I-19"}
HOLD, PIPES = "B112", "B152"


def clashing() -> Ship:
    """The single connector of the last hold meets the double one of the module."""
    return ship("I", (6, 7), """
        holdx3:*1*0 start pipes:*2*3 holdx3:*0*1
    """)  # fmt: skip


def checked(*ships: Ship) -> TruckerState:
    table = build(seats=len(ships), level="learning", mistakes="honest")
    for seat, built in enumerate(ships):
        table.ships[seat] = built
    finish(table)
    return table


@rule("LRN-01")
def test_board_l_ships_of_level_one_and_the_eight_marked_cards() -> None:
    table = build(level="learning")
    view = table.view(None)
    assert (view.level, view.forecast, view.cards_to_come) == ("L", (), 8)
    assert {player.ship.ship_class for player in view.players} == {"I"}
    finish(table)
    for seat in table.order():
        do(table, seat, "fly-on")
    assert isinstance(table.chance, Reveal)
    assert {id for id, number in CARD_NUMBERS.items() if table.chance.allows((number,))} == LEARNING_CARDS


@rule("LRN-01")
def test_there_is_no_forecast_to_read() -> None:
    table = build(level="learning")
    place(table, 0, HOLD, (8, 7))
    assert refusal(table, 0, "read 1") == ("no-forecast", "LRN-01")


@rule("LRN-02")
def test_there_is_no_timer() -> None:
    """Whatever the table agreed on; building lasts until all are done."""
    table = build(seats=3, level="learning", timer="rulebook")
    assert table.view(None).timer is None
    assert CLOCK not in table.decisions
    assert refusal(table, 0, "flip") == ("no-timer", "TIM-03")
    do(table, 0, "finish 1")
    do(table, 1, "finish 2")
    assert asked(table) == {2: "BUILD"}
    do(table, 2, "finish 3")
    assert asked(table) == {0: "FLY_ON"}


@rule("LRN-03")
def test_there_is_no_reserve() -> None:
    table = build(level="learning")
    take(table, 0, HOLD)
    assert refusal(table, 0, "reserve") == ("no-reserve", "LRN-03")


@rule("LRN-04")
def test_the_first_to_finish_takes_space_one_and_so_on() -> None:
    table = build(seats=3, level="learning")
    assert [move for move in moves_of(table, 2) if move.startswith("finish")] == ["finish 1"]
    assert refusal(table, 2, "finish 2") == ("space-not-free", "TIM-10")
    do(table, 2, "finish 1")
    assert [move for move in moves_of(table, 0) if move.startswith("finish")] == ["finish 2"]
    do(table, 0, "finish 2")
    do(table, 1, "finish 3")
    assert table.order() == [2, 0, 1]


@rule("LRN-05", "LRN-10")
def test_a_faulty_ship_is_repaired_without_penalty_and_built_on() -> None:
    """Seat 0 was first. It removes the hold, which lies face up in the heap now; the others move up; it builds on and
    finishes behind them."""
    table = checked(clashing(), bare("I"), bare("I"))
    do(table, 0, "remove 9,7")
    assert discarded(table, 0) == []
    assert len(table.view(None).face_up) == 1
    assert asked(table) == {0: "BUILD"}
    assert spaces_of(table) == [0, 1, 2]
    place(table, 0, "B113", (7, 6), 3)
    do(table, 0, "finish 3")
    assert table.order() == [1, 2, 0]
    assert squares_of(table, 0) == [(6, 7), (7, 6), (7, 7), (8, 7)]
    assert asked(table) == {1: "FLY_ON"}


@rule("LRN-10")
def test_several_owners_finish_again_in_the_order_in_which_they_are_ready() -> None:
    table = checked(clashing(), bare("I"), clashing())
    do(table, 2, "remove 9,7")
    do(table, 0, "remove 9,7")
    assert asked(table) == {0: "BUILD", 2: "BUILD"}
    do(table, 2, "finish 2")
    do(table, 0, "finish 3")
    assert table.order() == [1, 2, 0]


@rule("LRN-10")
def test_a_removed_component_can_be_taken_by_its_owner_again() -> None:
    table = checked(clashing(), bare("I"))
    do(table, 0, "remove 9,7")
    (tile,) = table.view(None).face_up
    do(table, 0, f"take {tile}; place 7,6 3")
    assert table.view(None).face_up == ()


@rule("LRN-06")
def test_no_aliens_come_along() -> None:
    """The cabin is joined to a life support; it gets two humans without a question."""
    table = build(level="learning")
    table.ships[0] = ship("I", (7, 7), """
        start cabin:*3*2 purple:***3
    """)  # fmt: skip
    finish(table)
    assert asked(table) == {0: "FLY_ON"}
    assert (table.ships[0].total_humans, table.ships[0].total_aliens) == (4, 0)


@rule("LRN-07")
def test_what_the_learning_cards_contain() -> None:
    cards = [card for card in CARDS if card.learning]
    assert {card.id for card in cards} == LEARNING_CARDS
    hits = [hit for card in cards if isinstance(card, MeteorSwarm) for hit in card.hits]
    assert {hit.from_side for hit in hits if hit.size == "large"} == {"front"}
    assert {type(card) for card in cards if isinstance(card, Enemy)} == {Smugglers}
    assert not [card for card in cards if isinstance(card, Epidemic | Sabotage)]


@rule("LRN-09")
@pytest.mark.parametrize(("positions", "scores"), [([7, 2, 9, 5], (3, 1, 4 + 2, 2)), ([9, 7, 5, 2], (4, 3, 2 + 2, 1))])
def test_rewards_of_board_l(positions: list[int], scores: tuple[int, ...]) -> None:
    """4, 3, 2, 1 for the places and 2 for the best-looking ship."""
    ships = [bare("I"), bare("I"), sealed(0, "I"), bare("I")]
    table = fly(*ships, cards=["I-19"], positions=positions, level="L", last=True)
    play(table)
    assert table.outcome is not None
    assert table.outcome.scores == scores
