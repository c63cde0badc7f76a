"""What the powers of a tableau add up to: one number for each kind, kept up to date as cards come and go."""

from __future__ import annotations

from typing import Final

from .powers import (
    DevelopDiscount,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawBeforeDeveloping,
    Keep,
    Military,
    Power,
    Price,
    See,
    SettleDiscount,
)

SEE: Final = 0
KEEP: Final = 1
DRAW_BEFORE_DEVELOPING: Final = 2
DEVELOP_DISCOUNT: Final = 3
DRAW_AFTER_DEVELOPING: Final = 4
DRAW_AFTER_SETTLING: Final = 5
MILITARY: Final = 6
MILITARY_VS_GOOD: Final = 7
"""And the four numbers after it: strength against worlds of that good."""
MILITARY_VS_FLAG: Final = 12
"""And the five numbers after it: strength against worlds with that keyword."""
SETTLE_DISCOUNT: Final = 18
"""And the four numbers after it: by the good of the world; the first is for every world."""
PRICE: Final = 23
"""And the four numbers after it: by the good sold; the first is for every good."""
DEVELOPMENTS: Final = 28
VARIABLE_DEVELOPMENTS: Final = 29
ALIEN_CARDS: Final = 30
PRODUCTION_WORLDS: Final = 31
INDUSTRY_WORLDS: Final = 32
"""Worlds of novelty or rare."""
PRINTED_VP: Final = 33
SUMS: Final = 34
"""How many sums there are."""


def sums(power: Power) -> list[tuple[int, int]]:
    """What a power adds to the sums of its tableau: pairs of sum and amount; nothing if it must be used."""
    match power:
        case See(n=n):
            return [(SEE, n)]
        case Keep(n=n):
            return [(KEEP, n)]
        case DrawBeforeDeveloping(n=n):
            return [(DRAW_BEFORE_DEVELOPING, n)]
        case DevelopDiscount(n=n):
            return [(DEVELOP_DISCOUNT, n)]
        case DrawAfterDeveloping(n=n):
            return [(DRAW_AFTER_DEVELOPING, n)]
        case DrawAfterSettling(n=n):
            return [(DRAW_AFTER_SETTLING, n)]
        case Military():
            return [(_military_sum(power), power.n)]
        case SettleDiscount(n=n, good=good):
            return [(SETTLE_DISCOUNT + good, n)]
        case Price(n=n, good=good, this_world=False):
            return [(PRICE + good, n)]
        case _:
            return []


def _military_sum(power: Military) -> int:
    if power.vs_good is not None:
        return MILITARY_VS_GOOD + power.vs_good
    if power.vs_flag is not None:
        return MILITARY_VS_FLAG + power.vs_flag
    return MILITARY
