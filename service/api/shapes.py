"""The shapes of requests that are the same for all titles; they check them, and OpenAPI is written from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from marshmallow import RAISE, Schema, ValidationError, fields, validate, validates_schema

from domain.game.luck.beacon import CHAINS
from domain.game.names import LONGEST_GREETING
from domain.titles.shelf import titles
from service.api.pace_shapes import PaceWish
from service.mail.outgoing.hooking import GROUPS, HOSTED_GROUPS
from service.mail.outgoing.web_hooks import SHAPES

PRINTABLE = validate.Regexp(r"^[^\x00-\x1f\x7f]*\Z", error="No control characters, please.")


def text(longest: int, shortest: int = 0, help: str = "", further: Any = None, **given: Any) -> fields.String:
    """`further`: what the document says beyond what is checked here."""
    checks = [validate.Length(shortest, longest), PRINTABLE]
    return fields.String(validate=checks, metadata={"description": help, "further": further or {}}, **given)


def nonce() -> fields.String:
    left_out = "if left out, it is SHA-256 of the Idempotency-Key, or of the body if there is none"
    about = {"description": f"what you add to the luck, letters and digits; {left_out}"}
    check = validate.Regexp(r"^[A-Za-z0-9_-]{0,64}\Z", error="Letters, digits, - and _, 64 at most.")
    return fields.String(validate=check, load_default="", metadata=about)


def whole(low: int, high: int, help: str = "", **given: Any) -> fields.Integer:
    return Whole(validate=validate.Range(low, high), metadata={"description": help}, **given)


def flag(help: str = "", **given: Any) -> fields.Boolean:
    return fields.Boolean(truthy={True}, falsy={False}, metadata={"description": help}, **given)


def instant(help: str = "", **given: Any) -> fields.String:
    """A moment of world time in an answer."""
    return fields.String(metadata={"description": help, "further": {"format": "date-time"}}, **given)


def one_of(choices: Sequence[str], help: str = "", **given: Any) -> fields.String:
    return fields.String(validate=validate.OneOf(choices), metadata={"description": help}, **given)


def free(help: str = "", **given: Any) -> fields.Dict:
    """An object whose members a title decides."""
    return fields.Dict(keys=fields.String(), metadata={"description": help}, **given)


class Whole(fields.Integer):
    """As JSON Schema has it: 4.0 is a whole number; "4" and true are none."""

    def _validated(self, value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int | float) or value != value // 1:
            raise self.make_error("invalid", input=value)
        return int(value)


class Shape(Schema):
    FURTHER: ClassVar[dict[str, Any]] = {}  # what JSON Schema can say of the whole object

    class Meta:
        unknown = RAISE


# requests


class SeatWish(Shape):
    """Who shall sit in a seat: whoever comes (`{}`), one player (`player` or `mail`), or a bot (`bot`)."""

    player = text(40, 1, "the id of the one player it is kept for")
    mail = text(254, 3, "the address of the one it is kept for; a letter invites")
    bot = fields.String(validate=validate.OneOf(["sensible"]), metadata={"description": "a bot that plays for itself"})
    FURTHER: ClassVar = {"maxProperties": 1}

    @validates_schema
    def one_of_them(self, data: dict[str, Any], **_: Any) -> None:
        if len(data) > 1:
            raise ValidationError("A seat is kept for one only: send `player`, `mail` or `bot`.")


class BeaconRound(Shape):
    """A round of drand, the public beacon."""

    chain = fields.String(required=True, validate=validate.OneOf(list(CHAINS)), metadata={"description": "its chain"})
    round = whole(1, 2**31 - 1, "its number; it must be due after the opening, within 31 days", required=True)


class ConditionsShape(Shape):
    """Who may sit down at a table, beyond those who are invited."""

    address = flag("only players who have given an address", load_default=False)
    finished = whole(0, 50, "only players who have finished so many games", load_default=0)
    missed = fields.Integer(
        validate=validate.Range(0, 50),
        load_default=None,
        allow_none=True,
        metadata={"description": "only players who have missed at most so many deadlines in their last 50 games"},
    )


class NewGame(Shape):
    title = text(40, 1, "the id of a title", {"enum": list(titles)}, required=True)
    options = free("see the schema in /api/v1/titles", load_default=dict)
    seats = fields.List(
        fields.Nested(SeatWish()),
        required=True,
        validate=validate.Length(1, 8),
        metadata={"description": "one entry a seat"},
    )
    sit = flag("take the first seat kept for you, or else the first open one", load_default=True)
    pace = PaceWish(load_default="steady")
    public = flag("listed, and open to anybody; else to those invited and who have its link", load_default=True)
    conditions = fields.Nested(
        ConditionsShape(),
        load_default={"address": False, "finished": 0, "missed": None},
        metadata={"description": "who may sit down"},
    )
    greeting = fields.String(
        validate=validate.Length(0, LONGEST_GREETING),
        load_default="",
        metadata={
            "description": "your own words to who looks at the table or is invited: one line, no address, no link"
        },
    )
    nonce = nonce()
    number = whole(0, 2**31 - 1, "`free` of /commitments: open the game only with this seed", load_default=0)
    beacon = fields.Nested(
        BeaconRound(),
        load_default=None,
        allow_none=True,
        metadata={"description": "a round of drand to come, added to the luck; the game begins when it is out"},
    )


class SitDown(Shape):
    seat = whole(0, 7, "which seat; the first that fits if left out", load_default=None)
    word = text(40, 0, "the last part of the link to the table, if it is not public", load_default="")
    nonce = nonce()


class GoOn(Shape):
    word = fields.String(
        validate=validate.OneOf(["next", "again", "no"]),
        load_default="next",
        metadata={"description": "a word of `sequel.ways` of the game, or `no`"},
    )
    nonce = nonce()


class Sentence(Shape):
    """A sentence or a structured command; exactly one of the two."""

    WAYS: ClassVar[tuple[str, ...]] = ("say", "command")
    FURTHER: ClassVar = {"oneOf": [{"required": [way]} for way in ("say", "command")]}
    say = text(500, 1, "a sentence, such as `take R3 to A1`")
    command = fields.Dict(keys=fields.String(), metadata={"component": "Command"})
    seat = whole(0, 7, "your seat, if you have several", load_default=None)

    @validates_schema
    def exactly_one(self, data: dict[str, Any], **_: Any) -> None:
        if sum(way in data for way in self.WAYS) != 1:
            raise ValidationError(f"Send exactly one of {', '.join(self.WAYS)}.")


class Preview(Sentence):
    """A sentence or a structured command, and what is tried before it."""

    after = fields.List(
        text(500, 1),
        validate=validate.Length(0, 20),
        load_default=list,
        metadata={"description": "sentences tried first, as far as all that comes of each is foreseen"},
    )


class TypedLine(Sentence):
    """A sentence, several sentences, or a structured command; exactly one of the three. `undo` is a sentence too."""

    WAYS: ClassVar = ("say", "lines", "command")
    FURTHER: ClassVar = {"oneOf": [{"required": [way]} for way in ("say", "lines", "command")]}
    lines = fields.List(
        text(500, 1),
        validate=validate.Length(1, 20),
        metadata={
            "description": "several sentences: the moves all or nothing, up to the point where luck or a secret"
            " shows; votes and other lines of the table on their own"
        },
    )


class Undo(Shape):
    seat = whole(0, 7, "your seat, if you have several", load_default=None)


class SettingsShape(Shape):
    """What is empty is as usual again."""

    language = text(
        10,
        0,
        "one of en, cs, fr, ru: words you may use, as those of the others; letters and pages are in English",
    )
    zone = text(64, 0, "a time zone such as Europe/Prague")
    night = text(20, 0, "hours in which clocks stand still, such as 23:00-07:00")
    play_days = text(80, 0, "days of the week on which you play, such as mon tue sat")
    letters = text(10, 0, "all, turns or none")
    digest = text(10, 0, "the time of one letter a day, such as 07:00")
    quiet = text(20, 0, "hours without letters, such as 22:00-07:00")
    bundle = text(10, 0, "minutes for which turns are gathered into one letter")
    hold = text(10, 0, "seconds before a turn is mailed")
    paused_until = text(20, 0, "no letters before this date, such as 2026-12-24")
    receipts = text(10, 0, "yes or no: a letter for each mail whose moves were done as said")
    pictures = text(10, 0, "yes or no")
    push = text(10, 0, "well: devices are told beside letters; instead: in place of them")
    push_kinds = text(20, 0, "of what devices are told: turns games table, or some of these; or none")
    invitations = text(10, 0, "all or never")
    mail_trust = text(10, 0, "yes: whoever holds a letter of yours may answer it for you")


class AccountChange(Shape):
    name = text(40, 1, "as others at the table see you")
    settings = fields.Nested(SettingsShape(), load_default={}, metadata={"description": "those to be changed"})


class Address(Shape):
    address = text(254, 3, "a mail address", required=True)


class DeviceKeys(Shape):
    p256dh = text(100, 1, "its public key", required=True)
    auth = text(40, 1, "its secret", required=True)


class NewDevice(Shape):
    """What PushSubscription.toJSON() gives, and a name."""

    endpoint = text(1000, 1, "where its maker takes pushes", required=True)
    keys = fields.Nested(DeviceKeys(), required=True)
    name = text(60, 0, "what you call it", load_default="")


SCOPES = ("mine", "hosted")


class NewHook(Shape):
    """A program that is told by requests."""

    url = text(1000, 1, "where it takes them: https, on port 443 or 8443", required=True)
    of = one_of(SCOPES, "of your own seats, or of the tables that you host", load_default="mine")
    kinds = fields.List(
        one_of((*GROUPS, *HOSTED_GROUPS)),
        validate=validate.Length(0, 6),
        load_default=list,
        metadata={
            "description": f"of what: {', '.join(GROUPS)}; of tables that you host {', '.join(HOSTED_GROUPS)}; of all"
            " if left out"
        },
    )
    shape = one_of(("", *SHAPES), "as which program takes it; chats are known by their address", load_default="")
    name = text(60, 0, "what you call it; its host if left out", load_default="")


class KeyName(Shape):
    name = text(40, 0, "what the key is for", load_default="")


class Words(Shape):
    words = fields.String(required=True, validate=validate.Length(1, 1000), metadata={"description": "what you say"})
    private = flag("a note that you alone see", load_default=False)


class Revoke(Shape):
    game = text(40, 1, "the letters of this game only; of all games if left out")


# what stands behind the question mark


class PageQuery(Shape):
    limit = fields.Integer(
        validate=validate.Range(1, 100), load_default=20, metadata={"description": "entries on a page"}
    )
    cursor = text(200, 1, "`next` of the page before")


class CommitmentsQuery(Shape):
    first = fields.Integer(
        data_key="from",
        validate=validate.Range(1, 2**31 - 1),
        load_default=1,
        metadata={"description": "the first number wanted"},
    )
    limit = fields.Integer(
        validate=validate.Range(1, 500), load_default=100, metadata={"description": "entries on a page"}
    )


class GamesQuery(PageQuery):
    which = fields.String(
        validate=validate.OneOf(["mine", "open"]),
        load_default="mine",
        metadata={"description": "mine, most urgent first; or open ones, where you can sit down"},
    )
    title = text(40, 1, "only games of this title")


class SeatQuery(Shape):
    seat = fields.Integer(
        validate=validate.Range(0, 7), load_default=None, metadata={"description": "your seat, if you have several"}
    )


class ViewQuery(SeatQuery):
    version = fields.Integer(
        validate=validate.Range(1, 1_000_000), load_default=None, metadata={"description": "a past position"}
    )


class HistoryQuery(SeatQuery):
    limit = fields.Integer(
        validate=validate.Range(1, 500), load_default=100, metadata={"description": "entries on a page"}
    )
    cursor = text(200, 1, "`next` of the page before")
