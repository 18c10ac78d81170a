"""The shapes of answers; OpenAPI is written from them, and the tests hold each answer against it."""

from __future__ import annotations

from typing import Any

from marshmallow import INCLUDE, fields

from domain.game.event_codec import OF_GAMES
from domain.game.requests import BODIES
from service.api.pace_shapes import LATE
from service.api.shapes import ConditionsShape, Shape, flag, free, instant, one_of


def text_field(help: str = "", **given: Any) -> fields.String:
    """A text in an answer."""
    return fields.String(metadata={"description": help}, **given)


def several(inner: Any, help: str = "", **given: Any) -> fields.List[Any]:
    return fields.List(inner, metadata={"description": help}, **given)


PHASES = ("open", "running", "over", "closed")


class Fault(Shape):
    """A wrong field, by `pointer` into the body or by `parameter` of the address."""

    pointer = text_field()
    parameter = text_field()
    detail = text_field(required=True)


class Since(Shape):
    version = fields.Integer(required=True)
    seat = fields.Integer(required=True, allow_none=True)
    told = several(fields.String(), required=True)


class ProblemShape(Shape):
    """RFC 9457. `code` is stable; programs decide by it and people read `detail`."""

    type = text_field("where the problem is explained", required=True)
    title = text_field(required=True)
    status = fields.Integer(required=True)
    code = text_field(required=True)
    detail = text_field(required=True)
    errors = several(fields.Nested(Fault()), "wrong fields")
    alternatives = several(fields.String(), "sentences that are legal now")
    since = several(fields.Nested(Since()), "what happened since the version named in If-Match, as told to you")
    version = fields.Integer(metadata={"description": "the present version of the game"})
    command = fields.Nested(lambda: CommandShape(), metadata={"description": "the command as it was decided"})


class Me(Shape):
    id = text_field(required=True)
    name = text_field(required=True)


class Revoked(Shape):
    void = fields.Integer(required=True, metadata={"description": "letters that do not work any more"})
    letters = fields.Integer(required=True, metadata={"description": "fresh letters on their way"})


class FinalRank(Shape):
    seat = fields.Integer(required=True)
    name = text_field("who sits there", required=True)
    kind = one_of(("open", "invited", "player", "bot"), required=True)
    yours = flag(required=True)
    asked = flag("the game waits for this seat", required=True)


class PoolHead(Shape):
    """The last commitment and its link: SHA-256 over the link before it and the commitment, and so over all of them."""

    number = fields.Integer(required=True)
    link = text_field(required=True)


class Commitment(Shape):
    number = fields.Integer(required=True)
    commitment = text_field("SHA-256 of a secret seed", required=True)
    link = text_field("SHA-256 over the link before, as 32 bytes, and the commitment, as 32 bytes", required=True)
    made = instant(required=True)
    taken = instant("when a game took it, or it was declared void", required=True, allow_none=True)
    game = text_field("SHA-256 of the id of the game that took it", required=True, allow_none=True)
    use = one_of(("game", "guest", "void", "free"), "`guest`: a game of somebody without an address", required=True)
    forgotten = instant("when a guest's game was forgotten", required=True, allow_none=True)
    void = text_field("why no game may take it", required=True, allow_none=True)
    seed = text_field("shown if it is void", required=True, allow_none=True)


class CommitmentsPage(Shape):
    items = several(fields.Nested(Commitment()), required=True)
    next = fields.Integer(required=True, allow_none=True, metadata={"description": "`from` of the next page"})
    head = fields.Nested(PoolHead(), required=True)
    free = fields.Integer(
        required=True, allow_none=True, metadata={"description": "the number that the next game takes"}
    )


class GameBeacon(Shape):
    chain = text_field("its hash", required=True)
    round = fields.Integer(required=True)
    due = instant(required=True)


class WayShape(Shape):
    word = text_field("what to say", required=True)
    text = text_field("the game it leads to", required=True)


