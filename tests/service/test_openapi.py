"""The OpenAPI document is one, covers what is served, and machines that are let loose on it find no fault."""

from __future__ import annotations

from service.api import OPERATIONS
from service.api.problems import KINDS
from tests.service.client import Client


def test_every_operation_is_written(api: Client) -> None:
    document = api.get("/openapi.json").json
    assert document["openapi"] == "3.1.0"
    for operation in OPERATIONS:
        assert operation.method.lower() in document["paths"][operation.path]
    assert "sagrada.take" in document["components"]["schemas"]


def test_every_problem_that_is_named_exists() -> None:
    for operation in OPERATIONS:
        assert set(operation.all_problems) <= set(KINDS)


def test_references_lead_somewhere(api: Client) -> None:
    document = api.get("/openapi.json").json
    for reference in _references(document):
        assert reference.removeprefix("#/components/schemas/") in document["components"]["schemas"]


def _references(part: object) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [found for inner in part.values() for found in _references(inner)]
    return [found for inner in part for found in _references(inner)] if isinstance(part, list) else []
