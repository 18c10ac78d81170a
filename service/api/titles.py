"""What does not belong to a game: the titles, oneself, the problems explained, the document itself."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from flask import Response

from domain.kernel.title import Title
from domain.titles.shelf import titles
from service.api import answers, shapes
from service.api.api_request import ApiRequest
from service.api.command_schemas import command_schemas
from service.api.jsonschema import Components
from service.api.operations import Answer, Operations, json_answer
from service.api.problems import KINDS, Problem
from service.mail.outgoing import renewing

api = Operations()


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


@api.operation("GET", "/titles", "What can be played", {200: Answer(answers.Titles(), "all titles")}, public=True)
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
