"""Three opponents for Trucker: rookie, regular, ace."""

from __future__ import annotations

from typing import ClassVar, Final

from starhaul.bots.bot import MOST_GUESSES, Bot, read_guesses
from starhaul.kernel import Move, View
from starhaul.trucker.decisions import Ask
from starhaul.trucker.state import TruckerState
from starhaul.trucker.view import TruckerView

from .builder import Style, build, build_late
from .hands import effort
from .mind import answer
from .recruiting import recruit
from .search import SEARCHED, best_move

HASTY: Final = Style({"L": 26, "I": 30, "II": 44, "III": 56, "IV": 66}, choosy=0.6, blur=0.6, reads=False)
SOUND: Final = Style({"L": 45, "I": 50, "II": 75, "III": 95, "IV": 110})
FARSIGHTED: Final = Style(SOUND.draws, choosy=3.2, plans=True)
SAMPLES: Final = 120
"""Guesses at what is hidden, at most, for a decision of an ace in a flight of two; more ships take longer to follow."""
MOST_FOR_VISITORS: Final = 1000
LATE: Final = frozenset({Ask.LINGER, Ask.ADD_LAST})
"""Building after one has finished."""
RECRUITING: Final = frozenset({Ask.KEEP_MEMBER, Ask.TAKE_MEMBER})
TEMPTING: Final = frozenset({Ask.LAND, Ask.DOCK, Ask.REWARD})
"""Offers, the most splendid first; whatever it costs, there is something to be had."""
GREED: Final = 0.4
"""How often a rookie cannot resist."""
EASILY_FORGOTTEN: Final = frozenset({Ask.DEFEND, Ask.POWER, Ask.SHIFT})
"""That there are batteries; to leave them alone comes last."""
FORGETS: Final = 0.25


class RegularBot(Bot):
    """A sound club player: reads the forecast, builds for it, and flies home with what can be had."""

    games: ClassVar[tuple[str, ...]] = ("trucker",)
    style: ClassVar[Style] = SOUND
    slowness: ClassVar[float] = 1.0

    def choose(self, view: View) -> Move | None:
        if len(view.moves) == 1:
            return view.moves[0]
        state = view.sample_state(self.rng)
        assert isinstance(state, TruckerState)
        assert view.decision is not None
        assert view.seat is not None
        if view.decision.ask is Ask.BUILD:
            return build(self.style, self.rng, state, view.seat, view.moves)
        if view.decision.ask in LATE:
            return build_late(self.style, self.rng, state, view.seat, view.moves)
        if view.decision.ask in RECRUITING:
            return recruit(self.style, state, view.seat, view.moves)
        return self._fly(view, state)

    def effort(self, view: View, move: Move) -> float:
        assert isinstance(view, TruckerView)
        return effort(view, move, self.slowness, self.rng)

    def _fly(self, view: View, state: TruckerState) -> Move:
        assert view.seat is not None
        return answer(state, view.seat, view.moves)


class RookieBot(RegularBot):
    """Builds in a hurry with a bad eye, reads nothing, cannot resist offers and forgets the batteries."""

    style = HASTY
    slowness: ClassVar[float] = 1.5

    def _fly(self, view: View, state: TruckerState) -> Move:
        assert view.decision is not None
        ask = view.decision.ask
        if ask in TEMPTING and self.rng.random() < GREED:
            return view.moves[0]
        if ask in EASILY_FORGOTTEN and self.rng.random() < FORGETS:
            return view.moves[-1]
        return super()._fly(view, state)


class AceBot(RegularBot):
    """Builds what brings money home, and thinks a flight to its end before it decides. `ace:N`: N guesses each time."""

    style = FARSIGHTED
    slowness: ClassVar[float] = 0.75
    samples: int = SAMPLES

    def read_parameter(self, parameter: str) -> None:
        most = MOST_FOR_VISITORS if self.seating.is_for_visitor else MOST_GUESSES
        self.samples = read_guesses(parameter, SAMPLES, most)

    def _fly(self, view: View, state: TruckerState) -> Move:
        assert view.seat is not None
        assert view.decision is not None
        if view.decision.ask not in SEARCHED:
            return super()._fly(view, state)

        def sample() -> TruckerState:
            guess = view.sample_state(self.rng)
            assert isinstance(guess, TruckerState)
            return guess

        return best_move(sample, view.seat, view.moves, self.count(2 * self.samples // state.seats), self.rng)
