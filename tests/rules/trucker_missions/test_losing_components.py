"""How components are lost in flight: destroyed with all that explodes and breaks, fallen off, given up (MIS-CMP)."""

from __future__ import annotations

from typing import final

import pytest

from citing import rule
from rules.trucker.fleet import bare, money, squares_of
from starhaul.kernel import Event, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.adventures import CARD_NUMBERS
from starhaul.trucker.card_steps.intruders import Intrude, Intruders, Raid
from starhaul.trucker.damage import Destroy, Detach, Sacrifice
from starhaul.trucker.events import ComponentsLost, Loss, Passed
from starhaul.trucker.grid import FRONT, LEFT, Square
from starhaul.trucker.hits import LARGE_METEOR
from starhaul.trucker.mission_steps.sitting_out import OfferSittingOut, SitOutOrNot
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerLaneStep
from starhaul.trucker.terms import Moment, Terms
from starhaul.trucker.threats import hit_prospect, left_by
from trucker.shipyard import ship, squares
from trucker.tables import asked, fly, manned, play, told

SABOTAGE = "III-04"
METEORS = "I-11"
"""Large, small, large, all from the front."""
LEAK = "ABE-IV-15"


def lost(events: list[Event], seat: int = 0) -> list[tuple[Loss, list[Square | None]]]:
    """How which components of this ship were lost, in this order."""
    of_seat = [event for event in told(events, ComponentsLost) if event.seat == seat]
    return [(event.how, [component.square for component in event.components]) for event in of_seat]


def going_through(step: TruckerLaneStep, built: Ship) -> tuple[TruckerState, list[Event]]:
    """A flight in which this happens to this ship."""
    table = fly(built, bare(), cards=[METEORS])
    table.questions = {}
    table.first_for(Seat(0), step)
    table.run_due()
    events, table.events = table.events, []
    return table, events


def cells(built: Ship, *named: Square) -> int:
    return sum(1 << built.board.cell(square) for square in named)


def bottled() -> Ship:
    """The ship of the example: an explosive container at 5,8, a hold, a bottle behind the starting cabin, an engine at
    8,9, which hangs on modules."""
    return manned(ship("III", (5, 7), """
        .              .         start        pipes:**33
        explosive:*1** hold:*1*3 fragile:3**3 pipes:3*3*
        .              .         .            engine:1***
    """))  # fmt: skip


def crowded() -> Ship:
    """Six people: sabotage strikes another ship."""
    return manned(ship("III", (6, 7), """
        cabin:*3** start cabin:***3
    """))  # fmt: skip


@rule("MIS-CMP-EX1", "MIS-CMP-07", "MIS-CMP-11", "MIS-EXP-01", "MIS-FRG-01", "MIS-FRG-05")
def test_sabotage_on_an_explosive_container_is_told_wave_by_wave() -> None:
    """The hold is blown up, its loss breaks the bottle; engine and starting cabin stay."""
    table = fly(bottled(), crowded(), cards=[SABOTAGE], level="III")
    events = play(table, rolls=[(1, 4, 2, 6)])
    assert lost(events) == [(Loss.DESTROYED, [(5, 8)]), (Loss.BLOWN_UP, [(6, 8)]), (Loss.BROKEN, [(7, 8)])]
    assert squares_of(table, 0) == [(7, 7), (8, 7), (8, 8), (8, 9)]


@rule("MIS-CMP-05", "MIS-CMP-10")
def test_whatever_the_way_each_lost_component_is_paid_at_the_end() -> None:
    table = fly(bottled(), crowded(), cards=[SABOTAGE], level="III", last=True)
    events = play(table, rolls=[(1, 4, 2, 6)])
    assert (0, -3) in money(events)


@rule("MIS-EXP-EX1", "MIS-EXP-02", "MIS-CMP-11")
def test_a_meteor_sets_off_one_container_and_that_the_next() -> None:
    """Explosive containers at 9,6 and 10,7, a cabin at 11,8, a battery at 8,8 that stays."""
    built = manned(ship("III", (7, 6), """
        .          .            explosive:**3* .              .
        start      pipes:*3*3   pipes:13*3     explosive:*1*1 pipes:**33
        pipes:33** battery:***1 .              .              cabin:3***
    """))  # fmt: skip
    table = fly(built, bare("III"), cards=[METEORS], level="III")
    events = play(table, rolls=[9, 2, 2])
    assert lost(events) == [
        (Loss.DESTROYED, [(9, 6)]),
        (Loss.BLOWN_UP, [(8, 7), (9, 7), (10, 7)]),
        (Loss.BLOWN_UP, [(11, 7), (11, 8)]),
    ]
    assert squares_of(table, 0) == [(7, 7), (7, 8), (8, 8)]


