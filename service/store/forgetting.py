"""What is left of somebody who leaves for ever, or of a visitor who is forgotten: nothing, in any table.

The one file that writes to every table: whoever adds one sees here what becomes of it when a player leaves.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from domain.players.player import LEFT
from service.store import event_rows, player_rows, times
from service.store.player_rows import Write

if TYPE_CHECKING:
    from service.store.database import Session

GONE = "the player has left"
LATELY, AGAIN = 24.0 * 7, 6.0  # hours in which what was on its way comes to rest, and between two looks at it

_GAMES = """(SELECT game FROM sittings WHERE player = ? UNION SELECT game FROM places WHERE player = ?
    UNION SELECT game FROM tables WHERE opener = ? UNION SELECT game FROM letters WHERE player = ? AND game <> ''
    UNION SELECT game FROM intake WHERE player = ? AND game <> '')"""
_AT_TABLES = "SELECT DISTINCT player FROM places WHERE player <> '' AND game IN"
_LISTED = "(SELECT json_array_elements_text(CAST(? AS json)))"
_NUMBERS = "(SELECT CAST(json_array_elements_text(CAST(? AS json)) AS BIGINT))"
_OFFERED = "kind = 'magic' AND player = '' AND {}"
_NO_TEXT = "subject = '', text = '', html_text = '', raw = ?, error = NULL, answer = ''"
_VOID = "SET revoked = coalesce(revoked, ?), hold = ''"
_NO_ANSWER = """SET body = '{}', commands = NULL, error = NULL,
    verdict = CASE WHEN verdict IS NULL THEN NULL ELSE '{"status":"' || status || '"}' END"""
# all that is about a game alone
_OF_GAMES = ("boards", "tables", "places", "timeline", "deadlines", "offers", "sittings", "mailbag", "letters",
             "grants", "talk", "intake", "terms", "guests", "beacons_awaited", "pushes",
             "hook_calls")  # fmt: skip

_OF_PEOPLE = ("sessions", "keys", "visitors", "feeds", "devices", "pushes", "hooks", "hook_calls")


class Circle(Struct, frozen=True):
    """A player, the games in which they sat or had a word, and the people at those tables: as what stands behind IN."""

    player: str
    games: str
    of_games: tuple[str, ...]
    people: str
    of_people: tuple[str, ...]

    @property
    def naming(self) -> str:
        """Where they may be named; a letter about several games names none of these."""
        return f"(game IN {self.games} OR (game = '' AND player IN {self.people}))"

    @property
    def of_naming(self) -> tuple[str, ...]:
        return (*self.of_games, *self.of_people)


def circle(player: str) -> Circle:
    """Of one database, which finds it as it goes."""
    of_games = (player,) * 5
    return Circle(player, _GAMES, of_games, f"({_AT_TABLES} {_GAMES})", of_games)


def circle_of_all(player: str, sessions: Sequence[Session]) -> Circle:
    """Of several databases of PostgreSQL, gathered from each."""
    games = sorted({row["game"] for session in sessions for row in session.all(_GAMES[1:-1], *(player,) * 5)})
    listed = json.dumps(games)
    asked = f"{_AT_TABLES} {_LISTED}"
    people = sorted({row["player"] for session in sessions for row in session.all(asked, listed)})
    return Circle(player, _LISTED, (listed,), _LISTED, (json.dumps(people),))


class Letters(Struct, frozen=True):
    """Grants of letters to somebody: behind IN."""

    grants: str
    values: tuple[str, ...]


def letters_to(address: str) -> Letters:
    return Letters("(SELECT grant_id FROM letters WHERE address = ?)", (address,))


def letters_that_name(name: str) -> Letters:
    """Who offered an address, before anybody had it."""
    return Letters(f"(SELECT grant_id FROM letters WHERE {_OFFERED.format(_holds('text'))})", (name,))


def gathered(found: Letters, sessions: Sequence[Session]) -> Letters:
    """Letters lie where their games lie, and grants at home."""
    ids = {row["grant_id"] for session in sessions for row in session.all(found.grants[1:-1], *found.values)}
    return Letters(_NUMBERS, (json.dumps(sorted(id for id in ids if id is not None)),))


def begun(player: str, now: str) -> Write:
    """Looked at once more later: what was being written or sent when they left is done by then."""
    return "INSERT INTO forgotten VALUES (?, ?, ?) ON CONFLICT (player) DO NOTHING", (player, now, now)


def unfinished(session: Session, now: str) -> list[tuple[str, str]]:
    """Who is to be looked at once more, and when they left."""
    rows = session.all("SELECT player, at FROM forgotten WHERE due <= ? ORDER BY due", now)
    return [(row["player"], row["at"]) for row in rows]


def looked_at(session: Session, player: str, now: str) -> None:
    session.run("UPDATE forgotten SET due = ? WHERE player = ?", times.later(now, AGAIN), player)
    session.run("DELETE FROM forgotten WHERE player = ? AND at < ?", player, times.later(now, -LATELY))


def forget_game(session: Session, game: str, now: str) -> None:
    """That its seed was used is kept."""
    session.run("UPDATE seed_pool SET forgotten = ? WHERE game = ?", now, game)
    for table in _OF_GAMES:
        session.run(f"DELETE FROM {table} WHERE game = ?", game)
    event_rows.forget(session, game)


def forget_visitor(session: Session, player: str, *, is_named: bool) -> None:
    """`is_named`: a game with others at the table stays, and so does the name in it."""
    for table in _OF_PEOPLE:
        session.run(f"DELETE FROM {table} WHERE player = ?", player)
    if not is_named:
        session.run("DELETE FROM players WHERE id = ?", player)
        event_rows.forget(session, player)


def addresses(session: Session, player: str, had: Sequence[str]) -> list[str]:
    """Those they ever had or asked to add; but none that is somebody else's now."""
    asked = session.all(f"SELECT address FROM sign_ins WHERE {_holds('afterwards')}", f'"{player}"')
    found = sorted({*had, *(row["address"] for row in asked)})
    owners = player_rows.owners(session, found)
    return [each for each in found if owners.get(each, player) == player]


