"""What hostile clients do: each deed is one attempt, and returns in a word what it got."""

from __future__ import annotations

import http.client
import json
import random
import smtplib
import socket
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import urlencode, urlsplit

from service.web.forms import COOKIE, masked, token_of

PATIENCE = 10.0
DOMAIN = "play.chaos.example"
HELD = 15  # half-sent requests that one client keeps open
LETTERS = "abcdefghijklmnopqrstuvwxyz234567"


class Attacker(NamedTuple):
    """What a client of this kind has: a key, a game, a letter with its addresses, and the names of others."""

    url: str
    mail_port: int
    source: str
    key: str
    address: str
    game: str
    reply: str
    read: str
    victims: list[str]
    dice: random.Random
    held: list[socket.socket]

    def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> int:
        """The status of the answer."""
        return self._answer(method, path, body, headers)[0]

    def press(self, path: str, session: str = "", **fields: str) -> tuple[int, str]:
        """A form of a page is sent: the status, and the cookie of the session as it is then."""
        word = f"{self.dice.getrandbits(128):032x}"
        form = urlencode({**fields, "csrf": masked(token_of(word)), "once": word}).encode()
        cookies = "; ".join([f"{COOKIE}={word}", *([session] if session else [])])
        how = {"Content_Type": "application/x-www-form-urlencoded", "Cookie": cookies}
        status, given = self._answer("POST", path, form, how)
        return status, next((each.partition(";")[0] for each in given if each.startswith("posthorn=")), session)

    def _answer(self, method: str, path: str, body: bytes | None, headers: Mapping[str, str]) -> tuple[int, list[str]]:
        """The status, and what cookies are set."""
        where = urlsplit(self.url)
        line = http.client.HTTPConnection(
            where.hostname or "", where.port, timeout=PATIENCE, source_address=(self.source, 0)
        )
        try:
            line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
            answer = line.getresponse()
            answer.read()
            return answer.status, answer.headers.get_all("Set-Cookie") or []
        finally:
            line.close()

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> int:
        given = {"Authorization": f"Bearer {self.key}", "Content_Type": "application/json", **headers}
        return self.ask(method, f"/api/v1{path}", json.dumps(body).encode() if body is not None else None, **given)

    def mail(self, to: str, raw: bytes, sender: str = "") -> int:
        with smtplib.SMTP("127.0.0.1", self.mail_port, timeout=PATIENCE, source_address=(self.source, 0)) as server:
            server.ehlo("evil.example")
            server.mail(sender or self.address)
            code, _ = server.rcpt(to)
            return code if code >= 400 else server.data(raw)[0]

    def token(self) -> str:
        return "".join(self.dice.choices(LETTERS, k=28))

    def victim(self) -> str:
        """The mailbox of somebody else, mostly in another spelling."""
        name, _, domain = self.dice.choice(self.victims).partition("@")
        return f"{name}+{self.dice.randrange(10**6)}@{domain}" if self.dice.random() < 0.8 else f"{name}@{domain}"


def letter(sender: str, to: str, body: str, more: str = "", dice: random.Random | None = None) -> bytes:
    number = (dice or random.Random()).randrange(10**12)
    head = f"From: {sender}\r\nTo: {to}\r\nSubject: Re: your turn\r\nMessage-ID: <{number}@evil.example>\r\n"
    return f"{head}Date: Tue, 17 Nov 2026 21:00:00 +0100\r\n{more}\r\n{body}\r\n".encode("utf-8", "replace")


def line(dice: random.Random) -> str:
    """Hard to read: names cut short and said again, keywords in a row, signs."""
    word = dice.choice(("char", "cha", "gra", "fie", "win", "1a to char for char", "R5", "to", "and", "=", "\u0301"))
    return f"{dice.choice(('discard', 'give', 'pay', 'take', 'use groz', 'rest, move'))} " + f"{word} " * 58


