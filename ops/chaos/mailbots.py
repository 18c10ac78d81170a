"""People who play by mail alone: letters come over SMTP, answers go over SMTP, in the manner of all mail programs.

They repeat what got no answer, and often what got one: the same bytes again, or the same words under another name.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import queue
import random
import re
import smtplib
import sys
import threading
import time
import traceback
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP as POLICY
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope

from ops.chaos.replying.drafts import Draft, inside
from ops.chaos.replying.programs import PROGRAMS
from service.mail.incoming.inbox import name_of

RECEIVER = "mx.bots.example"  # whose word on the sender the service is told to trust
HOSTILE = "@evil.example"  # who answers in a process of its own
SPEAKS: dict[str, type[smtplib.SMTP]] = {"smtp": smtplib.SMTP, "lmtp": smtplib.LMTP}
_READ = re.compile(r"/l/([a-z2-7]{28})/1\b")
_OPTION = re.compile(r"^\s*\((\d+[a-z]?)\) (\S.*)$", re.M)


class Letterbox:
    """Takes every letter, and hands each on once. `trouble`: refuses, later, hangs, cuts, or none."""

    def __init__(self, log: Any) -> None:
        self.log = log
        self.trouble = ""
        self.letters: queue.Queue[EmailMessage] = queue.Queue()
        self._seen: set[str] = set()

    async def handle_RCPT(self, server: Any, session: Any, envelope: Envelope, address: str, options: Any) -> str:
        if self.trouble == "refuses":
            return "550 5.7.1 Not from you"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:
        if self.trouble == "later":
            return "451 4.3.0 Later"
        while self.trouble == "hangs":
            await asyncio.sleep(0.2)
        letter = message_from_bytes(envelope.original_content or b"", policy=POLICY)
        assert isinstance(letter, EmailMessage)
        name, is_cut = str(letter["Message-ID"]), self.trouble == "cuts"
        to, note = envelope.rcpt_tos[0], {"letter": name, "at": time.time(), "cut": is_cut}
        note |= {"answers": str(letter["In-Reply-To"] or ""), "about": str(letter["Feedback-ID"] or "")}
        self.log({**note, "to": to, **(means(letter) if to.endswith(HOSTILE) else {})})
        if name not in self._seen and not to.endswith(HOSTILE):
            self._seen.add(name)
            self.letters.put(letter)
        if is_cut:  # taken, and never said
            server.transport.abort()
        return "250 Thanks"


class Writer:
    """Answers letters until it is told to stop."""

    def __init__(
        self, box: Letterbox, doors: str, dice: random.Random, stop: threading.Event, thinking: float = 0.0,
        speaks: str = "smtp",
    ) -> None:  # fmt: skip
        """`doors`: HOST:PORT or PORT, one or several with commas between. `thinking`: seconds before an answer, on
        average. `speaks`: smtp, or lmtp as the mail server of the service's own.
        """
        self.box, self.dice, self.stop, self.thinking, self.speaks = box, dice, stop, thinking, speaks
        self.doors = [
            (host or "127.0.0.1", int(port)) for host, _, port in (d.rpartition(":") for d in doors.split(","))
        ]

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                letter = self.box.letters.get(timeout=0.2)
            except queue.Empty:
                continue
            self.stop.wait(self.dice.uniform(0.5, 1.5) * self.thinking)
            try:
                self.answer(letter)
            except Exception:  # else letters went unanswered, and the trial would blame the service
                self.box.log({"failed": str(letter["Message-ID"]), "why": traceback.format_exc()})

    def answer(self, letter: EmailMessage) -> None:
        text, page = (_part(letter, kind) for kind in ("plain", "html"))
        options = {mark: sentence.strip() for mark, sentence in _OPTION.findall(text)}
        if all(option.startswith("rematch") for option in options.values()):  # a trial would have no end
            return
        us = letter["Reply-To"].addresses[0].addr_spec
        dawdles = "Goods" in str(letter["Subject"])
        draft = Draft(
            self.dice, text, self.lines(options, dawdles), [], us=us, them=letter["To"].addresses[0].addr_spec,
            page=inside(page), answers=str(letter["Message-ID"]),
        )  # fmt: skip
        program = self.dice.choice(sorted(PROGRAMS))
        raw = PROGRAMS[program](draft)
        verdict = f"Authentication-Results: {RECEIVER}; dmarc=pass header.from=bots.example\r\n".encode()
        self.send(verdict + raw, draft, program)
        if self.dice.random() < 0.15:
            self.send(verdict + raw, draft, program)
        if self.dice.random() < 0.05:
            self.send(verdict + raw.replace(b"Message-ID: <", b"Message-ID: <again.", 1), draft, program)

    def lines(self, options: dict[str, str], dawdles: bool = False) -> list[str]:
        """`dawdles`: who chooses at random hardly gets on in this title, so the first option is taken more often."""
        words = [option.partition(":")[0] for option in options.values()]
        if "join" in words:
            return [self.dice.choice(["join", "yes", list(options)[words.index("join")]])]  # the talk is for the games
        if "yes" in words:
            return ["yes"]
        chance = self.dice.random()
        each = list(options.items())
        mark, sentence = each[0] if dawdles and self.dice.random() < 0.6 else self.dice.choice(each)
        move = self.dice.choice([mark, sentence, sentence.upper()])
        if chance < 0.04:
            return ["What a nice evening it was."]
        if chance < 0.07:
            return ["undo"]
        if chance < 0.10:
            return ["take Z9 to Q7"]
        return [move, "say your turn"] if chance < 0.25 else [move]

    def send(self, raw: bytes, draft: Draft, program: str) -> None:
        """Until it is taken; who dies in between is sent the same bytes again."""
        while not self.stop.is_set():
            try:
                with SPEAKS[self.speaks](*self.doors[0], timeout=10) as server:
                    server.sendmail(draft.them, [draft.us], raw, mail_options=["BODY=8BITMIME"])
            except (smtplib.SMTPRecipientsRefused, smtplib.SMTPDataError) as refused:
                if getattr(refused, "smtp_code", 550) >= 500:
                    self.box.log({"refused": draft.us, "why": str(refused), "program": program})
                    return
                time.sleep(0.1)
                continue
            except (OSError, smtplib.SMTPException):
                self.doors.append(self.doors.pop(0))
                time.sleep(self.dice.uniform(0.05, 0.3))
                continue
            told = {
                "mail": name_of(raw, draft.us, self.speaks),
                "by": draft.them,
                "answers": draft.answers,
                "at": time.time(),
            }
            told["name"] = str(message_from_bytes(raw, policy=POLICY)["Message-ID"] or "")
            self.box.log({**told, "lines": draft.lines, "program": program})
            return


def means(letter: EmailMessage) -> dict[str, str]:
    """What a letter puts into the hands of its reader: where it is answered, and the token of its links."""
    found = _READ.search(_part(letter, "plain") + _part(letter, "html"))
    return {"reply": letter["Reply-To"].addresses[0].addr_spec, "read": found[1]} if found else {}


def _part(letter: EmailMessage, kind: str) -> str:
    part = letter.get_body((kind,))
    return str(part.get_content()).replace("\r\n", "\n") if part is not None else ""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("letters", type=int, help="port letters come in at")
    parser.add_argument("answers", help="where the service takes answers: PORT, or HOST:PORT,HOST:PORT")
    parser.add_argument("log")
    parser.add_argument("seed", type=int)
    parser.add_argument("--thinking", type=float, default=0.0)
    parser.add_argument("--speaks", choices=sorted(SPEAKS), default="smtp")
    parser.add_argument("--host", default="127.0.0.1", help="where letters come in")
    given = parser.parse_args(arguments)
    stop, lock = threading.Event(), threading.Lock()
    with open(given.log, "a", encoding="utf-8") as file:

        def log(promise: dict[str, Any]) -> None:
            with lock:
                file.write(json.dumps(promise) + "\n")
                file.flush()

        box = Letterbox(log)
        door = Controller(box, hostname=given.host, port=given.letters)
        door.start()
        writers = [
            Writer(box, given.answers, random.Random(given.seed + n), stop, given.thinking, given.speaks)
            for n in range(4)
        ]
        threads = [threading.Thread(target=writer.run) for writer in writers]
        for thread in threads:
            thread.start()
        for line in sys.stdin:
            if not line.strip():  # no more answers
                stop.set()
            else:
                box.trouble = line.strip().removeprefix("well")
        stop.set()
        for thread in threads:
            thread.join()
        door.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
