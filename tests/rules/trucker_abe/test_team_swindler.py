"""The Swindler (ABE-SUP-SWI)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import armed, bare, money, sealed, with_crew
from starhaul.kernel import CLOCK, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.events import Cause, CreditsChanged, LateComponentCounted
from starhaul.trucker.moves import SAND_OUT
from starhaul.trucker.player import NOTHING
from starhaul.trucker.rows import replaced
from starhaul.trucker.scoring import SettleAccounts
from starhaul.trucker.table import Stage
from trucker.seats import credits_of, discards_of, set_credits, set_discards
from trucker.tables import asked, build, do, finish, fly, moves_of, place, play, refusal, take, told
from trucker.teams import hire

NO_EFFECT = "III-20"

# A


def finished(level: int = 2, *, seats: int = 2, **options: object) -> TruckerState:
    """Seat 0 has the Swindler and has finished; the others build."""
    table = hire(build(seats, level=level, **options), 0, "swindler", new=True)
    place(table, 0, "B150", (7, 6), 0)  # universal to the front, single to the right, double to the rear
    do(table, 0, "finish 1")
    return table


def add_late(table: TruckerState, tile: str, square: tuple[int, int], turn: int) -> list[LateComponentCounted]:
    return told(place(table, 0, tile, square, turn), LateComponentCounted)


@rule("ABE-SUP-SWI-01")
def test_after_finishing_as_many_components_as_the_number_of_the_flight_can_be_added() -> None:
    table = finished(level=2)
    assert asked(table) == {0: "LINGER", 1: "BUILD"}
    assert add_late(table, "B147", (8, 7), 0) == [LateComponentCounted(Seat(0), 1, is_over=False)]
    assert add_late(table, "B148", (6, 7), 0) == [LateComponentCounted(Seat(0), 2, is_over=False)]
    assert refusal(table, 0, "take") == ("no-more-late-components", "ABE-SUP-SWI-01")
    assert "take" not in moves_of(table, 0)
    do(table, 1, "finish 2")
    assert table.ships[0].components_count == 4, "the last one stays where it was put"


@rule("ABE-SUP-SWI-01")
def test_on_level_three_it_is_one_more() -> None:
    table = finished(level=3)
    for tile, square in (("B147", (8, 7)), ("B148", (6, 7))):
        add_late(table, tile, square, 0)
    assert "take" in moves_of(table, 0)


@rule("ABE-SUP-SWI-01")
def test_what_is_taken_off_again_does_not_count() -> None:
    table = finished()
    add_late(table, "B147", (8, 7), 0)
    assert told(do(table, 0, "lift"), LateComponentCounted) == [LateComponentCounted(Seat(0), 0, is_over=False)]
    do(table, 0, "place 8,7 0")
    assert told(do(table, 0, "return"), LateComponentCounted) == [LateComponentCounted(Seat(0), 0, is_over=False)]
    for tile, square in (("B148", (8, 7)), ("B149", (6, 7))):
        take(table, 0, tile)
        turn = next(move.split()[2] for move in moves_of(table, 0) if move.startswith(f"place {square[0]},{square[1]}"))
        do(table, 0, f"place {square[0]},{square[1]} {turn}")
    assert "take" not in moves_of(table, 0)


@rule("ABE-SUP-SWI-01")
def test_what_is_moved_counts_once() -> None:
    table = finished()
    add_late(table, "B147", (8, 7), 0)
    assert not told(do(table, 0, "place 6,7 0"), LateComponentCounted)
    assert "take" in moves_of(table, 0), "one of two"


@rule("ABE-SUP-SWI-01")
def test_nothing_but_adding() -> None:
    table = finished()
    assert refusal(table, 0, "finish 2") == ("finished-building", "TIM-17")
    assert refusal(table, 0, "read 1") == ("finished-building", "TIM-17")
    take(table, 0, "B147")
    assert refusal(table, 0, "reserve") == ("finished-building", "ABE-SUP-SWI-01")
    assert refusal(table, 0, "done") == ("component-in-hand", "BLD-03")
    assert "return" in moves_of(table, 0)
    assert refusal(table, 0, "place 9,9 0") is not None, "the usual rules hold"


@rule("ABE-SUP-SWI-01")
def test_the_own_reserve_can_be_used() -> None:
    table = hire(build(2, level=2), 0, "swindler", new=True)
    take(table, 0, "B147")
    do(table, 0, "reserve, finish 1, fetch B147")
    assert refusal(table, 0, "reserve") is None
    do(table, 0, "place 8,7 0")
    assert table.players[0].reserve == ()


@rule("ABE-SUP-SWI-01")
def test_whoever_has_enough_says_so() -> None:
    table = finished()
    assert told(do(table, 0, "done"), LateComponentCounted) == [LateComponentCounted(Seat(0), 0, is_over=True)]
    assert asked(table) == {1: "BUILD"}
    take(table, 1, "B147")
    do(table, 1, "return, finish 2")
    assert "ADD_LAST" not in asked(table).values()


@rule("ABE-SUP-SWI-01")
def test_without_the_swindler_who_has_finished_has_finished() -> None:
    table = build(2, level=2)
    do(table, 0, "finish 1")
    assert asked(table) == {1: "BUILD"}


@rule("ABE-SUP-SWI-01", "ABE-SUP-17")
def test_when_all_have_finished_one_more_of_those_that_lie_face_up() -> None:
    table = finished()
    for tile in ("B147", "B148"):
        take(table, 1, tile)
        do(table, 1, "return")
    do(table, 1, "finish 2")
    assert asked(table) == {0: "ADD_LAST"}
    assert moves_of(table, 0) == ["take B147", "take B148", "done"]
    do(table, 0, "take B147")
    assert "return" in moves_of(table, 0)
    do(table, 0, "return, take B148")
    assert table.ships[0].components_count == 2
    events = do(table, 0, "place 8,7 0")
    assert told(events, LateComponentCounted) == [LateComponentCounted(Seat(0), 1, is_over=True)]
    assert table.ships[0].components_count == 3
    assert "ADD_LAST" not in asked(table).values(), "one, though two were left"


@rule("ABE-SUP-SWI-01")
def test_only_of_those_that_are_left() -> None:
    table = finished()
    add_late(table, "B147", (8, 7), 0)
    add_late(table, "B148", (6, 7), 0)
    take(table, 1, "B151")
    do(table, 1, "return, finish 2")
    assert "ADD_LAST" not in asked(table).values()


@rule("ABE-SUP-SWI-01")
def test_it_may_be_left() -> None:
    table = finished()
    take(table, 1, "B147")
    do(table, 1, "return, finish 2")
    do(table, 0, "done")
    assert table.ships[0].components_count == 2


@rule("ABE-SUP-SWI-01")
def test_a_component_in_hand_goes_back_when_the_others_have_finished() -> None:
    table = finished()
    take(table, 0, "B147")
    do(table, 1, "finish 2")
    assert table.hands[0].tile == NOTHING
    assert moves_of(table, 0) == ["take B147", "done"], "and lies face up"


@rule("ABE-SUP-SWI-01", "TIM-06")
def test_so_it_does_when_the_sand_has_run_out() -> None:
    table = finished(timer="rulebook")
    while not (table.timer.space == table.board.timer_spaces and table.timer.is_running):
        if table.timer.is_running:
            table.apply(CLOCK, SAND_OUT)
        else:
            assert "flip" in moves_of(table, 0)
            do(table, 0, "flip")
    take(table, 0, "B147")
    table.apply(CLOCK, SAND_OUT)
    assert table.hands[0].tile == NOTHING
    assert asked(table) == {0: "ADD_LAST"}


# B


def settled(lost: int, *, new: bool = False) -> list[CreditsChanged]:
    """What seat 0 pays for so many lost components, with nothing to sell."""
    table = hire(fly(bare(), bare()), 0, "swindler", new=new)
    set_discards(table, replaced(discards_of(table), 0, tuple(range(lost))))
    table.questions = {}
    table.enter(Stage.PAYDAY)
    SettleAccounts().run(table)
    return [event for event in told(table.events, CreditsChanged) if event.seat == 0]


@rule("ABE-SUP-SWI-02")
@pytest.mark.parametrize(("lost", "paid"), [(5, 4), (1, 0), (0, 0)])
def test_a_credit_less_for_lost_components(lost: int, paid: int) -> None:
    assert sum(event.amount for event in settled(lost)) == -paid


@rule("ABE-SUP-SWI-02", "ABE-SUP-02")
def test_without_b_all_are_paid() -> None:
    assert [event.amount for event in settled(5, new=True)] == [-5]


@rule("ABE-SUP-SWI-02")
def test_a_credit_more_for_finishing_and_for_looks() -> None:
    """Level II pays 8 and 6 for the first two places, and 4 for the best-looking ship."""
    table = hire(fly(sealed(), bare(), cards=[NO_EFFECT], last=True), 0, "swindler")
    events = play(table)
    own = [(event.cause, event.amount) for event in told(events, CreditsChanged) if event.seat == 0]
    finish_money = table.board.finish[0]
    assert own == [
        (Cause.FINISH, finish_money),
        (Cause.RAISE, 1),
        (Cause.BEST_LOOKING, table.board.best_looking),
        (Cause.RAISE, 1),
    ]
    assert [event.cause for event in told(events, CreditsChanged) if event.seat == 1] == [Cause.FINISH]


@rule("ABE-SUP-SWI-02")
def test_nothing_for_rewards_that_are_not_received() -> None:
    table = hire(fly(sealed(), bare(), cards=[NO_EFFECT], last=True), 0, "swindler")
    play(table, moves={0: "give-up"})
    assert credits_of(table)[0] == 0


@rule("ABE-SUP-SWI-02")
def test_a_credit_more_for_what_a_card_pays() -> None:
    """An abandoned ship pays three credits."""
    table = hire(fly(with_crew(1), bare(), cards=["I-17"]), 0, "swindler")
    events = play(table, moves={0: "accept, dismiss 7,7, dismiss 7,7"})
    assert [amount for seat, amount in money(events) if seat == 0] == [3, 1]


def on_card(table: TruckerState, *amounts: int) -> list[int]:
    """What comes of payments on one card."""
    table.card = 5
    for amount in amounts:
        table.pay(Seat(0), amount, Cause.CARD)
    changes = [event.amount for event in table.events if isinstance(event, CreditsChanged)]
    table.events.clear()
    return changes


@rule("ABE-SUP-SWI-02", "ABE-SUP-SWI-04")
def test_each_once_a_card() -> None:
    table = hire(fly(bare(), bare()), 0, "swindler")
    assert on_card(table, -3, 2, -4, 5) == [-3, 1, 2, 1, -4, 5]
    table.card = 6
    table.pay(Seat(0), -2, Cause.CARD)
    assert [event.amount for event in told(table.events, CreditsChanged)] == [-2, 1], "on the next card again"


@rule("ABE-SUP-SWI-02")
def test_who_pays_nothing_gets_no_discount() -> None:
    table = hire(fly(bare(), bare()), 0, "swindler")
    assert on_card(table, 0, -2) == [-2, 1]


@rule("ABE-SUP-SWI-02", "CHK-04")
def test_a_fault_found_in_flight_costs_nothing_then() -> None:
    table = hire(fly(bare(), bare()), 0, "swindler")
    table.pay(Seat(0), -1, Cause.LATE_FAULT)
    assert credits_of(table)[0] == 0


@rule("ABE-SUP-SWI-03", "ABE-SUP-SWI-04")
@pytest.mark.parametrize(
    ("stage", "amount", "cause"),
    [
        (Stage.LAUNCH, -4, Cause.SECURITY),
        (Stage.LAUNCH, -4, Cause.INSURANCE),
        (Stage.LAUNCH, 4, Cause.DIRECTIVES),
        (Stage.ASSEMBLY, -4, Cause.UNUSED_RESERVE),
        (Stage.PAYDAY, 4, Cause.GOODS),
        (Stage.PAYDAY, 4, Cause.TITLE),
        (Stage.PAYDAY, 4, Cause.MISSION_DELIVERED),
        (Stage.PAYDAY, -4, Cause.BET),
    ],
)
def test_not_before_launch_and_not_for_goods_or_members(stage: Stage, amount: int, cause: Cause) -> None:
    table = hire(fly(bare(), bare()), 0, "swindler")
    table.enter(stage)
    table.pay(Seat(0), amount, cause)
    assert credits_of(table)[0] == amount


@rule("ABE-SUP-SWI-02")
def test_others_are_paid_as_ever() -> None:
    table = hire(fly(bare(), armed(1)), 1, "swindler")
    assert on_card(table, -3, 2) == [-3, 2]


@rule("ABE-SUP-SWI-03", "ABE-SUP-SEC-01")
def test_the_security_guard_takes_all() -> None:
    table = hire(hire(build(2, level=2), 0, "swindler"), 1, "security_guard")
    set_credits(table, [9, 9])
    finish(table)
    before = credits_of(table)[0]
    do(table, 1, "use security_guard.a")
    assert credits_of(table)[0] == before - table.ships[0].exposed_connectors()