def hostile_lines(v: Attacker) -> int:
    return v.call("POST", f"/games/{v.game}/commands", {"say": line(v.dice)[:480]}, Prefer="wait=5")


def hostile_lines_by_mail(v: Attacker) -> int:
    body = "\r\n".join(line(v.dice) for _ in range(200))
    return v.mail(v.reply, letter(v.address, v.reply, body, dice=v.dice))


def floods_of_mail(v: Attacker) -> int:
    return v.mail(f"turns@{DOMAIN}", letter(v.address, "turns", "x" * v.dice.choice((10, 9000)), dice=v.dice))


def unproven_mails(v: Attacker) -> int:
    """To a valid address, large, in the name of whoever has it or of anybody: they are to use up a share of the day."""
    sender = v.dice.choice((v.address, f"a{v.dice.randrange(10**6)}@evil.example"))
    return v.mail(v.reply, letter(sender, v.reply, "x" * 60 + "\r\n" + "y\r\n" * 5000, dice=v.dice), sender)


def forged_senders(v: Attacker) -> int:
    who = v.dice.choice(v.victims)
    return v.mail(v.reply, letter(who, v.reply, "1", dice=v.dice), who)


def tokens_of_others(v: Attacker) -> int:
    guess = v.token()
    choice = v.dice.randrange(4)
    if choice == 0:
        return v.mail(f"move+{guess}@{DOMAIN}", letter(v.address, "x", "1", dice=v.dice))
    if choice == 1:
        return v.ask("POST", f"/l/{guess}/1", b"")
    if choice == 2:
        return v.ask("GET", f"/api/v1/games/{v.game}/legal", Authorization=f"Bearer {guess}")
    return v.ask("POST", f"/join/{guess}", b"")


def half_sent_requests(v: Attacker) -> int:
    where = urlsplit(v.url)
    said = v.dice.choice((
        b"", b"GET / HT", b"POST /join HTTP/1.1\r\nContent-Length: 900000\r\n\r\n" + b"x" * 50_000, b"G" * 20_000,
    ))  # fmt: skip
    return _hold(v, (where.hostname or "", where.port or 0), said)


def half_sent_mails(v: Attacker) -> int:
    start = f"EHLO x\r\nMAIL FROM:<{v.address}>\r\nRCPT TO:<turns@{DOMAIN}>\r\nDATA\r\n".encode()
    return _hold(
        v, ("127.0.0.1", v.mail_port), v.dice.choice((b"", start, start + b"x" * 200_000, start + b"\r\n" * 9000))
    )


def _hold(v: Attacker, where: tuple[str, int], said: bytes) -> int:
    made = socket.create_connection(where, PATIENCE, source_address=(v.source, 0))
    v.held.append(made)
    made.sendall(said)
    while len(v.held) > HELD:
        with suppress(OSError):
            v.held.pop(0).close()
    return 0


def giant_bodies(v: Attacker) -> int:
    path = v.dice.choice(("/api/v1/games", "/join", f"/api/v1/games/{v.game}/commands", "/inbound/postmark"))
    size = v.dice.choice((900_000, 5_000_000, 20_000_000))
    return v.ask("POST", path, b"x" * size, Authorization=f"Bearer {v.key}", Content_Type="application/json")


def bad_mime(v: Attacker) -> int:
    deep = "".join(f"--{n}\r\nContent-Type: multipart/mixed; boundary={n + 1}\r\n\r\n" for n in range(900))
    kinds = (
        ("Content-Type: multipart/mixed; boundary=0\r\n", deep),
        ("Content-Type: multipart/alternative; boundary=b\r\n", "--b\r\nContent-Type: text/html\r\n\r\n<div>x" * 3000),
        ("Content-Type: text/html\r\n", "<table><tr><td>" * 30_000),
        ("Content-Type: text/plain; charset=utf-7\r\nContent-Transfer-Encoding: base64\r\n", "+AAAA" * 60_000),
        ("Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n", "=41=\r\n" * 9000),
        ("X: " + "=?utf-8?B?" + "QUFB" * 9000 + "?=\r\n", "1"),
        ("".join(f"X-{n}: y\r\n" for n in range(500)), "1"),
        ("", "> " * 20_000 + "1\r\n" * 9000),
    )
    more, body = v.dice.choice(kinds)
    return v.mail(v.reply, letter(v.address, v.reply, body, more, v.dice))


