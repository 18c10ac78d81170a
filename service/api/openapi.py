"""The OpenAPI 3.1 document, written from the declared operations and the schemas that check the requests."""

from __future__ import annotations

import re
from typing import Any

from marshmallow import missing

from domain.titles.shelf import titles
from service.api.answers import ProblemShape
from service.api.command_schemas import command_schemas
from service.api.jsonschema import Components
from service.api.operations import JSON, Operation
from service.api.personal_answers import Happening
from service.api.problems import KINDS, MEDIA_TYPE

TEXT = {"type": "string"}
HEADERS: dict[str, dict[str, Any]] = {
    "Idempotency-Key": {
        "description": "Sent twice, the same key is the same request and has the same answer.",
        "schema": {"type": "string", "pattern": '^"?[!#-~]{1,128}"?$'},
    },
    "If-Match": {
        "description": "The version of the game this is said at; 412 with what happened since if it has moved on.",
        "schema": {"type": "string", "pattern": '^("?[0-9]{1,9}"?|[*])$'},
    },
    "If-None-Match": {"description": "An ETag; 304 if nothing has changed.", "schema": TEXT},
    "Last-Event-ID": {
        "description": "The `id` of the last event that came: the stream goes on after it.",
        "schema": {"type": "string", "pattern": "^[0-9]{1,18}$"},
    },
    "Prefer": {
        "description": "`wait=N`: wait up to N seconds for the verdict instead of answering 202 at once.",
        "schema": TEXT,
        "example": "wait=5",
    },
}
TABLE_WORD = {
    "name": "Table-Word", "in": "header", "required": False, "schema": TEXT,
    "description": "The last part of the link to a table that is not listed: who looks on at one needs it.",
}  # fmt: skip
ABOUT = """Every change of a game is a command: it is stored first, answered with `202` and an address to ask for
its verdict, or with the verdict itself if the request says `Prefer: wait=N`. Errors are problem documents (RFC 9457)
with a stable `code`."""


TAGS = {  # by the module of an operation
    "titles": "What can be played, and what can go wrong",
    "account": "Oneself",
    "commitments": "Seeds that are committed to before they are used",
    "games": "Games and seats",
    "sequels": "Games that go on from others",
    "play": "Play",
    "pace": "Clocks, votes and holidays",
    "talk": "Talk and notes",
    "push": "Devices that are told by pushes",
    "hooks": "Programs that are told by requests",
    "export_schema": "The shape of an exported game",
    "stream": "What happens, as it happens",
}


def document(operations: list[Operation], version: str, server: str) -> dict[str, Any]:
    components = Components()
    components.reference(ProblemShape())
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, components)
    _commands(components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Posthorn",
            "version": version,
            "description": " ".join(ABOUT.split()),
            "contact": {"name": "Who runs this service", "url": server.removesuffix("/api/v1")},
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "tags": [{"name": name, "description": about} for name, about in sorted(TAGS.items())],
        "servers": [{"url": server}],
        "security": [{"key": []}],
        "paths": paths,
        "webhooks": {"happening": {"post": _happening(components)}},
        "components": {
            "schemas": components.schemas,
            "securitySchemes": {
                "key": {"type": "http", "scheme": "bearer", "description": "`posthorn player add` prints a key once."}
            },
        },
    }


def _happening(components: Components) -> dict[str, Any]:
    """What is sent to the programs of players."""
    names = ("webhook-id", "webhook-timestamp", "webhook-signature")
    return {
        "operationId": "told_of_happening",
        "summary": "What a program of yours is told",
        "description": "Signed as Standard Webhooks has it, with the secret that POST /me/hooks gave.",
        "tags": ["hooks"],
        "parameters": [{"name": name, "in": "header", "required": True, "schema": TEXT} for name in names],
        "requestBody": {"required": True, "content": {JSON: {"schema": components.reference(Happening())}}},
        "responses": {
            "200": {"description": "any status of 2xx: it is taken"},
            "410": {"description": "no more of it"},
        },
        "security": [],
    }


def _commands(components: Components) -> None:
    """The commands of all titles, by their stored names."""
    mapping = {}
    for title_id in titles:
        for name, schema in command_schemas(title_id).schemas.items():
            written = components.written(schema)
            written["description"] = command_schemas(title_id).specs[name].help
            components.schemas[name] = written
            mapping[name] = f"#/components/schemas/{name}"
    components.schemas["Command"] = {
        "type": "object",
        "oneOf": [{"$ref": reference} for reference in mapping.values()],
        "discriminator": {"propertyName": "type", "mapping": mapping},
    }


def _operation(operation: Operation, components: Components) -> dict[str, Any]:
    written: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "description": operation.help or _what_comes(operation),
        "tags": [operation.call.__module__.rpartition(".")[2]],
        "parameters": list(_parameters(operation, components)),
        "responses": _responses(operation, components),
    }
    if operation.body is not None:
        content = {JSON: {"schema": components.reference(operation.body)}}
        written["requestBody"] = {"required": True, "content": content}
    if operation.public:
        written["security"] = []
    return written


def _what_comes(operation: Operation) -> str:
    return f"{operation.summary}: {next(iter(operation.answers.values())).help}."


def _parameters(operation: Operation, components: Components) -> Any:
    for name in re.findall(r"{(\w+)}", operation.path):
        yield {"name": name, "in": "path", "required": True, "schema": TEXT}
    if operation.query is not None:
        for field in operation.query.fields.values():
            schema = components.field(field)
            if field.load_default is not missing and field.load_default is None:
                schema.pop("default", None)
                schema["type"] = next(kind for kind in schema["type"] if kind != "null")
            about = schema.pop("description", "")
            name = field.data_key or field.name  # `from` is no name in Python
            yield {"name": name, "in": "query", "required": field.required, "description": about, "schema": schema}
    if "{game}" in operation.path:
        yield TABLE_WORD
    for name in operation.headers:
        yield {"name": name, "in": "header", "required": False, **HEADERS[name]}


def _responses(operation: Operation, components: Components) -> dict[str, Any]:
    responses: dict[str, Any] = {}
    for status, answer in sorted(operation.answers.items()):
        response: dict[str, Any] = {"description": answer.help}
        if answer.schema is not None:
            response["content"] = {answer.media_type: {"schema": components.reference(answer.schema)}}
        if answer.headers:
            shown = {name: {"description": help, "schema": TEXT} for name, help in answer.headers.items()}
            response["headers"] = shown
        responses[str(status)] = response
    by_status: dict[int, list[str]] = {}
    for code in operation.all_problems:
        by_status.setdefault(KINDS[code].status, []).append(code)
    for status, codes in sorted(by_status.items()):
        responses[str(status)] = {
            "description": "; ".join(f"`{code}`: {KINDS[code].title}" for code in codes),
            "content": {MEDIA_TYPE: {"schema": components.reference(ProblemShape())}},
        }
    return responses
