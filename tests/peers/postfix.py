"""Postfix with a configuration of its own: a port for the world, one for those who sign in, nothing of /etc."""

from __future__ import annotations

import os
import pwd
import subprocess
from pathlib import Path

from tests.peers.programs import path_of

PLAY, PEOPLE = "play.example", "people.example"
NAME = f"mx.{PEOPLE}"

MAIN = f"""
compatibility_level = 3.6
queue_directory = {{folder}}/queue
data_directory = {{folder}}/data
maillog_file = {{folder}}/log
maillog_file_prefixes = {{folder}}
myhostname = {NAME}
myorigin = {PEOPLE}
mydestination =
mynetworks =
alias_maps =
alias_database =
local_recipient_maps =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
smtpd_peername_lookup = no
smtp_dns_support_level = disabled
notify_classes =
relay_domains = {PLAY}
virtual_mailbox_domains = {PEOPLE}
virtual_transport = lmtp:unix:{{lmtp}}
transport_maps = regexp:{{folder}}/etc/transport
default_transport = error:5.1.2 no mail leaves this machine
smtpd_tls_security_level = may
smtpd_tls_cert_file = {{folder}}/etc/cert.pem
smtpd_tls_key_file = {{folder}}/etc/key.pem
smtpd_recipient_restrictions = check_recipient_access regexp:{{folder}}/etc/closed, reject_unauth_destination,
  check_recipient_access regexp:{{folder}}/etc/asked
unverified_recipient_reject_code = 550
address_verify_map =
header_checks = regexp:{{folder}}/etc/header_checks
message_size_limit = 20000000
queue_run_delay = 2s
minimal_backoff_time = 2s
maximal_backoff_time = 4s
transport_retry_time = 2s
"""

# The verdict is put on top, and what came with a mail from the world is taken away: Postfix is the trusted receiver.
MASTER = """
127.0.0.1:{world} inet n - n - - smtpd
127.0.0.1:{signed_in} inet n - n - - smtpd
  -o syslog_name=postfix/submission
  -o cleanup_service_name=subcleanup
  -o smtpd_sasl_auth_enable=yes
  -o smtpd_sasl_type=dovecot
  -o smtpd_sasl_path={auth}
  -o smtpd_sender_login_maps=regexp:{folder}/etc/logins
  -o smtpd_sender_restrictions=reject_sender_login_mismatch,check_sender_access,regexp:{folder}/etc/verdict
  -o smtpd_recipient_restrictions=check_recipient_access,regexp:{folder}/etc/closed,permit_sasl_authenticated,reject
cleanup unix n - n - 0 cleanup
subcleanup unix n - n - 0 cleanup
  -o header_checks=
pickup unix n - n 60 1 pickup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
relay unix - - n - - smtp
lmtp unix - - n - - lmtp
error unix - - n - - error
retry unix - - n - - error
showq unix n - n - - showq
anvil unix - - n - 1 anvil
verify unix - - n - 1 verify
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
"""

TABLES = {
    "header_checks": "/^Authentication-Results:/ IGNORE\n",
    # who may write from which address; the service signs in too, and writes from many
    "logins": f"/^(bounce\\+[a-z0-9]+|turns)@{PLAY}$/ posthorn@{PEOPLE}\n/^(.+@{PEOPLE})$/ $1\n",
    "verdict": f"/^(.+@{PEOPLE})$/ PREPEND Authentication-Results: {NAME}; auth=pass smtp.mailfrom=$1\n",
    "transport": f"/@{PLAY}$/ lmtp:inet:127.0.0.1:{{answers}}\n",
    # asks Posthorn whether there is such an address before a mail of the world is taken
    "asked": f"/@{PLAY}$/ reject_unverified_recipient\n",
    "closed": f"/^closed@{PEOPLE}$/ 550 5.1.1 Nobody lives here any more\n",
}


class Postfix:
    def __init__(self, folder: Path, ports: dict[str, int], auth: Path, lmtp: Path) -> None:
        self.folder = folder
        given = {"folder": folder, "auth": auth, "lmtp": lmtp, **ports}
        self.etc = folder / "etc"
        for each in (folder, self.etc, folder / "queue", folder / "data"):
            each.mkdir()
        owner = pwd.getpwnam("postfix")
        os.chown(folder / "data", owner.pw_uid, owner.pw_gid)
        for name, text in {"main.cf": MAIN, "master.cf": MASTER, **TABLES}.items():
            (self.etc / name).write_text(text.format(**given))
        self._certificate()

    def _certificate(self) -> None:
        names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
        files = ["-keyout", self.etc / "key.pem", "-out", self.etc / "cert.pem"]
        command = [path_of("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names, *files]
        subprocess.run(command, check=True, capture_output=True)

    def start(self) -> None:
        self.command("start")

    def stop(self) -> None:
        self.command("stop")

    def command(self, word: str) -> None:
        """`postfix` names no folder but ours: its own is given with each call."""
        ran = subprocess.run(
            [path_of("postfix"), "-c", str(self.etc), word], capture_output=True, text=True, cwd=self.folder
        )
        if ran.returncode != 0:
            raise RuntimeError(f"postfix {word}: {ran.stdout}{ran.stderr}")
