"""The OpenAPI document is one, covers what is served, and machines that are let loose on it find no fault."""

from __future__ import annotations

import json

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import positive_data_acceptance

from service.api import OPERATIONS, intake
from service.api.operations import Operation
from service.api.problems import KINDS
from tests.service.client import Client

EXAMPLES = 25  # requests of each operation, well-formed ones and as many others
OF_SHAPE = ("bad_json", "bad_shape", "bad_header", "wrong_media_type")  # never said of a well-formed request
LET_LOOSE = [(operation, GenerationMode.POSITIVE) for operation in OPERATIONS] + [
    (operation, GenerationMode.NEGATIVE) for operation in OPERATIONS if operation.body or operation.query
]
HURRY = list(HealthCheck)


_read: list[BaseSchema] = []


def schema_of(client: Client) -> BaseSchema:
    """As the first of all served it: it is the same in each, and long to read."""
    if not _read:
        _read.append(schemathesis.openapi.from_wsgi("/api/v1/openapi.json", client.app))
    return _read[0]


@pytest.mark.parametrize(("operation", "mode"), LET_LOOSE, ids=lambda each: getattr(each, "name", None))
def test_machines_let_loose_find_no_fault(
    operation: Operation, mode: GenerationMode, ann: Client, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Well-formed and malformed requests of a player who has a running game: no 500, nothing that is not promised."""
    monkeypatch.setattr(intake, "LONGEST_WAIT", 0.01)  # nobody decides meanwhile
    cases = schema_of(ann)[operation.path][operation.method].as_strategy(generation_mode=mode)

    @given(case=cases, ours=st.integers(0, 3))
    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=HURRY)
    def requests(case: schemathesis.Case, ours: int) -> None:
        if ours and "game" in case.path_parameters:
            case.path_parameters["game"] = game
        response = case.call_and_validate(
            app=ann.app,
            # called without a server it does not undo what is compressed
            headers={"Authorization": f"Bearer {ann.key}", "Accept-Encoding": "identity"},
            excluded_checks=[positive_data_acceptance],
        )
        if mode is GenerationMode.POSITIVE and response.status_code >= 400:
            # no schema can say that a text holds no NUL, which no database takes
            assert response.json()["code"] not in OF_SHAPE or r"\u0000" in json.dumps(case.body, default=str)
        ann.decide()

    requests()


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
    references = list(_references(document))
    assert references
    for reference in references:
        assert reference.removeprefix("#/components/schemas/") in document["components"]["schemas"]


def _references(part: object) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [found for inner in part.values() for found in _references(inner)]
    return [found for inner in part for found in _references(inner)] if isinstance(part, list) else []
