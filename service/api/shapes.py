"""The shapes of requests and answers that are the same for all titles; OpenAPI is written from them."""

from __future__ import annotations

from typing import Any, ClassVar

from marshmallow import INCLUDE, RAISE, Schema, ValidationError, fields, validate, validates_schema

from domain.titles import titles

PRINTABLE = validate.Regexp(r"^[^\x00-\x1f\x7f]*\Z", error="No control characters, please.")


def text(longest: int, shortest: int = 0, help: str = "", **given: Any) -> fields.String:
    checks = [validate.Length(shortest, longest), PRINTABLE]
    return fields.String(validate=checks, metadata={"description": help}, **given)


def whole(low: int, high: int, help: str = "", **given: Any) -> fields.Integer:
    return Whole(validate=validate.Range(low, high), metadata={"description": help}, **given)


def flag(help: str = "", **given: Any) -> fields.Boolean:
    return fields.Boolean(truthy={True}, falsy={False}, metadata={"description": help}, **given)


def told(help: str = "", **given: Any) -> fields.String:
    """A text in an answer."""
    return fields.String(metadata={"description": help}, **given)


def several(inner: Any, help: str = "", **given: Any) -> fields.List[Any]:
    return fields.List(inner, metadata={"description": help}, **given)


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
    """Who shall sit in a seat: nobody yet (`{}`: open to all), one player (`player`), or a bot (`bot`)."""

    player = text(40, 1, "the id of the one player it is kept for")
    bot = fields.String(validate=validate.OneOf(["sensible"]), metadata={"description": "a bot that plays for itself"})
    FURTHER: ClassVar = {"not": {"required": ["player", "bot"]}}

    @validates_schema
    def one_of_them(self, data: dict[str, Any], **_: Any) -> None:
        if "player" in data and "bot" in data:
            raise ValidationError("A seat is kept for a player or for a bot, not for both.")


class NewGame(Shape):
    title = text(40, 1, "the id of a title", required=True)
    title.metadata["further"] = {"enum": list(titles)}  # another one is no wrong shape but a problem of its own
    options = free("see the schema in /api/v1/titles", load_default=dict)
    seats = fields.List(
        fields.Nested(SeatWish()),
        required=True,
        validate=validate.Length(1, 8),
        metadata={"description": "one entry a seat"},
    )
    sit = flag("take the first seat kept for you, or else the first open one", load_default=True)
    pace = whole(1, 8760, "hours a player has for an answer", load_default=72)
    nonce = text(80, 0, "your part of the luck; made for you if left out", load_default="")


class SitDown(Shape):
    seat = whole(0, 7, "which seat; the first that fits if left out", load_default=None)
    nonce = text(80, 0, "your part of the luck; made for you if left out", load_default="")


class Sentence(Shape):
    """A sentence or a structured command; exactly one of the two."""

    WAYS: ClassVar = ("say", "command")
    FURTHER: ClassVar = {"oneOf": [{"required": [way]} for way in ("say", "command")]}
    say = text(500, 1, "a sentence, such as `take R3 to A1`")
    command = fields.Dict(keys=fields.String(), metadata={"component": "Command"})
    seat = whole(0, 7, "your seat, if you have several", load_default=None)

    @validates_schema
    def exactly_one(self, data: dict[str, Any], **_: Any) -> None:
        if sum(way in data for way in self.WAYS) != 1:
            raise ValidationError(f"Send exactly one of {', '.join(self.WAYS)}.")


class Said(Sentence):
    """A sentence, several sentences, or a structured command; exactly one of the three. `undo` is a sentence too."""

    WAYS: ClassVar = ("say", "lines", "command")
    FURTHER: ClassVar = {"oneOf": [{"required": [way]} for way in ("say", "lines", "command")]}
    lines = fields.List(
        text(500, 1),
        validate=validate.Length(1, 20),
        metadata={"description": "several sentences: all or nothing up to the point where luck or a secret shows"},
    )


class Undo(Shape):
    seat = whole(0, 7, "your seat, if you have several", load_default=None)


# what stands behind the question mark


class PageQuery(Shape):
    limit = fields.Integer(
        validate=validate.Range(1, 100), load_default=20, metadata={"description": "entries on a page"}
    )
    cursor = text(200, 1, "`next` of the page before")


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


# answers


class ProblemShape(Shape):
    """RFC 9457. `code` is stable; programs decide by it and people read `detail`."""

    type = told("where the problem is explained", required=True)
    title = told(required=True)
    status = fields.Integer(required=True)
    code = told(required=True)
    detail = told(required=True)
    errors = several(fields.Dict(), "wrong fields: `pointer` into the body (or `parameter`) and `detail`")
    alternatives = several(fields.String(), "sentences that are legal now")
    since = several(fields.Dict(), "what happened since the version named in If-Match, as told to you")
    version = fields.Integer(metadata={"description": "the present version of the game"})
    command = fields.Dict(metadata={"description": "the command as it was decided"})


