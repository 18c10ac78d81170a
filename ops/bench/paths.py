"""posthorn bench paths: how many files of the project take part in what is done most, and with how many calls.

Each way is gone once before it is counted, so what is loaded or compiled once does not count; of five times more the
middle one counts:

  command   a command by the API, until its verdict is stored
  letter_sent  the same, until the letter to whoever is asked next is written
  mail      an answer by mail, until that letter is written
  page      the page of a game, for the player who is asked
  letter    a turn letter: what is due is found, written and stored
  deadline  the clock looks and a deadline is over, until the move made for the seat is stored
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import FrameType
from typing import Any

from msgspec import Struct

from domain.titles.shelf import titles
from ops.bench.mail import ADDRESS, Bench
from service.app import create_app
from service.mail.outgoing.delivery_policy import Policy
from service.mail.outgoing.reply import reply
from service.store import letters, sessions, times
from workers.clock import check_clocks

ROOT = Path(__file__).resolve().parents[2]
ROOMS = tuple(f"{ROOT / room}/" for room in ("domain", "service", "workers"))
TIMES = 5
URL = "https://play.example"
PACE = {"preset": "daily", "bank": 1, "refund": 1, "cap": 1, "nights": False, "late": "default"}
ROW = "{:<9} {:>5} files {:>7} calls"


class Way(Struct):
    """Calls by file; a file is one of the project's below `ROOMS`."""

    calls: Counter[str]

    @property
    def files(self) -> list[str]:
        return sorted(self.calls)


@contextmanager
def counted() -> Iterator[Way]:
    way = Way(Counter())

    def look(frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(ROOMS):
            way.calls[file.removeprefix(f"{ROOT}/")] += 1

    before = sys.getprofile()
    sys.setprofile(look)
    try:
        yield way
    finally:
        sys.setprofile(before)


class Paths:
    """A table of one person and bots, and somebody who goes each way."""

    def __init__(self, folder: Path, title: str) -> None:
        self.bench = Bench(folder, title, Policy(hold=0.0, bots=0.0, rounds=0.0), pace=PACE)
        self.store = self.bench.store
        self.web = create_app(self.store, URL, mail=self.bench.mail_service).test_client()
        self.key = self.store.players.new_key(self.bench.player)
        with self.store.db.write() as session:
            secret = sessions.begin(session, self.bench.player)
        self.web.set_cookie("__Host-posthorn", secret, domain="play.example")
        self.ahead = timedelta()

    def close(self) -> None:
        times.use()
        self.bench.mail_service.close()
        self.store.close()

    def settle(self) -> None:
        self.bench.work()
        self.bench.mail_service.post.write()

    def _line(self) -> str:
        game = self.store.games.get(self.bench.game)
        return self.store.games.legal(game, 0)[0]

    def command(self) -> Callable[[], None]:
        send = self._sending()

        def go() -> None:
            send()
            self.bench.applier.work_off()

        return go

    def letter_sent(self) -> Callable[[], None]:
        send = self._sending()

        def go() -> None:
            send()
            self.settle()

        return go

    def _sending(self) -> Callable[[], None]:
        line, address = self._line(), f"/api/v1/games/{self.bench.game}/commands"

        def send() -> None:
            answer = self.web.post(
                address, json={"say": line}, headers={"Authorization": f"Bearer {self.key}"}, base_url=URL
            )
            assert answer.status_code == 202, answer.text

        return send

    def mail(self) -> Callable[[], None]:
        site, room = self.bench.mail_service.site, self.bench.mail_service.room
        with self.store.db.read() as session:
            (letter,) = letters.latest(session, 1)
        raw = reply(letter, site, letter.token, self._line())

        def go() -> None:
            to = [site.reply_to(letter.token)]
            room.inbox.accept(raw, ADDRESS, to, "outbox", "", {"local": "yes"})
            before = self.store.games.get(self.bench.game).version
            room.work_off()
            self.settle()
            room.work_off()
            self.settle()
            assert self.store.games.get(self.bench.game).version > before, "the mail did nothing"

        return go

    def page(self) -> Callable[[], None]:
        def go() -> None:
            answer = self.web.get(f"/games/{self.bench.game}", base_url=URL)
            assert answer.status_code == 200 and "Your turn" in answer.text, answer.status

        return go

    def letter(self) -> Callable[[], None]:
        self._sending()()
        self.bench.work()

        def go() -> None:
            assert self.bench.mail_service.post.write(), "no letter was due"

        return go

    def deadline(self) -> Callable[[], None]:
        self._time_passes(timedelta(minutes=4))
        check_clocks(self.store)  # the clock was there all the time: what passes is nobody's outage
        before = self.store.games.get(self.bench.game).version
        for _ in range(100):
            self._time_passes(timedelta(minutes=4))
            with self.store.db.read() as session:
                due = session.value("SELECT min(deadline) FROM deadlines WHERE game = ?", self.bench.game)
            if due and due <= times.now():
                break
            check_clocks(self.store)

        def go() -> None:
            check_clocks(self.store)
            self.bench.applier.work_off()
            assert self.store.games.get(self.bench.game).version > before, "no deadline was over"

        return go

    def _time_passes(self, time: timedelta) -> None:
        self.ahead += time
        times.use(lambda: datetime.now(UTC) + self.ahead)


WAYS = ("command", "letter_sent", "mail", "page", "letter", "deadline")


def measured(title: str) -> dict[str, Way]:
    return {name: gone(title, name) for name in WAYS}


def gone(title: str, name: str) -> Way:
    """The way of this name in a game of its own."""
    ways = []
    with tempfile.TemporaryDirectory(prefix="posthorn-bench-") as folder:
        paths = Paths(Path(folder), title)
        try:
            for _ in range(1 + TIMES):
                paths.settle()
                go = getattr(paths, name)()
                with counted() as way:
                    go()
                ways.append(way)
        finally:
            paths.close()
    return sorted(ways[1:], key=lambda way: len(way.calls))[TIMES // 2]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench paths", description=__doc__.partition(":")[2])
    parser.add_argument("--title", default="sagrada", choices=sorted(titles))
    parser.add_argument("--files", choices=WAYS, help="the files of this way, with their calls")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    found = measured(given.title)
    if given.json:
        print(json.dumps({name: [len(way.calls), way.calls.total()] for name, way in found.items()}))
    elif given.files:
        for file, calls in sorted(found[given.files].calls.items(), key=lambda each: (-each[1], each[0])):
            print(f"{calls:>7} {file}")
    else:
        for name, way in found.items():
            print(ROW.format(name, len(way.calls), way.calls.total()))
    return 0
