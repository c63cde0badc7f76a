"""The Hypergeometer: room where there is none, and a cannon that points everywhere (ABE-SUP-HYP)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.allowances import Allowance, Trial
from starhaul.trucker.altering import alteration_at
from starhaul.trucker.components import CANNON, DOUBLE_CANNON, DOUBLE_ENGINE, ENGINE
from starhaul.trucker.decisions import Ask
from starhaul.trucker.exempting import Group, blocked_cells, exempt, exempt_cells, group_of
from starhaul.trucker.faults import BLOCKED
from starhaul.trucker.grid import FRONT, Square, cells_in
from starhaul.trucker.moves import Exempt, Rotate
from starhaul.trucker.refitting import refit
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState
from starhaul.trucker.terms import Moment, Terms

from .ability import Ability, UsableAbility
from .using import AbilityOffer

CANNONS: Final = (CANNON, DOUBLE_CANNON)
ENGINES: Final = (ENGINE, DOUBLE_ENGINE)


@final
class ThirdDimension(Ability):
    """One cannon and one engine need no empty square."""

    __slots__ = ()

    key: ClassVar[str] = "hypergeometer.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-HYP-01", "ABE-SUP-HYP-04")

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.exempt = (CANNONS, ENGINES)
        terms.allowances = (*terms.allowances, WithoutRoom())
        for group in terms.exempt:
            terms.add_step(Moment.CHECKING, ExemptOne(group))

    def moments(self) -> tuple[Moment, ...]:
        return (Moment.CHECKING,)


@final
class WithoutRoom(Allowance):
    """A component may be added before a barrel or behind an exhaust, its own or another's, while this makes no second
    cannon and no second engine exempt."""

    __slots__ = ()

    def allow(self, state: TruckerState, seat: Seat, trial: Trial) -> None:
        if not any(code in BLOCKED.values() for code, _ in trial.objections):
            return
        ship = trial.ship.clone()
        ship.place(trial.cell, trial.form, trial.turn)
        for group in state.terms[seat].exempt:
            blocked = blocked_cells(ship, group)
            if len(blocked) == 1 and not exempt_cells(ship, group):
                _exempt_in(trial, blocked[0])


def _exempt_in(trial: Trial, cell: int) -> None:
    if cell == trial.cell:
        trial.alter(trial.alteration.with_exemption())
    else:
        trial.alter_standing(cell, alteration_at(trial.ship, cell).with_exemption())


@final
class ExemptOne(TruckerLaneStep):
    """Of those that have no room one needs none: which, matters only now (ABE-SUP-HYP-04)."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        blocked = blocked_cells(ship, self.group)
        candidates = sorted([*blocked, *exempt_cells(ship, self.group)])
        if blocked and len(candidates) == 1:
            exempt(state, seat, blocked[0], self.group)
        elif blocked:
            state.ask(seat, ChooseExempt(tuple([ship.board.square(cell) for cell in candidates])))


@final
class ChooseExempt(TruckerQuestion):
    """Which of these needs no empty square? The others are errors."""

    __slots__ = ("squares",)

    rule: ClassVar[str] = "ABE-SUP-HYP-01"

    def __init__(self, squares: tuple[Square, ...]) -> None:
        super().__init__(Ask.EXEMPT)
        self.squares: Final = squares

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [Exempt(square) for square in self.squares]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Exempt)
        ship = state.ships[seat]
        cell = ship.board.cell(move.square)
        exempt(state, seat, cell, group_of(state, seat, ship.kind_at(cell)))


@final
class TurningCannon(UsableAbility):
    """One cannon points wherever it is needed in flight, also over components, and keeps its mark until the end."""

    __slots__ = ()

    key: ClassVar[str] = "hypergeometer.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-HYP-02", "ABE-SUP-HYP-03", "ABE-SUP-HYP-04")
    moment: ClassVar[Moment] = Moment.AFTER_CHECK

    def offer(self, state: TruckerState, seat: Seat) -> AbilityOffer | None:
        return AbilityOffer(self.key) if _cannons(state.ships[seat]) else None

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        """It costs nothing."""
        del state, seat
        return True

    def use(self, state: TruckerState, seat: Seat) -> None:
        cannons = _cannons(state.ships[seat])
        if len(cannons) == 1:
            _let_turn(state, seat, cannons[0])
        else:
            state.ask(seat, ChooseCannon())


def _cannons(ship: Ship) -> list[int]:
    return cells_in(ship.cells_of(CANNON) | ship.cells_of(DOUBLE_CANNON))


def _let_turn(state: TruckerState, seat: Seat, cell: int) -> None:
    refit(state, seat, cell, alteration_at(state.ships[seat], cell).with_rotation())


@final
class ChooseCannon(TruckerQuestion):
    """Which cannon gets the rotation token?"""

    __slots__ = ()

    rule: ClassVar[str] = "ABE-SUP-HYP-02"

    def __init__(self) -> None:
        super().__init__(Ask.ROTATE)

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        ship = state.ships[seat]
        return [Rotate(ship.board.square(cell)) for cell in _cannons(ship)]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """One that gains strength by it, and a single one rather than a double one, which needs power."""
        ship = state.ships[seat]
        ahead = ship.aims[FRONT]
        best = min(_cannons(ship), key=lambda cell: (ahead >> cell & 1, ship.kind_at(cell) == DOUBLE_CANNON))
        return Rotate(ship.board.square(best))

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Rotate)
        _let_turn(state, seat, state.ships[seat].board.cell(move.square))
