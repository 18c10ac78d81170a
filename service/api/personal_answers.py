"""The shapes of answers about oneself, and of talk at a table."""

from __future__ import annotations

from marshmallow import fields

from service.api.answers import several, told
from service.api.shapes import Shape, free


class OwnAddress(Shape):
    address = told(required=True)
    confirmed = fields.Boolean(required=True)


class OwnKey(Shape):
    id = told("to revoke it by", required=True)
    name = told(required=True)
    made = told(required=True)


class OwnSession(Shape):
    id = told(required=True)
    browser = told(required=True)
    made = told(required=True)
    used = told(required=True)


class Account(Shape):
    id = told(required=True)
    name = told(required=True)
    guest = fields.Boolean(required=True, metadata={"description": "has given no address"})
    addresses = several(fields.Nested(OwnAddress()), required=True)
    settings = free(required=True)
    muted = several(fields.String(), "games", required=True)
    keys = several(fields.Nested(OwnKey()), required=True)
    sessions = several(fields.Nested(OwnSession()), required=True)


class NewKey(Shape):
    key = told("shown this once", required=True)


class Everything(Account):
    format = told(required=True)
    made = told(required=True)
    events = several(free(), required=True)
    games = several(free(), required=True)
    talk = several(free(), required=True)
    letters = several(free(), required=True)


class TalkLine(Shape):
    seat = fields.Integer(required=True, allow_none=True)
    words = told(required=True)
    private = fields.Boolean(required=True)
    at = told(required=True)


class TalkPage(Shape):
    items = several(fields.Nested(TalkLine()), required=True)
    next = told(required=True, allow_none=True)


class Talked(Shape):
    words = told(required=True)
    private = fields.Boolean(required=True)
