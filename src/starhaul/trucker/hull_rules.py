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
class HullRules(Value):
    """All of it together."""

    __slots__ = ("limits", "may_have_faults", "more_squares")

    def __init__(self, limits: tuple[Limit, ...] = (), more_squares: int = 0) -> None:
        self.limits: Final = limits
        """What keeps components from working."""
        self.more_squares: Final = more_squares
        """Squares beyond the building area where components may be put."""
        self.may_have_faults: Final = bool(more_squares)
        """Whether a ship can come to break building rules although none of its components was refused (BLD-22)."""

    def with_limit(self, limit: Limit) -> HullRules:
        return HullRules((*self.limits, limit), self.more_squares)

    def with_squares(self, squares: int) -> HullRules:
        return HullRules(self.limits, self.more_squares | squares)


PLAIN_RULES: Final = HullRules()
