"""What stands on the page of a game beside the moves: talk, notes, clocks, votes, seats, what is decided in advance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.names import shown_name
from domain.game.table.sequels import following, has_rematch, rematch_refusal, ways, words
from domain.game.table.standing_orders import written
from domain.kernel.automatic_answers import SWITCHES
from service.commands import admission, sequels, talk
from service.mail.outgoing.letter_context import in_zone, left, span
from service.queries import clocks as pace
from service.store import Store, times
from service.store.database import Row, Session
from service.web.game.motions import Motion, Proposal, may_ask_leave, motions_of, proposals
from service.web.game.reader import Reader, number, zone_of

TALK = 30  # words to the table that are shown at once
NOTES = 50  # of one's own that are shown


WHY = {
    "late": "the time was over", "silent": "no answer came three times", "resigned": "by a resignation",
    "voted": "by a vote",
}  # fmt: skip
SAID = {"next": "Go on: sit down at the next game", "no": "Not I: a bot may take my seat"}


class Words(Struct, frozen=True):
    who: str
    text: str
    at: str
    own: bool


class SeatLine(Struct, frozen=True):
    """A seat and its clock, in words."""

    name: str
    kind: str
    time: str
    bank: str


class Offered(Struct, frozen=True):
    """A seat that others may take; `act`: what this reader can do about it."""

    seat: int
    name: str
    why: str
    act: str = ""  # "take", "come back"


class Ahead(Struct, frozen=True):
    """What this seat has decided in advance; nobody else sees it."""

    orders: tuple[str, ...]
    switches: tuple[tuple[str, bool], ...]


class Around(Struct, frozen=True, kw_only=True):
    talk: list[Words] = []
    older: int = 0  # before this one there is more
    reads: bool = False
    notes: list[Words] = []
    seats: list[SeatLine] = []
    motions: list[Motion] = []
    proposals: list[Proposal] = []
    offered: list[Offered] = []
    ahead: Ahead | None = None
    holiday: float | None = None
    away: str = ""
    leave: bool = False  # may ask leave to take a move back
    ways: tuple[tuple[str, str], ...] = ()
    rematch: bool = False  # one can be asked for
    again: str = ""  # the table of the rematch

    @property
    def waiting(self) -> list[Motion]:
        """What waits for this reader's vote."""
        return [each for each in self.motions if each.waits]


def around(store: Store, game: Game, reader: Reader, names: Sequence[str]) -> Around:
    now = times.now()
    with store.db.read() as session:
        zone = zone_of(session, reader.player)
        parts = _said(session, game, reader, names, zone)
    if game.phase == "running":
        parts |= {
            "motions": list(motions_of(game, reader, names, now, zone)),
            "proposals": proposals(game, reader, names, now),
            "offered": list(_offered(store, game, reader, names)),
            "leave": may_ask_leave(game, reader, now),
        }
        if reader.acts and reader.seat is not None:
            parts |= {"ahead": _ahead(game, reader.seat), **_holiday(store, game, reader)}
    elif game.closed and reader.acts:
        parts |= _afterwards(store, game, reader, names)
    return Around(seats=list(_seats(game, names, now, zone)), **parts)


# what is said


def _said(session: Session, game: Game, reader: Reader, names: Sequence[str], zone: str) -> dict[str, Any]:
    """Who only looks on, and is nobody we know, does not read what people say to each other."""
    if not reader.player:
        return {}
    before = number("talk", 0)
    rows = talk.latest(session, game.id, before=before, limit=TALK + 1)
    older, rows = len(rows) > TALK, rows[-TALK:]
    notes = talk.latest(session, game.id, reader.player, private=True, limit=NOTES) if reader.acts else []
    said, own = ([_words(row, game, reader, names, zone) for row in found] for found in (rows, notes))
    return {"talk": said, "older": rows[0]["seq"] if older else 0, "reads": True, "notes": own}


def _words(row: Row, game: Game, reader: Reader, names: Sequence[str], zone: str) -> Words:
    """By the name of who said it, also if another has his seat now."""
    seat = row["seat"]
    holds = seat is not None and seat < game.seats and game.holders[seat].player == row["player"]
    who = names[seat] if holds else shown_name(row["name"] or "Somebody")
    return Words(who, row["words"], in_zone(row["at"], zone).partition(" (")[0], row["player"] == reader.player)


# seats and their clocks


def _seats(game: Game, names: Sequence[str], now: str, zone: str) -> Iterator[SeatLine]:
    clocks = pace.clocks_of(game, now) if game.phase == "running" else [None] * game.seats
    for seat, clock in enumerate(clocks):
        time = _time(game, clock, now, zone) if clock is not None else ""
        bank = span(clock.bank) if clock is not None and game.pace.runs and not game.holders[seat].bot else ""
        yield SeatLine(names[seat], _kind(game, seat), time, bank)


def _kind(game: Game, seat: int) -> str:
    holder = game.holders[seat]
    if holder.bot:
        return "bot"
    return "sits" if game.seated(seat) else "invited" if holder.player else "free"


def _time(game: Game, clock: pace.Clock, now: str, zone: str) -> str:
    if clock.offered:
        return f"offered to others: {WHY.get(clock.offered, clock.offered)}"
    if not game.asked_since[clock.seat]:
        return "not asked"
    if clock.late:
        return "over time"
    if not game.pace.runs:
        return "asked"
    if clock.deadline is None:
        return "asked; the clock stands still"
    return f"asked; before {in_zone(clock.deadline, zone)}, {left(clock.deadline, now)}"


def _offered(store: Store, game: Game, reader: Reader, names: Sequence[str]) -> Iterator[Offered]:
    for offer in game.offers:
        own = reader.acts and offer.seat in game.seats_of(reader.player)
        may = not own and _may_take(store, game, reader)
        act = "come back" if own else "take" if may else ""
        yield Offered(offer.seat, names[offer.seat], WHY.get(offer.reason, offer.reason), act)


def _may_take(store: Store, game: Game, reader: Reader) -> bool:
    known = reader.player and not reader.letter and not game.seats_of(reader.player)
    return bool(known) and admission.sit_refusal(store, game, reader.player) is None


# of this reader alone


def _ahead(game: Game, seat: int) -> Ahead:
    own = game.decided_ahead(seat)
    return Ahead(tuple(map(written, own.orders)), tuple((each, each in own.alone) for each in SWITCHES))


def _holiday(store: Store, game: Game, reader: Reader) -> dict[str, Any]:
    if not (game.pace.runs and game.pace.holidays):
        return {}
    return {"holiday": pace.holiday_left(store, reader.player), "away": pace.away_until(store, reader.player)}


def _afterwards(store: Store, game: Game, reader: Reader, names: Sequence[str]) -> dict[str, Any]:
    said = words(game, store.games.find(following(game.id)), reader.player)
    if not said:
        return _rematch(store, game, reader) if rematch_refusal(game, reader.player) is None else {}
    told = {way.word: way.text.text(names) for way in ways(game)}
    return {"ways": tuple((word, told.get(word, SAID.get(word, word))) for word in said)}


def _rematch(store: Store, game: Game, reader: Reader) -> dict[str, Any]:
    again = sequels.rematch_of(store, game)
    then = store.games.find(again) if again else None
    return {"rematch": has_rematch(game, then, reader.player), "again": again}
