"""People with a mailbox in Dovecot: they read by IMAP, answer with neomutt, and write with swaks."""

from __future__ import annotations

import fcntl
import imaplib
import json
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from contextlib import closing
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path

from ops.chaos.servers import gone_within
from tests.peers.dovecot import PASSWORD
from tests.peers.keeper import HOST, Peers
from tests.peers.postfix import PEOPLE
from tests.peers.programs import path_of

PATIENCE = 90.0  # seconds; the machine may be busy
Ran = subprocess.CompletedProcess[str]

MUTTRC = """
set imap_user="{address}" imap_pass="{password}" spoolfile="imap://{host}:{imap}/INBOX" folder="imap://{host}:{imap}/"
set smtp_url="smtp://{user}@{host}:{signed_in}/" smtp_pass="{password}" ssl_starttls=no ssl_force_tls=no
set from="{address}" realname="{name}" use_from=yes use_envelope_from=yes hostname="{domain}"
set editor="{editor}" include=yes fast_reply=yes reply_to=yes text_flowed={flowed}
set recall=no abort_unmodified=no abort_nosubject=no copy=no quit=yes delete=no sleep_time=0 beep=no wait_key=no
set charset="utf-8" send_charset="us-ascii:utf-8" header_cache="" tmpdir="{home}"
alternative_order text/plain text/html
{push}
"""


class Person:
    def __init__(self, peers: Peers, name: str, home: Path) -> None:
        self.peers, self.name, self.home = peers, name, home
        self.address = f"{name}@{PEOPLE}"
        home.mkdir()

    # reading

    def letters(self) -> list[EmailMessage]:
        """All of the mailbox, oldest first."""
        with imaplib.IMAP4(HOST, self.peers.imap) as line:
            line.login(self.address, PASSWORD)
            line.select("INBOX", readonly=True)
            found = line.search(None, "ALL")[1][0].split()
            raw = [line.fetch(number, "(BODY.PEEK[])")[1][0][1] for number in found]
        return [parsed(each) for each in raw]

    def letter(self, fits: Callable[[EmailMessage], bool], what: str) -> EmailMessage:
        """The newest that fits, once there is one."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = [each for each in self.letters() if fits(each)]
            if found:
                return found[-1]
            time.sleep(0.2)
        got = "\n".join(f"{each['Subject']}: {text(each)[:300]}" for each in self.letters())
        raise AssertionError(f"{self.name} waits for {what}, and has got:\n{got}")

    def saying(self, words: str) -> EmailMessage:
        """Wherever its lines are broken."""
        wanted = " ".join(words.split())
        return self.letter(lambda each: wanted in " ".join(text(each).split()), repr(words))

    def threads(self) -> int:
        """How many threads Dovecot sees in the mailbox."""
        with imaplib.IMAP4(HOST, self.peers.imap) as line:
            line.login(self.address, PASSWORD)
            line.select("INBOX", readonly=True)
            (told,) = line.thread("REFERENCES", "UTF-8", "ALL")[1]
        # (1 2 (3)(4 5))(6): two threads
        depth = found = 0
        for letter in told.decode():
            depth += {"(": 1, ")": -1}.get(letter, 0)
            found += letter == "(" and depth == 1
        return found

    def empty_mailbox(self) -> None:
        with imaplib.IMAP4(HOST, self.peers.imap) as line:
            line.login(self.address, PASSWORD)
            if line.select("INBOX")[1] != [b"0"]:
                line.store("1:*", "+FLAGS", "\\Deleted")
                line.expunge()

    # writing

    def answer(self, letter: EmailMessage, *lines: str, below: bool = False, flowed: bool = False) -> None:
        """With neomutt: open the mailbox, find the letter, reply, type, send, leave."""
        name = str(letter["Message-ID"]).strip("<>").partition("@")[0]
        self._type(*lines, below=below)
        keys = f"<limit>~i {name}<enter><first-entry><reply><send-message><quit>"
        at_terminal(self._neomutt(f'push "{keys}"', flowed), self.home)

    def press(self, link: str) -> None:
        """A mailto link: neomutt makes a mail of it, which is sent as it is."""
        self._type()
        at_terminal([*self._neomutt(), link], self.home, b"y")

    def _type(self, *lines: str, below: bool = False) -> None:
        (self.home / "wish.json").write_text(json.dumps({"lines": lines, "below": below}))

    def _neomutt(self, push: str = "", flowed: bool = False) -> list[str]:
        muttrc = self.home / "muttrc"
        muttrc.write_text(
            MUTTRC.format(
                address=self.address, user=self.address, password=PASSWORD, name=self.name.title(), domain=PEOPLE,
                host=HOST, imap=self.peers.imap, signed_in=self.peers.signed_in, home=self.home, push=push,
                editor=f"{sys.executable} {Path(__file__).with_name('typist.py')} {self.home / 'wish.json'}",
                flowed="yes" if flowed else "no",
            )
        )  # fmt: skip
        return [path_of("neomutt"), "-n", "-F", str(muttrc)]

    def signed_in(self, to: str, *options: str) -> Ran:
        """A mail of their own, by the port for those who sign in: its sender is proven."""
        proof = ("--auth", "PLAIN", "--auth-user", self.address, "--auth-password", PASSWORD)
        return self.swaks(to, *proof, *options, port=self.peers.signed_in)

    def swaks(self, to: str, *options: str, port: int = 0, sender: str | None = None) -> Ran:
        """A mail from elsewhere, with nothing that proves its sender."""
        command = [path_of("swaks"), "--server", HOST, "--port", str(port or self.peers.world), "--to", to]
        command += ["--from", self.address if sender is None else sender, "--helo", "host.example", *options]
        return subprocess.run(
            command, capture_output=True, text=True, errors="replace", cwd=self.home, timeout=PATIENCE
        )


def at_terminal(command: list[str], home: Path, key: bytes = b"") -> None:
    """A program that wants a terminal gets one; what it paints is kept for the error. `key`: pressed when it shows the
    mail it is about to send."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 140, 0, 0))
    environment = {**os.environ, "HOME": str(home), "TERM": "xterm", "LC_ALL": "C.UTF-8"}
    with closing(os.fdopen(ours, "r+b", buffering=0)) as screen:
        process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=home, env=environment, start_new_session=True
        )
        os.close(theirs)
        painted = b""
        end = time.monotonic() + PATIENCE
        while process.poll() is None and time.monotonic() < end:
            if select.select([screen], [], [], 0.1)[0]:
                try:
                    painted += screen.read(65536)
                except OSError:
                    break  # the terminal is closed: the program has gone
                if key and b"Security:" in painted:
                    screen.write(key)
                    key = b""
        gone_within(process, 2)
    assert process.returncode == 0, f"{command[0]}: {painted[-3000:].decode(errors='replace')}"


def parsed(raw: bytes) -> EmailMessage:
    message = message_from_bytes(raw, policy=SMTP)
    assert isinstance(message, EmailMessage)
    return message


def text(message: EmailMessage) -> str:
    part = message.get_body(("plain",))
    return str(part.get_content()).replace("\r\n", "\n") if part is not None else ""
