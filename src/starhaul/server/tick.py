"""What all that has gathered in a table's inbox leads to, until it is written and told."""

from __future__ import annotations

import msgspec

from starhaul.server.inbox import Ask
from starhaul.server.messages import Refusal
from starhaul.server.pens import Write


class Tick(msgspec.Struct):
    """What one tick has brought so far."""

    writes: list[Write] = []
    replies: list[tuple[Ask, Refusal | None]] = []
    is_row_changed: bool = False
    is_table_touched: bool = False
    is_match_changed: bool = False
    has_ended: bool = False
