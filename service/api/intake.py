"""A change: taken in durably, then answered with 202 and an address, or with the verdict if the request waits."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from flask import Response, request

from domain.game.aggregate import Game
from domain.game.requests import LineVerdict
from service.api import answers
from service.api.api_request import ApiRequest
from service.api.operations import Answer, json_answer
from service.api.problems import Problem
from service.commands import submit as commands
from service.commands.submit import Submission
from service.limits.command_limits import count_command
from service.limits.request_queue import wait_budget
from service.queries import position
from service.queries.people import texts
from service.store.intake import KeyReused, Row

MOST_TOLD = 50  # events that a conflict tells
LONGEST_WAIT = 30.0  # seconds; a longer wish is cut, as RFC 7240 allows
COMMAND_HEADERS = ("Idempotency-Key", "If-Match", "Prefer")
ACCEPTED = {"Location": "where its verdict is told"}
CHANGE = {202: Answer(answers.CommandShape(), "taken in durably, not yet decided", ACCEPTED)}
_KEY = re.compile(r'^"?([\x21\x23-\x7e]{1,128})"?$')
_VERSION = re.compile(r'^"?(\d{1,9})"?$')
_WAIT = re.compile(r"(?:^|[,;\s])wait\s*=\s*\"?(\d{1,6})\"?", re.IGNORECASE)


def submit(
    req: ApiRequest,
    submission: Submission,
    game: Game | None = None,
    seat: int | None = None,
    done: int = 200,
    key: str | None = None,
) -> Response:
    """`key`: of the row, if not the one made from the request's own."""
    expected = expected_version()
    key = key or given_key(req)
    intake = req.store.intake
    if game is not None and expected not in (None, game.version) and (key is None or intake.known(key) is None):
        raise moved_on(req, game, int(expected or 0))
    count_command(req.store, req.player.id)
    try:
        row = commands.submit(
            req.store,
            submission,
            channel="api",
            player=req.player.id,
            game=game.id if game is not None else "",
            seat=seat,
            key=key,
            expected=expected,
            evidence="bearer key",
        )
    except KeyReused:
        raise Problem("key_reused") from None
    return wait_and_answer(req, row, expected, done)


def wait_and_answer(req: ApiRequest, row: Row, expected: int | None = None, done: int = 200) -> Response:
    seconds = wait_preferred()
    if seconds and row.status == "open":
        with wait_budget().of(req.player.id, seconds) as allowed:
            row = req.store.intake.wait(row, allowed) or row
    return verdict_answer(req, row, expected, done)


def wait_preferred() -> float:
    """Seconds of `Prefer: wait=N`; a preference that is not understood is ignored, as RFC 7240 says."""
    found = _WAIT.search(request.headers.get("Prefer", ""))
    return min(float(found[1]), LONGEST_WAIT) if found else 0.0


def idempotency_key() -> str | None:
    given = request.headers.get("Idempotency-Key")
    if given is None:
        return None
    found = _KEY.match(given.strip())
    if not found:
        raise Problem("bad_header", "Idempotency-Key: 1 to 128 visible ASCII characters without spaces or quotes.")
    return found[1]


def expected_version() -> int | None:
    given = request.headers.get("If-Match")
    if given is None or given.strip() == "*":
        return None
    found = _VERSION.match(given.strip())
    if not found:
        raise Problem("bad_header", 'If-Match: the version of the game as its ETag shows it, such as "17".')
    return int(found[1])


def given_key(req: ApiRequest) -> str | None:
    """Keys are a player's own."""
    given = idempotency_key()
    return f"{req.player.id}:{given}" if given is not None else None


def added(req: ApiRequest) -> dict[str, str]:
    """What the caller adds to the luck; never a number of the service's own."""
    if req.body["nonce"]:
        return {"nonce": req.body["nonce"], "source": "given"}
    key = idempotency_key()
    own, source = (key.encode(), "key") if key is not None else (request.get_data(), "body")
    return {"nonce": hashlib.sha256(own).hexdigest(), "source": source}


def verdict_answer(req: ApiRequest, row: Row, expected: int | None, done: int) -> Response:
    document = command_document(row)
    where = {"Location": f"{request.script_root}/api/v1/commands/{row.id}"}
    if row.status == "done":
        return json_answer(document, done, where)
    if row.status != "refused":
        return json_answer(document, 202, where)
    verdict = row.verdict
    assert verdict is not None
    if verdict.code == "version_conflict":
        raise moved_on(req, req.game(row.game), int(expected or 0), document)
    raise Problem(verdict.code, verdict.text, where, command=document, alternatives=list(verdict.alternatives))


def moved_on(req: ApiRequest, game: Game, expected: int, command: dict[str, Any] | None = None) -> Problem:
    """412, with what happened since as the sender is told of it."""
    seat, last = req.seat(game, None), max(expected, game.version - MOST_TOLD)
    with req.moment() as seconds:
        _, told = position.history_since(req.store, game.id, seat, last, MOST_TOLD, seconds)
    names = req.names(game)
    since = [{"version": each.version, "seat": each.seat, "told": texts(each.told, names)} for each in told]
    text = f"It is at version {game.version}, not at {expected}."
    parts = {"command": command} if command is not None else {}
    return Problem("version_conflict", text, {"ETag": f'"{game.version}"'}, version=game.version, since=since, **parts)


def command_document(row: Row) -> dict[str, Any]:
    verdict = row.verdict
    return {
        "id": row.id,
        "game": row.game,
        "kind": row.kind,
        "status": row.status,
        "arrived": row.arrived,
        "decided": row.decided,
        "version": (verdict.version or None) if verdict else None,
        "code": (verdict.code or None) if verdict else None,
        "text": (verdict.text or None) if verdict else None,
        "lines": [_line(line) for line in verdict.lines] if verdict else [],
    }


def _line(line: LineVerdict) -> dict[str, Any]:
    return {
        "said": line.said,
        "status": line.status,
        "version": line.version or None,
        "code": line.code or None,
        "text": line.text or None,
        "alternatives": [],
    }
