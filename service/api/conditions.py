"""What a reader of the API says beside the question: If-None-Match, Last-Event-ID, Table-Word; and cursors."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Annotated, Any

import msgspec
from flask import request

from service.api.problems import Problem

_NUMBER = re.compile("[0-9]{1,18}")


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

GameName = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
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
