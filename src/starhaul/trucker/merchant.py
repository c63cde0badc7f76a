"""The merchant of an escort: a rocket that is no player, with crates and without guns (MIS-HSE-11 to MIS-HSE-18)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar, Final, final

from starhaul.kernel import Seat, Value

from .route import space_after


@final
class Merchant(Value):
    """Where it flies, and what it has left; without crates it is not on the board (MIS-HSE-16)."""

    __slots__ = ("at_stake", "crates", "escorts", "position")

    optional: ClassVar[tuple[str, ...]] = ("at_stake", "escorts")

    def __init__(self, position: int, crates: int, at_stake: int = 0, escorts: tuple[Seat, ...] = ()) -> None:
        self.position: Final = position
        """An absolute distance, as of the other rockets (FLT-05)."""
        self.crates: Final = crates
        self.at_stake: Final = at_stake
        """So many crates go if the enemies of this card get at it (MIS-HSE-14, MIS-HSE-15)."""
        self.escorts: Final = escorts
        """Who was near enough when this card was turned up to save it from a fleet."""

    @property
    def is_flying(self) -> bool:
        return self.crates > 0

    def at(self, position: int) -> Merchant:
        return Merchant(position, self.crates, self.at_stake, self.escorts)

    def losing(self, crates: int) -> Merchant:
        return Merchant(self.position, max(0, self.crates - crates), self.at_stake, self.escorts)

    def in_danger(self, at_stake: int, escorts: tuple[Seat, ...] = ()) -> Merchant:
        return Merchant(self.position, self.crates, at_stake, escorts)

    def out_of_danger(self) -> Merchant:
        """The card is over."""
        return Merchant(self.position, self.crates)

    def distance(self, position: int) -> int:
        """In spaces, ahead or behind."""
        return abs(position - self.position)

    def waiting_space(self, loop: int, taken: Collection[int]) -> int:
        """The first free space ahead of it (MIS-HSE-17); `taken` holds the printed spaces of the players."""
        return space_after(self.position, 1, loop, taken)


NO_MERCHANT: Final = Merchant(0, 0)
MERCHANT: Final = Seat(-2)
"""Its place in an order of attack: it is no player."""


def behind_all(crates: int, loop: int, taken: Sequence[int]) -> Merchant:
    """On the first free space behind the rearmost of these positions (MIS-HSE-11)."""
    return Merchant(space_after(min(taken), -1, loop, {position % loop for position in taken}), crates)
