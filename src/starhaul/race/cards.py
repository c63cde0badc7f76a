"""The cards that lie on a table.

A card in play is one copy of a `CardDesign`: a small int, its place in the `Catalogue`, which holds what the rules ask
about a card most often in lists indexed by it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, TypeVar

from .designs import CARDS, CardDesign, Expansion, printed
from .powers import (
    Consume,
    ConsumeAll,
    ConsumePower,
    DiscardToProduce,
    DrawIfMostProduced,
    DrawIfProducedHere,
    DrawPerKindProduced,
    DrawPerProduced,
    DrawPerWorld,
    DrawWhenProducing,
    Flag,
    Good,
    HandMilitary,
    PayForMilitary,
    Phase,
    Price,
    PricePerFlag,
    Produce,
    ProducePower,
    SacrificeFreeWorld,
    SacrificeMilitary,
    SecondWorld,
    Sell,
    StartDiscard,
    Windfall,
)
from .sums import ALIEN_CARDS, DEVELOPMENTS, INDUSTRY_WORLDS, PRINTED_VP, PRODUCTION_WORLDS, VARIABLE_DEVELOPMENTS, sums

POWER_BITS: Final = 3
POWER_MASK: Final = 7
"""A power of a card in a tableau is one int: card << POWER_BITS | its place among the card's powers of the phase."""


