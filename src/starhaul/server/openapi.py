"""The HTTP API described for programs, made from the endpoints themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.json import schema_components

from starhaul import __version__
from starhaul.server.endpoints import STATUS, Endpoint
from starhaul.server.http_messages import Problem
from starhaul.server.messages import Code

REFERENCE = "#/components/schemas/{name}"


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """An OpenAPI 3.1 document."""
    described = [(endpoint, kind) for endpoint in endpoints for kind in (endpoint.answer, endpoint.body) if kind]
    schemas, components = schema_components([Problem, *(kind for _, kind in described)], ref_template=REFERENCE)
    schema_of = {
        (endpoint.method, endpoint.path, kind): schema
        for (endpoint, kind), schema in zip(described, schemas[1:], strict=True)
    }
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(f"/api{endpoint.path}", {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Starhaul", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, schema_of: dict[tuple[str, str, Any], Any]) -> dict[str, Any]:
    key = endpoint.method, endpoint.path
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "parameters": [*_parameters("path", endpoint.path_values), *_parameters("query", endpoint.query)],
        "responses": _responses(endpoint, schema_of.get((*key, endpoint.answer))),
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": schema_of[*key, endpoint.body]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _parameters(place: str, values: Any) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": place, "required": place == "path", "schema": msgspec.json.schema(kind)}
        for name, kind in values.items()
    ]


def _responses(endpoint: Endpoint, answer: Any) -> dict[str, Any]:
    good: dict[str, Any] = {"description": endpoint.summary}
    if answer is not None:
        good["content"] = {endpoint.media_type: {"schema": answer}}
    responses: dict[str, Any] = {str(endpoint.status): good}
    for status, codes in _by_status(endpoint).items():
        content = {"application/json": {"schema": {"$ref": REFERENCE.format(name="Problem")}}}
        responses[str(status)] = {"description": ", ".join(codes), "content": content}
    return responses


def _by_status(endpoint: Endpoint) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for code in sorted(endpoint.all_refusals, key=lambda code: code.value):
        assert isinstance(code, Code)
        found.setdefault(STATUS[code], []).append(code.value)
    return found
