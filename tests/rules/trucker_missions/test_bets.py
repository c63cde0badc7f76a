"""The Bet: sealed, shown together, settled in the end (MIS-HSE-08, MIS-HSE-09)."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from rules.trucker.fleet import NO_EFFECT, bare, launched
from rules.trucker_missions.assigned import building_for, on_mission
from starhaul.kernel import Event, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.events import BetJudged, BetsShown, Cause, CreditsChanged
from starhaul.trucker.ship import Ship
from trucker.seats import credits_of, set_credits
from trucker.tables import asked, do, finish, moves_of, play, told

THE_BET = "MS14"
KEYS = ["finish_first", "most_goods_blocks", "fewest_components_lost", "not_a_scratch"]


def loaded(*money: int, level: int = 2) -> TruckerState:
    """All that comes aboard is aboard, and everybody has so many credits."""
    table = building_for(THE_BET, len(money), level=level)
    set_credits(table, money)
    finish(table)
    return table


def bets_settled(events: list[Event]) -> list[tuple[int, int]]:
    return [(paid.seat, paid.amount) for paid in told(events, CreditsChanged) if paid.cause is Cause.BET]


@rule("MIS-HSE-08")
def test_everybody_chooses_at_the_same_time_an_option_and_a_stake() -> None:
    table = loaded(20, 20, 20)
    assert asked(table) == {0: "BET", 1: "BET", 2: "BET"}
    assert all(question.sealed for question in table.decisions.values())
    assert moves_of(table, 0) == ["pass", *[f"bet {key} {stake}" for key in KEYS for stake in range(1, 7)]]


@rule("MIS-HSE-08")
@pytest.mark.parametrize(("level", "most"), [(1, 4), (2, 6), (3, 8)])
def test_the_highest_stake_goes_by_the_level(level: int, most: int) -> None:
    assert f"bet not_a_scratch {most}" in moves_of(loaded(20, 20, level=level), 0)
    assert f"bet not_a_scratch {most + 1}" not in moves_of(loaded(20, 20, level=level), 0)


@rule("MIS-HSE-08")
def test_nobody_stakes_more_than_the_credits_owned() -> None:
    table = loaded(3, 0, -2)
    assert moves_of(table, 0)[-1] == "bet not_a_scratch 3"
    assert asked(table) == {0: "BET"}, "who has no credits is not asked"


@rule("MIS-HSE-08")
def test_bets_are_shown_together_and_several_may_choose_the_same() -> None:
    table = loaded(20, 20, 20)
    first = do(table, 0, "bet finish_first 5")
    second = do(table, 1, "bet finish_first 2")
    assert told([*first, *second], BetsShown) == []
    shown = told(do(table, 2, "pass"), BetsShown)
    assert shown == [BetsShown(("finish_first", "finish_first", ""), (5, 2, 0))]
    assert set(asked(table).values()) == {"FLY_ON"}, "it comes before the first card"


@rule("MIS-HSE-08")
def test_until_then_nobody_else_sees_or_guesses_them() -> None:
    table, other = loaded(20, 20), loaded(20, 20)
    events = do(table, 0, "bet finish_first 5"), do(other, 0, "pass")
    assert events == ([], [])
    for viewer in (Seat(1), None):
        assert table.view(viewer) == other.view(viewer)
        guess, alike = [one.view(viewer).sample_state(Random(7)) for one in (table, other)]
        assert guess.feats == alike.feats
    guesses = {table.view(Seat(1)).sample_state(Random(seed)).feats[0] for seed in range(120)}
    assert len(guesses) > 10
    assert {feats.bet for feats in guesses} == {"", *KEYS}
    own = table.view(Seat(0)).sample_state(Random(1)).feats[0]
    assert (own.bet, own.stake) == ("finish_first", 5)


@rule("MIS-HSE-08")
def test_afterwards_everybody_sees_them() -> None:
    table = loaded(20, 20)
    do(table, 0, "bet finish_first 5")
    assert [bet_seen(table, viewer) for viewer in (0, 1)] == [("finish_first", 5), ("", 0)]
    do(table, 1, "pass")
    assert [bet_seen(table, viewer) for viewer in (0, 1)] == [("finish_first", 5)] * 2


def bet_seen(table: TruckerState, viewer: int) -> tuple[str, int]:
    """The bet of seat 0."""
    feats = table.view(Seat(viewer)).players[0].feats
    assert feats is not None
    return feats.bet, feats.stake


def flown(*bets: tuple[str, int], ships: list[Ship] | None = None, moves: dict[int, str] | None = None) -> list[Event]:
    """One card, and the end of the flight: seat 0 finishes before seat 1 and so on."""
    table = on_mission(THE_BET, *(ships or [bare() for _ in bets]), cards=[NO_EFFECT], last=True)
    for seat, (bet, stake) in enumerate(bets):
        table.set_feats(Seat(seat), table.feats[seat].betting(bet, stake))
    return play(table, moves=moves)


@rule("MIS-HSE-EX5", "MIS-HSE-09")
def test_finishing_first_with_a_stake_of_five() -> None:
    """First of three +10, second -5; each +6 for finishing."""
    events = flown(("finish_first", 5), ("finish_first", 5), ("", 0))
    assert bets_settled(events) == [(0, 10), (1, -5)]
    finishing = [
        (paid.seat, paid.amount) for paid in told(events, CreditsChanged) if paid.cause is Cause.MISSION_FINISHED
    ]
    assert finishing == [(0, 6), (1, 6), (2, 6)]


def holding(*blocks: str) -> list[Ship]:
    """Ships with so many blocks in a hold beside the starting cabin."""
    drawing = """
        start holdx3:***1
    """
    return [launched("II", (7, 7), drawing, {(8, 7): text}) for text in blocks]


@rule("MIS-HSE-09")
@pytest.mark.parametrize(("blocks", "won"), [(("bb", "y"), [6, -3]), (("b", "g"), [6, 6]), (("", ""), [-3, -3])])
def test_most_blocks_aboard_at_the_end_at_least_one(blocks: tuple[str, str], won: list[int]) -> None:
    events = flown(("most_goods_blocks", 3), ("most_goods_blocks", 3), ships=holding(*blocks))
    assert [amount for _, amount in bets_settled(events)] == won


@rule("MIS-HSE-09")
@pytest.mark.parametrize(
    ("key", "lost", "won"),
    [
        ("fewest_components_lost", [(), (1,)], [3, -3]),
        ("fewest_components_lost", [(1,), (2,)], [3, 3]),
        ("not_a_scratch", [(), ()], [9, 9]),
        ("not_a_scratch", [(1,), (2,)], [-3, -3]),
    ],
)
def test_losses_in_flight_decide_and_ties_win(key: str, lost: list[tuple[int, ...]], won: list[int]) -> None:
    table = on_mission(THE_BET, bare(), bare(), cards=[NO_EFFECT], last=True)
    for seat, tiles in enumerate(lost):
        table.set_feats(Seat(seat), table.feats[seat].losing(tiles).betting(key, 3))
    assert [amount for _, amount in bets_settled(play(table))] == won


@rule("MIS-HSE-09")
@pytest.mark.parametrize("key", KEYS)
def test_giving_up_loses_the_bet_and_finishers_are_compared_alone(key: str) -> None:
    """Seat 0 leads with blocks and without a loss, and gives up."""
    ships = holding("bbb", "b")
    events = flown((key, 2), (key, 2), ships=ships, moves={0: "give-up"})
    assert told(events, BetJudged) == [BetJudged(Seat(0), key, False), BetJudged(Seat(1), key, True)]
    assert dict(bets_settled(events))[0] == -2


@rule("MIS-HSE-09", "MIS-GAM-15")
def test_the_dead_pay_nothing() -> None:
    table = on_mission(THE_BET, bare(), bare(), cards=[NO_EFFECT], last=True)
    table.set_feats(Seat(0), table.feats[0].betting("not_a_scratch", 3).dying())
    assert bets_settled(play(table, moves={0: "give-up"})) == []
    assert credits_of(table)[0] == 0
