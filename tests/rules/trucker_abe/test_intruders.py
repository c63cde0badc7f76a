"""Intruders in flight (ABE-INT): the roll, thrusters, what they take, charges, rewards."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, cargo, days, launched, money, rollers
from rules.trucker_abe.raided import charges, endings, raided, steps
from rules.trucker_abe.skies import begin
from starhaul.kernel import Event, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.adventures import CARD_NUMBERS, CARDS
from starhaul.trucker.adventures.intruders import Commando, Predator
from starhaul.trucker.card_steps.intruders import CollectRewards, Intruders, Raid
from starhaul.trucker.cargo import Loading
from starhaul.trucker.evading import ShiftOrNot
from starhaul.trucker.events import (
    Cause,
    ComponentsLost,
    CrewLost,
    DiceRolled,
    GoodsLost,
    IntruderGone,
    Intrusion,
    Loss,
    TokensSpent,
)
from starhaul.trucker.grid import LEFT
from starhaul.trucker.intruding import charged
from starhaul.trucker.rolling import RollForLane
from starhaul.trucker.ship import Ship
from trucker.shipyard import component, ship
from trucker.tables import aboard, asked, fly, manned, moves_of, play, told

PREDATOR = "ABE-I-01"
"""From the left, left-hand, four steps, two credits: that of the rulebook's example."""
COMMANDO = "ABE-III-02"
"""From the right, left-hand, charges after steps 6 and 12: likewise."""


def attacked(card: str, row: int, moves: str = "stay") -> tuple[TruckerState, list[Event]]:
    """The rulebook's ship and a bare one meet the intruder of this card in this row."""
    table = fly(raided(), bare("III"), cards=[card], positions=[9, 7], level="III")
    events = play(table, rolls=[row])
    if asked(table).get(0) == "SHIFT":
        events += play(table, moves={0: moves})
    return table, events


def eaten(events: list[Event]) -> tuple[int, int, int]:
    """Figures, tokens and blocks that an intruder took from the first ship."""
    crew = sum(lost.count for lost in told(events, CrewLost) if (lost.seat, lost.cause) == (0, Cause.INTRUDER))
    tokens = sum(lost.count for lost in told(events, TokensSpent) if (lost.seat, lost.cause) == (0, Cause.INTRUDER))
    goods = sum(lost.count for lost in told(events, GoodsLost) if (lost.seat, lost.cause) == (0, Cause.INTRUDER))
    return crew, tokens, goods


def losses(events: list[Event]) -> list[ComponentsLost]:
    """Of the first ship."""
    return [lost for lost in told(events, ComponentsLost) if lost.seat == 0]


# The predator of the rulebook


@rule("ABE-INT-EX1", "ABE-DEF-06", "ABE-INT-PRE-01", "ABE-INT-PRE-03", "ABE-INT-05", "ABE-INT-12", "ABE-INT-13")
@pytest.mark.parametrize(
    ("row", "ending", "credits", "taken"),
    [
        (4, Intrusion.MISSES, [], (0, 0, 0)),
        (5, Intrusion.DEFEATED, [(0, 2)], (0, 0, 0)),
        (6, Intrusion.LEAVES, [], (0, 0, 0)),
        (7, Intrusion.TURNED_AWAY, [], (0, 0, 0)),
        (8, Intrusion.DEFEATED, [(0, 2)], (0, 0, 0)),
        (9, Intrusion.LEAVES, [], (2, 3, 0)),
        (10, Intrusion.MISSES, [], (0, 0, 0)),
    ],
)
def test_the_predator_of_the_rulebook(
    row: int,
    ending: Intrusion,
    credits: list[tuple[int, int]],  # noqa: A002 the word of the game
    taken: tuple[int, int, int],
) -> None:
    table, events = attacked(PREDATOR, row)
    assert (0, ending) in endings(events)
    assert (money(events), eaten(events)) == (credits, taken)
    assert table.ships[0].components_count == 17
    assert losses(events) == []


