"""A few thousand spoilt messages and requests; benchmarks/fuzz.py sends a million."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.fuzzers import fuzz, target

pytestmark = pytest.mark.anyio


async def test_spoilt_messages_and_requests_leave_no_trace(tmp_path: Path) -> None:
    with target(tmp_path) as server:
        found = await fuzz(server, 4000, seed=1)
    assert found.troubles == []
    assert (found.messages >= 2000, found.requests >= 2000) == (True, True)
    assert found.bystander_moves > 0
    for answer in ("accepted ", "refused malformed", "http 200", "http 400", "readyz 200"):  # some of it made sense
        assert found.answers[answer] > 0, answer
