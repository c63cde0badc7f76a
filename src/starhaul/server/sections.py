"""Views cut into sections, so that an update carries only what changed, encoded once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Raw, defstruct

from starhaul.kernel import Event, Seat, View, to_plain
from starhaul.kernel.plain import SCALARS, fields_of, kebab
from starhaul.server.messages import MoveInfo, encode

KEPT = 16 << 20
"""How many bytes of encoded parts are kept: moves, cards, components and ships come again in the next update."""


class _Parts:
    """Frozen values as bytes, kept by identity: games share what is equal, and comparing costs more than encoding."""

    def __init__(self, to_bytes: Callable[[Any], bytes]) -> None:
        self._to_bytes = to_bytes
        self._kept: dict[int, tuple[Any, Raw]] = {}
        self._size = 0

    def encode(self, value: Any) -> Raw:
        known = self._kept.get(id(value))
        if known is not None:
            return known[1]
        data = self._to_bytes(value)
        encoded = Raw(data)
        self._size += len(data)
        if self._size > KEPT:
            self._kept.clear()
            self._size = len(data)
        self._kept[id(value)] = (value, encoded)  # with the value itself, or another could get its identity
        return encoded


def _encode_table(value: Any) -> bytes:
    """As `to_plain` would have it, but with parts that were encoded before."""
    shape = _shapes[type(value)]
    return encode(shape.struct(*[item if type(item) in SCALARS else _plain(item) for item in shape.of(value)]))


class _Shape:
    """The fields of a dataclass, and a struct with the same fields, which msgspec writes much faster than a dict."""

    __slots__ = ("names", "of", "struct")

    def __init__(self, kind: type[Any]) -> None:
        fields = fields_of(kind)
        assert fields is not None, f"{kind.__name__} is no dataclass"
        self.names = fields.names
        self.of = fields.of
        self.struct = defstruct(kind.__name__, fields.names, tag_field="is", tag=kebab(kind.__name__), gc=False)


class _Shapes(dict[type[Any], _Shape]):
    def __missing__(self, kind: type[Any]) -> _Shape:
        self[kind] = _Shape(kind)
        return self[kind]


_shapes = _Shapes()


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind in SCALARS:
        return value
    if kind is tuple:
        return [item if type(item) in SCALARS else _plain(item) for item in value]
    return encode_part(value) if _is_frozen(kind) else to_plain(value)


_frozen: dict[type[Any], bool] = {}


def _is_frozen(kind: type[Any]) -> bool:
    """Whether values of this class stay what they are."""
    if kind not in _frozen:
        parameters = getattr(kind, "__dataclass_params__", None)
        _frozen[kind] = parameters is not None and parameters.frozen
    return _frozen[kind]


def _fields_of(table: Any) -> tuple[tuple[str, ...], tuple[Any, ...]]:
    shape = _shapes[type(table)]
    return shape.names, shape.of(table)


encode_part: Callable[[Any], Raw] = _Parts(_encode_table).encode
encode_move: Callable[[Any], Raw] = _Parts(lambda move: encode(MoveInfo(str(move), to_plain(move)))).encode  # type: ignore[arg-type]
"""A legal move comes with its notation."""


def encode_section(value: Any) -> Raw:
    """It is new, so it is not kept; what it is made of is."""
    return Raw(_encode_table(value) if _is_frozen(type(value)) else encode(_plain(value)))


class SectionEncoder:
    """Encodes the sections of several views of one moment, and what led to it; what views share is encoded once."""

    def __init__(self) -> None:
        self._done: dict[int, tuple[Any, Raw]] = {}

    def changed(self, view: View, before: View | None) -> dict[str, Raw]:
        """What differs from the view before by section; all sections if there was none or another kind of view."""
        names, now = _fields_of(view)
        if type(before) is not type(view):
            is_what = Raw(encode(kebab(type(view).__name__)))
            return {"is": is_what} | {name: self._section(name, value) for name, value in zip(names, now, strict=True)}
        found: dict[str, Raw] = {}
        for name, new, old in zip(names, now, _fields_of(before)[1], strict=True):
            if old is not new and old != new:
                self._add_changes(found, name, old, new)
        return found

    def _add_changes(self, found: dict[str, Raw], name: str, old: Any, new: Any) -> None:
        """A row of seats or goals stays as long as it was: then only what changed in it is sent."""
        is_row = type(new) is tuple and type(old) is tuple and len(new) == len(old) and name != "moves"
        if is_row and _is_frozen(type(new[0])):
            for at, (was, item) in enumerate(zip(old, new, strict=True)):
                if was is not item:
                    self._add_item(found, f"{name}/{at}", was, item)
        else:
            found[name] = self._section(name, new)

    def _add_item(self, found: dict[str, Raw], place: str, was: Any, item: Any) -> None:
        """Field by field, as `seats/2/hand`; one of another kind is sent whole, as `seats/2`."""
        if type(was) is not type(item) or not _is_frozen(type(item)):
            found[place] = self._encode(item)
            return
        names, now = _fields_of(item)
        for name, new, old in zip(names, now, _fields_of(was)[1], strict=True):
            if old is not new and old != new:
                found[f"{place}/{name}"] = self._encode(new)

    def _section(self, name: str, value: Any) -> Raw:
        return Raw(encode([encode_move(move) for move in value])) if name == "moves" else self._encode(value)

    def _encode(self, value: Any) -> Raw:
        known = self._done.get(id(value))
        if known is None:
            known = self._done[id(value)] = (value, encode_section(value))
        return known[1]

    def events(self, events: Sequence[Event], seat: Seat | None) -> list[Raw]:
        """What happened, as this seat sees it."""
        seen = [event.seen_by(seat) for event in events]
        return [self._encode(event) for event in seen if event is not None]

    def event(self, seen: Event) -> Raw:
        """One of them, as somebody saw it."""
        return self._encode(seen)
