"""Views cut into sections, so that an update carries only what changed, encoded once for all who see the same."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw

from starhaul.kernel import Event, Move, Seat, View, to_plain
from starhaul.kernel.plain import kebab
from starhaul.server.messages import MoveInfo, encode

KNOWN_MOVES = 20_000
"""Encoded moves that are kept: a game has a few thousand different ones, and shows the same again and again."""

_moves: dict[Move, bytes] = {}


def encode_moves(moves: Sequence[Move]) -> bytes:
    """Legal moves with their notation."""
    return b"[" + b",".join([_moves.get(move) or _encode_move(move) for move in moves]) + b"]"


def _encode_move(move: Move) -> bytes:
    plain = to_plain(move)
    assert isinstance(plain, dict)
    if len(_moves) >= KNOWN_MOVES:
        _moves.clear()
    encoded = _moves[move] = encode(MoveInfo(str(move), plain))
    return encoded


@cache
def section_names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(kind))


class SectionEncoder:
    """Encodes the sections of several views of one moment; equal sections are encoded once."""

    def __init__(self) -> None:
        self._done: dict[str, list[tuple[Any, Raw]]] = {}

    def changed(self, view: View, before: View | None) -> dict[str, Raw]:
        """The sections that differ from those of the view before, all of them if there was none or another kind."""
        names = section_names(type(view))
        if type(before) is not type(view):
            is_what = Raw(encode(kebab(type(view).__name__)))
            return {"is": is_what} | {name: self._encode(name, getattr(view, name)) for name in names}
        found = {}
        for name in names:
            value = getattr(view, name)
            if value != getattr(before, name):
                found[name] = self._encode(name, value)
        return found

    def _encode(self, name: str, value: Any) -> Raw:
        done = self._done.setdefault(name, [])
        for known, encoded in done:
            if known == value:
                return encoded
        encoded = Raw(encode_moves(value) if name == "moves" else msgspec.json.encode(to_plain(value)))
        done.append((value, encoded))
        return encoded


def encode_events(events: Sequence[Event], seat: Seat | None) -> list[Raw]:
    """What happened, as this seat sees it."""
    seen = [event.seen_by(seat) for event in events]
    return [_encode_event(event) for event in seen if event is not None]


def _encode_event(event: Event) -> Raw:
    return Raw(msgspec.json.encode(to_plain(event)))
