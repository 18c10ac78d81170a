"""Mail for operators: listen for it, hand one in from a file, look at what was kept, let it be read again."""

from __future__ import annotations

import argparse
import signal
import sys
import threading
from pathlib import Path

from domain.game.names import one_line
from domain.kernel.shapes import Refused
from ops.server import mail_setup
from ops.server.settings import Settings
from ops.server.starting import open_store, read_settings
from service.limits.mail_quota import Full
from service.mail.incoming.inbox import Inbox, Unwanted, bytes_of
from service.mail.incoming.smtp import Server
from service.mail.outgoing import renewing
from service.projections import letter_queue
from service.store import Store
from workers.tasks import make_celery

SHOWN = 50


def main(arguments: list[str]) -> int:
    given = _parser().parse_args(arguments)
    settings = read_settings()
    store = open_store(settings)
    try:
        return int(given.run(given, settings, store))
    finally:
        store.close()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="posthorn mail", description=__doc__)
    commands = parser.add_subparsers(required=True)
    listen_ = commands.add_parser("listen", help="take in mail in a process of its own")
    listen_.add_argument("--lmtp", action="store_true", help="behind a mail server that has done the checking")
    listen_.add_argument("--host", default="127.0.0.1")
    listen_.add_argument("--port", type=int, default=8025)
    listen_.set_defaults(run=listen)
    in_ = commands.add_parser("in", help="hand in a mail from a file")
    in_.add_argument("file", type=Path, help="the mail as it is; - for standard input")
    in_.add_argument("--to", required=True, help="the address it was sent to")
    in_.add_argument("--from", dest="sender", default="", help="the address it was sent from")
    in_.set_defaults(run=hand_in)
    kept = commands.add_parser("kept", help="mails that led to nothing, and why")
    kept.add_argument(
        "--status", default="quarantined", choices=["quarantined", "rejected", "ignored", "held", "helped"]
    )
    kept.set_defaults(run=list_kept)
    show_ = commands.add_parser("show", help="a stored mail, byte for byte")
    show_.add_argument("id")
    show_.set_defaults(run=show)
    again_ = commands.add_parser("again", help="let a quarantined mail be read again, or a parked letter be written")
    again_.add_argument("id", help="of the mail; of the letter its number")
    again_.set_defaults(run=again)
    revoke_ = commands.add_parser("revoke", help="make the links and addresses in all letters of a player void")
    revoke_.add_argument("who", help="the id, or the address")
    revoke_.add_argument("--game", help="of this game only")
    revoke_.set_defaults(run=revoke)
    out = commands.add_parser("out", help="what is to be said to whom, and what became of it")
    out.add_argument("--parked", action="store_true", help="only letters that cannot be written")
    out.set_defaults(run=list_out)
    return parser


def listen(given: argparse.Namespace, settings: Settings, store: Store) -> int:
    if settings.redis:
        make_celery(settings.redis, lambda: store, mail=mail_setup.factory(settings)).wake(store)
    inbox, name = _inbox(settings, store)
    server = Server(inbox, given.host, given.port, lmtp=given.lmtp, name=name)
    stop = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stop.set())
    try:
        server.start()
    except OSError as error:
        where = f"{given.host}:{given.port}"
        print(f"Cannot listen on {where} ({error.strerror}): choose another with --port.", file=sys.stderr)
        return 1
    print(f"{'LMTP' if given.lmtp else 'SMTP'} on {given.host}:{given.port}", flush=True)
    stop.wait()
    server.stop()
    return 0


def hand_in(given: argparse.Namespace, settings: Settings, store: Store) -> int:
    raw = sys.stdin.buffer.read() if str(given.file) == "-" else given.file.read_bytes()
    inbox, _ = _inbox(settings, store)
    try:
        (stored,) = inbox.accept(raw, given.sender, [given.to], "file")
    except (Unwanted, Full) as refusal:
        print(refusal, file=sys.stderr)
        return 1
    print(stored)
    return 0


def list_kept(given: argparse.Namespace, settings: Settings, store: Store) -> int:
    _inbox(settings, store)
    with store.db.read() as session:
        rows = session.all(
            "SELECT id, arrived, source, mail_from, author, reason FROM mails WHERE status = ?"
            " ORDER BY seq DESC LIMIT ?",
            given.status, SHOWN,
        )  # fmt: skip
    for row in rows:
        who = row["author"] or row["mail_from"]
        print(one_line(f"{row['id']}  {row['arrived'][:19]}  {row['source']}  {who}  {row['reason']}"))
    return 0


def show(given: argparse.Namespace, settings: Settings, store: Store) -> int:
    _inbox(settings, store)
    with store.db.read() as session:
        raw = bytes_of(session, given.id)
    if raw is None:
        return _unknown(given.id)
    if not raw:
        return _forgotten(given.id)
    sys.stdout.buffer.write(raw)
    return 0


def again(given: argparse.Namespace, settings: Settings, store: Store) -> int:
    _inbox(settings, store)
    with store.db.write() as session:
        if given.id.isdecimal():
            return 0 if letter_queue.reopen(session, int(given.id)) else _unknown(given.id)
        found = session.run(
            "UPDATE mails SET status = 'new', tries = 0, lease = 0"
            " WHERE id = ? AND status = 'quarantined' AND length(raw) > 0",
            given.id,
        )
        known = session.value("SELECT status FROM mails WHERE id = ?", given.id)
    return 0 if found else _forgotten(given.id) if known == "quarantined" else _unknown(given.id)


def list_out(given: argparse.Namespace, settings: Settings, store: Store) -> int:
    with store.db.read() as session:
        only = "WHERE status = 'parked'" if given.parked else ""
        rows = session.all(f"SELECT * FROM mailbag {only} ORDER BY id DESC LIMIT ?", SHOWN)
    for row in rows:
        reader = row["player"] or row["address"]
        what = f"{row['id']:<6} {row['made'][:19]}  {row['status']:<8} {row['kind']:<9}"
        print(one_line(f"{what} {reader}  {row['game']}  {row['reason']}"))
    return 0


def revoke(given: argparse.Namespace, settings: Settings, store: Store) -> int:
    """The service writes the fresh letters: it looks into the mailbag every few seconds."""
    try:
        row = store.players.by_address(given.who) if "@" in given.who else store.players.row(given.who)
    except Refused as refused:
        print(refused.text, file=sys.stderr)
        return 1
    if row is None:
        print(f"There is no such player: {given.who}. posthorn player list shows all.", file=sys.stderr)
        return 1
    with store.db.write() as session:
        void, letters = renewing.revoke(session, row["id"], given.game)
    print(f"{void} letters of {one_line(row['name'])} do not work any more; {letters} fresh ones are on their way.")
    return 0


def _inbox(settings: Settings, store: Store) -> tuple[Inbox, str]:
    mail_service = mail_setup.make_mail_service(settings, store, settings.public_url)
    return mail_service.inbox, mail_service.site.domain


def _forgotten(mail: str) -> int:
    print(
        f"The bytes of {mail} were forgotten: those of a mail that nobody reads at once, of others after the days of"
        " POSTHORN_MAIL_KEPT, or because too much lay in quarantine.",
        file=sys.stderr,
    )
    return 1


def _unknown(mail: str) -> int:
    print(f"There is no such mail: {mail}. posthorn mail kept lists those that led to nothing.", file=sys.stderr)
    return 1
