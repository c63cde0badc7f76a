"""The vocabulary of powers: one class a kind, its fields are the printed parameters.

A class says nothing of how a power is carried out: each phase has one place for that. Powers that only add
up (a discount, strength, a card more to see) are summed per tableau, see `sums.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import ClassVar, Literal


class Phase(Enum):
    """Where a power works; trade ($) is a kind of its own inside Consume."""

    SETUP = 0
    EXPLORE = 1
    DEVELOP = 2
    SETTLE = 3
    TRADE = 4
    CONSUME = 5
    PRODUCE = 6


class Good(IntEnum):
    """The kinds of goods; the number is what tables are indexed by."""

    ANY = 0
    NOVELTY = 1
    RARE = 2
    GENES = 3
    ALIEN = 4


class Flag(IntEnum):
    """Keywords, and the chromosome symbol."""

    REBEL = 0
    ALIEN = 1
    IMPERIUM = 2
    UPLIFT = 3
    TERRAFORMING = 4
    CHROMOSOME = 5


@dataclass(frozen=True, slots=True)
class StartDiscard:
    """A seat that starts with this card gives back n of the six dealt cards instead of two."""

    phase: ClassVar[Phase] = Phase.SETUP
    kind: Literal["start_discard"]
    n: int


@dataclass(frozen=True, slots=True)
class See:
    """Look at n more cards."""

    phase: ClassVar[Phase] = Phase.EXPLORE
    kind: Literal["see"]
    n: int


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep n more of the cards looked at."""

    phase: ClassVar[Phase] = Phase.EXPLORE
    kind: Literal["keep"]
    n: int


@dataclass(frozen=True, slots=True)
class DrawBeforeDeveloping:
    """Draw n cards as each Develop phase begins."""

    phase: ClassVar[Phase] = Phase.DEVELOP
    kind: Literal["draw_before_developing"]
    n: int


@dataclass(frozen=True, slots=True)
class DevelopDiscount:
    """Developments cost n less."""

    phase: ClassVar[Phase] = Phase.DEVELOP
    kind: Literal["develop_discount"]
    n: int


@dataclass(frozen=True, slots=True)
class DrawAfterDeveloping:
    """Draw n cards for each development placed."""

    phase: ClassVar[Phase] = Phase.DEVELOP
    kind: Literal["draw_after_developing"]
    n: int


@dataclass(frozen=True, slots=True)
class Military:
    """Strength n, always or only against military worlds of that good or keyword."""

    phase: ClassVar[Phase] = Phase.SETTLE
    kind: Literal["military"]
    n: int
    vs_good: Good | None = None
    vs_flag: Flag | None = None


@dataclass(frozen=True, slots=True)
class SettleDiscount:
    """Worlds that are paid for (of that good) cost n less."""

    phase: ClassVar[Phase] = Phase.SETTLE
    kind: Literal["settle_discount"]
    n: int
    good: Good = Good.ANY


@dataclass(frozen=True, slots=True)
class DrawAfterSettling:
    """Draw n cards for each world placed."""

    phase: ClassVar[Phase] = Phase.SETTLE
    kind: Literal["draw_after_settling"]
    n: int


@dataclass(frozen=True, slots=True)
class SacrificeMilitary:
    """Give this card up for n strength until the phase ends."""

    phase: ClassVar[Phase] = Phase.SETTLE
    kind: Literal["sacrifice_military"]
    n: int


@dataclass(frozen=True, slots=True)
class SacrificeFreeWorld:
    """Give this card up, and a world that is paid for costs nothing; not one of that good."""

    phase: ClassVar[Phase] = Phase.SETTLE
    kind: Literal["sacrifice_free_world"]
    except_good: Good | None = None


@dataclass(frozen=True, slots=True)
class PayForMilitary:
    """Pay for a military world as if it were none, for its defense less the discount; not for one of that good."""

    phase: ClassVar[Phase] = Phase.SETTLE
    kind: Literal["pay_for_military"]
    discount: int
    except_good: Good | None = None


@dataclass(frozen=True, slots=True)
class HandMilitary:
    """Discard up to max cards from the hand, each for n strength until the phase ends."""

    phase: ClassVar[Phase] = Phase.SETTLE
    kind: Literal["hand_military"]
    n: int
    max: int


@dataclass(frozen=True, slots=True)
class SecondWorld:
    """Place a second world after the first."""

    phase: ClassVar[Phase] = Phase.SETTLE
    kind: Literal["second_world"]


@dataclass(frozen=True, slots=True)
class Price:
    """n cards more when a good of that kind is sold, from any world or only from this one."""

    phase: ClassVar[Phase] = Phase.TRADE
    kind: Literal["price"]
    n: int
    good: Good = Good.ANY
    this_world: bool = False


