"""Whether the service, and a request, are of this machine alone: what a page may then do without any proof."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from flask import current_app, request

from service.web.mail_access import mail_access

# what proxies add to a request; a browser of this machine sends none of it
FORWARDED = ("forwarded", "via", "x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip", "cdn-loop")


def stays_here(sends: bool, url: str, behind_proxy: bool) -> bool:
    """No letter leaves this machine and no reader comes from elsewhere, as far as the settings say."""
    return not sends and not behind_proxy and _is_loopback(urlsplit(url).hostname)


def has_outbox() -> bool:
    desk = mail_access().desk
    return stays_here(desk.sends, desk.site.url, current_app.config["BEHIND_PROXY"])


def is_local() -> bool:
    """The whole service is for this machine, and so is this request: its peer, the name it asks for, no proxy."""
    if not has_outbox():
        return False
    names = {name.lower() for name in request.headers.keys()}  # noqa: SIM118 -- no dict: its members are pairs
    if any(name.startswith("x-forwarded") or name in FORWARDED for name in names):
        return False
    try:
        host = urlsplit(f"//{request.host}").hostname
    except ValueError:
        return False
    return _is_loopback(request.remote_addr) and _is_loopback(host)


def _is_loopback(host: str | None) -> bool:
    if host == "localhost":
        return True
    try:
        address = ip_address(host or "")
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback
