"""posthorn bench post: letters a second that one process writes, and several do together, on PostgreSQL.

The same letters are due each time: of games of two people that have begun. A process claims, writes and keeps them, as
the worker does; its yardstick is the letter alone, written in this process and kept nowhere. The ratio of the processes
to one of them says how letters grow with workers: by the clock, which other work of the machine disturbs, and in CPU
time, which says what they lose by meeting.
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import msgspec

from ops.bench import kept
from ops.bench.growth import service_of
from ops.bench.web import play
from ops.chaos.servers import Server
from ops.cli.progress import progress_line
from service.mail.outgoing.letter_context import LetterReader
from service.mail.outgoing.letter_requests import draft_of, reader_for
from service.mail.outgoing.picture import png
from service.store import Store, times
from service.store.database import SqlRow
from workers.mail import MailService

TITLES = ("sagrada", "ohmygoods", "lagranja")
MOVES = 3  # of a game
WARM = 20  # letters until caches are full
GROWS = 1.6  # times as many letters by two processes as by one


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench post", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=45)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args(arguments)
    with Server("postgres", durable=True) as server:
        with progress_line(f"{given.games} games are played"):
            due = prepared(server.address, given.games)
        cost = written_by_itself(server.address)
        figures = measured(server.address, due, cost, given.rounds, given.processes)
    print(kept.as_text(figures))
    for each in figures:
        kept.note(*msgspec.structs.astuple(each))
    return 0


def prepared(url: str, games: int) -> int:
    """How many letters are due."""
    with closing(Store(url)) as store:
        for number in range(games):
            players = [
                store.players.add(name, f"{name}{number}@bench.invalid", confirmed=True).id for name in ("Ann", "Ben")
            ]
            play(store, TITLES[number % len(TITLES)], players, MOVES)
        mail = service_of(store)
        mail.post.work_off()
        mail.close()
    return again(url)


def again(url: str) -> int:
    """What was written is due once more."""
    with closing(Store(url)) as store, store.db.write() as session:
        session.run("DELETE FROM letters")
        return session.run(
            "UPDATE mailbag SET status = 'due', letter = '', lease = 0, tries = 0, due = ? WHERE status = 'mailed'",
            times.now(),
        )


def written_by_itself(url: str) -> float:
    """CPU seconds of a letter, from the store to its bytes."""
    with closing(Store(url)) as store:
        mail = service_of(store)
        written(store, mail, WARM)
        took = statistics.mean(written(store, mail))
        mail.close()
    return took


def written(store: Store, mail: MailService, most: int = 1000) -> list[float]:
    """What each letter costs that is due; none is kept, and its picture is painted anew."""
    with store.db.read() as session:
        rows = session.all("SELECT * FROM mailbag WHERE status = 'due' ORDER BY id LIMIT ?", most)
    png.cache_clear()
    readers = ((row, reader_for(mail.letter_writer, row)) for row in rows)
    took = [cost_of(mail, row, reader) for row, reader in readers if reader is not None]
    png.cache_clear()
    return took


def cost_of(mail: MailService, row: SqlRow, reader: LetterReader) -> float:
    began = time.process_time()
    mail.letter_writer.made(draft_of(mail.letter_writer, row, reader, times.now()), [mail.settings.keyring.tokens(1)])
    return time.process_time() - began


def measured(url: str, due: int, cost: float, rounds: int, processes: int) -> list[kept.Figure]:
    rates = {count: list[float]() for count in (1, processes)}
    costs = {count: list[float]() for count in (1, processes)}
    for _ in range(rounds):
        for count in rates:
            with progress_line(f"{due} letters by {count}"):
                seconds, worked = by_processes(url, count)
            rates[count].append(due / seconds)
            costs[count].append(worked / due)
    one, more = (statistics.median(costs[count]) for count in (1, processes))
    clock = statistics.median(of / by for of, by in zip(rates[processes], rates[1], strict=True))
    wanted = GROWS / 2 * processes
    return [
        kept.Figure("a letter of one process", 1000 * one, "ms of CPU", one / cost, "a letter alone"),
        kept.Figure("one process", 1 / one, "letters/CPU s", cost / one, "a core that only writes letters"),
        kept.Figure(f"{processes} processes, by the clock", statistics.median(rates[processes]), "letters/s", clock,
                    "one process", kept.AT_LEAST, wanted),
        kept.Figure(f"{processes} processes, in CPU time", processes / more, "letters/CPU s", processes * one / more,
                    "one process", kept.AT_LEAST, wanted),
    ]  # fmt: skip


def by_processes(url: str, count: int) -> tuple[float, float]:
    """Seconds until all that is due is written, and CPU seconds of the processes together."""
    with writing(url, count) as (go, worked):
        began = time.perf_counter()
        go.set()
        spent = [worked.get() for _ in range(count)]
        return time.perf_counter() - began, sum(spent)


@contextmanager
def writing(url: str, count: int) -> Iterator[tuple[Any, Any]]:
    """Processes that have their caches filled, and wait."""
    again(url)
    context = multiprocessing.get_context("spawn")
    ready, go, worked = context.Semaphore(0), context.Event(), context.Queue()
    processes = [context.Process(target=write, args=(url, ready, go, worked), daemon=True) for _ in range(count)]
    for process in processes:
        process.start()
    for _ in processes:
        ready.acquire()
    yield go, worked
    for process in processes:
        process.join()


def write(url: str, ready: Any, go: Any, worked: Any) -> None:
    with closing(Store(url)) as store:
        mail = service_of(store)
        written(store, mail, WARM)
        ready.release()
        go.wait()
        began = time.process_time()
        while is_due(store):
            if not mail.post.work_off():
                time.sleep(0.005)  # what is left is all in other hands
        worked.put(time.process_time() - began)
        mail.close()


def is_due(store: Store) -> bool:
    with store.db.read() as session:
        return session.value("SELECT 1 FROM mailbag WHERE status = 'due' LIMIT 1") is not None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
