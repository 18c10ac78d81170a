"""REST v1 under /api/v1."""

from __future__ import annotations

from functools import cache

import msgspec
from flask import Blueprint, Flask, Response

from service.api import (
    account,
    commitments,
    export_schema,
    games,
    hooks,
    pace,
    play,
    push,
    sequels,
    stream,
    talk,
    titles,
)
from service.api.api_request import prepare
from service.api.openapi import document
from service.api.operations import JSON, Operation
from service.api.problems import handle_problems

PREFIX = "/api/v1"
VERSION = "1.0.0"

PARTS = (
    titles.api, account.api, commitments.api, games.api, sequels.api, play.api, pace.api, talk.api, push.api,
    hooks.api, stream.api, export_schema.api,
)  # fmt: skip
OPERATIONS: list[Operation] = [operation for part in PARTS for operation in part.all]


def install(app: Flask, server: str) -> None:
    """`server`: the address people reach the service at, as OpenAPI names it. Its document is made when somebody first
    asks for it.
    """
    blueprint = Blueprint("api", __name__, url_prefix=PREFIX)
    for part in PARTS:
        part.register(blueprint, prepare)
    described = app.extensions["openapi"] = cache(lambda: document(OPERATIONS, VERSION, server + PREFIX))

    @blueprint.get("/openapi.json")
    def openapi() -> Response:
        return Response(msgspec.json.encode(described()), content_type=JSON)

    app.register_blueprint(blueprint)
    handle_problems(app, PREFIX + "/")
