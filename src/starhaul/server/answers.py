"""What was asked at a table before: it is answered again and not done again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from time import perf_counter
from typing import Any, TypeVar

from starhaul.server import archive
from starhaul.server.inbox import Ask, request_name
from starhaul.server.messages import Accepted, Refusal, encode
from starhaul.server.metrics import Metrics
from starhaul.server.pens import Write

KEPT_ANSWERS = 500

T = TypeVar("T")


class Answers:
    """The last answers of a table, and which requests were done before it came into memory.

    Moves carry the ids of their requests (`Match.is_known`). What else was done is kept beside it, in the same
    transaction. A refusal is not kept on disk: nothing was done, so the same request is judged again.
    """

    def __init__(self, table: str, rows: Iterable[Mapping[str, Any]] = ()) -> None:
        self._table = table
        self._answers: OrderedDict[str, bytes] = OrderedDict()
        self._done: OrderedDict[str, None] = OrderedDict()
        self._number = 0
        for row in rows:
            self._number = row["number"]
            self._done[request_name(row["person"], row["request"])] = None

    def of(self, ask: Ask) -> bytes | None:
        return self._answers.get(ask.name)

    def is_done(self, ask: Ask) -> bool:
        return ask.name in self._done

    def done(self, ask: Ask) -> list[Write]:
        """What the disk must learn, together with what was done. A move tells it itself."""
        self._number += 1
        _keep(self._done, ask.name, None)
        writes = [archive.insert_request(self._table, self._number, ask.guest.person.id, ask.request.id)]
        if self._number > KEPT_ANSWERS:
            writes.append(archive.forget_requests(self._table, self._number - KEPT_ANSWERS))
        return writes

    def reply(self, replies: Iterable[tuple[Ask, Refusal | None]], number: int, metrics: Metrics) -> None:
        """Tell everybody who asked; the update with this number shows what was done."""
        now = perf_counter()
        for ask, refusal in replies:
            id = ask.request.id
            answer = encode(Accepted(id, number) if refusal is None else refusal.answer(id))
            if refusal is not None:
                metrics.refusals.labels(refusal.code).inc()
            metrics.move_seconds.observe(now - ask.arrived)
            _keep(self._answers, ask.name, answer)
            ask.guest.tell(answer)


def _keep(kept: OrderedDict[str, T], name: str, value: T) -> None:
    kept[name] = value
    if len(kept) > KEPT_ANSWERS:
        kept.popitem(last=False)
