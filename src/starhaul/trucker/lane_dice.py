"""Which dice name the lane of a meteor or a shot, and a single square: a board has its own way to read them.

Not all dice need to fall at once: a lane can be named in part, and the rest is due then.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from itertools import product
from typing import Final, final

from starhaul.kernel import Dice, Outcome
from starhaul.kernel.chance import FACES

from .grid import FACINGS, FRONT, REAR, Square, lane_from, lane_number, lane_start

NO_LANE: Final = -1
"""No die has fallen yet."""

ONE_DIE: Final = Dice(1)
TWO_DICE: Final = Dice(2)
THREE_DICE: Final = Dice(3)
FOUR_DICE: Final = Dice(4)


class LaneDice(metaclass=ABCMeta):
    """How dice are read on a board."""

    __slots__ = ("odds", "square_dice")

    def __init__(self, square_dice: Dice) -> None:
        self.square_dice: Dice = square_dice
        """What names a single square (CRD-SABOTAGE-02)."""
        self.odds: list[list[tuple[int, float]]] = [self._odds(side) for side in FACINGS]
        """By side: the lanes that can be named, in rising order, and how likely each is."""

    @abstractmethod
    def due(self, side: int, lane: int) -> Dice | None:
        """What is still to be rolled for a threat from this side, of whose lane so much is known; None if all is."""

    @abstractmethod
    def lane(self, side: int, outcome: Outcome, lane: int = NO_LANE) -> int:
        """The lane that these dice name, or the rest of one."""

    @abstractmethod
    def square(self, outcome: Outcome) -> Square:
        """The square that these dice name; there may be no such square on the board."""

    def _odds(self, side: int) -> list[tuple[int, float]]:
        counts: dict[int, int] = {}
        for faces in product(range(1, FACES + 1), repeat=2):
            lane = self._lane_by_two(side, faces)
            counts[lane] = counts.get(lane, 0) + 1
        return [(lane, counts[lane] / FACES**2) for lane in sorted(counts)]

    def _lane_by_two(self, side: int, faces: Outcome) -> int:
        """Two dice are always enough; the second is not rolled where the first has named a lane."""
        first = self.due(side, NO_LANE)
        assert first is not None
        lane = self.lane(side, faces[: first.count])
        return lane if self.due(side, lane) is None else self.lane(side, faces[first.count :], lane)


@final
class SummedDice(LaneDice):
    """Two dice are added up (HIT-01)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(FOUR_DICE)

    def due(self, side: int, lane: int) -> Dice | None:
        del side
        return TWO_DICE if lane == NO_LANE else None

    def lane(self, side: int, outcome: Outcome, lane: int = NO_LANE) -> int:
        del side, lane
        return sum(outcome)

    def square(self, outcome: Outcome) -> Square:
        return outcome[0] + outcome[1], outcome[2] + outcome[3]


@final
class CombinedDice(LaneDice):
    """Two dice, not added, name a column; one die names a row, and if the ship has it a second one where in the row
    a threat from the side begins (ABE-IIB-04 to ABE-IIB-06, ABE-IIB-15)."""

    __slots__ = ("columns", "rows", "starts")

    def __init__(self, columns: dict[Outcome, int], rows: list[int], starts: list[int]) -> None:
        self.columns: dict[Outcome, int] = columns
        """By the faces of two dice, the lower one first."""
        self.rows: list[int] = rows
        """By the face of a die, from 1 on; those just outside are misses."""
        self.starts: list[int] = starts
        """By the face of the second die, from 1 on."""
        super().__init__(THREE_DICE)

    def due(self, side: int, lane: int) -> Dice | None:
        if side in (FRONT, REAR):
            return TWO_DICE if lane == NO_LANE else None
        if lane == NO_LANE:
            return ONE_DIE
        return None if lane_start(lane) or not self._is_on_board(lane_number(lane)) else ONE_DIE

    def _is_on_board(self, row: int) -> bool:
        return min(self.rows) < row < max(self.rows)

    def lane(self, side: int, outcome: Outcome, lane: int = NO_LANE) -> int:
        if side in (FRONT, REAR):
            return self._column(outcome)
        (face,) = outcome
        return self.rows[face - 1] if lane == NO_LANE else lane_from(lane_number(lane), self.starts[face - 1])

    def _column(self, faces: Outcome) -> int:
        return self.columns[tuple(sorted(faces))]

    def square(self, outcome: Outcome) -> Square:
        return self._column(outcome[:2]), self.rows[outcome[2] - 1]
