"""What a mission brings to the table and what each seat does in it: values that are replaced and never changed."""

from __future__ import annotations

from random import Random
from typing import Final, final

from starhaul.kernel import Seat, Value

UNKNOWN_VOTE: Final = "?"
"""A sealed vote, for all but its owner."""
YES: Final = "yes"
NO: Final = "no"


@final
class Merchant(Value):
    """A rocket of nobody's, with crates (MIS-HSE-11, MIS-HSE-12)."""

    __slots__ = ("crates", "is_flying", "position")

    def __init__(self, position: int, crates: int, is_flying: bool = True) -> None:
        self.position: Final = position
        """An absolute distance, as that of other rockets (FLT-05)."""
        self.crates: Final = crates
        self.is_flying: Final = is_flying


@final
class Assignment(Value):
    """What lies beside the mission of this flight, and which mission cards are used up. Which mission is flown says
    the leg."""

    __slots__ = ("agreed", "chosen", "directives", "merchant", "offered", "trials", "used", "votes")

    def __init__(
        self,
        used: tuple[str, ...] = (),
        offered: tuple[str, ...] = (),
        votes: tuple[str, ...] = (),
        chosen: tuple[str, ...] = (),
        directives: tuple[str, ...] = (),
        merchant: Merchant | None = None,
        trials: int = 0,
        agreed: tuple[str, ...] = (),
    ) -> None:
        self.used: Final = used
        """Mission cards that were drawn and are out until three can no longer be drawn (MIS-GAM-12)."""
        self.offered: Final = offered
        """The three cards to choose from (MIS-GAM-10)."""
        self.votes: Final = votes
        """By seat, sealed until all have voted; empty while a seat has not (MIS-GAM-26)."""
        self.chosen: Final = chosen
        """The missions of this flight and the following ones, as far as they are settled."""
        self.directives: Final = directives
        """Drawn for this flight, for all to see (MIS-HSE-10)."""
        self.merchant: Final = merchant
        self.trials: Final = trials
        """Supercards of this flight that were a trial (MIS-HSE-04)."""
        self.agreed: Final = agreed
        """By seat, whether it wants what needs everybody's agreement: sealed as votes are (MIS-GAM-21)."""

    def seen_by(self, seat: Seat | None) -> Assignment:
        """Without the votes of others."""
        if not any(self.votes) and not any(self.agreed):
            return self
        return self.with_votes(_sealed(self.votes, seat)).with_agreed(_sealed(self.agreed, seat))

    def guessed(self, rng: Random) -> Assignment:
        """Votes that this seat does not know may be any."""
        if UNKNOWN_VOTE not in (*self.votes, *self.agreed):
            return self
        votes = [rng.choice(self.offered) if vote == UNKNOWN_VOTE else vote for vote in self.votes]
        agreed = [rng.choice((YES, NO)) if vote == UNKNOWN_VOTE else vote for vote in self.agreed]
        return self.with_votes(tuple(votes)).with_agreed(tuple(agreed))

    def with_votes(self, votes: tuple[str, ...]) -> Assignment:
        return Assignment(
            self.used, self.offered, votes, self.chosen, self.directives, self.merchant, self.trials, self.agreed
        )

    def with_directives(self, directives: tuple[str, ...]) -> Assignment:
        return Assignment(
            self.used, self.offered, self.votes, self.chosen, directives, self.merchant, self.trials, self.agreed
        )

    def with_merchant(self, merchant: Merchant | None) -> Assignment:
        return Assignment(
            self.used, self.offered, self.votes, self.chosen, self.directives, merchant, self.trials, self.agreed
        )

    def with_trials(self, trials: int) -> Assignment:
        return Assignment(
            self.used, self.offered, self.votes, self.chosen, self.directives, self.merchant, trials, self.agreed
        )

    def with_agreed(self, agreed: tuple[str, ...]) -> Assignment:
        return Assignment(
            *(self.used, self.offered, self.votes, self.chosen, self.directives, self.merchant, self.trials), agreed
        )

    def before_flight(self) -> Assignment:
        """With nothing but what a flight leaves to the next: used cards, and what is settled already."""
        return Assignment(self.used, chosen=self.chosen)


def _sealed(votes: tuple[str, ...], seat: Seat | None) -> tuple[str, ...]:
    return tuple([vote if other == seat or not vote else UNKNOWN_VOTE for other, vote in enumerate(votes)])


NO_ASSIGNMENT: Final = Assignment()


@final
class Feats(Value):
    """What the rewards of a mission look back on, for one seat."""

    __slots__ = ("aliens_lost", "bet", "crew_lost", "is_dead", "lost", "stake", "trials_passed")

    def __init__(
        self,
        is_dead: bool = False,
        lost: tuple[int, ...] = (),
        crew_lost: int = 0,
        aliens_lost: int = 0,
        trials_passed: int = 0,
        bet: str = "",
        stake: int = 0,
    ) -> None:
        self.is_dead: Final = is_dead
        """The trucker died in this flight, or in an earlier one and did not come back (MIS-GAM-15)."""
        self.lost: Final = lost
        """Components lost in flight in any way, as tiles."""
        self.crew_lost: Final = crew_lost
        """Figures lost in flight in any way, humans and aliens."""
        self.aliens_lost: Final = aliens_lost
        self.trials_passed: Final = trials_passed
        self.bet: Final = bet
        """The option that was chosen, if any (MIS-HSE-08)."""
        self.stake: Final = stake

    def losing(self, tiles: tuple[int, ...]) -> Feats:
        lost = self.lost + tiles
        return Feats(self.is_dead, lost, self.crew_lost, self.aliens_lost, self.trials_passed, self.bet, self.stake)

    def losing_crew(self, figures: int, aliens: int) -> Feats:
        crew, aliens = self.crew_lost + figures, self.aliens_lost + aliens
        return Feats(self.is_dead, self.lost, crew, aliens, self.trials_passed, self.bet, self.stake)

    def passing_trial(self) -> Feats:
        passed = self.trials_passed + 1
        return Feats(self.is_dead, self.lost, self.crew_lost, self.aliens_lost, passed, self.bet, self.stake)

    def betting(self, bet: str, stake: int) -> Feats:
        return Feats(self.is_dead, self.lost, self.crew_lost, self.aliens_lost, self.trials_passed, bet, stake)

    def dying(self) -> Feats:
        return Feats(True, self.lost, self.crew_lost, self.aliens_lost, self.trials_passed, self.bet, self.stake)

    def before_flight(self) -> Feats:
        """The dead stay dead."""
        return Feats(is_dead=True) if self.is_dead else NO_FEATS


NO_FEATS: Final = Feats()
