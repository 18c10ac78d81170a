"""Mail for operators: listen for it, hand one in from a file, look at what was kept, let it be read again."""

from __future__ import annotations

import argparse
import signal
import sys
import threading
from pathlib import Path

from domain.game.names import one_line
from domain.kernel.shapes import Refused
from ops.cli import mail_check
from ops.server import mail_setup
from ops.server.settings import Settings
from ops.server.starting import AT_BOOT, open_store, read_settings
from service.limits.mail_quota import Full
from service.mail.incoming.inbox import Inbox, Unwanted
from service.mail.incoming.smtp import Server
from service.mail.outgoing import renewing
from service.projections import letter_queue
from service.store import Store, WrongClock, circuit, mails
from service.store import letters as outbox
from service.store.database import SqlRow
from service.store.letters import Letter
from service.store.mails import bytes_of
from workers.tasks import make_celery, wake_by_database

SHOWN = 50


def main(arguments: list[str]) -> int:
    given = _parser().parse_args(arguments)
    settings = read_settings()
    store = open_store(settings, patience=AT_BOOT if given.run is listen else 0.0)
    try:
        return int(given.run(given, settings, store))
    finally:
        store.close()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="posthorn mail", description=__doc__)
    commands = parser.add_subparsers(required=True)
    listen_ = commands.add_parser("listen", help="take in mail in a process of its own")
    listen_.add_argument("--lmtp", action="store_true", help="behind a mail server that has done the checking")
    listen_.add_argument("--host", help="instead of POSTHORN_HOST")
    listen_.add_argument("--port", type=int, help="instead of POSTHORN_MAIL_PORT")
    listen_.add_argument("--if-set", action="store_true", help="wait to be ended if POSTHORN_MAIL_DOMAIN is not set")
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
    check_ = commands.add_parser("check", help="the records of the DNS that letters need, and what is wrong with them")
    check_.set_defaults(run=check)
    out = commands.add_parser("out", help="what is to be said to whom, and what became of it")
    out.add_argument("--parked", action="store_true", help="only letters that cannot be written")
    out.set_defaults(run=list_out)
    return parser


def listen(given: argparse.Namespace, settings: Settings, store: Store) -> int:
    stop = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stop.set())
    if given.if_set and not settings.mail_domain:
        print("Mail: no domain is set (POSTHORN_MAIL_DOMAIN).", flush=True)
        stop.wait()
        return 0
    try:
        store.check_clock()
    except WrongClock as error:
        print(error, file=sys.stderr)
        return 2
    if settings.redis:
        make_mail = mail_setup.factory(settings)
        make_celery(settings.redis, lambda: store, mail=make_mail, parts=settings.game_queues).wake(store)
    elif settings.postgres:
        wake_by_database(store)
    inbox, name = _inbox(settings, store)
    host, port = given.host or settings.host, given.port if given.port is not None else settings.mail_port
    server = Server(inbox, host, port, lmtp=given.lmtp, name=name)
    try:
        server.start()
    except OSError as error:
        where = f"{host}:{port}"
        print(f"Cannot listen on {where} ({error.strerror}): choose another with --port.", file=sys.stderr)
        return 1
    print(f"{'LMTP' if given.lmtp else 'SMTP'} on {host}:{port}", flush=True)
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
        rows = mails.with_status(session, given.status, SHOWN)
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
        found, known = mails.read_again(session, given.id)
    return 0 if found else _forgotten(given.id) if known == "quarantined" else _unknown(given.id)


def check(given: argparse.Namespace, settings: Settings, store: Store) -> int:
    keys = mail_setup.make_mail_service(settings, store, settings.public_url, bool(settings.mail_keys)).settings.keyring
    found = mail_check.check(settings, keys)
    print("\n".join(map(str, found)))
    return int(any(each.is_well is False for each in found))


def list_out(given: argparse.Namespace, settings: Settings, store: Store) -> int:
    with store.db.read() as session:
        rows = letter_queue.latest(session, SHOWN, only_parked=given.parked)
        sent = {row["letter"]: outbox.by_token(session, row["letter"]) for row in rows if row["letter"]}
        letters = {token: outbox.whole(session, letter) for token, letter in sent.items() if letter is not None}
        relay = circuit.read(session)
    if relay.is_open:
        print(one_line(f"The mail server takes no letters since {relay.since[:19]}: {relay.why}"))
    for row in rows:
        print(one_line(_sent_row(row, letters.get(row["letter"]))))
    return 0


def _sent_row(row: SqlRow, letter: Letter | None) -> str:
    """What became of it: of a letter that was written, at the mail server, with what the server said."""
    state = letter.state if letter is not None else row["status"]
    said = (letter.came_back or letter.error or letter.answer) if letter is not None else ""
    what = f"{row['id']:<6} {row['made'][:19]}  {state:<11} {row['kind']:<9}"
    return f"{what} {row['player'] or row['address']}  {row['game']}  {said or row['reason']}"


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
    mail_service = mail_setup.make_mail_service(settings, store, settings.public_url, bool(settings.mail_keys))
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
