"""Random ship files of every class, with the components of all sets: some grown piece by piece, some just thrown."""

from __future__ import annotations

from random import Random

from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.grid import Square
from starhaul.trucker.printed_components import Component, Kind
from trucker.slow_boards import closed_squares, existing_squares, outline
from trucker.slow_look import FACINGS, Data, Looked

CLASSES = ["I", "II", "III", "IIB", "IIIB", "IV"]
GOODS = ["red", "yellow", "green", "blue"]
BY_SET = {name: [tile for tile in COMPONENTS if tile.set == name] for name in ("base", "abe", "missions")}
START = next(tile for tile in COMPONENTS if tile.kind is Kind.STARTING_CABIN)


def random_file(rng: Random, ship_class: str) -> Data:
    data: Data = {"class": ship_class, "components": []}
    if ship_class == "IV":
        data["halves"] = [f"F{rng.randint(1, 5)}", f"R{rng.randint(1, 5)}"]
    if ship_class == "IIIB" and rng.random() < 0.7:
        data["closed"] = [rng.randint(1, 6), rng.randint(1, 6)]
    if rng.random() < 0.25:
        _throw(data, rng)
    else:
        _grow(data, rng)
    rng.shuffle(data["components"])
    return data


def _throw(data: Data, rng: Random) -> None:
    """Anything anywhere."""
    squares = existing_squares(data)
    for square in rng.sample(squares, rng.randint(0, len(squares))):
        data["components"].append(_entry(_tile(rng, _favourites(rng)), square, rng.randrange(4), rng))


def _grow(data: Data, rng: Random) -> None:
    """From a starting cabin, if there is one, each component where it is joined to most others."""
    squares = {*existing_squares(data)} if rng.random() < 0.1 else outline(data) - closed_squares(data)
    start = (5, 3) if data["class"] == "IIB" else (7, 7)
    favourites = _favourites(rng)
    first = START if start in squares and rng.random() < 0.9 else _tile(rng, favourites)
    data["components"].append(_entry(first, start if first is START else rng.choice(sorted(squares)), 0, rng))
    for _ in range(rng.randint(3, 24)):
        ship = Looked(data)
        free = {ship.beside(square, facing) for square in ship.squares for facing in FACINGS} & squares
        choices = sorted(free - {*ship.squares})
        if choices:
            data["components"].append(_best_turn(data, _tile(rng, favourites), rng.choice(choices), rng))


def _best_turn(data: Data, tile: Component, square: Square, rng: Random) -> Data:
    turns = [_entry(tile, square, turn, rng) for turn in rng.sample(range(4), 4)]
    return max(turns, key=lambda entry: _joins(data, entry, square) if rng.random() < 0.9 else 0)


def _joins(data: Data, entry: Data, square: Square) -> int:
    return len(Looked(data | {"components": [*data["components"], entry]}).physically_joined(square))


def _favourites(rng: Random) -> list[Kind]:
    """Kinds of which this ship has more than others."""
    return rng.sample([*Kind], 3)


def _tile(rng: Random, favourites: list[Kind]) -> Component:
    if rng.random() < 0.4:
        return rng.choice([tile for tiles in BY_SET.values() for tile in tiles if tile.kind in favourites])
    return rng.choice(BY_SET[rng.choices([*BY_SET], [5, 4, 2])[0]])


def _entry(tile: Component, square: Square, turn: int, rng: Random) -> Data:
    entry: Data = {"tile": tile.id, "at": list(square), "turn": turn}
    if tile.kind is Kind.CABIN and rng.random() < 0.25:
        entry["alien"] = rng.choice(["purple", "brown"])
    elif tile.kind in (Kind.CABIN, Kind.STARTING_CABIN) and rng.random() < 0.2:
        entry["humans"] = rng.randint(0, 2)
    if tile.kind is Kind.BATTERY and rng.random() < 0.4:
        entry["batteries"] = rng.randint(0, tile.capacity)
    if tile.kind in (Kind.CARGO_HOLD, Kind.SPECIAL_HOLD) and rng.random() < 0.4:
        entry["goods"] = rng.choices(GOODS, k=rng.randint(0, tile.capacity))
    if tile.kind is Kind.CRUBOT_STATION and rng.random() < 0.6:
        entry["crubots"] = True
    return entry
