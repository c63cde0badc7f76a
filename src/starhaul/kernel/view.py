"""What one seat may know of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, dataclass_transform

from .decision import Decision
from .move import Move
from .seat import Seat

if TYPE_CHECKING:
    from .state import State

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def frozen_by_types(kind: type[T]) -> type[T]:
    """A dataclass that never changes, for those of many fields that are made with every view.

    To type checkers it is frozen. While running it is not: the constructor of a dataclass that is sets each field by
    `object.__setattr__`, which takes longer than to find out what the field is.
    """
    made = dataclass(slots=True, unsafe_hash=True)(kind)
    _FROZEN_BY_TYPES.add(made)
    return made


_FROZEN_BY_TYPES: Final[set[type[Any]]] = set()


def is_frozen(kind: type[Any]) -> bool:
    """Whether this is a dataclass that never changes."""
    parameters = getattr(kind, "__dataclass_params__", None)
    return kind in _FROZEN_BY_TYPES or (parameters is not None and parameters.frozen)


class View(ABC):
    """What one seat may know: a dataclass of the game's own, frozen or frozen by types, which shares nothing with the
    state."""

    __slots__ = ()

    derived: ClassVar[tuple[str, ...]] = ()
    """Fields that only say what follows from the others: check points of records leave them aside."""

    seat: Seat | None
    """Whose view this is; None for a spectator."""
    decision: Decision | None
    """What this seat is asked now."""
    moves: Sequence[Move]
    """The legal moves of this seat."""

    @abstractmethod
    def sample_state(self, rng: Random) -> State:
        """A full state that agrees with everything this seat knows; the rest is fair guesswork."""
