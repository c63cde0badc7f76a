"""The boards of ship files, read from the printed outlines once more: what stands where, and which dice name what."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from starhaul.trucker.grid import Square
from starhaul.trucker.sets import DATA


@cache
def outlines() -> dict[str, dict[str, Any]]:
    """All boards and halves by name."""
    tables: list[dict[str, Any]] = []
    for file in ("boards.toml", "boards_abe.toml"):
        content = tomllib.loads((DATA / file).read_text("utf-8"))
        tables += [entry for name in ("ship", "cylinder", "numbered", "half") for entry in content.get(name, [])]
    return {entry["id"]: entry for entry in tables}


def signs(name: str) -> dict[Square, str]:
    """What is printed on each square of a board or half."""
    entry = outlines()[name]
    return {
        (entry["first_column"] + across, entry["first_row"] + down): sign
        for down, line in enumerate(entry["grid"])
        for across, sign in enumerate(line)
        if sign != "."
    }


def wraps(data: dict[str, Any]) -> bool:
    return bool(data["class"] == "IIB")


def outline(data: dict[str, Any]) -> set[Square]:
    names = data["halves"] if data["class"] == "IV" else [data["class"]]
    return {square for name in names for square in signs(name)}


def closed_squares(data: dict[str, Any]) -> set[Square]:
    if data["class"] != "IIIB" or "closed" not in data:
        return set()
    one, other = data["closed"]
    closing = {str(one), str(other)} | ({"S"} if one == other else set())
    return {square for square, sign in signs("IIIB").items() if sign in closing}


def existing_squares(data: dict[str, Any]) -> list[Square]:
    """Where a file of this class may have components."""
    if wraps(data):
        return [(column, row) for column in range(1, 10) for row in range(1, 5)]
    return sorted({square for name in outlines() if name != "IIB" for square in signs(name)})


def column_named_by(dice: list[int]) -> int:
    pairs = outlines()["IIB"]["combinations"]
    (column,) = [column for column, named in enumerate(pairs, 1) if sorted(dice) in named]
    return column
