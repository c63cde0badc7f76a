"""Three opponents for Race: rookie, regular, ace."""

from __future__ import annotations

from typing import ClassVar, Final

from starhaul.bots.bot import MOST_GUESSES, Bot, read_guesses
from starhaul.kernel import Move, View
from starhaul.race import Ask, RaceState
from starhaul.race.moves import CHOOSE

from .actions import rank_actions
from .mind import answer
from .search import best_actions, best_placement

SLIPS: Final = 0.45
"""How often a rookie takes the next best action, or any card, instead of the best."""
SAMPLES: Final = 8
"""Guesses at what is hidden, for each decision of an ace."""
MOST_FOR_VISITORS: Final = 200


class RegularBot(Bot):
    """A sound club player: weighs cards and phases, and guesses what the others will call."""

    games: ClassVar[tuple[str, ...]] = ("race",)

    def choose(self, view: View) -> Move | None:
        if len(view.moves) == 1:
            return view.moves[0]
        return self._think(view, _state(view, self))

    def _think(self, view: View, state: RaceState) -> Move:
        assert view.seat is not None
        return answer(state, state.players[view.seat], view.moves)


class RookieBot(RegularBot):
    """Knows the rules and what is good, and gets carried away."""

    def _think(self, view: View, state: RaceState) -> Move:
        assert view.seat is not None
        assert view.decision is not None
        if self.rng.random() > SLIPS:
            return super()._think(view, state)
        if view.decision.ask is Ask.ACTION:
            return self._wish(view, state)
        return self.rng.choice(view.moves)

    def _wish(self, view: View, state: RaceState) -> Move:
        """One of the better actions, not the best."""
        assert view.seat is not None
        player = state.players[view.seat]
        wishes = rank_actions(state, player)[:8]
        self.rng.shuffle(wishes)
        for _, actions in wishes:
            for move in CHOOSE:
                if actions >> move.action.value & 1 and move in view.moves:
                    return move
        return self.rng.choice(view.moves)


class AceBot(RegularBot):
    """Looks a round ahead, over many guesses at what is hidden. `ace:N` makes N guesses a decision."""

    samples: int = SAMPLES
    _second: Move | None = None

    def read_parameter(self, parameter: str) -> None:
        most = MOST_FOR_VISITORS if self.seating.is_for_visitor else MOST_GUESSES
        self.samples = read_guesses(parameter, SAMPLES, most)

    def _think(self, view: View, state: RaceState) -> Move:
        assert view.seat is not None
        assert view.decision is not None
        second, self._second = self._second, None
        if second is not None and second in view.moves:
            return second

        def sample() -> RaceState:
            return _state(view, self)

        if view.decision.ask is Ask.ACTION:
            plan = best_actions(sample, view.seat, view.moves, self.count(self.samples), self.rng)
            self._second = plan[1] if len(plan) > 1 else None
            return plan[0]
        if view.decision.ask in (Ask.DEVELOP, Ask.SETTLE):
            return best_placement(sample, view.seat, view.moves, self.count(self.samples), self.rng)
        return answer(state, state.players[view.seat], view.moves)


def _state(view: View, bot: Bot) -> RaceState:
    state = view.sample_state(bot.rng)
    assert isinstance(state, RaceState)
    return state