@rule("ABE-INT-EX1", "ABE-INT-02", "ABE-THR-11")
@pytest.mark.parametrize(
    ("row", "shifted", "ending", "credits"),
    [
        (7, 8, Intrusion.DEFEATED, [(0, 2)]),
        (9, 10, Intrusion.MISSES, []),
        (4, 5, Intrusion.DEFEATED, [(0, 2)]),
    ],
)
def test_a_thruster_beside_crew_shifts_the_way_in_by_one_to_the_rear_for_a_token(
    row: int,
    shifted: int,
    ending: Intrusion,
    credits: list[tuple[int, int]],  # noqa: A002 the word of the game
) -> None:
    """The thruster that points to the front has no crew beside it, so there is no way to shift to the front."""
    table = fly(raided(), bare("III"), cards=[PREDATOR], positions=[9, 7], level="III")
    play(table, rolls=[row])
    assert (asked(table), moves_of(table, 0)) == ({0: "SHIFT"}, ["shift rear", "stay"])
    events = play(table, moves={0: "shift rear"})
    assert (0, ending) in endings(events)
    assert money(events) == credits
    assert table.ships[0].total_tokens == 2
    assert shifted == row + 1


@rule("ABE-INT-02")
def test_what_would_be_lost_and_earned_tells_which_lane_harms_least() -> None:
    nothing = Raid((Intrusion.MISSES,), 0, 0, 0, 0, 0)
    reward = Raid((Intrusion.DEFEATED,), 0, 0, 0, 0, 2)
    even = Raid((Intrusion.DEFEATED, Intrusion.LEAVES), 1, 0, 0, 0, 2)
    loss = Raid((Intrusion.LEAVES,), 1, 1, 1, 1, 0)
    assert nothing.harm() == 0
    assert reward.harm() < nothing.harm() < even.harm() < loss.harm()


@rule("ABE-INT-02")
@pytest.mark.parametrize("segments", [(), (1,)], ids=["predator", "commando"])
def test_which_component_it_is_makes_a_difference_even_where_as_much_is_lost(segments: tuple[int, ...]) -> None:
    """One step from the left: a yellow block or a blue one is eaten, or one of the two holds explodes."""
    holds = aboard(manned(ship("II", (6, 6), """
        .           batteryx2:**3* .
        holdx2:*1** start          A12>
        holdx2:*1** pipes:3**3     .
    """)), {(6, 7): "y", (6, 8): "b"})  # fmt: skip
    comer = Intruders(LEFT, "predator", ("left",), 1, segments, not segments, 0, ())
    table = fly(holds, bare())
    begin(table, RollForLane(Seat(0), (Seat(0), Seat(1)), comer), CollectRewards(0, ()))
    play(table, rolls=[7])
    assert (asked(table), moves_of(table, 0)) == ({0: "SHIFT"}, ["shift rear", "stay"])
    question = table.questions[Seat(0)]
    assert isinstance(question, ShiftOrNot)
    raids = [*question.staying, *question.shifts[0].prospects]
    assert [raid.emptied + raid.charged for raid in raids if isinstance(raid, Raid)] == [((6, 7),), ((6, 8),)]


@rule("ABE-INT-01", "ABE-INT-15")
def test_the_leader_rolls_once_and_everybody_meets_it_on_the_own_ship() -> None:
    table = fly(bare("III"), raided(), bare("III"), cards=[PREDATOR], positions=[9, 7, 3], level="III")
    events = play(table, rolls=[7], moves={1: "stay"})
    assert rollers(events) == [0]
    assert [roll.threat for roll in told(events, DiceRolled)] == ["predator"]
    assert dict(endings(events)) == {0: Intrusion.LEAVES, 1: Intrusion.TURNED_AWAY, 2: Intrusion.LEAVES}
    assert [table.ships[seat].crew for seat in (0, 2)] == [0, 0]


