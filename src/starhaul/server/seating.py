"""Who sits where, and who may do what before, between and after games. Plain data, saved with the table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from starhaul.kernel import Seat
from starhaul.server.messages import Code, Refusal
from starhaul.server.names import are_alike


class Person(msgspec.Struct, frozen=True):
    """Somebody who is signed in."""

    id: str
    name: str
    is_guest: bool = True
    session: str = ""
    """Which of their sign-ins this is."""


class Place(msgspec.Struct):
    """One seat as it is saved: a person's, a bot's, or free."""

    person: str | None = None
    name: str | None = None
    is_guest: bool = False
    bot: str | None = None
    """The bot whose seat this is, or the one that replaced somebody who was sent away."""
    is_ready: bool = False
    has_left: bool = False
    """Its owner stood up in a running game; a bot plays on."""
    word: str = ""
    """Added to the luck of the next game."""
    is_shared: bool = False
    """Somebody without a device plays here on the device of `person`, who sits elsewhere at the table."""
    seen: int = 0
    """Lines of the story that its owner has seen."""

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None


class Seating:
    """The seats of a table."""

    def __init__(self, places: list[Place]) -> None:
        self.places: list[Place] = places

    @classmethod
    def for_table(cls, seats: int, host: Person, bots: Sequence[str]) -> Seating:
        """The host in the first seat, bots in the last ones."""
        seating = cls([Place() for _ in range(seats)])
        seating.sit(host, 0)
        for at, bot in enumerate(bots, seats - len(bots)):
            seating.add_bot(at, bot)
        return seating

    def seat_of(self, person: str) -> Seat | None:
        """Where they sit themselves."""
        return next((seat for seat in self.seats_of(person) if not self.places[seat].is_shared), None)

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """All that are played on their device."""
        return tuple(Seat(at) for at, place in enumerate(self.places) if place.person == person)

    def place(self, seat: int) -> Place:
        if seat not in range(len(self.places)):
            raise Refusal(Code.NO_SUCH_SEAT, seat=seat)
        return self.places[seat]

    def sit(self, person: Person, seat: int) -> None:
        """Take a free seat; a person who sat elsewhere moves."""
        place = self.place(seat)
        if place.person == person.id:
            return
        if not place.is_free:
            raise Refusal(Code.SEAT_TAKEN, seat=seat)
        if self.is_mistakable(person):
            raise Refusal(Code.NAME_TAKEN)
        before = self.seat_of(person.id)
        if before is not None:
            self.places[before] = Place()
        self.places[seat] = Place(person.id, person.name, person.is_guest)

    def share(self, person: Person, seat: int, name: str) -> None:
        """Somebody of this name plays a free seat on the device of this person, who is ready for both."""
        if not self.place(seat).is_free:
            raise Refusal(Code.SEAT_TAKEN, seat=seat)
        if any(are_alike(name, place.name) for place in self.places if place.name is not None):
            raise Refusal(Code.NAME_TAKEN)
        own = self.seat_of(person.id)
        is_ready = own is not None and self.places[own].is_ready
        self.places[seat] = Place(person.id, name, is_guest=True, is_ready=is_ready, is_shared=True)

    def is_mistakable(self, person: Person) -> bool:
        """Whether somebody else sits here whose name looks like this person's."""
        others = [place for place in self.places if place.person != person.id or place.is_shared]
        return any(are_alike(person.name, place.name) for place in others if place.name is not None)

    def stand(self, person: Person) -> None:
        """Those who play on the same device go too."""
        for seat in self.seats_of(person.id):
            self.places[seat] = Place()

    def add_bot(self, seat: int, bot: str) -> None:
        if not self.place(seat).is_free:
            raise Refusal(Code.SEAT_TAKEN, seat=seat)
        self.places[seat] = Place(bot=bot, is_ready=True)

    def empty(self, seat: int) -> str | None:
        """Free a seat, and say who sat there."""
        person = self.place(seat).person
        self.places[seat] = Place()
        return person

    def replace_by_bot(self, seat: int, bot: str) -> str | None:
        """A bot goes on for good where a person was sent away."""
        place = self.place(seat)
        person, place.person, place.name, place.bot, place.has_left = place.person, None, None, bot, False
        place.is_shared = False
        return person

    def resize(self, seats: int) -> None:
        """Free seats come or go at the end of the row; people stay, and move up where a seat is gone."""
        surplus = len(self.places) - seats
        free = [at for at, place in enumerate(self.places) if place.is_free]
        if surplus > len(free):
            raise Refusal(Code.SEAT_TAKEN, seats=len(self.places) - len(free))
        for at in reversed(free[len(free) - surplus :]):
            del self.places[at]
        self.places += [Place() for _ in range(-surplus)]

    def set_ready(self, person: str, is_ready: bool) -> None:
        for seat in self.seats_of(person):
            self.places[seat].is_ready = is_ready

    def check_complete(self) -> None:
        """Raise unless everybody is there and ready."""
        waiting = [at for at, place in enumerate(self.places) if place.is_free or not place.is_ready]
        if waiting:
            raise Refusal(Code.NOT_READY, seats=waiting)

    def gather_again(self) -> None:
        for place in self.places:
            place.is_ready, place.has_left = place.bot is not None, False

    def begin(self) -> None:
        """A new story, of which nobody has seen a line."""
        for place in self.places:
            place.seen = 0

    def forget_words(self) -> None:
        """A server that knew them before could choose a seed that goes with them."""
        for place in self.places:
            place.word = ""

    @property
    def words(self) -> tuple[str, ...]:
        """What has been added to the luck, by seat; empty where nobody has."""
        words = tuple(place.word for place in self.places)
        return words if any(words) else ()

    @property
    def players(self) -> list[str]:
        """The names that a record shows."""
        return [place.name or place.bot or "" for place in self.places]
