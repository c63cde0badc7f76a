"""Adding components where the building rules forbid it: what the terms of a seat may allow (ABE-SUP-19).

An allowance is shown a trial, which is one component on one square with all that is wrong with it, and changes the
trial as far as it can: another form of the component, or of those that stand there already; tokens that it costs;
objections that do not count. What is left of the objections after all allowances had their turn is why the component
cannot go there; if nothing is left it can, and welding it makes the same changes to the ship of that seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import trait

from starhaul.kernel import IllegalMove, Seat

from .alteration import Alteration
from .altering import alter, form_with
from .faults import Objection, objections, placement_problem, refusal
from .forms import alteration_of, is_form, printed_tile
from .grid import cells_in
from .player import NOTHING
from .refitting import refit, use_token
from .ship import Ship

if TYPE_CHECKING:
    from .state import TruckerState


class Trial:
    """A component on an empty square, turned so. Facings are those of the ship."""

    __slots__ = ("_forgiven", "altered", "cell", "form", "objections", "ship", "spent", "turn")

    def __init__(self, ship: Ship, form: int, cell: int, turn: int) -> None:
        self.ship: Ship = ship
        """Without the component; a copy as soon as something that stands there is altered."""
        self.form: int = form
        self.cell: int = cell
        self.turn: int = turn
        self.altered: dict[int, Alteration] = {}
        """By cell: what those become that stand there already."""
        self.spent: list[str] = []
        """Tokens that it would cost, by their kinds."""
        self._forgiven: list[str] = []
        self.objections: list[Objection] = objections(ship, form, cell, turn)
        """What is wrong with it: a code of `faults.RULES` or `not-joined`, with the cell of the other component."""

    # What allowances do

    @property
    def alteration(self) -> Alteration:
        """What tokens have made of the new component."""
        return alteration_of(self.form).turned(self.turn)

    def alter(self, alteration: Alteration) -> None:
        """Let the new component be so."""
        self.form = form_with(printed_tile(self.form), self.turn, alteration)
        self._look_again()

    def alter_standing(self, cell: int, alteration: Alteration) -> None:
        """Let a component of the ship be so."""
        if not self.altered:
            self.ship = self.ship.clone()
        alter(self.ship, cell, alteration)
        self.altered[cell] = alteration
        self._look_again()

    def forgive(self, code: str) -> None:
        """Objections of this kind do not count, or not before the spot check."""
        self._forgiven.append(code)
        self._look_again()

    def spend(self, token: str) -> None:
        """It costs a token of this kind."""
        self.spent.append(token)

    def _look_again(self) -> None:
        found = objections(self.ship, self.form, self.cell, self.turn)
        self.objections = [objection for objection in found if objection[0] not in self._forgiven]


@trait
class Allowance:
    """As it stands here it allows nothing."""

    __slots__ = ()

    def squares(self, ship: Ship) -> int:
        """Where it may help, beside the empty squares of the building area that touch the ship. Where mistakes are
        possible (BLD-22) components may be put on all of these."""
        del ship
        return 0

    def allow(self, state: TruckerState, seat: Seat, trial: Trial) -> None:
        """Do to the trial what can be done about its objections; not asked where there are none."""
        raise NotImplementedError


def try_out(state: TruckerState, seat: Seat, form: int, cell: int, turn: int) -> Trial:
    """What this seat may make of this component here; it can be added if no objection is left. Where mistakes are
    possible it is taken as it is, and nothing is spent (BLD-22)."""
    trial = Trial(state.ships[seat], form, cell, turn)
    if state.options.mistakes == "forbidden":
        _allow(state, seat, trial)
    return trial


def _allow(state: TruckerState, seat: Seat, trial: Trial) -> None:
    for allowance in state.terms[seat].allowances:
        if not trial.objections:
            break
        allowance.allow(state, seat, trial)


def fitting_cells(state: TruckerState, seat: Seat, tile: int, turn: int) -> int:
    """Where this seat may add this component, turned so, by the building rules and by what it is allowed."""
    ship = state.ships[seat]
    cells = ship.legal_cells(tile, turn)
    if not state.terms[seat].allowances:
        return cells
    for cell in cells_in(_squares_to_try(state, seat) & ~cells):
        trial = Trial(ship, tile, cell, turn)
        _allow(state, seat, trial)
        if not trial.objections:
            cells |= 1 << cell
    return cells


def _squares_to_try(state: TruckerState, seat: Seat) -> int:
    ship = state.ships[seat]
    beside = ship.board.grid.beside(ship.occupied) & ship.building_area
    return (beside | more_squares(state, seat)) & ~ship.occupied


def can_add(state: TruckerState, seat: Seat, tile: int) -> bool:
    """Whether some turn of this component fits somewhere."""
    if not state.terms[seat].allowances:
        return state.ships[seat].can_place_anywhere(tile)
    return any(fitting_cells(state, seat, tile, turn) for turn in range(4))


def more_squares(state: TruckerState, seat: Seat) -> int:
    """Squares beyond the usual where this seat may put components."""
    squares = 0
    for allowance in state.terms[seat].allowances:
        squares |= allowance.squares(state.ships[seat])
    return squares


def problem_despite(state: TruckerState, seat: Seat, tile: int, cell: int, turn: int) -> IllegalMove | None:
    """Why this seat cannot add a component here, whatever it is allowed."""
    ship = state.ships[seat]
    if not _squares_to_try(state, seat) >> cell & 1:
        return placement_problem(ship, tile, cell, turn)
    left = try_out(state, seat, tile, cell, turn).objections
    return refusal(ship, cell, left[0]) if left else None


def ship_with_loose(state: TruckerState, seat: Seat) -> Ship:
    """The ship as it is when what was placed last is welded: itself where nothing was, else a copy."""
    ship, hand = state.ships[seat], state.hands[seat]
    if hand.cell == NOTHING:
        return ship
    built = ship.clone()
    trial = try_out(state, seat, hand.tile, hand.cell, hand.turn)
    for cell, alteration in trial.altered.items():
        alter(built, cell, alteration)
    built.place(trial.cell, trial.form, trial.turn)
    return built


def settle(state: TruckerState, seat: Seat, trial: Trial) -> None:
    """The component stands on its square, as printed: do the rest, and tell it."""
    for token in trial.spent:
        use_token(state, seat, token)
    for cell, alteration in trial.altered.items():
        refit(state, seat, cell, alteration)
    if is_form(trial.form):
        refit(state, seat, trial.cell, trial.alteration)
