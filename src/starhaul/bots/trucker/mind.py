"""How a sound player answers every question of a flight, from what its seat knows.

It reads the state that a view can sample: the ships, the card on the table and the own money are the real ones there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from starhaul.kernel import Move, Seat
from starhaul.trucker.card_steps.black_hole import ChooseDiscard
from starhaul.trucker.cargo import Loading
from starhaul.trucker.components import BATTERY
from starhaul.trucker.decisions import Ask
from starhaul.trucker.goods import RED
from starhaul.trucker.grid import cells_in
from starhaul.trucker.moves import (
    DEFEND,
    DONE,
    FLY_ON,
    Dismiss,
    House,
    Keep,
    Load,
    Pay,
    Remove,
    Unload,
)
from starhaul.trucker.ship import BROWN, PURPLE, Ship
from starhaul.trucker.state import TruckerState
from starhaul.trucker.stowing import best_stowing
from starhaul.trucker.strength import engine_strength, full_cannon_halves

from .converting import convert_or_not
from .declaring import power_up
from .dodging import rouse_or_not, shift_or_stay
from .facing import fall_off
from .forecast import has_expansion, has_supercards, needs_of, usual_needs
from .freight import freight_of
from .harm import COMPONENT, value_of
from .insuring import insure_or_not
from .missions import bet_or_not, by_trying
from .offers import dock, land, safe_crew, take_reward, use_ship
from .rating import TASTE, rating
from .team import argue, predict, use_ability
from .voting import vote

MANY_TOKENS: Final = 99
FOR_THE_REST: Final = 3
"""Figures that may be lost besides those whom slavers take, where ships lose more than in the base game."""

Answer = Callable[[TruckerState, Seat, Sequence[Move]], Move]


def answer(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """The move that a sound player makes; building is asked elsewhere."""
    if len(moves) == 1:
        return moves[0]
    question = state.questions[seat]
    known = ANSWERS.get(question.ask)
    return question.default(state, seat) if known is None else known(state, seat, moves)


def _fly_on(_state: TruckerState, _seat: Seat, _moves: Sequence[Move]) -> Move:
    """A player who must leave leaves anyway, and keeps as much as one who gave up: so stay."""
    return FLY_ON


# --- defence ---------------------------------------------------------------------------------------------------


def _defend(state: TruckerState, seat: Seat, _moves: Sequence[Move]) -> Move:
    del state, seat
    return DEFEND


def _pay(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """By what is no battery, as a panel: its power is there again with the next card. Else from where most tokens are:
    they are safer apart."""
    ship = state.ships[seat]
    batteries = ship.kinds[BATTERY]

    def wish(move: Move) -> int:
        if not isinstance(move, Pay):
            return -1
        cell = ship.board.cell(move.square)
        return ship.tokens_at(cell) if batteries >> cell & 1 else MANY_TOKENS

    return max(moves, key=wish)


# --- losses -----------------------------------------------------------------------------------------------------


def _lose_crew(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """Humans before useful aliens, from full cabins, and from those where an epidemic would strike."""
    ship = state.ships[seat]
    ill = ship.epidemic_cells()

    def regret(move: Move) -> float:
        assert isinstance(move, Dismiss)
        cell = ship.board.cell(move.square)
        alien = ship.alien_at(cell)
        value = 1.6 if alien else 1.0
        if not alien and ship.total_humans <= 1:
            value = 9.0
        return value - 0.1 * (ill >> cell & 1) - 0.05 * ship.humans_at(cell)

    return min(moves, key=regret)


def _keep_piece(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    ship = state.ships[seat]
    needs = usual_needs(state)

    def value(move: Move) -> float:
        assert isinstance(move, Keep)
        kept = ship.clone()
        kept.lose(kept.occupied & ~kept.connected_to(1 << kept.board.cell(move.square)))
        return value_of(kept, needs)

    return max(moves, key=value)


def _escape(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """Give up what is missed least, with all that has to follow."""
    question, ship, needs = state.questions[seat], state.ships[seat], needs_of(state, seat)
    assert isinstance(question, ChooseDiscard)

    def value(place: int) -> float:
        discard = question.discards[place]
        rest = ship.clone()
        rest.lose(1 << rest.board.cell(discard.square))
        return value_of(rest, needs) - COMPONENT * discard.due

    return moves[max(range(len(moves)), key=value)]


def _repair(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """Take off what is missed least."""
    ship = state.ships[seat]
    needs = usual_needs(state)

    def value(move: Move) -> float:
        assert isinstance(move, Remove)
        rest = ship.clone()
        rest.remove(rest.board.cell(move.square))
        rest.lose(rest.occupied & ~rest.pieces()[0])
        return rating(rest, needs, TASTE, late=True)

    return max(moves, key=value)


def _house(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """An alien where its strength counts and enough people stay aboard."""
    ship = state.ships[seat]
    freight = freight_of(state)
    if freight is not None and freight.are_aliens_paid:
        return max([move for move in moves if isinstance(move, House)], key=lambda move: move.dweller)
    people = 2 * ship.cabins.bit_count()
    if (has_expansion(state) or has_supercards(state)) and people <= safe_crew(state, seat) + FOR_THE_REST:
        return next(move for move in moves if isinstance(move, House) and move.dweller == 0)
    for move in moves:
        if isinstance(move, House) and move.dweller == PURPLE and people >= 8 and full_cannon_halves(ship):
            return move
        if isinstance(move, House) and move.dweller == BROWN and people >= 8 and engine_strength(ship):
            return move
    return next(move for move in moves if isinstance(move, House) and move.dweller == 0)


# --- cargo ------------------------------------------------------------------------------------------------------


def _load(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """Throw out what makes room for better blocks, then load the best, red ones into special holds."""
    question = state.decisions[seat]
    assert isinstance(question, Loading)
    ship = state.ships[seat]
    if ship.rules.cargo is not None:
        return _stow(ship, question, moves)
    out = _to_unload(ship, question, moves)
    return out or _to_load(ship, question, moves) or DONE


def _stow(ship: Ship, question: Loading, moves: Sequence[Move]) -> Move:
    """Where room is not what it usually is, as the rules advise."""
    return next((move for move in best_stowing(ship, question.dock) if move in moves), DONE)


def _to_unload(ship: Ship, question: Loading, moves: Sequence[Move]) -> Move | None:
    """The cheapest block aboard, if a better one finds no room otherwise."""
    waiting = [colour for colour, count in enumerate(question.dock) for _ in range(count)]
    for colour in sorted(waiting, reverse=True):
        holds = ship.holds_for(colour)
        rivals = [other for other in waiting if other > colour]
        if sum(ship.free_containers(cell) for cell in cells_in(holds)) > len(rivals):
            continue
        worse = [
            move
            for move in moves
            if isinstance(move, Unload) and holds >> ship.board.cell(move.square) & 1 and move.colour < colour
        ]
        if worse:
            return min(worse, key=lambda move: (move.colour, move.square))
    return None


def _to_load(ship: Ship, question: Loading, moves: Sequence[Move]) -> Move | None:
    """The first step, in rising order of squares, of the best way to fill the holds."""
    offers = {(ship.board.cell(move.square), move.colour): move for move in moves if isinstance(move, Load)}
    free = {cell: ship.free_containers(cell) for cell, _ in offers}
    planned: list[tuple[int, int]] = []
    for colour in range(len(question.dock) - 1, -1, -1):
        for _ in range(question.dock[colour]):
            possible = [cell for cell, loaded in offers if loaded == colour and free[cell]]
            if possible:
                plain = [cell for cell in possible if not ship.holds_for(RED) >> cell & 1]
                cell = (plain or possible)[0] if colour != RED else possible[0]
                free[cell] -= 1
                planned.append((cell, colour))
    return offers[min(planned)] if planned else None


ANSWERS: Final[dict[Enum, Answer]] = {
    Ask.FLY_ON: _fly_on,
    Ask.LAND: land,
    Ask.USE_SHIP: use_ship,
    Ask.DOCK: dock,
    Ask.REWARD: take_reward,
    Ask.POWER: power_up,
    Ask.DEFEND: _defend,
    Ask.SHIFT: shift_or_stay,
    Ask.CRUBOTS: rouse_or_not,
    Ask.INSURE: insure_or_not,
    Ask.PAY_TOKEN: _pay,
    Ask.LOSE_CREW: _lose_crew,
    Ask.KEEP_PIECE: _keep_piece,
    Ask.FALL_OFF: fall_off,
    Ask.ESCAPE: _escape,
    Ask.REPAIR: _repair,
    Ask.HOUSE: _house,
    Ask.LOAD: _load,
    Ask.CHOOSE_MISSION: vote,
    Ask.BET: bet_or_not,
    Ask.WAIT: by_trying,
    Ask.SIT_OUT: by_trying,
    Ask.USE_ABILITY: use_ability,
    Ask.ADJUST_BONUSES: argue,
    Ask.PREDICT: predict,
    Ask.CONVERT: convert_or_not,
}
