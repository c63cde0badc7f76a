"""A game as the rest of the project meets it: by name, with options, as records and saves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, ClassVar, Union, get_args, get_origin, get_type_hints

from mypy_extensions import mypyc_attr

from .content import ContentError, Examined, Offer
from .event import Event
from .move import Move
from .result import AccountLine
from .schema import SchemaError, read, words_of
from .seat import Seat
from .state import State


class BadOption(ValueError):
    """An option that the game does not have, or a value that the option cannot take."""


class NoSuchMove(ValueError):
    """A text that is the notation of no move."""


@cache
def _kinds_of(option_type: Any) -> dict[str, Any]:
    """The types of all options, by name."""
    return get_type_hints(option_type)


def _listed(kind: Any, value: object) -> object:
    """A list may be written with commas, as on a command line; a word that the option takes beside lists is none."""
    kinds = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    has_lists = any(get_origin(each) is tuple for each in kinds)
    if not isinstance(value, str) or not has_lists or value in words_of(kind):
        return value
    return [int(item) if item.isdecimal() else item for item in value.split(",") if item]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One family of games."""

    name: ClassVar[str]
    seat_counts: ClassVar[range]
    """How many can play; an option may narrow it, `new_game` has the last word."""
    option_type: ClassVar[type[Any]]
    """A frozen dataclass whose defaults are the usual game."""
    first_part: ClassVar[str | None] = None
    """The part in which it begins, before an event opens another."""
    own_tables: ClassVar[tuple[str, ...]] = ()
    """What a player may add to it in files of their own, by the names of tables."""

    def read_options(self, values: Mapping[str, object]) -> Any:
        """Options from plain values, as in a record's header or a form."""
        option_type: Any = self.option_type
        kinds = _kinds_of(option_type)
        try:
            return read(self.option_type, {name: _listed(kinds.get(name), value) for name, value in values.items()})
        except SchemaError as error:
            raise BadOption(f"option {error.field or '?'}: {error.reason}") from None

    def with_content(self, files: Sequence[Path]) -> Game:
        """The game with what a player has added in these files, or ContentError; a game may take none at all."""
        if files:
            raise ContentError(files[0].name, "", "", f"{self.name} takes no content of your own")
        return self

    def examine(self, files: Sequence[Path]) -> Examined:
        """What these files would add, and all that is wrong with them."""
        return Examined(files, ())

    def own_offers(self) -> list[Offer]:
        """What players have added to this game."""
        return []

    def traits(self, state: State, seat: Seat) -> dict[str, str]:
        """By what the results of a seat are told apart in statistics, as ids: which level, which start world."""
        del state, seat
        return {}

    def accounts(self, state: State, told: Sequence[Event]) -> list[list[AccountLine]]:
        """For each seat its score, thing by thing, from the end of a game and all that happened in it; nothing where
        a bill says it all.
        """
        del state, told
        return []

    def has_clock(self, options: Any) -> bool:
        """Whether time makes moves in a game with these options."""
        del options
        return False

    @abstractmethod
    def new_game(self, options: Any, seats: int) -> State:
        """A game about to begin; raises BadOption where options and seats do not fit together."""

    @abstractmethod
    def load(self, data: bytes) -> State:
        """The state that `State.dump` wrote."""

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """The move with this notation; raises NoSuchMove."""

    def is_hasty(self, state: State, seat: Seat, move: Move, people: Sequence[Seat]) -> bool:
        """Whether a polite opponent waits with this move until these people are further. No rule asks for it."""
        del state, seat, move, people
        return False

    @abstractmethod
    def content_hash(self, options: Any) -> str:
        """What printed facts this game is played with: equal hashes, equal tiles and cards."""

    def has_content(self, options: Any, content: str) -> bool:
        """Whether a record with this hash was played with the printed facts that are used here."""
        return content == self.content_hash(options)
