"""A bot that tries every move in its head: guess what is hidden, play on at random, keep what went best.

It plays any game, badly but not blindly:

    starhaul simulate race --bots examples/bots/looking_ahead.py:LooksAhead:2,random --games 10 --seed 1
"""

from starhaul.bots import BadParameter, Bot
from starhaul.kernel import CLOCK, Move, State, View


class LooksAhead(Bot):
    """`LooksAhead:N` makes N guesses for every move."""

    guesses = 1

    def read_parameter(self, parameter: str) -> None:
        if parameter and not parameter.isdecimal():
            raise BadParameter(f"takes a number of guesses, not {parameter!r}")
        self.guesses = int(parameter or 1)

    def choose(self, view: View) -> Move | None:
        if len(view.moves) == 1:
            return view.moves[0]
        return max(view.moves, key=lambda move: self.value(view, move))

    def value(self, view: View, move: Move) -> float:
        return sum(self.play_on(view.sample_state(self.rng), move) for _ in range(self.guesses))

    def play_on(self, state: State, move: Move) -> float:
        """The lead at the end of one random game that begins with this move."""
        seat = self.seating.seat
        state.apply(seat, move)
        while not state.is_over:
            if state.chance is not None:
                state.resolve(state.chance.sample(self.rng))
            else:
                asked = next(other for other in state.decisions if other != CLOCK)
                state.apply(asked, self.rng.choice(state.legal_moves(asked)))
        assert state.outcome is not None
        scores = list(state.outcome.scores)
        return scores.pop(seat) - max(scores, default=0)
