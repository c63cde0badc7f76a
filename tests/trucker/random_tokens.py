"""Tokens of the Support Team on random ship files."""

from __future__ import annotations

from random import Random

from starhaul.trucker.printed_components import Kind
from trucker.slow_look import CANNONS, ENGINES, SIDES, Data, Looked

PARTS = ["cannon", "engine", "cabin", "cargo_hold"]


def add_tokens(data: Data, rng: Random) -> Data:
    """The same ship with some tokens, more than any team has."""
    components = [_altered(entry, rng) if rng.random() < 0.4 else entry for entry in data["components"]]
    altered: Data = data | {"components": components}
    ship = Looked(altered)
    if len(ship.squares) > 1:
        altered["wireless"] = [list(end) for end in rng.sample(ship.squares, 2)]
        altered["pipes"] = [pair for _ in range(3) if (pair := _neighbours(ship, rng))]
        altered["marks"] = [pair for _ in range(2) if (pair := _neighbours(ship, rng))]
    return altered


def _neighbours(ship: Looked, rng: Random) -> list[list[int]]:
    square = rng.choice(ship.squares)
    near = [other for _, other in ship.touching(square)]
    return [list(square), list(rng.choice(near))] if near else []


def _altered(entry: Data, rng: Random) -> Data:
    tokens: Data = {}
    for side in SIDES:
        token = rng.choice(["universal", "plated", "welded", "", "", ""])
        if token:
            tokens.setdefault(token, []).append(side)
    if rng.random() < 0.4:
        tokens["part"] = rng.choice(PARTS)
        tokens |= {"points": rng.choice(SIDES)} if tokens["part"] in PARTS[:2] else {}
    altered = entry | {"alteration": tokens}
    kind = Looked({"class": "II", "components": [altered]}).printed(tuple(entry["at"])).kind
    return _marked(altered, kind, rng)


def _marked(entry: Data, kind: Kind, rng: Random) -> Data:
    tokens: Data = entry["alteration"]
    if kind in CANNONS and rng.random() < 0.3:
        tokens["rotating"] = True
    if kind in CANNONS | ENGINES and rng.random() < 0.3:
        tokens["exempt"] = True
    return entry
