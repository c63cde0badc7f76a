"""Classes of the rules as TypeScript types of their plain form (see kernel/plain.py), as the page reads them."""

from __future__ import annotations

import dataclasses
import inspect
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from posixpath import dirname, relpath
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from starhaul.kernel.plain import fields_of, kebab

SCALARS: Mapping[Any, str] = {bool: "boolean", int: "number", float: "number", str: "string", NoneType: "null"}

Meanings = Mapping[str, Mapping[Any, str]]
"""For fields of this name: what a type in them is called, where the page knows more than Python says."""


@dataclasses.dataclass(frozen=True)
class Family:
    """Kinds of which a value is one."""

    kinds: Sequence[type[Any]]
    base: Any = None
    """What the rules call any of them: their base class or a union."""
    is_tagged: bool = True
    """Whether `is` tells them apart; otherwise one of their fields does."""


@dataclasses.dataclass(frozen=True)
class Source:
    """What one file of the page declares."""

    path: str
    """Below web/src."""
    about: str
    words: Mapping[str, tuple[str, Sequence[str]]] = dataclasses.field(default_factory=dict)
    """Strings that can be nothing else, by the name of their type: how a list of them is called, if there is one."""
    aliases: Mapping[str, str] = dataclasses.field(default_factory=dict)
    families: Mapping[str, Family] = dataclasses.field(default_factory=dict)
    kinds: Sequence[Any] = ()
    """Tables and enumerations that are declared whether something refers to them or not."""
    meanings: Meanings = dataclasses.field(default_factory=dict)
    special: Mapping[tuple[str, str], str] = dataclasses.field(default_factory=dict)
    """By class and field."""
    stands_for: Mapping[Any, str] = dataclasses.field(default_factory=dict)
    left_out: frozenset[str] = frozenset()
    """Fields (`source`, or `RaceView.moves` of one class) that the page has no use for, or gets in another way."""


def types_of(kind: type[Any]) -> dict[str, Any]:
    """The fields of a table: those of a dataclass by its annotations, those of a plain class by what it is made of."""
    fields = fields_of(kind)
    assert fields is not None, f"{kind.__name__} has no plain form"
    hints: dict[str, Any] = {}
    for base in () if dataclasses.is_dataclass(kind) else reversed(kind.__mro__[:-1]):
        hints |= _hints(vars(base).get("__init__", base), {})
    hints |= _hints(kind, {})
    return {name: hints[name] for name in fields.names}


def _hints(thing: Any, known: dict[str, Any]) -> dict[str, Any]:
    """Its annotations, those too that it imports for type checkers alone."""
    try:
        return get_type_hints(thing, localns=known or None, include_extras=True)
    except NameError as missing:
        if missing.name is None or missing.name in known:
            raise
        return _hints(thing, known | {missing.name: _class_named(missing.name, thing.__module__)})


def _class_named(name: str, near: str) -> Any:
    game = ".".join(near.split(".")[:2])
    for module in [module for path, module in sys.modules.items() if path.startswith(game)]:
        kind = vars(module).get(name)
        if isinstance(kind, type) and kind.__module__ == module.__name__:
            return kind
    raise LookupError(f"no class {name} below {game}")


def asked_by(kind: type[Any]) -> Enum | None:
    """What a question asks, where all questions of this class ask the same: the value of its field `ask`."""
    for field in dataclasses.fields(kind) if dataclasses.is_dataclass(kind) else ():
        if field.name == "ask" and isinstance(field.default, Enum):
            return field.default
    return None if dataclasses.is_dataclass(kind) else _named_in_source(kind)


def _named_in_source(kind: type[Any]) -> Enum | None:
    """A plain class hands the value on to its base, which no annotation tells."""
    found = re.search(r"\bAsk\.(\w+)", inspect.getsource(kind))
    asks = vars(sys.modules[kind.__module__]).get("Ask")
    return asks[found[1]] if found and asks is not None else None


def leaves(base: type[Any], package: str) -> list[type[Any]]:
    """The classes below this one that have none below themselves, in one package, by name."""
    _load(package)
    found = {kind for kind in _offspring(base) if kind.__module__.startswith(package) and _is_real(kind)}
    ends = [kind for kind in found if not any(other is not kind and issubclass(other, kind) for other in found)]
    return sorted(ends, key=lambda kind: kind.__name__)


@cache
def _load(package: str) -> None:
    """Classes are known once their modules are."""
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)


