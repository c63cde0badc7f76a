"""A score told card by card is the same score."""

import pytest

from citing import rule
from race.playing import steps
from starhaul.kernel import Event
from starhaul.race import new_game
from starhaul.race.game import GAME
from starhaul.race.scoring import variable_points


@rule("RFG-SCO-01", "RFG-SCO-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_cards_and_goals_add_up_to_the_bill(seats: int, seed: int) -> None:
    state = new_game(seats=seats)
    told: list[Event] = [event for events in steps(state, seed) for event in events]
    assert state.outcome is not None
    accounts = GAME.accounts(state, told)
    assert [sum(line.amount for line in lines) for lines in accounts] == list(state.outcome.scores)
    for player, lines in zip(state.players, accounts, strict=True):
        parts = [part for line in lines for part in line.parts]
        assert sum(part.amount for part in parts if part.reason == "chips") == player.chips
        assert sum(part.amount for part in parts if part.reason == "printed") == sum(
            state.cards.vp[card] for card in player.tableau
        )


@rule("RFG-SCO-03")
def test_a_six_cost_development_says_which_cards_it_counted() -> None:
    counted = 0
    for seed in range(30):
        state = new_game(seats=4)
        told = [event for events in steps(state, seed) for event in events]
        design = state.cards.design
        for player, lines in zip(state.players, GAME.accounts(state, told), strict=True):
            ids = {design[card].id for card in player.tableau}
            for card, line in zip(player.tableau, lines, strict=False):
                assert line.subject == design[card].id
                if design[card].scoring:
                    why = [part for part in line.parts if part.reason not in ("printed", "chips")]
                    assert sum(part.amount for part in why) == variable_points(state, player, card)
                    assert {part.reason[5:] for part in why if part.reason.startswith("card ")} <= ids
                    counted += bool(why)
    assert counted
