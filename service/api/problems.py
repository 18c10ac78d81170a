"""Every way a request can go wrong, as problem+json (RFC 9457): a stable code, its status and what to do about it."""

from __future__ import annotations

from typing import Any

from flask import Flask, Response, request
from msgspec import Struct, json
from werkzeug.exceptions import HTTPException, InternalServerError, ServiceUnavailable

from domain.kernel.shapes import Refused
from service.limits.rate_limits import TooMany
from service.store import counts
from service.store.database import LOST_TOUCH

MEDIA_TYPE = "application/problem+json"


class ProblemKind(Struct, frozen=True):
    status: int
    title: str
    help: str


KINDS: dict[str, ProblemKind] = {
    "bad_json": ProblemKind(400, "The body is not JSON", "Send one JSON object in UTF-8."),
    "bad_header": ProblemKind(400, "A header cannot be read", "Send the header in the form that the detail shows."),
    "bad_cursor": ProblemKind(
        400, "The cursor is not one of ours", "Follow `next` of the page before, or leave it out."
    ),
    "no_key": ProblemKind(
        401, "A key is needed", "Send the header `Authorization: Bearer KEY` with the key of a player."
    ),
    "wrong_key": ProblemKind(401, "The key is not known", "Check the key, or let the operator make a new one."),
    "not_your_seat": ProblemKind(403, "Not a seat of yours", "Name a seat where you sit, or sit down at an open one."),
    "not_yours_to_cancel": ProblemKind(403, "Not your game to cancel", "Only the one who opened a game can cancel it."),
    "not_host": ProblemKind(403, "Not a table of yours", "Only the one who opened a table can let somebody go."),
    "host_stays": ProblemKind(409, "The host cannot leave", "Cancel the game instead."),
    "nobody_there": ProblemKind(404, "Nobody has that seat", "See `seats` of the game."),
    "bad_greeting": ProblemKind(
        400, "Words that cannot stand at a table", "Send one line without an address or a link."
    ),
    "not_public": ProblemKind(
        403, "A table for those who were invited", "Ask its host for the link, and send its `word`."
    ),
    "needs_address": ProblemKind(403, "Only for players with an address", "Give an address first."),
    "needs_games": ProblemKind(403, "Only for players who have finished games", "Finish some at other tables first."),
    "needs_reliability": ProblemKind(403, "Only for players who answer in time", "Sit down at another table."),
    "not_approved": ProblemKind(
        403, "Not a file that the operator has approved", "Name one that is, or leave the option out."
    ),
    "unknown_path": ProblemKind(404, "Nothing is here", "See /api/v1/openapi.json for all paths."),
    "no_such_game": ProblemKind(404, "No such game", "See /api/v1/games for yours and for open ones."),
    "no_such_command": ProblemKind(404, "No such command", "Use the address in the header Location of the answer."),
    "no_such_version": ProblemKind(
        404, "The game was never at that version", "Ask for a version from 1 to the present one."
    ),
    "wrong_method": ProblemKind(405, "The method does not fit", "Use one of the methods in the header Allow."),
    "seat_taken": ProblemKind(409, "The seat is taken", "Sit down at an open seat."),
    "no_open_seat": ProblemKind(409, "No seat is open to you", "Look for another open game, or create one."),
    "not_started": ProblemKind(409, "The game has not begun", "It begins when every seat is taken."),
    "game_has_begun": ProblemKind(409, "The game has begun", "It can be played to its end."),
    "seated_already": ProblemKind(409, "You sit here already", "Go on with the seat you have."),
    "number_taken": ProblemKind(409, "Another game has this seed", "Look at /api/v1/commitments and send it again."),
    "no_seed": ProblemKind(503, "No seed was committed to in time", "Send the order again."),
    "not_over": ProblemKind(409, "The game is not over", "What follows it is said at its end."),
    "nothing_follows": ProblemKind(409, "Nothing follows the game", "Create another game."),
    "goes_on_already": ProblemKind(409, "The table has gone on", "See `sequel.game` of the game."),
    "nobody_goes_on": ProblemKind(409, "Nobody else would go on", "Say `next` whenever you want to go on yourself."),
    "superseded": ProblemKind(
        409, "You have been asked anew since", "Look at the position, then answer what is asked now."
    ),
    "version_conflict": ProblemKind(
        412, "The game has moved on", "Look at `since`, then send again with the new version."
    ),
    "no_such_address": ProblemKind(404, "No such address of yours", "See /api/v1/me/account for yours."),
    "no_such_key": ProblemKind(404, "No such key of yours", "See /api/v1/me/account for the ids of yours."),
    "no_such_device": ProblemKind(404, "No such device of yours", "See /api/v1/me/push for the ids of yours."),
    "no_pushes": ProblemKind(404, "Nothing is pushed here", "This service has no key for it; letters come as before."),
    "too_many_devices": ProblemKind(409, "Too many devices", "Take one away first."),
    "bad_keys": ProblemKind(422, "Not the keys of a device", "Send what PushSubscription.toJSON() gives."),
    "bad_endpoint": ProblemKind(422, "Not an endpoint of pushes", "Send what PushSubscription.toJSON() gives."),
    "no_hooks": ProblemKind(404, "No programs are told here", "This service sends nothing."),
    "no_such_hook": ProblemKind(404, "No such program of yours", "See /api/v1/me/hooks for the ids of yours."),
    "too_many_hooks": ProblemKind(409, "Too many programs", "Take one away first."),
    "bad_hook": ProblemKind(422, "Not a program that can be told", "Send what the detail says."),
    "guests_have_none": ProblemKind(403, "Not for guests", "Give your mail address first."),
    "too_many_trials": ProblemKind(429, "Too many trials", "Try again in an hour."),
    "only_address": ProblemKind(409, "Your only address", "Add another first."),
    "address_known": ProblemKind(409, "Yours already", "Give another address."),
    "too_many_addresses": ProblemKind(409, "Too many addresses", "Take one away first."),
    "too_many_keys": ProblemKind(409, "Too many keys", "Revoke one first."),
    "too_many_letters": ProblemKind(429, "Too many letters", "Ask again later."),
    "too_many_commands": ProblemKind(429, "Too many commands", "Go on later."),
    "too_much_talk": ProblemKind(429, "Too much talk", "Say more later."),
    "bad_words": ProblemKind(422, "Nothing was said, or too much", "Send 1 to 1000 characters that can be shown."),
    "bad_name": ProblemKind(422, "Not a name", "Send 1 to 40 printable characters without address or link."),
    "bad_setting": ProblemKind(422, "Not a setting", "Send what the detail says."),
    "bad_language": ProblemKind(422, "No such language", "Send one that the detail names."),
    "bad_night": ProblemKind(422, "Not a night", "Send hours like 23:00-07:00."),
    "bad_days": ProblemKind(422, "Not days of play", "Send days like mon tue sat."),
    "too_many_changes": ProblemKind(429, "Too many changes", "Try again later, as to your hours in some days."),
    "bad_zone": ProblemKind(422, "No such time zone", "Send one like Europe/Prague."),
    "too_big": ProblemKind(413, "The body is too big", "A command is a sentence or a small object."),
    "wrong_media_type": ProblemKind(415, "The body is not declared as JSON", "Send `Content-Type: application/json`."),
    "bad_shape": ProblemKind(422, "The request does not have the right shape", "Correct what `errors` lists."),
    "key_reused": ProblemKind(
        422, "The Idempotency-Key was used for another request", "Use a new key for each new command."
    ),
    "no_such_title": ProblemKind(422, "No such title", "See /api/v1/titles for what can be played."),
    "no_such_player": ProblemKind(422, "No such player", "A player sees the own id at /api/v1/me."),
    "no_such_way": ProblemKind(422, "The game does not go on in that way", "See `sequel.ways` of the game."),
    "other_title": ProblemKind(
        422, "A command of another title", "See the commands of this game's title in /api/v1/titles."
    ),
    "not_invited": ProblemKind(422, "They are not invited", "Leave that seat open, or invite somebody else."),
    "too_many_invitations": ProblemKind(429, "Too many invitations", "Wait, or leave seats open for anybody."),
    "too_many_games": ProblemKind(429, "Too many games", "Play those that you have; try again later."),
    "bad_address": ProblemKind(422, "No mail address", "Send an address such as ann@example.org."),
    "bad_beacon": ProblemKind(422, "No round to wait for", "Name a round of the chain that is due soon."),
    "bad_option": ProblemKind(
        422, "The options do not fit the title", "See /api/v1/titles for the options of each title."
    ),
    "bad_seats": ProblemKind(
        422, "The number of seats does not fit", "See /api/v1/titles for the seats of each title."
    ),
    "refused": ProblemKind(422, "The rules refuse it", "Send one of `alternatives`."),
    "no_holiday_now": ProblemKind(422, "You are on no holiday", "Book one with POST /me/holiday."),
    "not_understood": ProblemKind(422, "The sentence is not understood", "Send one of `alternatives`."),
    "ambiguous": ProblemKind(422, "The sentence has two meanings", "Say which of the two is meant."),
    "not_your_turn": ProblemKind(422, "It is not your turn", "Wait until you are asked."),
    "not_now": ProblemKind(422, "That is not an answer to what you are asked", "Send one of `alternatives`."),
    "game_over": ProblemKind(422, "The game is over", "Its result and its history stay readable."),
    "nothing_to_undo": ProblemKind(422, "There is nothing to take back", "Only your own last move can be taken back."),
    "cannot_undo": ProblemKind(
        422, "It cannot be taken back", "Luck, a reveal or the act of another seat stands in the way."
    ),
    "not_confirmed": ProblemKind(422, "It has to be confirmed", "Send the first of `alternatives` to do it."),
    "too_many_streams": ProblemKind(503, "Too many streams are open", "Ask again in some seconds."),
    "failure": ProblemKind(
        500, "A fault of the service", "It was logged. Send the same request with the same Idempotency-Key."
    ),
    "busy": ProblemKind(
        503, "The store does not answer", "Send the same request again, with the same Idempotency-Key."
    ),
}


