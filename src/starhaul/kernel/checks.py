"""Check points of records: a hash of what everybody sees.

How a state is kept may change from version to version; what is seen of a game that was played once may not. A field
that later versions add to views counts for nothing while it is empty, so that games which do not use it keep their
hashes. Should views ever have to change in another way, the hash gets another name, and records with the old one are
replayed without comparing it.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from .plain import Plain, to_plain
from .seat import Seat
from .state import State
from .view import View

VIEWS: Final = "views"
"""The name of this hash in a record."""


def hash_of_views(state: State, seats: int) -> str:
    """What these seats and a spectator see now, as 16 hex digits, the same on every machine."""
    viewers = [*map(Seat, range(seats)), None]
    seen = [_without_empty(_without_derived(view)) for view in state.show(viewers)]
    text = json.dumps(seen, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _without_derived(view: View) -> Plain:
    """What follows from the rest may be told in a later version, too."""
    plain = to_plain(view)
    assert isinstance(plain, dict), "a view is a dataclass"
    return {name: value for name, value in plain.items() if name not in view.derived}


def _without_empty(value: Plain) -> Plain:
    """Tables without fields that say nothing; lists keep all their places."""
    if isinstance(value, list):
        return [_without_empty(item) for item in value]
    if isinstance(value, dict):
        return {name: _without_empty(item) for name, item in value.items() if item}
    return value
