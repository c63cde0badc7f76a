"""The merchant in flight: it follows, is attacked, escorted or lapped, and leaves (MIS-HSE-11 to MIS-HSE-16)."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Seat
from starhaul.trucker.events import CratesLost, MerchantEscorted, MerchantJoined, MerchantLeft, MerchantMoved
from starhaul.trucker.merchant import MERCHANT, NO_MERCHANT, Merchant, behind_all
from starhaul.trucker.route import is_lapped, space_after
from starhaul.trucker.state import TruckerState, TruckerStep


def set_merchant(state: TruckerState, merchant: Merchant) -> None:
    state.mission = state.mission.with_merchant(merchant)


def lose_crates(state: TruckerState, count: int) -> None:
    """Without crates it leaves (MIS-HSE-16)."""
    before = state.mission.merchant
    if before.is_flying:
        after = before.losing(count)
        set_merchant(state, after)
        state.tell(CratesLost(before.crates - after.crates, after.crates))
        if not after.is_flying:
            leave(state, lapped=False)


def leave(state: TruckerState, *, lapped: bool) -> None:
    set_merchant(state, NO_MERCHANT)
    state.tell(MerchantLeft(lapped))


def escorts(state: TruckerState, radius: int) -> tuple[Seat, ...]:
    """Players whose rockets are at most so many spaces ahead of it or behind it."""
    merchant = state.mission.merchant
    return tuple([seat for seat in state.order() if merchant.distance(state.rockets[seat].position) <= radius])


@final
class JoinFlight(TruckerStep):
    """On the first free space behind the last player (MIS-HSE-11)."""

    __slots__ = ("crates",)

    def __init__(self, crates: int) -> None:
        self.crates: Final = crates

    def run(self, state: TruckerState) -> None:
        players = [state.rockets[seat].position for seat in state.taking_part()]
        merchant = behind_all(self.crates, state.board.spaces, players)
        set_merchant(state, merchant)
        state.tell(MerchantJoined(merchant.position, merchant.crates))


@final
class FlyAlong(TruckerStep):
    """So many empty spaces ahead (MIS-HSE-13)."""

    __slots__ = ("days",)

    def __init__(self, days: int) -> None:
        self.days: Final = days

    def run(self, state: TruckerState) -> None:
        merchant = state.mission.merchant
        if merchant.is_flying:
            loop = state.board.spaces
            position = space_after(merchant.position, self.days, loop, state.taken_spaces(MERCHANT))
            set_merchant(state, merchant.at(position))
            state.tell(MerchantMoved(self.days, position))


@final
class LoseUnlessEscorted(TruckerStep):
    """A card that costs crates if nobody is near when it is turned up (MIS-HSE-15)."""

    __slots__ = ("crates", "radius")

    def __init__(self, crates: int, radius: int) -> None:
        self.crates: Final = crates
        self.radius: Final = radius

    def run(self, state: TruckerState) -> None:
        if state.mission.merchant.is_flying:
            near = escorts(state, self.radius)
            if near:
                state.tell(MerchantEscorted(near))
            else:
                lose_crates(state, self.crates)


@final
class Endanger(TruckerStep):
    """Enemies are about: who is near now may save it (MIS-HSE-14, MIS-HSE-15)."""

    __slots__ = ("crates", "radius")

    def __init__(self, crates: int, radius: int) -> None:
        self.crates: Final = crates
        self.radius: Final = radius

    def run(self, state: TruckerState) -> None:
        merchant = state.mission.merchant
        if merchant.is_flying:
            set_merchant(state, merchant.in_danger(self.crates, escorts(state, self.radius)))


@final
class LoseUnlessMatched(TruckerStep):
    """A fleet has passed: it takes crates unless somebody who was near has reached its strength (MIS-HSE-15)."""

    __slots__ = ("strength",)

    def __init__(self, strength: int) -> None:
        self.strength: Final = strength

    def run(self, state: TruckerState) -> None:
        merchant, rockets = state.mission.merchant, state.rockets
        near = [seat for seat in merchant.escorts if rockets[seat].faces_card]
        matching = tuple([seat for seat in near if rockets[seat].declared >= 2 * self.strength])
        if matching:
            state.tell(MerchantEscorted(matching))
        else:
            lose_crates(state, merchant.at_stake)


@final
class EndDanger(TruckerStep):
    """The card is over for the merchant: if it was lapped it leaves, judged as players are (MIS-HSE-16, GUP-05)."""

    __slots__ = ("can_be_lapped",)

    def __init__(self, can_be_lapped: bool) -> None:
        self.can_be_lapped: Final = can_be_lapped

    def run(self, state: TruckerState) -> None:
        merchant = state.mission.merchant
        leader = max([rocket.position for rocket in state.rockets if rocket.is_flying], default=merchant.position)
        is_left_behind = self.can_be_lapped and is_lapped(merchant.position, leader, state.board.spaces)
        if merchant.is_flying and is_left_behind:
            leave(state, lapped=True)
        elif merchant.at_stake:
            set_merchant(state, merchant.out_of_danger())


@final
class Plunder(TruckerStep):
    """Enemies whom nobody ahead of it has beaten take crates, and go on to the next player (MIS-HSE-14)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        lose_crates(state, state.mission.merchant.at_stake)


def order_of_attack(state: TruckerState) -> tuple[Seat, ...]:
    """The players in flight order, and at its place among them the merchant, if these enemies want its crates."""
    order, merchant = state.order(), state.mission.merchant
    if not merchant.at_stake:
        return tuple(order)
    place = len([seat for seat in order if state.rockets[seat].position > merchant.position])
    return (*order[:place], MERCHANT, *order[place:])
