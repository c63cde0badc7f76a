"""Abilities that their owner may use at a moment, in any order (ABE-SUP-12, ABE-SUP-15, ABE-SUP-17)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat, Value
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import AbilityUsed
from starhaul.trucker.moves import DONE, UseAbility
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState
from starhaul.trucker.terms import Moment


@final
class AbilityOffer(Value):
    """What using an ability would do for its owner, as far as numbers say it."""

    __slots__ = ("ability", "credits", "days")

    optional: ClassVar[tuple[str, ...]] = ("credits", "days")

    def __init__(self, ability: str, credits: int = 0, days: int = 0) -> None:  # noqa: A002 the word of the game
        self.ability: Final = ability
        self.credits: Final = credits
        """Gained, or paid if negative."""
        self.days: Final = days
        """Gained."""


@final
class UseAbilities(TruckerLaneStep):
    """This seat may use what it has for this moment, one after the other, until nothing is left or it has enough."""

    __slots__ = ("moment",)

    def __init__(self, moment: Moment) -> None:
        self.moment: Final = moment

    def run(self, state: TruckerState, seat: Seat) -> None:
        team = state.teams[seat]
        unused = [ability for ability in state.terms[seat].abilities[self.moment] if not team.uses(ability.key)]
        offers = [ability.offer(state, seat) for ability in unused]
        left = tuple([offer for offer in offers if offer is not None])
        if left:
            state.ask(seat, ChooseAbility(self.moment, left))


@final
class ChooseAbility(TruckerQuestion):
    """Use one of these, or leave it?"""

    __slots__ = ("moment", "offers")

    rule: ClassVar[str] = "ABE-SUP-15"

    def __init__(self, moment: Moment, offers: tuple[AbilityOffer, ...]) -> None:
        super().__init__(Ask.USE_ABILITY)
        self.moment: Final = moment
        self.offers: Final = offers

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [*[UseAbility(offer.ability) for offer in self.offers], DONE]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        keys = [offer.ability for offer in self.offers]
        for ability in state.terms[seat].abilities[self.moment]:
            if ability.key in keys and ability.is_wise(state, seat):
                return UseAbility(ability.key)
        return DONE

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, UseAbility):
            state.first_for(seat, UseAbilities(self.moment))
            state.set_team(seat, state.teams[seat].using(move.ability))
            state.tell(AbilityUsed(seat, move.ability))
            for ability in state.terms[seat].abilities[self.moment]:
                if ability.key == move.ability:
                    ability.use(state, seat)
