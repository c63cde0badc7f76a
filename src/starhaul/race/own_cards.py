"""Cards that players add: worlds and developments made of the same vocabulary as the printed ones (TGS-CUSTOM).

A file is read as strictly as our own data, and then asked for sense: a card must be one that the rules can carry out.
Each refusal names the file, the card, the field and the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path as File
from typing import Annotated, Final, Literal

from starhaul.kernel import BadOption, Examined, Range, SchemaError, Table
from starhaul.kernel.own_content import check_own_id, chosen

from .cards import POWER_MASK, Catalogue
from .designs import CARDS, CardDesign, printed
from .moves import BLANKS, card_label
from .powers import (
    Consume,
    ConsumeAll,
    DiscardToProduce,
    DrawIfProducedHere,
    DrawPerWorld,
    Flag,
    Good,
    HandMilitary,
    Military,
    PayForMilitary,
    Power,
    Price,
    PricePerFlag,
    Produce,
    SacrificeFreeWorld,
    SacrificeMilitary,
    SecondWorld,
    StartDiscard,
)
from .terms import PerNamed, Term

SIX: Final = 6
HIGHEST: Final = 9
"""No number on a card is larger."""

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class OwnCard:
    """A card of a player's file; it is refused as it is read."""

    id: str
    name: str
    """What it is called, in the language of its author."""
    type: Literal["world", "development"]
    cost: Annotated[int, Range(0, 7)]
    """For a military world: its defense."""
    vp: Annotated[int, Range(-HIGHEST, HIGHEST)]
    copies: Annotated[int, Range(1, BLANKS)] = 1
    military: bool = False
    good: Good | None = None
    yields: Literal["production", "windfall"] | None = None
    flags: tuple[Flag, ...] = ()
    powers: tuple[Power, ...] = ()
    scoring: tuple[Term, ...] = ()
    start: int | None = None

    def __post_init__(self) -> None:
        for check in _CHECKS:
            check(self)

    @property
    def design(self) -> CardDesign:
        """The card as the rules know cards; it joins the deck of both sets."""
        return CardDesign(
            self.id,
            self.type,
            self.cost,
            self.vp,
            "house",
            base=self.copies,
            tgs=self.copies,
            military=self.military,
            good=self.good,
            yields=self.yields,
            variable=bool(self.scoring),
            flags=self.flags,
            powers=self.powers,
            scoring=self.scoring,
            name=self.name,
        )


OWN_CARDS: Final = Table("card", OwnCard)


# --- one card -------------------------------------------------------------------------------------------------


def refuse_if(wrong: bool, path: Path, reason: str) -> None:
    if wrong:
        raise SchemaError(path, reason)


def check_names(card: OwnCard) -> None:
    """An id of its own, and something to be called by (TGS-CUSTOM-03)."""
    check_own_id(card.id, "card", printed()[CARDS])
    refuse_if(not card.name.strip(), ("name",), "must not be empty")
    refuse_if(card.start is not None, ("start",), "start worlds of your own are not foreseen (TGS-CUSTOM-07)")


def check_type(card: OwnCard) -> None:
    """What only worlds or only some developments have (TGS-CUSTOM-03)."""
    if card.type == "world":
        refuse_if(bool(card.scoring), ("scoring",), "only developments of cost 6 score")
        return
    refuse_if(not 1 <= card.cost <= SIX, ("cost",), f"must be from 1 to 6 for a development, not {card.cost}")
    refuse_if(card.military, ("military",), "only worlds can be military")
    refuse_if(card.good is not None, ("good",), "only worlds have a good")
    refuse_if(card.yields is not None, ("yields",), "only worlds yield goods")
    refuse_if(bool(card.scoring) and card.cost != SIX, ("scoring",), "only developments of cost 6 score")


def check_goods(card: OwnCard) -> None:
    """A good and how it comes belong together (TGS-CUSTOM-03)."""
    refuse_if(card.good is Good.ANY, ("good",), "must be one kind, not any")
    refuse_if(card.yields is not None and card.good is None, ("good",), "is missing: the world yields something")
    refuse_if(card.good is not None and card.yields is None, ("yields",), "is missing: the world has a good")
    makers = [at for at, power in enumerate(card.powers) if isinstance(power, Produce | DiscardToProduce)]
    if card.yields == "production":
        reason = "a production world has exactly one power produce or discard_to_produce"
        refuse_if(len(makers) != 1, ("powers",), reason)
    elif makers:
        raise SchemaError(("powers", makers[0]), "only a production world produces by itself")


def check_flags(card: OwnCard) -> None:
    refuse_if(len(set(card.flags)) != len(card.flags), ("flags",), "names a keyword twice")


ONCE: Final = (SacrificeFreeWorld, PayForMilitary, HandMilitary, SecondWorld, PricePerFlag)
"""Powers that a card has at most once."""


def check_powers(card: OwnCard) -> None:
    most = POWER_MASK + 1
    refuse_if(len(card.powers) > most, ("powers",), f"a card has at most {most} powers, not {len(card.powers)}")
    for at, power in enumerate(card.powers):
        path: Path = ("powers", at)
        again = isinstance(power, ONCE) and any(type(other) is type(power) for other in card.powers[:at])
        refuse_if(again, path, f"a card has {power.kind} only once")
        check_numbers(power, path)
        check_kinds_of_good(power, path)
        check_sense(card, power, path)


def check_scoring(card: OwnCard) -> None:
    for at, term in enumerate(card.scoring):
        path: Path = ("scoring", at)
        check_numbers(term, path)
        refuse_if(getattr(term, "good", None) is Good.ANY, (*path, "good"), "must be one kind, or be left out")


