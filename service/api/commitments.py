"""The pool of commitments to secret seeds: public, so that anybody can keep a head of it before a game is opened."""

from __future__ import annotations

from flask import Response

from service.api import answers, shapes
from service.api.api_request import ApiRequest
from service.api.operations import Answer, Operations, json_answer
from service.store.pool import next_number, published, read_head

api = Operations()


@api.operation(
    "GET",
    "/commitments",
    "The pool of commitments: numbered, chained, made before any game takes one",
    {200: Answer(answers.CommitmentsPage(), "a part of the pool")},
    query=shapes.CommitmentsQuery(),
    public=True,
)
def list_commitments(req: ApiRequest) -> Response:
    """Keep `head`: a game opened later takes a number up to it, and its export proves that nothing was changed since.
    A game takes the lowest free number; a number passed over is void and its seed is shown."""
    first, limit = req.query["first"], req.query["limit"]
    with req.store.db.read() as session:
        head, free, items = read_head(session), next_number(session), published(session, first, limit)
    last = items[-1]["number"] if items else head.number
    return json_answer(
        {
            "items": items,
            "next": last + 1 if last < head.number else None,
            "head": {"number": head.number, "link": head.link},
            "free": free,
        }
    )
