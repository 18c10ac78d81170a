"""Dovecot with a configuration of its own: mailboxes by IMAP, delivery by LMTP, and the passwords Postfix asks for."""

from __future__ import annotations

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
disable_plaintext_auth = no
auth_mechanisms = plain login
mail_location = maildir:{folder}/mail/%n
mail_uid = nobody
mail_gid = nogroup
first_valid_uid = 1
passdb {{
  driver = passwd-file
  args = scheme=PLAIN username_format=%Lu {folder}/users
}}
userdb {{
  driver = passwd-file
  args = username_format=%Lu {folder}/users
  default_fields = uid=nobody gid=nogroup home={folder}/mail/%n
}}
service imap-login {{
  inet_listener imap {{
    address = 127.0.0.1
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


class Dovecot:
    def __init__(self, folder: Path, imap: int) -> None:
        self.folder = folder
        self.auth, self.lmtp = folder / "auth.socket", folder / "lmtp.socket"
        folder.mkdir()
        (folder / "state").mkdir()
        mail = folder / "mail"
        mail.mkdir()
        mail.chmod(0o777)
        (folder / "users").write_text("".join(f"{name}@{PEOPLE}:{{PLAIN}}{PASSWORD}::::::\n" for name in NAMES))
        self.file = folder / "dovecot.conf"
        self.file.write_text(CONFIGURATION.format(folder=folder, imap=imap, auth=self.auth, lmtp=self.lmtp))
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [path_of("dovecot"), "-F", "-c", str(self.file)]
        with (self.folder / "start").open("wb") as said:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=said)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)
