"""Time and the table by the API: clocks, votes, offered seats, orders in advance, hours and holidays of a player."""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Response, current_app
from marshmallow import fields, validate

from domain.game.lines import LineParser, Settling
from domain.game.table import standing_orders
from service.api import shapes
from service.api.answers import CommandShape, PaceShape, several, text_field
from service.api.api_request import ApiRequest
from service.api.intake import CHANGE, COMMAND_HEADERS, submit
from service.api.operations import Answer, Operations, json_answer
from service.api.problems import Problem
from service.api.shapes import Shape, instant, text
from service.commands.submit import lines
from service.queries import clocks
from service.store import times

api = Operations()
BY_SEAT = ("no_such_game", "not_started", "not_your_seat")


class SeatClock(Shape):
    seat = fields.Integer(required=True)
    deadline = instant(required=True, allow_none=True)
    alarm = instant("when the one reminder comes", required=True, allow_none=True)
    budget = fields.Integer(required=True, metadata={"description": "seconds for what is asked now"})
    used = fields.Integer(required=True, metadata={"description": "seconds of them that have gone"})
    bank = fields.Integer(required=True, metadata={"description": "seconds"})
    late = fields.Boolean(required=True, metadata={"description": "the deadline has passed and was enforced"})
    offered = text_field("why others may take the seat: late, silent, resigned, voted; or empty", required=True)


class MotionBody(Shape):
    motion = text_field(required=True)
    about = fields.Integer(required=True, allow_none=True, metadata={"description": "a seat, or a version"})
    hours = fields.Integer(required=True, allow_none=True)
    by = fields.Integer(required=True, metadata={"description": "the seat that put it"})
    since = instant(required=True)
    yes = several(fields.Integer(), "seats", required=True)
    no = several(fields.Integer(), "seats", required=True)
    voters = several(fields.Integer(), "seats whose vote counts", required=True)


class ClocksShape(Shape):
    game = text_field(required=True)
    version = fields.Integer(required=True)
    pace = fields.Nested(PaceShape(), required=True)
    seats = several(fields.Nested(SeatClock()), required=True)
    motions = several(fields.Nested(MotionBody()), "what is voted on", required=True)
    possible = several(fields.String(), "lines by which your seat can put a motion or agree", required=True)
    ahead = text_field("what your seat has decided in advance", required=True, allow_none=True)


class TableLine(Shape):
    line = text(
        1000,
        1,
        "a line such as `vote pause`, `agree`, `confirm resign`, `come back`, `when asked: ..., else wait`",
        required=True,
    )
    seat = fields.Integer(load_default=None, allow_none=True, validate=validate.Range(0, 7))


class DueShape(Shape):
    game = text_field(required=True)
    number = fields.Integer(required=True)
    title = text_field(required=True)
    seat = fields.Integer(required=True)
    alarm = instant(required=True)
    deadline = instant(required=True)


class HolidayWish(Shape):
    until = text(10, 10, "the first day on which you play again, as 2026-12-24", required=True)


class HolidayShape(Shape):
    until = text_field(required=True)
    days = fields.Integer(required=True, metadata={"description": "that it took, or that went back"})
    left = fields.Float(required=True, metadata={"description": "days in your store"})
    deadlines = several(fields.Nested(DueShape()), "yours as they are now", required=True)


class Hours(Shape):
    zone = text(60, 0, "such as Europe/Prague")
    night = text(11, 0, "such as 23:00-07:00; empty for none")
    play_days = text(60, 0, "such as `mon tue sat`; empty for all")


class MyTime(Shape):
    zone = text_field(required=True)
    night = text_field(required=True)
    play_days = text_field("1 is Monday; empty for all", required=True)
    holiday = fields.Float(required=True, metadata={"description": "days in your store"})
    away_until = text_field("the day on which your holiday ends; empty if you are on none", required=True)
    deadlines = several(fields.Nested(DueShape()), required=True)


class Feed(Shape):
    address = text_field("of your calendar feed, shown once; the one before it is void", required=True)


class ReliabilityShape(Shape):
    games = fields.Integer(required=True)
    median = fields.Integer(required=True, allow_none=True, metadata={"description": "awake seconds to an answer"})
    missed = fields.Integer(required=True, metadata={"description": "deadlines"})
    left = fields.Integer(required=True, metadata={"description": "seats that somebody else took over"})


class SeatReliability(Shape):
    seat = fields.Integer(required=True)
    reliability = fields.Nested(ReliabilityShape(), required=True, allow_none=True)


class TableReliability(Shape):
    seats = several(fields.Nested(SeatReliability()), "null: no person sits there", required=True)


class OfferedSeat(Shape):
    game = text_field(required=True)
    number = fields.Integer(required=True)
    title = text_field(required=True)
    seats = fields.Integer(required=True)
    seat = fields.Integer(required=True)
    reason = text_field(required=True)


class OfferedSeats(Shape):
    items = several(fields.Nested(OfferedSeat()), required=True)


