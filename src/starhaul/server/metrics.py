"""What can be counted from outside: Prometheus text at /metrics. Never a person's or a table's id."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate
from time import time

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Durations(Collector):
    """A histogram that only one thread feeds: without the library's locks it costs a move next to nothing."""

    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._text = text
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        limits = [*map(str, SECONDS), "+Inf"]
        buckets = list(zip(limits, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._text, buckets=buckets, sum_value=self._sum)


class Tally:
    """A counter that only one thread feeds."""

    __slots__ = ("count", "created")

    def __init__(self) -> None:
        self.count: int = 0
        self.created: float = time()

    def add(self, count: int) -> None:
        self.count += count


class Tallies(Collector):
    """A tally for each value of a label."""

    def __init__(self, name: str, text: str, label: str) -> None:
        self._name = name
        self._text = text
        self._label = label
        self._tallies: dict[str, Tally] = {}

    def of(self, value: str) -> Tally:
        return self._tallies.setdefault(value, Tally())

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._text, labels=[self._label])
        for value, tally in self._tallies.items():
            family.add_metric([value], tally.count, created=tally.created)
        yield family


class Metrics:
    """The counters of one server; each server has its own, so that two in one process do not mix."""

    def __init__(self) -> None:
        self.registry: CollectorRegistry = CollectorRegistry()
        self.sockets: Gauge = self._gauge("sockets", "Open sockets")
        self.tables: Gauge = self._gauge("tables", "Tables in memory", ["game", "phase"])
        self.queued: Gauge = self._gauge("queued_requests", "Requests that wait for their table")
        self.moves: Tallies = Tallies("starhaul_moves", "Moves that were made", "game")
        self.registry.register(self.moves)
        self.refusals: Counter = self._counter("refusals", "Requests that were refused", ["code"])
        self.connections: Counter = self._counter("connections", "Sockets greeted, by what they were sent", ["sent"])
        self.storage_waits: Gauge = self._gauge(
            "storage_waits", "1 while the database cannot be written and tables wait"
        )
        self.storage_troubles: Counter = self._counter("storage_troubles", "Times that writing began to fail", ["code"])
        self.disk_free: Gauge = self._gauge("disk_free_bytes", "Space that is left for the database")
        self.exceptions: Counter = self._counter("exceptions", "Mistakes of ours", ["where"])
        self.move_seconds: Durations = self._durations("move_seconds", "From a request's arrival to its update")
        self.publish_seconds: Durations = self._durations("publish_seconds", "Making and handing out one update")
        self.commit_seconds: Durations = self._durations("commit_seconds", "One transaction")
        self.bot_seconds: Durations = self._durations("bot_seconds", "One thought of a bot")

    def _gauge(self, name: str, text: str, labels: Sequence[str] = ()) -> Gauge:
        return Gauge(f"starhaul_{name}", text, labels, registry=self.registry)

    def _counter(self, name: str, text: str, labels: Sequence[str] = ()) -> Counter:
        return Counter(f"starhaul_{name}", text, labels, registry=self.registry)

    def _durations(self, name: str, text: str) -> Durations:
        durations = Durations(f"starhaul_{name}", text)
        self.registry.register(durations)
        return durations

    def text(self) -> bytes:
        return generate_latest(self.registry)
