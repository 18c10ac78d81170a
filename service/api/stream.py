"""The stream of events of a player: what happens in their games, as it happens."""

from __future__ import annotations

from flask import Response, current_app, request
from marshmallow import fields

from domain.game.event_codec import OF_GAMES
from service.api.answers import PHASES, several, text_field
from service.api.api_request import ApiRequest
from service.api.conditions import last_event_id
from service.api.operations import Answer, Operations
from service.api.problems import Problem
from service.api.shapes import Shape, flag, instant, one_of
from service.limits.request_queue import wait_budget
from service.queries.streams import Streams

api = Operations()
EVENTS = "text/event-stream"
TAKER = "posthorn.stream"  # a list in the environment: a server puts it there that carries streams without a thread
HELD = 10.0  # seconds that a thread is held where the server cannot
BEAT = ": no news\n\n"
AGAIN = "retry: 1000\n\n"
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class SeatTold(Shape):
    seat = fields.Integer(required=True)
    asked = flag("the game waits for it now", required=True)
    deadline = instant(required=True, allow_none=True)
    told = several(fields.String(), "what happened, as this seat is told", required=True)


class Happened(Shape):
    """An event of a game of yours. A `begin` has none of this."""

    game = text_field()
    title = text_field()
    phase = one_of(PHASES, "now")
    version = fields.Integer(metadata={"description": "of the game, by this event"})
    at = instant()
    kind = one_of(OF_GAMES, "as in the history")
    by = fields.Integer(allow_none=True, metadata={"description": "the seat whose doing it was"})
    seats = several(fields.Nested(SeatTold()), "your seats that are told of it")


class StreamedEvent(Shape):
    """One event of the stream, as Server-Sent Events have it."""

    id = text_field("to go on after it: Last-Event-ID")
    event = one_of(("begin", "game"), "`begin`: look at your games")
    data = fields.String(metadata={"description": "JSON", "content": Happened()})


@api.operation(
    "GET",
    "/me/events",
    "A stream of what happens in your games",
    {200: Answer(StreamedEvent(), "Server-Sent Events", media_type=EVENTS)},
    problems=("too_many_streams",),
    headers=("Last-Event-ID",),
)
def stream_events(req: ApiRequest) -> Response:
    """First comes `begin`: look at your games, all that happens from here on is told. Then a `game` for each event of
    a game of yours: `game`, `title`, `phase`, `version`, `at`, `kind`, `by` (a seat, or null), and `seats`: of each
    seat of yours that is told of it `seat`, `asked` (the game waits for it now), `deadline` and `told`. The stream ends
    now and then; go on with the header Last-Event-ID. After a long pause `begin` comes again. The oldest of more than
    four streams is ended.
    """
    if request.method == "HEAD":
        return Response(content_type=EVENTS, headers=HEADERS)
    stream = _streams().open(req.player.id, last_event_id())
    if stream is None:
        raise Problem("too_many_streams")
    taker = request.environ.get(TAKER)
    if taker is not None:
        taker.append(stream)
        return Response(AGAIN, content_type=EVENTS, headers=HEADERS)
    try:
        with wait_budget().of(req.player.id, HELD) as seconds:
            stream.wait(seconds)
    finally:
        stream.close()
    return Response(AGAIN + (stream.take() or BEAT), content_type=EVENTS, headers=HEADERS)


def _streams() -> Streams:
    found: Streams = current_app.extensions["streams"]
    return found
