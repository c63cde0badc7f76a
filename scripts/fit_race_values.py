"""Fit the weights of src/starhaul/bots/race/value.py to games that our bots play against themselves.

    python scripts/fit_race_values.py [GAMES] [SEED]

Prints how well the fit predicts games that it has not seen, and writes values.json.
"""

from __future__ import annotations

import json
import sys
from random import Random

import numpy as np

from starhaul import race
from starhaul.bots.race import mind, value
from starhaul.bots.race.actions import rank_actions
from starhaul.race.asks import Ask
from starhaul.race.moves import CHOOSE

CURIOSITY = 0.2
"""How often a bot tries another of its best actions, so that the games differ."""
RIDGE = 30.0


def main(games: int = 2000, seed: int = 1) -> None:
    rng = Random(seed)
    rows: list[list[float]] = []
    leads: list[float] = []
    for _ in range(games):
        positions = play(rng)
        rows += [row for row, _ in positions]
        leads += [lead for _, lead in positions]
    known, lead = np.array(rows), np.array(leads)
    cut = len(known) * 9 // 10
    weights = fit(known[:cut], lead[:cut])
    rest = lead[cut:] - known[cut:] @ weights
    print(f"{len(known)} positions; of the lead's variance the fit explains {1 - rest.var() / lead[cut:].var():.3f}")
    weights = fit(known, lead)
    value.WEIGHTS.write_text(json.dumps([round(float(weight), 4) for weight in weights]) + "\n", "utf-8")


def fit(known: np.ndarray, lead: np.ndarray) -> np.ndarray:
    return np.linalg.solve(known.T @ known + RIDGE * np.eye(known.shape[1]), known.T @ lead)


def play(rng: Random) -> list[tuple[list[float], float]]:
    """The positions before each round of one game, from both seats, with the lead that each ended with."""
    state = race.new_game(seats=2)
    met: list[tuple[list[float], int]] = []
    at = 0
    while not state.is_over:
        if state.chance is not None:
            state.resolve(state.chance.sample(rng))
            continue
        if state.stage is race.Stage.CHOICE and at < state.round:
            at = state.round
            met += [(position(state, seat), seat) for seat in range(2)]
        seat = next(iter(state.decisions))
        player = state.players[seat]
        moves = state.legal_moves(seat)
        if state.decisions[seat].ask is Ask.ACTION and player.actions == 0 and rng.random() < CURIOSITY:
            chosen = rng.choice(rank_actions(state, player)[:6])[1]
            for action in race.Action:
                if chosen >> action.value & 1:
                    state.apply(seat, CHOOSE[action.value])
        else:
            state.apply(seat, mind.answer(state, player, moves))
    scores = state.outcome.scores
    return [(row, scores[seat] - scores[1 - seat]) for row, seat in met]


def position(state: race.RaceState, seat: int) -> list[float]:
    mine, other = state.players[seat], state.players[1 - seat]
    public = [one - two for one, two in zip(value.side(state, mine), value.side(state, other), strict=True)]
    return public + value.hand(state, mine)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
