"""A finished game again, step by step, as one seat or a spectator saw it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from starhaul.kernel import Event, Game, Seat, State, View
from starhaul.server.http_messages import Frame
from starhaul.server.match import MatchInfo
from starhaul.server.sections import SectionEncoder
from starhaul.server.story import seen_events


def frames(
    game: Game, info: MatchInfo, rows: Sequence[Any], seat: Seat | None, *, first: int = 0, count: int | None = None
) -> Iterator[Frame]:
    """The steps from `first` on. The very first frame holds the whole view, each other only what changed."""
    state = game.new_game(game.read_options(info.options), len(info.players))
    played = [row for row in rows if not row["is_undone"]]
    last = len(played) if count is None else min(len(played), first + count - 1)
    view: View | None = None
    for number in range(last + 1):
        row = played[number - 1] if number else None
        events = _step(game, state, row) if row is not None else []
        if number >= first:
            (now,) = state.show([seat])
            yield _frame(number, row, SectionEncoder().changed(now, view), events, seat)
            view = now


def _step(game: Game, state: State, row: Any) -> list[Event]:
    if row["seat"] is not None:
        return state.apply(Seat(row["seat"]), game.parse_move(row["text"]))
    assert state.chance is not None
    return state.resolve(state.chance.read(row["text"]))


def _frame(number: int, row: Any, view: dict[str, Any], events: list[Event], seat: Seat | None) -> Frame:
    if row is None:
        return Frame(number, 0, view)
    is_mine = row["seat"] is not None and row["seat"] == seat
    mover = row["seat"]
    seen = SectionEncoder().events(seen_events(events, seat))
    return Frame(number, row["at"], view, seen, mover, row["text"] if is_mine else None)
