"""Whoever draws cards is told to have them from somewhere: the action's bonus, or cards of the tableau."""

from __future__ import annotations

import pytest

from race.playing import steps
from rules.race.table import CARDS, Table, idle, plain, seat, told
from starhaul.race import new_game
from starhaul.race.events import Drew

GIVING = {
    "develop": {"draw_before_developing", "draw_after_developing"},
    "settle": {"draw_after_settling"},
    "produce": {
        "draw_when_producing",
        "draw_per_world",
        "draw_per_produced",
        "draw_per_kind_produced",
        "draw_if_most_produced",
        "draw_if_produced_here",
    },
    "explore": {"see"},
}
"""The powers that give cards, by phase; what is sold or consumed is told before its cards are."""


def causes(table: Table) -> list[tuple[int, list[str], bool]]:
    return [
        (event.count, [plain(CARDS.label[card]) for card in event.powers], event.bonus)
        for event in told(table.events, Drew)
        if event.seat == 0
    ]


@pytest.mark.parametrize(
    ("tableau", "action", "moves", "drawn"),
    [
        (["old-earth"], "produce", [], []),
        (["old-earth"], "explore5", [], [(7, [], True)]),
        (["old-earth"], "explore1", [], [(3, [], True)]),
        (["old-earth", "expedition-force"], "explore1", [], [(4, ["expedition-force"], True)]),
        (["old-earth", "interstellar-bank"], "develop", ["pass"], [(1, ["interstellar-bank"], False)]),
        (["old-earth", "public-works"], "develop", ["place drop-ships", "pay 3"], [(1, ["public-works"], False)]),
        (["old-earth"], "settle", ["place spice-world", "pay 2"], [(1, [], True)]),
        (
            ["old-earth", "terraforming-robots"],
            "settle",
            ["place spice-world", "pay 2"],
            [(2, ["terraforming-robots"], True)],
        ),
        (["old-earth", "merchant-guild"], "produce", [], [(2, ["merchant-guild"], False)]),
        (["old-earth", "gem-world"], "produce", [], [(1, ["gem-world"], False)]),
        (
            ["old-earth", "comet-zone", "mining-conglomerate"],
            "produce",
            [],
            [(1, ["comet-zone"], False), (2, ["mining-conglomerate"], False)],
        ),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, list) and value and isinstance(value[0], str) else None,
)
def test_a_draw_names_what_gave_it(
    tableau: list[str], action: str, moves: list[str], drawn: list[tuple[int, list[str], bool]]
) -> None:
    table = Table(seat(*tableau, hand="drop-ships spice-world", spare=4), idle("new-sparta"), expansion="base")
    table.choose(action, "produce" if action == "produce" else "x2")
    table.play(*moves)
    if action == "produce":
        table.rest()
    assert causes(table) == drawn


def test_in_whole_games_nobody_draws_without_a_cause() -> None:
    """And every card that is named has a power that gives cards in that phase."""
    met: set[str] = set()
    for seed in range(24):
        state = new_game(seats=2 + seed % 4)
        for events in steps(state, seed):
            for event in told(events, Drew):
                if event.by not in GIVING:
                    continue
                kinds = [{power.kind for power in state.cards.design[card].powers} for card in event.powers]
                assert event.by == "explore" or event.powers or event.bonus, event
                assert all(found & GIVING[event.by] for found in kinds), event
                met |= {kind for found in kinds for kind in found & GIVING[event.by]}
    assert {"see", "draw_after_settling", "draw_after_developing", "draw_if_produced_here"} <= met
