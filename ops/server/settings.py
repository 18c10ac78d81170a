"""Configuration: the environment only, read in this one place, checked as a whole before anything starts.

A field `port` is the variable POSTHORN_PORT. Secrets are left out of every printed form.
"""

from __future__ import annotations

import dataclasses
import os
import textwrap
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from rapidfuzz import process

PREFIX = "POSTHORN_"
WIDE = 118  # of the list of settings
ELSEWHERE = ("POSTHORN_TEST_", "POSTHORN_PYTHON")  # read by the tests and by the shell scripts


class BadSettings(Exception):
    """Everything that is wrong, one line each, saying what to set."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


def text(value: str) -> str:
    return value


def folder(value: str) -> Path:
    path = Path(value).expanduser().absolute()
    if path.exists() and not path.is_dir():
        raise ValueError("a folder, but that is a file")
    return path


def file(value: str) -> Path:
    path = Path(value).expanduser().absolute()
    if not path.is_file():
        raise ValueError("a file; openssl genrsa -out FILE 2048 makes one")
    return path


def number(low: int, high: int) -> Callable[[str], int]:
    def read(value: str) -> int:
        if not value.isascii() or not value.isdecimal() or not low <= int(value) <= high:
            raise ValueError(f"a whole number from {low} to {high}")
        return int(value)

    return read


def addresses(*schemes: str, example: str) -> Callable[[str], tuple[str, ...]]:
    one = address(*schemes, example=example)
    return lambda value: tuple(one(each) for each in value.split())


def kept_days(value: str) -> int:
    """A letter can be answered for 90 days."""
    days = number(0, 36500)(value)
    if 0 < days < 120:
        raise ValueError("0, or a whole number from 120 to 36500")
    return days


def address(*schemes: str, example: str) -> Callable[[str], str]:
    def read(value: str) -> str:
        try:
            parts = urlsplit(value)
        except ValueError:
            raise ValueError(f"an address like {example}") from None
        if parts.scheme not in schemes or not (parts.netloc or parts.query):
            raise ValueError(f"an address like {example}")
        return value.rstrip("/")

    return read


def contact(value: str) -> str:
    if not value.startswith(("mailto:", "https://")) or not value.isascii() or not value.isprintable() or " " in value:
        raise ValueError("an address like mailto:security@play.example")
    return value


def one_of(*values: str) -> Callable[[str], str]:
    def read(value: str) -> str:
        if value not in values:
            raise ValueError("one of " + ", ".join(values))
        return value

    return read


def yes_or_no(value: str) -> bool:
    if value.lower() not in ("yes", "no"):
        raise ValueError("yes or no")
    return value.lower() == "yes"


def setting(default: str, read: Callable[[str], Any], help: str, secret: bool = False) -> Any:
    return dataclasses.field(
        default_factory=lambda: read(default) if default else None,
        repr=not secret,
        metadata={"read": read, "help": help, "secret": secret, "default": default},
    )


@dataclasses.dataclass(frozen=True)
class Settings:
    data: Path = setting("data", folder, "folder of the SQLite database and of generated keys")
    postgres: str | None = setting(
        "",
        address("postgresql", "postgres", example="postgresql://user:password@host:5432/posthorn"),
        "PostgreSQL instead of SQLite: its address",
        secret=True,
    )
    shards: tuple[str, ...] | None = setting(
        "",
        addresses("postgresql", "postgres", example="postgresql://host:5432/one postgresql://host:5432/two"),
        "further databases of PostgreSQL for games, with spaces; posthorn slots says which games lie where",
        secret=True,
    )
    shard: int | None = setting(
        "",
        number(0, 999),
        "the one of them on which this worker, beat or posthorn up works, from 1; 0: the first of all",
    )
    redis: str | None = setting(
        "",
        address("redis", "rediss", "unix", example="redis://host:6379/0"),
        "Redis for wake-ups between processes: its address; needed with the worker of the Procfile",
        secret=True,
    )
    host: str = setting("127.0.0.1", text, "address to listen on; 0.0.0.0 for all")
    port: int = setting("8000", number(0, 65535), "port to listen on; 0 for any free one")
    url: str | None = setting(
        "",
        address("http", "https", example="https://play.example"),
        "how people reach the pages, a path included; all addresses begin with it; needed with a mail server",
    )
    threads: int = setting("16", number(1, 256), "requests served side by side in one web process")
    web_processes: int = setting("1", number(1, 64), "web processes of the Procfile")
    workers: int = setting("2", number(1, 64), "worker processes of the Procfile")
    game_queues: int = setting("1", number(1, 64), "queues of games, by hash; from 2 on mail and letters have theirs")
    proxy: bool = setting("no", yes_or_no, "yes behind a proxy that sets X-Forwarded-For, -Proto and -Host")
    mail_domain: str | None = setting(
        "", text, "domain letters come from and answers go to; commas between several, the first one is printed"
    )
    mail_keys: str | None = setting(
        "", text, "keys of the addresses in letters, 1:<32 hex digits>; made in the data folder if not set", secret=True
    )
    push_key: str | None = setting(
        "",
        text,
        "key by which makers of browsers know our pushes, 32 bytes in base64url; made in the data folder if not set,"
        " but by posthorn up alone",
        secret=True,
    )
    mail_relay: str | None = setting(
        "",
        address("smtp", "smtps", "smtp+starttls", example="smtp+starttls://user:password@host:587"),
        "mail server that letters are handed to; without one they are kept in the outbox of the operator",
        secret=True,
    )
    mail_dkim_key: Path | None = setting(
        "", file, "file of a private key in PEM (RSA or Ed25519) that signs letters; none if the mail server signs"
    )
    mail_dkim_selector: str = setting("posthorn", text, "name of that key in the DNS")
    mail_port: int = setting("8025", number(0, 65535), "port on which posthorn up listens for mail; 0 for any free one")
    mail_hold: int | None = setting(
        "", number(0, 3600), "seconds before a turn is mailed [60; 1 without a mail server]"
    )
    mail_kept: int = setting(
        "90",
        number(0, 3650),
        "days until the bytes of a settled mail are forgotten, of a quarantined one 4 times that; 0: never",
    )
    letters_kept: int = setting(
        "400", kept_days, "days until the words of a letter are forgotten, 120 or more; its bytes go after 30; 0: never"
    )
    verdicts_kept: int = setting(
        "400",
        kept_days,
        "days until a command that was judged is forgotten with its verdict, 120 or more; its move stays; 0: never",
    )
    sessions_kept: int = setting(
        "90", number(1, 3650), "days until a browser is signed out, counted from when it was last used"
    )
    games_kept: int = setting(
        "0", kept_days, "days until the events of a closed game are packed, 120 or more; 0: never"
    )
    mail_daily: int = setting(
        "500",
        number(1, 1_000_000),
        "megabytes of mail a day that are taken in of players, and a fifth of it of others; more is put off",
    )
    mail_strangers: int = setting(
        "300", number(1, 1_000_000), "letters of one kind that people who are no players may cause within an hour"
    )
    mail_trusted: str | None = setting("", text, "names of receivers whose Authentication-Results count, with commas")
    mail_secret_raw: str | None = setting("", text, "secret of mail handed in at /inbound/raw", secret=True)
    mail_secret_mailgun: str | None = setting("", text, "signing key of Mailgun", secret=True)
    mail_secret_postmark: str | None = setting("", text, "password of Postmark's calls", secret=True)
    mail_secret_sendgrid: str | None = setting("", text, "password of SendGrid's calls", secret=True)
    mail_secret_cloudmailin: str | None = setting("", text, "password of CloudMailin's calls", secret=True)
    mail_sns_topics: str | None = setting("", text, "topics of Amazon SNS that bring mail, with commas")
    backup_passphrase: str | None = setting(
        "", text, "what posthorn backup and posthorn restore would ask for at the terminal", secret=True
    )
    log: str = setting(
        "info",
        one_of("debug", "info", "warning", "error", "json"),
        "how much is logged; json: as info, in lines of JSON",
    )
    metrics_port: int | None = setting(
        "", number(1, 65535), "port for Prometheus, of posthorn up or of the process metrics; none if it is not set"
    )
    metrics_host: str = setting("127.0.0.1", text, "address for Prometheus to ask; whoever reaches it may read it")
    contact: str | None = setting(
        "",
        contact,
        "who hears of weak points and of questions on privacy: mailto: or https://; /.well-known/security.txt says so",
    )
    operators: str | None = setting(
        "", text, "addresses of players who run the service, with commas: signed in they have a page for it"
    )

    @property
    def store(self) -> str:
        """The address of the database."""
        return self.postgres or f"sqlite:///{self.data / 'posthorn.db'}"

    @property
    def public_url(self) -> str:
        return self.url or f"http://{self.host}:{self.port}"

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] | None = None) -> Settings:
        given = os.environ if environ is None else environ
        values, problems = {}, []
        for field in dataclasses.fields(cls):
            name = variable(field.name)
            raw = given.get(name, "").strip()
            if not raw:
                continue
            try:
                values[field.name] = field.metadata["read"](raw)
            except ValueError as error:
                shown = "What it holds now" if field.metadata["secret"] else repr(raw)
                problems.append(f"Set {name} to {error}. {shown} is not. ({field.metadata['help']})")
        if values.get("mail_relay") and not values.get("url") and not problems:
            problems.append(
                "Set POSTHORN_URL to the address at which people reach the pages, like https://play.example: letters go"
                " out to POSTHORN_MAIL_RELAY, and all their links begin with it."
            )
        elif values.get("mail_relay") and not values.get("mail_domain") and not problems:
            problems.append(
                "Set POSTHORN_MAIL_DOMAIN to the domain that letters come from and answers go to, like play.example:"
                " letters go out to POSTHORN_MAIL_RELAY."
            )
        if values.get("proxy") and not values.get("url") and not problems:
            problems.append(
                "Set POSTHORN_URL to the address at which people reach the proxy, like https://play.example:"
                " POSTHORN_PROXY is yes, and all links of the pages begin with it."
            )
        if problems:
            raise BadSettings(problems)
        return cls(**values)


def variable(field: str) -> str:
    return PREFIX + field.upper()


def unknown_variables(environ: Mapping[str, str] | None = None) -> list[str]:
    """Warnings about variables that look like settings and are none: a mistyped name would be ignored in silence."""
    known = [variable(field.name) for field in dataclasses.fields(Settings)]
    warnings = []
    for name in sorted(os.environ if environ is None else environ):
        if name.startswith(PREFIX) and name not in known and not name.startswith(ELSEWHERE):
            nearest = process.extractOne(name, known, score_cutoff=80)
            hint = f" Did you mean {nearest[0]}?" if nearest else ""
            warnings.append(f"{name} is not a setting and is ignored.{hint}")
    return warnings


def described() -> str:
    """All settings, for --help and the README."""
    fields = dataclasses.fields(Settings)
    width = max(len(variable(field.name)) for field in fields)
    shown = ((variable(f.name), f.metadata["help"], f.metadata["default"]) for f in fields)
    texts = ((f"  {name:<{width}}  ", f"{help} [{default}]" if default else help) for name, help, default in shown)
    after = " " * (width + 4)
    return "\n".join(textwrap.fill(text, WIDE, initial_indent=at, subsequent_indent=after) for at, text in texts)