_CHECKS: Final[tuple[Callable[[OwnCard], None], ...]] = (
    check_names,
    check_type,
    check_goods,
    check_flags,
    check_powers,
    check_scoring,
)


# --- one power ------------------------------------------------------------------------------------------------

_MAY_BE_ZERO: Final = {(Consume, "vp"), (Consume, "cards"), (ConsumeAll, "minus"), (PayForMilitary, "discount")}
_MAY_BE_NEGATIVE: Final = {(Military, "n")}
_ONE_KIND: Final = ("vs_good", "except_good")


def check_numbers(power: Power | Term, path: Path) -> None:
    """Every number has a sense: from 1 to 9, few may be zero or negative."""
    for name in power.__dataclass_fields__:
        value = getattr(power, name)
        if type(value) is not int:
            continue
        key = (type(power), name)
        lowest = -HIGHEST if key in _MAY_BE_NEGATIVE else 0 if key in _MAY_BE_ZERO else 1
        refuse_if(not lowest <= value <= HIGHEST, (*path, name), f"must be from {lowest} to {HIGHEST}, not {value}")


def check_kinds_of_good(power: Power, path: Path) -> None:
    """Where a power is for one kind of good, `any` says nothing."""
    for name in _ONE_KIND:
        if getattr(power, name, None) is Good.ANY:
            raise SchemaError((*path, name), "must be one kind, or be left out")
    counts_one = power.kind in ("price_per_flag", "draw_per_produced", "draw_if_most_produced", "draw_per_world")
    refuse_if(counts_one and getattr(power, "good", None) is Good.ANY, (*path, "good"), "must be one kind, not any")


def check_sense(card: OwnCard, power: Power, path: Path) -> None:
    """What cannot be carried out, or would do nothing."""
    match power:
        case StartDiscard():
            raise SchemaError(path, "only a start world has this power, and yours are none (TGS-CUSTOM-07)")
        case Military(vs_good=good, vs_flag=flag):
            refuse_if(good is not None and flag is not None, path, "is against a good or against a keyword, not both")
        case DrawPerWorld(good=good, military=military):
            refuse_if((good is None) != military, path, "counts worlds of a good or military worlds: name one of them")
        case DrawIfProducedHere():
            refuse_if(card.yields is None, path, "no good can be produced here")
        case SacrificeMilitary():
            others = any(isinstance(other, Military | HandMilitary) for other in card.powers)
            refuse_if(others, path, "goes with the card, so it cannot stand beside other strength")
        case Price(this_world=True):
            refuse_if(card.yields is None, (*path, "this_world"), "this card never carries a good")
        case Consume():
            check_consume(card, power, path)
        case _:
            pass


def check_consume(card: OwnCard, power: Consume, path: Path) -> None:
    refuse_if(not power.vp and not power.cards, path, "yields nothing: give it vp or cards")
    if power.this_world:
        refuse_if(card.yields is None, (*path, "this_world"), "this card never carries a good")
        refuse_if(power.goods * power.times > 1, path, "takes more goods than this world carries")
        other = power.good not in (Good.ANY, card.good)
        refuse_if(other, (*path, "good"), "this world carries goods of another kind")
    if power.distinct:
        refuse_if(power.times > 1, (*path, "times"), "goods of different kinds are consumed once")
        refuse_if(power.good is not Good.ANY, (*path, "good"), "different kinds cannot all be of one kind")
        refuse_if(power.goods > len(Good) - 1, (*path, "goods"), "there are only four kinds")


# --- files ----------------------------------------------------------------------------------------------------


def examine(files: Sequence[File]) -> Examined:
    """The cards of these files, and all that is wrong with them."""
    found = Examined(files, (OWN_CARDS,))
    cards = found.content[OWN_CARDS]
    names: set[str] = set()
    for card in [*cards.values()]:
        for field, reason in _faults_among(card, cards, names):
            found.refuse(OWN_CARDS.name, card.id, field, reason)
            break
        names.add(card.name)
    return found


def _faults_among(card: OwnCard, cards: Mapping[str, OwnCard], names: set[str]) -> Iterator[tuple[str, str]]:
    """A name of its own, and no name of nothing."""
    if card.name in names:
        yield "name", f"another card is called {card.name!r} already"
    for at, term in enumerate(card.scoring):
        if isinstance(term, PerNamed) and term.card not in cards and term.card not in printed()[CARDS]:
            yield f"scoring[{at}].card", f"there is no card {term.card!r}"


# --- games ----------------------------------------------------------------------------------------------------


def chosen_cards(own: Mapping[str, OwnCard], names: tuple[str, ...]) -> tuple[CardDesign, ...]:
    """The cards that the option names, in the order of their ids; at most 17 of them (TGS-CUSTOM-04)."""
    used = chosen("own_cards", "card", own, names)
    copies = sum(card.copies for card in used)
    if copies > BLANKS:
        raise BadOption(f"option own_cards: {copies} cards are too many, there are {BLANKS} blank ones")
    return tuple([card.design for card in used])


def catalogue_with(own: Sequence[CardDesign]) -> Catalogue:
    """The printed cards, and behind them these, called as in moves."""
    cards = Catalogue([*printed()[CARDS].values(), *own])
    copies = sum(design.tgs for design in own)
    for card in range(len(cards) - copies, len(cards)):
        cards.label[card] = card_label(card)
    cards.named = {label: card for card, label in enumerate(cards.label)}
    return cards
