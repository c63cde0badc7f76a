"""The Support Team as it lies on the table: what each seat has of it, and what concerns all (ABE-SUP). Values
that are replaced and never changed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypeVar, final

from mypy_extensions import mypyc_attr

from starhaul.kernel import Seat, Value
from starhaul.kernel.value import fields_of_value

from .goods import COLOURS
from .player import NOTHING
from .rows import replaced

MOST_MEMBERS: Final = 3
"""For one player (ABE-SUP-09)."""
UNKNOWN_MEMBER: Final = "?"
"""A card that its owner alone knows."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Note(Value):
    """What an ability has to remember until the end of a flight, for all to see: a class of its own for each that has
    something to remember."""

    __slots__ = ()


N = TypeVar("N", bound=Note)


@final
class Team(Value):
    """The members of one seat, and what they have done in this flight."""

    __slots__ = ("choice", "dealt", "members", "notes", "since", "used")

    def __init__(
        self,
        members: tuple[str, ...] = (),
        since: tuple[int, ...] = (),
        used: tuple[str, ...] = (),
        notes: tuple[Note, ...] = (),
        dealt: tuple[str, ...] = (),
        choice: str = "",
    ) -> None:
        self.members: Final = members
        """By their ids, in the order in which they came; they stay (ABE-SUP-03)."""
        self.since: Final = since
        """For each of them the flight before which it came, counted from 0."""
        self.used: Final = used
        """Abilities, or tokens, that were used in this flight, each as often as it was (ABE-SUP-16)."""
        self.notes: Final = notes
        self.dealt: Final = dealt
        """Cards to choose from: a secret of their owner (ABE-SUP-04)."""
        self.choice: Final = choice
        """Sealed until all have chosen; empty while this seat has not."""

    # What works

    def abilities(self, flight: int) -> list[str]:
        """A of a member in its first flight, A and B from the next on (ABE-SUP-02)."""
        held = zip(self.members, self.since, strict=True)
        return [f"{id}.{side}" for id, since in held for side in ("ab" if since < flight else "a")]

    def uses(self, name: str) -> int:
        """How often this ability, or this kind of token, was used in this flight."""
        return self.used.count(name)

    def note(self, kind: type[N]) -> N | None:
        """What an ability has noted, if it has."""
        for note in self.notes:
            if isinstance(note, kind):
                return note
        return None

    # Changes

    def using(self, name: str) -> Team:
        return self._with(used=(*self.used, name))

    def taking_back(self, name: str) -> Team:
        """One use less: it was taken back before it did anything, or a token is free again."""
        at = self.used.index(name)
        return self._with(used=self.used[:at] + self.used[at + 1 :])

    def with_note(self, note: Note) -> Team:
        """It takes the place of an earlier one of its kind."""
        return self._with(notes=(*[other for other in self.notes if type(other) is not type(note)], note))

    def joined_by(self, member: str, flight: int) -> Team:
        return self._with(members=(*self.members, member), since=(*self.since, flight), dealt=(), choice="")

    def dealing(self, cards: tuple[str, ...]) -> Team:
        return self._with(dealt=cards, choice="")

    def choosing(self, member: str) -> Team:
        return self._with(choice=member)

    def before_flight(self) -> Team:
        """With nothing but what a flight leaves to the next: tokens are all there again (ABE-SUP-16)."""
        return Team(self.members, self.since) if self.used or self.notes else self

    # Secrets

    def seen_by_others(self) -> Team:
        if not self.dealt:
            return self
        return self._with(dealt=(UNKNOWN_MEMBER,) * len(self.dealt), choice=UNKNOWN_MEMBER if self.choice else "")

    def guessed(self, bag: list[str], rng: Random) -> Team:
        """With any of these cards in place of unknown ones; the bag loses them."""
        if UNKNOWN_MEMBER not in self.dealt:
            return self
        dealt = tuple(rng.sample(bag, len(self.dealt)))
        for card in dealt:
            bag.remove(card)
        return self._with(dealt=dealt, choice=rng.choice(dealt) if self.choice else "")

    def _with(self, **changes: Any) -> Team:
        """None of this happens often."""
        return Team(**{name: getattr(self, name) for name in fields_of_value(Team)} | changes)


NO_TEAM: Final = Team()


@final
class Support(Value):
    """What concerns the whole table."""

    __slots__ = ("alarm", "alarm_until", "finish", "gone", "look", "offered", "prices")

    def __init__(
        self,
        gone: tuple[str, ...] = (),
        offered: tuple[str, ...] = (),
        alarm: int = NOTHING,
        alarm_until: int = 0,
        finish: int = 0,
        look: int = 0,
        prices: tuple[int, ...] = (),
    ) -> None:
        self.gone: Final = gone
        """Cards that have left the game (ABE-SUP-13)."""
        self.offered: Final = offered
        """Cards that lie open, to choose from."""
        self.alarm: Final = alarm
        """The seat that has made all others stop building, if one has (ABE-SUP-SEC-02)."""
        self.alarm_until: Final = alarm_until
        """How many components its ship has when they may go on, where no clock says so."""
        self.finish: Final = finish
        """Whether the bonuses for all places are raised (1) or lowered (-1) in this flight (ABE-SUP-BUR-02)."""
        self.look: Final = look
        """The same of the bonus for the best-looking ship."""
        self.prices: Final = prices
        """By how much the price of each colour is changed in this flight; nothing where none is (ABE-SUP-TRA-02)."""

    def offering(self, cards: tuple[str, ...]) -> Support:
        return self._with(offered=cards)

    def without(self, member: str) -> Support:
        """Somebody took this one of the cards that lie open."""
        return self._with(offered=tuple([card for card in self.offered if card != member]))

    def cleared(self) -> Support:
        """What still lies open leaves the game."""
        return self._with(gone=(*self.gone, *self.offered), offered=())

    def alarmed(self, seat: int, until: int) -> Support:
        return self._with(alarm=seat, alarm_until=until)

    def calm(self) -> Support:
        """Building is over, and so is any alarm."""
        return self if self.alarm == NOTHING else self.alarmed(NOTHING, 0)

    def adjusted(self, finish: int, look: int) -> Support:
        return self._with(finish=finish, look=look)

    def repriced(self, colour: int, way: int) -> Support:
        """The price of this colour is up (1) or down (-1) by one more."""
        prices = self.prices or (0,) * len(COLOURS)
        return self._with(prices=tuple(replaced(prices, colour, prices[colour] + way)))

    def before_flight(self) -> Support:
        return Support(self.gone)

    def _with(self, **changes: Any) -> Support:
        return Support(**{name: getattr(self, name) for name in fields_of_value(Support)} | changes)


NO_SUPPORT: Final = Support()


def unknown_cards(cards: tuple[str, ...], teams: Sequence[Team], support: Support) -> list[str]:
    """Those that nobody holds and that do not lie open: undealt ones and discarded ones alike (ABE-SUP-05)."""
    known = {*support.gone, *support.offered, *[card for team in teams for card in (*team.members, *team.dealt)]}
    return [card for card in cards if card not in known]


def seat_alarmed(support: Support) -> Seat | None:
    return None if support.alarm == NOTHING else Seat(support.alarm)
