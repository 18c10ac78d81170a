"""A game as one reader's letter needs it: gathered once, from the log and the read models."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from operator import attrgetter
from typing import Any

from msgspec import Struct, structs

from domain.game.aggregate import Game
from domain.game.history import HistoryEntry
from domain.game.names import display_name, game_name, one_line
from domain.game.table import sequels
from domain.game.time.clocks import until
from domain.kernel.art import NARROW, parts
from domain.kernel.flow import with_names
from domain.kernel.telling import Seat, Sentence, doer, in_brief, word
from domain.players.player import Player
from service.commands.sequels import rematch_of
from service.mail.outgoing.blocks import HistoryLine
from service.projections import tables
from service.queries import position
from service.queries.people import PeopleThen, as_known, people_then, seat_names
from service.store import Store, letters, talk, terms
from service.store.database import SqlRow
from service.store.pool import Head, read_head

MOST_TOLD = 40  # lines; what is older stands in the log
MOST_LINES = 5  # since the end of the reader's last turn
LONGEST = 30  # words of what one player did; the rest stands in the log
STARTED = "game.started"
OPENED = 1  # the version of the opening; who gets a letter knows that the game was opened


class LetterReader(Struct, frozen=True, kw_only=True):
    """Whom a letter goes to."""

    player: str
    name: str
    address: str
    zone: str = "UTC"
    settings: dict[str, str] = {}
    muted: frozenset[str] = frozenset()

    @property
    def pictures(self) -> bool:
        return self.settings.get("pictures", "yes") == "yes"

    @property
    def language(self) -> str:
        return self.settings.get("language", "en")


class LetterContext(Struct, frozen=True, kw_only=True, dict=True):
    game: Game
    seat: int
    names: tuple[str, ...]
    number: int
    told: tuple[HistoryLine, ...]
    older: int  # lines left out
    moved_before: bool  # `told` begins with the reader's own last move
    deadline: str | None
    pool: Head | None = None  # how far seeds are committed to
    first: int = 0  # the number of the game that this one goes back to, if it is another
    then: Game | None = None  # the game that goes on from this one
    again: Game | None = None  # the table of a rematch
    greeting: str = ""  # the host's own words, until it begins
    rest_shown: str = ""  # the mark of the rest of the picture in their last letter

    @property
    def asked(self) -> bool:
        return self.seat in self.game.asked

    @property
    def point(self) -> int:
        return self.game.asked_since[self.seat] if self.asked else 0

    @property
    def subject(self) -> str:
        """Sagrada 417: Autumn windows. The same for a game and those that go on from it: one thread."""
        return f"{self.game.title.name} {self.first or self.number}: {game_name(self.game.series)}"

    @property
    def may_say(self) -> tuple[str, ...]:
        """What this reader can answer to what follows this game, or to this one if it follows another."""
        game, player = self.game, self.game.holders[self.seat].player
        if sequels.has_rematch(game, self.again, player):
            return (sequels.REMATCH,)
        return sequels.words(game, game if game.phase == "open" else self.then, player)

    @cached_property
    def view(self) -> dict[str, Any]:
        return with_names(self.game.title.view(self.game.state, self.seat), self.names)

    @cached_property
    def boards(self) -> tuple[str, ...]:
        """Of the reader's own place first, then of the rest of the table."""
        return tuple(parts(self.game.title.svg(self.view, NARROW)).values())

    @property
    def waiting_for(self) -> tuple[str, ...]:
        return tuple(self.names[seat] for seat in self.game.asked if seat != self.seat)


def reader_of(player: Player, confirmed_only: bool = True) -> LetterReader | None:
    """None: no address of this player is confirmed."""
    known = sorted(player.addresses, key=lambda each: not each[1])
    address = next((address for address, confirmed in known if confirmed or not confirmed_only), None)
    if address is None:
        return None
    return LetterReader(
        player=player.id, name=display_name(player.name), address=address, zone=player.zone, settings=player.settings,
        muted=player.muted,
    )  # fmt: skip


def without_address(player: Player) -> LetterReader:
    """Whom no letter reaches, and a push may."""
    return LetterReader(
        player=player.id, name=display_name(player.name), address="", zone=player.zone, settings=player.settings,
        muted=player.muted,
    )  # fmt: skip


def letter_context(store: Store, game_id: str, seat: int) -> LetterContext | None:
    """None: the read models do not know the game yet."""
    game = position.loaded(store, game_id)
    taken = game.parts[seat].version
    outline = position.outline(store, game_id, taken, game.version)
    last = turn_before([each for each in outline if each.version > taken], seat)
    events = store.games.recorded(game_id) if any(part.late for part in game.parts) else []  # seats changed hands
    with store.db.read() as session:
        reader, table = game.holders[seat].player, tables.table(session, game_id)
        names = tuple(as_known(session, game, seat_names(session, game), reader))
        people = people_then(session, events, names)
        said = talk.in_letters(session, game_id)
        pool = read_head(session)
        first = tables.table(session, game.series) if game.after else table
        greeting = terms.greeting(session, game) if game.phase == "open" else ""
        rest_shown = shown_in(letters.last_raw(session, reader, game_id, seat)) if reader else ""
    if table is None or first is None:
        return None
    history = position.history(store, game_id, seat, max(last - 1, OPENED), game.version)
    # what was said with the reader's own last move came a little before it
    since = next((each.at for each in outline if each.version == last - 1), "")
    lines = tuple(_lines(history, [row for row in said if row["at"] >= since], people, game, seat))
    return LetterContext(
        game=game, seat=seat, names=names, number=table["number"], told=lines[-MOST_TOLD:],
        older=max(0, len(lines) - MOST_TOLD), moved_before=last > 0, deadline=until(game, seat),
        pool=pool, first=first["number"],
        then=position.found(store, sequels.following(game_id)) if game.closed else None,
        again=position.found(store, rematch_of(store, game)) if game.closed and game.state is not None else None,
        greeting=greeting, rest_shown=rest_shown,
    )  # fmt: skip