class Catalogue:
    """Every copy of every design that may be on a table, numbered; what is asked often, by number."""

    __slots__ = (
        "added",
        "base_deck",
        "bit",
        "consume",
        "consume_codes",
        "copy",
        "cost",
        "count_most",
        "count_produced",
        "design",
        "design_number",
        "draw_here",
        "flags",
        "good",
        "goods_needed",
        "hand_military",
        "helps_settling",
        "is_development",
        "is_windfall",
        "kinds",
        "label",
        "military",
        "named",
        "pay_for_military",
        "phases",
        "points",
        "price_here",
        "price_per_flag",
        "produce",
        "produce_anywhere",
        "produce_first",
        "sacrifice_free_world",
        "sacrifice_military",
        "scorers",
        "second_world",
        "tgs_deck",
        "vp",
    )

    def __init__(self, designs: Iterable[CardDesign]) -> None:
        self.design: list[CardDesign] = []
        self.design_number: list[int] = []
        self.copy: list[int] = []
        self.label: list[str] = []
        for number, design in enumerate(designs):
            copies = max(design.base, design.tgs)
            for copy in range(1, copies + 1):
                self.design.append(design)
                self.design_number.append(number)
                self.copy.append(copy)
                self.label.append(f"{design.id}#{copy}" if copies > 1 else design.id)
        self.named: dict[str, int] = {label: card for card, label in enumerate(self.label)}
        self.points: dict[int, list[int]] = {}
        """By design number of a scoring card: its VP for each card of its tableau, once somebody asked."""
        cards = range(len(self.design))
        self.base_deck: Sequence[int] = [card for card in cards if self.copy[card] <= self.design[card].base]
        self.tgs_deck: Sequence[int] = [card for card in cards if self.copy[card] <= self.design[card].tgs]
        self._index_facts()
        self._index_powers()

    def __len__(self) -> int:
        return len(self.design)

    def _index_facts(self) -> None:
        self.bit: list[int] = [1 << card for card in range(len(self.design))]
        self.cost: list[int] = [design.cost for design in self.design]
        self.vp: list[int] = [design.vp for design in self.design]
        self.scorers: frozenset[int] = frozenset([card for card, design in enumerate(self.design) if design.scoring])
        """The cards whose VP depend on the others."""
        self.military: list[bool] = [design.military for design in self.design]
        self.is_development: list[bool] = [design.type == "development" for design in self.design]
        self.good: list[int] = [int(design.good or 0) for design in self.design]
        self.is_windfall: list[bool] = [design.yields == "windfall" for design in self.design]
        self.phases: list[int] = [
            sum(1 << phase.value for phase in design.phases - {Phase.SETUP}) for design in self.design
        ]
        """The phases in which a card has a power, as a set."""
        self.kinds: list[int] = [1 << design.good if design.good else 0 for design in self.design]
        """The kind of good of a world, as a set."""
        self.flags: list[list[int]] = [[int(flag) for flag in design.flags] for design in self.design]

    def _index_powers(self) -> None:
        self.added: list[list[tuple[int, int]]] = [
            [*_counts(design), *[pair for power in design.powers for pair in sums(power)]] for design in self.design
        ]
        self._index_settling()
        self._index_selling()
        self.consume: list[list[ConsumePower]] = [
            [power for power in design.powers if isinstance(power, ConsumePower)] for design in self.design
        ]
        self.consume_codes: list[list[int]] = [
            [card << POWER_BITS | at for at in range(len(powers))] for card, powers in enumerate(self.consume)
        ]
        self.goods_needed: dict[int, int] = {
            code: _goods_needed(self.consume_power(code)) for codes in self.consume_codes for code in codes
        }
        """With how many goods a Consume power, as one int, can do anything at all."""
        self._index_producing()

    def _index_settling(self) -> None:
        designs = self.design
        self.helps_settling: list[bool] = [
            any(
                isinstance(power, PayForMilitary | HandMilitary | SacrificeMilitary | SacrificeFreeWorld)
                for power in design.powers
            )
            for design in designs
        ]
        self.sacrifice_military: list[int] = [
            sum([power.n for power in design.powers if isinstance(power, SacrificeMilitary)]) for design in designs
        ]
        self.sacrifice_free_world: list[SacrificeFreeWorld | None] = [
            _the(SacrificeFreeWorld, design) for design in designs
        ]
        self.pay_for_military: list[PayForMilitary | None] = [_the(PayForMilitary, design) for design in designs]
        self.hand_military: list[HandMilitary | None] = [_the(HandMilitary, design) for design in designs]
        self.second_world: list[bool] = [_the(SecondWorld, design) is not None for design in designs]

    def _index_selling(self) -> None:
        self.price_here: list[int] = [
            sum([power.n for power in design.powers if isinstance(power, Price) and power.this_world])
            for design in self.design
        ]
        self.price_per_flag: list[PricePerFlag | None] = [_the(PricePerFlag, design) for design in self.design]

    def _index_producing(self) -> None:
        self.produce: list[list[ProducePower]] = [
            [power for power in design.powers if isinstance(power, ProducePower)] for design in self.design
        ]
        first = self._codes(Produce | Windfall | DrawWhenProducing | DrawPerWorld)
        self.produce_first: list[list[int]] = [
            [code for code in codes if not self._is_anywhere(code)] for codes in first
        ]
        self.produce_anywhere: list[list[int]] = [
            [code for code in codes if self._is_anywhere(code)] for codes in first
        ]
        self.count_produced: list[list[int]] = self._codes(DrawPerProduced | DrawPerKindProduced | DiscardToProduce)
        self.count_most: list[list[int]] = self._codes(DrawIfMostProduced)
        self.draw_here: list[int] = [
            sum([power.n for power in design.powers if isinstance(power, DrawIfProducedHere)]) for design in self.design
        ]

    def _codes(self, kinds: Any) -> list[list[int]]:
        """The Produce powers of these kinds by card, each as one int; the last comes first."""
        return [
            [card << POWER_BITS | at for at in reversed(range(len(powers))) if isinstance(powers[at], kinds)]
            for card, powers in enumerate(self.produce)
        ]

    def consume_power(self, code: int) -> ConsumePower:
        return self.consume[code >> POWER_BITS][code & POWER_MASK]

    def produce_power(self, code: int) -> ProducePower:
        return self.produce[code >> POWER_BITS][code & POWER_MASK]

    def _is_anywhere(self, code: int) -> bool:
        """Whether a windfall power serves worlds of any kind."""
        power = self.produce_power(code)
        return isinstance(power, Windfall) and power.good is Good.ANY

    def deck(self, expansion: Expansion) -> Sequence[int]:
        """All cards of the chosen set, start worlds included, in order of their numbers."""
        return self.base_deck if expansion == "base" else self.tgs_deck

    def start_discard(self, card: int) -> int:
        """How many of the six dealt cards the owner of this start world gives back (RFG-SET-07, TGS-POW-01)."""
        power = _the(StartDiscard, self.design[card])
        return power.n if power else 2


def _counts(design: CardDesign) -> list[tuple[int, int]]:
    """What a card itself adds to the sums of its tableau."""
    found = {
        DEVELOPMENTS: int(design.type == "development"),
        VARIABLE_DEVELOPMENTS: int(design.variable),
        ALIEN_CARDS: int(Flag.ALIEN in design.flags),
        PRODUCTION_WORLDS: int(design.yields == "production"),
        INDUSTRY_WORLDS: int(design.good in (Good.NOVELTY, Good.RARE)),
        PRINTED_VP: design.vp,
    }
    return [(at, amount) for at, amount in found.items() if amount]


def _goods_needed(power: ConsumePower) -> int:
    if isinstance(power, Consume):
        return power.goods
    return 1 if isinstance(power, ConsumeAll | Sell) else 0


P = TypeVar("P")


def _the(kind: type[P], design: CardDesign) -> P | None:
    """The first power of this kind on the card."""
    return next((power for power in design.powers if isinstance(power, kind)), None)


@cache
def catalogue() -> Catalogue:
    """The cards of the package."""
    return Catalogue(printed()[CARDS].values())