@rule("MIS-EXP-01", "MIS-FRG-01")
def test_a_bottle_beside_an_explosion_is_lost_once() -> None:
    built = manned(ship("II", (6, 7), """
        start M02 fragile:***1
    """))  # fmt: skip
    _, events = going_through(Destroy(cells(built, (7, 7))), built)
    assert lost(events) == [(Loss.DESTROYED, [(7, 7)]), (Loss.BLOWN_UP, [(6, 7), (8, 7)])]


@rule("MIS-CMP-06", "MIS-CMP-08", "MIS-CMP-11", "MIS-EXP-03", "MIS-FRG-03")
def test_what_falls_off_after_a_hit_sets_nothing_off() -> None:
    """A meteor takes the module that held the explosive container; the bottle at its corner stays whole."""
    built = manned(ship("II", (7, 5), """
        pipes:*33* explosive:***1 .
        pipes:3*3* .              fragile:**3*
        start      pipes:*3*3     pipes:3**3
    """))  # fmt: skip
    table = fly(built, bare(), cards=[METEORS])
    events = play(table, rolls=[7, 2, 2], moves={0: "keep 7,6"})
    assert lost(events) == [(Loss.DESTROYED, [(7, 5)]), (Loss.FALLEN_OFF, [(8, 5)])]
    assert (9, 6) in squares_of(table, 0)


@rule("MIS-CMP-11")
def test_the_owner_chooses_a_piece_when_the_whole_set_is_gone() -> None:
    built = manned(ship("II", (5, 7), """
        cabin:*3** pipes:*3*3 explosive:*1*1 pipes:*3*3 start
    """))  # fmt: skip
    table = fly(built, bare(), cards=[METEORS])
    events = play(table, rolls=[7])
    assert lost(events) == [(Loss.DESTROYED, [(7, 7)]), (Loss.BLOWN_UP, [(6, 7), (8, 7)])]
    assert asked(table) == {0: "KEEP_PIECE"}
    assert lost(play(table, moves={0: "keep 9,7"})) == [(Loss.FALLEN_OFF, [(5, 7)])]


@rule("MIS-CMP-14", "MIS-CMP-07", "MIS-HVY-03")
def test_charges_that_explode_together_are_one_set() -> None:
    """A commando plants one on the hold and one on the heavy container, whose bottle breaks; nobody chooses between
    pieces before all of it has gone."""
    built = ship("II", (5, 7), """
        hold:*3** pipes:*3*3 start pipes:*3*3 M29 fragile:***2
    """)  # fmt: skip
    commando = Intruders(LEFT, "commando", ("left",), 5, (1, 4), eats=False, credits=0, goods=())
    (raid,) = commando.prospects(built, 7)
    assert isinstance(raid, Raid)
    assert (raid.charged, raid.chain, raid.components) == (((5, 7), (9, 7)), ((10, 7),), 3)
    table, events = going_through(Intrude(commando, 7), manned(built))
    assert lost(events) == [(Loss.DESTROYED, [(5, 7), (9, 7)]), (Loss.BROKEN, [(10, 7)])]
    assert squares_of(table, 0) == [(6, 7), (7, 7), (8, 7)]


@rule("MIS-CMP-08")
def test_radiation_sets_nothing_off_although_it_explodes() -> None:
    """Four tokens blow up beside an explosive container, which stays as long as it is attached."""
    built = manned(ship("III", (5, 6), """
        .              .              explosive:**3*
        batteryx2:0303 batteryx2:0303 start
    """))  # fmt: skip
    table = fly(built, bare("III"), cards=[LEAK], level="III")
    events = play(table)
    assert lost(events) == [(Loss.EXPLODED, [(5, 7), (6, 7)])]
    assert squares_of(table, 0) == [(7, 6), (7, 7)]


