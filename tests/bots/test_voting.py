"""Which mission a sound player votes for."""

from __future__ import annotations

from random import Random

from starhaul.bots.trucker.mind import answer
from starhaul.bots.trucker.voting import promise_of
from starhaul.trucker import TruckerState, new_game
from starhaul.trucker.mission_steps.choosing import MissionDraw
from starhaul.trucker.missions import MISSION_CARDS


def offered(*missions: str) -> TruckerState:
    table = new_game(seats=2, level=2, sets=["missions"], missions="drawn")
    while table.chance is not None:
        chance = table.chance
        is_offer = isinstance(chance, MissionDraw)
        table.resolve(chance.read(" ".join(missions)) if is_offer else chance.sample(Random(1)))
    return table


def test_it_votes_for_what_promises_most_wherever_that_lies() -> None:
    """Freight that is paid, rather than supercards without much of a reward."""
    for missions in (("MS04", "MS14", "MS07"), ("MS14", "MS07", "MS04")):
        table = offered(*missions)
        assert {str(answer(table, seat, table.legal_moves(seat))) for seat in table.decisions} == {"mission MS04"}


def test_every_mission_promises_something_and_more_at_higher_levels() -> None:
    """But for those whose supercards become more dangerous with the level."""
    for mission in MISSION_CARDS.values():
        assert -10 < promise_of(mission, "II", 4) < 40, mission.id
    for id in ("MS02", "MS03", "MS04", "MS05", "MS06", "MS16"):
        low, high = (promise_of(MISSION_CARDS[id], level, 4) for level in ("I", "III"))
        assert low < high


def test_a_supercard_makes_a_mission_less_welcome() -> None:
    """Easy Peasy pays as much as it can, and has two of them in the hidden pile."""
    assert promise_of(MISSION_CARDS["MS15"], "II", 4) < promise_of(MISSION_CARDS["MS16"], "II", 4)
