"""What holds after every step of every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from citing import rule
from race.playing import steps
from starhaul.kernel import BadOutcome, Draw
from starhaul.race import Stage, catalogue, new_game
from starhaul.race.events import Consumed, DiscardedForChips
from starhaul.race.player import NOTHING, Player
from starhaul.race.scoring import bill, score
from starhaul.race.state import RaceState
from starhaul.race.sums import PRINTED_VP

SETTINGS = [
    (2, {}),
    (2, {"expert": False, "goals": False}),
    (2, {"expansion": "base"}),
    (3, {"learning": True}),
    (4, {"expansion": "base"}),
    (5, {}),
]


def start(seats: int, options: dict[str, object]) -> RaceState:
    return new_game(seats=seats, **options)  # type: ignore[arg-type]


def cards_of(player: Player) -> list[int]:
    """Every card on a seat's side of the table."""
    revealed = player.placing != NOTHING and player.placing not in player.hand
    return [*player.hand, *player.seen, *player.tableau, *player.under, *([player.placing] if revealed else [])]


@rule("RFG-SET-09", "RFG-SET-11")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_card_is_in_exactly_one_place(seats: int, options: dict[str, object]) -> None:
    state = start(seats, options)
    deck = catalogue().deck(state.options.expansion)
    for _ in steps(state, seed=seats):
        placed = [card for player in state.players for card in cards_of(player)]
        assert sorted([*state.piles[0].deck, *state.piles[0].discard, *placed]) == deck


@rule("RFG-SET-11")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_a_guess_holds_every_card_once(seats: int, options: dict[str, object]) -> None:
    state = start(seats, options)
    deck = catalogue().deck(state.options.expansion)
    rng = Random(seats)
    for _ in steps(state, seed=seats + 50):
        if rng.random() < 0.1:
            seen = state.view(rng.choice([None, *[player.seat for player in state.players]])).sample_state(rng)
            placed = [card for player in seen.players for card in cards_of(player)]
            assert sorted([*seen.piles[0].deck, *seen.piles[0].discard, *placed]) == deck


@rule("RFG-CON-15", "RFG-END-04")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_chips_add_up(seats: int, options: dict[str, object]) -> None:
    state = start(seats, options)
    told = 0
    for events in steps(state, seed=seats + 10):
        told += sum(event.vp for event in events if isinstance(event, Consumed | DiscardedForChips))
        assert state.pool + sum(player.chips for player in state.players) == 12 * seats
        assert sum(player.chips for player in state.players) == told
        if state.pool <= 0 and state.stage is Stage.CHOICE:
            pytest.fail("a round began with an empty pool")


@rule("RFG-END-01", "RFG-END-03", "RFG-STL-07", "RFG-DEV-07")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_hands_tableaus_and_goods_keep_their_limits(seats: int, options: dict[str, object]) -> None:
    state = start(seats, options)
    cards = catalogue()
    for _ in steps(state, seed=seats + 20):
        for player in state.players:
            assert player.hand == sorted(player.hand)
            assert len(player.goods) == len(set(player.goods)) == len(player.under)
            developments = [cards.design_number[card] for card in player.tableau if cards.is_development[card]]
            assert len(developments) == len(set(developments))
            if state.stage in (Stage.CHOICE, Stage.OVER):
                assert len(player.hand) <= 10
                assert all(world in player.tableau for world in player.goods)
            if state.stage is Stage.CHOICE:
                assert len(player.tableau) < 12
    assert any(len(player.tableau) >= 12 for player in state.players) or state.pool <= 0


@rule("RFG-ACT-09")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_what_a_tableau_adds_up_to_is_what_its_working_cards_say(seats: int, options: dict[str, object]) -> None:
    state = start(seats, options)
    for _ in steps(state, seed=seats + 30):
        for player in state.players:
            sums = [0] * len(player.sums)
            for card in player.working:
                for at, amount in catalogue().added[card]:
                    sums[at] += amount
            assert sums == player.sums


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_lists_of_moves_stay_short(seats: int, options: dict[str, object]) -> None:
    state = start(seats, options)
    for _ in steps(state, seed=seats + 40):
        for seat in state.decisions:
            assert 1 <= len(state.legal_moves(seat)) <= 60


@rule("RFG-SCO-01")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_what_a_seat_scores_now_is_the_sum_of_its_bill(seats: int, options: dict[str, object]) -> None:
    """At every moment, in the middle of a phase too, and by the bill's own way of counting."""
    state = start(seats, options)
    moments = 0
    for _ in steps(state, seed=seats + 90):
        for player in state.players:
            lines = bill(state, player)
            assert score(state, player) == sum(line.amount for line in lines)
            printed = next(line.amount for line in lines if line.reason == "cards")
            assert player.total(PRINTED_VP, state.cards) == printed
            moments += 1
    assert moments > 500


@rule("RFG-SET-11")
def test_a_draw_that_deals_one_card_twice_is_refused() -> None:
    state = start(2, {})
    chance = next(chance for chance in _chances(state) if chance.count > 1)
    first, second, *rest = chance.sample(Random(1))
    with pytest.raises(BadOutcome):
        state.resolve((first, first, *rest))
    state.resolve((first, second, *rest))


def _chances(state: RaceState) -> Iterator[Draw]:
    """Every draw of the beginning, each before it is answered."""
    while isinstance(state.chance, Draw):
        yield state.chance
        state.resolve(state.chance.sample(Random(2)))
