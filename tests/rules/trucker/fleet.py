"""Small ships that many rules need, and short words for what tests look at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starhaul.kernel import Event
from starhaul.trucker import TruckerState
from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.events import CardRevealed, CreditsChanged, DiceRolled, RocketMoved
from starhaul.trucker.faults import faults
from starhaul.trucker.goods import COLOURS
from starhaul.trucker.grid import Square
from starhaul.trucker.ship import Ship
from trucker.shipyard import ship, start
from trucker.tables import aboard, manned, told

NO_EFFECT = "III-20"
"""An abandoned station that needs a crew of ten: a card that passes small ships by."""


def launched(level: str, corner: Square, drawing: str, contents: Mapping[Square, str] | None = None) -> Ship:
    """The ship that is drawn, built by the rules, manned and charged; contents replace what a component would have."""
    built = ship(level, corner, drawing)
    assert faults(built) == [], "the drawing breaks the building rules"
    return aboard(manned(built), contents or {})


def bare(level: str = "II") -> Ship:
    """Two humans in a starting cabin, four exposed connectors, no strength of any kind."""
    return manned(start(level))


def with_engines(count: int, level: str = "II") -> Ship:
    """A starting cabin above up to three single engines."""
    line = {
        1: ".             engine^:1000   .",
        2: ".             engine^:2300   engine^:0003",
        3: "engine^:0300  engine^:3201   engine^:0003",
    }[count]
    return launched(level, (6, 7), f"""
        .   start   .
        {line}
    """)  # fmt: skip


def sealed(exposed: int = 0, level: str = "II") -> Ship:
    """A starting cabin with so many exposed connectors; the others are closed by holds of two without any."""
    caps = ["holdx2:0030", "holdx2:0300", "holdx2:0003", "holdx2:3000"]
    front, left, right, rear = [*caps[: 4 - exposed], *["."] * exposed]
    return launched(level, (6, 6), f"""
        .      {front} .
        {left} start   {right}
        .      {rear}  .
    """)  # fmt: skip


def armed(cannons: int, level: str = "II", *, engine: bool = False) -> Ship:
    """Up to five single cannons to the front, on modules beside the starting cabin."""
    guns = ["gun^:0010" if place in (2, 1, 3, 0, 4)[:cannons] else "." for place in range(5)]
    return launched(level, (5, 6), f"""
        {" ".join(guns)}
        pipes:13*3 pipes:13*3 start pipes:13*3 pipes:13*3
        . . {"engine^:1000" if engine else "."} . .
    """)  # fmt: skip


def with_crew(cabins: int, level: str = "II") -> Ship:
    """A starting cabin and more cabins in a row, two humans in each."""
    row = ["start", "cabin:*1*3", "cabin:*1*3", "cabin:*1*3"][: cabins + 1]
    built = launched(level, (7, 7), f"""
        {" ".join(row)}
    """)  # fmt: skip
    assert built.crew == 2 + 2 * cabins
    return built


def cargo(state: TruckerState, seat: int) -> str:
    """The blocks aboard, the most valuable first: `ryyb`."""
    counts = state.ships[seat].total_goods()
    return "".join(COLOURS[colour][0] * counts[colour] for colour in reversed(range(len(COLOURS))))


def squares_of(state: TruckerState, seat: int) -> list[Square]:
    """Where this ship has components."""
    built = state.ships[seat]
    return sorted(built.board.grid.squares(built.occupied))


def discarded(state: TruckerState, seat: int) -> list[str]:
    """The kinds of components in the discard pile."""
    return sorted(COMPONENTS[tile].kind.name.lower() for tile in state.players[seat].discarded)


def days(events: Sequence[Event]) -> list[tuple[int, int]]:
    """Who moved how many days, in this order."""
    return [(moved.seat, moved.days) for moved in told(events, RocketMoved)]


def money(events: Sequence[Event]) -> list[tuple[int, int]]:
    """Who gained or paid how much, in this order."""
    return [(change.seat, change.amount) for change in told(events, CreditsChanged)]


def cards_seen(events: Sequence[Event]) -> list[str]:
    return [event.card for event in told(events, CardRevealed)]


def rollers(events: Sequence[Event]) -> list[int]:
    """Who rolled the dice, roll by roll."""
    return [roll.roller for roll in told(events, DiceRolled)]
