"""What stands on the page of a game beside the moves: talk, notes, clocks, votes, seats, what is decided in advance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.names import display_name, is_made
from domain.game.table.sequels import following, has_rematch, rematch_refusal, ways, words
from domain.game.table.standing_orders import written
from domain.kernel.preview import SWITCHES
from domain.kernel.telling import word
from service.commands import admission, sequels, talk
from service.projections import timeline
from service.queries import clocks, lobby, position
from service.queries.wording import in_zone, left, say, short_day, span
from service.store import Store, player_rows, terms, times
from service.store import talk as table_talk
from service.store.database import Session, SqlRow
from service.web.game.motions import MotionForm, Proposal, may_ask_leave, motions_of, proposals
from service.web.game.reader import PageReader, number, zone_of

TALK = 30  # words to the table that are shown at once
A_FEW = 3  # answers after which a guest is asked for a name
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
    sits: bool
    time: str
    bank: str
    away: str = ""  # until when their clocks stand still

    @property
    def short(self) -> str:
        """In a word or two, beside the points."""
        if not self.sits:
            return self.kind
        return say("away until {day}", day=short_day(self.away)) if self.away else self.bank


class Offered(Struct, frozen=True):
    """A seat that others may take; `act`: what this reader can do about it."""

    seat: int
    name: str
    why: str
    act: str = ""  # "take", "come back"


class OrdersPanel(Struct, frozen=True):
    """What this seat has decided in advance; nobody else sees it."""

    orders: tuple[str, ...]
    switches: tuple[tuple[str, bool], ...]


class TablePanel(Struct, frozen=True, kw_only=True):
    talk: list[Words] = []
    unread: int = 0
    older: int = 0  # before this one there is more
    reads: bool = False
    notes: list[Words] = []
    seats: list[SeatLine] = []
    motions: list[MotionForm] = []
    proposals: list[Proposal] = []
    offered: list[Offered] = []
    ahead: OrdersPanel | None = None
    holiday: float | None = None
    away: str = ""
    unnamed: bool = False  # a guest of no name of their own, in a game that begins to matter
    leave: bool = False  # may ask leave to take a move back
    ways: tuple[tuple[str, str], ...] = ()
    rematch: bool = False  # one can be asked for
    again: str = ""  # the table of the rematch
    word: str = ""  # of the link to a game that is not listed, for those who play it

    @property
    def waiting(self) -> list[MotionForm]:
        """What waits for this reader's vote."""
        return [each for each in self.motions if each.waits]


def table_panel(store: Store, game: Game, reader: PageReader, names: Sequence[str]) -> TablePanel:
    now = times.now()
    with store.db.read() as session:
        zone = zone_of(session, reader.player)
        parts = _talk(session, game, reader, names, zone)
        if reader.acts:
            parts["word"] = terms.word_of(session, game.id)
    seats = list(_seats(store, game, names, now, zone))
    if game.phase == "running":
        parts |= {
            "motions": list(motions_of(game, reader, names, now, zone)),
            "proposals": proposals(game, reader, names, now),
            "offered": list(_offered(store, game, reader, names)),
            "leave": may_ask_leave(game, reader, now),
            "unnamed": _is_unnamed(store, game, reader),
        }
        if reader.acts and reader.seat is not None:
            parts |= {"ahead": _orders_panel(game, reader.seat), **_holiday(store, game, reader, reader.seat, seats)}
    elif game.closed and reader.acts:
        parts |= _afterwards(store, game, reader, names)
    return TablePanel(seats=seats, **parts)


def _is_unnamed(store: Store, game: Game, reader: PageReader) -> bool:
    """Asked once they have answered a few times, or somebody else plays with them."""
    if not reader.acts or reader.seat is None:
        return False
    with store.db.read() as session:
        row = player_rows.row(session, reader.player)
        if row is None or not is_made(row["name"]):
            return False
        plays_on = len(timeline.moves_of(session, game.id, reader.seat)) >= A_FEW
    others = any(holder.player not in ("", reader.player) for holder in game.holders)
    return plays_on or others


# what is said


def _talk(session: Session, game: Game, reader: PageReader, names: Sequence[str], zone: str) -> dict[str, Any]:
    """Who only looks on, and is nobody we know, does not read what people say to each other."""
    if not (reader.acts or talk.may_read(session, game, reader.player)):
        return {}
    before = number("talk", 0)
    rows = table_talk.latest(session, game.id, before=before, limit=TALK + 1)
    older, rows = len(rows) > TALK, [row for row in rows[-TALK:] if not reader.heard or row["at"] <= reader.heard]
    notes = table_talk.latest(session, game.id, reader.player, private=True, limit=NOTES) if reader.acts else []
    unread = lobby.unread(session, reader.player, [game.id]).get(game.id, 0) if reader.player else 0
    said, own = ([_words(row, game, reader, names, zone) for row in found] for found in (rows, notes))
    return {"unread": unread, "talk": said, "older": rows[0]["seq"] if older else 0, "reads": True, "notes": own}


