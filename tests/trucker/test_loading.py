"""Loading goods one block at a time: every arrangement can be reached, in exactly one way, and nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product

from citing import rule
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.cargo import GainGoods
from starhaul.trucker.goods import BLUE, GREEN, RED
from starhaul.trucker.grid import cells_in
from starhaul.trucker.rows import replaced
from starhaul.trucker.ship import Ship
from trucker.seats import positions_of
from trucker.shipyard import ship
from trucker.tables import aboard, asked, fly, manned, moves_of, play

SEAT = Seat(0)
Arrangement = tuple[tuple[int, ...], ...]


def freighter() -> Ship:
    """A special hold for one block, a hold for two."""
    drawing = "\nspecialx1:*1** start holdx2:***1\n"
    return aboard(manned(ship("II", (6, 7), drawing)), {(6, 7): "r", (8, 7): "b"})


def offer(goods: tuple[int, ...]) -> TruckerState:
    table = fly(freighter(), manned(ship("II", (7, 7), "\nstart\n")))
    table.questions = {}
    table.first_for(SEAT, GainGoods(goods))
    table.run_due()
    return table


def arrangement(table: TruckerState) -> Arrangement:
    ship = table.ships[SEAT]
    return tuple(tuple(ship.goods_at(cell)) for cell in cells_in(ship.holds))


def arrangements_reached(table: TruckerState) -> Counter[Arrangement]:
    """How often each arrangement ends a path."""
    found: Counter[Arrangement] = Counter()
    for move in table.legal_moves(SEAT):
        after = table.clone()
        after.apply(SEAT, move)
        if asked(after) == {0: "LOAD"}:
            found += arrangements_reached(after)
        else:
            found[arrangement(after)] += 1
    return found


def arrangements_possible(blocks: Counter[int]) -> set[Arrangement]:
    """Every way to put some of these blocks into one special container and two plain ones (BLD-19)."""
    special: list[tuple[int, ...]] = [(), *((colour,) for colour in blocks)]
    plain = [chosen for size in range(3) for chosen in combinations_with_replacement(sorted(set(blocks) - {RED}), size)]
    return {(one, two) for one, two in product(special, plain) if Counter(one) + Counter(two) <= blocks}


@rule("FLT-08", "BLD-19")
def test_every_arrangement_has_exactly_one_path() -> None:
    reached = arrangements_reached(offer((GREEN, BLUE, RED)))
    assert set(reached) == arrangements_possible(Counter([RED, BLUE, GREEN, BLUE, RED]))
    assert set(reached.values()) == {1}


@rule("FLT-08")
def test_what_is_left_goes_back_to_the_bank() -> None:
    table = offer((GREEN, GREEN))
    play(table, moves={0: "unload blue 8,7, load green 8,7, done"})
    assert table.ships[SEAT].total_goods() == [0, 1, 0, 1]
    assert table.bank == [14, 12, 17, 11]


@rule("FLT-11")
def test_the_bank_offers_no_more_than_it_has() -> None:
    table = fly(freighter(), freighter(), cards=["I-13"], positions=[6, 3])
    table.bank = replaced(table.bank, BLUE, 0)
    play(table, moves={0: "land 2"})
    play(table, moves={1: "pass"})
    assert "load red 6,7" not in moves_of(table, 0)
    play(table, moves={0: "unload blue 8,7"})
    assert table.bank[BLUE] == 1


def test_nothing_is_asked_of_a_ship_without_holds() -> None:
    bare = manned(ship("II", (7, 7), "\nstart\n"))
    table = fly(bare, freighter(), cards=["I-13"], positions=[6, 3])
    play(table, moves={0: "land 1"})
    play(table, moves={1: "pass"})
    assert positions_of(table) == [4, 3]