class SequelShape(Shape):
    tale = several(fields.String(), "how it stands", required=True)
    game = text_field("the game that goes on from this one, once it is open", required=True, allow_none=True)
    ways = several(fields.Nested(WayShape()), "the games that may follow", required=True)
    words = several(fields.String(), "what you can still say: POST /games/{game}/next", required=True)


class PaceShape(Shape):
    """Hours. A bank of 0 is no clock."""

    bank = fields.Integer(required=True, metadata={"description": "at the beginning"})
    refund = fields.Integer(required=True, metadata={"description": "paid back for each answer"})
    cap = fields.Integer(required=True, metadata={"description": "the most of the bank for one question"})
    nights = flag("nights, and days without play, do not count", required=True)
    holidays = flag("holidays do not count", required=True)
    late = one_of(LATE, "what is done at the deadline", required=True)


class ScoreShape(Shape):
    seat = fields.Integer(required=True)
    total = fields.Integer(required=True)
    rows = several(
        fields.Tuple((fields.String(), fields.Integer())), "what the total is made of, as counted", required=True
    )


class ResultShape(Shape):
    scores = several(fields.Nested(ScoreShape()), required=True)
    ranking = several(several(fields.Integer()), "groups of seats, the first first", required=True)
    decided_by = text_field("what decided a tie", required=True)
    won = fields.Boolean(required=True, allow_none=True, metadata={"description": "of a solo game"})
    target = fields.Integer(required=True, allow_none=True, metadata={"description": "of a solo game"})


class GameShape(Shape):
    id = text_field(required=True)
    title = text_field(required=True)
    options = free(required=True)
    phase = one_of(PHASES, required=True)
    version = fields.Integer(required=True)
    chain = text_field("head of the chain of hashes", required=True)
    commitment = text_field("SHA-256 of the secret seed, fixed before the opening", required=True)
    number = fields.Integer(required=True, allow_none=True, metadata={"description": "its number in /commitments"})
    beacon = fields.Nested(GameBeacon(), required=True, allow_none=True)
    luck = several(fields.String(), "who has a part in the luck, and who could have chosen it", required=True)
    pace = fields.Integer(required=True, metadata={"description": "hours of the bank at the beginning; 0: no clock"})
    clock = fields.Nested(PaceShape(), required=True)
    public = fields.Boolean(required=True)
    greeting = text_field("the host's own words to who looks at the table", required=True)
    conditions = fields.Nested(ConditionsShape(), required=True)
    word = text_field("of the link to the table; for its host", required=True, allow_none=True)
    places = several(fields.Nested(FinalRank()), required=True)
    result = fields.Nested(ResultShape(), required=True, allow_none=True)
    points_so_far = several(
        fields.Integer(), "by seat, if all agreed to end the game before its end", required=True, allow_none=True
    )
    after = text_field("the game this one goes on from", required=True, allow_none=True)
    sequel = fields.Nested(SequelShape(), required=True, allow_none=True)


class GameLine(Shape):
    id = text_field(required=True)
    number = fields.Integer(required=True)
    title = text_field(required=True)
    phase = one_of(PHASES, required=True)
    version = fields.Integer(required=True)
    seats = fields.Integer(required=True)
    seat = fields.Integer(required=True, allow_none=True, metadata={"description": "your seat"})
    asked = flag("it waits for you", required=True)
    asked_since = instant(required=True, allow_none=True)
    deadline = instant(required=True, allow_none=True)
    prompt = text_field("what you are asked", required=True, allow_none=True)


class GamesPage(Shape):
    items = several(fields.Nested(GameLine()), required=True)
    next = text_field("cursor of the next page", required=True, allow_none=True)