def _words(row: SqlRow, game: Game, reader: PageReader, names: Sequence[str], zone: str) -> Words:
    """By the name of who said it, also if another has their seat now."""
    seat = row["seat"]
    holds = seat is not None and seat < game.seats and game.holders[seat].player == row["player"]
    who = names[seat] if holds else display_name(row["name"] or word("Somebody"))
    return Words(who, row["words"], in_zone(row["at"], zone).partition(" (")[0], row["player"] == reader.player)


# seats and their clocks


def _seats(store: Store, game: Game, names: Sequence[str], now: str, zone: str) -> Iterator[SeatLine]:
    seat_clocks = clocks.clocks_of(game, now) if game.phase == "running" else [None] * game.seats
    for seat, clock in enumerate(seat_clocks):
        time = _time(game, clock, now, zone) if clock is not None else ""
        bank = span(clock.bank) if clock is not None and game.pace.runs and not game.holders[seat].bot else ""
        is_person = game.seated(seat) and not game.holders[seat].bot
        yield SeatLine(names[seat], _kind(game, seat), is_person, time, bank, _away(store, game, seat))


def _away(store: Store, game: Game, seat: int) -> str:
    """Others see that somebody is away, and until when: a game that stands still needs a reason."""
    holder = game.holders[seat]
    if holder.bot or not holder.player or not (game.pace.runs and game.pace.holidays):
        return ""
    return clocks.away_until(store, holder.player)


def _kind(game: Game, seat: int) -> str:
    holder = game.holders[seat]
    if holder.bot:
        return word("bot")
    return word("sits") if game.seated(seat) else word("invited") if holder.player else word("free")


def _time(game: Game, clock: clocks.Clock, now: str, zone: str) -> str:
    if clock.offered:
        return say("offered to others: {why}", why=WHY.get(clock.offered, clock.offered))
    if not game.asked_since[clock.seat]:
        return word("not asked")
    if clock.late:
        return word("over time")
    if not game.pace.runs:
        return word("asked")
    if clock.deadline is None:
        return word("asked; the clock stands still")
    return say("asked; before {at}, {left}", at=in_zone(clock.deadline, zone), left=left(clock.deadline, now))


def _offered(store: Store, game: Game, reader: PageReader, names: Sequence[str]) -> Iterator[Offered]:
    for offer in game.offers:
        own = reader.acts and offer.seat in game.seats_of(reader.player)
        may = not own and _may_take(store, game, reader)
        act = "come back" if own else "take" if may else ""
        yield Offered(offer.seat, names[offer.seat], word(WHY.get(offer.reason, offer.reason)), act)


def _may_take(store: Store, game: Game, reader: PageReader) -> bool:
    known = reader.player and not reader.letter and not game.seats_of(reader.player)
    return bool(known) and admission.sit_refusal(store, game, reader.player) is None


# of this reader alone


def _orders_panel(game: Game, seat: int) -> OrdersPanel:
    own = game.standing_orders(seat)
    return OrdersPanel(tuple(map(written, own.orders)), tuple((each, each in own.alone) for each in SWITCHES))


def _holiday(store: Store, game: Game, reader: PageReader, seat: int, seats: Sequence[SeatLine]) -> dict[str, Any]:
    if not (game.pace.runs and game.pace.holidays):
        return {}
    return {"holiday": clocks.holiday_left(store, reader.player), "away": seats[seat].away}


def _afterwards(store: Store, game: Game, reader: PageReader, names: Sequence[str]) -> dict[str, Any]:
    said = words(game, position.found(store, following(game.id)), reader.player)
    if not said:
        return _rematch(store, game, reader) if rematch_refusal(game, reader.player) is None else {}
    told = {way.word: way.text.text(names) for way in ways(game)}
    return {"ways": tuple((each, told.get(each, word(SAID.get(each, each)))) for each in said)}


def _rematch(store: Store, game: Game, reader: PageReader) -> dict[str, Any]:
    again = sequels.rematch_of(store, game)
    then = position.found(store, again) if again else None
    return {"rematch": has_rematch(game, then, reader.player), "again": again}
