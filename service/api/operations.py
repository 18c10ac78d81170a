"""One declaration of an operation serves three: the route, the checks before it is called, and OpenAPI."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

import msgspec
from flask import Blueprint, Response, request
from marshmallow import Schema, ValidationError
from werkzeug.exceptions import RequestEntityTooLarge

from service.api.problems import Problem

JSON = "application/json"
BIGGEST = 64 * 1024  # bytes of a body


@dataclass(frozen=True)
class Answer:
    schema: Schema | None
    help: str
    headers: Mapping[str, str] = field(default_factory=dict)
    media_type: str = JSON


@dataclass(frozen=True)
class Operation:
    method: str
    path: str  # as in OpenAPI: /games/{game}
    call: Callable[..., Response]
    summary: str
    answers: Mapping[int, Answer]
    problems: tuple[str, ...]
    body: Schema | None
    query: Schema | None
    headers: tuple[str, ...]  # request headers it understands
    public: bool

    @property
    def name(self) -> str:
        return self.call.__name__

    @property
    def help(self) -> str:
        return " ".join((self.call.__doc__ or "").split())

    @property
    def all_problems(self) -> tuple[str, ...]:
        """Its own, and those that follow from its parts."""
        follows = ["no_key", "wrong_key"] if not self.public else []
        if self.body is not None:
            follows += ["bad_json", "too_big", "wrong_media_type", "bad_shape"]
        if self.query is not None:
            follows.append("bad_shape")
        if {"Idempotency-Key", "If-Match", "Last-Event-ID"} & set(self.headers):
            follows.append("bad_header")
        if "Idempotency-Key" in self.headers:
            follows.append("key_reused")
        if "If-Match" in self.headers:
            follows.append("version_conflict")
        if HTTPStatus.ACCEPTED in self.answers:
            follows.append("too_many_commands")
        return tuple(dict.fromkeys((*follows, *self.problems, "busy")))


class Operations:
    def __init__(self) -> None:
        self.all: list[Operation] = []

    def operation(
        self,
        method: str,
        path: str,
        summary: str,
        answers: Mapping[int, Answer],
        problems: tuple[str, ...] = (),
        body: Schema | None = None,
        query: Schema | None = None,
        headers: tuple[str, ...] = (),
        public: bool = False,
    ) -> Callable[[Callable[..., Response]], Callable[..., Response]]:
        def sign(call: Callable[..., Response]) -> Callable[..., Response]:
            made = Operation(method, path, call, summary, answers, problems, body, query, headers, public)
            self.all.append(made)
            return call

        return sign

    def register(self, blueprint: Blueprint, prepare: Callable[[Operation], Any]) -> None:
        """`prepare` makes what the function is called with: who calls, the store, body and query."""
        for operation in self.all:
            rule = operation.path.replace("{", "<").replace("}", ">")
            view = _view(operation, prepare)
            blueprint.add_url_rule(rule, operation.name, view, methods=[operation.method])


def _view(operation: Operation, prepare: Callable[[Operation], Any]) -> Callable[..., Response]:
    def view(**path: str) -> Response:
        return operation.call(prepare(operation), **path)

    return view


def read_body(schema: Schema) -> dict[str, Any]:
    if request.mimetype != JSON:
        raise Problem("wrong_media_type", f"The Content-Type is {request.mimetype or 'missing'}; send {JSON}.")
    request.max_content_length = BIGGEST
    try:
        body = request.get_data()
        data = msgspec.json.decode(body)
    except RequestEntityTooLarge:
        raise Problem("too_big", f"{BIGGEST} bytes at most.") from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Problem("bad_json", f"{error}.") from error
    if b"\\u0000" in body:
        raise Problem("bad_json", "There is a character in it that no text has (NUL). Take it out.")
    if not isinstance(data, dict):
        raise Problem(
            "bad_shape", "The body has to be a JSON object.", errors=[{"pointer": "", "detail": "Not an object."}]
        )
    return load(schema, data)


def read_query(schema: Schema) -> dict[str, Any]:
    given: dict[str, Any] = request.args.to_dict()
    repeated = [name for name in given if len(request.args.getlist(name)) > 1]
    if repeated:
        raise Problem("bad_shape", errors=[{"parameter": name, "detail": "Given twice."} for name in repeated])
    return load(schema, given, place="parameter")


def load(schema: Schema, data: dict[str, Any], place: str = "pointer") -> dict[str, Any]:
    try:
        return schema.load(data)  # type: ignore[no-any-return]
    except ValidationError as error:
        raise bad_shape(error, place) from error


def bad_shape(error: ValidationError, place: str = "pointer", under: str = "") -> Problem:
    messages = error.normalized_messages()  # type: ignore[no-untyped-call]
    found = list(_flat(messages, under if place == "pointer" else ""))
    errors = [{place: where if place == "pointer" else where.lstrip("/"), "detail": what} for where, what in found]
    shown = "; ".join(f"{where.lstrip('/') or 'request'}: {what}" for where, what in found[:5])
    return Problem("bad_shape", shown, errors=errors)


def _flat(messages: Any, where: str) -> Any:
    """(JSON pointer, message) of each error; `_schema` stands for the object itself."""
    if isinstance(messages, dict):
        for key, inner in messages.items():
            step = "" if key in ("_schema", "") else f"/{str(key).replace('~', '~0').replace('/', '~1')}"
            yield from _flat(inner, where + step)
    elif isinstance(messages, list):
        for message in messages:
            yield from _flat(message, where)
    else:
        yield where, str(messages)


def json_answer(data: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    response = Response(msgspec.json.encode(data), status, content_type=JSON)
    response.headers.update(headers or {})
    return response