class Problem(Exception):
    """Raised anywhere below a request; `parts` are further members of the answer."""

    def __init__(self, code: str, detail: str = "", headers: dict[str, str] | None = None, **parts: Any) -> None:
        super().__init__(code)
        self.code, self.detail, self.headers, self.parts = code, detail, headers or {}, parts

    @property
    def kind(self) -> ProblemKind:
        """A code of a title's rules is of the kind `refused` and keeps its code."""
        return KINDS.get(self.code, KINDS["refused"])

    def document(self) -> dict[str, Any]:
        name = self.code if self.code in KINDS else "refused"
        return {
            "type": f"{request.script_root}/api/v1/problems/{name}",
            "title": self.kind.title,
            "status": self.kind.status,
            "code": self.code,
            "detail": self.detail or self.kind.help,
            **self.parts,
        }

    def answer(self) -> Response:
        response = Response(json.encode(self.document()), self.kind.status, content_type=MEDIA_TYPE)
        response.headers.update(self.headers)
        if self.kind.status == 401:
            response.headers["WWW-Authenticate"] = 'Bearer realm="posthorn"'
        if self.kind.status == 503:
            response.headers["Retry-After"] = "1"
        if self.kind.status == 429:
            response.headers.setdefault("Retry-After", "3600")
        return response


