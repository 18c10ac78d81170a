"""What was sent to a player and what was not, with the reason: for the command `why` and its page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from domain.kernel.telling import word
from service.projections import letter_queue
from service.queries.wording import in_zone, say
from service.store import hooks, letters, player_rows, pushes

if TYPE_CHECKING:
    from service.store.database import Session, SqlRow


def why(session: Session, player: str, game: str = "", most: int = 30, excluding: int = 0) -> list[str]:
    """What was sent to a player, what was not, and the reason; newest first. `excluding`: the letter that tells it."""
    return [reason for _, reason in reasons(session, player, game, most, excluding)]


def reasons(session: Session, player: str, game: str = "", most: int = 30, excluding: int = 0) -> list[tuple[str, str]]:
    """The same, each with the game that it was about; nothing for a letter of no game. Times are theirs."""
    rows = letter_queue.of_player(session, player, game, most, excluding)
    zone = player_rows.zone(session, player) or "UTC"
    told = [(row, _letter_of(session, row), _beside_letter(session, row["id"])) for row in rows]
    return [(row["game"] or "", _because(row, letter, zone, pushed)) for row, letter, pushed in told]


def _beside_letter(session: Session, letter: int) -> list[SqlRow]:
    """Devices and programs."""
    return [*pushes.of_letter(session, letter), *hooks.of_letter(session, letter)]


def _letter_of(session: Session, row: SqlRow) -> letters.Letter | None:
    """The letter that a row of the mailbag went into, as it was handed over."""
    letter = letters.by_token(session, row["letter"]) if row["letter"] else None
    return letters.whole(session, letter) if letter is not None else None


_NAMES: Mapping[str, str] = {
    "turn": "your turn", "urgent": "reminder", "started": "the game begins", "undone": "a move taken back",
    "over": "the game is over", "unreachable": "a player cannot be reached", "overdue": "time over",
    "ruled": "a correction", "answer": "answer to your mail", "declined": "an invitation declined",
    "fresh": "a fresh letter", "confirm": "was this you?", "magic": "your link", "invited": "an invitation",
    "table": "news of the table", "left": "your seat was taken", "unstarted": "a table that waits",
    "cancelled": "the game was closed", "awaited": "the others go on", "not_done": "nothing was done",
    "hook_ended": "a program has ended", "talk": "words at the table", "hosted": "at your table",
}  # fmt: skip


_STATES = {
    "": "mailed", "handed over": "mailed", "kept": "mailed",
    "waiting": "written, and waits until the mail server takes it",
    "bounced": "mailed, and came back", "refused": "refused by the mail server", "not sent": "not sent",
}  # fmt: skip


_PUSHED = {"sent": "", "ready": " (on its way)", "ended": " (gone)", "failed": " (in vain)"}


def _because(row: Any, letter: letters.Letter | None, zone: str, pushed: Sequence[Any] = ()) -> str:
    what = f"{in_zone(row['made'], zone)}, {word(_NAMES.get(row['kind'], row['kind']))}"
    if row["version"]:
        what += " " + say("(version {n})", n=row["version"])
    if row["status"] == "mailed":
        beside = ", " + say("and told to {names}", names=_devices(pushed)) if pushed else ""
        return f"{what}: {word(_STATES[letter.state if letter is not None else ''])}{beside}."
    if row["status"] == "pushed":
        told = say("told to {names}, as you wish in place of a letter", names=_devices(pushed) or word("a device"))
        return f"{what}: {told}."
    if row["status"] == "due":
        return say("{name}: waits, {why}.", name=what, why=row["reason"] or "it goes out in a moment")
    return say("{name}: not mailed, {why}.", name=what, why=row["reason"])


def _devices(pushed: Sequence[Any]) -> str:
    return ", ".join(f"{each['name'] or word('a device')}{word(_PUSHED[each['status']])}" for each in pushed)
