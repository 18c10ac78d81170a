"""Letters of an example game, by the writers of all letters: an invitation, a turn, the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from domain.game import events as ev
from domain.game.events import Cause, Holder, Pooled
from domain.game.history import told
from domain.game.requests import BOT
from domain.game.time.pace import PRESETS
from domain.game.writer import Ledger, Stamp
from domain.titles.shelf import titles
from service.commands.plan import ANSWERS
from service.mail.outgoing.blocks import HistoryLine
from service.mail.outgoing.kinds import WRITERS, LetterRequest
from service.mail.outgoing.letter_context import Reader, Scene
from service.mail.outgoing.letter_requests import SIGNED_IN
from service.mail.outgoing.parsing import parses_in
from service.mail.outgoing.site import Site
from service.mail.outgoing.text import text_of
from service.projections.deadlines import until
from service.queries.choices import Choices, choices
from service.store.tokens import Tokens

KINDS = {"invited": "An invitation", "turn": "A turn", "over": "The end"}
PEOPLE = ("Ann", "Bert", "Cleo", "Dora", "Emil", "Flora", "Gus", "Hanna")
MOVES = 16  # after them no other turn is shown
_READER = 1  # Bert; Ann has invited him
_AT = "2026-11-18T12:00:00.000000Z"
_SEED = b"a game to show its letters"
_HASH = "0" * 64
_OPENS_NOTHING = Tokens(0, *["of-your-letter"] * 6)
assert SIGNED_IN  # with their letters, when they are imported


def examples(title_id: str, url: str) -> list[tuple[str, str]]:
    """What each is, and its text."""
    return list(_examples(title_id, url))


@lru_cache(maxsize=16)
def _examples(title_id: str, url: str) -> tuple[tuple[str, str], ...]:
    found = {kind: _text(kind, scene, Site.at(url)) for kind, scene in _scenes(title_id)}
    return tuple((name, found[kind]) for kind, name in KINDS.items() if kind in found)


def _scenes(title_id: str) -> Iterator[tuple[str, Scene]]:
    """Of one game: before it begins, after some moves, at its end."""
    title = titles[title_id]
    ledger = Ledger(None, _SEED, Stamp(_AT, Cause("example")), Pooled(417, _HASH, "", 417, _HASH))
    guest = Holder(player=PEOPLE[_READER])
    free = (Holder(bot=BOT),) * (max(2, title.seats[0]) - 2)
    ledger.open("gexamplegames", title, title.read({}), (Holder(), guest, *free), PEOPLE[0], PRESETS["steady"])
    ledger.seat(0, Holder(player=PEOPLE[0]))
    for seat in range(2, len(ledger.now.holders)):
        ledger.seat(seat, Holder(bot=BOT))
    yield "invited", _scene(ledger, 0)
    ledger.seat(_READER, guest)
    last = moves = 0
    while ledger.now.phase == "running":
        game, asked = ledger.now, ledger.now.asked
        if moves <= MOVES and _READER in asked:
            turn = _scene(ledger, last)
        seat = asked[0]
        ledger.move(seat, title.bot(game.state, seat, ledger.bot_luck()), "")
        moves, last = moves + 1, game.version if seat == _READER else last
    yield "turn", turn
    yield "over", _scene(ledger, last)


def _scene(ledger: Ledger, since: int) -> Scene:
    game, names = ledger.now, PEOPLE[: ledger.now.seats]
    happened = (event for event in ledger.events[since:] if not isinstance(event, ev.Opened | ev.Seated | ev.Closed))
    lines = [
        HistoryLine(sentence.text(names)) for event in happened for sentence in told(game.title, event, _READER).told
    ]
    return Scene(
        game=game, seat=_READER, names=names, number=game.pool.number if game.pool else 0, told=tuple(lines[-12:]),
        older=max(0, len(lines) - 12), moved_before=since > 0,
        deadline=until(game, _READER) if game.phase == "running" else None,
    )  # fmt: skip


def _text(kind: str, scene: Scene, site: Site) -> str:
    title, state = scene.game.title, scene.game.state
    offered = Choices(ANSWERS) if kind == "invited" else Choices(())
    if kind == "turn":
        offered = choices(title, state, _READER)
    people = [Reader(player=name, name=name, address=f"{name.casefold()}@mail.example") for name in PEOPLE[:2]]
    request = LetterRequest(
        kind=kind, reader=people[_READER], host=people[0], site=site, now=_AT, scene=scene, offered=offered
    )
    return text_of(WRITERS[kind](request, _OPENS_NOTHING), parses_in(title.id))
