"""Names for things, made so that nobody can guess them."""

import secrets

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No letters that are read as digits: people say these aloud."""


def new_id() -> str:
    """For tables, games, people and reports."""
    return "".join(secrets.choice(DIGITS) for _ in range(13))


def new_code() -> str:
    """An invitation."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(8))


def new_seed() -> str:
    """What all luck of a match comes from; nobody can guess it, and its end reveals it."""
    return secrets.token_hex(16)
