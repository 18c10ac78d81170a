"""The shapes of answers about oneself, and of talk at a table."""

from __future__ import annotations

from marshmallow import fields

from domain.game.event_codec import OF_GAMES
from service.api.answers import PHASES, several, text_field
from service.api.shapes import SCOPES, Shape, flag, free, instant, one_of
from service.mail.outgoing.hooking import GROUPS, HOSTED_GROUPS
from service.mail.outgoing.web_hooks import SHAPES

# what the type of a happening may be
TYPES = (
    "trial", *(f"game.{kind}" for kinds in GROUPS.values() for kind in kinds),
    *(kind.replace("game.", "table.") for kind in OF_GAMES),
)  # fmt: skip


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


class OwnHook(Shape):
    id = text_field("to take it away by", required=True)
    name = text_field(required=True)
    host = text_field("of its address; the rest is shown to nobody", required=True)
    shape = one_of(SHAPES, required=True)
    of = one_of(SCOPES, "of your own seats, or of the tables that you host", required=True)
    kinds = several(one_of((*GROUPS, *HOSTED_GROUPS)), "of what it is told; of all if there are none", required=True)
    made = instant(required=True)
    used = text_field("when it took something last; empty if it never did", required=True)
    ended = text_field("since when it is told nothing any more; empty if it is", required=True)
    reason = text_field("why it did not take what it was told last", required=True)


class OwnHooks(Shape):
    hooks = several(fields.Nested(OwnHook()), required=True)


class NewHookAnswer(OwnHooks):
    id = text_field("of the new one", required=True)
    secret = text_field("to check signatures with; shown this once", required=True)


class HappeningData(Shape):
    """`heading` and `line` are for people, the rest for programs: as much as your seat may know, or of a table that you
    host as much as anybody may."""

    heading = text_field("title, number and name of the game", required=True)
    line = text_field("what happened, in a sentence or two", required=True)
    url = text_field("the page of the game", required=True)
    game = text_field("its id")
    title = text_field("its title")
    phase = one_of(PHASES, "now")
    version = fields.Integer(metadata={"description": "of the game, by what happened"})
    seat = fields.Integer(allow_none=True, metadata={"description": "your seat; null of a table that you host"})
    names = several(fields.String(), "who sits where")
    happened = one_of(OF_GAMES, "as in the history", allow_none=True)
    by = fields.Integer(allow_none=True, metadata={"description": "the seat whose doing it was"})
    told = several(fields.String(), "what happened, as your seat is told, or anybody")
    asked = flag("the game waits for your seat now")
    deadline = instant(allow_none=True)
    words = text_field("what was said at the table")


class Happening(Shape):
    """What a program of yours is sent."""

    type = one_of(TYPES, required=True)
    timestamp = instant(required=True)
    data = fields.Nested(HappeningData(), required=True)


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
    hooks = several(fields.Nested(OwnHook()), "programs told by requests", required=True)


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
