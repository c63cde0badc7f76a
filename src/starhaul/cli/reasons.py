"""Why something cannot be read, kept or listened on, in the user's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from starhaul.words import Words

MESSAGES: Final = {
    "after-the-end": "cli-reason-after-the-end",
    "bad-line": "cli-reason-bad-line",
    "damaged": "cli-reason-damaged",
    "disk-full": "cli-reason-disk-full",
    "does-not-replay": "cli-reason-does-not-replay",
    "file-gone": "cli-reason-file-gone",
    "io-error": "cli-reason-io-error",
    "locked": "cli-reason-locked",
    "newer-version": "cli-reason-newer-version",
    "no-header": "cli-reason-no-header",
    "no-such-file": "cli-reason-no-such-file",
    "no-such-port": "cli-reason-no-such-port",
    "not-a-database": "cli-reason-not-a-database",
    "not-a-table": "cli-reason-not-a-table",
    "not-allowed": "cli-reason-not-allowed",
    "not-json": "cli-reason-not-json",
    "not-our-address": "cli-reason-not-our-address",
    "not-sqlite": "cli-reason-not-sqlite",
    "no-seed": "cli-reason-no-seed",
    "other-content": "cli-reason-other-content",
    "other-hash": "cli-reason-other-hash",
    "other-luck": "cli-reason-other-luck",
    "other-seed": "cli-reason-other-seed",
    "port-taken": "cli-reason-port-taken",
    "same-file": "cli-reason-same-file",
    "taken": "cli-reason-taken",
    "taken-by": "cli-reason-taken-by",
    "unknown-host": "cli-reason-unknown-host",
}


class Reasoned(Protocol):
    """An error with a code and its parameters; `reason` says it in English, for programmers and logs."""

    @property
    def code(self) -> str: ...

    @property
    def parameters(self) -> Mapping[str, str]: ...

    @property
    def reason(self) -> str: ...


def reason(error: Reasoned, words: Words) -> str:
    """What the system says, where only the system knows."""
    message = MESSAGES.get(error.code)
    return error.reason if message is None else words.say(message, **error.parameters)
