"""The Trek from title to title."""

from __future__ import annotations

from random import Random

from citing import rule
from starhaul.kernel import Move, Seat
from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import next_step
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.events import TitleWon
from starhaul.trucker.ship import Ship
from starhaul.trucker.table import Leg, Stage
from starhaul.trucker.titles import TitleId
from starhaul.trucker.trek import JudgeTitles, defend_title
from trucker.players import eager
from trucker.seats import credits_of, gold_of, set_finished, set_flying, set_titles, titles_of
from trucker.shipyard import ship
from trucker.tables import asked, fly, manned, moves_of, play, told

TITLES: tuple[TitleId, ...] = ("power_trucker", "master_engineer", "corridorist")


def big() -> Ship:
    return manned(ship("I", (6, 7), "\nbattery:*1** start shield:***1\n"))


def small() -> Ship:
    return manned(ship("I", (7, 7), "\nstart\n"))


def judged(*ships: Ship, titles: tuple[TitleId, ...], finished: list[bool]) -> TruckerState:
    """A Trek at the moment when ships come back from flight 1."""
    table = fly(*ships, level="I", positions=[10 - seat for seat in range(len(ships))])
    table.titles = titles
    table.leg = Leg(0, table.level, table.leg.ship_class, Stage.PAYDAY)
    set_flying(table, finished[:])
    set_finished(table, finished[:])
    table.questions = {}
    table.agenda.clear()
    table.first(JudgeTitles())
    table.run_due()
    return table


@rule("TRK-06", "TRK-09")
def test_the_best_ship_gets_the_tile_and_gives_away_what_is_too_much() -> None:
    table = judged(small(), big(), titles=("power_trucker", "master_engineer"), finished=[True, True])
    assert credits_of(table) == [0, 4]
    assert asked(table) == {1: "KEEP_TITLE"}
    assert moves_of(table, 1) == ["keep-title power_trucker", "keep-title master_engineer"]
    play(table, moves={1: "keep-title master_engineer"})
    assert titles_of(table) == ["power_trucker", "master_engineer"]


@rule("TRK-07")
def test_a_title_that_nobody_scores_in_goes_to_the_leader_without_credits() -> None:
    table = judged(small(), small(), titles=("corridorist", "power_trucker"), finished=[True, True])
    assert credits_of(table) == [0, 0]
    assert asked(table) == {0: "KEEP_TITLE"}


@rule("TRK-08")
def test_nobody_finished_and_titles_are_dealt() -> None:
    table = judged(small(), big(), titles=("corridorist", "power_trucker"), finished=[False, False])
    assert table.chance is not None
    events = table.resolve(table.chance.read("power_trucker corridorist"))
    assert [won.title for won in told(events, TitleWon)] == ["power_trucker", "corridorist"]
    assert titles_of(table) == ["power_trucker", "corridorist"]


@rule("TRK-09")
def test_the_giver_chooses_who_gets_what() -> None:
    table = judged(big(), small(), small(), titles=TITLES, finished=[True, True, True])
    play(table, moves={0: "keep-title power_trucker"})
    assert moves_of(table, 0) == ["give-title 1", "give-title 2"]
    play(table, moves={0: "give-title 2"})
    assert titles_of(table) == ["power_trucker", "corridorist", "master_engineer"]


@rule("TRK-10", "TRK-11", "TRK-13")
def test_a_title_is_defended_by_whom_nobody_beats() -> None:
    table = fly(big(), small(), level="I")
    set_titles(table, ["power_trucker", "master_engineer"])
    set_finished(table, [True, True])
    table.leg = Leg(1, table.level, table.leg.ship_class, Stage.PAYDAY)
    for seat in table.all_seats():
        defend_title(table, seat)
    assert (credits_of(table), gold_of(table)) == ([4, 0], [True, False])
    table.leg = Leg(2, table.level, table.leg.ship_class, Stage.PAYDAY)
    for seat in table.all_seats():
        defend_title(table, seat)
    assert credits_of(table) == [16, 0]


def test_random_treks_end_with_one_title_each() -> None:
    for seed in range(6):
        case = Case(GAME, seats=2 + seed % 3, options={"mode": "trek"}, pick=_staying)
        rng = Random(seed)
        state = case.new_state()
        assert isinstance(state, TruckerState)
        while not state.is_over:
            next_step(case, state, rng).on(state)
        assert sorted(filter(None, titles_of(state))) == sorted(state.titles)


def _staying(state: object, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Never give up."""
    assert isinstance(state, TruckerState)
    staying = [move for move in moves if str(move) != "give-up"]
    return eager(state, seat, staying, rng)
