"""Works off the intake: claim rows, judge them, store events and verdicts in one commit, many rows at once."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress

from eventsourcing.persistence import IntegrityError
from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.decide import decide
from domain.game.events import Ordered
from domain.game.requests import Outcome, Request
from domain.game.table.standing_orders import has_standing_answer, is_taken_back
from domain.game.time.calendars import Calendar
from service.store import NewerDatabase, Row, Store, beacons, counts, event_rows, leases, times, visitors
from service.store.database import LOST_TOUCH
from service.store.event_rows import Commit, DecidedAlready, NumberTaken, RowVerdict
from service.store.intake import ALL, Part, in_turn, short
from service.store.leases import TRIES, HeldLeases
from service.store.pool import OPENING, Seed, next_seeds, seeds_of
from workers.clock_credit import ClockCredits
from workers.watchdog import over

log = logging.getLogger("posthorn.apply")

BATCH = 256  # rows of one commit at most
LOADING = 30.0  # seconds for the games of one batch
JUDGING = 5.0  # seconds for one row
PAUSE = 0.5  # seconds before a row that failed is tried again; longer each time
FAR = 5.0  # seconds before a row is tried again whose former game cannot be read
SEEDS_KEPT = 10_000
TIMED = ("open", "sit", "next", "clock", "calendar")  # kinds of rows that say when time counts
CONFLICTS = (IntegrityError, DecidedAlready, NumberTaken)


class DecidedRow(Struct, frozen=True):
    row: Row
    outcome: Outcome
    number: int = 0  # of the pool, if it opens a game


class Applier:
    """One a process; it remembers the seeds of the games it works on."""

    def __init__(self, store: Store, batch: int = BATCH, *, grouped: bool = True) -> None:
        """`grouped`: a backlog goes many rows to one commit; otherwise each command is a commit of its own."""
        self.store = store
        self.batch = batch
        self.grouped = grouped
        self._seeds: dict[str, bytes] = {}
        self._gifts = ClockCredits(store)

    def work_off(self, until: float | None = None, part: Part = ALL) -> int:
        """Everything that is open of these games; stops after `until` (monotonic) so that a task ends in time."""
        done = 0
        while until is None or time.monotonic() < until:
            taken_until = leases.until()
            rows = self.store.intake.claim(self.batch, taken_until, part)
            if not rows:
                break
            rows = self._gifts.first(rows, taken_until)
            self.store.fault_point("claimed")
            with self.store.leases.keep(HeldLeases("intake", "seq", [row.seq for row in rows], taken_until)):
                done += self._work(rows)
        return done

    def _work(self, rows: list[Row]) -> int:
        far = [row for row in rows if row.previous_game and self.store.db.is_away(row.previous_game)]
        if far:  # it goes on from a game that lies where nobody answers: nobody else waits for it
            self.store.intake.release(far, FAR, blameless=True)
        first, behind = in_turn([row for row in rows if row not in far])
        rows, given_back = leases.take_up(first)
        if given_back or behind:
            self.store.intake.release([*given_back, *behind], blameless=True)
        suspects = [row for row in rows if row.tries > 1]
        done = self._work_off([row for row in rows if row.tries == 1])
        for suspect in suspects:
            if suspect.tries > TRIES:
                self._park(suspect, "Each time the worker died of it, or had to be ended because it did not come back.")
            else:
                done += self._work_off([suspect])
        return done

    def _work_off(self, rows: Sequence[Row]) -> int:
        if not rows:
            return 0
        try:
            return self._work_off_singly_or_together(rows)
        except NewerDatabase:
            self.store.intake.release(rows, blameless=True)  # a later version knows what to do with them
            raise

    def _work_off_singly_or_together(self, rows: Sequence[Row]) -> int:
        try:
            try:
                return self._together(rows)
            except CONFLICTS:
                return self._work_off_singly(rows)
        except LOST_TOUCH as error:
            counts.tally(counts.DATABASE_ERRORS)
            log.warning("lost touch with the database: %s", type(error).__name__)
            return self._after_a_cut(rows)
        except NewerDatabase:
            raise
        except Exception as error:
            return self._failed_together(rows, error)

    def _together(self, rows: Sequence[Row]) -> int:
        wanted = {row.game for row in rows} | {row.previous_game for row in rows}
        with over(f"loading the games of {len(rows)} rows", LOADING):
            games, seeds = self._load(wanted - {""})
            free = self._free(sum(row.kind in OPENING for row in rows))
            calendars = self._calendars(rows, games)
        judged: list[DecidedRow] = []
        failed: set[str] = set()
        for row in rows:
            if row.game in failed:
                self.store.intake.release([row], blameless=True)
                continue
            try:
                with over(f"row {row.id} of game {row.game}", JUDGING):
                    judged.append(_decide(row, games, seeds, free, calendars.get(row.seq)))
            except Exception as error:
                failed.add(row.game)
                self._failed(row, error)
            else:
                if not self.grouped:
                    self._commit(judged[-1:])
        if judged and self.grouped:
            self._commit(judged)
        return len(judged)

    def _work_off_singly(self, rows: Sequence[Row]) -> int:
        """After a conflict: somebody else has decided a row or moved its game; look, reload, judge again."""
        done, held_up = 0, set[str]()
        for row in rows:
            if row.game in held_up:
                self.store.intake.release([row], blameless=True)
            elif (decided := self._in_some_tries(row)) is None:
                held_up.add(row.game)
                self.store.intake.release([row], 0.05, blameless=True)
            else:
                done += decided
        return done

    def _in_some_tries(self, row: Row) -> int | None:
        """How many were decided; None if it is still open."""
        for _ in range(5):
            if not self.store.intake.is_open(row):
                return 0
            with suppress(*CONFLICTS):
                return self._together([row])
        return None

    def _after_a_cut(self, rows: Sequence[Row]) -> int:
        """Nobody knows whether the commit went through: rows that are still open are given back, nothing is assumed."""
        try:
            self.store.intake.release(rows, 0.2, blameless=True)
        except LOST_TOUCH:
            log.warning("the database is away; the leases of %d rows will run out", len(rows))
        time.sleep(0.2)
        return 0

    def _load(self, ids: set[str]) -> tuple[dict[str, Game | None], dict[str, bytes]]:
        """The games as they are now, and their seeds."""
        wanted = sorted(ids)
        with self.store.db.read() as session:
            heads = event_rows.heads(session, wanted)
            if len(self._seeds) > SEEDS_KEPT:
                self._seeds.clear()
            if unknown := [game for game in heads if game not in self._seeds]:
                self._seeds.update(seeds_of(session, unknown))
        games = {game: self._game(game, heads.get(game)) for game in wanted}
        return games, {game: self._seeds[game] for game in heads}

    def _calendars(self, rows: Sequence[Row], games: dict[str, Game | None]) -> dict[int, Calendar]:
        """When time counts for those who sit down, and for those whose clock it is."""
        found: dict[int, Calendar] = {}
        for row in rows:
            if row.kind in TIMED:
                game = games.get(row.game)
                holder = game.holders[row.seat].player if game and row.seat is not None and row.kind == "clock" else ""
                calendar = self.store.players.calendar(row.player or holder)
                if calendar is not None:
                    found[row.seq] = calendar
        return found

    def _free(self, most: int) -> list[Seed]:
        """Seeds for the games that may be opened now; another worker may be faster and take them."""
        if not most:
            return []
        with self.store.db.read() as session:
            return next_seeds(session, most)

    def _game(self, game: str, head: int | None) -> Game | None:
        if head is None:
            return None
        cached = self.store.games.remembered(game)
        if cached is not None and cached.version == head:
            return cached
        return self.store.games.find(game)

    def _commit(self, judged: Sequence[DecidedRow]) -> None:
        now = times.now()
        events = [event for each in judged for event in each.outcome.events]
        commit = Commit(
            decided=[RowVerdict(each.row.game, each.row.id, each.outcome.verdict, now) for each in judged],
            rows=[row for each in judged for row in rows_to_come(each.outcome, now)],
            numbers=self._numbers([each for each in judged if each.number], now),
            writes=[
                write
                for each in judged
                if (game := each.outcome.game) is not None and game.beacon is not None
                for write in beacons.writes(game.id, game.beacon, each.outcome.events)
            ],
        )
        self.store.fault_point("judged")
        self.store.games.save(*events, commit=commit)
        self.store.fault_point("committed")
        for each in judged:
            if each.outcome.game is not None and each.outcome.events:
                self.store.games.remember(each.outcome.game)
        self.store.intake.tell()
        if events:
            self.store.wake("follow")
        if any(each.row.evidence.startswith("mail ") for each in judged):
            self.store.wake("mail")  # the mail room answers what was decided

    def _numbers(self, opened: Sequence[DecidedRow], now: str) -> list[tuple[str, str, int, int]]:
        if not opened:
            return []
        with self.store.db.read() as session:
            guests = [visitors.is_one(session, each.row.player) for each in opened]
        return [(each.row.game, now, int(guest), each.number) for each, guest in zip(opened, guests, strict=True)]

    def _failed(self, row: Row, error: Exception) -> None:
        self.store.check_age()
        log.exception("row %s (%s) of game %s failed", row.id, row.kind, row.game)
        if row.tries >= TRIES:
            self._park(row, f"{type(error).__name__}: {error}")
        else:
            self.store.intake.release([row], PAUSE * row.tries)

    def _failed_together(self, rows: Sequence[Row], error: Exception) -> int:
        """Nobody knows which of them it was: each is tried alone."""
        self.store.check_age()
        if len(rows) == 1:
            self._failed(rows[0], error)
        else:
            log.exception("%d rows failed together", len(rows))
            self.store.intake.release(rows)
        return 0

    def _park(self, row: Row, error: str) -> None:
        log.error("row %s is parked: %s", row.id, error)
        self.store.intake.park(row, error)
        self.store.intake.tell()


def _decide(
    row: Row,
    games: dict[str, Game | None],
    seeds: dict[str, bytes],
    free: list[Seed],
    calendar: Calendar | None,
) -> DecidedRow:
    """All three go on with what comes of it: a later row of the batch may speak to the same game, or open one."""
    game = games.get(row.game)
    offered = free[0] if free and game is None else None
    seed = seeds[row.game] if game else offered.secret if offered else b""
    former = games.get(row.previous_game) if row.previous_game else None
    pool = offered.pool if offered else None
    outcome = decide(game, row, times.now(), seed, pool, former, calendar, secrets.token_bytes(16))
    games[row.game] = outcome.game
    if game is not None or outcome.game is None or offered is None:
        return DecidedRow(row, outcome)
    seeds[row.game] = free.pop(0).secret
    return DecidedRow(row, outcome, offered.pool.number)


def rows_to_come(outcome: Outcome, now: str) -> list[Request]:
    """A row for each bot that is asked anew, and for each seat that is asked and has decided something in advance; they
    are stored together with the event that asks.
    """
    game = outcome.game
    if game is None or not outcome.events:
        return []
    first = outcome.events[0].originator_version
    ordered = {event.seat for event in outcome.events if isinstance(event, Ordered) and not event.void}
    anew = [seat for seat in game.asked if game.asked_since[seat] >= first]
    bots = [seat for seat in anew if game.holders[seat].bot]
    ahead = [
        seat for seat in game.asked
        if has_standing_answer(game, seat) and (seat in ordered or (seat in anew and not is_taken_back(game, seat)))
    ]  # fmt: skip
    return [*(_of_bot(game, seat, now) for seat in bots), *(_of_order(game, seat, now) for seat in ahead)]


def _of_bot(game: Game, seat: int, now: str) -> Request:
    id = short(f"bot:{game.id}:{game.asked_since[seat]}:{seat}", 20)
    return Request(id=id, kind="answer", channel="bot", game=game.id, seat=seat, arrived=now)


def _of_order(game: Game, seat: int, now: str) -> Request:
    point, channel = game.asked_since[seat], "order" if game.standing_orders(seat).orders else "alone"
    id = short(f"order:{game.id}:{point}:{seat}:{game.version}", 20)
    return Request(id=id, kind="order", channel=channel, game=game.id, seat=seat, point=point, arrived=now)


def work_off(store: Store, batch: int = BATCH) -> int:
    return Applier(store, batch).work_off()
