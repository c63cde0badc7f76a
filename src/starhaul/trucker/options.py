"""What is agreed on before the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from starhaul.kernel import BadOption

from .sets import MISSIONS

ShipClass = Literal["I", "II", "III", "IIB", "IIIB", "IV"]
LEVEL_OF_CLASS: Final[dict[str, str]] = {"I": "I", "II": "II", "III": "III", "IIB": "II", "IIIB": "III", "IV": "IV"}
"""The number of the class is that of the flight (ABE-GEN-05)."""
EXPANSION_CLASSES: Final = ("IIB", "IIIB", "IV")
EXPANSION: Final = "abe"
LONGEST_SERIES: Final = 20
BOARD_OF_LEVEL: Final[dict[str | int, str]] = {"learning": "L", 1: "I", 2: "II", 3: "III"}
"""The flight board."""
CLASS_FLOWN: Final = {"L": "I", "I": "I", "II": "II", "III": "III"}
"""The ship class that is usual on a flight board."""

Plan = tuple[tuple[str, str], ...]
"""For each flight of a game its flight board and its ship class."""


@dataclass(frozen=True, slots=True)
class Options:
    """The defaults are a single flight of level II."""

    mode: Literal["flight", "series", "trek"] = "flight"
    level: Literal["learning", 1, 2, 3] = 2
    """Of a single flight."""
    levels: tuple[Literal[1, 2, 3], ...] = (1, 2, 3)
    """Of the flights of a series, in this order."""
    timer: Literal["rulebook", "relaxed", "none"] = "none"
    mistakes: Literal["forbidden", "marked", "honest"] = "forbidden"
    """Whether building ill is impossible, possible with a warning, or found out at the spot check."""
    sets: tuple[str, ...] = ()
    """What is added to the base game (`sets.py`)."""
    classes: tuple[ShipClass, ...] = ()
    """One flight each, in this order (ABE-GEN-03); none: as mode and level say."""
    intruders: bool = True
    """Whether cards with intruders are in the decks, where a set has any (ABE-GEN-06)."""
    marks: Literal["shown", "hidden"] = "shown"
    """Whether closed squares are marked; where they are not, components can be put there (ABE-IIIB-06)."""

    missions: Literal["none", "drawn"] | tuple[str, ...] = "none"
    """Which mission is flown, by its id, in each flight (MIS-GAM-04), or whether three are drawn to choose from."""
    choosing: Literal["each_flight", "at_start"] = "each_flight"
    """When missions that are drawn are chosen (MIS-GAM-18)."""
    team: Literal["none", "standard", "competitive"] = "none"
    """Whether there is a Support Team, and how players come by its members (ABE-SUP-04, ABE-SUP-13)."""
    own_cards: tuple[str, ...] = ()
    """The ids of adventure cards that players have added, or `all` (MIS-OWN-01)."""
    own_components: tuple[str, ...] = ()
    """The same of components."""

    def plan(self) -> Plan:
        """All flights."""
        if self.classes:
            return tuple([(LEVEL_OF_CLASS[ship_class], ship_class) for ship_class in self.classes])
        boards = [BOARD_OF_LEVEL[level] for level in self._levels()]
        return tuple([(board, CLASS_FLOWN[board]) for board in boards])

    def flights(self) -> int:
        """How many there are."""
        return len(self.classes) or len(self._levels())

    def check(self) -> None:
        """Raise BadOption where these do not fit together."""
        count = len(self.classes) or len(self.levels)
        fewest = 1 if self.mode == "series" else 0
        if not fewest <= count <= LONGEST_SERIES:
            raise BadOption(f"a series has 1 to {LONGEST_SERIES} flights, not {count}")
        if self.mode == "trek" and self.classes:
            raise BadOption("option classes: the flights of a Trek are I, II and III")
        missing = [name for name in self.classes if name in EXPANSION_CLASSES and EXPANSION not in self.sets]
        if missing:
            raise BadOption(f"option classes: {missing[0]} is in the set {EXPANSION!r}; add that to the option sets")
        self._check_sets()
        self._check_missions()
        self._check_team()

    def _check_sets(self) -> None:
        added = [name for name in (EXPANSION, MISSIONS) if name in self.sets]
        if added and (self.mode == "trek" or self._is_learning()):
            what = "a Trek" if self.mode == "trek" else "the learning flight"
            raise BadOption(f"option sets: {what} is played without {added[0]!r}")

    def _check_missions(self) -> None:
        if self.missions == "none":
            return
        if MISSIONS not in self.sets:
            raise BadOption(f"option missions: they are in the set {MISSIONS!r}; add that to the option sets")
        flights = self.flights()
        if self.missions != "drawn" and len(self.missions) != flights:
            raise BadOption(f"option missions: one for each flight, so {flights}, not {len(self.missions)}")

    def _check_team(self) -> None:
        if self.team == "none":
            return
        if self.mode == "trek" or self._is_learning():
            what = "a Trek" if self.mode == "trek" else "the learning flight"
            raise BadOption(f"option team: {what} is flown without a Support Team")
        if self.team == "competitive" and self.flights() == 1:
            raise BadOption("option team: members are chosen between two flights, so 'competitive' needs two or more")

    def fixed_missions(self) -> tuple[str, ...]:
        """Those that were named beforehand."""
        return () if isinstance(self.missions, str) else self.missions

    def _is_learning(self) -> bool:
        return self.mode == "flight" and self.level == "learning" and not self.classes

    def game_mode(self) -> Literal["flight", "series", "trek"]:
        """Several classes are a series, whatever the mode was."""
        return "series" if len(self.classes) > 1 else self.mode

    def journey(self) -> str:
        """What is flown, in a word: a series, a Trek, the learning flight, or the class of the only ship."""
        if self.game_mode() != "flight":
            return self.mode if self.mode == "trek" else "series"
        return "learning" if self._is_learning() else self.plan()[0][1]

    def _levels(self) -> tuple[Literal["learning", 1, 2, 3], ...]:
        if self.mode == "trek":
            return 1, 2, 3
        return self.levels if self.mode == "series" else (self.level,)
