"""What was made for earlier views and can be shown again."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

Memory = dict[Hashable, tuple[object, Any]]
"""For each part of the views the last one, with all that it was made from: values that never change, or lists that are
replaced and never changed. So is the memory itself: a clone begins with that of its origin, and then each has its own,
so that whoever looks at many positions of one game finds of each what it looked like (`Course.recall`)."""
