"""The request headers of HTTP that the API understands: Prefer, Idempotency-Key, If-Match, If-None-Match; cursors."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Annotated, Any

import msgspec
from flask import request

from service.api.problems import Problem

LONGEST_WAIT = 30.0  # seconds; a longer wish is cut, as RFC 7240 allows

_KEY = re.compile(r'^"?([\x21\x23-\x7e]{1,128})"?$')
_VERSION = re.compile(r'^"?(\d{1,9})"?$')
_NUMBER = re.compile("[0-9]{1,18}")
_WAIT = re.compile(r"(?:^|[,;\s])wait\s*=\s*\"?(\d{1,6})\"?", re.IGNORECASE)


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


def last_event_id() -> int | None:
    given = request.headers.get("Last-Event-ID")
    if not given:
        return None
    if not _NUMBER.fullmatch(given):
        raise Problem("bad_header", "Last-Event-ID: the `id` of an event, which is a number.")
    return int(given)


def etag(version: int) -> str:
    return f'"{version}"'


def is_unchanged(tag: str) -> bool:
    given = request.headers.get("If-None-Match", "")
    return given.strip() == "*" or tag in (part.strip().removeprefix("W/") for part in given.split(","))


def table_word() -> str:
    """The last part of the link to a table that is not listed, as its people pass it on."""
    return request.headers.get("Table-Word", "").strip()


def cursor(**position: Any) -> str:
    return base64.urlsafe_b64encode(msgspec.json.encode(position)).decode().rstrip("=")


Position = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]  # what a column of whole numbers holds

Moment = Annotated[str, msgspec.Meta(pattern=r"^[0-9TZ:.-]{0,40}$")]  # an instant, as rows are put in order by it


def read_cursor(given: str | None, name: str, kind: Any) -> Any:
    """The position a cursor names; None for the beginning."""
    if given is None:
        return None
    try:
        data = base64.b64decode(given + "=" * (-len(given) % 4), altchars=b"-_", validate=True)
        return msgspec.convert(msgspec.json.decode(data, type=dict[str, Any])[name], kind)
    except (binascii.Error, msgspec.DecodeError, UnicodeError, KeyError, ValueError) as error:
        raise Problem("bad_cursor") from error
