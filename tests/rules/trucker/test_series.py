"""Series of flights (SER)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, sealed
from rules.trucker.treks import fly_home, result
from starhaul.kernel import BadOption, BadOutcome
from starhaul.trucker import TruckerState
from trucker.seats import credits_of
from trucker.tables import build, do, finish, place, read

HOME = {0: "give-up", 1: "give-up"}


@rule("SER-01")
def test_flights_of_agreed_levels_in_any_order() -> None:
    """Each with a new ship; only credits carry over."""
    table = build(mode="series", levels=[2, 3, 2])
    seen = []
    for level in ("II", "III", "II"):
        view = table.view(None)
        seen.append((view.level, view.face_down, [ship.components_count for ship in table.ships]))
        fly_home(table, sealed(0, level), sealed(0, level), positions=[6, 3])
    assert seen == [("II", 152, [1, 1]), ("III", 152, [1, 1]), ("II", 152, [1, 1])]
    assert result(table).scores == (8 + 4 + 12 + 6 + 8 + 4, 6 + 4 + 9 + 6 + 6 + 4)


@rule("SER-01")
def test_a_series_has_no_learning_flight_and_at_least_one_flight() -> None:
    with pytest.raises(BadOption):
        build(mode="series", levels=[4])
    with pytest.raises(BadOption):
        build(mode="series", levels=[])


@rule("SER-02")
def test_debts_are_forgiven_between_flights_and_not_after_the_last() -> None:
    table = build(mode="series", levels=[1, 1])
    fly_home(table, bare("I"), bare("I"), moves=HOME, discarded={0: 5})
    assert credits_of(table) == [0, 0]
    fly_home(table, bare("I"), bare("I"), moves=HOME, discarded={1: 6})
    assert result(table).scores == (0, -6)


def drawn_and_left(table: TruckerState, cards: list[str]) -> None:
    """Seat 0 finds these cards in the first pile; then both give up before any card."""
    place(table, 0, "B112", (8, 7))
    read(table, 0, 1, cards)
    do(table, 0, "put-back")
    finish(table)
    do(table, 0, "give-up")
    do(table, 1, "give-up")


@rule("SER-03")
def test_cards_dealt_leave_the_series_until_a_deck_runs_short() -> None:
    """Level I takes 8 of the 20 cards of deck I each time. The second flight cannot have a card of the first; after it
    four are left, too few for the third, so all twenty are there again, and serve the fourth as well."""
    table = build(mode="series", levels=[1, 1, 1, 1])
    drawn_and_left(table, ["I-01", "I-02"])
    refused = table.clone()
    with pytest.raises(BadOutcome):
        drawn_and_left(refused, ["I-01", "I-03"])
    drawn_and_left(table, ["I-03", "I-04"])
    drawn_and_left(table, ["I-01", "I-03"])
    refused = table.clone()
    with pytest.raises(BadOutcome):
        drawn_and_left(refused, ["I-02", "I-03"])
    drawn_and_left(table, ["I-02", "I-04"])
    assert table.is_over


@rule("SER-04")
def test_looks_are_rewarded_in_every_flight_and_credits_rank_at_the_end() -> None:
    table = build(mode="series", levels=[1, 2])
    fly_home(table, sealed(1, "I"), sealed(1, "I"), positions=[4, 2])
    fly_home(table, sealed(2), sealed(1), positions=[6, 3])
    looks = [[line.amount for line in bill if line.reason == "best_looking"] for bill in result(table).breakdown]
    assert looks == [[2], [2, 4]]
    assert (result(table).scores, result(table).ranks) == ((14, 15), (2, 1))


@rule("SER-04")
def test_equal_totals_share_a_rank() -> None:
    table = build(mode="series", levels=[1])
    fly_home(table, bare("I"), bare("I"), moves=HOME)
    assert result(table).ranks == (1, 1)
