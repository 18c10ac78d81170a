"""The JSON Schema of `game.json`, the export of a game: written from the structs that are stored."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from flask import Response, current_app

from domain.game.event_codec import OF_GAMES, WHOLLY
from domain.game.events import GameEvent
from domain.titles.shelf import titles
from service.api.answers import PHASES
from service.api.api_request import ApiRequest
from service.api.operations import Answer, Operations

api = Operations()
DIALECT = "https://json-schema.org/draft/2020-12/schema"
FORMAT, PATH = "posthorn.game@1", "/schemas/game-1.json"
HASH = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
TEXT, VERSION = {"type": "string"}, {"type": "integer", "minimum": 1}
HASHES = {"type": "object", "additionalProperties": {"type": "string", "pattern": "^([0-9a-f]{64})?$"}}
ABOUT = """A game as `posthorn verify` reads it. Once it is over: every event as it is stored, with the seed; values
that are some player's own business are left out or stand for others, and `withheld` has the hashes by which the chain
is checked. While it runs: what one seat, or anybody, is told and may see. Facts are as the titles of this version
write them."""


@api.operation(
    "GET",
    PATH,
    "The JSON Schema of the export of a game",
    {200: Answer(None, "a schema of 2020-12; its name has the version of the format", media_type="application/json")},
    public=True,
)
def show_export_schema(req: ApiRequest) -> Response:
    """An export has it as `format`: `posthorn.game@1`. Another shape would have another number."""
    url = current_app.config["PUBLIC_URL"]
    return Response(_encoded(f"{url}/api/v1{PATH}"), content_type="application/schema+json")


@lru_cache(maxsize=2)
def _encoded(id: str) -> bytes:
    return msgspec.json.encode(export_schema(id))


def export_schema(id: str) -> dict[str, Any]:
    shelf = list(titles.values())
    wanted = [GameEvent, *(kind for title in shelf for kind in (title.codec.fact_type, title.codec.command_type))]
    (event, *written), definitions = msgspec.json.schema_components(wanted, ref_template="#/$defs/{name}")
    of_titles = zip(shelf, written[::2], written[1::2], strict=True)
    return {
        "$schema": DIALECT, "$id": id, "title": "A game of Posthorn", "description": " ".join(ABOUT.split()),
        "type": "object", "required": ["format", "game", "title", "phase", "version", "commitment", "chain", "events"],
        "properties": {
            "format": {"const": FORMAT}, "game": TEXT, "title": {"enum": list(titles)}, "phase": {"enum": [*PHASES]},
            "version": VERSION, "commitment": HASH, "chain": HASH, "seed": TEXT,
            "seat": {"type": ["integer", "null"]}, "view": {"type": ["object", "null"]},
            "events": {"type": "array", "minItems": 1}, "pool": {"$ref": "#/$defs/Pooled"},
            "commitments": {"type": "array"}, "pool_between": {"type": "array"},
        },
        "if": {"required": ["seed"]},
        "then": {"properties": {"events": {"items": {"$ref": "#/$defs/stored"}}}},
        "else": {"required": ["seat", "view"], "properties": {"events": {"items": {"$ref": "#/$defs/told"}}}},
        "allOf": [_of_title(title.id, facts, command) for title, facts, command in of_titles],
        "$defs": {**definitions, "stored": _stored(event), "told": TOLD},
    }  # fmt: skip


def _stored(event: dict[str, Any]) -> dict[str, Any]:
    """Of what is wholly somebody's own business a stranger gets the link alone."""
    names = {"type": "object", "properties": {"withheld": HASHES, "keys": HASHES, "chain": HASH}}
    kinds = {"type": {"enum": sorted(WHOLLY)}, "id": TEXT, "version": VERSION}
    alone = {"required": ["id", "version", "chain", "withheld"], "properties": kinds, "maxProperties": 5}
    return {"allOf": [names], "anyOf": [event, {"type": "object", **alone}]}


TOLD = {
    "type": "object", "required": ["version", "at", "kind", "seat", "said", "told", "undone", "chain"],
    "properties": {
        "version": VERSION, "at": TEXT, "kind": {"enum": [*OF_GAMES]}, "seat": {"type": ["integer", "null"]},
        "said": TEXT, "undone": {"type": "boolean"}, "chain": HASH, "told": {"type": "array"},
    },
}  # fmt: skip


def _of_title(title: str, facts: dict[str, Any], command: dict[str, Any]) -> dict[str, Any]:
    """What this title writes into events."""
    inside = {"facts": {"type": "array", "items": facts}, "command": command}
    items = {"if": {"required": ["type", "facts"]}, "then": {"properties": inside}}
    return {
        "if": {"properties": {"title": {"const": title}}},
        "then": {"properties": {"events": {"items": items}}},
    }
