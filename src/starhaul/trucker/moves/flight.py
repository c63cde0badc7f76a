"""What can be submitted from the first card to the last accounts."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.goods import COLOURS
from starhaul.trucker.grid import FACING_NAMES, FACINGS

from .squares import SquareMove, written


@final
class FlyOn(Move):
    """Stay in flight for the next card."""

    __slots__ = ()

    def __str__(self) -> str:
        return "fly-on"


@final
class GiveUp(Move):
    """Leave the flight before the next card."""

    __slots__ = ()

    def __str__(self) -> str:
        return "give-up"


@final
class Land(Move):
    """Land on this planet of the card, counted from 1."""

    __slots__ = ("planet",)

    def __init__(self, planet: int) -> None:
        self.planet: Final = planet

    def __str__(self) -> str:
        return f"land {self.planet}"


@final
class Accept(Move):
    """Take what is offered, at its price."""

    __slots__ = ()

    def __str__(self) -> str:
        return "accept"


@final
class Pass(Move):
    """Leave what is offered."""

    __slots__ = ()

    def __str__(self) -> str:
        return "pass"


@final
class Power(SquareMove):
    """Power the double engine, the double cannon or the crubot station on this square."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"power {written(self)}"


@final
class Done(Move):
    """Nothing more of this."""

    __slots__ = ()

    def __str__(self) -> str:
        return "done"


@final
class Defend(Move):
    """Spend a token against the threat."""

    __slots__ = ()

    def __str__(self) -> str:
        return "defend"


@final
class Endure(Move):
    """Let the threat hit."""

    __slots__ = ()

    def __str__(self) -> str:
        return "endure"


@final
class Shift(Move):
    """Let a thruster that points this way shift what comes by one."""

    __slots__ = ("way",)

    def __init__(self, way: int) -> None:
        self.way: Final = way

    def __str__(self) -> str:
        return f"shift {FACING_NAMES[self.way]}"


@final
class Stay(Move):
    """Let it come in the column or row that was rolled."""

    __slots__ = ()

    def __str__(self) -> str:
        return "stay"


@final
class Pay(SquareMove):
    """Take a token from the battery component on this square, or use the solar panel there."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"pay {written(self)}"


@final
class Dismiss(SquareMove):
    """Give up a figure of the cabin on this square."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"dismiss {written(self)}"


@final
class Forfeit(SquareMove):
    """Lose a block, of the colour that is due, from the hold on this square."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"forfeit {written(self)}"


@final
class Abandon(SquareMove):
    """Give up the component on this square."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"abandon {written(self)}"


@final
class Bet(Move):
    """Bet so many credits on this."""

    __slots__ = ("option", "stake")

    def __init__(self, option: str, stake: int) -> None:
        self.option: Final = option
        self.stake: Final = stake

    def __str__(self) -> str:
        return f"bet {self.option} {self.stake}"


@final
class Unload(SquareMove):
    """Take a block out of a hold: while goods are being loaded, or since goods have to be given up."""

    __slots__ = ("colour",)

    def __init__(self, colour: int, cell: int) -> None:
        super().__init__(cell)
        self.colour: Final = colour

    def __str__(self) -> str:
        return f"unload {COLOURS[self.colour]} {written(self)}"


@final
class Load(SquareMove):
    """Put a block that is on offer or was taken out into a hold."""

    __slots__ = ("colour",)

    def __init__(self, colour: int, cell: int) -> None:
        super().__init__(cell)
        self.colour: Final = colour

    def __str__(self) -> str:
        return f"load {COLOURS[self.colour]} {written(self)}"


@final
class KeepTitle(Move):
    """Of several titles keep this one."""

    __slots__ = ("title",)

    def __init__(self, title: str) -> None:
        self.title: Final = title

    def __str__(self) -> str:
        return f"keep-title {self.title}"


@final
class ChooseMission(Move):
    """Name this one of the mission cards that were drawn."""

    __slots__ = ("mission",)

    def __init__(self, mission: str) -> None:
        self.mission: Final = mission

    def __str__(self) -> str:
        return f"mission {self.mission}"


@final
class GiveTitle(Move):
    """Hand the title that is due to this seat."""

    __slots__ = ("to",)

    def __init__(self, to: Seat) -> None:
        self.to: Final = to

    def __str__(self) -> str:
        return f"give-title {self.to}"


FLY_ON: Final = FlyOn()
GIVE_UP: Final = GiveUp()
ACCEPT: Final = Accept()
PASS: Final = Pass()
DONE: Final = Done()
DEFEND: Final = Defend()
ENDURE: Final = Endure()
STAY: Final = Stay()
SHIFT: Final = [Shift(way) for way in FACINGS]
LAND: Final = [Land(planet) for planet in range(5)]