def talk_of_others(session: Session, circle: Circle, names: Sequence[str]) -> Iterator[Write]:
    """Their words stay, and the name in them goes."""
    name = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b", re.I)
    asked = f"SELECT seq, words FROM talk WHERE player <> ? AND game IN {circle.games}"
    for row in session.all(asked, circle.player, *circle.of_games):
        if name.search(row["words"]):
            yield "UPDATE talk SET words = ? WHERE seq = ?", (name.sub(LEFT, row["words"]), row["seq"])


def own(player: str, now: str) -> Iterator[Write]:
    """All that bears their number. Open rows of the intake are judged first, and met again by `finish`."""
    yield "DELETE FROM mails WHERE grant_id IN (SELECT id FROM grants WHERE player = ?)", (player,)
    yield f"UPDATE grants {_VOID} WHERE player = ?", (now, player)
    yield from _letters("player = ?", (player,), now)
    yield f"UPDATE intake {_NO_ANSWER} WHERE player = ? AND status <> 'open' AND body <> '{{}}'", (player,)
    yield (
        "UPDATE terms SET greeting = '' WHERE game IN (SELECT game FROM intake WHERE player = ? AND kind = 'open')",
        (player,),
    )
    for table in (
        "sessions",
        "keys",
        "feeds",
        "visitors",
        "hosts",
        "addresses",
        "talk",
        "devices",
        "pushes",
        "hooks",
        "hook_calls",
    ):
        yield f"DELETE FROM {table} WHERE player = ?", (player,)
    for table, columns in (("declined", ("guest", "host")), ("invitations", ("guest", "host")), ("guests", ("given",))):
        yield f"DELETE FROM {table} WHERE {' OR '.join(f'{each} = ?' for each in columns)}", (player,) * len(columns)
    yield f"DELETE FROM sign_ins WHERE {_holds('afterwards')}", (f'"{player}"',)
    yield f"DELETE FROM counts WHERE {_ends('about')}", _end(f" {player}")
    yield f"DELETE FROM heartbeats WHERE {_ends('name')}", _end(f" {player}")
    yield (
        "UPDATE players SET name = ?, folded = '', language = 'en', zone = 'UTC' WHERE id = ?",
        (LEFT, player),
    )