@api.operation(
    "GET",
    "/games/{game}/clocks",
    "Who has how much time, what is voted on, what you have decided in advance",
    {200: Answer(ClocksShape(), "the clocks of all seats")},
    problems=BY_SEAT,
    query=shapes.SeatQuery(),
)
def show_clocks(req: ApiRequest, game: str) -> Response:
    found, now = req.running(game), times.now()
    seat = req.seat(found, req.query["seat"])
    return json_answer(
        {
            "game": found.id,
            "version": found.version,
            "pace": msgspec.structs.asdict(found.pace),
            "seats": [msgspec.structs.asdict(each) for each in clocks.clocks_of(found, now)],
            "motions": clocks.motions(found, now),
            "possible": clocks.possible_motions(found, seat) if seat is not None else [],
            "ahead": standing_orders.orders_of_seat(found, seat) if seat is not None else None,
        },
        headers={"Vary": "Authorization"},
    )


@api.operation(
    "POST",
    "/games/{game}/table",
    "Vote, resign, come back, or decide in advance",
    {200: Answer(CommandShape(), "done; `lines` say what came of it"), **CHANGE},
    problems=(*BY_SEAT, "game_over", "not_understood", "not_confirmed", "refused"),
    body=TableLine(),
    headers=COMMAND_HEADERS,
)
def settle(req: ApiRequest, game: str) -> Response:
    """`resign` does nothing but say what would come of it (`not_confirmed`); `confirm resign` does it."""
    found = req.running(game)
    req.own_seat(found, req.body["seat"])
    line, parser = req.body["line"], LineParser(found.title)
    if not isinstance(parser.line(line), Settling):
        raise Problem("not_understood", "That is no line about votes, seats or orders.", alternatives=[])
    return submit(req, lines(found, [line], parser), found, req.body["seat"])


@api.operation(
    "GET",
    "/games/{game}/reliability",
    "How reliable the people at this table are",
    {200: Answer(TableReliability(), "over the last 50 games of each")},
    problems=("no_such_game",),
)
def show_reliability(req: ApiRequest, game: str) -> Response:
    found = req.game(game)
    seats = [
        {
            "seat": seat,
            "reliability": msgspec.structs.asdict(clocks.reliability(req.store, holder.player))
            if holder.player and found.seated(seat)
            else None,
        }
        for seat, holder in enumerate(found.holders)
    ]
    return json_answer({"seats": seats})


@api.operation("GET", "/offers", "Seats of running games that anybody may take", {200: Answer(OfferedSeats(), "seats")})
def show_offers(req: ApiRequest) -> Response:
    """Take one by POST /games/{game}/seats, as in a game that has not begun."""
    names = ("game", "number", "title", "seats", "seat", "reason")
    return json_answer({"items": [{name: row[name] for name in names} for row in clocks.offered_seats(req.store)]})


@api.operation("GET", "/me/time", "Your hours, holidays and deadlines", {200: Answer(MyTime(), "yours")})
def show_time(req: ApiRequest) -> Response:
    return json_answer(_time(req))


def _time(req: ApiRequest) -> dict[str, Any]:
    settings = req.store.players.get(req.player.id).settings
    return {
        "zone": settings.get("zone", "UTC"),
        "night": settings.get("night", ""),
        "play_days": settings.get("play_days", ""),
        "holiday": clocks.holiday_left(req.store, req.player.id),
        "away_until": clocks.away_until(req.store, req.player.id),
        "deadlines": [msgspec.structs.asdict(due) for due in clocks.deadlines_of(req.store, req.player.id)],
    }


@api.operation(
    "POST",
    "/me/time",
    "Change your hours",
    {200: Answer(MyTime(), "as they are now; they count from this moment on")},
    problems=("too_many_changes", "refused"),
    body=Hours(),
)
def change_time(req: ApiRequest) -> Response:
    if req.body:
        req.store.players.change_settings(req.player.id, req.body)
    return json_answer(_time(req))


@api.operation(
    "POST",
    "/me/holiday",
    "Book a holiday: all your clocks stand still until that day",
    {200: Answer(HolidayShape(), "what it took")},
    problems=("too_many_changes", "refused"),
    body=HolidayWish(),
)
def book_holiday(req: ApiRequest) -> Response:
    booked = clocks.book_holiday(req.store, req.player.id, req.body["until"])
    return json_answer(msgspec.to_builtins(booked))


@api.operation(
    "DELETE",
    "/me/holiday",
    "You are back: your clocks run again",
    {200: Answer(HolidayShape(), "the days that go back into your store, and what is left")},
    problems=("no_holiday_now",),
)
def cut_holiday(req: ApiRequest) -> Response:
    return json_answer(msgspec.to_builtins(clocks.cut_holiday(req.store, req.player.id)))


@api.operation("POST", "/me/feed", "A new secret address of your calendar feed", {200: Answer(Feed(), "shown once")})
def make_feed(req: ApiRequest) -> Response:
    token = clocks.new_feed(req.store, req.player.id)
    return json_answer({"address": f"{current_app.config['PUBLIC_URL']}/feed/{token}.ics"})
