"""The server's clocks. Tests bring their own."""

import time


class Clock:
    """Milliseconds of the day, for people; and milliseconds that only ever grow, for measuring."""

    def __init__(self) -> None:
        self._start = self.now() - self.ticks()

    def now(self) -> int:
        """The date, for what is kept. It jumps when somebody sets it."""
        return time.time_ns() // 1_000_000

    def ticks(self) -> int:
        return time.monotonic_ns() // 1_000_000

    def steady(self) -> int:
        """The date when the server started, and what has passed since: what clients measure by. No step of the date
        shows in it.
        """
        return self._start + self.ticks()
