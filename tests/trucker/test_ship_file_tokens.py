"""Ship files with tokens: read, written, refused."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given

from citing import ROOT
from starhaul.trucker.notation import ship_text
from starhaul.trucker.ship import Ship
from starhaul.trucker.ship_file import read_ship, write_ship
from starhaul.trucker.ship_file_fields import NotAShip
from trucker.altered_ships import altered_ships
from trucker.test_random_ships import values

Tokens = dict[str, object]


def file(tokens: object = None, **pairs: object) -> dict[str, Any]:
    """A starting cabin, a cannon before it with these tokens, and a life support that touches neither."""
    cannon = {"tile": "B048", "at": [7, 6], "turn": 0, "alteration": tokens}
    other = {"tile": "B134", "at": [9, 8], "turn": 0}
    return {"class": "II", "components": [{"tile": "S1", "at": [7, 7], "turn": 0}, cannon, other], **pairs}


def test_tokens_are_read() -> None:
    tokens: Tokens = {"universal": ["left"], "plated": ["rear"], "welded": ["right"], "rotating": True, "exempt": True}
    read = read_ship(file(tokens, wireless=[[9, 8], [7, 7]], pipes=[[[7, 7], [7, 6]]], marks=[[[7, 6], [7, 7]]]))
    assert "(.wpu*!)@7,6" in ship_text(read)
    assert ship_text(read).endswith("wireless:7,7-9,8 pipe:7,6-7,7 mark:7,6-7,7")
    part = read_ship(file({"part": "engine", "points": "left"}))
    assert "(....E<)@7,6" in ship_text(part)
    assert "(....B)@7,6:2h" in ship_text(read_ship(file({"part": "cabin"}))), "loaded as what it is now"


def test_nothing_said_is_as_printed() -> None:
    assert values(read_ship(file())) == values(read_ship(file({})))
    assert read_ship(file()).fittings.altered == 0


@given(altered_ships())
def test_what_is_written_reads_back(ship: Ship) -> None:
    assert values(read_ship(json.loads(json.dumps(write_ship(ship))))) == values(ship)


def test_the_example_of_the_handbook_is_a_ship() -> None:
    page = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    found = re.search(r"## Ships with tokens.*?```json\n(.*?)```", page, re.DOTALL)
    assert found
    read = read_ship(json.loads(found[1]))
    assert (read.fittings.altered.bit_count(), len(read.fittings.pipes), len(read.fittings.marks)) == (2, 1, 1)


@pytest.mark.parametrize(
    ("tokens", "pairs", "code"),
    [
        ([], {}, "not_an_object"),
        ({"painted": ["left"]}, {}, "unknown_token"),
        ({"welded": "left"}, {}, "not_a_list"),
        ({"welded": ["starboard"]}, {}, "unknown_side"),
        ({"welded": ["left"], "plated": ["left"]}, {}, "side_twice"),
        ({"welded": ["left", "left"]}, {}, "side_twice"),
        ({"part": "shield"}, {}, "unknown_part"),
        ({"part": ["cabin"]}, {}, "unknown_part"),
        ({"part": "cannon"}, {}, "missing_field"),
        ({"part": "cannon", "points": "up"}, {}, "unknown_side"),
        ({"rotating": 1}, {}, "not_a_flag"),
        ({"part": "cabin", "rotating": True}, {}, "not_for_kind"),
        ({"part": "cargo_hold", "exempt": True}, {}, "not_for_kind"),
        ({}, {"wireless": [[7, 7]]}, "not_a_pair"),
        ({}, {"wireless": [[7, 7], [7, 7]]}, "not_a_pair"),
        ({}, {"wireless": [[7, 7], [8, 8]]}, "not_a_pair"),
        ({}, {"wireless": [[7, 7], [99, 8]]}, "not_a_pair"),
        ({}, {"wireless": [7, 8]}, "not_a_square"),
        ({}, {"marks": [[7, 7], [7, 6]]}, "not_a_square"),
        ({}, {"pipes": {}}, "not_a_list"),
        ({}, {"pipes": [[[7, 7], [9, 8]]]}, "not_a_pair"),
    ],
)
def test_what_cannot_be_is_refused(tokens: object, pairs: dict[str, object], code: str) -> None:
    with pytest.raises(NotAShip) as caught:
        read_ship(file(tokens, **pairs))
    assert caught.value.code == code
    assert caught.value.entry == (None if pairs else 2)
