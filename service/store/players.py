"""Players as the service knows them: by key, by address, by id. Their tables change in the commit of the event."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import cast

from eventsourcing.persistence import IntegrityError

from domain.game.application import Games
from domain.game.events import Cause
from domain.game.requests import Request
from domain.game.time.calendars import Calendar
from domain.game.writer import Context
from domain.kernel.shapes import Refused
from domain.players import player as players
from domain.players.events import AddressAdded, HolidayBooked, HolidayCut, Joined, PlayerEvent, Renamed
from domain.players.player import Player
from service.store import event_rows, player_rows, times
from service.store.database import Database, SqlRow
from service.store.event_rows import NEW_ROW, Commit, values_of
from service.store.intake import short
from service.store.player_rows import Write, hashed

A_DAY = 100  # changes of one player: all of them are read whenever the player is looked up
QUIET = {("letters", "none"), ("invitations", "never")}  # settings that end letters


class NoSuchPlayer(Refused):
    def __init__(self, player: str) -> None:
        super().__init__("no_such_player", "There is no player {player}.", player=player)


class PlayerBook:
    def __init__(self, db: Database, games: Games, wake: Callable[[str], None] = lambda what: None) -> None:
        self._db = db
        self._wake = wake
        self._games = games

    # who is this

    def get(self, player: str) -> Player:
        return _projected(player, self._events(player))

    def _events(self, player: str) -> list[PlayerEvent]:
        return cast(list[PlayerEvent], list(self._games.events_of(player)))

    def row(self, player: str) -> SqlRow | None:
        with self._db.read() as session:
            return player_rows.row(session, player)

    def by_address(self, address: str) -> SqlRow | None:
        with self._db.read() as session:
            return player_rows.by_address(session, players.plain_address(address))

    def all(self) -> list[SqlRow]:
        with self._db.read() as session:
            return player_rows.everybody(session)

    # what changes them

    def add(
        self, name: str, address: str | None = None, *, confirmed: bool = False, language: str = "en", zone: str = "UTC"
    ) -> Player:
        """A new player; with an address all of it is one commit, refused if somebody else has that address."""
        context = self._context()
        events = [players.join("p" + secrets.token_hex(6), name, context, language, zone)]
        player = cast(Player, players.project(None, events))
        writes = [player_rows.added(player.id, player.name, language, zone, context.at)]
        if address is not None:
            events.append(players.add_address(player, address, context))
            player = cast(Player, players.project(player, events[1:]))
            if confirmed:
                events.append(players.confirm_address(player, address, context))
                player = cast(Player, players.project(player, events[2:]))
            writes.append(player_rows.claimed(players.plain_address(address), player.id, confirmed))
        self._save(events, writes)
        return player

    def new_key(self, player: str, name: str = "") -> str:
        """A bearer key, shown once. `name`: what its owner calls it."""
        if self.get(player).has_left:
            raise NoSuchPlayer(player)
        key = "ph_" + secrets.token_urlsafe(24)
        with self._db.write() as session:
            player_rows.add_key(session, hashed(key), player, name)
        return key

    def keys(self, player: str) -> list[SqlRow]:
        """Those that work."""
        with self._db.read() as session:
            return player_rows.keys(session, player)

    def revoke_key(self, player: str, hash: str) -> int:
        """One, by the first letters of its hash."""
        with self._db.write() as session:
            return player_rows.revoke_key(session, player, hash)

    def revoke_keys(self, player: str) -> int:
        with self._db.write() as session:
            return player_rows.revoke_keys(session, player)

    def add_address(self, player: str, address: str) -> None:
        plain = players.plain_address(address)
        self._change(player, lambda p, s: players.add_address(p, plain, s), [player_rows.claimed(plain, player, False)])

    def confirm_address(self, player: str, address: str) -> None:
        plain = players.known_address(self.get(player), address)
        writes = [player_rows.confirm(plain, player)]
        self._change(player, lambda p, s: players.confirm_address(p, plain, s), writes, counts=False)

    def remove_address(self, player: str, address: str) -> None:
        plain = players.known_address(self.get(player), address)
        writes = [player_rows.removed(plain, player)]
        self._change(player, lambda p, s: players.remove_address(p, plain, s), writes)

    def change_settings(self, player: str, settings: dict[str, str]) -> None:
        """What is so already is no change."""
        known = self.get(player).settings
        settings = {name: value for name, value in settings.items() if known.get(name) != value}
        if not settings:
            return
        columns = [name for name in ("language", "zone") if name in settings]
        writes = [player_rows.set_up(player, name, settings[name]) for name in columns]
        games = self._for_the_games(player) if any(name in settings for name in players.HOURS) else []
        loud = not set(settings.items()) <= QUIET
        self._change_and_tell(player, lambda p, s: players.change_settings(p, settings, s), writes, games, counts=loud)
        self._wake("apply")

    def book_holiday(self, player: str, day: str) -> tuple[int, float]:
        """All clocks of this player stand still until that day: the days it takes, and those that are left."""
        games = self._for_the_games(player)
        booked = self._change_and_tell(player, lambda p, s: players.book_holiday(p, day, s), [], games)
        assert isinstance(booked, HolidayBooked)
        self._wake("apply")
        return booked.days, players.days_left(self.get(player), booked.at)

    def cut_holiday(self, player: str) -> tuple[int, float]:
        """The clocks of this player run again: the days that go back, and those that are left."""
        games = self._for_the_games(player)
        cut = self._change_and_tell(player, lambda p, s: players.cut_holiday(p, s), [], games)
        assert isinstance(cut, HolidayCut)
        self._wake("apply")
        return cut.days, players.days_left(self.get(player), cut.at)

    def forget(self, player: str, writes: Callable[[list[str], list[str], str], list[Write]]) -> bool:
        """The last event of a player, in one commit with `writes` of all names and addresses that there ever were and
        the time; False if it is there. The events before it go afterwards: SQLite would give their numbers to new ones.
        """
        for left in reversed(range(5)):
            events, context = self._events(player), self._context()
            current = _projected(player, events)
            if current.has_left:
                break
            names = {each.name for each in events if isinstance(each, Joined | Renamed)}
            addresses = {each.address for each in events if isinstance(each, AddressAdded)}
            try:
                self._save([players.forget(current, context)], writes(sorted(names), sorted(addresses), context.at))
                break
            except IntegrityError:
                if not left:
                    raise
        with self._db.write() as session:
            event_rows.forget_player(session, player)
        return not current.has_left

    def _for_the_games(self, player: str) -> list[Write]:
        """A row for each game of this player, in the commit of the change: its clock counts by the new hours then."""
        with self._db.read() as session:
            found = session.all(
                "SELECT DISTINCT places.game FROM places JOIN tables ON tables.game = places.game"
                " WHERE places.player = ? AND places.seated = 1 AND tables.phase IN ('open', 'running')",
                player,
            )
        now = times.now()
        requests = [
            Request(
                id=short(f"calendar:{player}:{now}:{each['game']}", 20), kind="calendar", channel="player",
                game=each["game"], player=player, arrived=now,
            )
            for each in found
        ]  # fmt: skip
        return [(NEW_ROW, values_of(request)) for request in requests]

    def _change_and_tell(
        self,
        player: str,
        decide: Callable[[Player, Context], PlayerEvent],
        writes: list[Write],
        games: list[Write],
        counts: bool = True,
    ) -> PlayerEvent:
        """The rows of games on other databases come after the commit. If one were lost, the row of its clock brings the
        player's hours all the same.
        """
        if not self._db.is_spread:
            return self._change(player, decide, [*writes, *games], counts=counts)
        changed = self._change(player, decide, writes, counts=counts)
        for sql, values in games:
            with self._db.single() as session:
                session.run(sql, *values)
        return changed

    def calendar(self, player: str) -> Calendar | None:
        """When time counts for this player."""
        found = players.project(None, self._events(player)) if player else None
        return found.calendar if found else None

    def rename(self, player: str, name: str) -> None:
        plain = players.plain_name(name)
        writes = [player_rows.renamed(player, plain)]
        self._change(player, lambda p, s: players.rename(p, plain, s), writes)

    def mute(self, player: str, game: str, muted: bool = True) -> None:
        if (game in self.get(player).muted) != muted:
            self._change(player, lambda p, s: players.mute(p, game, muted, s), [], counts=not muted)

    def _change(
        self,
        player: str,
        decide: Callable[[Player, Context], PlayerEvent],
        writes: list[Write],
        tries: int = 5,
        counts: bool = True,
    ) -> PlayerEvent:
        """Two changes of one player at once: the later one is decided again on what the earlier one left."""
        for left in reversed(range(tries)):
            events = self._events(player)
            current = _projected(player, events)
            if current.has_left:
                raise NoSuchPlayer(player)
            if counts:  # what ends letters, and what an answered letter proves, always goes
                _refuse_too_many(events)
            try:
                event = decide(current, self._context())
                self._save([event], writes)
                return event
            except IntegrityError:
                if not left or self.get(player).version == current.version:
                    raise
        raise AssertionError("the last try returns or raises")

    def _save(self, events: list[PlayerEvent], writes: list[Write]) -> None:
        try:
            self._games.save(*events, commit=Commit(writes=writes))
        except IntegrityError as error:
            if any("addresses" in sql and self._taken(values) for sql, values in writes):
                raise Refused("address_taken", "Another player has this address.") from error
            raise

    def _taken(self, values: tuple[object, ...]) -> bool:
        address, player = values[:2]
        with self._db.read() as session:
            return player_rows.owner(session, str(address)) not in ("", player)

    def _context(self) -> Context:
        return Context(times.now(), Cause("player"))


def _projected(player: str, events: Sequence[PlayerEvent]) -> Player:
    found = players.project(None, events)
    if found is None:
        raise NoSuchPlayer(player)
    return found


def _refuse_too_many(events: Sequence[PlayerEvent]) -> None:
    since = times.later(times.now(), -24)
    if sum(event.at > since for event in events) >= A_DAY:
        raise Refused("too_many_changes", "You have changed what is yours {n} times within a day.", n=A_DAY)