class ViewShape(Shape):
    game = text_field(required=True)
    version = fields.Integer(required=True)
    behind = fields.Integer(
        required=True, metadata={"description": "events that are stored and not shown yet; nearly always 0"}
    )
    seat = fields.Integer(required=True, allow_none=True, metadata={"description": "null: a spectator"})
    asked = several(fields.Integer(), "the seats the game waits for", required=True)
    prompt = text_field("what this seat is asked", required=True, allow_none=True)
    view = fields.Dict(required=True, allow_none=True, metadata={"description": "what this seat may know"})
    text = text_field("the same as a board of letters", required=True)


class CommandInWords(Shape):
    sentence = text_field(required=True)
    command = fields.Dict(required=True, metadata={"component": "Command"})


class LegalCommand(CommandInWords):
    hint = text_field("what it costs and brings", required=True)


class FormShape(Shape):
    type = text_field(required=True)
    sentence = text_field("a pattern", required=True)
    help = text_field(required=True)
    examples = several(fields.Nested(CommandInWords()), required=True)


class LegalShape(Shape):
    game = text_field(required=True)
    version = fields.Integer(required=True)
    seat = fields.Integer(required=True)
    prompt = text_field(required=True, allow_none=True)
    commands = several(fields.Nested(LegalCommand()), required=True)
    forms = several(fields.Nested(FormShape()), "families too large to list", required=True)
    more = several(
        fields.String(),
        "empty if that is all; else the patterns of further ones, which are too many to list and can be said as well",
        required=True,
    )
    undo = flag("can be taken back now", required=True)


class Event(Shape):
    version = fields.Integer(required=True)
    at = instant(required=True)
    seat = fields.Integer(required=True, allow_none=True)
    said = text_field(required=True, allow_none=True)
    kind = one_of(OF_GAMES, required=True)
    undone = flag(required=True)
    told = several(fields.String(), required=True)


class HistoryPage(Shape):
    items = several(fields.Nested(Event()), required=True)
    next = text_field("cursor of the next page", required=True, allow_none=True)


class LineShape(Shape):
    said = text_field(required=True)
    status = one_of(("done", "refused", "not_tried"), required=True)
    version = fields.Integer(required=True, allow_none=True)
    code = text_field(required=True, allow_none=True)
    text = text_field(required=True, allow_none=True)
    alternatives = several(fields.String(), required=True)


class CommandShape(Shape):
    """A command as it was taken in, and what was decided."""

    id = text_field(required=True)
    game = text_field(required=True, allow_none=True)
    kind = one_of(tuple(BODIES), required=True)
    status = one_of(("open", "done", "refused", "parked"), required=True)
    arrived = instant(required=True)
    decided = instant(required=True, allow_none=True)
    version = fields.Integer(required=True, allow_none=True)
    code = text_field(required=True, allow_none=True)
    text = text_field(required=True, allow_none=True)
    lines = several(fields.Nested(LineShape()), required=True)


class PreviewShape(Shape):
    told = several(fields.String(), "what would come of it, as told to you", required=True)
    stopped = flag("it reached luck: what comes after that is not known", required=True)
    view = fields.Dict(required=True, allow_none=True)


class ExportShape(Shape):
    """Checked offline by `posthorn verify`. Its whole JSON Schema: `/api/v1/schemas/game-1.json`."""

    class Meta:
        unknown = INCLUDE

    format = text_field(required=True)
    game = text_field(required=True)
    title = text_field(required=True)
    phase = one_of(PHASES, required=True)
    version = fields.Integer(required=True)
    commitment = text_field(required=True)
    chain = text_field(required=True)
    events = several(fields.Dict(), required=True)


class ProblemKind(Shape):
    code = text_field(required=True)
    status = fields.Integer(required=True)
    title = text_field(required=True)
    help = text_field("what to do", required=True)


class Problems(Shape):
    items = several(fields.Nested(ProblemKind()), required=True)


class RoundPoints(Shape):
    round = fields.Integer(required=True)
    points = several(fields.Integer(), "by seat: what each would have had if the game had ended then", required=True)


class PointsByRound(Shape):
    rounds = several(fields.Nested(RoundPoints()), "none if the title tells of no rounds", required=True)
