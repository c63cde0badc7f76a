"""What is told of components that reach farther than the next one: what they do, and what the one in hand would do."""

from __future__ import annotations

from random import Random

from citing import rule
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState, new_game
from starhaul.trucker.grid import Square
from starhaul.trucker.moves import Place, Return, TakeFaceDown, TakeSpecial
from starhaul.trucker.reaches import Reach, Reaching, standing_reaches
from starhaul.trucker.ship import Ship
from trucker.shipyard import ship

HOST = Seat(0)
STEPS = 400
BUILDING = (Place, Return, TakeFaceDown, TakeSpecial)


def reached(built: Ship, kind: Reaching, at: Square) -> set[Square]:
    return {
        square for reach in standing_reaches(built) if (reach.kind, reach.at) == (kind, at) for square in reach.squares
    }


@rule("ABE-SOL-01", "ABE-RTE-04")
def test_a_panel_powers_what_routing_modules_join_to_it() -> None:
    built = ship("II", (6, 7), "\n .  start . \n solar:*3** A16> shield:***1 \n")
    assert reached(built, Reaching.JOINS, (7, 8)) == {(6, 8), (7, 7), (8, 8)}
    assert reached(built, Reaching.POWERS, (6, 8)) == {(8, 8)}


@rule("MIS-ART-04", "MIS-ART-11")
def test_in_a_dead_zone_nobody_is_armed_or_powered() -> None:
    alive = ship("II", (6, 7), "\n armory start \n")
    assert reached(alive, Reaching.ARMS, (6, 7)) == {(7, 7)}
    dead = ship("II", (6, 7), "\n armory start \n artifact^ . \n")
    (zone,) = [reach for reach in standing_reaches(dead) if reach.kind is Reaching.DEADENS]
    assert (6, 7) in zone.squares
    assert reached(dead, Reaching.ARMS, (6, 7)) == set()


@rule("MIS-EXP-02", "MIS-CMP-16")
def test_an_explosion_reaches_as_far_as_the_next_container_and_across_the_seam() -> None:
    built = ship("IIB", (8, 3), "\n explosive explosive \n")
    near = reached(built, Reaching.BLOWS_UP, (8, 3))
    assert {(7, 3), (8, 2), (9, 3)} <= near
    assert (1, 3) not in near, "nobody is there"
    assert (1, 3) in reached(built, Reaching.BLOWS_UP, (9, 3)), "there somebody could be"


def test_what_the_component_in_hand_would_do_is_what_it_does_once_placed() -> None:
    """A game with everything, in which somebody takes, compares, and places or puts back."""
    rng = Random("reaches")
    state = new_game(seats=2, sets=("abe", "missions"), classes=("IV",), missions=("MS06",))
    compared = 0
    for _ in range(STEPS):
        if state.chance:
            state.resolve(state.chance.sample(rng))
        elif HOST in state.decisions:
            compared += compare(state)
            state.apply(HOST, rng.choice([move for move in state.legal_moves(HOST) if isinstance(move, BUILDING)]))
        else:
            break
    assert compared > 20


def compare(state: TruckerState) -> int:
    places = {(move.square, move.turn): move for move in state.legal_moves(HOST) if isinstance(move, Place)}
    if not places or state.hands[HOST].cell >= 0:
        return 0
    standing = {reach.at for reach in standing_reaches(state.ships[HOST])}
    told = [reach for reach in state.view(HOST).reaches if reach.at not in standing]
    for reach in told:
        turns = [turn for square, turn in places if square == reach.at and reach.turn in (None, turn)]
        assert turns, "nobody could put it there"
        after = state.clone()
        after.apply(HOST, places[reach.at, turns[0]])
        assert Reach(reach.kind, reach.at, reach.squares) in after.view(HOST).reaches
    return len(told)


def test_the_base_game_is_told_nothing() -> None:
    state = new_game(seats=2, level=2)
    assert state.view(HOST).reaches == ()