@rule("MIS-CMP-09", "MIS-EXP-03", "MIS-FRG-03", "MIS-CMP-10")
@pytest.mark.parametrize("how", [Loss.GIVEN_UP, Loss.FALLEN_OFF])
def test_what_is_given_up_or_falls_off_has_no_special_effect_and_counts_as_lost(how: Loss) -> None:
    """An explosive container beside a bottle, both ways round; what hung on it falls off."""
    drawing = """
        start explosive:*1*1 pipes:*3*3 fragile:***1
    """
    built = manned(ship("II", (6, 7), drawing))
    table, events = going_through(Detach(cells(built, (7, 7)), how), built)
    assert lost(events) == [(how, [(7, 7)])]
    assert asked(table) == {0: "KEEP_PIECE"}
    other = manned(ship("II", (6, 7), drawing))
    table, events = going_through(Detach(cells(other, (9, 7)), how), other)
    assert lost(events) == [(how, [(9, 7)])]
    assert len(table.players[0].discarded) == 1


@final
class Remark(TruckerLaneStep):
    """Says something that nothing else says here."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        state.tell(Passed(seat))


@rule("MIS-HSE-03", "MIS-EXP-06")
@pytest.mark.parametrize(
    ("hit", "keep", "is_moment"), [((6, 7), "keep 4,7", True), ((5, 7), "keep 6,7", False), ((9, 7), "", False)]
)
def test_an_explosion_that_destroys_the_starting_cabin_is_a_moment_of_its_own(
    hit: Square, keep: str, is_moment: bool
) -> None:
    """Not where the cabin itself is hit and the container beside it stays whole, nor where another one explodes far
    away; and it comes when the hit is resolved, after the pieces."""
    terms = Terms()
    terms.add_step(Moment.CABIN_BLOWN_UP, Remark())
    built = manned(ship("II", (4, 7), """
        cabin:*3** start explosive:*1*1 pipes:*3*3 cabin:*1*3 explosive:*1*1 cabin:***3
    """))  # fmt: skip
    table = fly(built, bare(), cards=[METEORS])
    table.terms, table.questions = [terms, terms], {}
    table.first_for(Seat(0), Destroy(cells(built, hit)))
    table.run_due()
    assert not told(table.events, Passed)
    assert (asked(table) == {0: "KEEP_PIECE"}) == bool(keep)
    table.events = []
    assert bool(told(play(table, moves={0: keep}), Passed)) == is_moment


@rule("MIS-CMP-11")
def test_a_preview_of_a_hit_has_the_whole_chain() -> None:
    """A large meteor on the explosive container of the example: three are destroyed, none falls off."""
    built = bottled()
    seen = hit_prospect(built, LARGE_METEOR, FRONT, 5)
    assert (seen.target, seen.lost, seen.chain) == ((5, 8), 3, ((6, 8), (7, 8)))
    assert squares(built, left_by(built, seen).occupied) == [(7, 7), (8, 7), (8, 8), (8, 9)]


@rule("MIS-CMP-11")
def test_who_is_asked_to_defend_is_told_what_would_go_with_the_component_in_danger() -> None:
    """A double cannon could shoot the meteor. If it is lost the bottle at its corner breaks, and the hold falls off."""
    built = manned(ship("II", (6, 6), """
        .            .     2gun:0*3*  .   .
        battery:*3** start pipes:13*3 M27 hold:***3
    """))  # fmt: skip
    table = fly(built, bare(), cards=[METEORS])
    play(table, rolls=[8])
    assert asked(table) == {0: "DEFEND"}
    advice = table.view(0).advice
    assert advice is not None
    assert (advice.chain, advice.falling) == (((9, 7),), ((10, 7),))
    events = play(table, moves={0: "endure, keep 6,7"})
    assert lost(events) == [(Loss.DESTROYED, [(8, 6)]), (Loss.BROKEN, [(9, 7)]), (Loss.FALLEN_OFF, [(10, 7)])]


@rule("MIS-GAM-22")
def test_who_may_open_a_bottle_is_told_what_would_fall_off_and_nothing_else_breaks() -> None:
    """The bottle at 7,8 holds a hold; the one at 8,8 beside it stays whole."""
    built = manned(ship("II", (6, 7), """
        .         start        pipes:**33
        hold:*3** fragile:3**3 fragile:3***
    """))  # fmt: skip
    table = fly(built, bare(), cards=[METEORS])
    table.card, table.questions = CARD_NUMBERS["SC01"], {}
    table.first_for(Seat(0), OfferSittingOut("fragile"))
    table.run_due()
    question = table.questions[Seat(0)]
    assert isinstance(question, SitOutOrNot)
    assert question.prices == (Sacrifice((7, 8), ((6, 8),)), Sacrifice((8, 8), ()))
    table.events = []
    events = table.apply(0, question.moves(table, Seat(0))[1])
    assert lost(events) == [(Loss.GIVEN_UP, [(7, 8)])]
    assert asked(table) == {0: "KEEP_PIECE"}