@dataclass(frozen=True, slots=True)
class PricePerFlag:
    """n cards more per own card with the keyword when a good of that kind is sold."""

    phase: ClassVar[Phase] = Phase.TRADE
    kind: Literal["price_per_flag"]
    n: int
    good: Good
    flag: Flag


@dataclass(frozen=True, slots=True)
class Consume:
    """Discard goods for chips and cards, as often as possible up to `times`."""

    phase: ClassVar[Phase] = Phase.CONSUME
    kind: Literal["consume"]
    good: Good = Good.ANY
    goods: int = 1
    times: int = 1
    vp: int = 0
    cards: int = 0
    distinct: bool = False
    this_world: bool = False


@dataclass(frozen=True, slots=True)
class ConsumeAll:
    """Discard every good that is left, for chips per good beyond the first `minus`."""

    phase: ClassVar[Phase] = Phase.CONSUME
    kind: Literal["consume_all"]
    vp_per_good: int = 1
    minus: int = 0


@dataclass(frozen=True, slots=True)
class DiscardCards:
    """Discard up to `times` cards from the hand for vp each; never doubled."""

    phase: ClassVar[Phase] = Phase.CONSUME
    kind: Literal["discard_cards"]
    times: int
    vp: int


@dataclass(frozen=True, slots=True)
class DrawWhenConsuming:
    """Draw n cards."""

    phase: ClassVar[Phase] = Phase.CONSUME
    kind: Literal["draw_when_consuming"]
    n: int


@dataclass(frozen=True, slots=True)
class Gamble:
    """Name a number and flip a card, which is kept if its cost is that number."""

    phase: ClassVar[Phase] = Phase.CONSUME
    kind: Literal["gamble"]


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell one good, with or without the $ powers."""

    phase: ClassVar[Phase] = Phase.CONSUME
    kind: Literal["sell"]
    use_trade_powers: bool


@dataclass(frozen=True, slots=True)
class Produce:
    """A good appears here."""

    phase: ClassVar[Phase] = Phase.PRODUCE
    kind: Literal["produce"]


@dataclass(frozen=True, slots=True)
class DiscardToProduce:
    """Discard cards to have a good appear here."""

    phase: ClassVar[Phase] = Phase.PRODUCE
    kind: Literal["discard_to_produce"]
    cards: int


@dataclass(frozen=True, slots=True)
class Windfall:
    """A good appears on one empty windfall world of that kind."""

    phase: ClassVar[Phase] = Phase.PRODUCE
    kind: Literal["windfall"]
    good: Good


@dataclass(frozen=True, slots=True)
class DrawWhenProducing:
    """Draw n cards."""

    phase: ClassVar[Phase] = Phase.PRODUCE
    kind: Literal["draw_when_producing"]
    n: int


@dataclass(frozen=True, slots=True)
class DrawIfProducedHere:
    """Draw n cards whenever a good is produced here."""

    phase: ClassVar[Phase] = Phase.PRODUCE
    kind: Literal["draw_if_produced_here"]
    n: int


@dataclass(frozen=True, slots=True)
class DrawPerProduced:
    """Draw n cards per good of that kind produced so far in this phase."""

    phase: ClassVar[Phase] = Phase.PRODUCE
    kind: Literal["draw_per_produced"]
    n: int
    good: Good


@dataclass(frozen=True, slots=True)
class DrawPerKindProduced:
    """Draw n cards per kind of good produced so far in this phase."""

    phase: ClassVar[Phase] = Phase.PRODUCE
    kind: Literal["draw_per_kind_produced"]
    n: int


@dataclass(frozen=True, slots=True)
class DrawIfMostProduced:
    """Draw n cards for having produced strictly more goods of that kind than anybody else."""

    phase: ClassVar[Phase] = Phase.PRODUCE
    kind: Literal["draw_if_most_produced"]
    n: int
    good: Good


@dataclass(frozen=True, slots=True)
class DrawPerWorld:
    """Draw n cards per own world of that good, or per own military world."""

    phase: ClassVar[Phase] = Phase.PRODUCE
    kind: Literal["draw_per_world"]
    n: int
    good: Good | None = None
    military: bool = False


SettlePower = (
    Military
    | SettleDiscount
    | DrawAfterSettling
    | SacrificeMilitary
    | SacrificeFreeWorld
    | PayForMilitary
    | HandMilitary
    | SecondWorld
)
ConsumePower = Consume | ConsumeAll | DiscardCards | DrawWhenConsuming | Gamble | Sell
ProducePower = (
    Produce
    | DiscardToProduce
    | Windfall
    | DrawWhenProducing
    | DrawIfProducedHere
    | DrawPerProduced
    | DrawPerKindProduced
    | DrawIfMostProduced
    | DrawPerWorld
)
Power = (
    StartDiscard
    | See
    | Keep
    | DrawBeforeDeveloping
    | DevelopDiscount
    | DrawAfterDeveloping
    | SettlePower
    | Price
    | PricePerFlag
    | ConsumePower
    | ProducePower
)
