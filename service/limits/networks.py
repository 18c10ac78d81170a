"""Who asks, as far as the network tells: the line an address belongs to, and its neighbourhood."""

from __future__ import annotations

import ipaddress
import re

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
