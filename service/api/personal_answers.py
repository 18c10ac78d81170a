"""The shapes of answers about oneself, and of talk at a table."""

from __future__ import annotations

from marshmallow import fields

from service.api.answers import several, text_field
from service.api.shapes import Shape, free, instant


class OwnAddress(Shape):
    address = text_field(required=True)
    confirmed = fields.Boolean(required=True)


class OwnKey(Shape):
    id = text_field("to revoke it by", required=True)
    name = text_field(required=True)
    made = instant(required=True)


class OwnSession(Shape):
    id = text_field(required=True)
    browser = text_field(required=True)
    made = instant(required=True)
    used = instant(required=True)


class OwnDevice(Shape):
    id = text_field("to take it away by", required=True)
    name = text_field(required=True)
    made = instant(required=True)
    used = text_field("when it was told last; empty if it never was", required=True)


class OwnDevices(Shape):
    key = text_field("the key of this service, for pushManager.subscribe", required=True)
    devices = several(fields.Nested(OwnDevice()), required=True)


class Account(Shape):
    id = text_field(required=True)
    name = text_field(required=True)
    guest = fields.Boolean(required=True, metadata={"description": "has given no address"})
    addresses = several(fields.Nested(OwnAddress()), required=True)
    settings = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata={"description": "by name"},
    )
    muted = several(fields.String(), "games", required=True)
    keys = several(fields.Nested(OwnKey()), required=True)
    sessions = several(fields.Nested(OwnSession()), required=True)
    devices = several(fields.Nested(OwnDevice()), "told by pushes", required=True)


class NewKey(Shape):
    key = text_field("shown this once", required=True)


class Everything(Account):
    format = text_field(required=True)
    made = instant(required=True)
    events = several(free(), required=True)
    games = several(free(), required=True)
    talk = several(free(), required=True)
    letters = several(free(), required=True)


class TalkLine(Shape):
    seat = fields.Integer(required=True, allow_none=True)
    words = text_field(required=True)
    private = fields.Boolean(required=True)
    at = instant(required=True)


class TalkPage(Shape):
    items = several(fields.Nested(TalkLine()), required=True)
    next = text_field(required=True, allow_none=True)


class Talked(Shape):
    words = text_field(required=True)
    private = fields.Boolean(required=True)
