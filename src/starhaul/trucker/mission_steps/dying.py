"""A trucker dies, and another one may come (MIS-GAM-15, MIS-GAM-31)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.assignment import NO_FEATS, Feats
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import CameBack, Cause, Died, SatOut
from starhaul.trucker.moves import ACCEPT, PASS, Accept
from starhaul.trucker.player import Rocket
from starhaul.trucker.scoring import end_game
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState, TruckerStep

NEW_CREDITS: Final = 1


@final
class Die(TruckerLaneStep):
    """The flight of this player is over at once, and so is all that was still to come; the credits are gone."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        state.lanes[seat].clear()
        state.set_rocket(seat, state.rockets[seat].flying(False))
        state.set_feats(seat, state.feats[seat].dying())
        state.tell(Died(seat))
        credits_left = state.players[seat].purse.credits
        if credits_left:
            state.book(seat, -credits_left, Cause.DEATH)


@final
class AskTheDead(TruckerStep):
    """At the setup that follows a death: does the player come back?"""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.first(SeatTheOut())
        for seat in state.taking_part():
            if state.feats[seat].is_dead:
                state.ask(seat, COME_BACK_OR_NOT)


@final
class ComeBackOrNot(TruckerQuestion):
    """Join as a new trucker with one credit, or sit out the rest of the game?"""

    __slots__ = ("credits",)

    rule: ClassVar[str] = "MIS-GAM-15"

    def __init__(self, credits: int) -> None:  # noqa: A002 the word of the game
        super().__init__(Ask.COME_BACK)
        self.credits: Final = credits
        """What the new trucker has."""

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [ACCEPT, PASS]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        is_back = isinstance(move, Accept)
        if is_back:
            state.book(seat, self.credits, Cause.NEW_TRUCKER)
        state.set_feats(seat, NO_FEATS if is_back else Feats(is_dead=True, is_out=True))
        state.tell(CameBack(seat) if is_back else SatOut(seat))


COME_BACK_OR_NOT: Final = ComeBackOrNot(NEW_CREDITS)


@final
class SeatTheOut(TruckerStep):
    """Who sits out builds nothing: their rockets stand on the last spaces, and will not take off. With nobody left the
    game is over."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        out = [seat for seat in state.all_seats() if state.feats[seat].is_out]
        if len(out) == state.seats:
            state.agenda.steps.clear()
            end_game(state)
        for space, seat in enumerate(out, state.seats - len(out) + 1):
            state.set_rocket(seat, Rocket(space))
