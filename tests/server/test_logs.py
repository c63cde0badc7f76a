"""One JSON object a line, with the ids that lead from a person's complaint to its cause."""

from __future__ import annotations

import json
import logging

import httpx
import pytest

from starhaul.log_lines import JsonLines, PlainLines

RECORD = logging.LogRecord("starhaul.table", logging.ERROR, "table.py", 1, "table %s", ("parked",), None)


def test_lines_are_json_with_ids() -> None:
    RECORD.table, RECORD.report = "t1", "r1"
    line = json.loads(JsonLines().format(RECORD))
    assert line["message"] == "table parked"
    assert (line["level"], line["logger"], line["table"], line["report"]) == ("error", "starhaul.table", "t1", "r1")
    assert "match" not in line


def test_lines_for_people_have_ids_too() -> None:
    RECORD.table, RECORD.report = "t1", "r1"
    assert PlainLines().format(RECORD).endswith("error table parked table=t1 report=r1")


def test_an_answer_names_its_request_and_secrets_stay_out(
    client: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "starhaul")
    answer = client.post("/api/session", json={"name": "Ada"})
    assert len(answer.headers["x-request-id"]) == 12
    client.put("/api/session/password", json={"password": "difference engine"})
    assert "POST /api/session 200" in caplog.text
    for secret in ("difference engine", answer.cookies["starhaul_session"]):
        assert secret not in caplog.text
