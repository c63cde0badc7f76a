"""What players have, as rows by seat, to look at and to change: a state keeps one value for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starhaul.kernel import ScoreLine, Seat
from starhaul.kernel.value import fields_of_value
from starhaul.trucker import TruckerState
from starhaul.trucker.composing import compose_terms
from starhaul.trucker.player import Player, Purse, Rocket
from starhaul.trucker.rows import replaced
from starhaul.trucker.titles import TitleId


def changed(value: Any, **changes: object) -> Any:
    """The same value but for this."""
    return type(value)(**{name: getattr(value, name) for name in fields_of_value(type(value))} | changes)


def change_player(state: TruckerState, seat: int, **changes: object) -> None:
    player: Player = changed(state.players[seat], **changes)
    state.players = replaced(state.players, seat, player)


def change_rocket(state: TruckerState, seat: int, **changes: object) -> None:
    rocket: Rocket = changed(state.rockets[seat], **changes)
    state.set_rocket(Seat(seat), rocket)


def positions_of(state: TruckerState) -> list[int]:
    return state.positions()


def set_positions(state: TruckerState, row: Sequence[int]) -> None:
    for seat, position in enumerate(row):
        change_rocket(state, seat, position=position)


def spaces_of(state: TruckerState) -> list[int]:
    return [rocket.space for rocket in state.rockets]


def set_spaces(state: TruckerState, row: Sequence[int]) -> None:
    for seat, space in enumerate(row):
        change_rocket(state, seat, space=space)


def flying_of(state: TruckerState) -> list[bool]:
    return [rocket.is_flying for rocket in state.rockets]


def set_flying(state: TruckerState, row: Sequence[bool]) -> None:
    for seat, is_flying in enumerate(row):
        change_rocket(state, seat, is_flying=is_flying)


def finished_of(state: TruckerState) -> list[bool]:
    return [rocket.has_finished for rocket in state.rockets]


def set_finished(state: TruckerState, row: Sequence[bool]) -> None:
    for seat, has_finished in enumerate(row):
        change_rocket(state, seat, has_finished=has_finished)


def credits_of(state: TruckerState) -> list[int]:
    return [player.purse.credits for player in state.players]


def set_credits(state: TruckerState, row: Sequence[int]) -> None:
    for seat, amount in enumerate(row):
        change_player(state, seat, purse=Purse(amount, state.players[seat].purse.bill))


def bills_of(state: TruckerState) -> list[tuple[ScoreLine, ...]]:
    return [player.purse.bill for player in state.players]


def titles_of(state: TruckerState) -> list[TitleId | None]:
    return [player.title for player in state.players]


def set_titles(state: TruckerState, row: Sequence[TitleId | None]) -> None:
    for seat, title in enumerate(row):
        change_player(state, seat, title=title)


def gold_of(state: TruckerState) -> list[bool]:
    return [player.is_gold for player in state.players]


def set_gold(state: TruckerState, row: Sequence[bool]) -> None:
    for seat, is_gold in enumerate(row):
        change_player(state, seat, is_gold=is_gold)


def discards_of(state: TruckerState) -> list[tuple[int, ...]]:
    return [player.discarded for player in state.players]


def set_discards(state: TruckerState, row: Sequence[tuple[int, ...]]) -> None:
    for seat, tiles in enumerate(row):
        change_player(state, seat, discarded=tiles)


def reserves_of(state: TruckerState) -> list[tuple[int, ...]]:
    return [player.reserve for player in state.players]


def tiles_of(state: TruckerState) -> list[int]:
    return [hand.tile for hand in state.hands]


def give_gold(state: TruckerState, seat: int, title: TitleId) -> None:
    """This player holds this title, golden, and flies under its terms."""
    change_player(state, seat, title=title, is_gold=True)
    compose_terms(state)
