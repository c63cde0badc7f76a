"""Views cut into sections, so that an update carries only what changed, encoded once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from itertools import compress
from operator import is_not
from typing import Any

from msgspec import UNSET, Raw, defstruct

from starhaul.kernel import Event, View, to_plain
from starhaul.kernel.plain import SCALARS, fields_of, kebab
from starhaul.kernel.value import Value
from starhaul.kernel.view import is_frozen
from starhaul.server.messages import MoveInfo, encode

KEPT = 16 << 20
"""How many bytes of encoded parts are kept: moves, cards, components and ships come again in the next update."""


class _Parts:
    """Values that stay what they are as bytes, kept by identity: games share what is equal, and comparing costs more
    than encoding.
    """

    def __init__(self, to_bytes: Callable[[Any], bytes]) -> None:
        self._to_bytes = to_bytes
        self._kept: dict[int, Raw] = {}
        self._values: list[Any] = []
        """The values themselves, or others could get their identities."""
        self._size = 0

    def encode(self, value: Any) -> Raw:
        known = self._kept.get(id(value))
        return self._add(value) if known is None else known

    def encode_all(self, values: Iterable[Any]) -> list[Raw]:
        """Most of them were encoded before."""
        kept = self._kept
        try:
            return [kept[id(value)] for value in values]
        except KeyError:
            return [self.encode(value) for value in values]

    def _add(self, value: Any) -> Raw:
        data = self._to_bytes(value)
        self._size += len(data)
        if self._size > KEPT:
            self._kept, self._values, self._size = {}, [], len(data)
        self._values.append(value)
        self._kept[id(value)] = encoded = Raw(data)
        return encoded


class _Shape:
    """The fields of a table, and a struct with the same fields, which msgspec writes much faster than a dict."""

    __slots__ = ("names", "of", "optional", "struct")

    def __init__(self, kind: type[Any]) -> None:
        fields = fields_of(kind)
        assert fields is not None, f"{kind.__name__} has no fields"
        self.names = fields.names
        self.of = fields.of
        self.optional = [fields.names.index(name) for name in fields.optional]
        self.struct = defstruct(kind.__name__, fields.names, tag_field="is", tag=kebab(kind.__name__), gc=False)


class _Shapes(dict[type[Any], _Shape | None]):
    """Of values and frozen dataclasses; None for all other kinds, which have no fields or may change."""

    def __missing__(self, kind: type[Any]) -> _Shape | None:
        is_lasting = is_frozen(kind) and not issubclass(kind, Enum)
        self[kind] = _Shape(kind) if is_lasting or issubclass(kind, Value) else None
        return self[kind]


_shapes = _Shapes()


class _Lasting(dict[type[Any], bool]):
    """Whether values of a kind stay what they are."""

    def __missing__(self, kind: type[Any]) -> bool:
        self[kind] = _shapes[kind] is not None or issubclass(kind, Enum)
        return self[kind]


_lasting = _Lasting()


def _encode_table(value: Any, shape: _Shape) -> bytes:
    """As `to_plain` would have it, but with parts that were encoded before."""
    items = [item if type(item) in SCALARS else _plain(item) for item in shape.of(value)]
    for place in shape.optional:
        if not items[place]:
            items[place] = UNSET
    return encode(shape.struct(*items))


def _encode_lasting(value: Any) -> bytes:
    shape = _shapes[type(value)]
    return encode(to_plain(value)) if shape is None else _encode_table(value, shape)


def _plain(value: Any) -> Any:
    """Something that msgspec writes: what is kept, or what it is made of."""
    kind = type(value)
    if kind is tuple:
        if SCALARS.issuperset(map(type, value)):
            return value
        return [item if type(item) in SCALARS else _plain(item) for item in value]
    if _lasting[kind]:
        return _parts.encode(value)
    return value if kind in SCALARS else to_plain(value)


_parts = _Parts(_encode_lasting)
_moves = _Parts(lambda move: encode(MoveInfo(str(move), to_plain(move))))  # type: ignore[arg-type]
"""A legal move comes with its notation."""


def _others(now: tuple[Any, ...], before: tuple[Any, ...]) -> Iterable[int]:
    """Where there is another object than before: in few of many places, so that no loop of ours looks at all."""
    return compress(range(len(now)), map(is_not, now, before))


class SectionEncoder:
    """Encodes the sections of several views of one moment, and what led to it; what views share is encoded once."""

    __slots__ = ("_done",)

    def __init__(self) -> None:
        self._done: dict[int, tuple[Any, Any]] = {}

    def changed(self, view: View, before: View | None) -> dict[str, Any]:
        """What differs from the view before by section; all sections if there was none or another kind of view."""
        shape = _shapes[type(view)]
        assert shape is not None, "views are frozen dataclasses"
        now = shape.of(view)
        if type(before) is not type(view):
            optional = {shape.names[place] for place in shape.optional}
            return {"is": kebab(type(view).__name__)} | {
                name: self._section(name, value)
                for name, value in zip(shape.names, now, strict=True)
                if value or name not in optional
            }
        found: dict[str, Any] = {}
        then = shape.of(before)
        for place in _others(now, then):
            new, old = now[place], then[place]
            if old != new:
                if type(new) in SCALARS:
                    found[shape.names[place]] = new
                else:
                    self._add_changes(found, shape.names[place], old, new)
        return found

    def _add_changes(self, found: dict[str, Any], name: str, old: Any, new: Any) -> None:
        """A row of seats or goals stays as long as it was: then only what changed in it is sent."""
        is_row = type(new) is tuple and type(old) is tuple and len(new) == len(old) and name != "moves"
        if is_row and _shapes[type(new[0])] is not None:
            for at, (was, item) in enumerate(zip(old, new, strict=True)):
                if was is not item:
                    self._add_item(found, f"{name}/{at}", was, item)
        else:
            found[name] = self._section(name, new)

    def _add_item(self, found: dict[str, Any], place: str, was: Any, item: Any) -> None:
        """Field by field, as `seats/2/hand`; one of another kind is sent whole, as `seats/2`."""
        shape = _shapes[type(item)]
        if shape is None or type(was) is not type(item):
            found[place] = self._encode(item)
            return
        now, then = shape.of(item), shape.of(was)
        for field in _others(now, then):
            new = now[field]
            if then[field] != new:
                found[f"{place}/{shape.names[field]}"] = new if type(new) in SCALARS else self._encode(new)

    def _section(self, name: str, value: Any) -> Any:
        return _moves.encode_all(value) if name == "moves" else self._encode(value)

    def _encode(self, value: Any) -> Any:
        """It is new, so it is not kept; what it is made of is."""
        known = self._done.get(id(value))
        if known is None:
            shape = _shapes[type(value)]
            encoded = _plain(value) if shape is None else Raw(_encode_table(value, shape))
            known = self._done[id(value)] = (value, encoded)
        return known[1]

    def events(self, seen: Iterable[Event]) -> list[Raw]:
        """What happened, as somebody saw it."""
        return [self._encode(event) for event in seen]
