"""How a sound player answers what black holes ask, and flies through the supercards that shoot and raid."""

from __future__ import annotations

from random import Random

import pytest

from bots.test_expansion import built
from rules.trucker.fleet import launched
from starhaul.bots.trucker.mind import answer
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.adventures import CARD_NUMBERS
from starhaul.trucker.events import Escaped
from starhaul.trucker.ship import Ship
from trucker.tables import aboard, fly, manned, play, told

ME = Seat(0)
HOLE = "SC09"


def laden() -> Ship:
    """Class II, four engines against a pull of 5: a hold with two blocks at one end, an empty one at the other."""
    return aboard(launched("II", (4, 7), """
        holdx2:0300    pipes:1313   pipes:1313   start        pipes:1313   pipes:1313 hold:0003
        .              engine^:1000 engine^:1000 engine^:1000 engine^:1000 .          .
    """), {(4, 7): "yy"})  # fmt: skip


def doubles(tokens: int) -> Ship:
    """Three double engines and two single ones."""
    return aboard(launched("II", (4, 7), """
        batteryx3:0100 pipes:1313   pipes:1313    start         pipes:1313    pipes:1313   hold:0003
        .              engine^:1000 2engine^:1000 2engine^:1000 2engine^:1000 engine^:1000 .
    """), {(4, 7): f"{tokens}t"})  # fmt: skip


def met(ship: Ship) -> TruckerState:
    table = fly(ship, manned(ship.clone()), cards=[HOLE], positions=[9, 5], sets=["missions"])
    play(table)
    return table


def answer_of(table: TruckerState) -> str:
    return str(answer(table, ME, table.legal_moves(ME)))


def test_what_is_worth_least_goes_first_and_nothing_that_makes_more_go() -> None:
    table = met(laden())
    assert answer_of(table) == "abandon 10,7"
    table.apply(ME, answer(table, ME, table.legal_moves(ME)))
    assert answer_of(table) == "abandon 9,7", "rather than an engine, after which two more would go, or the blocks"


def test_double_engines_are_powered_until_the_pull_is_matched_and_no_further() -> None:
    """Two single ones, so two of the three doubles: a token is left."""
    table = met(doubles(3))
    assert answer_of(table).startswith("power")
    events = table.apply(ME, answer(table, ME, table.legal_moves(ME)))
    while not told(events, Escaped):
        events += table.apply(ME, answer(table, ME, table.legal_moves(ME)))
    assert (told(events, Escaped)[0].count, table.ships[ME].total_tokens) == (0, 1)


@pytest.mark.parametrize("card", ["SC01", "SC05", "SC09", "SC24", "SC26"])
@pytest.mark.parametrize("ship_class", ["II", "IIB", "IV"])
def test_there_is_an_answer_to_whatever_is_asked(card: str, ship_class: str) -> None:
    ships = [manned(ship) for ship in built("rookie", 2, 3, classes=[ship_class]).ships]
    table = fly(*ships, cards=[card], level="III", last=True, sets=["abe", "missions"])
    rng, number = Random(card), CARD_NUMBERS[card]
    while table.order() and (table.card == number or number not in table.revealed):
        if table.chance is not None:
            table.resolve(table.chance.sample(rng))
            continue
        seat = next(iter(table.decisions))
        table.apply(seat, answer(table, seat, table.legal_moves(seat)))
    assert number in table.revealed
