"""What an offer is worth to the ship that it is made to, told before the answer."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState, new_game
from starhaul.trucker.advice import Advice, GivingUp
from starhaul.trucker.boards import GOODS
from starhaul.trucker.card_steps.abandoned import UseShip
from starhaul.trucker.card_steps.enemies import TakeReward
from starhaul.trucker.cargo import GainGoods, available
from starhaul.trucker.events import Cause
from starhaul.trucker.faults import placement_problem
from starhaul.trucker.grid import cells_in
from starhaul.trucker.moves import PASS, RETURN, TAKE_FACE_DOWN
from starhaul.trucker.ship import Ship
from starhaul.trucker.square_moves import moves_on
from starhaul.trucker.stowing import Haul, haul
from trucker.shipyard import ship
from trucker.tables import aboard, fly, manned, play

SEAT = Seat(0)
RED_PLANETS, STATION, WRECK = "II-12", "I-19", "I-18"


def freighter(special: str = "", hold: str = "") -> Ship:
    """A special hold for one block, a hold for two."""
    drawing = "\nspecialx1:*1** start holdx2:***1\n"
    return aboard(manned(ship("II", (6, 7), drawing)), {(6, 7): special, (8, 7): hold})


def shuttle() -> Ship:
    """Nothing but a cabin."""
    return manned(ship("II", (7, 7), "\nstart\n"))


def advice(table: TruckerState, seat: int = SEAT) -> Advice:
    told = table.view(Seat(seat)).advice
    assert told
    return told


def worth(table: TruckerState) -> int:
    return sum(good.price * count for good, count in zip(GOODS, table.ships[SEAT].total_goods(), strict=True))


def most(table: TruckerState) -> int:
    """The best that any way of loading brings."""
    if SEAT not in table.decisions:
        return worth(table)
    values = []
    for move in table.legal_moves(SEAT):
        after = table.clone()
        after.apply(SEAT, move)
        values.append(most(after))
    return max(values)


@rule("FLT-08", "FLT-11")
@pytest.mark.parametrize("seed", range(40))
def test_the_gain_is_that_of_the_best_loading_of_all(seed: int) -> None:
    rng = Random(seed)
    full = freighter("".join(rng.sample("rygb", rng.randrange(2))), "".join(rng.choices("ygb", k=rng.randrange(3))))
    table = fly(full, shuttle())
    offered = tuple(rng.choices(range(4), k=rng.randint(1, 3)))
    table.bank = [rng.randrange(3) for _ in GOODS]
    dock, before = available(table, offered), worth(table)
    told = haul(PASS, table.ships[SEAT], dock)
    table.questions = {}
    table.first_for(SEAT, GainGoods(offered))
    table.run_due()
    assert told.gain == most(table) - before
    assert told.offered == sum(dock)
    assert told.loaded - told.thrown_out <= 3 - sum(table.ships[SEAT].total_goods())


def test_every_free_planet_is_weighed_for_this_ship() -> None:
    """Only one red block finds a special container, and none of the others: the hold is full of better ones."""
    table = fly(freighter("", "yy"), shuttle(), cards=[RED_PLANETS])
    play(table)
    assert advice(table).hauls == (
        Haul("land 1", offered=4, loaded=1, thrown_out=0, gain=4),
        Haul("land 2", offered=4, loaded=1, thrown_out=0, gain=4),
        Haul("land 3", offered=5, loaded=1, thrown_out=0, gain=4),
    )


def test_planets_that_are_taken_are_not_weighed() -> None:
    table = fly(freighter(), shuttle(), cards=[RED_PLANETS])
    play(table, moves={0: "land 2"})
    assert [told.move for told in advice(table, 1).hauls] == ["land 1", "land 3"]


def test_a_ship_without_holds_is_told_that_nothing_fits() -> None:
    table = fly(shuttle(), shuttle(), cards=[RED_PLANETS])
    play(table)
    assert {(told.loaded, told.gain) for told in advice(table).hauls} == {(0, 0)}


def test_cheap_goods_make_room_and_are_counted() -> None:
    table = fly(freighter("b", "bb"), shuttle(), cards=[RED_PLANETS])
    play(table)
    best = max(advice(table).hauls, key=lambda told: told.gain)
    assert best.thrown_out == best.loaded > 0
    before = worth(table)
    play(table, moves={0: best.move, 1: "pass"})
    for move in advice(table).stowing:
        play(table, moves={0: move})
    assert worth(table) - before == best.gain


def test_a_station_is_weighed_too() -> None:
    crowded = ship("II", (5, 7), "\ncabin:*1** cabin:*1*1 start holdx2:***1\n")
    table = fly(aboard(manned(crowded), {(8, 7): "b"}), shuttle(), cards=[STATION])
    play(table)
    assert advice(table).hauls == (Haul("accept", offered=2, loaded=2, thrown_out=1, gain=4),)


@pytest.mark.parametrize(
    ("goods", "told"), [(("yellow", "green", "blue"), (Haul("accept", 3, loaded=2, thrown_out=0, gain=5),)), ((), ())]
)
def test_a_reward_is_weighed_as_far_as_it_is_goods(goods: tuple[str, ...], told: tuple[Haul, ...]) -> None:
    table = fly(freighter("", "y"), shuttle())
    table.questions = {}
    table.ask(SEAT, TakeReward(credits=4, goods=goods, days=1))
    assert advice(table).hauls == told


def test_a_wreck_says_who_would_be_left() -> None:
    table = fly(manned(ship("II", (6, 7), "\ncabin:*1** start\n")), shuttle(), cards=[WRECK])
    play(table)
    offer = table.decisions[SEAT]
    assert isinstance(offer, UseShip)
    assert advice(table).crew_left == 4 - offer.crew == 1


@rule("GUP-08")
def test_giving_up_is_priced_before_it_is_done() -> None:
    table = fly(freighter("r", "yy"), shuttle(), cards=[STATION], positions=[10, 4])
    assert advice(table).giving_up == GivingUp(goods=10, halved=5, finish=table.board.finish[0])
    play(table, moves={0: "give-up", 1: "give-up"})
    sold = [line.amount for line in table.players[SEAT].purse.bill if line.reason == Cause.GOODS.name.lower()]
    assert sold == [5]


@pytest.mark.parametrize("mistakes", ["forbidden", "marked"])
def test_what_fits_nowhere_comes_with_the_reasons(mistakes: str) -> None:
    """Random building: whenever nothing fits, each square beside the ship has a reason that some turn really meets."""
    rng, met = Random(5), 0
    state = new_game(level=1, seats=2, mistakes=mistakes)
    for _ in range(60):
        state.apply(SEAT, TAKE_FACE_DOWN)
        assert state.chance
        state.resolve(state.chance.sample(rng))
        met += check_misfits(state)
        built, tile = state.ships[SEAT], state.hands[SEAT].tile
        place = moves_on(built.board.grid).place
        fitting = [place[cell * 4 + turn] for turn in range(4) for cell in cells_in(built.legal_cells(tile, turn))]
        state.apply(SEAT, rng.choice(fitting) if fitting else RETURN)
    assert met


def check_misfits(state: TruckerState) -> bool:
    told = state.view(SEAT).advice
    tile, built = state.hands[SEAT].tile, state.ships[SEAT]
    if built.can_place_anywhere(tile):
        assert not told or told.misfits is None
        return False
    assert told
    assert told.misfits is not None
    for misfit in told.misfits:
        cell = built.board.cell(misfit.at)
        problems = [placement_problem(built, tile, cell, turn) for turn in range(4)]
        assert (misfit.code, misfit.rule) in {(problem.code, problem.rule) for problem in problems if problem}
    beside = {square for square in built.board.squares(built.board.area & ~built.occupied) if touches(built, square)}
    assert {misfit.at for misfit in told.misfits} == beside
    return True


def touches(built: Ship, square: tuple[int, int]) -> bool:
    column, row = square
    near = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return any(other in built.board.squares(built.occupied) for other in near)
