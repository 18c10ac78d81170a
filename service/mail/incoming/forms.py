"""Form posts as bytes. Frameworks decode form fields as text, which damages mail in other charsets."""

from __future__ import annotations

from urllib.parse import unquote_to_bytes

from service.mail.incoming.text.limits import Unreadable, header_end
from service.mail.incoming.text.message import content_type, header_fields, parameters, pieces

FIELDS = 200


def fields(content_type_header: str, body: bytes) -> dict[str, bytes]:
    """Fields of multipart/form-data or application/x-www-form-urlencoded, by name; the first of a name counts."""
    kind, given = content_type(content_type_header, "")
    if kind == "multipart/form-data":
        boundary = given.get("boundary", "")
        if not boundary:
            raise Unreadable("the form has no boundary")
        return _multipart(body, boundary.encode("utf-8", "replace"))
    if kind == "application/x-www-form-urlencoded":
        return _urlencoded(body)
    raise Unreadable(f"a form was expected, not {kind or 'nothing'}")


def _multipart(body: bytes, boundary: bytes) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for number, piece in enumerate(pieces(body, boundary)):
        if number >= FIELDS:
            raise Unreadable(f"the form has more than {FIELDS} fields")
        end, begin = header_end(piece)
        headers = dict(header_fields(piece[: min(end, 8000)]))
        name = parameters(headers.get("content-disposition", "")).get("name", "")
        if name:
            found.setdefault(name, piece[begin:])
    return found


def _urlencoded(body: bytes) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    pairs = body.split(b"&", FIELDS + 1)
    if len(pairs) > FIELDS:
        raise Unreadable(f"the form has more than {FIELDS} fields")
    for pair in pairs:
        name, _, value = pair.partition(b"=")
        key = unquote_to_bytes(name.replace(b"+", b" ")).decode("utf-8", "replace")
        if key:
            found.setdefault(key, unquote_to_bytes(value.replace(b"+", b" ")))
    return found
