"""Talk at a table and private notes: the same functions as the page of a game has."""

from __future__ import annotations

import secrets

from flask import Response

from service.api import personal_answers, shapes
from service.api.api_request import ApiRequest
from service.api.conditions import Position, cursor, read_cursor
from service.api.intake import given_key
from service.api.operations import Answer, Operations, json_answer
from service.api.problems import Problem
from service.commands import talk
from service.store import talk as table_talk

api = Operations()


@api.operation(
    "GET",
    "/games/{game}/talk",
    "What was said at the table, and your own notes",
    {200: Answer(personal_answers.TalkPage(), "in order")},
    problems=("no_such_game", "bad_cursor", "not_your_seat"),
    query=shapes.PageQuery(),
)
def list_talk(req: ApiRequest, game: str) -> Response:
    found, limit = req.game(game), req.query["limit"]
    after = read_cursor(req.query.get("cursor"), "after", Position) or 0
    with req.store.db.read() as session:
        if not talk.may_read(session, found, req.player.id):
            raise Problem("not_your_seat", "What is said here is for those at the table.")
        rows = table_talk.since(session, found.id, req.player.id, after, limit + 1)
    items = [
        {"seat": row["seat"], "words": row["words"], "private": bool(row["private"]), "at": row["at"]}
        for row in rows[:limit]
    ]
    more = cursor(after=rows[limit - 1]["seq"]) if len(rows) > limit else None
    return json_answer({"items": items, "next": more})


@api.operation(
    "POST",
    "/games/{game}/talk",
    "Say something to the table, or write a note to yourself",
    {201: Answer(personal_answers.Talked(), "it is said")},
    problems=("no_such_game", "not_your_seat", "bad_words", "too_much_talk"),
    body=shapes.Words(),
    headers=("Idempotency-Key",),
)
def say_words(req: ApiRequest, game: str) -> Response:
    """Nobody is sent a letter at once; the words stand in the next one. The same key twice is said once."""
    key = given_key(req) or f"{req.player.id}:{secrets.token_hex(16)}"
    private = req.body["private"]
    talk.say(req.store, req.game(game), req.player.id, req.body["words"], private=private, key=f"talk:{key}")
    return json_answer({"words": req.body["words"], "private": private}, 201)
