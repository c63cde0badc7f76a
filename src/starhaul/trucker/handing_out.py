"""Boards for everybody, with the starting cabins on them (BLD-01)."""

from __future__ import annotations

from functools import cache

from .boards import board
from .composing import compose_terms
from .ship import Ship, starting_ship
from .state import TruckerState


def hand_out_boards(state: TruckerState, names: list[str]) -> None:
    """Each seat builds on the board with this name, from its starting cabin on."""
    cabins = state.box.starting_cabins
    state.ships = [_starting_ship(name, cabins[seat]).clone() for seat, name in enumerate(names)]
    compose_terms(state)


@cache
def _starting_ship(board_name: str, cabin: int) -> Ship:
    """A pattern to copy: ships share what they have in common until they change it."""
    return starting_ship(board(board_name), cabin)
