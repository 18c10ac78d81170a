"""What is said at the table, and the notes players write to themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from domain.game.names import one_line
from domain.kernel.shapes import Refused
from service.commands import admission
from service.commands.plan import Plan
from service.limits.rate_limits import TooMany
from service.projections import letter_queue
from service.projections.letter_queue import PendingLetter
from service.store import counts, hooks, times
from service.store import talk as stored
from service.store.database import Session

if TYPE_CHECKING:
    from domain.game.aggregate import Game
    from service.store import Store

LONGEST = 1000
AN_HOUR = 60
SAID = ("say", "note")  # kinds of lines of a mail


def add(session: Session, key: str, game: Game, player: str, words: str, *, private: bool) -> None:
    """The same key twice is said once. Refuses who does not sit there, and too much within an hour; what is refused
    leaves nothing, and the transaction can go on.
    """
    seat = next((seat for seat in game.seats_of(player) if game.seated(seat)), None)
    if seat is None:
        raise Refused("not_your_seat", "Only who sits at the table may speak there.")
    if stored.was_said(session, key, game.id):
        return
    now, about = times.now(), f"talk of {player}"
    if counts.total(session, about, 1, now) >= AN_HOUR:
        raise TooMany(1, "too_much_talk", "{most} words to tables within an hour are enough.", most=AN_HOUR)
    if stored.insert(session, key, game.id, seat, player, words[:LONGEST], private=private):
        counts.add(session, {about: 1}, now)
        if not private:
            _tell_programs(session, key, game, seat, words[:LONGEST])


def _tell_programs(session: Session, key: str, game: Game, by: int, words: str) -> None:
    """Of the others at the table; no letter goes out for words alone."""
    others = {seat: game.holders[seat].player for seat in range(game.seats) if game.seated(seat)}
    others = {seat: player for seat, player in others.items() if player and player != game.holders[by].player}
    told = hooks.with_some(session, others.values(), "mine")
    about = {"by": by, "words": words}
    dues = [
        PendingLetter(
            kind=letter_queue.TALK, player=player, game=game.id, seat=seat, version=game.version, about=about,
            key=f"{key}:{seat}",
        )
        for seat, player in others.items() if player in told
    ]  # fmt: skip
    letter_queue.insert(session, times.now(), *dues)


def put_lines(session: Session, plan: Plan, game: Game | None, player: str, key: str) -> Plan:
    """What a mail says to the table or notes, with the same bounds as on a page: what is too much is refused."""
    lines = list(plan.lines)
    for number, each in enumerate(lines):
        if each.kind in SAID and not each.status and game is not None:
            try:
                add(session, f"{key}:{number}", game, player, each.line, private=each.kind == "note")
            except Refused as refused:
                lines[number] = replace(each, status="refused", text=refused.text)
    return Plan(tuple(lines), plan.prose)


def say(store: Store, game: Game, player: str, words: str, *, private: bool, key: str) -> None:
    """To the table, or as a note to oneself. Refuses strangers, nothing at all and too much."""
    plain = "\n".join(line for line in (one_line(each).strip() for each in words.splitlines()) if line)
    if not plain or len(plain) > LONGEST:
        raise Refused("bad_words", "Say something, in {most} characters at most.", most=LONGEST)
    with store.db.write() as session:
        add(session, key, game, player, plain, private=private)
    store.wake("mail")


def may_read(session: Session, game: Game, player: str) -> bool:
    """What is said at a table that is not for everybody is for those who sit there, are invited, or did sit there."""
    if not player:
        return False
    if player == game.by or game.seats_of(player) or admission.of(session, game.id).public:
        return True
    return stored.has_spoken(session, game.id, player)
