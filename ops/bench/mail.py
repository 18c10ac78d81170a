"""How fast letters are written and mails are taken in: posthorn bench mail [--letters 60] [--mails 500]"""

from __future__ import annotations

import argparse
import smtplib
import statistics
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from domain.kernel.art import NARROW, parts
from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from ops.server.mail_setup import free_port
from service.mail.incoming.settings import MailSettings
from service.mail.incoming.smtp import Server
from service.mail.outgoing.delivery_policy import Policy
from service.mail.outgoing.letter_context import LetterReader
from service.mail.outgoing.letter_requests import draft_of
from service.mail.outgoing.painting import painted
from service.mail.outgoing.picture import READABLE, fine, png
from service.mail.outgoing.reply import reply
from service.mail.outgoing.site import Site
from service.store import Store, times
from service.store import letters as outbox
from workers.apply import Applier
from workers.mail import MailService
from workers.project import followers

ADDRESS = "anna@mail.example"
PAINTED = 21  # times, of which the first is cold


class Bench:
    def __init__(self, folder: Path, title: str, policy: Policy | None = None, **more: Any) -> None:
        self.store = Store(f"sqlite:///{folder / 'posthorn.db'}")
        settings = MailSettings.of({"MAIL_DOMAINS": "play.example", "MAIL_KEYS": "1:" + "ab" * 16})
        self.tokens = settings.keyring.tokens(1)
        self.mail_service = MailService(self.store, settings, Site.of_url("https://play.example"), policy=policy)
        self.applier, self.followers = Applier(self.store), followers(self.store)  # as a worker keeps them
        self.player = self.store.players.add("Anna", ADDRESS, confirmed=True).id
        seats = [{"player": self.player}, *({"bot": "sensible"} for _ in range(min(3, titles[title].seats[-1] - 1)))]
        opened = self.store.intake.submit(
            "open", {"title": title, "seats": seats, "sit": True, **more}, channel="bench", player=self.player
        )
        self.game = opened.game
        self.work()

    def work(self) -> None:
        while self.applier.work_off() or sum(each.catch_up() for each in self.followers):
            pass

    def positions(self, count: int) -> int:
        """Let the player move until there are so many turns in the mailbag."""
        luck = SeededLuck(b"bench")
        for made in range(count):
            game = self.store.games.get(self.game)
            if game.phase != "running":
                return made
            line = game.title.sentence(game.title.bot(game.state, 0, luck))
            self.store.intake.submit(
                "say", {"lines": [line]}, channel="bench", player=self.player, game=self.game, seat=0
            )
            self.work()
        return count

    def letter(self, pictures: bool, number: int) -> tuple[float, int]:
        """Seconds and bytes of one turn letter, from the store to the bytes, without sending it."""
        settings = {"pictures": "yes" if pictures else "no"}
        reader = LetterReader(player=self.player, name="Anna", address=ADDRESS, settings=settings)
        row = {"key": f"b{number}", "kind": "turn", "player": self.player, "address": "", "game": self.game, "seat": 0,
               "version": 0, "about": "{}"}  # fmt: skip
        png.cache_clear()
        began = time.perf_counter()
        draft = draft_of(self.mail_service.letter_writer, row, reader, times.now())
        letter = self.mail_service.letter_writer.made(draft, [self.tokens])
        return time.perf_counter() - began, len(letter.raw)


def letters(title: str, count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder), title)
        found: dict[bool, list[tuple[float, int]]] = {True: [], False: []}
        for number in range(count):
            if not bench.positions(1):
                break
            for pictures in found:
                found[pictures].append(bench.letter(pictures, number))
        medians: dict[bool, float] = {}
        for pictures, name in ((True, "with pictures"), (False, "without pictures")):
            seconds, sizes = zip(*found[pictures], strict=True)
            each, size = statistics.median(seconds), statistics.median(sizes) / 1000
            medians[pictures] = each
            print(
                f"{title}: letters {name}: {1 / each:.1f} per second ({each * 1000:.1f} ms, median of {len(seconds)}),"
                f" {size:.0f} kB, largest {max(sizes) / 1000:.0f} kB"
            )
        ratio = medians[False] / medians[True]
        print(f"{title}: letters a second with pictures to those without: {ratio:.2f}; {painting(bench)}")
        bench.store.close()


def painting(bench: Bench) -> str:
    """Of the position that was reached last: the whole of it, and what stands above the choices."""
    game = bench.store.games.get(bench.game)
    board = game.title.svg(game.title.view(game.state, 0), NARROW)
    found = []
    for svg in (board, next(iter(parts(board).values()))):
        scale, times = fine(svg, READABLE), []
        for _ in range(PAINTED):
            began = time.thread_time()
            painted(svg, scale)
            times.append(time.thread_time() - began)
        found.append(f"{statistics.median(times) * 1000:.1f} ms")
    return f"painting the board {found[0]}, its first part {found[1]} (median of {PAINTED}, of the processor)"


def mails(count: int, senders: int) -> None:
    """Real SMTP on one machine: connections kept open, each mail durable before its 250."""
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder), "sagrada")
        bench.mail_service.post.write()
        with bench.store.db.read() as session:
            (letter,) = outbox.latest(session)
        server = Server(bench.mail_service.inbox, port=free_port("127.0.0.1"))
        server.start()
        raw = reply(letter, bench.mail_service.site, letter.token, "1")
        rate = _send(server.port, bench.mail_service.site.reply_to(letter.token), raw, count, senders)
        server.stop()
        with bench.store.db.read() as session:
            kept = session.value("SELECT count(*) FROM mails")
        print(f"mails by SMTP to durable: {rate:.0f} per second ({count} mails, {senders} connections, {kept} stored)")
        bench.store.close()


def _send(port: int, to: str, raw: bytes, count: int, senders: int) -> float:
    def work(first: int) -> None:
        with smtplib.SMTP("127.0.0.1", port) as line:
            for number in range(first, count, senders):
                line.sendmail(ADDRESS, [to], b"X-Number: %d\r\n" % number + raw)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(senders)]
    began = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return count / (time.perf_counter() - began)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench mail", description=__doc__.partition(":")[0])
    parser.add_argument("--letters", type=int, default=40, help="positions of each title")
    parser.add_argument("--mails", type=int, default=500)
    parser.add_argument("--senders", type=int, default=4)
    given = parser.parse_args(arguments)
    for title in sorted(titles):
        letters(title, given.letters)
    mails(given.mails, given.senders)
    return 0
