"""What tokens of the Support Team have done to a hull: which components are altered, and which stand in pairs.

A pair is the bits of its two cells in one number.
"""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Value


@final
class Fittings(Value):
    """All of it together; replaced, never changed."""

    __slots__ = ("altered", "marks", "pipes", "wireless")

    def __init__(
        self, altered: int = 0, wireless: int = 0, pipes: tuple[int, ...] = (), marks: tuple[int, ...] = ()
    ) -> None:
        self.altered: Final = altered
        """The components that are not as printed (`forms.py`)."""
        self.wireless: Final = wireless
        """The pair that counts as joined, or 0 (ABE-SUP-ASM-01)."""
        self.pipes: Final = pipes
        """Neighbours that a pipe joins, sorted (ABE-SUP-PLU-01)."""
        self.marks: Final = marks
        """Pairs of which one is destroyed with the other, sorted (ABE-SUP-SAB-02)."""

    def altering(self, cells: int) -> Fittings:
        """These are altered, and no others."""
        return fitted(Fittings(cells, self.wireless, self.pipes, self.marks))

    def with_wireless(self, pair: int) -> Fittings:
        return Fittings(self.altered, pair, self.pipes, self.marks)

    def with_pipe(self, pair: int) -> Fittings:
        return Fittings(self.altered, self.wireless, _and_one(self.pipes, pair), self.marks)

    def with_mark(self, pair: int) -> Fittings:
        return Fittings(self.altered, self.wireless, self.pipes, _and_one(self.marks, pair))

    def without(self, lost: int) -> Fittings:
        """A lost component takes along what was on it, and ends what it was a part of (ABE-SUP-ASM-05)."""
        wireless = 0 if self.wireless & lost else self.wireless
        left = Fittings(self.altered & ~lost, wireless, _apart_from(self.pipes, lost), _apart_from(self.marks, lost))
        return fitted(left)

    def across(self, cells: int) -> int:
        """The other one of the wireless pair, for each of these that is one."""
        pair = self.wireless
        found = pair & cells
        return pair if found == pair else pair & ~cells if found else 0

    def marked_with(self, cells: int) -> int:
        """Those that are destroyed with any of these (ABE-SUP-SAB-02)."""
        found = 0
        for pair in self.marks:
            if pair & cells:
                found |= pair
        return found & ~cells


NO_FITTINGS: Final = Fittings()


def fitted(fittings: Fittings) -> Fittings:
    """The same, as NO_FITTINGS where there are none."""
    return NO_FITTINGS if fittings == NO_FITTINGS else fittings


def _and_one(pairs: tuple[int, ...], pair: int) -> tuple[int, ...]:
    return tuple(sorted({*pairs, pair}))


def _apart_from(pairs: tuple[int, ...], lost: int) -> tuple[int, ...]:
    return tuple([pair for pair in pairs if not pair & lost])
