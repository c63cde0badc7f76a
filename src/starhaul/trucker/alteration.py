"""What tokens have made of a component: other sides, another kind, a barrel that turns (ABE-SUP).

Facings of an alteration are those of the ship while it is asked about a component there (`Hull.alteration_at`), and
those of the tile before it was turned in `forms.py`; `turned` leads from one to the other.
"""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Value

from .components import CABIN, CANNON, CARGO_HOLD, ENGINE
from .connectors import PLATED, SMOOTH, UNIVERSAL
from .grid import FRONT

AS_PRINTED: Final = -1
"""In an alteration: no token has changed this side, or the kind."""
PART_CONTAINERS: Final = {CANNON: 0, ENGINE: 0, CABIN: 0, CARGO_HOLD: 2}
"""The kinds of the four spare parts, with the containers of each (ABE-SUP-DEL-04)."""
POINTING_PARTS: Final = (CANNON, ENGINE)
"""Those of them for which it matters where they point."""


@final
class Alteration(Value):
    """All tokens of one component together, in whatever order they came."""

    __slots__ = ("aim", "exempt", "part", "rotating", "sides")

    def __init__(
        self,
        sides: tuple[int, ...] = (-1, -1, -1, -1),
        part: int = -1,
        aim: int = 0,
        rotating: bool = False,
        exempt: bool = False,
    ) -> None:
        self.sides: Final = sides
        """By facing: UNIVERSAL, PLATED, SMOOTH for a connector that is welded, or AS_PRINTED."""
        self.part: Final = part
        """The kind of the spare part that it has become, or AS_PRINTED."""
        self.aim: Final = aim
        """Where a spare cannon or engine points; else 0."""
        self.rotating: Final = rotating
        """Whether it aims all round, wherever its barrel is (ABE-SUP-HYP-02)."""
        self.exempt: Final = exempt
        """Whether components may stand before its barrel or exhaust (ABE-SUP-HYP-01)."""

    def with_side(self, facing: int, side: int) -> Alteration:
        """One side becomes UNIVERSAL, PLATED or SMOOTH (welded), whatever it was; AS_PRINTED takes the token off."""
        sides = [*self.sides]
        sides[facing] = side
        return Alteration(tuple(sides), self.part, self.aim, self.rotating, self.exempt)

    def all_universal(self) -> Alteration:
        """Universal connectors on all sides replace connectors and plating (ABE-SUP-PLU-03)."""
        return Alteration((UNIVERSAL,) * 4, self.part, self.aim, self.rotating, self.exempt)

    def with_part(self, part: int, aim: int = FRONT) -> Alteration:
        """It becomes such a part, which points that way; only connectors stay (ABE-SUP-DEL-04). AS_PRINTED takes the
        part off again."""
        sides = tuple([SMOOTH if side == PLATED else side for side in self.sides])
        return Alteration(sides, part, aim if part in POINTING_PARTS else FRONT)

    def with_rotation(self) -> Alteration:
        """The cannon can point in any direction (ABE-SUP-HYP-02)."""
        return Alteration(self.sides, self.part, self.aim, rotating=True, exempt=self.exempt)

    def with_exemption(self, exempt: bool = True) -> Alteration:
        """The square before the barrel or behind the exhaust need not be empty (ABE-SUP-HYP-01), or must be again."""
        return Alteration(self.sides, self.part, self.aim, self.rotating, exempt)

    def turned(self, turns: int) -> Alteration:
        """The same after so many quarter turns clockwise."""
        sides = tuple([self.sides[facing - turns & 3] for facing in range(4)])
        aim = self.aim + turns & 3 if self.part in POINTING_PARTS else self.aim
        return Alteration(sides, self.part, aim, self.rotating, self.exempt)


NO_ALTERATION: Final = Alteration()
