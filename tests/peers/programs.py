"""What the peers are: programs of Debian, and the line that installs them."""

from __future__ import annotations

import os
import shutil

PATH = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin", "/usr/local/sbin"])
# a program of each package
NEEDED = {
    "postfix": "postfix",
    "dovecot-imapd": "/usr/lib/dovecot/imap",
    "dovecot-lmtpd": "/usr/lib/dovecot/lmtp",
    "swaks": "swaks",
    "neomutt": "neomutt",
    "openssl": "openssl",
}


def path_of(name: str) -> str:
    found = shutil.which(name, path=PATH)
    if found is None:
        raise FileNotFoundError(name)
    return found


def lacking() -> str:
    """What keeps the tests from running, and what to do about it; empty if nothing does."""
    missing = [package for package, program in NEEDED.items() if shutil.which(program, path=PATH) is None]
    if missing:
        return (
            f"The tests with real mail programs need Debian's packages {', '.join(NEEDED)}; missing here:"
            f" {', '.join(missing)}. Install them, as root:\n"
            f"  apt-get update && apt-get install --no-install-recommends {' '.join(NEEDED)}\n"
            "Nothing in /etc is used or changed, and no server of theirs has to run."
        )
    if os.geteuid() != 0:
        return (
            "The tests with real mail programs have to run as root, because Postfix starts as root only:"
            " run this command again with sudo. All they write lies in a temporary folder, and nothing listens"
            " outside this machine."
        )
    return ""
