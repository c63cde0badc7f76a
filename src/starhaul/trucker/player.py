"""What belongs to one seat: values that are replaced and never changed. Ships alone change in place, see ship.py."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Move, ScoreLine, Value

from .titles import TitleId

NOTHING: Final = -1
"""No tile, no cell, no pile, no card."""


@final
class Hand(Value):
    """What somebody handles while building: a loose component (BLD-03), or a forecast pile (TIM-07)."""

    __slots__ = ("cell", "fitting", "from_reserve", "is_hidden", "reading", "tile", "turn")

    def __init__(
        self,
        tile: int = NOTHING,
        is_hidden: bool = False,
        from_reserve: bool = False,
        cell: int = NOTHING,
        turn: int = 0,
        reading: int = NOTHING,
    ) -> None:
        self.tile: Final = tile
        """It is not part of the ship before it is welded."""
        self.is_hidden: Final = is_hidden
        """Whether only its taker knows it (BLD-04)."""
        self.from_reserve: Final = from_reserve
        self.cell: Final = cell
        """Where it stands, if it was placed."""
        self.turn: Final = turn
        self.reading: Final = reading
        """The pile, counted from 1."""
        self.fitting: list[Move] | None = None
        """Where the component may go, once somebody asked: the ship does not change while it is loose."""

    def shown(self) -> Hand:
        """The same component, known to all."""
        return self._handled(NOTHING, 0)

    def placed(self, cell: int, turn: int) -> Hand:
        """On the ship, for all to see."""
        return self._handled(cell, turn)

    def afresh(self) -> Hand:
        """The same in hand: where it fits is to be found out again, since the ship has changed."""
        return Hand(self.tile, self.is_hidden, self.from_reserve)

    def _handled(self, cell: int, turn: int) -> Hand:
        hand = Hand(self.tile, False, self.from_reserve, cell, turn)
        hand.fitting = self.fitting
        return hand


EMPTY_HAND: Final = Hand()


@final
class Rocket(Value):
    """Where somebody flies, and how it goes."""

    __slots__ = (
        "declared",
        "faces_card",
        "has_finished",
        "is_flying",
        "is_powerless",
        "planet",
        "position",
        "sits_out",
        "space",
    )

    def __init__(
        self,
        space: int = 0,
        position: int = 0,
        is_flying: bool = False,
        has_finished: bool = False,
        is_powerless: bool = False,
        declared: int = 0,
        planet: int = 0,
        sits_out: bool = False,
    ) -> None:
        self.space: Final = space
        """The starting space, counted from 1; 0 while building."""
        self.position: Final = position
        """An absolute distance (FLT-05)."""
        self.is_flying: Final = is_flying
        """Whether it is on the flight board."""
        self.has_finished: Final = has_finished
        self.is_powerless: Final = is_powerless
        """Whether no engine strength was declared in open space (GUP-03)."""
        self.declared: Final = declared
        """Strength or crew compared last, in half points."""
        self.planet: Final = planet
        """Where it has landed, counted from 1; 0 in space."""
        self.sits_out: Final = sits_out
        """Whether the ship counts as not in flight until the card is over (MIS-GAM-22)."""
        self.faces_card: Final = is_flying and not sits_out
        """Whether cards concern it."""

    def on_space(self, space: int) -> Rocket:
        return Rocket(space)

    def at(self, position: int) -> Rocket:
        space, declared, planet, out = self.space, self.declared, self.planet, self.sits_out
        return Rocket(space, position, self.is_flying, self.has_finished, self.is_powerless, declared, planet, out)

    def flying(self, is_flying: bool) -> Rocket:
        space, position, declared, planet = self.space, self.position, self.declared, self.planet
        return Rocket(space, position, is_flying, self.has_finished, self.is_powerless, declared, planet)

    def home(self) -> Rocket:
        """At the end of the flight: whoever still flies has finished (END-02)."""
        if not self.is_flying:
            return self
        return Rocket(self.space, self.position, True, True, self.is_powerless, self.declared, self.planet)

    def powerless(self, is_powerless: bool) -> Rocket:
        space, position, declared, planet = self.space, self.position, self.declared, self.planet
        return Rocket(space, position, self.is_flying, self.has_finished, is_powerless, declared, planet, self.sits_out)

    def declaring(self, halves: int) -> Rocket:
        space, position, planet, out = self.space, self.position, self.planet, self.sits_out
        return Rocket(space, position, self.is_flying, self.has_finished, self.is_powerless, halves, planet, out)

    def landed_on(self, planet: int) -> Rocket:
        space, position, declared, out = self.space, self.position, self.declared, self.sits_out
        return Rocket(space, position, self.is_flying, self.has_finished, self.is_powerless, declared, planet, out)

    def sitting_out(self, sits_out: bool) -> Rocket:
        space, position, declared, planet = self.space, self.position, self.declared, self.planet
        return Rocket(space, position, self.is_flying, self.has_finished, self.is_powerless, declared, planet, sits_out)


IN_HANGAR: Final = Rocket()


@final
class Purse(Value):
    """What somebody has, and how it came about."""

    __slots__ = ("bill", "credits")

    def __init__(self, credits: int, bill: tuple[ScoreLine, ...]) -> None:  # noqa: A002 the word of the game
        self.credits: Final = credits
        self.bill: Final = bill

    def after(self, reason: str, amount: int) -> Purse:
        return Purse(self.credits + amount, (*self.bill, ScoreLine(reason, amount)))


EMPTY_PURSE: Final = Purse(0, ())


@final
class Player(Value):
    """One seat's side of the table. Its hand and its rocket, which change most often, are kept apart: a change of one
    makes no copy of all the rest."""

    __slots__ = ("discarded", "is_gold", "purse", "reserve", "title")

    def __init__(
        self,
        reserve: tuple[int, ...],
        discarded: tuple[int, ...],
        purse: Purse,
        title: TitleId | None,
        is_gold: bool,
    ) -> None:
        self.reserve: Final = reserve
        """Components put aside (TIM-14)."""
        self.discarded: Final = discarded
        """Lost components (TRM-10)."""
        self.purse: Final = purse
        self.title: Final = title
        self.is_gold: Final = is_gold

    def with_reserve(self, reserve: tuple[int, ...]) -> Player:
        return Player(reserve, self.discarded, self.purse, self.title, self.is_gold)

    def with_discarded(self, discarded: tuple[int, ...]) -> Player:
        return Player(self.reserve, discarded, self.purse, self.title, self.is_gold)

    def with_purse(self, purse: Purse) -> Player:
        return Player(self.reserve, self.discarded, purse, self.title, self.is_gold)

    def with_title(self, title: TitleId | None, is_gold: bool) -> Player:
        return Player(self.reserve, self.discarded, self.purse, title, is_gold)

    def before_flight(self) -> Player:
        """With nothing but what a flight leaves to the next (TRK-16)."""
        return Player((), (), self.purse, self.title, self.is_gold) if self.reserve or self.discarded else self


NEWCOMER: Final = Player((), (), EMPTY_PURSE, None, False)