BY_STATUS = {404: "unknown_path", 405: "wrong_method", 413: "too_big", 415: "wrong_media_type"}


def handle_problems(app: Flask, prefix: str) -> None:
    """Inside the API every error is a problem document, also those that Flask or the store raise."""

    @app.errorhandler(Problem)
    def problem(error: Problem) -> Response:
        return error.answer()

    def page(error: Exception) -> Response | None:
        """Outside the API people read it."""
        made: Response | None = None if (shown := app.extensions.get("error_page")) is None else shown(error)
        return made

    @app.errorhandler(Refused)
    def refused(error: Refused) -> Response:
        if (found := page(error)) is not None:
            return found
        later = {"Retry-After": str(error.retry_after)} if isinstance(error, TooMany) else {}
        return Problem(error.code, error.text, later).answer()

    @app.errorhandler(HTTPException)
    def http_error(error: HTTPException) -> Response | HTTPException:
        if not request.path.startswith(prefix) or (error.code or 500) < 400:
            return page(error) or error  # or a redirect to the same path in its proper form
        code = BY_STATUS.get(error.code or 500, "bad_json" if (error.code or 500) < 500 else "failure")
        allow = {"Allow": ", ".join(sorted(getattr(error, "valid_methods", None) or ()))} if error.code == 405 else {}
        return Problem(code, headers=allow).answer()

    @app.errorhandler(Exception)
    def fault(error: Exception) -> Response | HTTPException:
        app.logger.error("fault at %s %s", request.method, request.path, exc_info=error)
        away = isinstance(error, LOST_TOUCH)
        if away:
            counts.tally(counts.DATABASE_ERRORS)
        if not request.path.startswith(prefix):
            return page(error) or (ServiceUnavailable() if away else InternalServerError())
        return Problem("busy" if away else "failure").answer()
