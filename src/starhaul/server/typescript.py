"""The messages as TypeScript types, for web/src/lib/protocol.ts: written by scripts/protocol-types, held by a test."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from starhaul.server import client_messages, messages
from starhaul.server.api import ENDPOINTS

HEADER = """/* Generated from src/starhaul/server/messages.py by scripts/protocol-types. Do not edit. */

export const PROTOCOL = {protocol};

export type Plain = null | boolean | number | string | Plain[] | {{ [name: string]: Plain }};
"""

SCALARS: dict[type[types.Type], str] = {
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.AnyType: "Plain",
    types.RawType: "Plain",
}

SPECIAL = {
    ("Whole", "table"): "TableInfo",
    ("Update", "table"): "Partial<TableInfo>",
}
"""Fields that travel as bytes made earlier, by what is in them."""


def protocol_types() -> str:
    """The whole file."""
    writer = _Writer()
    for kind in (*_members(client_messages.ClientMessage), *_members(messages.ServerMessage), messages.TableInfo):
        writer.add(kind)
    for endpoint in ENDPOINTS:
        for kind in (endpoint.answer, endpoint.body):
            if kind is not None and kind is not str:
                writer.add(kind)
    writer.add(messages.MoveInfo)
    writer.add(messages.Code)
    unions = [_union("ClientMessage", client_messages.ClientMessage), _union("ServerMessage", messages.ServerMessage)]
    return "\n".join([HEADER.format(protocol=messages.PROTOCOL), *writer.declarations.values(), *unions])


def _members(union: Any) -> Iterable[type[msgspec.Struct]]:
    return get_args(union)


def _union(name: str, union: Any) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {kind.__name__}" for kind in _members(union)) + ";\n"


class _Writer:
    """Declares every type that is met, once, in the order of meeting."""

    def __init__(self) -> None:
        self.declarations: dict[str, str] = {}

    def add(self, kind: Any) -> None:
        self.write(types.type_info(kind))

    def write(self, info: types.Type) -> str:
        """The TypeScript for a type; structs and enumerations are declared on the way."""
        for kind, text in SCALARS.items():
            if isinstance(info, kind):
                return text
        match info:
            case types.StructType():
                return self._declare_struct(info)
            case types.EnumType():
                return self._declare_enum(info)
            case types.ListType():
                inner = self.write(info.item_type)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case types.DictType():
                return f"Record<string, {self.write(info.value_type)}>"
            case types.UnionType():
                return " | ".join(sorted((self.write(part) for part in info.types), key="null".__eq__))
            case types.Metadata():
                return self.write(info.type)
            case _:
                raise TypeError(f"no TypeScript for {info}")

    def _declare_struct(self, info: types.StructType) -> str:
        name = info.cls.__name__
        if name not in self.declarations:
            self.declarations[name] = ""  # its place in the order, and an end for types that hold themselves
            lines = [f"  is: {json.dumps(info.tag)};"] if info.tag is not None else []
            lines += [self._field(info, field) for field in info.fields]
            body = "\n".join(lines)
            self.declarations[name] = f"{_comment(info.cls)}export interface {name} {{\n{body}\n}}\n"
        return name

    def _field(self, info: types.StructType, field: types.Field) -> str:
        kind = SPECIAL.get((info.cls.__name__, field.name)) or self.write(field.type)
        # What a client may leave out, and what we leave out ourselves where it has its usual value.
        is_optional = not field.required and (info.cls.__struct_config__.omit_defaults or _is_request(info.cls))
        return f"  {field.encode_name}{'?' if is_optional else ''}: {kind};"

    def _declare_enum(self, info: types.EnumType) -> str:
        name = info.cls.__name__
        values = "\n".join(f"  | {json.dumps(member.value)}" for member in info.cls)
        self.declarations[name] = f"{_comment(info.cls)}export type {name} =\n{values};\n"
        return name


def _is_request(kind: type[msgspec.Struct]) -> bool:
    return kind.__struct_config__.forbid_unknown_fields


def _comment(kind: type[Any]) -> str:
    text = " ".join(inspect.cleandoc(kind.__doc__ or "").split())
    return f"/** {text} */\n" if text else ""
