"""Messages and requests as no client of ours would send them: made from the types of the protocol, then spoilt."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, get_args

import msgspec
from msgspec import inspect

from starhaul.server.api import ENDPOINTS
from starhaul.server.client_messages import AllowSpectators, ClientMessage, Close, Leave
from starhaul.server.endpoints import Endpoint
from starhaul.server.socket import MAX_MESSAGE

DEEP = 3000
WORDS = [
    "",
    "x",
    "0",
    "-1",
    "²",
    "é",
    "\u202e",
    "\u0000",
    "💥",
    "null",
    "all",
    "random",
    "a" * 600,
    "../..",
    "%s",
    "{}",
    "'",
]
NUMBERS = [0, 1, -1, 2, 9, 10, 255, 2**31, 2**63, -(2**63), 2**64, 0.5, -0.0, 1e308]
RAW = [
    "[" * DEEP + "]" * DEEP,
    '{"a":' * DEEP + "1" + "}" * DEEP,
    "9" * 10_000,
    "-" + "9" * 10_000,
    "1e99999",
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u0000"',
    "[" + "1," * 20_000 + "1]",
    "NaN",
    "-Infinity",
    "tru",
    "'x'",
]
"""Values that cannot be written with json.dumps, or only just."""
KINDS = [kind for kind in inspect.multi_type_info(get_args(ClientMessage)) if isinstance(kind, inspect.StructType)]
LASTING = [kind for kind in KINDS if kind.cls not in {Close, Leave, AllowSpectators}]
"""After which a game goes on."""
HOLE = "@hole@"
BAD_BYTES = [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\x00", b"\\", b'"', b"{", b"]"]


@dataclass(slots=True)
class Known:
    """What a fuzzer has seen and can use again, so that some of what it sends makes sense."""

    moves: list[str] = field(default_factory=list)
    ids: list[str] = field(default_factory=lambda: ["abc", "0" * 40])
    codes: list[str] = field(default_factory=lambda: ["K7QWMX2P"])
    options: list[dict[str, Any]] = field(default_factory=lambda: [{}])
    records: list[str] = field(default_factory=lambda: [""])


class Grammar:
    """Values of the protocol's types, and spoilt ones."""

    def __init__(self, rng: Random, known: Known) -> None:
        self.rng = rng
        self.known = known
        self._count = 0
        self._fields: dict[str, Callable[[], Any]] = {
            "moves": self._moves,
            "move": lambda: self._word([*known.moves, *WORDS]),
            "bot": lambda: self._word(["random", "random:3", *WORDS]),
            "bots": lambda: [self._word(["random", *WORDS]) for _ in range(rng.randint(0, 3))],
            "game": lambda: self._word(["race", "trucker", "race", "trucker", *WORDS]),
            "options": self._options,
            "record": lambda: self._record(rng.choice(known.records)),
            "id": self._new_id,
            "code": lambda: self._word([*known.codes, *WORDS]),
            "protocol": lambda: rng.choice([2, 2, 2, 1, 3, -1]),
            "name": lambda: self._word(["Ada", "Bo", *WORDS]) + str(rng.randint(0, 999)),
        }

    def message(self) -> bytes:
        """One text for the socket of a table."""
        kind = self.rng.choice(KINDS if self.rng.random() < 0.05 else LASTING)
        if self.rng.random() < 0.35 and self.known.moves:  # games must go on to become interesting
            value: Any = {"is": "submit", "id": self._new_id(), "moves": [self.rng.choice(self.known.moves)]}
        else:
            value = self.value(kind)
        data = self.spoilt(value)
        while _ends_the_socket(data) and self.rng.random() < 0.95:
            data = self.spoilt(value)
        return data

    def request(self) -> bytes:
        """One request for the API, whole, with its head."""
        endpoint = self.rng.choice(ENDPOINTS)
        method = endpoint.method if self.rng.random() < 0.95 else self.rng.choice(["GET", "PUT", "BREW", "POST"])
        body = self.spoilt(self.value(inspect.type_info(endpoint.body))) if endpoint.body is not None else b""
        head = f"{method} /api{self._path(endpoint)} HTTP/1.1\r\nHost: fuzz\r\nContent-Length: {len(body)}\r\n"
        kind = "application/json" if self.rng.random() < 0.97 else self._word(["text/plain", "\x7f", "a/b;;"])
        head += f"Content-Type: {kind}\r\n"
        return head.encode("latin-1", "replace") + self._headers() + b"\r\n" + body

    def spoilt(self, value: Any) -> bytes:
        """As JSON; often with one wrong value in it, sometimes with wrong bytes."""
        hole = self.rng.choice(RAW) if self.rng.random() < 0.08 else None
        if hole is not None or self.rng.random() < 0.3:
            value = self._with_change(value, HOLE if hole is not None else self._anything())
        text = json.dumps(value, ensure_ascii=self.rng.random() < 0.5)
        if hole is not None:
            text = text.replace(f'"{HOLE}"', hole)
        data = text.encode("utf-8", "surrogatepass")
        return self._with_bad_bytes(data) if self.rng.random() < 0.15 else data

    def value(self, kind: inspect.Type) -> Any:
        """One that fits a type, more or less."""
        match kind:
            case inspect.StructType():
                return self._struct(kind)
            case inspect.UnionType():
                return self.value(self.rng.choice(kind.types))
            case inspect.ListType():
                return [self.value(kind.item_type) for _ in range(self.rng.choice([0, 1, 2, kind.max_length or 5]))]
            case inspect.DictType():
                return self._options()
            case inspect.IntType():
                return self.rng.choice([kind.ge or 0, kind.le or 9, self.rng.randint(0, 5)])
            case inspect.StrType():
                return self._word([*WORDS, *self.known.ids])
            case inspect.BoolType():
                return self.rng.random() < 0.5
            case _:
                return None

    def _struct(self, kind: inspect.StructType) -> dict[str, Any]:
        made: dict[str, Any] = {"is": kind.tag} if kind.tag else {}
        for part in kind.fields:
            if part.required or self.rng.random() < 0.5:
                own = self._fields.get(part.name)
                made[part.name] = own() if own is not None else self.value(part.type)
        return made

    def _path(self, endpoint: Endpoint) -> str:
        path = endpoint.path
        for name in endpoint.path_values:
            path = path.replace(
                f"{{{name}}}", self.rng.choice([*self.known.ids, *self.known.codes, "%00", "%ff", "A B"])
            )
        asked = [f"{name}={self.rng.choice([0, 1, 2, 9, 10**6, -1, 'x', '9' * 5000])}" for name in endpoint.query]
        return path.replace(" ", "%20") + ("?" + "&".join(asked) if asked and self.rng.random() < 0.8 else "")

    def _headers(self) -> bytes:
        if self.rng.random() < 0.95:
            return b""
        names = [b"Origin", b"Cookie", b"Range", b"Accept-Language", b"X-Forwarded-For", b"If-None-Match", b"Expect"]
        values = [b"\xff\xfe", b"http://[", b"starhaul_session=a.1.b", b"100-continue", b"bytes=-1", b";;q=" * 50]
        return self.rng.choice(names) + b": " + self.rng.choice(values) + b"\r\n"

    def _record(self, record: str) -> str:
        """One that was played, with some lines changed, doubled, swapped or gone."""
        lines = record.splitlines()
        for _ in range(self.rng.randint(0, 3) if lines else 0):
            at = self.rng.randrange(len(lines))
            match self.rng.randint(0, 3):
                case 0:
                    lines[at] = self.spoilt(json.loads(lines[at])).decode("utf-8", "replace")
                    if not lines[at].startswith("{"):
                        return "\n".join(lines)
                case 1:
                    lines.insert(at, lines[self.rng.randrange(len(lines))])
                case 2:
                    del lines[at]
                case _:
                    return "\n".join(lines[:at])
            if not lines or not all(map(_is_json, lines)):
                break
        return "\n".join(lines)

    def _options(self) -> dict[str, Any]:
        options = dict(self.rng.choice(self.known.options))
        if options and self.rng.random() < 0.3:
            options[self.rng.choice([*options, "cheat"])] = self._anything()
        return options

    def _moves(self) -> list[str]:
        return [self._word([*self.known.moves, *WORDS]) for _ in range(self.rng.choice([0, 1, 1, 1, 2, 61]))]

    def _word(self, words: Sequence[str]) -> str:
        word = self.rng.choice(words)
        if self.rng.random() < 0.2 and word:
            at = self.rng.randrange(len(word))
            word = word[:at] + self.rng.choice(WORDS) + word[at + self.rng.randint(0, 1) :]
        return word

    def _new_id(self) -> str:
        self._count += 1
        return f"f{self._count}" if self.rng.random() < 0.98 else "f1"

    def _anything(self) -> Any:
        return self.rng.choice([None, True, [], {}, [[]], {"is": "undo"}, *WORDS, *NUMBERS])

    def _with_change(self, value: Any, other: Any) -> Any:
        """The same with another value somewhere, or a field more or less."""
        if isinstance(value, dict) and value and self.rng.random() < 0.9:
            name = self.rng.choice(list(value))
            if other != HOLE and self.rng.random() < 0.2:
                return {key: item for key, item in value.items() if key != name}
            if self.rng.random() < 0.1:
                return value | {self.rng.choice(["x", "", "is", "id", "ü"]): other}
            return value | {name: self._with_change(value[name], other)}
        if isinstance(value, list) and value and self.rng.random() < 0.7:
            at = self.rng.randrange(len(value))
            return [*value[:at], self._with_change(value[at], other), *value[at + 1 :]]
        return other

    def _with_bad_bytes(self, data: bytes) -> bytes:
        at = self.rng.randrange(len(data) + 1)
        to = min(len(data), at + self.rng.randint(0, 8))
        match self.rng.randint(0, 4):
            case 0:
                return data[:at] + self.rng.choice(BAD_BYTES) + data[at:]
            case 1:
                return data[:at] + data[to:]
            case 2:
                return data[:to] + data[at:]
            case 3:
                return data[:at]
            case _:
                return data[:at] + self.rng.randbytes(to - at) + data[to:]


def _ends_the_socket(data: bytes) -> bool:
    """Whether nothing after it would be heard."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return True
    return len(data) > MAX_MESSAGE


def _is_json(line: str) -> bool:
    try:
        return isinstance(msgspec.json.decode(line.encode()), dict)
    except (ValueError, RecursionError, UnicodeError):
        return False
