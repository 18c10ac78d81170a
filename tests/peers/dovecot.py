"""Dovecot with a configuration of its own: mailboxes by IMAP, delivery by LMTP, and the passwords Postfix asks for."""

from __future__ import annotations

import pwd
import subprocess
from pathlib import Path

from tests.peers.postfix import PEOPLE
from tests.peers.programs import path_of

NAMES = ("anna", "bert", "posthorn")
PASSWORD = "a-password-of-the-tests"

CONFIGURATION = """
base_dir = {folder}/run
state_dir = {folder}/state
log_path = {folder}/log
protocols = imap lmtp
listen = 127.0.0.1
ssl = no
auth_mechanisms = plain login
first_valid_uid = 1
service imap-login {{
  inet_listener imap {{
    port = {imap}
  }}
  inet_listener imaps {{
    port = 0
  }}
}}
service lmtp {{
  unix_listener {lmtp} {{
    mode = 0666
  }}
}}
service auth {{
  unix_listener {auth} {{
    mode = 0666
  }}
}}
"""

# of Debian 12
OLD = """
disable_plaintext_auth = no
mail_location = maildir:~/Maildir
passdb {{
  driver = passwd-file
  args = {folder}/users
}}
userdb {{
  driver = passwd-file
  args = {folder}/users
}}
"""

# from 2.4 on, of Debian 13; the versions have to stand first
NEW_FIRST = """dovecot_config_version = 2.4.0
dovecot_storage_version = 2.4.0
"""
NEW = """
auth_allow_cleartext = yes
mail_driver = maildir
mail_path = ~/Maildir
passdb passwd-file {{
  passwd_file_path = {folder}/users
}}
userdb passwd-file {{
  passwd_file_path = {folder}/users
}}
"""


class Dovecot:
    def __init__(self, folder: Path, imap: int) -> None:
        self.folder = folder
        self.auth, self.lmtp = folder / "auth.socket", folder / "lmtp.socket"
        folder.mkdir()
        (folder / "state").mkdir()
        mail = folder / "mail"
        mail.mkdir()
        mail.chmod(0o777)
        owner = pwd.getpwnam("nobody")
        ids = f"{owner.pw_uid}:{owner.pw_gid}"
        lines = [f"{name}@{PEOPLE}:{{PLAIN}}{PASSWORD}:{ids}::{mail / name}::\n" for name in NAMES]
        (folder / "users").write_text("".join(lines))
        self.file = folder / "dovecot.conf"
        whole = CONFIGURATION + OLD if is_old() else NEW_FIRST + CONFIGURATION + NEW
        self.file.write_text(whole.format(folder=folder, imap=imap, auth=self.auth, lmtp=self.lmtp))
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [path_of("dovecot"), "-F", "-c", str(self.file)]
        with (self.folder / "start").open("wb") as said:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=said)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)


def is_old() -> bool:
    """Before 2.4 the settings had other names."""
    said = subprocess.run([path_of("dovecot"), "--version"], check=True, capture_output=True, text=True).stdout
    major, minor = said.split()[0].split(".")[:2]
    return (int(major), int(minor)) < (2, 4)
