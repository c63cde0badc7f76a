"""What the operator of a server can choose: by flags, by the environment, by a file; the first that speaks wins."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from starhaul.bots import BadBot
from starhaul.folders import configuration_file, data_folder
from starhaul.games import GAMES
from starhaul.kernel import Range, SchemaError
from starhaul.kernel.schema import read
from starhaul.server.prefix import as_prefix
from starhaul.server.proxies import as_network
from starhaul.server.settings import Settings

_URL = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+://")
"""A scheme has two letters at least: `C://games.db` is a file on Windows."""
EVERYWHERE = "0.0.0.0"  # noqa: S104 # only where `lan` or `host` ask for it


@dataclass(frozen=True, slots=True)
class Configuration:
    """Every choice with its usual value."""

    host: str = "127.0.0.1"
    port: Annotated[int, Range(0, 65535)] = 8000
    lan: bool = False
    """Listen for everybody in the same network."""
    database: str = ""
    """A SQLite file; otherwise one in the data folder."""
    origins: tuple[str, ...] = ()
    prefix: str = ""
    """The path of a larger site under which the server is."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of reverse proxies that may say on whose behalf they ask."""
    connections_per_address: Annotated[int, Range(1, 1_000_000)] = 128
    request_seconds: Annotated[float, Range(1, 3600)] = 10.0
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    bot_workers: Annotated[int, Range(1, 64)] = 1
    bot_seconds: float = 10.0
    bot_pause: float = 0.4
    patience: float = 120.0
    stand_in: str = "regular"

    @property
    def address(self) -> str:
        return EVERYWHERE if self.lan else self.host

    def settings(self) -> Settings:
        return Settings(
            Path(self.database) if self.database else data_folder() / "starhaul.db",
            origins=self.origins,
            prefix=as_prefix(self.prefix),
            proxies=self.proxies,
            connections_per_address=self.connections_per_address,
            request_seconds=self.request_seconds,
            patience=self.patience,
            stand_in=self.stand_in,
            bot_workers=self.bot_workers,
            bot_seconds=self.bot_seconds,
            bot_pause=self.bot_pause,
        )


class BadConfiguration(ValueError):
    """A value that will not do: where it comes from, which one, and why."""

    def __init__(self, source: str, name: str, reason: str, code: str = "bad-value") -> None:
        super().__init__(f"{source}: {name}: {reason}")
        self.source = source
        self.name = name
        self.reason = reason
        """In English, for programmers."""
        self.code = code
        self.parameters: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Resolved:
    """A configuration, and where each value comes from."""

    configuration: Configuration
    sources: Mapping[str, str]

    def write(self) -> str:
        """As a file that would say the same."""
        return "\n".join(
            f"{name} = {json.dumps(value, ensure_ascii=False)}  # {self.sources[name]}"
            for name, value in self.shown().items()
        )

    def shown(self) -> dict[str, Any]:
        values = {field.name: getattr(self.configuration, field.name) for field in fields(Configuration)}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


def resolve(flags: Mapping[str, object], environ: Mapping[str, str], file: Path | None = None) -> Resolved:
    """Put the sources together. A file that is not named may be missing; one that is named may not."""
    chosen = file or configuration_file(environ)
    layers = [
        ("flags", {name: value for name, value in flags.items() if value is not None}),
        ("environment", _from_environment(environ)),
        (chosen.name, _from_file(chosen, must_exist=file is not None)),
    ]
    values: dict[str, object] = {}
    sources = {field.name: "default" for field in fields(Configuration)}
    for source, layer in reversed(layers):
        _check(source, layer)
        values |= layer
        sources |= dict.fromkeys(layer, source)
    return Resolved(read(Configuration, values), sources)


def _check(source: str, layer: Mapping[str, object]) -> None:
    try:
        configuration = read(Configuration, layer)
    except SchemaError as error:
        raise BadConfiguration(source, error.field, error.reason) from None
    for name, check in (("prefix", as_prefix), ("proxies", as_network)):
        chosen = getattr(configuration, name)
        for text in chosen if isinstance(chosen, tuple) else (chosen,):
            _check_text(source, name, text, check)
    if _URL.match(configuration.database):  # not repeated: there may be a password in it
        raise BadConfiguration(source, "database", "only SQLite files are supported so far", "not-sqlite")
    if "stand_in" in layer:
        _check_stand_in(source, configuration.stand_in)


def _check_text(source: str, name: str, text: str, check: Callable[[str], object]) -> None:
    try:
        check(text)
    except ValueError as error:
        raise BadConfiguration(source, name, str(error)) from None


def _check_stand_in(source: str, name: str) -> None:
    from starhaul.server.opponents import bots_for, try_bot  # noqa: PLC0415 # games are slow to load, and few choose one

    games = [game for game in GAMES if name.partition(":")[0] in bots_for(game)]
    if not games:
        raise BadConfiguration(source, "stand_in", f"there is no bot {name!r}")
    try:
        for game in games:
            try_bot(game, name)
    except BadBot as error:
        raise BadConfiguration(source, "stand_in", str(error)) from None


def _from_file(file: Path, *, must_exist: bool) -> dict[str, object]:
    if not must_exist and not file.is_file():
        return {}
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadConfiguration(file.name, "file", str(error)) from None


def _from_environment(environ: Mapping[str, str]) -> dict[str, object]:
    """STARHAUL_PORT=80 and the like; lists are separated by commas."""
    kinds = get_type_hints(Configuration)
    found = {name: environ.get(f"STARHAUL_{name.upper()}") for name in kinds}
    return {name: _typed(text, kinds[name]) for name, text in found.items() if text}


def _typed(text: str, kind: Any) -> object:
    """Text as the field wants it; what does not fit stays text, and is complained about like any other value."""
    if get_origin(kind) is tuple:
        return [part.strip() for part in text.split(",")]
    if kind is bool:
        return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}.get(text.lower(), text)
    if kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            return text
    assert kind is str or get_args(kind)
    return text
