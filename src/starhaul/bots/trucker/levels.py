"""Three opponents for Trucker: rookie, regular, ace."""

from __future__ import annotations

from typing import ClassVar, Final

from starhaul.bots.bot import BadParameter, Bot, Seating
from starhaul.kernel import Move, View
from starhaul.trucker.decisions import Ask
from starhaul.trucker.state import TruckerState

from .builder import Builder, Style, Taste
from .mind import answer
from .search import SEARCHED, best_move

HASTY: Final = Style({"L": 16, "I": 18, "II": 28, "III": 34}, choosy=0.3, blur=1.2, reads=False)
SOUND: Final = Style({"L": 45, "I": 50, "II": 75, "III": 95})
ARMED: Final = Style(
    SOUND.draws,
    taste=Taste(crew=1.3, engines=0.9, cannons=2.4, containers=0.9, special=1.6, aliens=1.4, joins=0.25, square=0.8),
    armed=1.4,
)
"""What each thing aboard brought home, in some five hundred flights of level II with all sorts of ships."""
SAMPLES: Final = 8
"""Guesses at what is hidden, for each decision of an ace in flight."""
SLIPS: Final = 0.2
"""How often a rookie flies without thinking."""


class RegularBot(Bot):
    """A sound club player: reads the forecast, builds for it, and flies home with what can be had."""

    games: ClassVar[tuple[str, ...]] = ("trucker",)
    style: ClassVar[Style] = SOUND

    def __init__(self, seating: Seating, parameter: str = "") -> None:
        super().__init__(seating, parameter)
        self.builder = Builder(self.style, self.rng)

    def choose(self, view: View) -> Move | None:
        if len(view.moves) == 1:
            return view.moves[0]
        state = view.sample_state(self.rng)
        assert isinstance(state, TruckerState)
        assert view.decision is not None
        assert view.seat is not None
        if view.decision.ask is Ask.BUILD:
            return self.builder.answer(state, view.seat, view.moves)
        return self._fly(view, state)

    def _fly(self, view: View, state: TruckerState) -> Move:
        assert view.seat is not None
        return answer(state, view.seat, view.moves)


class RookieBot(RegularBot):
    """Builds in a hurry, reads nothing, and now and then forgets to think in flight."""

    style = HASTY

    def _fly(self, view: View, state: TruckerState) -> Move:
        assert view.decision is not None
        if view.decision.ask is not Ask.FLY_ON and self.rng.random() < SLIPS:
            return self.rng.choice(view.moves)
        return super()._fly(view, state)


class AceBot(RegularBot):
    """Builds what brings money home, and thinks a flight to its end before it decides. `ace:N`: N guesses each time."""

    style = ARMED
    samples = SAMPLES

    def read_parameter(self, parameter: str) -> None:
        if parameter:
            if not parameter.isdecimal() or not 1 <= int(parameter) <= 10_000:
                raise BadParameter(f"takes a number of guesses from 1 to 10000, not {parameter!r}")
            self.samples = int(parameter)

    def _fly(self, view: View, state: TruckerState) -> Move:
        assert view.seat is not None
        assert view.decision is not None
        if view.decision.ask not in SEARCHED:
            return super()._fly(view, state)

        def sample() -> TruckerState:
            guess = view.sample_state(self.rng)
            assert isinstance(guess, TruckerState)
            return guess

        return best_move(sample, view.seat, view.moves, self.samples, self.rng)
