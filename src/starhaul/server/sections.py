"""Views cut into sections, so that an update carries only what changed, encoded once for all who see the same."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Raw

from starhaul.kernel import Event, Move, Seat, View, to_plain
from starhaul.kernel.plain import kebab
from starhaul.server.messages import MoveInfo, encode

KEPT = 4_000
"""Encoded parts that are kept: moves, cards and seats are frozen values, and most come again in the next update."""

_parts: dict[Any, bytes] = {}


def encode_part(value: Any) -> bytes:
    """A frozen value in its plain form, from memory where it was encoded before."""
    try:
        known = _parts.get(value)
    except TypeError:  # something inside cannot be hashed
        return encode(to_plain(value))
    return known if known is not None else _remember(value, encode(_plain(value)))


def _plain(value: Any) -> Any:
    """Legal moves come with their notation; everything else is what it is."""
    return MoveInfo(str(value), to_plain(value)) if isinstance(value, Move) else to_plain(value)  # type: ignore[arg-type]


def _remember(value: Any, encoded: bytes) -> bytes:
    if len(_parts) >= KEPT:
        _parts.clear()
    _parts[value] = encoded
    return encoded


@cache
def section_names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(kind))


_frozen: dict[type[Any], bool] = {}


def _is_frozen(kind: type[Any]) -> bool:
    """Whether equal values of this class stay equal, and look equal in JSON."""
    if kind not in _frozen:
        parameters = getattr(kind, "__dataclass_params__", None)
        _frozen[kind] = parameters is not None and parameters.frozen
    return _frozen[kind]


def encode_section(value: Any) -> bytes:
    """A list is put together from parts: when one seat of four changes, the other three cost nothing."""
    if type(value) is tuple and value and _is_frozen(type(value[0])):
        return b"[" + b",".join([encode_part(part) for part in value]) + b"]"
    return encode_part(value) if _is_frozen(type(value)) else encode(to_plain(value))


class SectionEncoder:
    """Encodes the sections of several views of one moment; equal sections are encoded once."""

    def __init__(self) -> None:
        self._done: dict[str, list[tuple[Any, Raw]]] = {}

    def changed(self, view: View, before: View | None) -> dict[str, Raw]:
        """What differs from the view before by section; all sections if there was none or another kind of view."""
        names = section_names(type(view))
        if type(before) is not type(view):
            is_what = Raw(encode(kebab(type(view).__name__)))
            return {"is": is_what} | {name: self._encode(name, getattr(view, name)) for name in names}
        found: dict[str, Raw] = {}
        for name in names:
            old, new = getattr(before, name), getattr(view, name)
            if old != new:
                self._add_changes(found, name, old, new)
        return found

    def _add_changes(self, found: dict[str, Raw], name: str, old: Any, new: Any) -> None:
        """A row of seats or goals stays as long as it was: then only those that changed are sent, as `seats/2`."""
        is_row = type(new) is tuple and type(old) is tuple and len(new) == len(old) and name != "moves"
        if not is_row or not _is_frozen(type(new[0])):
            found[name] = self._encode(name, new)
            return
        for at, (was, item) in enumerate(zip(old, new, strict=True)):
            if was != item:
                found[f"{name}/{at}"] = self._encode(f"{name}/{at}", item)

    def _encode(self, name: str, value: Any) -> Raw:
        done = self._done.setdefault(name, [])
        for known, encoded in done:
            if known == value:
                return encoded
        encoded = Raw(encode_section(value))
        done.append((value, encoded))
        return encoded


def encode_events(events: Sequence[Event], seat: Seat | None) -> list[Raw]:
    """What happened, as this seat sees it."""
    seen = [event.seen_by(seat) for event in events]
    return [Raw(encode_part(event)) for event in seen if event is not None]
