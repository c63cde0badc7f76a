"""What an ability of a team member can do: each is one small class, one side of a card.

No rule names a member. What is different for a seat lies in its terms (terms.py): an ability that works in a flight
contributes to them when the flight is prepared, and rules ask the terms.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from starhaul.kernel import IllegalMove, Move, Seat
from starhaul.trucker.building_rule import BuildingRule
from starhaul.trucker.events import AbilityUsed
from starhaul.trucker.moves import UseAbility
from starhaul.trucker.state import TruckerState
from starhaul.trucker.terms import Moment, Terms

from .using import AbilityOffer, UseAbilities


class Ability:
    """A side of a member card."""

    __slots__ = ()

    key: ClassVar[str]
    """The member and the side: `security_guard.a`."""
    rules: ClassVar[tuple[str, ...]]
    """What it does, in the digest of the rules."""

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        """Change the terms of its owner for the flight. Called once a flight, and again for a state that was loaded: it
        looks at nothing that changes during a flight."""

    def contribute_to_other(self, state: TruckerState, owner: Seat, seat: Seat, terms: Terms) -> None:
        """The same for every other seat."""

    def moments(self) -> tuple[Moment, ...]:
        """The named moments at which it works, for the table of all members."""
        return ()


class UsableAbility(Ability):
    """An ability that its owner may use at a moment, once a flight."""

    __slots__ = ()

    moment: ClassVar[Moment]

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        usable = terms.abilities.get(self.moment, ())
        terms.abilities[self.moment] = (*usable, self)
        if not usable:  # one step for all of them: their owner chooses the order (ABE-SUP-15)
            terms.add_step(self.moment, UseAbilities(self.moment))

    def moments(self) -> tuple[Moment, ...]:
        return (self.moment,)

    def offer(self, state: TruckerState, seat: Seat) -> AbilityOffer | None:
        """What using it would cost and bring; None where there is nothing to use it for."""
        del state, seat
        return AbilityOffer(self.key)

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        """Whether somebody who was not taught this ability should use it. It looks at nothing that this seat cannot
        know."""
        del state, seat
        return False

    @abstractmethod
    def use(self, state: TruckerState, seat: Seat) -> None:
        """Let it take effect: at once, or by steps put first for this seat (`state.first_for`), which may ask."""


class BuildingAbility(Ability, BuildingRule):
    """An ability that gives its owner something to do while building. As it stands here it is one move that can be made
    once; others have moves of their own."""

    __slots__ = ()

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.building = (*terms.building, self)

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        move = UseAbility(self.key)
        return [move] if self.problem(state, seat, move) is None else []

    def takes(self, move: Move) -> bool:
        return isinstance(move, UseAbility) and move.ability == self.key

    def problem(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        del move
        return IllegalMove("ability-used", self.rules[0], ability=self.key) if self.is_used(state, seat) else None

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        del move
        state.set_team(seat, state.teams[seat].using(self.key))
        state.tell(AbilityUsed(seat, self.key))
        self.use(state, seat)

    def is_used(self, state: TruckerState, seat: Seat) -> bool:
        return state.teams[seat].uses(self.key) > 0

    def use(self, state: TruckerState, seat: Seat) -> None:
        """What the one move does."""
        raise NotImplementedError