class Me(Shape):
    id = told(required=True)
    name = told(required=True)


class TitleShape(Shape):
    id = told(required=True)
    name = told(required=True)
    label = told("where its content comes from", required=True)
    seats = several(fields.Integer(), "numbers of seats it can be played with", required=True)
    rules_version = told(required=True)
    options = free("JSON Schema of the options", required=True)
    commands = several(fields.Dict(), "`type`, `sentence` pattern, `help`, JSON `schema`", required=True)


class Titles(Shape):
    items = several(fields.Nested(TitleShape()), required=True)


class Place(Shape):
    seat = fields.Integer(required=True)
    name = told("who sits there", required=True)
    kind = told("open, invited, player or bot", required=True)
    yours = flag(required=True)
    asked = flag("the game waits for this seat", required=True)


class GameShape(Shape):
    id = told(required=True)
    title = told(required=True)
    options = free(required=True)
    phase = told("open, running, over or closed", required=True)
    version = fields.Integer(required=True)
    chain = told("head of the chain of hashes", required=True)
    commitment = told("SHA-256 of the secret seed, fixed at the opening", required=True)
    pace = fields.Integer(required=True, allow_none=True)
    places = several(fields.Nested(Place()), required=True)
    result = fields.Dict(required=True, allow_none=True)


class GameLine(Shape):
    id = told(required=True)
    number = fields.Integer(required=True)
    title = told(required=True)
    phase = told(required=True)
    version = fields.Integer(required=True)
    seats = fields.Integer(required=True)
    seat = fields.Integer(required=True, allow_none=True, metadata={"description": "your seat"})
    asked = flag("it waits for you", required=True)
    asked_since = told(required=True, allow_none=True)
    deadline = told(required=True, allow_none=True)
    prompt = told("what you are asked", required=True, allow_none=True)


class GamesPage(Shape):
    items = several(fields.Nested(GameLine()), required=True)
    next = told("cursor of the next page", required=True, allow_none=True)


class ViewShape(Shape):
    game = told(required=True)
    version = fields.Integer(required=True)
    seat = fields.Integer(required=True, allow_none=True, metadata={"description": "null: a spectator"})
    asked = several(fields.Integer(), "the seats the game waits for", required=True)
    prompt = told("what this seat is asked", required=True, allow_none=True)
    view = fields.Dict(required=True, allow_none=True, metadata={"description": "what this seat may know"})
    text = told("the same as a board of letters", required=True)


class LegalShape(Shape):
    game = told(required=True)
    version = fields.Integer(required=True)
    seat = fields.Integer(required=True)
    prompt = told(required=True, allow_none=True)
    commands = several(fields.Dict(), "`sentence` and `command`", required=True)
    forms = several(fields.Dict(), "families too large to list: `type`, `sentence`, `help`, `examples`", required=True)
    undo = flag("can be taken back now", required=True)


class Event(Shape):
    version = fields.Integer(required=True)
    at = told(required=True)
    seat = fields.Integer(required=True, allow_none=True)
    said = told(required=True, allow_none=True)
    kind = told(required=True)
    undone = flag(required=True)
    told = several(fields.String(), required=True)


class HistoryPage(Shape):
    items = several(fields.Nested(Event()), required=True)
    next = told("cursor of the next page", required=True, allow_none=True)


class LineShape(Shape):
    said = told(required=True)
    status = told("done, refused or not_tried", required=True)
    version = fields.Integer(required=True, allow_none=True)
    code = told(required=True, allow_none=True)
    text = told(required=True, allow_none=True)
    alternatives = several(fields.String(), required=True)


class CommandShape(Shape):
    """A command as it was taken in, and what was decided."""

    id = told(required=True)
    game = told(required=True, allow_none=True)
    kind = told(required=True)
    status = told("open, done, refused or parked", required=True)
    arrived = told(required=True)
    decided = told(required=True, allow_none=True)
    version = fields.Integer(required=True, allow_none=True)
    code = told(required=True, allow_none=True)
    text = told(required=True, allow_none=True)
    lines = several(fields.Nested(LineShape()), required=True)


class PreviewShape(Shape):
    told = several(fields.String(), "what would come of it, as told to you", required=True)
    stopped = flag("it reached luck: what comes after that is not known", required=True)
    view = fields.Dict(required=True, allow_none=True)


class ExportShape(Shape):
    """Checked offline by `posthorn verify`."""

    class Meta:
        unknown = INCLUDE

    format = told(required=True)
    game = told(required=True)
    title = told(required=True)
    phase = told(required=True)
    version = fields.Integer(required=True)
    commitment = told(required=True)
    chain = told(required=True)
    events = several(fields.Dict(), required=True)


class ProblemKind(Shape):
    code = told(required=True)
    status = fields.Integer(required=True)
    title = told(required=True)
    help = told("what to do", required=True)


class Problems(Shape):
    items = several(fields.Nested(ProblemKind()), required=True)