@rule("ABE-INT-15")
def test_who_has_no_humans_left_gives_up_when_the_card_is_over() -> None:
    table = fly(bare("III"), raided(), cards=[PREDATOR], positions=[9, 7], level="III")
    play(table, rolls=[7], moves={1: "stay"})
    assert [rocket.is_flying for rocket in table.rockets] == [False, True]


@rule("ABE-INT-PRE-01")
def test_a_predator_eats_blocks_too_and_aliens() -> None:
    """Two blocks, two humans and an alien lie on its way."""
    eatable = launched("II", (6, 7), """
        holdx2:*1** start cabin:*1*3 purple:***1
    """, {(6, 7): "yb", (8, 7): "P"})  # fmt: skip
    table = fly(eatable, bare(), cards=[PREDATOR], positions=[9, 7])
    events = play(table, rolls=[7])
    assert eaten(events) == (3, 0, 2)
    assert (cargo(table, 0), table.ships[0].crew) == ("", 0)
    assert table.bank == fly(bare(), bare()).bank


@rule("ABE-INT-PRE-02", "ABE-ARM-05")
def test_armed_crew_is_not_eaten() -> None:
    table, events = attacked(PREDATOR, 5)
    assert eaten(events) == (0, 0, 0)
    assert table.ships[0].humans_at(table.ships[0].board.cell((7, 7))) == 2


@rule("ABE-INT-14")
def test_rewards_cost_no_days() -> None:
    _, events = attacked(PREDATOR, 8)
    assert days(events) == []


# The commando of the rulebook


@rule("ABE-INT-EX2", "ABE-INT-COM-01", "ABE-INT-COM-02", "ABE-INT-COM-05", "ABE-INT-COM-06", "ABE-INT-COM-08")
def test_the_commando_of_the_rulebook() -> None:
    """Charges in an engine and in the battery, whose tokens go with it; another engine falls off."""
    table, events = attacked(COMMANDO, 7)
    assert charges(events) == [(8, 9), (6, 9)]
    (destroyed,) = losses(events)
    assert (destroyed.how, [lost.square for lost in destroyed.components]) == (Loss.DESTROYED, [(6, 9), (8, 9)])
    assert [(lost.square, lost.count) for lost in told(events, TokensSpent)] == [((6, 9), 3)]
    assert eaten(events) == (0, 0, 0)
    assert [lost.seat for lost in told(events, CrewLost)] == [1]
    assert asked(table) == {0: "KEEP_PIECE"}
    (fallen,) = told(play(table, moves={0: "keep 5,7"}), ComponentsLost)
    assert (fallen.how, [lost.square for lost in fallen.components]) == (Loss.FALLEN_OFF, [(5, 9)])


@rule("ABE-INT-EX2", "ABE-INT-COM-08")
def test_shifted_to_row_eight_it_is_worse_and_the_owner_keeps_one_of_three_pieces() -> None:
    table, events = attacked(COMMANDO, 7, "shift rear")
    assert charges(events) == [(7, 8), (5, 8)]
    assert asked(table) == {0: "KEEP_PIECE"}
    assert len(moves_of(table, 0)) == 3


@rule("ABE-INT-EX2", "ABE-INT-12", "ABE-INT-14", "ABE-INT-COM-02", "ABE-INT-COM-07")
def test_with_the_second_cabin_armed_only_the_first_charge_explodes_and_then_the_reward_is_loaded() -> None:
    """An armory in place of the battery arms it. Red and yellow are the reward, and the hold takes no red."""
    armed = raided()
    armed.remove(armed.board.cell((6, 9)))
    armed.place(armed.board.cell((6, 9)), *component("A35^"))
    table = fly(armed, bare("III"), cards=[COMMANDO], positions=[9, 7], level="III")
    events = play(table, rolls=[7])
    assert (0, Intrusion.DEFEATED) in endings(events)
    assert charges(events) == [(8, 9)]
    (lost,) = losses(events)
    assert [component.square for component in lost.components] == [(8, 9)]
    assert asked(table) == {0: "LOAD"}
    assert {move.split()[1] for move in moves_of(table, 0) if move.startswith("load")} == {"yellow"}
    after = play(table, moves={0: "load yellow 8,8"})
    assert (cargo(table, 0), days(after)) == ("yb", [])


