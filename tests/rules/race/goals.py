"""What tests of goal tiles share."""

from __future__ import annotations

from rules.race.table import Table
from starhaul.race import Ask


def holders(table: Table, goal: str) -> list[int]:
    return [number for number in range(len(table.state.players)) if goal in table.seen(number).goals]


def develop(table: Table, *cards: str) -> None:
    """A Develop phase chosen by all; each seat places this card, or none."""
    table.choose("develop")
    for number, card in enumerate(cards):
        if number in table.asked() and table.asked()[number] is Ask.DEVELOP:
            table.play(f"place {card}" if card else "pass", seat=number)
    table.rest()
