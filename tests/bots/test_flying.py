"""How a sound player answers the questions of Another Big Expansion."""

from __future__ import annotations

from rules.trucker_abe.raided import raided
from starhaul.bots.trucker.insuring import expected_excess
from starhaul.bots.trucker.mind import answer
from starhaul.kernel import Outcome, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.hazards import Hit
from starhaul.trucker.ship import Ship
from trucker.shipyard import ship
from trucker.tables import aboard, fly, manned, play

ME = Seat(0)


def under(hit: Hit, built: Ship, rolled: Outcome) -> TruckerState:
    """This comes at the ship, and the dice say where."""
    table = fly(built, manned(ship("II", (7, 7), "\nstart\n")))
    table.questions = {}
    table.first(hit.at((ME,)))
    table.run_due()
    table.resolve(rolled)
    return table


def answer_of(table: TruckerState) -> str:
    return str(answer(table, ME, table.legal_moves(ME)))


def nimble(tokens: int) -> Ship:
    """A thruster that points to the front and the left, a hold in column 8, an open pipe in column 7."""
    built = manned(ship("II", (6, 6), """
        .          A10<            .
        B093       start           hold:***3
    """))  # fmt: skip
    return aboard(built, {(6, 7): f"{tokens}t"})


def test_a_thruster_is_used_to_get_out_of_the_way() -> None:
    """In column 5 a large meteor meets nothing, in column 6 the battery."""
    assert answer_of(under(Hit("large", "front"), nimble(2), (3, 3))) == "shift left"


def test_what_misses_is_left_alone() -> None:
    assert answer_of(under(Hit("large", "front"), nimble(2), (4, 5))) == "stay"


def test_a_panel_pays_before_a_token_does() -> None:
    """It powers the shield for nothing, and can do so again when the next card comes."""
    sunny = manned(ship("II", (6, 6), """
        .               .        2gun^:0*1*
        batteryx2:*3*0  start    solar:1313   shield^:***3
    """))  # fmt: skip
    table = under(Hit("small", "front"), sunny, (3, 4))
    assert answer_of(table) == "defend"
    table.apply(ME, answer(table, ME, table.legal_moves(ME)))
    assert answer_of(table) == "pay 8,7"


# Intruders, on the ship of the rulebook's examples


def boarded(built: Ship, card: str, roll: int) -> TruckerState:
    """An intruder is about to enter where the dice say."""
    table = fly(built, manned(ship("III", (7, 7), "\nstart\n")), cards=[card], level="III", sets=["abe"])
    play(table, rolls=[roll])
    return table


def test_a_predator_is_kept_out_of_cabins_and_batteries() -> None:
    """From the left in row 9 it would eat tokens and humans; in row 10 there is nothing (ABE-INT-EX1)."""
    assert answer_of(boarded(raided(), "ABE-I-01", 9)) == "shift rear"


def test_a_predator_that_earns_a_reward_is_let_in() -> None:
    """In row 7 it turns away; in row 8 it walks into the auto-defense system (ABE-INT-EX1)."""
    assert answer_of(boarded(raided(), "ABE-I-01", 7)) == "shift rear"


def test_a_predator_that_will_be_defeated_is_left_alone() -> None:
    """In row 5 armed crew waits for it in the starting cabin; in row 6 it would leave unharmed (ABE-INT-EX1)."""
    assert answer_of(boarded(raided(), "ABE-I-01", 5)) == "stay"


# Insurance


def test_insurance_pays_where_more_is_lost_than_it_covers() -> None:
    assert expected_excess(30.0, 18) > 10
    assert expected_excess(8.0, 18) < 1
    assert expected_excess(18.0, 18) > 3
