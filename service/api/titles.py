"""What does not belong to a game: the titles, oneself, the problems explained, the document itself."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from flask import Response
from marshmallow import fields

from domain.kernel.title import Title
from domain.titles.shelf import titles
from service.api import answers, shapes
from service.api.answers import several, text_field
from service.api.api_request import ApiRequest
from service.api.command_schemas import command_schemas
from service.api.jsonschema import Components
from service.api.operations import Answer, Operations, json_answer
from service.api.problems import KINDS, Problem
from service.api.shapes import Shape, free
from service.mail.outgoing import renewing

api = Operations()


class CommandOfTitle(Shape):
    type = text_field("as `command` names it", required=True)
    sentence = text_field("a pattern", required=True)
    help = text_field(required=True)
    schema = free("JSON Schema", required=True)


class TitleShape(Shape):
    id = text_field(required=True)
    name = text_field(required=True)
    label = text_field("where its content comes from", required=True)
    seats = several(fields.Integer(), "numbers of seats it can be played with", required=True)
    rules_version = text_field(required=True)
    options = free("JSON Schema of the options", required=True)
    commands = several(fields.Nested(CommandOfTitle()), required=True)


class Titles(Shape):
    items = several(fields.Nested(TitleShape()), required=True)


@api.operation("GET", "/me", "Who you are", {200: Answer(answers.Me(), "you")})
def show_me(req: ApiRequest) -> Response:
    return json_answer({"id": req.player.id, "name": req.player.name})


@api.operation(
    "POST",
    "/me/revoke",
    "Make the links and addresses in your letters void",
    {200: Answer(answers.Revoked(), "they are void; fresh letters are on their way")},
    problems=("no_such_game",),
    body=shapes.Revoke(),
)
def revoke_letters(req: ApiRequest) -> Response:
    """For whoever fears that a letter is in other hands. Where you are asked something, a fresh letter comes."""
    game = req.game(req.body["game"]).id if "game" in req.body else None
    with req.store.db.write() as session:
        void, letters = renewing.revoke(session, req.player.id, game)
    req.store.wake("post")
    return json_answer({"void": void, "letters": letters})


@api.operation("GET", "/titles", "What can be played", {200: Answer(Titles(), "all titles")}, public=True)
def list_titles(req: ApiRequest) -> Response:
    return json_answer({"items": [title_document(title_id) for title_id in titles]})


@cache
def title_document(title_id: str) -> dict[str, Any]:
    title = titles[title_id]
    return {
        "id": title.id,
        "name": title.name,
        "label": title.label,
        "seats": list(title.seats),
        "rules_version": title.rules_version,
        "options": _options(title),
        "commands": _commands(title_id),
    }


def _options(title: Title[Any]) -> dict[str, Any]:
    (document,), components = msgspec.json.schema_components([title.options], ref_template="#/$defs/{name}")
    return {**document, "$defs": components}


def _commands(title_id: str) -> list[dict[str, Any]]:
    its, components = command_schemas(title_id), Components()
    return [
        {
            "type": name,
            "sentence": spec.patterns[0],
            "help": spec.help,
            "schema": components.written(its.schemas[name]),
        }
        for name, spec in its.specs.items()
    ]


@api.operation("GET", "/problems", "All problems, by code", {200: Answer(answers.Problems(), "all")}, public=True)
def list_problems(req: ApiRequest) -> Response:
    return json_answer({"items": [_problem(code) for code in KINDS]})


@api.operation(
    "GET",
    "/problems/{code}",
    "One problem, explained",
    {200: Answer(answers.ProblemKind(), "what it means and what to do")},
    problems=("unknown_path",),
    public=True,
)
def show_problem(req: ApiRequest, code: str) -> Response:
    if code not in KINDS:
        raise Problem("unknown_path")
    return json_answer(_problem(code))


def _problem(code: str) -> dict[str, Any]:
    kind = KINDS[code]
    return {"code": code, "status": kind.status, "title": kind.title, "help": kind.help}
