"""One spelling for each mailbox and each domain, however an address is varied: so what goes there is counted once."""

from __future__ import annotations

from unicodedata import normalize

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
