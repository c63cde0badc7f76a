"""The Welder: a single connector that fits a double one, and others shut for good (ABE-SUP-WEL)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.connectors import SMOOTH
from starhaul.trucker.decisions import Ask
from starhaul.trucker.grid import FACINGS, cells_in
from starhaul.trucker.moves import DONE, WeldShut
from starhaul.trucker.refitting import refit_side, use_token
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState
from starhaul.trucker.terms import Moment, Terms

from . import joints
from .ability import Ability, UsableAbility
from .joints import Jointing, SetJoints
from .printed import PRINTED_MEMBERS
from .using import AbilityOffer

WELD: Final = "welded"


@final
class UnlikeJoints(Ability):
    """While building, and for what is corrected afterwards."""

    __slots__ = ()

    key: ClassVar[str] = "welder.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-WEL-01", "ABE-SUP-WEL-EX1", "ABE-SUP-19")

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        tokens = PRINTED_MEMBERS["welder"].tokens_of(joints.TOKEN)
        terms.allowances = (*terms.allowances, Jointing(tokens))
        terms.add_step(Moment.BEFORE_CHECK, SetJoints(tokens))
        terms.mending = (*terms.mending, SetJoints(tokens))

    def moments(self) -> tuple[Moment, ...]:
        return (Moment.BEFORE_CHECK,)


@final
class Welding(UsableAbility):
    """Connectors that are exposed no more (ABE-SUP-WEL-02); what is small bounces off (ABE-SUP-WEL-03)."""

    __slots__ = ()

    key: ClassVar[str] = "welder.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-WEL-02", "ABE-SUP-WEL-03")
    moment: ClassVar[Moment] = Moment.AFTER_CHECK

    def offer(self, state: TruckerState, seat: Seat) -> AbilityOffer | None:
        return AbilityOffer(self.key) if state.ships[seat].exposed_connectors() else None

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        del state, seat
        return True

    def use(self, state: TruckerState, seat: Seat) -> None:
        state.first_for(seat, OfferWelding(PRINTED_MEMBERS["welder"].tokens_of(WELD)))


@final
class OfferWelding(TruckerLaneStep):
    """One connector more, as long as there are both tokens and connectors."""

    __slots__ = ("tokens",)

    def __init__(self, tokens: int) -> None:
        self.tokens: Final = tokens

    def run(self, state: TruckerState, seat: Seat) -> None:
        left, exposed = self.tokens - state.teams[seat].uses(WELD), state.ships[seat].exposed_connectors()
        if left and exposed:
            state.ask(seat, ChooseWeld(self.tokens, left, exposed))


@final
class ChooseWeld(TruckerQuestion):
    """Which exposed connector is welded?"""

    __slots__ = ("exposed", "left", "tokens")

    rule: ClassVar[str] = "ABE-SUP-WEL-02"

    def __init__(self, tokens: int, left: int, exposed: int) -> None:
        super().__init__(Ask.WELD_SHUT)
        self.tokens: Final = tokens
        self.left: Final = left
        """Tokens that are left."""
        self.exposed: Final = exposed
        """Exposed connectors of the ship: one less after each."""

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        ship = state.ships[seat]
        square = ship.board.square
        welds = [WeldShut(square(cell), facing) for facing in FACINGS for cell in cells_in(ship.exposed(facing))]
        return [*welds, DONE]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """The front first: most comes from there."""
        return self.moves(state, seat)[0]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, WeldShut):
            use_token(state, seat, WELD)
            refit_side(state, seat, state.ships[seat].board.cell(move.square), move.facing, SMOOTH)
            state.first_for(seat, OfferWelding(self.tokens))
