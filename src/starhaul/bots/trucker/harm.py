"""What a ship in flight is worth, and what a meteor, a shot or a loss would cost it, about in credits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from starhaul.trucker.batteries import BatteryTokens
from starhaul.trucker.card_steps.intruders import Raid
from starhaul.trucker.destruction import destroyed_with
from starhaul.trucker.hazards import Hit
from starhaul.trucker.hits import HARMLESS, NO_DEFENCE, defence, defenders, target
from starhaul.trucker.incoming import Incoming, Prospect
from starhaul.trucker.powering import ways_to_power
from starhaul.trucker.ship import Ship
from starhaul.trucker.threats import Projectiles

from .forecast import Needs
from .rating import TASTE, rating

TOKEN: Final = 0.8
"""The price of a battery token."""
LAST_TOKEN: Final = 1.2
"""Of the last ones."""
FEW_TOKENS: Final = 2
LOST: Final = 1.0
"""What is paid for each component that a ship lost."""
UNIT: Final = 0.6
"""What a unit of harm is, by which the rules compare prospects."""
FIGURE: Final = 1.4
BLOCK: Final = 2.2
COMPONENT: Final = 2.6
"""With what it is paid for."""
REWARD: Final = 0.9
"""A credit that may come as goods, for which there must be room."""
END: Final = 25.0
"""What the end of the flight costs (GUP-02)."""
NOBODY_LEFT: Final = -99.0
"""A ship without humans flies no more (GUP-02)."""


def value_of(ship: Ship, needs: Needs) -> float:
    """With all that is aboard."""
    if not ship.total_humans:
        return NOBODY_LEFT
    goods = sum((colour + 1) * count for colour, count in enumerate(ship.total_goods()))
    return rating(ship, needs, TASTE, late=True) + ship.crew + goods


def token_price(ship: Ship) -> float:
    """What a token is worth that is spent now."""
    return TOKEN if ship.total_tokens > FEW_TOKENS else LAST_TOKEN


class Harm:
    """What could happen to one ship. The same component costs the same, whatever strikes it."""

    def __init__(self, ship: Ship, needs: Needs) -> None:
        self._ship = ship
        self._needs = needs
        self._value = value_of(ship, needs)
        self._losses: dict[int, float] = {}

    def of_losing(self, lost: int) -> float:
        """These components, and all that falls off when the best piece is kept."""
        if lost not in self._losses:
            self._losses[lost] = self._value - self._value_without(lost)
        return self._losses[lost]

    def _value_without(self, lost: int) -> float:
        rest = self._ship.clone()
        rest.lose(lost)
        return max([self._value_of_piece(rest, piece) for piece in rest.pieces()], default=NOBODY_LEFT)

    def _value_of_piece(self, ship: Ship, piece: int) -> float:
        kept = ship.clone()
        kept.lose(kept.occupied & ~piece)
        lost = self._ship.components_count - kept.components_count
        return value_of(kept, self._needs) - LOST * lost

    def of_hit(self, threat: int, side: int, lane: int) -> float:
        """If everything is done against it that can be."""
        ship = self._ship
        remedy = defence(ship, threat, side, lane)
        if remedy == HARMLESS:
            return 0.0
        cell = target(ship, side, lane)
        assert cell is not None
        loss = self.of_losing(destroyed_with(ship, 1 << cell))
        if remedy == NO_DEFENCE:
            return loss
        ways = ways_to_power(ship, defenders(ship, remedy, side, lane))
        if not ways:
            return loss
        return min(loss, token_price(ship)) if all(isinstance(way.source, BatteryTokens) for way in ways) else 0.0

    def of_incoming(self, incoming: Incoming, lane: int) -> float:
        """All of it in one lane."""
        if isinstance(incoming, Projectiles):
            return sum([self.of_hit(threat, incoming.side, lane) for threat in incoming.threats])
        return sum([self._of_prospect(prospect) for prospect in incoming.prospects(self._ship, lane)])

    def _of_prospect(self, prospect: Prospect) -> float:
        if not isinstance(prospect, Raid):
            return UNIT * prospect.harm()
        cost = FIGURE * prospect.crew + BLOCK * prospect.goods + TOKEN * prospect.tokens
        cost += COMPONENT * prospect.components - REWARD * prospect.reward
        return cost + (END if prospect.crew >= self._ship.crew else 0.0)

    def of_hits(self, hits: Iterable[Hit]) -> float:
        """Of all these, wherever they strike, on average."""
        odds = self._ship.board.dice.odds
        return sum(
            [chance * self.of_hit(hit.threat, hit.side, lane) for hit in hits for lane, chance in odds[hit.side]]
        )
