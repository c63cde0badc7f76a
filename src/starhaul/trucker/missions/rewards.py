"""What a mission pays, or takes, in the end (MIS-HSE-01)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from starhaul.kernel import Seat
from starhaul.trucker.events import Cause, MissionCounted
from starhaul.trucker.levels import ByLevel, at_level
from starhaul.trucker.special_components import SpecialKind
from starhaul.trucker.state import TruckerState

from .conditions import CONDITIONS, ConditionName
from .counts import CountName, count_named, delivered
from .effect import RewardEffect


def judged(state: TruckerState, *, also_given_up: bool = False) -> list[Seat]:
    """Those who finished, or all who are alive."""
    if also_given_up:
        return [seat for seat in state.all_seats() if not state.feats[seat].is_dead]
    return [seat for seat in state.all_seats() if state.rockets[seat].has_finished]


def pay_units(state: TruckerState, seat: Seat, units: int, amount: int, cause: Cause) -> None:
    """One line of the settlement: what was counted, and what it brings."""
    state.tell(MissionCounted(seat, cause, units, amount))
    state.pay(seat, amount, cause)


@dataclass(frozen=True, slots=True)
class PayPer(RewardEffect):
    """So much for each unit, but for no more than so many."""

    effect: Literal["pay_per"]
    count: CountName
    amount: ByLevel
    max_: ByLevel | None = None
    also_given_up: bool = False

    def settle(self, state: TruckerState) -> None:
        count = count_named(self.count)
        for seat in judged(state, also_given_up=self.also_given_up):
            units = count.of(state, seat)
            if self.max_ is not None:
                units = min(units, at_level(self.max_, state.level))
            if units:
                pay_units(state, seat, units, units * at_level(self.amount, state.level), count.cause)


def pay_best(state: TruckerState, best: Iterable[Seat], units: Mapping[Seat, int], amount: int, cause: Cause) -> None:
    for seat in best:
        pay_units(state, seat, units[seat], amount, cause)


@dataclass(frozen=True, slots=True)
class PayMost(RewardEffect):
    """To the finisher with the most; all tied ones get it."""

    effect: Literal["pay_most"]
    count: CountName
    amount: ByLevel
    ties: Literal["all"] = "all"
    min_: int = 1

    def settle(self, state: TruckerState) -> None:
        count = count_named(self.count)
        units = {seat: count.of(state, seat) for seat in judged(state)}
        most = max(units.values(), default=0)
        if most >= self.min_:
            best = [seat for seat in units if units[seat] == most]
            pay_best(state, best, units, at_level(self.amount, state.level), Cause.MISSION_MOST)


@dataclass(frozen=True, slots=True)
class PayTable(RewardEffect):
    """The more the better, as a table says; nothing for none, and no more than its last entry."""

    effect: Literal["pay_table"]
    count: CountName
    table: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]

    def settle(self, state: TruckerState) -> None:
        count = count_named(self.count)
        row = at_level(self.table, state.level)
        for seat in judged(state):
            units = min(count.of(state, seat), len(row))
            if units:
                pay_units(state, seat, units, row[units - 1], count.cause)


@dataclass(frozen=True, slots=True)
class PayPairs(RewardEffect):
    """For each complete set of one of each kind."""

    effect: Literal["pay_pairs"]
    kinds: tuple[SpecialKind, SpecialKind]
    amount: ByLevel

    def settle(self, state: TruckerState) -> None:
        for seat in judged(state):
            pairs = min(delivered(state, seat, frozenset([kind])) for kind in self.kinds)
            if pairs:
                pay_units(state, seat, pairs, pairs * at_level(self.amount, state.level), Cause.MISSION_PAIRS)


@dataclass(frozen=True, slots=True)
class PayIf(RewardEffect):
    """Once, if the test holds."""

    effect: Literal["pay_if"]
    test: ConditionName
    amount: ByLevel

    def settle(self, state: TruckerState) -> None:
        condition = CONDITIONS[self.test]
        for seat in judged(state):
            if condition.holds(state, seat):
                pay_units(state, seat, 1, at_level(self.amount, state.level), condition.cause)


@dataclass(frozen=True, slots=True)
class PayClosest(RewardEffect):
    """To the finisher closest to the merchant, ahead or behind; all tied ones get it (MIS-HSE-18)."""

    effect: Literal["pay_closest"]
    to: Literal["merchant"]
    amount: ByLevel
    ties: Literal["all"] = "all"

    def settle(self, state: TruckerState) -> None:
        merchant = state.mission.merchant
        if not merchant.is_flying:
            return
        spaces = {seat: merchant.distance(state.rockets[seat].position) for seat in judged(state)}
        fewest = min(spaces.values(), default=0)
        best = [seat for seat in spaces if spaces[seat] == fewest]
        pay_best(state, best, spaces, at_level(self.amount, state.level), Cause.MISSION_CLOSEST)
