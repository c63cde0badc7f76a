"""Members whose abilities meet (ABE-SUP-15, ABE-SUP-17)."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.trucker.events import FaultsFound
from starhaul.trucker.faults import faults
from trucker.shipyard import ship
from trucker.tables import asked, build, do, finish, moves_of, told
from trucker.teams import hire


@rule("ABE-SUP-DEL-01", "ABE-SUP-HYP-01")
def test_a_part_may_be_the_one_that_needs_no_room() -> None:
    table = build(2, level=2)
    table.ships[0] = ship("II", (6, 7), """
        pipes:1313  start  pipes:1303
    """)  # fmt: skip
    hire(table, 0, "deliveryman", "hypergeometer")
    do(table, 0, "use deliveryman.b")
    assert "convert 6,7 cannon right" in moves_of(table, 0)
    do(table, 0, "convert 6,7 cannon right, use deliveryman.b")
    assert "convert 7,7 engine rear" in moves_of(table, 0)
    do(table, 0, "done")
    built = table.ships[0]
    assert faults(built) == []
    assert len(built.pieces()) == 1


@rule("ABE-SUP-HYP-04", "ABE-SUP-17", "ABE-SUP-15")
@pytest.mark.parametrize("members", [("deliveryman", "hypergeometer"), ("hypergeometer", "deliveryman")])
def test_what_is_exempt_is_settled_after_tokens_have_mended(members: tuple[str, ...]) -> None:
    table = build(2, level=2, mistakes="honest")
    table.ships[0] = ship("II", (6, 6), """
        B001        gun<:0010   gun^:0010
        pipes:1313  start       pipes:1303
        .           pipes:1313  B065
    """)  # fmt: skip
    hire(table, 0, *members, new=True)
    finish(table)
    assert asked(table) == {0: "USE_ABILITY"}
    events = do(table, 0, "use deliveryman.a, convert 7,6 cabin")
    assert "EXEMPT" not in asked(table).values(), "one is left"
    assert not told(events, FaultsFound)
