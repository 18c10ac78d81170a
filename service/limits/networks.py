"""One spelling for whom a letter goes to and for who asks for it, so that what varies is counted once: the mailbox and
the domain of an address, the line and the neighbourhood of a network.
"""

from __future__ import annotations

import ipaddress
import re
from unicodedata import normalize

UNKNOWN = "unknown"  # all that name no address count as one
_PORT = re.compile(r"\[([^\]]*)\](?::\d*)?|([0-9.]+):\d*")  # [2001:db8::1]:443, 192.0.2.1:443


def without_port(client: str) -> str:
    """Some proxies name the port of their client too; each connection has another one."""
    given = client.strip().strip('"')
    found = _PORT.fullmatch(given)
    return (found[1] or found[2] or "") if found else given


def caller_of(remote: str | None) -> str:
    """Of a request, as limits count it: whoever is behind a proxy that names nobody is not without limits."""
    return remote if remote and _address(remote) is not None else UNKNOWN


def networks(client: str) -> tuple[str, str]:
    """The line (an address of IPv4, or the /64 of IPv6 that one line gets), and its neighbourhood (/24, /48); two empty
    words for what is none.
    """
    if client == UNKNOWN:
        return UNKNOWN, UNKNOWN
    found = _address(client)
    if found is None:
        return "", ""
    found = getattr(found, "ipv4_mapped", None) or found
    line, near = (32, 24) if found.version == 4 else (64, 48)
    return _network(found, line), _network(found, near)


def _address(client: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(without_port(client).partition("%")[0])
    except ValueError:
        return None


def _network(address: ipaddress.IPv4Address | ipaddress.IPv6Address, bits: int) -> str:
    return str(ipaddress.ip_network((str(address), bits), strict=False))


SAME = {"googlemail.com": "gmail.com", "protonmail.com": "proton.me", "pm.me": "proton.me"}
DOTLESS = frozenset(["gmail.com", "proton.me"])  # their mailboxes are the same with dots and without


def mailbox(address: str) -> str:
    """Not an address to write to: without what stands behind a plus, which nearly every server leaves to the reader."""
    local, _, name = normalize("NFKC", address.strip()).casefold().rpartition("@")
    name = domain(name)
    name = SAME.get(name, name)
    local = local.partition("+")[0] or local
    if name in DOTLESS:
        local = local.replace(".", "") or local
    return f"{local}@{name}"


def domain(text: str) -> str:
    """In plain letters (IDNA) and lower case, without the dot of the root. What is no name stays as it is."""
    name = normalize("NFKC", text.strip()).casefold().rstrip(".")
    try:
        return name.encode("idna").decode() if name else ""
    except UnicodeError:
        return name
