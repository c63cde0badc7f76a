"""A version of an environment: all that it can say, as its file in `tables/` lists it, and nothing that came later."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from string import Formatter
from typing import Any, Final

TABLES: Final = Path(__file__).parent / "tables"


class BeyondVersion(ValueError):
    """Something that the game has and this version of its environment has no number for."""


class Names:
    """Names with fixed numbers."""

    __slots__ = ("_at", "_version", "_what", "names")

    def __init__(self, version: str, what: str, names: Sequence[str]) -> None:
        self._version = version
        self._what = what
        self.names: tuple[str, ...] = tuple(names)
        self._at = {name: at for at, name in enumerate(self.names)}
        assert len(self._at) == len(self.names), f"{version} lists a {what} twice"

    def __len__(self) -> int:
        return len(self.names)

    def at(self, name: str) -> int:
        found = self._at.get(name)
        if found is None:
            raise BeyondVersion(f"{self._version} has no {self._what} {name!r}: it came later")
        return found

    def one_hot(self, name: str | None) -> list[int]:
        """A 1 for this name among zeros for the others; zeros alone for None."""
        return self.members(() if name is None else (name,))

    def members(self, names: Iterable[str]) -> list[int]:
        """A 1 for each of these names, a 0 for each of the others."""
        numbers = [0] * len(self.names)
        for name in names:
            numbers[self.at(name)] = 1
        return numbers


class Version:
    """The tables of one version."""

    def __init__(self, name: str) -> None:
        tables = tomllib.loads((TABLES / f"{name}.toml").read_text(encoding="utf-8"))
        self.name: str = name
        self._lists: dict[str, list[str]] = tables["names"]
        self._defaults: dict[str, object] = tables["defaults"]
        self._options: dict[str, list[object]] = tables["options"]
        self._seats = range(tables["seats"]["fewest"], tables["seats"]["most"] + 1)
        self.actions: Names = Names(name, "action", [*self._filled(tables["actions"])])
        self._table_numbers = [*self._filled(tables["observation"]["table"])]
        self._seat_numbers = [*self._filled(tables["observation"]["seat"])]

    def _filled(self, patterns: Iterable[str]) -> Iterator[str]:
        """Patterns such as `place {column},{row}` with all names in the place of their braces."""
        for pattern in patterns:
            fields = {field for _, field, _, _ in Formatter().parse(pattern) if field}
            lists = {what: names for what, names in self._lists.items() if what in fields}
            for chosen in product(*lists.values()):
                yield pattern.format(**dict(zip(lists, chosen, strict=True)))

    def names(self, what: str) -> Names:
        return Names(self.name, what, self._lists[what])

    def numbers(self, seats: int) -> list[str]:
        """What each number of an observation is, for so many seats; seat 0 is the own one."""
        everybody = [f"seat {seat}: {number}" for seat in range(seats) for number in self._seat_numbers]
        return self._table_numbers + everybody

    def size(self, seats: int) -> int:
        """How many numbers an observation has."""
        return len(self._table_numbers) + seats * len(self._seat_numbers)

    def with_defaults(self, options: Mapping[str, object]) -> dict[str, object]:
        """The game that this version plays where nothing is said does not follow the defaults of later games."""
        return {**self._defaults, **options}

    def require_known(self, options: Mapping[str, object], seats: int) -> None:
        """Refuse what the game can play by now and this version has no numbers for."""
        if seats not in self._seats:
            raise BeyondVersion(f"{self.name} is for {self._seats[0]} to {self._seats[-1]} seats, not {seats}")
        for name, value in options.items():
            if name not in self._options:
                raise BeyondVersion(f"{self.name} has no option {name}, only {', '.join(self._options)}")
            allowed = self._options[name]
            for item in _items(value):
                if item not in allowed:
                    choice = ", ".join(map(str, allowed)) or "nothing"
                    raise BeyondVersion(f"{self.name} knows {choice} for the option {name}, not {item}")


def _items(value: Any) -> Sequence[Any]:
    return value if isinstance(value, list | tuple) else [value]