@rule("ABE-INT-COM-03", "ABE-INT-12")
def test_defeated_where_it_should_plant_it_plants_nothing() -> None:
    """Armed, the cabin at 9,8 is its second step; a charge after two steps would lie there."""
    band = Intruders(1, "commando", ("left",), 2, (2,), False, 0, ())
    ship = raided()
    (ending,) = {way.ending for way in band.ways(ship, 7)}
    assert ending is Intrusion.LEAVES
    assert [charged(way, (2,)) for way in band.ways(ship, 7)] == [(ship.board.cell((9, 8)),)]
    ship.remove(ship.board.cell((10, 8)))
    ship.place(ship.board.cell((10, 8)), *component("A35<"))
    (way,) = band.ways(ship, 7)
    assert (way.ending, charged(way, (2,))) == (Intrusion.DEFEATED, ())


@rule("ABE-INT-COM-04")
def test_two_charges_in_one_component_act_as_one() -> None:
    """A bare starting cabin is all there is: both charges lie in it."""
    _, events = attacked("ABE-II-02", 7)
    assert charges(events, seat=1) == [(7, 7), (7, 7)]
    assert [len(lost.components) for lost in told(events, ComponentsLost) if lost.seat == 1] == [1]


@rule("ABE-INT-COM-09")
def test_the_way_of_a_commando_ends_with_its_last_charge() -> None:
    """ABE-II-02: four steps and four more."""
    card = CARDS[CARD_NUMBERS["ABE-II-02"]]
    assert isinstance(card, Commando)
    assert card.intruders().steps == 8
    _, events = attacked("ABE-II-02", 7)
    assert len(steps(events, seat=1)) == 8


@rule("ABE-INT-EX3")
def test_the_cards_shown_with_the_rules() -> None:
    predator, six, four_and_four = [CARDS[CARD_NUMBERS[id]] for id in ("ABE-I-02", "ABE-I-03", "ABE-II-02")]
    assert isinstance(predator, Predator)
    assert (predator.from_side, predator.hand, predator.walk) == ("front", "left", 5)
    assert isinstance(six, Commando)
    assert isinstance(four_and_four, Commando)
    assert (six.segments, four_and_four.segments) == ((6,), (4, 4))


# Double intruders, and both in one


@rule("ABE-INT-DBL-01", "ABE-INT-DBL-02", "ABE-INT-DBL-04")
def test_two_predators_go_opposite_ways_from_one_entry_and_each_is_worth_the_reward() -> None:
    """ABE-IV-16, from the front in column 7: both run into the armed crew of the starting cabin."""
    _, events = attacked("ABE-IV-16", 7)
    assert len(told(events, DiceRolled)) == 1
    assert {hand: steps(events, hand=hand)[0] for hand in ("left", "right")} == {"left": (7, 5), "right": (7, 5)}
    assert steps(events, hand="left") == [(7, 5), (7, 6), (7, 7)]
    assert steps(events, hand="right") == [(7, 5), (7, 6), (6, 6), (7, 6), (7, 7)]
    assert endings(events)[:2] == [(0, Intrusion.DEFEATED)] * 2
    assert money(events) == [(0, 10)]


@rule("ABE-INT-DBL-03")
def test_all_charges_of_two_commandos_explode_together_when_both_have_ended() -> None:
    """ABE-IV-17, from the right in row 8: five and five steps each."""
    _, events = attacked("ABE-IV-17", 8)
    own = charges(events)
    assert len(own) == 3
    last_gone = [event for event in told(events, IntruderGone) if event.seat == 0][-1]
    assert [event.hand for event in told(events, IntruderGone) if event.seat == 0] == ["left", "right"]
    assert events.index(last_gone) < events.index(losses(events)[0])
    assert {lost.square for lost in losses(events)[0].components} == set(own)


