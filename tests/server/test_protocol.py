"""The messages, their TypeScript types and their description say the same."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from citing import ROOT
from starhaul.server import client_messages, messages
from starhaul.server.api import ENDPOINTS
from starhaul.server.openapi import describe
from starhaul.server.typescript import protocol_types

DESCRIPTION = (ROOT / "docs" / "protocol.md").read_text("utf-8")


def test_the_types_of_the_page_are_the_servers() -> None:
    written = (ROOT / "web" / "src" / "lib" / "protocol.ts").read_text("utf-8")
    assert written == protocol_types(), "run scripts/protocol-types"


@pytest.mark.parametrize(
    "kind",
    [*get_args(client_messages.ClientMessage), *get_args(messages.ServerMessage)],
    ids=lambda kind: kind.__name__,
)
def test_every_message_is_described(kind: type[messages.Message]) -> None:
    assert f"`{kind.__struct_config__.tag}`" in DESCRIPTION


@pytest.mark.parametrize("code", messages.Code)
def test_every_code_is_described(code: messages.Code) -> None:
    assert f"`{code.value}`" in DESCRIPTION


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}")
def test_every_address_is_described(endpoint: object) -> None:
    assert f"`{endpoint.method} /api{endpoint.path}`" in DESCRIPTION  # type: ignore[attr-defined]


def test_operations_have_names_of_their_own() -> None:
    names = [operation["operationId"] for path in describe(ENDPOINTS)["paths"].values() for operation in path.values()]
    assert len(names) == len(set(names))


def test_the_description_names_nothing_that_is_not_there() -> None:
    tags = {
        kind.__struct_config__.tag
        for kind in get_args(client_messages.ClientMessage) + get_args(messages.ServerMessage)
    }
    assert set(re.findall(r'"is": "([a-z-]+)"', DESCRIPTION)) <= tags | {"heap-view", "grab", "grabbed"}
