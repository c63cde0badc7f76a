"""What is different for one hull than for others: terms.py says for whom and why."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from starhaul.kernel import Value

if TYPE_CHECKING:
    from .hull import Hull


@mypyc_attr(allow_interpreted_subclasses=True)
class Limit(Value):
    """A rule that keeps components of one ship from working."""

    __slots__ = ()

    @abstractmethod
    def idle(self, hull: Hull) -> int:
        """The components that stand and do not work."""


@final
class CargoRules(Value):
    """What is different about room for goods."""

    __slots__ = ("can_hide", "hidden_colours", "red_containers", "stash_bonus", "stash_colours", "stash_kinds")

    def __init__(
        self,
        stash_kinds: tuple[int, ...] = (),
        stash_colours: tuple[int, ...] = (),
        stash_bonus: int = 0,
        red_containers: int = 0,
        hidden_colours: tuple[int, ...] = (),
    ) -> None:
        self.stash_kinds: Final = stash_kinds
        """Components that have room for one block, which is hidden there (ABE-SUP-SMU-01)."""
        self.stash_colours: Final = stash_colours
        """What can be hidden in them."""
        self.stash_bonus: Final = stash_bonus
        """Credits that each such block brings beside its price (ABE-SUP-SMU-03)."""
        self.red_containers: Final = red_containers
        """Containers of each usual hold that may have a red block (ABE-SUP-STO-01)."""
        self.hidden_colours: Final = hidden_colours
        """Blocks that are hidden in special holds (ABE-SUP-STO-02)."""
        self.can_hide: Final = bool(stash_kinds or hidden_colours)

    def with_stash(self, kinds: tuple[int, ...], colours: tuple[int, ...]) -> CargoRules:
        return CargoRules(kinds, colours, self.stash_bonus, self.red_containers, self.hidden_colours)

    def with_stash_bonus(self, credits: int) -> CargoRules:  # noqa: A002 the word of the game
        return CargoRules(self.stash_kinds, self.stash_colours, credits, self.red_containers, self.hidden_colours)

    def with_red_containers(self, count: int) -> CargoRules:
        return CargoRules(self.stash_kinds, self.stash_colours, self.stash_bonus, count, self.hidden_colours)

    def with_hidden(self, colours: tuple[int, ...]) -> CargoRules:
        return CargoRules(self.stash_kinds, self.stash_colours, self.stash_bonus, self.red_containers, colours)


PLAIN_CARGO: Final = CargoRules()


@final
class HullRules(Value):
    """All of it together."""

    __slots__ = ("cargo", "limits", "may_err", "may_have_faults", "more_squares", "outside")

    def __init__(
        self,
        limits: tuple[Limit, ...] = (),
        more_squares: int = 0,
        cargo: CargoRules | None = None,
        outside: int = 0,
        may_err: bool = False,
    ) -> None:
        self.limits: Final = limits
        """What keeps components from working."""
        self.more_squares: Final = more_squares
        """Squares beyond the building area where components may be put."""
        self.cargo: Final = cargo
        """What is different about room for goods, if anything is."""
        self.outside: Final = outside
        """How many components may stand beyond the building area when the ship takes off (ABE-SUP-ARC-01)."""
        self.may_err: Final = may_err
        """Whether its owner may make mistakes that can be mended before the spot check (ABE-SUP-19)."""
        self.may_have_faults: Final = may_err or bool(more_squares)
        """Whether a ship can come to break building rules although none of its components was refused (BLD-22)."""

    def with_limit(self, limit: Limit) -> HullRules:
        return HullRules((*self.limits, limit), self.more_squares, self.cargo, self.outside, self.may_err)

    def with_squares(self, squares: int) -> HullRules:
        return HullRules(self.limits, self.more_squares | squares, self.cargo, self.outside, self.may_err)

    def with_cargo(self, cargo: CargoRules) -> HullRules:
        return HullRules(self.limits, self.more_squares, cargo, self.outside, self.may_err)

    def with_outside(self, count: int) -> HullRules:
        return HullRules(self.limits, self.more_squares, self.cargo, count, self.may_err)

    def with_mistakes(self) -> HullRules:
        return HullRules(self.limits, self.more_squares, self.cargo, self.outside, may_err=True)


PLAIN_RULES: Final = HullRules()