def _offspring(base: type[Any]) -> Iterable[type[Any]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _offspring(kind)


def _is_real(kind: type[Any]) -> bool:
    """A dataclass with slots is made twice, and the first stays known to its base for a while."""
    return vars(sys.modules[kind.__module__]).get(kind.__name__) is kind


def written(sources: Sequence[Source]) -> dict[str, str]:
    """The text of each file by its path; what an earlier one declares is imported by the later ones."""
    declared_in: dict[str, str] = {}
    texts: dict[str, str] = {}
    for source in sources:
        writer = _Writer(source, declared_in)
        texts[source.path] = writer.text()
        declared_in |= dict.fromkeys(writer.declarations, source.path)
    return texts


class _Writer:
    def __init__(self, source: Source, declared_in: Mapping[str, str]) -> None:
        self.source = source
        self.declared_in = declared_in
        self.declarations: dict[str, str] = {}
        self.imports: dict[str, set[str]] = {}

    def text(self) -> str:
        source = self.source
        for name, meaning in source.aliases.items():
            self.declarations[name] = f"export type {name} = {self._refer(meaning)};\n"
        for name, (listed, words) in source.words.items():
            self.declarations[name] = _words(name, listed, words)
        for name, family in source.families.items():
            self.declarations[name] = self._family(name, family)
        for kind in source.kinds:
            self.write(kind, {})
        head = f"/* {source.about} Generated by scripts/protocol-types. Do not edit. */\n"
        return "\n".join([head + self._imports(), *self.declarations.values()])

    def _imports(self) -> str:
        """Handed on, so that the files which need them do not have to know which file is which."""
        lines = []
        for path, names in sorted(self.imports.items()):
            way = f"{{ {', '.join(sorted(names))} }} from '{_way(self.source.path, path)}';\n"
            lines += [f"import type {way}", f"export type {way}"]
        return "".join(lines)

    def _refer(self, text: str) -> str:
        """Import every name in it that another file declares."""
        for name in re.findall(r"\b[A-Z]\w*", text):
            if name in self.declared_in and name not in self.declarations:
                self.imports.setdefault(self.declared_in[name], set()).add(name)
        return text

    def _family(self, name: str, family: Family) -> str:
        members = [f"  | {{ {'; '.join(self._fields(kind, family.is_tagged))} }}" for kind in family.kinds]
        members = members or ["  never"]  # a family that has no child yet
        return f"export type {name} =\n" + "\n".join(members) + ";\n"

    def _fields(self, kind: type[Any], is_tagged: bool) -> list[str]:
        fields = [f"is: '{kebab(kind.__name__)}'"] if is_tagged else []
        optional = getattr(kind, "optional", ())
        for name, hint in types_of(kind).items():
            if not {name, f"{kind.__name__}.{name}"} & self.source.left_out:
                mark = "?" if name in optional else ""
                fields.append(f"{name}{mark}: {self._field(kind, name, hint)}")
        return fields

    def _field(self, kind: type[Any], name: str, hint: Any) -> str:
        special = self.source.special.get((kind.__name__, name))
        if special is not None:
            return self._refer(special)
        ask = asked_by(kind) if name == "ask" else None
        return _quoted(ask.name.lower()) if ask is not None else self.write(hint, self.source.meanings.get(name, {}))

    def write(self, hint: Any, meaning: Mapping[Any, str]) -> str:
        """The TypeScript for a type; tables and enumerations are declared on the way."""
        named = meaning.get(hint) or self.source.stands_for.get(hint) or SCALARS.get(hint) or self._family_of(hint)
        if named is not None:
            return self._refer(named)
        if isinstance(hint, NewType):
            return self._refer(hint.__name__)
        if isinstance(hint, type) and get_origin(hint) is None:
            return self._declared(hint)
        return self._composed(hint, meaning)

    def _family_of(self, hint: Any) -> str | None:
        return next((name for name, family in self.source.families.items() if family.base == hint), None)

    def _composed(self, hint: Any, meaning: Mapping[Any, str]) -> str:
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(_quoted(value) for value in inner)
        if origin is Annotated:
            return self.write(inner[0], meaning)
        if origin in (Union, UnionType):
            parts = [self.write(part, meaning) for part in inner]
            return " | ".join(dict.fromkeys(sorted(parts, key="null".__eq__)))
        if origin is tuple and inner[-1] is not Ellipsis:
            return f"readonly [{', '.join(self.write(item, meaning) for item in inner)}]"
        if origin is tuple:
            item = self.write(inner[0], meaning)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        if origin is dict:
            return f"Readonly<Record<string, {self.write(inner[1], meaning)}>>"
        raise TypeError(f"no TypeScript for {hint}")

    def _declared(self, kind: type[Any]) -> str:
        name = kind.__name__
        if name in self.declared_in:
            return self._refer(name)
        if name not in self.declarations:
            self.declarations[name] = ""  # its place in the order, and an end for types that hold themselves
            shape = _enumeration(name, kind) if issubclass(kind, Enum) else self._interface(name, kind)
            self.declarations[name] = _comment(kind) + shape
        return name

    def _interface(self, name: str, kind: type[Any]) -> str:
        lines = "".join(f"  {field};\n" for field in self._fields(kind, is_tagged=False))
        return f"export interface {name} {{\n{lines}}}\n"


def _enumeration(name: str, kind: type[Enum]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {_quoted(member.name.lower())}" for member in kind) + ";\n"


def _words(name: str, listed: str, words: Sequence[str]) -> str:
    if not listed:
        return f"export type {name} = {' | '.join(map(_quoted, words))};\n"
    values = ", ".join(map(_quoted, words))
    return f"export const {listed} = [{values}] as const;\nexport type {name} = (typeof {listed})[number];\n"


def _quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def _comment(kind: type[Any]) -> str:
    text = " ".join(inspect.cleandoc(kind.__doc__ or "").split())
    return f"/** {text} */\n" if text else ""


def _way(start: str, to: str) -> str:
    """How one file names another in an import."""
    way = relpath(to.removesuffix(".ts"), dirname(start))
    return way if way.startswith(".") else f"./{way}"
