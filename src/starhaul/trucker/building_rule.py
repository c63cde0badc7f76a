"""What is different for one seat while it builds: more moves, and others that are refused. Terms hold such rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import trait

from starhaul.kernel import IllegalMove, Move, Seat

if TYPE_CHECKING:
    from .state import TruckerState


@trait
class BuildingRule:
    """As it stands here it changes nothing."""

    __slots__ = ()

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        """Legal moves beside the usual ones."""
        del state, seat
        return []

    def takes(self, move: Move) -> bool:
        """Whether this is one of its moves, legal or not: then the two that follow are asked about it."""
        del move
        return False

    def problem(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        """Why one of its moves cannot be made."""
        raise NotImplementedError

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        """Let one of its moves take effect."""
        raise NotImplementedError

    def objection(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        """Why a usual move cannot be made now."""
        del state, seat, move
        return None

    def stops(self, state: TruckerState, seat: Seat) -> bool:
        """Whether this seat is asked nothing at all for now. Whoever changes that clears all questions."""
        del state, seat
        return False

    def added(self, state: TruckerState, seat: Seat, cell: int) -> None:
        """A component became part of the ship there, with all that tokens make of it at once."""

    # After this seat has finished, while others build

    def lingers(self, state: TruckerState, seat: Seat) -> bool:
        """Whether there is still something to do for it. Whoever changes that clears all questions."""
        del state, seat
        return False

    def late_moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        """What it can do; the last is what somebody does who was not taught any of it."""
        del state, seat
        return []

    def takes_late(self, move: Move) -> bool:
        """Whether this is one of these moves, legal or not."""
        del move
        return False

    def late_problem(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        """Why one of them cannot be made."""
        raise NotImplementedError

    def late_answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        """Let one of them take effect."""
        raise NotImplementedError


def objection(rules: tuple[BuildingRule, ...], state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
    """What the first of these rules has against a usual move."""
    for rule in rules:
        problem = rule.objection(state, seat, move)
        if problem is not None:
            return problem
    return None


def with_rules(rules: tuple[BuildingRule, ...], state: TruckerState, seat: Seat, moves: list[Move]) -> list[Move]:
    """The legal moves of somebody to whom these rules apply."""
    usual = [move for move in moves if objection(rules, state, seat, move) is None]
    return usual + [move for rule in rules for move in rule.moves(state, seat)]


def rule_taking(rules: tuple[BuildingRule, ...], move: Move) -> BuildingRule | None:
    """The rule whose move this is; None for a usual one."""
    for rule in rules:
        if rule.takes(move):
            return rule
    return None