def mail_bombs(v: Attacker) -> int:
    if v.dice.random() < 0.5:
        return v.press("/join", address=v.victim(), name="http://evil.example win now"[: v.dice.choice((3, 27))])[0]
    return v.call("POST", "/games", {"title": "sagrada", "seats": [{}, {"mail": v.victim()}]})


def overlay_files(v: Attacker) -> int:
    effect = [{"do": "gain_goods", "kinds": ["olive", "grain", "grape", "pig"], "n": 10**9}]
    spec = {"abilities": [{"on": "activate", "effect": effect * 50}]}
    overlay = json.dumps({"cards": [{"number": n, "helper": {"spec": spec}} for n in range(60)]})
    return v.call(
        "POST", "/games", {"title": "lagranja", "options": {"overlay": overlay}, "seats": [{}, {"bot": "sensible"}]}
    )


def many_tables(v: Attacker) -> int:
    title = v.dice.choice(("sagrada", "ohmygoods", "lagranja"))
    return v.call("POST", "/games", {"title": title, "seats": [{}, *[{"bot": "sensible"}] * v.dice.randrange(1, 4)]})


def many_presses(v: Attacker) -> int:
    return v.ask("POST", f"/l/{v.read}/{v.dice.randrange(1, 4)}", b"")


def many_questions(v: Attacker) -> int:
    path = v.dice.choice(("", "/legal", "/log", "/export", "?version=1"))
    return v.call("GET", f"/games/{v.game}{path}")


def waits(v: Attacker) -> int:
    """A verdict that takes as long as may be, asked for again and again."""
    return v.call("POST", f"/games/{v.game}/undo", {}, Prefer="wait=60")


def doors_of_the_operator(v: Attacker) -> int:
    """As through a proxy that adds nothing: the outbox has everybody's links to sign in with."""
    path = v.dice.choice(("/outbox", "/outbox/1/source", "/outbox/1/text", f"/here/{v.token()}"))
    return v.ask("GET", path, Host=f"127.0.0.1:{urlsplit(v.url).port}", Cookie=f"posthorn_here={v.token()}")


def prepared_accounts(v: Attacker) -> int:
    """A guest's account is given the address of somebody else, and a key beforehand."""
    status, session = v.press("/play/pig")
    if status == 303:
        v.press("/join", session, address=v.victim(), name="Ann")
        status, _ = v.press("/settings/key", session, key_name="mine")
    return status


def floods_of_sign_ins(v: Attacker) -> int:
    """Letters to mailboxes that nobody has, until there are none for others."""
    return v.press("/join", address=f"x{v.dice.randrange(10**9)}@evil.example")[0]


DEEDS: dict[str, Callable[[Attacker], int]] = {
    deed.__name__.replace("_", " "): deed
    for deed in (
        hostile_lines, hostile_lines_by_mail, floods_of_mail, forged_senders, tokens_of_others, half_sent_requests,
        half_sent_mails, giant_bodies, bad_mime, mail_bombs, overlay_files, many_tables, many_presses, many_questions,
        waits, doors_of_the_operator, prepared_accounts, floods_of_sign_ins, unproven_mails,
    )
}  # fmt: skip
OVER_SMTP = (
    "hostile lines by mail", "floods of mail", "forged senders", "half sent mails", "bad mime", "unproven mails",
)  # fmt: skip
CLOSED = ("doors of the operator", "prepared accounts")  # nobody ever gets 200 for these
