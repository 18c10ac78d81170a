"""The pen of one intake row: it appends events to a game and shows the game after each."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import msgspec
from msgspec import Raw, Struct

from domain.game import event_codec
from domain.game import events as ev
from domain.game.aggregate import Game, TalliedLuck
from domain.game.event_codec import PRIVATE, veil_of
from domain.game.events import START, Beacon, Cause, GameEvent, Holder, Pooled
from domain.game.evolve import Decided, facts_of, project, project_decided
from domain.game.luck.beacon import randomness_of
from domain.game.table.agreements import MOST_CHANGES, StandingOrders
from domain.game.time import clocks
from domain.game.time.calendars import Calendar
from domain.game.time.pace import Pace
from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Command, Refused
from domain.kernel.title import Title


class Context(Struct, frozen=True):
    """When and why; the clock is an argument like luck. `secret`: what veils are made from; none: without veils."""

    at: str
    cause: Cause
    secret: bytes = b""


class Writer:
    def __init__(
        self,
        game: Game | None,
        seed: bytes,
        context: Context,
        pool: Pooled | None = None,
        former: Game | None = None,
        calendar: Calendar | None = None,
    ) -> None:
        """For a game to be opened: `pool`, where the seed was committed to, and `former`, the game it goes on from.

        `calendar`: of the player who speaks, or whose clock it is.
        """
        self.game = game
        self.seed = seed
        self.context = context
        self.pool = pool
        self.former = former
        self.calendar = calendar
        self.events: list[GameEvent] = []
        self._has_shown = False  # the last move: something that nobody knew before

    @property
    def now(self) -> Game:
        if self.game is None:
            raise Refused("no_such_game", "There is no such game.")
        return self.game

    @property
    def stopped(self) -> bool:
        """Something came up that nobody knew before: what was said in advance is not carried out blindly."""
        if not self.events:
            return False
        last = self.events[-1]
        return isinstance(last, ev.Closed) or (isinstance(last, ev.Moved) and self._has_shown)

    def start_again(self, game: Game) -> None:
        """As if nothing had been written since the game was this."""
        self.game, self.events, self._has_shown = game, [], False

    def open(
        self,
        game: str,
        title: Title[Any],
        options: Any,
        seats: tuple[Holder, ...],
        by: str,
        pace: Pace,
        number: int = 0,
        beacon: Beacon | None = None,
        former: Game | None = None,
        greeting: str = "",
    ) -> None:
        """`number`: of the pool, if the one who opens the game wants this seed or none. `former`: it goes on from.
        `greeting`: words of the host.
        """
        pool = self._pooled(number)
        title.first_state(options, len(seats))
        self._append(
            ev.OpenedWithPace,
            originator_id=game,
            title=title.id,
            options=Raw(msgspec.json.encode(title.read(options))),
            seats=seats,
            by=by,
            pace=pace,
            commitment=commitment_of(self.seed),
            rules=title.rules_version,
            pool=pool,
            beacon=beacon,
            after=former.id if former else "",
            first=former.series if former else "",
            greeting=greeting,
        )

    def _pooled(self, number: int) -> Pooled:
        pool = self.pool
        if pool is None or pool.made >= (self.context.cause.arrived or self.context.at):
            raise Refused("no_seed", "No seed was committed to before your order came. Send it once more.")
        if number not in (0, pool.number):
            raise Refused(
                "number_taken",
                "Seed number {number} is not the next one, that is {next}. Look at the commitments and send it again.",
                number=number, next=pool.number,
            )  # fmt: skip
        return msgspec.structs.replace(pool, named=number == pool.number)

    def seat(self, seat: int, holder: Holder, nonce: str = "", source: str = "house") -> None:
        """Who adds no nonce leaves the luck of this seat to the service, which adds none itself."""
        calendar = clocks.needed(self.calendar, self.context.at) if self.calendar and holder.player else None
        begun = self.now.state is not None
        self._append(ev.Seated, seat=seat, holder=holder, nonce=nonce, source=source, calendar=calendar)
        if not begun:
            self._start_if_all_is_in()

    def vacate(self, seat: int, let_go: bool = False) -> None:
        self._append(ev.Vacated, seat=seat, let_go=let_go)

    def settle_beacon(self, signature: str, reason: str) -> None:
        beacon = self.now.beacon
        if beacon is None or not self.now.awaits_beacon:
            raise Refused("superseded", "The game waits for no beacon.")
        randomness = randomness_of(beacon, signature) if signature else ""
        self._append(ev.BeaconSettled, randomness=randomness, signature=signature, reason=reason)
        self._start_if_all_is_in()

    def _start_if_all_is_in(self) -> None:
        if self.now.full and not self.now.awaits_beacon:
            self._start()

    def _start(self) -> None:
        game, luck = self.now, self._luck()
        state, facts = game.title.setup(game.title.stored_options(game.options), game.seats, luck)
        self._append(
            ev.Started,
            Decided(facts, state),
            facts=_raw(facts),
            rules=game.title.rules_version,
            draws=tuple(luck.drawn),
        )
        self._close_if_over()

    def move(self, seat: int, command: Command, said: str, advance: str = "") -> None:
        """`advance`: how it was decided before the seat was asked."""
        game, luck = self.running(), self._luck()
        facts, state = game.title.play(game.state, seat, command, luck)
        used = clocks.used(game, seat, self.context.cause.arrived or self.context.at)
        self._append(
            ev.Moved,
            Decided(facts, state),
            seat=seat,
            said=said or game.title.sentence(command),
            command=_raw(command),
            facts=_raw(facts),
            rules=game.title.rules_version,
            draws=tuple(luck.drawn),
            used=used,
            free=min(used, clocks.extra_seconds(game, seat)),
            advance=advance,
        )
        seen = any(purpose not in game.title.unseen for purpose, _, _ in luck.drawn)
        self._has_shown = seen or any(fact.informs(seat) for fact in facts)
        self._close_if_over()

    def take_back(self, seat: int, version: int, agreed: tuple[int, ...] = ()) -> None:
        """A move and all that came after it; if seats agreed to it, whatever was drawn or shown since."""
        self._append(ev.TakenBack, seat=seat, undone=version, agreed=agreed)

    def rule(self, by: str, reason: str, facts: Raw) -> None:
        game = self.running()
        try:
            facts_of(game.title, facts)
        except msgspec.ValidationError as error:
            raise Refused(
                "bad_facts", "These are no facts of {title}: {error}", title=game.title.name, error=str(error)
            ) from error
        self._append(ev.Ruled, by=by, reason=reason, facts=facts)
        self._close_if_over()

    def pause(self, seat: int, point: int, hours: int) -> None:
        self._append(ev.Clocked, seat=seat, point=point, what="paused", hours=hours)

    def time_out(self, seat: int, what: str, until: str) -> None:
        """The time of a seat is over, with all that says so."""
        game = self.now
        self._append(
            ev.Clocked,
            seat=seat,
            point=game.asked_since[seat],
            what=what,
            budget=clocks.budget(game, seat) + 3600 * clocks.GRACE * clocks.is_late(game, seat),
            until=until,
            calendar=game.clocks.calendars[seat],
            stops=game.clocks.stops,
        )

    def change_calendar(self, seat: int, calendar: Calendar) -> bool:
        """As far as it matters for what this seat is asked, or will be; whether there was any change."""
        game = self.now
        since = game.clocks.asked_at[seat] or self.context.at
        kept = clocks.needed(calendar, since)
        if kept == clocks.needed(game.clocks.calendars[seat], since):
            return False
        self._append(ev.CalendarChanged, seat=seat, calendar=kept)
        return True

    def give(self, since: str, until: str, reason: str) -> None:
        self._append(ev.Gifted, since=since, until=until, reason=reason)

    def offer(self, seat: int, reason: str) -> None:
        self._append(ev.Offered, seat=seat, reason=reason)

    def reclaim(self, seat: int) -> None:
        self._append(ev.Reclaimed, seat=seat)

    def vote(self, seat: int, motion: str, yes: bool, about: int, hours: int, carried: bool) -> None:
        self._append(ev.Voted, seat=seat, motion=motion, yes=yes, about=about, hours=hours, carried=carried)

    def order(self, seat: int, standing: StandingOrders, void: str = "") -> None:
        """Each is an event for ever, so nobody changes their mind without end before somebody moves."""
        if not void and self.now.ordered.count(seat) >= MOST_CHANGES:
            raise Refused(
                "too_many_orders",
                "You have changed what you decide in advance {most} times since the last move. Wait for the next one.",
                most=MOST_CHANGES,
            )
        self._append(ev.Ordered, seat=seat, orders=standing.orders, alone=standing.alone, void=void)

    def close(self, reason: str) -> None:
        self._append(ev.Closed, reason=reason, seed=self.seed.hex())

    def running(self) -> Game:
        game = self.now
        if game.phase == "open":
            raise Refused("not_started", "The game has not begun: a seat is still empty.")
        if game.phase != "running":
            raise Refused("game_over", "The game is over.")
        return game

    def bot_luck(self) -> SeededLuck:
        """What a bot tosses up for itself; no luck of the game."""
        return SeededLuck(hashlib.sha256(b"bot|" + self.seed).digest(), f"{self.now.id}|{self.now.version}".encode())

    def _luck(self) -> TalliedLuck:
        game = self.now
        return TalliedLuck(self.seed, lambda: game.draws_from)

    def _close_if_over(self) -> None:
        if self.now.phase == "over":
            self.close("finished")

    def _append(self, kind: type[GameEvent], decided: Decided | None = None, **fields: Any) -> None:
        game = self.game
        if game is not None:
            fields["originator_id"] = game.id
        version = game.version + 1 if game else 1
        salt = salt_of(self.seed, fields["originator_id"], version)
        has_veil = bool(self.context.secret) and event_codec.kind_named(kind) in PRIVATE
        veil = veil_of(self.context.secret, version) if has_veil else ""
        event = kind(
            originator_version=version,
            at=self.context.at,
            cause=self.context.cause,
            salt=salt,
            veil=veil,
            **fields,
        )
        linked = event_codec.chained(event, game.chain if game else START)
        self.game = project(game, [linked]) if decided is None else project_decided(game, linked, decided)
        self.events.append(linked)


def commitment_of(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def salt_of(seed: bytes, game: str, version: int) -> str:
    return hmac.digest(seed, f"salt|{game}|{version}".encode(), "sha256").hex()[:32]


def _raw(thing: Any) -> Raw:
    return Raw(msgspec.json.encode(thing))
