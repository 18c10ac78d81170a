"""Letters of an example game, by the writers of all letters: an invitation, a turn, the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from domain.game import events as ev
from domain.game.events import Cause, Holder, Pooled
from domain.game.history import narrate
from domain.game.requests import BOT
from domain.game.time.clocks import until
from domain.game.time.pace import PRESETS
from domain.game.writer import Context, Writer
from domain.kernel.telling import word
from domain.titles.shelf import titles
from service.commands.plan import ANSWERS
from service.mail.outgoing.blocks import HistoryLine
from service.mail.outgoing.kinds import WRITERS, LetterRequest
from service.mail.outgoing.letter_context import LetterContext, LetterReader
from service.mail.outgoing.letter_requests import SIGNED_IN
from service.mail.outgoing.site import Site
from service.mail.outgoing.text import parses_in, text_of
from service.queries.choices import Choices, choices
from service.store.grants import Tokens
from service.web import languages

KINDS = {"invited": "An invitation", "turn": "A turn", "over": "The end"}
PEOPLE = ("Ann", "Bert", "Cleo", "Dora", "Emil", "Flora", "Gus", "Hanna")
MOVES = 16  # after them no other turn is shown
_READER = 1  # Bert; invited by Ann
_AT = "2026-11-18T12:00:00.000000Z"
_SEED = b"a game to show its letters"
_HASH = "0" * 64
_OPENS_NOTHING = Tokens(0, *["of-your-letter"] * 6)
assert SIGNED_IN  # with their letters, when they are imported


def examples(title_id: str, url: str) -> list[tuple[str, str]]:
    """What each is, and its text."""
    return [(word(name), text) for name, text in _examples(title_id, url, languages.current())]


@lru_cache(maxsize=32)
def _examples(title_id: str, url: str, language: str) -> tuple[tuple[str, str], ...]:
    found = {kind: _text(kind, context, Site.of_url(url)) for kind, context in _scenes(title_id)}
    return tuple((name, found[kind]) for kind, name in KINDS.items() if kind in found)


def _scenes(title_id: str) -> Iterator[tuple[str, LetterContext]]:
    """Of one game: before it begins, after some moves, at its end."""
    title = titles[title_id]
    writer = Writer(None, _SEED, Context(_AT, Cause("example")), Pooled(417, _HASH, "", 417, _HASH))
    guest = Holder(player=PEOPLE[_READER])
    free = (Holder(bot=BOT),) * (max(2, title.seats[0]) - 2)
    writer.open("gexamplegames", title, title.read({}), (Holder(), guest, *free), PEOPLE[0], PRESETS["steady"])
    writer.seat(0, Holder(player=PEOPLE[0]))
    for seat in range(2, len(writer.now.holders)):
        writer.seat(seat, Holder(bot=BOT))
    yield "invited", _context(writer, 0)
    writer.seat(_READER, guest)
    last = moves = 0
    while writer.now.phase == "running":
        game, asked = writer.now, writer.now.asked
        if moves <= MOVES and _READER in asked:
            turn = _context(writer, last)
        seat = asked[0]
        writer.move(seat, title.bot(game.state, seat, writer.bot_luck()), "")
        moves, last = moves + 1, game.version if seat == _READER else last
    yield "turn", turn
    yield "over", _context(writer, last)


def _context(writer: Writer, since: int) -> LetterContext:
    game, names = writer.now, PEOPLE[: writer.now.seats]
    happened = (event for event in writer.events[since:] if not isinstance(event, ev.Opened | ev.Seated | ev.Closed))
    lines = [
        HistoryLine(sentence.text(names)) for event in happened for sentence in narrate(game.title, event, _READER).told
    ]
    return LetterContext(
        game=game, seat=_READER, names=names, number=game.pool.number if game.pool else 0, told=tuple(lines[-12:]),
        older=max(0, len(lines) - 12), moved_before=since > 0,
        deadline=until(game, _READER) if game.phase == "running" else None,
    )  # fmt: skip


def _text(kind: str, context: LetterContext, site: Site) -> str:
    title, state = context.game.title, context.game.state
    offered = Choices(ANSWERS) if kind == "invited" else Choices(())
    if kind == "turn":
        offered = choices(title, state, _READER)
    people = [LetterReader(player=name, name=name, address=f"{name.casefold()}@mail.example") for name in PEOPLE[:2]]
    request = LetterRequest(
        kind=kind, reader=people[_READER], host=people[0], site=site, now=_AT, scene=context, offered=offered
    )
    return text_of(WRITERS[kind](request, _OPENS_NOTHING), parses_in(title.id))
