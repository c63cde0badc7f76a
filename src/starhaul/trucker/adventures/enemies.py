"""Smugglers, slavers and pirates: they attack in order until somebody defeats them (CRD-ENEMY)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Move, Seat
from starhaul.trucker.cargo import GainGoods
from starhaul.trucker.decisions import Ask, Question
from starhaul.trucker.declaring import Declare
from starhaul.trucker.events import Cause, Fight, Fought, OfferTaken, Passed
from starhaul.trucker.moves import ACCEPT, PASS, Accept
from starhaul.trucker.saving import saved
from starhaul.trucker.state import TruckerState, TruckerStep

from .abandoned import LoseDays
from .card import AdventureCard, Colour, Penalty, Shots, colour_numbers
from .penalties import penalise, shots_at


@dataclass(frozen=True, slots=True, kw_only=True)
class Enemy(AdventureCard):
    """A strength to beat, a penalty for the weaker, a reward for the stronger."""

    strength: int
    penalty: Penalty
    days: int
    credits: int = 0
    goods: tuple[Colour, ...] = ()

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        state.defeated = ()
        return [Attack(tuple(state.order()), self.id), ShootAtDefeated(self.id)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Smugglers(Enemy):
    """They take goods, and leave goods (CRD-SMUGGLERS-01)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Slavers(Enemy):
    """They take crew (CRD-SLAVERS-01)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pirates(Enemy):
    """They shoot (CRD-PIRATES-01)."""


def _card(id: str) -> Enemy:
    from . import CARDS_BY_ID  # noqa: PLC0415 the catalogue is made of all families

    card = CARDS_BY_ID[id]
    assert isinstance(card, Enemy)
    return card


@saved
@dataclass(frozen=True, slots=True)
class Attack(TruckerStep):
    """The next player counts cannon strength (CRD-ENEMY-01)."""

    seats: tuple[Seat, ...]
    card: str

    def run(self, state: TruckerState) -> None:
        if self.seats:
            card = _card(self.card)
            state.first(Declare(self.seats[0], "cannons", card.strength), Compare(self.seats, self.card))


@saved
@dataclass(frozen=True, slots=True)
class Compare(TruckerStep):
    """Stronger wins and ends the attacks; equal, and nothing happens; weaker pays. Then the next (CRD-ENEMY-02)."""

    seats: tuple[Seat, ...]
    card: str

    def run(self, state: TruckerState) -> None:
        seat, *others = self.seats
        card = _card(self.card)
        difference = state.declared[seat] - 2 * card.strength
        if difference > 0:
            state.tell(Fought(seat, Fight.WON))
            state.ask(seat, TakeReward(credits=card.credits, goods=card.goods, days=card.days))
            return
        state.tell(Fought(seat, Fight.LOST if difference < 0 else Fight.TIED))
        state.first(Attack(tuple(others), self.card))
        if difference < 0:
            _punish(state, seat, card)


def _punish(state: TruckerState, seat: Seat, card: Enemy) -> None:
    """Shots wait until the attacks are over; everything else comes at once."""
    if isinstance(card.penalty, Shots):
        state.defeated += (seat,)
    else:
        penalise(state, seat, card.penalty)


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class TakeReward(Question):
    """Take the reward and lose the days, or neither (CRD-ENEMY-03)?"""

    ask: Ask = Ask.REWARD
    credits: int
    goods: tuple[str, ...]
    days: int

    rule: ClassVar[str] = "CRD-ENEMY-03"

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [ACCEPT, PASS]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if not isinstance(move, Accept):
            state.tell(Passed(seat))
            return
        state.tell(OfferTaken(seat))
        state.first(LoseDays(seat, self.days))
        state.pay(seat, self.credits, Cause.CARD)
        if self.goods:
            state.first_for(seat, GainGoods(seat, colour_numbers(self.goods)))


@saved
@dataclass(frozen=True, slots=True)
class ShootAtDefeated(TruckerStep):
    """The first defeated player rolls once for each shot, and it comes at all defeated ones (CRD-PIRATES-01)."""

    card: str

    def run(self, state: TruckerState) -> None:
        penalty = _card(self.card).penalty
        if state.defeated and isinstance(penalty, Shots):
            state.first(*shots_at(state.defeated, penalty))
        state.defeated = ()
