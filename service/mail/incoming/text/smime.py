"""The message inside an opaque S/MIME signature. Nothing is verified: identity is judged elsewhere."""

from __future__ import annotations

from service.mail.incoming.text.der import OCTETS, OID, elements

_SIGNED_DATA = bytes.fromhex("2a864886f70d010702")
_DATA = bytes.fromhex("2a864886f70d010701")
LONGEST = 256_000


def enclosed(der: bytes) -> bytes | None:
    """The content of a CMS SignedData (RFC 5652), in DER or in the chopped form mail programs prefer."""
    if len(der) > LONGEST:
        return None
    try:
        found = list(elements(der))
    except (IndexError, ValueError):
        return None
    oids = [der[begin:end] for tag, begin, end in found if tag == OID]
    if _SIGNED_DATA not in oids[:1]:
        return None
    started = False
    content = []
    limit = 0
    for tag, begin, end in found:
        if not started:
            started = tag == OID and der[begin:end] == _DATA
            continue
        if tag == 0xA0 and not limit:
            limit = end
        elif not limit or begin >= limit:
            break
        elif tag == OCTETS:
            content.append(der[begin:end])
    return b"".join(content) or None
