"""Which kind of log was asked for, known before anything else about a run, so that nothing is written beside it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from starhaul.folders import configuration_file

KEEPS_LOG = "serve"


def wants_json_log(arguments: Sequence[str], environ: Mapping[str, str]) -> bool:
    """As the configuration decides: flags before environment before file. An unreadable file decides nothing."""
    if KEEPS_LOG not in arguments:
        return False
    said = _given("--log-format", arguments) or environ.get("STARHAUL_LOG_FORMAT")
    if said:
        return said == "json"
    file = Path(_given("--config", arguments) or configuration_file(environ))
    try:
        return tomllib.loads(file.read_text("utf-8")).get("log_format") == "json"
    except (OSError, ValueError):
        return False


def _given(flag: str, arguments: Sequence[str]) -> str | None:
    """The value of an option, in either way of writing it; the last one counts."""
    values = [word.partition("=")[2] for word in arguments if word.startswith(f"{flag}=")]
    values += [value for word, value in pairwise(arguments) if word == flag]
    return values[-1] if values else None