def shown_in(raw: bytes) -> str:
    """The mark of the rest of the picture that a letter showed, or told to be as before."""
    found = _SHOWN.search(raw[:MOST_HEADERS])
    return found[1].decode() if found else ""


_SHOWN = re.compile(rb"^X-Posthorn-Shown: ([0-9a-f]{16})\r?$", re.MULTILINE)
MOST_HEADERS = 8192  # bytes, in which the header stands


def turn_before(outline: Iterable[HistoryEntry], seat: int) -> int:
    """The first move of the reader's turn before this one: what they do now is told with what came between. Without
    others between, their last move.
    """
    moves = [each for each in outline if each.kind == "game.moved" and not each.undone]
    turns = [[each.version for each in turn] for who, turn in groupby(moves, attrgetter("seat")) if who == seat]
    if not turns:
        return 0
    if moves[-1].seat != seat:
        return turns[-1][0]
    return turns[-2][0] if len(turns) > 1 else turns[-1][-1]


def _lines(
    history: list[HistoryEntry], said: list[SqlRow], people: PeopleThen, game: Game, seat: int
) -> Iterator[HistoryLine]:
    """What happened and what was said, in the order of time; named by who sat there then."""
    start = next((each.version for each in history if each.kind == STARTED), 0)
    turns, mover = 0, None
    found: list[tuple[str, HistoryLine]] = []
    for each in history:
        turns, mover = turns + (each.seat != mover), each.seat
        for sentence in each.told:
            near = nearness(sentence, seat, each.seat, each.version >= start)
            line = told_line(sentence, people.at(each.version), game.title.brief, seat, near, turns)
            found.append((each.at, structs.replace(line, undone=each.undone)))
    found += [(row["at"], _words(row, people.names, game)) for row in said]
    found.sort(key=lambda line: line[0])
    return (line for _, line in found)


def told_line(
    sentence: Sentence, names: Sequence[str], brief: Mapping[str, str], reader: int, near: int, turn: int
) -> HistoryLine:
    seat = doer(sentence, brief)
    who = names[seat] if seat is not None and seat < len(names) else ""
    if seat == reader and sentence.template in brief:  # in words that fit every person
        who = Sentence.of("You").text()
    said = in_brief(sentence, names, brief) if who else ""
    return HistoryLine(sentence.text(names), near=near, who=who, brief=said, turn=turn)


def _words(row: SqlRow, names: tuple[str, ...], game: Game) -> HistoryLine:
    words = " ".join(one_line(row["words"]).split())
    seats = game.seats_of(row["player"])
    who = names[seats[0]] if seats else display_name(row["name"] or "") or "Somebody"
    text = Sentence.of('{who} says: "{words}"', who=who, words=words).text()
    return HistoryLine(text, near=2, who=Sentence.of("{who} says", who=who).text(), brief=f'"{words}"')


def nearness(sentence: Sentence, reader: int, actor: int | None, begun: bool) -> int:
    """How much a sentence concerns a reader, as `HistoryLine.near` says it."""
    names_reader = any(isinstance(part, Seat) and part.number == reader for _, part in sentence.parts)
    if not begun or (actor == reader and names_reader):
        return 0
    return 2 if names_reader else 1


def in_few_lines(lines: Sequence[HistoryLine]) -> tuple[HistoryLine, ...]:
    """At most five: what all said and did, each player in one line; then what nobody did, the latest, each once."""
    grouped: dict[object, list[HistoryLine]] = {}
    for line in lines:
        grouped.setdefault((line.who, line.undone, "" if line.who else line.text), []).append(line)
    made = [_together(group) for group in grouped.values()]
    ranked = sorted(enumerate(made), key=lambda each: (-_rank(each[1]), -each[0]))[:MOST_LINES]
    return tuple(line for n, line in sorted(ranked, key=lambda each: (each[1].near != 2, each[0])))


def _rank(line: HistoryLine) -> int:
    """Which lines are told if there are too many."""
    return 3 if line.near == 2 else 2 if line.who else line.near


def _together(group: list[HistoryLine]) -> HistoryLine:
    first = group[0]
    if not first.who:
        return first
    turns = (", ".join(_briefs(turn)) for _, turn in groupby(group, key=lambda line: line.turn))
    told = "; ".join(filter(None, turns)) or word("passed")
    words = told.split()
    told = " ".join(words[:LONGEST]).rstrip(",;:") + " ..." if len(words) > LONGEST else f"{told}."
    near = max(line.near for line in group)
    return HistoryLine(f"{first.who}: {told}", first.undone, near, who=first.who)


def _briefs(turn: Iterable[HistoryLine]) -> Iterable[str]:
    return (line.brief for line in turn if line.brief)