def of_address(address: str, mailbox: str, sent: Letters, now: str) -> Iterator[Write]:
    """Also what nobody knew to be theirs: letters to an address that was no player's, mails that came from it."""
    yield f"UPDATE grants {_VOID} WHERE id IN {sent.grants}", (now, *sent.values)
    yield from _letters("address = ?", (address,), now)
    yield "DELETE FROM mails WHERE lower(author) = ? OR lower(mail_from) = ?", (address, address)
    for table, column in (
        ("sign_ins", "address"),
        ("bounces", "address"),
        ("guests", "given"),
        ("invitations", "guest"),
    ):
        yield f"DELETE FROM {table} WHERE {column} = ?", (address,)
    for column in ("worked_for", "failed_for"):
        yield f"UPDATE relays SET {column} = '' WHERE {column} = ?", (address,)
    yield f"DELETE FROM counts WHERE {_ends('about')}", _end(f" {mailbox}")


def _letters(which: str, values: tuple[str, ...], now: str) -> Iterator[Write]:
    yield _blank_letters(which), (b"", *values)
    yield _blank_mailbag(which), (GONE, now, *values)


def _blank_letters(which: str) -> str:
    status = "CASE status WHEN 'ready' THEN 'failed' ELSE status END"
    return f"UPDATE letters SET address = '', options = '[]', {_NO_TEXT}, status = {status} WHERE {which}"


def _blank_mailbag(which: str) -> str:
    status = "CASE WHEN status IN ('due', 'parked') THEN 'dropped' ELSE status END"
    return f"UPDATE mailbag SET address = '', about = '{{}}', reason = ?, changed = ?, status = {status} WHERE {which}"


def letters_of_others(circle: Circle, until: str) -> Iterator[Write]:
    """One that was not sent yet is written anew."""
    values = (circle.player, until, *circle.of_naming)
    ready = f"FROM letters WHERE status = 'ready' AND player <> ? AND made <= ? AND {circle.naming}"
    yield (
        "UPDATE mailbag SET status = 'due', letter = '', lease = 0 WHERE status = 'mailed'"
        f" AND letter IN (SELECT token {ready})",
        values,
    )
    yield f"DELETE FROM letters WHERE status = 'part' AND message_id IN (SELECT message_id {ready})", values
    yield f"DELETE {ready}", values
    yield (
        f"UPDATE letters SET {_NO_TEXT} WHERE text <> '' AND player <> ? AND made <= ? AND {circle.naming}",
        (b"", *values),
    )
    yield (
        "UPDATE mailbag SET about = '{}' WHERE status IN ('mailed', 'pushed', 'dropped') AND player <> ? AND made <= ?"
        f" AND about <> '{{}}' AND {circle.naming}",
        values,
    )


def mails_of_others(circle: Circle, until: str) -> Iterator[Write]:
    """They may quote a letter that named this player."""
    yield (
        "UPDATE mails SET raw = ? WHERE status NOT IN ('new', 'waiting') AND length(raw) > 0 AND arrived <= ?"
        f" AND grant_id IN (SELECT id FROM grants WHERE {circle.naming})",
        (b"", until, *circle.of_naming),
    )


def of_name(circle: Circle, name: str, offered: Letters, now: str) -> Iterator[Write]:
    """What others said of them by name, and letters that offered to join an address to them."""
    yield (
        f"UPDATE intake {_NO_ANSWER} WHERE status <> 'open' AND game IN {circle.games}"
        f" AND ({_holds('body')} OR {_holds('verdict')})",
        (*circle.of_games, name, name),
    )
    yield (
        "UPDATE mails SET plan = '' WHERE status NOT IN ('new', 'waiting')"
        f" AND {_holds('plan')} AND grant_id IN (SELECT id FROM grants WHERE {circle.naming})",
        (name, *circle.of_naming),
    )
    letters, mailbag = (_OFFERED.format(_holds(column)) for column in ("text", "about"))
    yield f"UPDATE grants {_VOID} WHERE id IN {offered.grants}", (now, *offered.values)
    yield _blank_letters(letters), (b"", name)
    yield _blank_mailbag(mailbag), (GONE, now, name)


def _holds(column: str) -> str:
    return f"replace({column}, ?, '') <> {column}"


def _ends(column: str) -> str:
    return f"substr({column}, length({column}) - ?) = ?"


def _end(text: str) -> tuple[int, str]:
    return len(text) - 1, text
