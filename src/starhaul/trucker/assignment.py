"""What a mission brings to the table and what each seat does in it: values that are replaced and never changed."""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from starhaul.kernel import Seat, Value
from starhaul.kernel.value import fields_of_value

from .merchant import NO_MERCHANT, Merchant
from .rows import replaced

STARTING_CREDITS: Final = 20
"""In a game with missions (MIS-GAM-06). Everybody who ends with more wins (MIS-GAM-14)."""
UNKNOWN_VOTE: Final = "?"
"""A sealed vote, for all but its owner."""
YES: Final = "yes"
NO: Final = "no"


@final
class Assignment(Value):
    """What lies beside the mission of this flight, and which mission cards are used up. Which mission is flown says
    the leg."""

    __slots__ = ("agreed", "directives", "merchant", "offered", "settled", "trials", "used", "votes")

    def __init__(
        self,
        settled: tuple[str, ...] = (),
        used: tuple[str, ...] = (),
        offered: tuple[str, ...] = (),
        votes: tuple[str, ...] = (),
        directives: tuple[str, ...] = (),
        merchant: Merchant | None = None,
        trials: int = 0,
        agreed: tuple[str, ...] = (),
    ) -> None:
        self.settled: Final = settled
        """The missions of the next flights, as far as they are known."""
        self.used: Final = used
        """Mission cards that were drawn and are out until three can no longer be drawn (MIS-GAM-12)."""
        self.offered: Final = offered
        """The three cards to choose from (MIS-GAM-10)."""
        self.votes: Final = votes
        """By seat, sealed until all have voted; empty while a seat has not (MIS-GAM-26)."""
        self.directives: Final = directives
        """Drawn for this flight, for all to see (MIS-HSE-10)."""
        self.merchant: Final[Merchant] = NO_MERCHANT if merchant is None else merchant
        self.trials: Final = trials
        """Supercards of this flight that were a trial (MIS-HSE-04)."""
        self.agreed: Final = agreed
        """By seat, whether it wants what needs everybody's agreement: sealed as votes are (MIS-GAM-21)."""

    # Choosing

    def offering(self, used: tuple[str, ...], offered: tuple[str, ...], seats: int) -> Assignment:
        """These cards were drawn, and nobody has voted."""
        return self._with(used=used, offered=offered, votes=("",) * seats)

    def voted(self, seat: Seat, mission: str) -> Assignment:
        return self._with(votes=tuple(replaced(self.votes, seat, mission)))

    def settling(self, mission: str) -> Assignment:
        """The vote is over: this one will be flown."""
        return self._with(settled=(*self.settled, mission), offered=(), votes=())

    def taken(self) -> Assignment:
        """The next mission lies on the table."""
        return self._with(settled=self.settled[1:])

    # Secrets

    def seen_by(self, seat: Seat | None) -> Assignment:
        """Without the votes of others."""
        if not any(self.votes) and not any(self.agreed):
            return self
        return self._with(votes=_sealed(self.votes, seat), agreed=_sealed(self.agreed, seat))

    def guessed(self, rng: Random) -> Assignment:
        """Votes that this seat does not know may be any."""
        if UNKNOWN_VOTE not in self.votes and UNKNOWN_VOTE not in self.agreed:
            return self
        votes = [rng.choice(self.offered) if vote == UNKNOWN_VOTE else vote for vote in self.votes]
        agreed = [rng.choice((YES, NO)) if vote == UNKNOWN_VOTE else vote for vote in self.agreed]
        return self._with(votes=tuple(votes), agreed=tuple(agreed))

    # In flight

    def with_directives(self, directives: tuple[str, ...]) -> Assignment:
        return self._with(directives=directives)

    def with_merchant(self, merchant: Merchant) -> Assignment:
        return self._with(merchant=merchant)

    def with_trials(self, trials: int) -> Assignment:
        return self._with(trials=trials)

    def with_agreed(self, agreed: tuple[str, ...]) -> Assignment:
        return self._with(agreed=agreed)

    def before_flight(self) -> Assignment:
        """With nothing but what a flight leaves to the next."""
        return Assignment(self.settled, self.used)

    def _with(self, **changes: Any) -> Assignment:
        """None of this happens often."""
        return Assignment(**{name: getattr(self, name) for name in fields_of_value(Assignment)} | changes)


def _sealed(votes: tuple[str, ...], seat: Seat | None) -> tuple[str, ...]:
    return tuple([vote if other == seat or not vote else UNKNOWN_VOTE for other, vote in enumerate(votes)])


NO_ASSIGNMENT: Final = Assignment()


@final
class Feats(Value):
    """What the rewards of a mission look back on, for one seat."""

    __slots__ = (
        "aliens_lost",
        "bet",
        "crew_lost",
        "is_dead",
        "is_out",
        "lost",
        "stake",
        "tokens_taken",
        "trial",
        "trials_passed",
    )

    def __init__(
        self,
        is_dead: bool = False,
        is_out: bool = False,
        lost: tuple[int, ...] = (),
        crew_lost: int = 0,
        aliens_lost: int = 0,
        trials_passed: int = 0,
        tokens_taken: int = 0,
        trial: tuple[int, ...] = (),
        bet: str = "",
        stake: int = 0,
    ) -> None:
        self.is_dead: Final = is_dead
        """The trucker died in this flight, or in an earlier one and nobody came in that place (MIS-GAM-15)."""
        self.is_out: Final = is_out
        """A player who sits the rest of the game out."""
        self.lost: Final = lost
        """Components lost in flight in any way, as tiles."""
        self.crew_lost: Final = crew_lost
        """Figures lost in flight in any way, humans and aliens."""
        self.aliens_lost: Final = aliens_lost
        self.trials_passed: Final = trials_passed
        self.tokens_taken: Final = tokens_taken
        """Tokens that this player had to give, and did not spend."""
        self.trial: Final = trial
        """What this player had when the supercard of this moment was turned up, where it is a trial (MIS-HSE-04)."""
        self.bet: Final = bet
        """The option that was chosen, if any (MIS-HSE-08)."""
        self.stake: Final = stake

    def losing(self, tiles: tuple[int, ...]) -> Feats:
        return self._with(lost=self.lost + tiles)

    def losing_crew(self, figures: int, aliens: int) -> Feats:
        return self._with(crew_lost=self.crew_lost + figures, aliens_lost=self.aliens_lost + aliens)

    def losing_tokens(self, count: int) -> Feats:
        return self._with(tokens_taken=self.tokens_taken + count)

    def on_trial(self, belongings: tuple[int, ...]) -> Feats:
        """A trial begins with these."""
        return self._with(trial=belongings)

    def after_trial(self, is_passed: bool) -> Feats:
        return self._with(trials_passed=self.trials_passed + is_passed, trial=())

    def betting(self, bet: str, stake: int) -> Feats:
        return self._with(bet=bet, stake=stake)

    def dying(self) -> Feats:
        return self._with(is_dead=True)

    def _with(self, **changes: Any) -> Feats:
        """None of this happens often."""
        return Feats(**{name: getattr(self, name) for name in fields_of_value(Feats)} | changes)

    def before_flight(self) -> Feats:
        """With nothing but what a flight leaves to the next: the dead stay dead."""
        return Feats(self.is_dead, self.is_out) if self.is_dead else NO_FEATS


NO_FEATS: Final = Feats()
