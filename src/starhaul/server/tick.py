"""What all that has gathered in a table's inbox leads to, until it is written and told."""

from __future__ import annotations

from dataclasses import dataclass, field

from starhaul.server.inbox import Ask
from starhaul.server.messages import Refusal
from starhaul.server.pens import Write


@dataclass(slots=True)
class Tick:
    """What one tick has brought so far."""

    writes: list[Write] = field(default_factory=list)
    replies: list[tuple[Ask, Refusal | None]] = field(default_factory=list)
    is_row_changed: bool = False
    is_table_touched: bool = False
    is_match_changed: bool = False
