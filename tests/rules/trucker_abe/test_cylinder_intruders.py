"""Intruders on class IIB whose row die missed: whoever shifts them aboard does not know yet where they come in
(ABE-IIB-12)."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import launched, money
from rules.trucker_abe.raided import endings
from rules.trucker_abe.skies import begin
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.card_steps.intruders import CollectRewards, Intruders, Raid
from starhaul.trucker.evading import ShiftOrNot
from starhaul.trucker.events import CrubotsActivated, Intrusion
from starhaul.trucker.grid import LEFT
from starhaul.trucker.rolling import RollForLane
from starhaul.trucker.ship import Ship
from trucker.tables import asked, fly, moves_of, play, told

SEAT = Seat(0)
BEHIND = (6,)
"""The row die that names the row behind the last one."""
REWARD = 4


def bait() -> Ship:
    """A manned thruster points to the front. In row 4 a cabin is met from the left start, a structural module with an
    auto-defense system before it from the right one."""
    return launched("IIB", (4, 2), """
        .          A12   .              .          .
        pipes:1313 start pipes:1313     pipes:1313 auto:0132
        cabin:1*** .     batteryx2:3*** .          pipes:3***
    """)  # fmt: skip


def raid(built: Ship) -> TruckerState:
    """A predator comes from the left, left-hand, for two steps."""
    table = fly(built, launched("IIB", (5, 3), "start"))
    predator = Intruders(LEFT, "predator", ("left",), 2, (), True, REWARD, ())
    begin(table, RollForLane(SEAT, tuple(table.order()), predator), CollectRewards(REWARD, ()))
    return table


@rule("ABE-IIB-12", "ABE-INT-02", "ABE-THR-08")
def test_whoever_may_earn_as_much_as_lose_is_asked_and_sees_both() -> None:
    """Two humans from the one start, and a reward worth as much from the other."""
    table = raid(bait())
    play(table, rolls=[BEHIND])
    question = table.decisions[SEAT]
    assert isinstance(question, ShiftOrNot)
    assert moves_of(table, 0) == ["shift front", "stay"]
    assert question.shifts[0].prospects == (
        Raid((Intrusion.LEAVES,), 2, 0, 0, 0, 0, emptied=((4, 4),)),
        Raid((Intrusion.DEFEATED,), 0, 0, 0, 0, REWARD),
    )
    lost = play(table.clone(), rolls=[(1,)], moves={0: "shift front"})
    assert endings(lost)[0] == (0, Intrusion.LEAVES)
    won = play(table, rolls=[(4,)], moves={0: "shift front"})
    assert endings(won)[0] == (0, Intrusion.DEFEATED)
    assert money(won) == [(0, REWARD)]


def watched() -> Ship:
    """Likewise, but from the right start a station is met, joined to an armory; an unarmed cabin lies behind it."""
    return launched("IIB", (4, 2), """
        .          A12   .              .          .          .
        pipes:1313 start pipes:1313     pipes:1313 cabin:**3* .
        pipes:1313 .     batteryx2:3*** .          crubots:12** A33
    """)  # fmt: skip


@rule("ABE-CRU-09", "ABE-IIB-12")
def test_crubots_can_still_be_activated_when_the_second_die_has_told_where_it_comes_in() -> None:
    table = raid(watched())
    play(table, rolls=[BEHIND], moves={0: "shift front"})
    harmless = play(table.clone(), rolls=[(1,)])
    assert endings(harmless)[0] == (0, Intrusion.LEAVES), "from there no crubots could help, and nobody was asked"
    play(table, rolls=[(4,)])
    assert (asked(table), moves_of(table, 0)) == ({0: "CRUBOTS"}, ["power 8,4", "done"])
    events = play(table, moves={0: "power 8,4"})
    assert len(told(events, CrubotsActivated)) == 1
    assert endings(events)[0] == (0, Intrusion.TURNED_AWAY), "and the lane is shifted no more"
