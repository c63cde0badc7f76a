"""The server's configuration, for the commands that need it; a wrong one is said in a sentence."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from starhaul.cli.complaints import Failure
from starhaul.cli.reasons import reason
from starhaul.words import Words

if TYPE_CHECKING:
    from starhaul.server.configuration import Resolved


def configured(flags: Mapping[str, object], words: Words, file: Path | None = None) -> Resolved:
    """Flags, environment and file together."""
    from starhaul.server.configuration import BadConfiguration, resolve  # noqa: PLC0415 # brings the server with it

    try:
        return resolve(flags, os.environ, file)
    except BadConfiguration as error:
        why = reason(error, words)
        raise Failure("cli-serve-bad-config", source=error.source, name=error.name, reason=why) from error