@rule("ABE-INT-DBL-04")
def test_both_defeated_earn_the_goods_twice() -> None:
    """ABE-IV-17: red and green each. They come in at the module, and the armed crew of the next component waits."""
    trap = manned(ship("II", (6, 6), """
        .              A35^  .
        specialx2:*1** start pipes:***3
    """))  # fmt: skip
    table = fly(trap, bare(), cards=["ABE-IV-17"], positions=[9, 7])
    events = play(table, rolls=[7])
    assert [how for seat, how in endings(events) if seat == 0] == [Intrusion.DEFEATED] * 2
    question = table.questions[Seat(0)]
    assert isinstance(question, Loading)
    assert question.dock == (0, 2, 0, 2)


@rule("ABE-INT-DBL-05")
def test_a_defended_entry_turns_both_away_without_reward() -> None:
    """ABE-IV-16 in column 5: an auto-defense system at the front of it."""
    _, events = attacked("ABE-IV-16", 5)
    assert endings(events)[:2] == [(0, Intrusion.TURNED_AWAY)] * 2
    assert (money(events), steps(events), steps(events, hand="right")) == ([], [], [])


@rule("ABE-INT-PC-01")
def test_a_predator_commando_eats_on_every_step_and_plants_charges() -> None:
    """ABE-IV-18, from the left, left-hand, charges after steps 6 and 12: row 9 of the rulebook's ship."""
    table = fly(raided(), bare("III"), cards=["ABE-IV-18"], positions=[9, 7], level="III")
    events = play(table, rolls=[9], moves={0: "stay"})
    assert steps(events)[:5] == [(5, 9), (6, 9), (6, 8), (5, 8), (5, 7)]
    assert (0, Intrusion.DEFEATED) in endings(events)
    assert eaten(events) == (2, 3, 0)
    assert charges(events) == []
    assert money(events) == [(0, 7)]
    assert asked(table) == {0: "LOAD"}
    row = fly(raided(), bare("III"), cards=["ABE-IV-18"], positions=[9, 7], level="III")
    row.ships[0].remove(row.ships[0].board.cell((5, 7)))
    events = play(row, rolls=[9], moves={0: "stay"})
    assert charges(events)[0] == steps(events)[5]


@rule("ABE-INT-COM-09", "ABE-INT-PC-01")
def test_the_way_of_a_predator_commando_ends_with_its_last_charge_too() -> None:
    """ABE-IV-18: six steps and six more, all in a bare starting cabin, which it empties and blows up."""
    table = fly(bare("III"), bare("III"), cards=["ABE-IV-18"], positions=[9, 7], level="III")
    events = play(table, rolls=[7])
    assert (len(steps(events)), charges(events)) == (12, [(7, 7), (7, 7)])
    assert eaten(events) == (2, 0, 0)
    assert table.ships[0].components_count == 0


@rule("ABE-INT-15")
def test_the_bank_serves_those_ahead_first() -> None:
    """One yellow block is left for two victors."""
    first, second = commando_traps()
    table = fly(first, second, cards=["ABE-II-03"], positions=[7, 9])
    table.bank = [9, 9, 1, 9]
    events = play(table, rolls=[7])
    assert dict(endings(events)) == {0: Intrusion.DEFEATED, 1: Intrusion.DEFEATED}
    assert asked(table) == {1: "LOAD"}
    assert any(move.startswith("load yellow") for move in moves_of(table, 1))
    play(table, moves={1: "load yellow 6,7"})
    assert asked(table) == {0: "LOAD"}
    assert not any(move.startswith("load yellow") for move in moves_of(table, 0))


def commando_traps() -> tuple[Ship, Ship]:
    """Two ships with a pipe before a starting cabin that an armory arms, and a hold."""
    drawing = """
        .           pipes:**3* .
        holdx2:*1** start      A35<
    """
    ships = [manned(ship("II", (6, 6), drawing)) for _ in range(2)]
    return ships[0], ships[1]
