"""The server's clocks. Tests bring their own."""

import time


class Clock:
    """Milliseconds of the day, for people; and milliseconds that only ever grow, for measuring."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def ticks(self) -> int:
        return time.monotonic_ns() // 1_000_000
